"""Puzzles out of people's games: whoever may watch a game may be asked what was best in it, a day after it is over.

A puzzle is a position without names. Each game is looked at once, while nobody waits for a worker.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime

from sqlalchemy import and_, exists, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from carcassonne.ai.puzzles.finding import PRESETS
from carcassonne.ai.puzzles.puzzle import Puzzle, puzzle_of_line, shipped_puzzles
from carcassonne.server.commands import records
from carcassonne.server.games.registry import Registry
from carcassonne.server.ratings.profile_rows import OPEN_TO_ALL
from carcassonne.server.storage import schema
from carcassonne.server.storage.leisure_schema import found_puzzle, looked_at
from carcassonne.server.storage.shield import shielded
from carcassonne.server.storage.store import Store
from carcassonne.server.workers.leisure import Task
from carcassonne.server.workers.messages import WorkerAnswer

DAY = 86400.0
MOST = 5000
"""Puzzles of people's games that are shown, the newest."""


class FoundRows:
    """Puzzles that were found in games, in a store."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.shield = store.shield
        self._known: dict[str, Puzzle] = {}
        self._seen = (0, 0.0)
        """How many there were, and when the newest was found, when they were read last."""

    @shielded
    async def following(self, now: float) -> str | None:
        """Return a game that is to be looked at next."""
        game = schema.game.c
        before = datetime.fromtimestamp(now - DAY, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
        done = and_(looked_at.c.game == game.id, looked_at.c.purpose == Finding.name)
        late = exists().where(schema.entry.c.game_id == game.id, schema.entry.c.at > before)
        someone = exists().where(schema.seat.c.game_id == game.id, schema.seat.c.kind == "human")
        query = (
            select(game.id)
            .outerjoin(looked_at, done)
            .where(OPEN_TO_ALL, game.status == "over", game.created < before, looked_at.c.game.is_(None))
            .where(game.preset.in_(PRESETS), someone, ~late)
        )
        async with self._store.reading() as connection:
            return (await connection.execute(query.order_by(game.created, game.id).limit(1))).scalar()

    @shielded
    async def all(self) -> Mapping[str, Puzzle]:
        """Return the puzzles by their ids, in the order in which they were found."""
        count = select(func.count(), func.coalesce(func.max(found_puzzle.c.at), 0.0)).select_from(found_puzzle)
        async with self._store.reading() as connection:
            seen = tuple((await connection.execute(count)).one())
            if seen != self._seen:
                query = select(found_puzzle.c.line).order_by(found_puzzle.c.at.desc(), found_puzzle.c.id).limit(MOST)
                lines = list((await connection.execute(query)).scalars())
                puzzles = [puzzle_of_line(line) for line in reversed(lines)]
                self._known, self._seen = {each.id: each for each in puzzles}, (seen[0], seen[1])
        return self._known


class Finding:
    """Finds puzzles in people's games, as what workers do in their leisure."""

    name = "puzzles"

    def __init__(self, registry: Registry, rows: FoundRows) -> None:
        self._registry = registry
        self._rows = rows

    async def following(self, now: float) -> str | None:
        """Return the next game to look at."""
        return await self._rows.following(now)

    async def task(self, game: str) -> Task:
        """Return what a worker is asked about a game."""
        async with self._registry.pinned(game) as table:
            record = records.export(table)
        return Task(game, {"do": "puzzles", "record": record}, store_puzzles)

    async def stored(self, task: Task, now: float) -> None:
        """Nothing follows."""


async def store_puzzles(connection: AsyncConnection, answer: WorkerAnswer, now: float) -> None:
    """Store what was found; what is known already is no news."""
    new = {puzzle.id: line for line in answer["puzzles"] for puzzle in [puzzle_of_line(line)]}
    known = select(found_puzzle.c.id).where(found_puzzle.c.id.in_(new))
    there = {*(await connection.execute(known)).scalars(), *(each.id for each in shipped_puzzles())}
    rows: Sequence[dict[str, object]] = [
        {"id": puzzle_id, "line": line, "at": now} for puzzle_id, line in new.items() if puzzle_id not in there
    ]
    if rows:
        await connection.execute(insert(found_puzzle), rows)
