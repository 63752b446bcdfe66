"""The examples of goods, builders and pigs on the rules page of the Big Box."""

from __future__ import annotations

from carcassonne.server.site.rule_examples import BoxExamples, RuleExample

PART = BoxExamples(
    name="traders_builders",
    presets=("big-box",),
    examples=(
        # The points are the knight's, the wine goes to whoever laid the last tile (T06).
        RuleExample(
            "goods",
            2,
            "TB15@0,0 E@-1,0r1 | 1:0,0/city/E | hand=E",
            ("E 1,0 r3", "-"),
            (0, 6),
            shown=1,
            lit=(0, 0, "city", "E"),
        ),
        # The builder's road grows: a second tile (T01).
        RuleExample(
            "builder",
            2,
            "W@0,0 U@1,0 U@2,0 | 0:1,0/road/E 0:2,0/road/E=builder | hand=V",
            ("V 3,0", "-"),
            shown=1,
            lit=(1, 0, "road", "E"),
        ),
        # A tie in the field: 4 a city with a pig, 3 without (T12).
        RuleExample(
            "farm-pig",
            2,
            "E@0,0 E@0,-1r2 B@1,0 B@2,0 | 0:0,0/field/EL 0:1,0/field/NL=pig 1:2,0/field/NL | phase=follower deck=-",
            ("-",),
            (4, 3),
            lit=(0, 0, "field", "EL"),
        ),
    ),
)
