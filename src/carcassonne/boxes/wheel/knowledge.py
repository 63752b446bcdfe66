"""What players know of the wheel of fortune: its tiles, what the pig brings, what a crown space is worth."""

from __future__ import annotations

from carcassonne.ai.players.families import BoxKnowledge

PART = BoxKnowledge(
    families={"wheel": lambda rules: rules.wheel},
    weights={"wheel_income": lambda rules: rules.wheel, "crown": lambda rules: rules.wheel},
)
