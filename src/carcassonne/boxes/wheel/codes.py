"""The wheel of fortune in the action space of the environments.

code          size  action                what the number says
746              6  follower              on a crown space: the wheel's segment (a part of the followers' section)
752             32  plague                0-19 own follower in order of laying, 20-31 a figure that stands on no segment
5997             4  plague                own followers 20-23, with figures of other boxes
"""

from __future__ import annotations

from carcassonne.boxes.wheel import env
from carcassonne.env.codebook import BoxCodes, Section
from carcassonne.env.layouts import layout_for

PART = BoxCodes(
    sections=(
        Section("plague", env.AT_PLAGUE, 32, lambda rules: rules.wheel),
        Section("more plague", env.AT_MORE_PLAGUE, 4, lambda rules: rules.wheel and layout_for(rules).number > 1),
    )
)
