"""What a figure of the witness is worth at home."""

from __future__ import annotations

from carcassonne.ai.thought.box_knowledge import BoxKnowledge, Weight
from carcassonne.boxes.first_witness import thought

PART = BoxKnowledge(
    weights={"first_witness_stock": Weight(thought.STOCK, 0.0, lambda rules: rules.first_witness)},
)
