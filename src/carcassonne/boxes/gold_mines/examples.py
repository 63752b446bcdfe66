"""The examples of gold on the page of rules."""

from __future__ import annotations

from carcassonne.server.site.rule_examples import BoxExamples, RuleExample

PART = BoxExamples(
    name="gold_mines",
    presets=("modern",),
    examples=(
        # Blue's city has three ingots: they go to blue, though red lays the tile (G03).
        RuleExample(
            "gold",
            2,
            "G@0,0 E@-1,0r1 | 1:0,0/city/E | hand=E gold=0,0:2/-1,0:1",
            ("E 1,0 r3", "-"),
            (0, 6),
            shown=1,
            options="gold_mines=true",
            lit=(0, 0, "city", "E"),
        ),
        # Both own the city, red is on turn: red takes two of three (G06).
        RuleExample(
            "gold-shared",
            2,
            "G@0,0 E@-1,0r1 | 0:-1,0/city/E 1:0,0/city/E | hand=E gold=0,0:3",
            ("E 1,0 r3", "-"),
            (6, 6),
            shown=1,
            options="gold_mines=true",
            lit=(0, 0, "city", "E"),
        ),
    ),
)
