"""The examples on the rules page of Bridges, Castles and Bazaars."""

from __future__ import annotations

from carcassonne.server.site.rule_examples import BoxExamples, RuleExample

PART = BoxExamples(
    name="bridges_castles_bazaars",
    presets=("bridges-castles-bazaars",),
    examples=(
        # A bridge over a cloister carries the road on: three tiles (X66).
        RuleExample(
            "bridge",
            2,
            "W@0,0 B@1,0=WE | 0:1,0/bridge | bridges=2,3 hand=W",
            ("W 2,0", "-"),
            (3, 0),
            shown=1,
            lit=(1, 0, "road", "bridge"),
        ),
        # The castle's owner is paid for a city next door that is somebody else's (X72).
        RuleExample(
            "castle",
            2,
            "E@0,0r1 F@1,0 E@1,1r1 E@2,1r3 | 1:0,0/city/E 0:1,1/castle/E | turn=1 hand=E",
            ("E 2,0 r3", "-"),
            (8, 8),
            shown=1,
            lit=(1, 0, "city", "E"),
        ),
        # Two players: one auction, the other tile is free (X87).
        RuleExample(
            "market",
            2,
            "D@0,0 | hand=Z07",
            ("Z07 0,1", "-", "draw C", "draw V", "auction C 1", "bid 2", "sell"),
            (-2, 2),
            shown=4,
        ),
    ),
)
