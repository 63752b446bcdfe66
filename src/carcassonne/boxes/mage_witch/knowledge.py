"""What players know of mage and witch: how much they expect of them."""

from __future__ import annotations

from carcassonne.ai.thought.box_knowledge import BoxKnowledge, Weight
from carcassonne.boxes.mage_witch import thought

PART = BoxKnowledge(alone="minis", weights={"magic": Weight(thought.MAGIC, 1.0, lambda rules: rules.mage_witch)})
