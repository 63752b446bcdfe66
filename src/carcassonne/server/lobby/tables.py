"""The table of those who are paired: its game, with a seat for each of them in an order drawn by lot."""

from __future__ import annotations

import random
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import replace

from carcassonne.engine.rules import Rules
from carcassonne.server.commands.seating import secretly_shuffled
from carcassonne.server.games.model import Aids, GameSetup, Seat, StoredGame, TieRule, now_text
from carcassonne.server.games.seats import colours_of, told_apart
from carcassonne.server.games.standings import standing_at_start
from carcassonne.server.games.tokens import new_game_id
from carcassonne.server.lobby.pairing import Pairing
from carcassonne.server.lobby.seek_rows import Seek
from carcassonne.server.lobby.wishes import CLOCKS
from carcassonne.server.ratings.pools import pool_of

AIDS: Aids = {"features": True, "fields": True, "remaining": True, "holes": True, "hints": False}
"""Among strangers nobody gets hints; counting aids are the same for all."""
RATED_AIDS: Aids = AIDS | {"remaining": False, "holes": False}
"""Organisers forbid counting aids."""


def table_for(pairing: Pairing, seeks: Mapping[str, Seek], now: float) -> tuple[StoredGame, Sequence[Seek]]:
    """Return the game of those who are paired, and their seeks in the order of its seats."""
    order = [seeks[seeker.id] for seeker in pairing.seekers]
    random.SystemRandom().shuffle(order)
    seats: list[Seat] = []
    for seek in order:
        name = told_apart(seek.name, [seat.name for seat in seats])
        seats.append(Seat("human", name, owner=secrets.token_hex(8), token_hash=seek.token_hash, person=seek.person))
    worn = colours_of(seats)
    seats = [replace(seat, colour=worn[number]) for number, seat in enumerate(seats)]
    rules = Rules.of(pairing.preset, len(seats))
    plain = GameSetup(new_game_id(), now_text(), rules, (), clock=CLOCKS[pairing.clock], aids=AIDS)
    if pairing.rated:
        tie: TieRule = "second" if len(seats) == 2 else "share"
        plain = replace(plain, rated=True, pool=pool_of(rules), tie=tie, aids=RATED_AIDS)
    setup = secretly_shuffled(replace(plain, asker=order[0].asker, listed=True))
    return StoredGame(setup, standing_at_start(setup, seats, setup.opening(), now), seats, []), order
