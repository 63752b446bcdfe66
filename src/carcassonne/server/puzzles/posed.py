"""A puzzle as it is put to somebody: under an id, with the game that it begins from."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from carcassonne.ai.puzzles.puzzle import Puzzle
from carcassonne.engine.game import Game
from carcassonne.server.puzzles.choosing import puzzle_named
from carcassonne.server.puzzles.payloads import MistakePayload


@dataclass(frozen=True)
class Posed:
    """A puzzle that is shown. Nobody plays its game: everybody tries on copies."""

    id: str
    puzzle: Puzzle
    start: Game
    mistake: MistakePayload | None = None
    """The decision of somebody's own game that it is; None: it is everybody's."""


def posed(puzzle: Puzzle) -> Posed:
    """Return a puzzle as it is shown."""
    return Posed(puzzle.id, puzzle, puzzle.start)


@lru_cache(maxsize=64)
def shipped(puzzle_id: str) -> Posed:
    """Return a puzzle that comes with the package; raises Problem."""
    return posed(puzzle_named(puzzle_id))
