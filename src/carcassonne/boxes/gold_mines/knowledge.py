"""What players know of gold: how much of what lies on a tile an owner may expect."""

from __future__ import annotations

from carcassonne.ai.thought.box_knowledge import BoxKnowledge, Weight
from carcassonne.boxes.gold_mines import thought

PART = BoxKnowledge(alone="minis", weights={"gold": Weight(thought.GOLD, 0.7, lambda rules: rules.gold_mines)})
