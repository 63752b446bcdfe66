"""What players know of challenges: how much of what a rival could take counts as lost."""

from __future__ import annotations

from carcassonne.ai.thought.box_knowledge import BoxKnowledge, Weight
from carcassonne.boxes.shrines import thought

PART = BoxKnowledge(weights={"challenge": Weight(thought.CHALLENGE, 0.8, lambda rules: rules.shrines)})
