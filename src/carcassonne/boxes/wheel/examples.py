"""The examples on the rules page of the Wheel of Fortune."""

from __future__ import annotations

from carcassonne.server.site.rule_examples import BoxExamples, RuleExample

PART = BoxExamples(
    name="wheel",
    presets=("wheel-of-fortune",),
    examples=(
        # The start board, and the places where a first follower may stand, crown spaces among them.
        RuleExample("wheel", 2, "hand=W17", ("W17 4,0 r3",), shown=1),
        # Tax: two knights and one pennant for red, one knight for blue (X51).
        RuleExample(
            "tax",
            2,
            "W15@-1,0 W17@-2,0r1 W08@1,4 | 0:-1,0/city/E 0:-2,0/city/E 1:1,4/city/N",
            ("draw W29:1",),
            (6, 2),
        ),
        # The pig stops on famine: its crown space pays 3, and the follower comes home (X58).
        RuleExample("crown", 2, "W17@4,0r3 | 0:crown/famine 1:crown/storm | pig=tax", ("draw W31:1",), (3, 0)),
    ),
)
