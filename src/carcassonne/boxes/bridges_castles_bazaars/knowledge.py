"""What players know of bridges, castles and bazaars: its tiles, tokens in stock, castles built, tiles for sale."""

from __future__ import annotations

from carcassonne.ai.players.families import BoxKnowledge

PART = BoxKnowledge(
    families={"bridges_castles_bazaars": lambda rules: rules.expansion_8_tiles},
    weights={
        "bridge_stock": lambda rules: rules.bridges,
        "castle": lambda rules: rules.castles,
        "castle_stock": lambda rules: rules.castles,
        "tile_price": lambda rules: rules.bazaars,
    },
)
