"""Builders and pigs in the action space of the environments.

code          size  action                what the number says
5965            16  builder               his place, as for a follower
5981            16  pig                   its place, as for a follower
"""

from __future__ import annotations

from carcassonne.boxes.traders_builders import env
from carcassonne.env.codebook import BoxCodes, Section

PART = BoxCodes(
    sections=(
        Section("builder", env.AT_BUILDER, 16, lambda rules: rules.builders),
        Section("pig", env.AT_PIG, 16, lambda rules: rules.pigs),
    )
)
