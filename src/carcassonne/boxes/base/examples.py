"""The examples on the rules page of the base game."""

from __future__ import annotations

from carcassonne.server.site.rule_examples import BoxExamples, RuleExample

FIRST_EDITIONS = ("first-edition-nl", "first-edition-da")

PART = BoxExamples(
    name="base",
    presets=("modern", *FIRST_EDITIONS),
    examples=(
        # Where a curve may go beside the start tile and its neighbours.
        RuleExample("laying", 2, "D@0,0 U@1,0 E@0,-1r2 E@0,1r2 | hand=V"),
        # Knight, thief, monk and farmer, each at home.
        RuleExample(
            "roles", 2, "D@0,0 A@1,0r1 V@-1,0r3 E@0,1r2 | 0:0,0/city/N 0:-1,0/road/E 1:1,0/cloister 1:0,0/field/EL"
        ),
        # The city is red's already: blue's new tile joins it and may take the field only (X06).
        RuleExample("occupied", 2, "R@0,0 E@-1,0r1 | 0:0,0/city/N | turn=1 hand=E", ("E 0,-1 r2",), shown=1),
        # A road of four tiles between two crossings (X12).
        RuleExample(
            "road",
            2,
            "W@0,0 U@1,0 U@2,0 | 0:1,0/road/E | hand=W",
            ("W 3,0", "-"),
            (4, 0),
            shown=1,
            lit=(1, 0, "road", "E"),
        ),
        # The smallest city: 4, in the first editions 2 (X24–X26).
        RuleExample(
            "small-city",
            2,
            "D@0,0 | 0:0,0/city/N | hand=E",
            ("E 0,-1 r2", "-"),
            (4, 0),
            shown=1,
            points_in=dict.fromkeys(FIRST_EDITIONS, (2, 0)),
            lit=(0, 0, "city", "N"),
        ),
        # Three tiles and a pennant (X19).
        RuleExample(
            "city",
            2,
            "F@0,0 E@-1,0r1 | 0:0,0/city/E | hand=E",
            ("E 1,0 r3", "-"),
            (8, 0),
            shown=1,
            lit=(0, 0, "city", "E"),
        ),
        # The eighth neighbour completes the cloister (X29).
        RuleExample(
            "cloister",
            2,
            "B@0,0 E@0,-1 E@-1,-1 E@1,-1 E@-1,0r3 E@1,0r1 U@0,1 V@-1,1r3 | 0:0,0/cloister | hand=V",
            ("V 1,1", "-"),
            (9, 0),
            shown=1,
            lit=(0, 0, "cloister", ""),
        ),
        # One knight each: full points for both (X22).
        RuleExample(
            "shared",
            2,
            "G@0,0 E@-1,0r1 E@0,1r2 E@1,1r2 E@2,1r2 E@2,0r3 | 0:-1,0/city/E 1:2,0/city/W | hand=F",
            ("F 1,0", "-"),
            (10, 10),
            shown=1,
            lit=(0, 0, "city", "E"),
        ),
        # Two knights against one (X23).
        RuleExample(
            "majority",
            2,
            "R@0,0 G@1,0 E@2,0r3 E@0,-1r2 | 0:0,0/city/N 0:1,0/city/E 1:2,0/city/W | hand=E",
            ("E -1,0 r1", "-"),
            (10, 0),
            shown=1,
            lit=(0, 0, "city", "N"),
        ),
        # The road parts two fields; only the one at the wall has the city (X48).
        RuleExample(
            "field",
            2,
            "E@0,0r1 D@1,0r3 U@1,1r1 | 0:1,1/field/NR 1:1,1/field/NL | phase=follower deck=-",
            ("-",),
            (0, 3),
            points_in=dict.fromkeys(FIRST_EDITIONS, (0, 4)),
            lit=(1, 1, "field", "NL"),
        ),
        # Three fields around one city: what each edition pays (A2).
        RuleExample(
            "fields",
            2,
            "N@0,0 E@-1,0r1 E@0,-1r2 | 1:-1,0/field/NL 1:0,-1/field/NL 0:0,0/field/EL | phase=follower deck=-",
            ("-",),
            (3, 6),
            points_in=dict.fromkeys(FIRST_EDITIONS, (0, 4)),
        ),
        # Unfinished at the end: road 3, city 3, cloister 5 (X32–X35).
        RuleExample(
            "unfinished",
            3,
            "U@0,0 U@1,0 V@2,0 F@0,1 E@1,1r3 B@0,2 E@1,2r1 E@-1,2r3"
            " | 0:0,0/road/E 1:0,1/city/E 2:0,2/cloister | phase=follower deck=-",
            ("-",),
            (3, 3, 5),
        ),
    ),
)
