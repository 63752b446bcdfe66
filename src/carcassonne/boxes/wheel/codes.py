"""The wheel of fortune in the action space of the environments. Crown spaces are among the codes of followers."""

from __future__ import annotations

from carcassonne.boxes.wheel import env
from carcassonne.env.codebook import BoxCodes, Section

PART = BoxCodes(sections=(Section("plague", env.AT_PLAGUE, 32, lambda rules: rules.wheel),))
