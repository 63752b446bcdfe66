"""Seats side by side: names that can be told apart, a colour for each, and which bot of its level one is."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from functools import cache

from carcassonne.ai.players.levels import LEVELS
from carcassonne.server.games.model import Seat

COLOURS = 6
"""How many colours there are: those of the artwork, by number."""
LONGEST_NAME = 40
NOBODY = "somebody"
"""What the seats of persons are called who have left for good."""


def told_apart(name: str, others: Collection[str]) -> str:
    """Return a name that nobody else at the table has: a second Ann is Ann 2.

    >>> told_apart("ann", ["Ann", "Bob"])
    'ann 2'
    """
    taken = {other.casefold() for other in others}
    found, number = name, 2
    while found.casefold() in taken:
        found = f"{name[: LONGEST_NAME - 1 - len(str(number))].rstrip()} {number}"
        number += 1
    return found


def colours_of(seats: Sequence[Seat]) -> list[int]:
    """Return the colour of each seat: the one that its player has, else that of its number, else one that is free."""
    colours = [seat.colour for seat in seats]
    for number in range(len(seats)):
        if colours[number] is None and number not in colours:
            colours[number] = number
    free = iter([colour for colour in range(COLOURS) if colour not in colours])
    return [next(free) if colour is None else colour for colour in colours]


def colour_for(seats: Sequence[Seat], number: int, wanted: int | None) -> int:
    """Return the colour of somebody who sits down: the one that is wanted, unless another person has it.

    Bots and seats that nobody has taken give theirs up.
    """
    worn = colours_of(seats)
    held = {worn[other] for other, seat in enumerate(seats) if seat.kind == "human" and other != number}
    return worn[number] if wanted is None or wanted in held else wanted


@cache
def level_name(level: int) -> str:
    """Return the name of a bot that has none of its own."""
    return next(each.name for each in LEVELS if each.number == level)


def nth_of_level(seat: Seat) -> int | None:
    """Return which bot of its level one is that is called by its level; None where it has a name of its own.

    >>> nth_of_level(Seat("bot", level_name(3) + " 2", level=3))
    2
    """
    if seat.kind != "bot" or seat.level is None:
        return None
    found = re.fullmatch(re.escape(level_name(seat.level)) + r"(?: ([2-9]))?", seat.name)
    return None if found is None else int(found[1] or 1)
