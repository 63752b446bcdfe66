"""The examples of king and robber baron on the page of rules."""

from __future__ import annotations

from carcassonne.server.site.rule_examples import BoxExamples, RuleExample

PART = BoxExamples(
    name="king_robber",
    presets=("modern",),
    examples=(
        # Red completes blue's city of three tiles: the points are blue's, the king goes over to red (K02).
        RuleExample(
            "king",
            2,
            "G@0,0 E@-1,0r1 | 1:0,0/city/E | hand=E king=1/2",
            ("E 1,0 r3", "-"),
            (0, 6),
            shown=1,
            options="king_robber=true",
            lit=(0, 0, "city", "E"),
        ),
        # The longest road so far, though nobody stands on it (K03).
        RuleExample(
            "robber-baron",
            2,
            "W@0,0 U@1,0 U@2,0 | | hand=W robber_baron=1/3",
            ("W 3,0 r2", "-"),
            shown=1,
            options="king_robber=true",
            lit=(1, 0, "road", "E"),
        ),
    ),
)
