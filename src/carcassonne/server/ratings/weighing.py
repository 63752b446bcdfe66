"""Weighing rated games afterwards, for fair play: once each, while nobody waits. What is unusual becomes a case for a
person to judge, and nothing else becomes of it."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from datetime import datetime
from itertools import pairwise
from typing import Any

from sqlalchemy import and_, exists, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from carcassonne.ai.analysis.fair_play import LEVEL
from carcassonne.server.commands import records
from carcassonne.server.event_log import event_log
from carcassonne.server.games.model import LogEntry, now_text
from carcassonne.server.games.registry import Registry
from carcassonne.server.games.stores import Conflict
from carcassonne.server.games.table import Table
from carcassonne.server.ratings.model import Rating
from carcassonne.server.ratings.rating_rows import COUNTED
from carcassonne.server.ratings.unusual import AHEAD, TIMES, Played, Unusual, unusual
from carcassonne.server.storage import schema
from carcassonne.server.storage.leisure_schema import looked_at, weighed_seat
from carcassonne.server.storage.lobby_schema import rated_game, rated_seat
from carcassonne.server.storage.people_schema import case, person
from carcassonne.server.storage.shield import shielded
from carcassonne.server.storage.store import Store
from carcassonne.server.workers.leisure import Task
from carcassonne.server.workers.messages import WeighQuestion, WorkerAnswer

PLAYS_ABOVE, GIVES_UP = "plays_above", "gives_up"
"""The reasons of the server's own cases."""
log = event_log()


class WeighedRows:
    """Rated games that were weighed, in a store."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.shield = store.shield

    @shielded
    async def following(self) -> str | None:
        """Return the rated game that was counted first of those not weighed yet, and that is still there."""
        done = and_(looked_at.c.game == rated_game.c.game, looked_at.c.purpose == Weighing.name)
        with_a_bot = exists().where(
            rated_seat.c.game == rated_game.c.game, rated_seat.c.person == person.c.id, person.c.kind == "bot"
        )
        query = (
            select(rated_game.c.game)
            .join(schema.game, schema.game.c.id == rated_game.c.game)
            .outerjoin(looked_at, done)
            .where(rated_game.c.outcome == COUNTED, looked_at.c.game.is_(None), ~with_a_bot)
        )
        async with self._store.reading() as connection:
            return (await connection.execute(query.order_by(rated_game.c.number).limit(1))).scalar()

    @shielded
    async def people_of(self, game: str) -> list[str]:
        """Return the people who were weighed in a game."""
        query = select(weighed_seat.c.person).where(weighed_seat.c.game == game).order_by(weighed_seat.c.person)
        async with self._store.reading() as connection:
            return list((await connection.execute(query)).scalars())

    @shielded
    async def everybody(self) -> list[Played]:
        """Return what is known of everybody's play."""
        seat = weighed_seat.c
        sums = [func.sum(each) for each in (seat.rating * seat.decisions, seat.lost, seat.agreed, seat.seconds)]
        query = select(seat.person, func.sum(seat.decisions), *sums).where(seat.decisions > 0).group_by(seat.person)
        async with self._store.reading() as connection:
            return [_played(*row) for row in (await connection.execute(query)).all()]

    @shielded
    async def since(self, who: str, after: float) -> tuple[Played | None, list[str], int]:
        """Return somebody's play since a time, the games, and how often they gave up what they were winning."""
        seat = weighed_seat.c
        async with self._store.reading() as connection:
            query = select(weighed_seat).where(seat.person == who, seat.at > after).order_by(seat.at, seat.game)
            rows = (await connection.execute(query)).mappings().all()
        counted = [row for row in rows if row["decisions"]]
        names = ("rating", "lost", "agreed", "seconds")
        weights = [[row[name] * (row["decisions"] if name == "rating" else 1) for row in counted] for name in names]
        decisions = sum(row["decisions"] for row in counted)
        played = _played(who, decisions, *map(sum, weights)) if decisions else None
        ahead = sum(1 for row in rows if row["given_up"] is not None and row["given_up"] > AHEAD)
        return played, [row["game"] for row in rows], ahead

    @shielded
    async def judged(self, who: str, reason: str) -> float | None:
        """Return until when somebody's games were judged for this; None while a case waits for it."""
        query = select(case.c.state, case.c.closed).where(case.c.about == who, case.c.reason == reason)
        async with self._store.reading() as connection:
            found = (await connection.execute(query)).all()
        if any(state == "open" for state, _ in found):
            return None
        return max((datetime.fromisoformat(closed).timestamp() for _, closed in found if closed), default=0.0)

    @shielded
    async def open_case(self, about: str, reason: str, since: float, game: str, words: str) -> bool:
        """Open a case; return whether this was the first time."""
        case_id = hashlib.sha256(f"{reason} {about} {since}".encode()).hexdigest()[:16]
        row = {"id": case_id, "kind": "report", "state": "open", "about": about, "reason": reason}
        try:
            async with self._store.transaction() as connection:
                gone = select(person.c.name).where(person.c.id == about, person.c.kind == "person")
                if (await connection.execute(gone)).scalar() is None:
                    return False
                further = {"game": game, "words": words, "created": now_text()}
                await connection.execute(insert(case).values(row | further))
        except Conflict:
            return False
        return True


class Weighing:
    """Weighs rated games, as what workers do in their leisure."""

    name = "fair play"

    def __init__(self, registry: Registry, rows: WeighedRows) -> None:
        self._registry = registry
        self._rows = rows

    async def following(self, now: float) -> str | None:
        """Return the next rated game to weigh."""
        return await self._rows.following()

    async def task(self, game: str) -> Task:
        """Return what a worker is asked about a game."""
        async with self._registry.pinned(game) as table:
            question = weigh_question(table)

        async def store(connection: AsyncConnection, answer: WorkerAnswer, now: float) -> None:
            seats = (await connection.execute(select(rated_seat).where(rated_seat.c.game == game))).mappings().all()
            rows = [_row(each, answer, now) for each in seats if each["mu_before"] is not None]
            if rows:
                await connection.execute(insert(weighed_seat), rows)

        return Task(game, question, store)

    async def stored(self, task: Task, now: float) -> None:
        """Open a case for whoever's play is unusual by now."""
        everybody = await self._rows.everybody()
        for who in await self._rows.people_of(task.game):
            await self._look_at(who, task.game, everybody)

    async def _look_at(self, who: str, game: str, everybody: Sequence[Played]) -> None:
        since = await self._rows.judged(who, PLAYS_ABOVE)
        if since is not None:
            played, games, _ = await self._rows.since(who, since)
            found = unusual(played, everybody) if played is not None else None
            if found is not None:
                await self._open(who, PLAYS_ABOVE, since, game, _figures(found, len(games)))
        since = await self._rows.judged(who, GIVES_UP)
        if since is not None:
            _, games, times = await self._rows.since(who, since)
            if times >= TIMES:
                await self._open(who, GIVES_UP, since, game, {"times": times, "games": len(games)})

    async def _open(self, who: str, reason: str, since: float, game: str, figures: dict[str, Any]) -> None:
        if await self._rows.open_case(who, reason, since, game, json.dumps(figures)):
            log.info("a case was opened for a moderator to judge", reason=reason, game=game)


def weigh_question(table: Table) -> WeighQuestion:
    """Return what a worker is asked about a game that is over."""
    moves = [entry for entry in table.entries if entry.kind == "move"]
    resigned = {
        str(entry.seat): sum(1 for move in moves if move.seq < entry.seq)
        for entry in table.entries
        if entry.kind == "left" and entry.reason == "resigned"
    }
    seconds = _seconds(table.entries)
    return {"do": "weigh", "record": records.export(table), "level": LEVEL, "seconds": seconds, "resigned": resigned}


def _seconds(entries: Sequence[LogEntry]) -> list[float]:
    """Return how long each decision took; the first is not counted, for nobody knows when it was asked for."""
    times = [datetime.fromisoformat(entry.at).timestamp() for entry in entries]
    passed = [0.0, *(max(0.0, now - before) for before, now in pairwise(times))]
    return [round(took, 3) for took, entry in zip(passed, entries, strict=False) if entry.kind == "move"]


def _row(seated: Any, answer: WorkerAnswer, now: float) -> dict[str, Any]:
    """Return the row of a seat; raises KeyError, StopIteration where the worker has said something else."""
    found = next(each for each in answer["weighed"] if each["seat"] == seated["seat"])
    figures = {name: found[name] for name in ("decisions", "lost", "agreed", "seconds", "given_up")}
    rating = float(Rating(seated["mu_before"], seated["sigma_before"]).shown)
    return {name: seated[name] for name in ("game", "seat", "person")} | figures | {"at": now, "rating": rating}


def _played(who: str, decisions: int, rating: float, lost: float, agreed: float, seconds: float) -> Played:
    return Played(who, rating / decisions, decisions, lost / decisions, agreed / decisions, seconds / decisions)


def _figures(found: Unusual, games: int) -> dict[str, Any]:
    """Return the figures of a case: those of the person, and beside them what was to be expected."""
    own = found.played
    return {
        "games": games,
        "decisions": own.decisions,
        "rating": round(own.rating),
        "lost": [round(own.lost, 2), round(found.lost, 2)],
        "agreed": [round(own.agreed, 3), round(found.agreed, 3)],
        "seconds": round(own.seconds, 1),
        "deviations": round(found.deviations, 1),
    }
