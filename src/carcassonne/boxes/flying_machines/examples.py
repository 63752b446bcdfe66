"""The examples of flights on the page of rules."""

from __future__ import annotations

from carcassonne.server.site.rule_examples import BoxExamples, RuleExample

PART = BoxExamples(
    name="flying_machines",
    presets=("modern",),
    examples=(
        # The die shows 1: red lands on blue's road (F01).
        RuleExample(
            "flight",
            2,
            "D@0,0 E@0,-1r2 FM03@1,0 FM07@2,0 FM02@2,1r1 | 1:2,0/road/N | phase=landing flying=follower rolled=1",
            ("thief 2,0 N",),
            (0, 0),
            lit=(2, 0, "road", "N"),
            options="flying_machines=true",
        ),
        # Red and blue have a knight each in the city that red completes.
        RuleExample(
            "flight-shared",
            2,
            "G@0,0 E@-1,0r1 FM02@0,1r1 | 0:0,0/city/E 1:0,0/city/E | hand=E",
            ("E 1,0 r3", "-"),
            (6, 6),
            shown=1,
            lit=(0, 0, "city", "E"),
            options="flying_machines=true",
        ),
    ),
)
