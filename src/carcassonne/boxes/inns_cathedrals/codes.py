"""Inns and cathedrals in the action space of the environments.

code          size  action                what the number says
5933            16  large follower        its place, as for a follower
"""

from __future__ import annotations

from carcassonne.boxes.inns_cathedrals import env
from carcassonne.env.codebook import BoxCodes, Section

PART = BoxCodes(sections=(Section("large follower", env.AT_LARGE, 16, lambda rules: rules.large_followers),))
