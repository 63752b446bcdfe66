"""What players know of the abbot: what he is worth in reserve, and that he may come back to it."""

from __future__ import annotations

from carcassonne.ai.thought.box_knowledge import BoxKnowledge, Weight
from carcassonne.boxes.abbot import thought

PART = BoxKnowledge(
    weights={
        "abbot_stock": Weight(thought.W_ABBOT_STOCK, 4.0, lambda rules: rules.abbots),
        "abbot_free": Weight(thought.W_ABBOT_FREE, 0.5, lambda rules: rules.abbots),
    },
)
