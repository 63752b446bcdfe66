"""The examples of ferries on the page of rules."""

from __future__ import annotations

from carcassonne.server.site.rule_examples import BoxExamples, RuleExample

PART = BoxExamples(
    name="ferries",
    presets=("modern",),
    examples=(
        # The ferry completes red's road of four tiles (Y01).
        RuleExample(
            "ferry",
            2,
            "W@0,0 U@1,0 B@1,1 B@2,1 B@3,1 W@3,0r2 | 0:1,0/road/E | hand=FE02",
            ("FE02 2,0 r2", "-", "ferry 2,0 E-W"),
            (4, 0),
            shown=1,
            options="ferries=true",
            lit=(1, 0, "road", "E"),
        ),
        # Red moves the ferry away: what is left of the road has three tiles and pays blue (Y04).
        RuleExample(
            "ferry-cuts",
            2,
            "W@0,0 U@1,0 FE02@2,0r2 U@3,0 | 1:1,0/road/E | hand=U ferries=2,0:E-W",
            ("U 4,0", "-", "ferry 2,0 N-E"),
            (0, 3),
            shown=1,
            options="ferries=true",
            lit=(1, 0, "road", "E"),
        ),
    ),
)
