"""The examples of towers on the page of rules."""

from __future__ import annotations

from carcassonne.server.site.rule_examples import BoxExamples, RuleExample

PART = BoxExamples(
    name="tower",
    presets=("tower",),
    examples=(
        # One piece reaches the next square: red captures blue's thief (R02).
        RuleExample(
            "tower",
            2,
            "D@0,0 TW02@0,1 | 1:0,0/road/E 0:0,0/city/N | hand=U",
            ("U 1,0", "tower 0,1", "capture 0,0 thief E of 1"),
            (0, 0),
            shown=1,
        ),
        # Red buys his follower back and uses him in the same turn (R07).
        RuleExample(
            "tower-ransom",
            2,
            "D@0,0 TW02@0,1 | 0:prison/1 | hand=E scores=5,4",
            ("ransom 1", "E 0,-1 r2", "knight S"),
            (1, 3),
        ),
    ),
)
