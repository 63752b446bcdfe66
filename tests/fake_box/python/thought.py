"""What tickets promise, and a juggler at home or on a road."""

from __future__ import annotations

import cython

from carcassonne.ai.thought.knowledge import weight_named
from carcassonne.core.figures import figure_named

if not cython.compiled:
    from carcassonne.ai.thought.evaluation import add_worth
    from carcassonne.ai.thought.knowledge import *
    from carcassonne.ai.thought.outlook import add_stock_weight
    from carcassonne.boxes.fair.rules import tickets_of
    from carcassonne.core.boxes import box_number
    from carcassonne.core.state import *

W_TICKET = cython.declare(cython.int, weight_named("ticket"))
W_JUGGLER = cython.declare(cython.int, weight_named("juggler_stock"))
TICKET: int = W_TICKET
JUGGLER: int = W_JUGGLER
"""For Python."""


def add_tickets(o, s):
    """A ticket is worth its point at the end, and a share of what three of them bring."""
    p: cython.int
    for p in range(s.players):
        o.expected[p] += o.know.weight[W_TICKET] * tickets_of(s, p)


add_worth("tickets", box_number("fair"), add_tickets)
add_stock_weight(figure_named("juggler"), W_JUGGLER)
