"""What players know: how much of what the dragon can reach is as good as lost, what the fairy's company is worth."""

from __future__ import annotations

from carcassonne.ai.thought.box_knowledge import BoxKnowledge, Weight
from carcassonne.boxes.princess_dragon import thought

PART = BoxKnowledge(
    alone="dragon",
    weights={
        "dragon": Weight(thought.DRAGONS, 0.5, lambda rules: rules.dragon),
        "fairy": Weight(thought.FAIRIES, 0.8, lambda rules: rules.fairy),
    },
)
