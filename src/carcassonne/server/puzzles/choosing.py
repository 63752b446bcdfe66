"""Which puzzle is shown: one a day, the same for all, and as many others as somebody likes."""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Mapping
from datetime import date
from functools import lru_cache
from itertools import zip_longest

from carcassonne.ai.puzzles.puzzle import Puzzle, shipped_puzzles
from carcassonne.server.problems import Problem


def puzzle_of_day(day: date) -> Puzzle:
    """Return the puzzle of a day; none comes twice before all have come."""
    order = _order()
    return _by_id()[order[-1 - day.toordinal() % len(order)]]


def puzzle_named(puzzle_id: str) -> Puzzle:
    """Return a puzzle by its id; raises Problem."""
    try:
        return _by_id()[puzzle_id]
    except KeyError:
        raise Problem("not_found", "there is no such puzzle") from None


def puzzle_after(puzzle_id: str | None, further: Mapping[str, Puzzle] | None = None) -> Puzzle:
    """Return the puzzle that follows another, round and round; the first where there is none before it.

    `further` ones, out of people's games, come after those that are shipped.
    """
    known = _by_id() | dict(further or {})
    order = [*_order(), *(further or ())]
    before = order.index(puzzle_id) if puzzle_id in known else -1
    return known[order[(before + 1) % len(order)]]


def puzzle_for(
    rating: float,
    tried: Collection[str],
    proved: Mapping[str, int] | None = None,
    further: Mapping[str, Puzzle] | None = None,
) -> Puzzle:
    """Return the puzzle that suits a rating best among those not tried yet; when all are tried, any of them again.

    `proved` says how hard some have proved to be; `further` ones are out of people's games.
    """
    known = [*shipped_puzzles(), *(further or {}).values()]
    left = [puzzle for puzzle in known if puzzle.id not in tried] or known
    places, hard = {puzzle_id: place for place, puzzle_id in enumerate([*_order(), *(further or ())])}, proved or {}

    def suits(puzzle: Puzzle) -> tuple[int, int]:
        return round(abs(hard.get(puzzle.id, puzzle.rating) - rating) / 100), places[puzzle.id]

    return min(left, key=suits)


@lru_cache(maxsize=1)
def _by_id() -> dict[str, Puzzle]:
    return {puzzle.id: puzzle for puzzle in shipped_puzzles()}


@lru_cache(maxsize=1)
def _order() -> tuple[str, ...]:
    """Every id, as puzzles are shown: neighbours are about different things, as long as there are any."""
    about: dict[str, list[str]] = {}
    for puzzle in sorted(shipped_puzzles(), key=lambda puzzle: _lot(puzzle.id)):
        about.setdefault(puzzle.reasons[0]["key"] if puzzle.reasons else "", []).append(puzzle.id)
    rounds = zip_longest(*about.values())
    return tuple(puzzle_id for one_of_each in rounds for puzzle_id in one_of_each if puzzle_id is not None)


def _lot(puzzle_id: str) -> bytes:
    return hashlib.sha256(f"order {puzzle_id}".encode()).digest()
