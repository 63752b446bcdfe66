"""The examples of the river on the rules page of the Big Box."""

from __future__ import annotations

from carcassonne.server.site.rule_examples import BoxExamples, RuleExample

PART = BoxExamples(
    name="river",
    presets=("big-box",),
    examples=(
        # The river has turned south: the next bend may go east, not back to the west (V02).
        RuleExample("river", 2, "RV01@0,0 RV07@1,0 RV09@2,0 | hand=RV10"),
        # One farmer at the spring owns both banks: two completed cities (V13).
        RuleExample(
            "river-fields",
            2,
            "RV01@0,0 RV03@1,0 E@1,-1r2 E@1,1 | 0:0,0/field/NL | phase=follower deck=-",
            ("-",),
            (6, 0),
            lit=(0, 0, "field", "NL"),
        ),
    ),
)
