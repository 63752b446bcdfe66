"""Bridges, castles and market days in the action space of the environments."""

from __future__ import annotations

from carcassonne.env import codes
from carcassonne.env.codebook import BoxCodes, Section

PART = BoxCodes(
    sections=(
        Section("decline", codes.AT_DECLINE, 1, lambda rules: rules.bridges),
        Section("castle", codes.AT_CASTLE, 2, lambda rules: rules.castles),
        Section("project", codes.AT_PROJECT, 28, lambda rules: rules.castles),
        Section("bid", codes.AT_BID, codes.BIDS, lambda rules: rules.bazaars),
        Section("deal", codes.AT_DEAL, 2, lambda rules: rules.bazaars),
        Section("auction", codes.AT_AUCTION, 6 * codes.BIDS, lambda rules: rules.bazaars),
        Section("bridged", codes.AT_BRIDGED, 6 * codes.PLACEMENTS, lambda rules: rules.bridges),
    )
)
