"""What players know of the Fair: what a ticket is worth."""

from __future__ import annotations

from carcassonne.ai.thought.box_knowledge import BoxKnowledge, Weight
from carcassonne.boxes.fair import thought

PART = BoxKnowledge(
    weights={
        "ticket": Weight(thought.TICKET, 1.3, lambda rules: rules.fair),
        "juggler_stock": Weight(thought.JUGGLER, 4.0, lambda rules: rules.jugglers),
    },
)
