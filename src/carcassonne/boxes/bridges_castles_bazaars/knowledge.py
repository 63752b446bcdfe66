"""What players know of bridges, castles and bazaars: its tiles, tokens in stock, castles built, tiles for sale."""

from __future__ import annotations

from carcassonne.ai.thought.box_knowledge import BoxKnowledge, Weight
from carcassonne.boxes.bridges_castles_bazaars import thought

PART = BoxKnowledge(
    families={"bridges_castles_bazaars": lambda rules: rules.expansion_8_tiles},
    weights={
        "bridge_stock": Weight(thought.W_BRIDGE_STOCK, 1.0, lambda rules: rules.bridges),
        "castle": Weight(thought.W_CASTLE, 1.0, lambda rules: rules.castles),
        "castle_stock": Weight(thought.W_CASTLE_STOCK, 1.0, lambda rules: rules.castles),
        "tile_price": Weight(thought.W_TILE_PRICE, 0.5, lambda rules: rules.bazaars),
    },
)
