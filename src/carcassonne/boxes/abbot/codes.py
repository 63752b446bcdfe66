"""The abbot in the action space of the environments.

code          size  action                what the number says
5949            16  abbot                 0 take him back, otherwise his place, as for a follower
"""

from __future__ import annotations

from carcassonne.boxes.abbot import env
from carcassonne.env.codebook import BoxCodes, Section

PART = BoxCodes(sections=(Section("abbot", env.AT_ABBOT, 16, lambda rules: rules.abbots),))
