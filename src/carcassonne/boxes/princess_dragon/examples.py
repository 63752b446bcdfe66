"""The examples of dragon, fairy, princess and portal on the page of rules."""

from __future__ import annotations

from carcassonne.server.site.rule_examples import BoxExamples, RuleExample

BOX = "princess_dragon=true"

PART = BoxExamples(
    name="princess_dragon",
    presets=("modern", "dragon"),
    examples=(
        # The dragon eats the knight of the city that red has just completed (P06).
        RuleExample(
            "dragon",
            2,
            "E@0,0 B@1,0 | 1:0,0/city/N | hand=PD04 dragon=1,0",
            ("PD04 0,-1 r2", "-", "dragon W", "dragon N"),
            (0, 0),
            shown=3,
            options=BOX,
        ),
        # Red's road pays 2, and the fairy beside the thief 3 (P17).
        RuleExample(
            "fairy",
            2,
            "W@0,0 | 0:0,0/road/E | hand=W fairy=0:0,0/road/E",
            ("W 1,0 r1", "-"),
            (5, 0),
            shown=1,
            options=BOX,
            lit=(0, 0, "road", "E"),
        ),
        # The princess sends the knight away before the city is scored (P09).
        RuleExample(
            "princess",
            2,
            "E@0,0 | 1:0,0/city/N | hand=PD09",
            ("PD09 0,-1 r2", "princess 0,0 city N 1"),
            (0, 0),
            shown=1,
            options=BOX,
            lit=(0, 0, "city", "N"),
        ),
        # From the portal a follower goes to the field on the other side of the road (P11).
        RuleExample(
            "portal",
            2,
            "D@0,0 U@1,0 | | hand=PD02",
            ("PD02 2,0", "farmer 0,0 ER"),
            (0, 0),
            options=BOX,
            lit=(0, 0, "field", "ER"),
        ),
    ),
)
