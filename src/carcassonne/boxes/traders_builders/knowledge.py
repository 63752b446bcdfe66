"""What players know of traders and builders: goods to come, second tiles, builder and pig in reserve and in use."""

from __future__ import annotations

from carcassonne.ai.thought.box_knowledge import BoxKnowledge, Weight
from carcassonne.boxes.traders_builders import thought
from carcassonne.boxes.traders_builders.box import PART as BOX

PART = BoxKnowledge(
    families={"big_box": lambda rules: BOX.in_deck(rules.values)},
    weights={
        "goods": Weight(thought.W_GOODS, 0.9, lambda rules: rules.goods),
        "second_tile": Weight(thought.W_SECOND_TILE, 4.0, lambda rules: rules.builders),
        "builder": Weight(thought.W_BUILDER, 3.0, lambda rules: rules.builders),
        "builder_stock": Weight(thought.W_BUILDER_STOCK, 2.0, lambda rules: rules.builders),
        "pig": Weight(thought.W_PIG, 1.0, lambda rules: rules.pigs),
        "pig_stock": Weight(thought.W_PIG_STOCK, 2.0, lambda rules: rules.pigs),
    },
)
