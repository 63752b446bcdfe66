"""The examples of crop circles on the page of rules."""

from __future__ import annotations

from carcassonne.server.site.rule_examples import BoxExamples, RuleExample

ROADS = "D@0,0 U@1,0 V@-1,0r3 | 1:0,0/road/E 0:1,0/road/E | hand=CC01"

PART = BoxExamples(
    name="crop_circles",
    presets=("modern",),
    examples=(
        # Red chooses to add; blue does, red does not: the road is blue's (O01).
        RuleExample(
            "circle-add",
            2,
            ROADS,
            ("CC01 0,1", "-", "circle add", "thief 0,0 E", "-"),
            (0, 0),
            shown=5,
            options="crop_circles=true",
            lit=(0, 0, "road", "E"),
        ),
        # Red chooses to remove: both thieves go home (O02).
        RuleExample(
            "circle-remove",
            2,
            ROADS,
            ("CC01 0,1", "-", "circle remove", "take 0,0 road E", "take 1,0 road E"),
            (0, 0),
            shown=2,
            options="crop_circles=true",
            lit=(0, 0, "road", "E"),
        ),
    ),
)
