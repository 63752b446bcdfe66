"""What players know of the wheel of fortune: its tiles, what the pig brings, what a crown space is worth."""

from __future__ import annotations

from carcassonne.ai.thought.box_knowledge import BoxKnowledge, Weight
from carcassonne.boxes.wheel import thought

PART = BoxKnowledge(
    families={"wheel": lambda rules: rules.wheel},
    weights={
        "wheel_income": Weight(thought.W_WHEEL_INCOME, 0.5, lambda rules: rules.wheel),
        "crown": Weight(thought.W_CROWN, 1.0, lambda rules: rules.wheel),
    },
)
