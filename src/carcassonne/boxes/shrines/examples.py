"""The examples of shrines on the page of rules."""

from __future__ import annotations

from carcassonne.server.site.rule_examples import BoxExamples, RuleExample

PART = BoxExamples(
    name="shrines",
    presets=("modern",),
    examples=(
        # Red completes the shrine: blue's monk at (0, 1) goes home with nothing (S03).
        RuleExample(
            "challenge",
            2,
            "SH01@0,0 E@0,-1 E@-1,-1 E@1,-1 E@-1,0r3 E@1,0r1 B@0,1 E@-1,1r3 | 0:0,0/shrine 1:0,1/cloister | hand=E",
            ("E 1,1 r1", "-"),
            (9, 0),
            shown=1,
            options="shrines=true",
            lit=(0, 0, "shrine", ""),
        ),
        # Both are completed by one tile: both pay (S05).
        RuleExample(
            "challenge-drawn",
            2,
            "SH01@0,0 E@0,-1 E@-1,-1 E@1,-1 E@-1,0r3 E@1,0r1 B@0,1 E@-1,1r3 E@-1,2r2 E@0,2r2 E@1,2r2"
            " | 0:0,0/shrine 1:0,1/cloister | hand=E",
            ("E 1,1 r1", "-"),
            (9, 9),
            shown=1,
            options="shrines=true",
            lit=(0, 0, "shrine", ""),
        ),
    ),
)
