"""Bridges, castles and market days in the action space of the environments.

    code          size  action                what the number says
    745              1  follower              on the bridge just built (a part of the followers' section)
    784              1  decline the tile
    785              2  castle                0 take the points, 1 build
    787             28  project of a castle   0-7 place on the new tile, 8-15 cloister around it, 16-27 castle
    815            100  bid                   0 pass, otherwise the points
    915              2  deal                  0 buy, 1 sell
    917            600  auction               market tile * 100 + opening bid
    1517          4416  lay with a bridge     (bridge - 1) * 736 + frontier square * 4 + rotation
    6385          2304  lay with a bridge     (bridge - 1) * 384 + (frontier square - 184) * 4 + rotation

A bridge is 1 north-south or 2 west-east on the new tile, 3-6 on its neighbour to the N E S W.
"""

from __future__ import annotations

from carcassonne.boxes.bridges_castles_bazaars import env
from carcassonne.env import codes, layouts
from carcassonne.env.codebook import BoxCodes, Section
from carcassonne.env.layouts import reaches_far

BRIDGES = 6

PART = BoxCodes(
    sections=(
        Section("decline", codes.AT_DECLINE, 1, lambda rules: rules.bridges),
        Section("castle", env.AT_CASTLE, 2, lambda rules: rules.castles),
        Section("project", env.AT_PROJECT, 28, lambda rules: rules.castles),
        Section("bid", env.AT_BID, env.BIDS, lambda rules: rules.bazaars),
        Section("deal", env.AT_DEAL, 2, lambda rules: rules.bazaars),
        Section("auction", env.AT_AUCTION, 6 * env.BIDS, lambda rules: rules.bazaars),
        Section("bridged", codes.AT_OPTION, BRIDGES * layouts.PLACEMENTS, lambda rules: rules.bridges),
        Section(
            "bridged far",
            codes.AT_FAR_OPTION,
            BRIDGES * layouts.FAR_PLACEMENTS,
            lambda rules: rules.bridges and reaches_far(rules),
        ),
    )
)
