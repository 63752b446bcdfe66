"""Solvers: whoever answers a puzzle plays against it, and both are rated for it. First answers count.

A puzzle begins with the guess that it was shipped with. Who has never tried one begins like anybody.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from carcassonne.ai.puzzles.puzzle import Puzzle
from carcassonne.server.puzzles.payloads import SolverPayload
from carcassonne.server.ratings.model import Rating, mu_of, rated
from carcassonne.server.ratings.rating_rows import one_at_a_time
from carcassonne.server.storage.puzzle_schema import attempt, puzzle
from carcassonne.server.storage.shield import shielded
from carcassonne.server.storage.store import Store

LOCK = 0x0CA6CA9E
MOST_TOLD = 1000
"""So many of somebody's answers make the history, the latest."""


@dataclass(frozen=True, slots=True)
class Solver:
    """Somebody as a solver: the rating, puzzles tried and solved, and the ratings that led here, oldest first."""

    rating: Rating
    tried: int
    solved: int
    history: tuple[tuple[float, int], ...]


class SolverRows:
    """Solvers and puzzles in a store."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.shield = store.shield

    @shielded
    async def count(self, who: str, answered: Puzzle, right: bool, at: float) -> SolverPayload | None:
        """Count somebody's first answer to a puzzle; None where there was one before."""
        async with self._store.transaction() as connection:
            await one_at_a_time(connection, LOCK)
            known = select(attempt.c.puzzle).where(attempt.c.person == who, attempt.c.puzzle == answered.id)
            if (await connection.execute(known)).scalar() is not None:
                return None
            number, solver = await _last(connection, who)
            hard, tries = await _hard(connection, answered)
            places = (1, 2) if right else (2, 1)
            (after, harder), _ = rated((solver, hard), places)
            row = {"person": who, "puzzle": answered.id, "number": number + 1, "at": at, "right": right}
            await connection.execute(insert(attempt).values(row | {"mu": after.mu, "sigma": after.sigma}))
            await _write(connection, answered.id, harder, tries + 1)
        change = after.shown - solver.shown
        return {"rating": after.shown, "change": change, "provisional": after.provisional, "tried": number + 1}

    @shielded
    async def solver(self, who: str) -> Solver | None:
        """Return somebody as a solver; None who has tried no puzzle."""
        mine = select(attempt).where(attempt.c.person == who).order_by(attempt.c.number.desc()).limit(MOST_TOLD)
        solved = select(func.count()).where(attempt.c.person == who, attempt.c.right.is_(True))
        async with self._store.reading() as connection:
            rows = (await connection.execute(mine)).mappings().all()
            right = (await connection.execute(solved)).scalar_one()
        if not rows:
            return None
        history = tuple((row["at"], _rating(row).shown) for row in reversed(rows))
        return Solver(_rating(rows[0]), rows[0]["number"], right, history)

    @shielded
    async def tried(self, who: str) -> set[str]:
        """Return the puzzles that somebody has answered."""
        async with self._store.reading() as connection:
            return set((await connection.execute(select(attempt.c.puzzle).where(attempt.c.person == who))).scalars())

    @shielded
    async def proved(self, puzzles: Collection[str] | None = None) -> Mapping[str, int]:
        """Return how hard puzzles have proved to be, all that were tried or some."""
        query = select(puzzle) if puzzles is None else select(puzzle).where(puzzle.c.id.in_(puzzles))
        async with self._store.reading() as connection:
            return {row["id"]: _rating(row).shown for row in (await connection.execute(query)).mappings()}


def _rating(row: Any) -> Rating:
    return Rating(row["mu"], row["sigma"])


async def _last(connection: AsyncConnection, who: str) -> tuple[int, Rating]:
    """Return how many puzzles somebody has tried, and their rating."""
    query = select(attempt).where(attempt.c.person == who).order_by(attempt.c.number.desc()).limit(1)
    row = (await connection.execute(query)).mappings().first()
    return (0, Rating()) if row is None else (row["number"], _rating(row))


async def _hard(connection: AsyncConnection, asked: Puzzle) -> tuple[Rating, int]:
    """Return how hard a puzzle is, and how often it was tried."""
    row = (await connection.execute(select(puzzle).where(puzzle.c.id == asked.id))).mappings().first()
    return (Rating(mu_of(asked.rating)), 0) if row is None else (_rating(row), row["tries"])


async def _write(connection: AsyncConnection, puzzle_id: str, after: Rating, tries: int) -> None:
    values = {"mu": after.mu, "sigma": after.sigma, "tries": tries}
    if tries > 1:
        await connection.execute(update(puzzle).where(puzzle.c.id == puzzle_id).values(values))
    else:
        await connection.execute(insert(puzzle).values(values | {"id": puzzle_id}))
