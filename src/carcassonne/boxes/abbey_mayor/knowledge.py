"""What players know of Abbey & Mayor: what abbey, mayor, wagon and barn are worth in hand, and a wagon's way on."""

from __future__ import annotations

from carcassonne.ai.thought.box_knowledge import BoxKnowledge, Weight
from carcassonne.boxes.abbey_mayor import thought

PART = BoxKnowledge(
    weights={
        "abbey": Weight(thought.ABBEY_WEIGHT, 4.0, lambda rules: rules.abbeys),
        "mayor_stock": Weight(thought.MAYOR_WEIGHT, 2.0, lambda rules: rules.mayors),
        "wagon_stock": Weight(thought.WAGON_WEIGHT, 4.0, lambda rules: rules.wagons),
        "wagon_on": Weight(thought.MOVING_WEIGHT, 2.0, lambda rules: rules.wagons),
        "barn_stock": Weight(thought.BARN_WEIGHT, 8.0, lambda rules: rules.barns),
    }
)
