"""What players know of the base game: one family for each way to score fields."""

from __future__ import annotations

from carcassonne.ai.thought.box_knowledge import BoxKnowledge

PART = BoxKnowledge(
    families={
        "base": lambda rules: rules.field_scoring != "per_city_4",
        "first_edition": lambda rules: rules.field_scoring == "per_city_4",
    }
)
