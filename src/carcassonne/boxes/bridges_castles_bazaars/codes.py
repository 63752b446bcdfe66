"""Bridges, castles and market days in the action space of the environments."""

from __future__ import annotations

from carcassonne.boxes.bridges_castles_bazaars import env
from carcassonne.env import codes
from carcassonne.env.codebook import BoxCodes, Section

PART = BoxCodes(
    sections=(
        Section("decline", codes.AT_DECLINE, 1, lambda rules: rules.bridges),
        Section("castle", env.AT_CASTLE, 2, lambda rules: rules.castles),
        Section("project", env.AT_PROJECT, 28, lambda rules: rules.castles),
        Section("bid", env.AT_BID, env.BIDS, lambda rules: rules.bazaars),
        Section("deal", env.AT_DEAL, 2, lambda rules: rules.bazaars),
        Section("auction", env.AT_AUCTION, 6 * env.BIDS, lambda rules: rules.bazaars),
        Section("bridged", codes.AT_OPTION, 6 * codes.PLACEMENTS, lambda rules: rules.bridges),
    )
)
