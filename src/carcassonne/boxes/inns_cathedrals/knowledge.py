"""What players know of inns and cathedrals: a large follower in reserve, and what it is worth where it stands."""

from __future__ import annotations

from carcassonne.ai.thought.box_knowledge import BoxKnowledge, Weight
from carcassonne.boxes.inns_cathedrals import thought
from carcassonne.boxes.inns_cathedrals.box import PART as BOX

PART = BoxKnowledge(
    families={"big_box": lambda rules: BOX.in_deck(rules.values)},
    alone="inns",
    weights={
        "large_stock": Weight(thought.W_LARGE_STOCK, 2.0, lambda rules: rules.large_followers),
        "stake": Weight(thought.W_STAKE, 1.0, lambda rules: rules.large_followers),
    },
)
