"""What players know of king and robber baron: what a finished city or road is worth to whoever holds the card."""

from __future__ import annotations

from carcassonne.ai.thought.box_knowledge import BoxKnowledge, Weight
from carcassonne.boxes.king_robber import thought

PART = BoxKnowledge(
    alone="minis",
    weights={
        "king": Weight(thought.KINGS, 1.0, lambda rules: rules.king),
        "robber_baron": Weight(thought.BARONS, 1.0, lambda rules: rules.robber_baron),
    },
)
