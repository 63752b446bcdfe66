"""The examples of abbey, mayor, wagon and barn on the page of rules."""

from __future__ import annotations

from carcassonne.server.site.rule_examples import BoxExamples, RuleExample

PART = BoxExamples(
    name="abbey_mayor",
    presets=("abbey-mayor",),
    examples=(
        # The abbey ends red's city and blue's road (J01).
        RuleExample(
            "abbey",
            2,
            "B@0,0 B@0,-1 E@1,-1r2 B@2,-1 A@2,0r1 B@0,1 B@1,1 | 0:1,-1/city/S 1:2,0/road/W | phase=tile deck=1V",
            ("abbey 1,0", "-"),
            (2, 1),
        ),
        # With two pennants the mayor beats blue's knight (J05).
        RuleExample(
            "mayor",
            2,
            "AM01@0,0 E@0,-1r2 E@-1,0r1 E@0,1 | 0:0,0/city/N=mayor 1:0,1/city/N | hand=E",
            ("E 1,0 r3", "-"),
            (14, 0),
            lit=(0, 0, "city", "N"),
        ),
        # The wagon goes on to a cloister across a field (J07).
        RuleExample(
            "wagon",
            2,
            "A@0,0r3 B@0,1 B@1,1 | 0:0,0/road/E=wagon | hand=A",
            ("A 1,0 r1", "-", "go 1,1 monk"),
            (2, 0),
            shown=1,
        ),
        # The barn pays blue's farmer, and he goes home (J13).
        RuleExample(
            "barn",
            2,
            "B@0,0 E@1,0 E@1,-1r2 B@0,1 | 1:0,0/field/NL | hand=B",
            ("B 1,1", "barn NW"),
            (0, 3),
        ),
    ),
)
