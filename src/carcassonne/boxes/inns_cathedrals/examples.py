"""The examples of inns, cathedrals and large followers on the rules page of the Big Box."""

from __future__ import annotations

from carcassonne.server.site.rule_examples import BoxExamples, RuleExample

PART = BoxExamples(
    name="inns_cathedrals",
    presets=("big-box",),
    examples=(
        # Three tiles with an inn, 2 each (I01).
        RuleExample(
            "inn",
            2,
            "W@0,0 IC15@1,0 | 0:1,0/road/E | hand=W",
            ("W 2,0", "-"),
            (6, 0),
            shown=1,
            lit=(1, 0, "road", "E"),
        ),
        # Five tiles with a cathedral, 3 each (I05).
        RuleExample(
            "cathedral",
            2,
            "IC01@0,0 E@0,-1r2 E@0,1 E@-1,0r1 | 0:0,-1/city/S | hand=E",
            ("E 1,0 r3", "-"),
            (15, 0),
            shown=1,
            lit=(0, 0, "city", "N"),
        ),
        # A large follower outnumbers an ordinary one (I09).
        RuleExample(
            "large",
            2,
            "G@0,0 E@-1,0r1 E@0,1r2 E@1,1r2 E@2,1r2 E@2,0r3 | 0:-1,0/city/E=large 1:2,0/city/W | hand=F",
            ("F 1,0", "-"),
            (10, 0),
            shown=1,
            lit=(0, 0, "city", "E"),
        ),
    ),
)
