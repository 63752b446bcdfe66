"""The examples of abbots and gardens on the rules page of the Big Box."""

from __future__ import annotations

from carcassonne.server.site.rule_examples import BoxExamples, RuleExample

PART = BoxExamples(
    name="abbot",
    presets=("big-box",),
    examples=(
        # Only an abbot may go into the garden (M01, M10).
        RuleExample("abbot", 2, "B@0,0 | hand=EG", ("EG 1,0",), shown=1),
        # Taken back from a garden: 1 and 3 for the tiles around it (M06).
        RuleExample(
            "abbot-back",
            2,
            "IG@0,0 E@0,-1r2 E@-1,0r1 | 0:0,0/garden=abbot | hand=B",
            ("B 1,0", "take abbot"),
            (4, 0),
            shown=1,
            lit=(0, 0, "garden", ""),
        ),
    ),
)
