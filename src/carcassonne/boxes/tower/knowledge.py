"""What players know of towers: how often a ransom is paid, and what it costs to stand where a tower reaches next."""

from __future__ import annotations

from carcassonne.ai.thought.box_knowledge import BoxKnowledge, Weight
from carcassonne.boxes.tower import thought

PART = BoxKnowledge(
    alone="tower",
    weights={
        "ransom": Weight(thought.RANSOM, 0.5, lambda rules: rules.towers),
        "tower_danger": Weight(thought.DANGER, 0.5, lambda rules: rules.towers),
    },
)
