"""The examples of mage and witch on the page of rules."""

from __future__ import annotations

from carcassonne.server.site.rule_examples import BoxExamples, RuleExample

PART = BoxExamples(
    name="mage_witch",
    presets=("modern",),
    examples=(
        # Blue's city has three tiles and a pennant: the mage brings three more points (H01).
        RuleExample(
            "mage",
            2,
            "F@0,0 E@-1,0r1 | 1:0,0/city/E | hand=E mage=0,0/city/E",
            ("E 1,0 r3", "-"),
            (0, 11),
            shown=1,
            options="mage_witch=true",
            lit=(0, 0, "city", "E"),
        ),
        # Red's road of three tiles would bring three points; the witch leaves two (H02).
        RuleExample(
            "witch",
            2,
            "W@0,0 U@1,0 | 0:1,0/road/E | hand=W witch=0,0/road/E",
            ("W 2,0 r2", "-"),
            (2, 0),
            shown=1,
            options="mage_witch=true",
            lit=(1, 0, "road", "E"),
        ),
    ),
)
