"""`carcassonne` with chance taken out: ids, tokens and the seed are the same in every run; only the order of the tiles
behind the first ones depends on CARCASSONNE_TEST_ORDER. `python -m support.rigged serve …`, for the test of secrecy.
"""

from __future__ import annotations

import base64
import hashlib
import itertools
import os
import random
import sys
from collections.abc import Callable, Sequence

from carcassonne.cli.main import main
from carcassonne.engine.setup import full_deck
from carcassonne.server.commands import seating
from carcassonne.server.commands.scheduler import Scheduler

KNOWN = 10
"""The tiles at the beginning of the stack that are the same in every order."""


def rigged(order: int) -> None:
    """Put what is fixed in the place of what is chance."""
    names, secrets = itertools.count(), itertools.count()
    set_in_seating("new_game_id", lambda: text_of("game", next(names))[:16])
    set_in_seating("new_token", lambda: text_of("token", next(secrets)))
    set_in_seating("new_seed", lambda: 7)
    assert callable(Scheduler._seed)  # of a secret that every database draws for itself: bots would play otherwise
    Scheduler._seed = lambda self, game_id, seat: seat  # type: ignore[method-assign]
    set_in_seating("stack_of", lambda rules, seed: stacked(full_deck(rules), order))


def set_in_seating(name: str, value: Callable[..., object]) -> None:
    """Replace a function that must be there, or the test would compare nothing."""
    assert callable(getattr(seating, name)), name
    setattr(seating, name, value)


def text_of(kind: str, number: int) -> str:
    """43 characters that look like any token."""
    return base64.urlsafe_b64encode(hashlib.sha256(f"{kind} {number}".encode()).digest()).decode().rstrip("=")


def stacked(deck: Sequence[str], order: int) -> list[str]:
    """A deck whose first tiles are always the same and whose rest is in one of many orders."""
    stack = list(deck)
    random.Random(1).shuffle(stack)
    rest = stack[KNOWN:]
    random.Random(order).shuffle(rest)
    return stack[:KNOWN] + rest


if __name__ == "__main__":
    rigged(int(os.environ["CARCASSONNE_TEST_ORDER"]))
    sys.exit(main())
