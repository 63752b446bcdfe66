"""The rows of jobs: questions that wait for a worker, whichever process asked them and whichever answers.

A job is held by a process for as long as that lives. Askers take turns: nobody's many jobs keep another's one waiting.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import and_, delete, func, insert, or_, select, update

from carcassonne.server.games.stores import Conflict
from carcassonne.server.storage import schema
from carcassonne.server.storage.shield import shielded
from carcassonne.server.storage.store import Store

MOST_TRIES = 3
"""A job whose processes keep dying is given up: it may be what kills them."""


@dataclass(frozen=True, slots=True)
class Job:
    """A question, and what has become of it."""

    id: str
    kind: str
    question: str
    tries: int
    done: int
    total: int
    answer: str | None
    fault: str | None
    ended: float | None


_COLUMNS = [schema.job.c[name] for name in Job.__slots__]


class JobRows:
    """The jobs in a store."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.shield = store.shield
        self.shared = store.shared

    @shielded
    async def find(self, job_id: str) -> Job | None:
        """Return a job; None if there is none."""
        async with self._store.reading() as connection:
            row = (await connection.execute(select(*_COLUMNS).where(schema.job.c.id == job_id))).first()
            return None if row is None else Job(*row)

    @shielded
    async def waiting(self, kind: str, asker: str) -> tuple[int, int]:
        """Return how many jobs of a kind are not done yet: of everybody, and of one asker."""
        job = schema.job.c
        count = select(func.count(), func.count().filter(job.asker == asker)).where(
            job.kind == kind, job.ended.is_(None)
        )
        async with self._store.reading() as connection:
            everybody, one = (await connection.execute(count)).one()
            return everybody, one

    @shielded
    async def any_waiting(self) -> bool:
        """Return whether there is a job that is not done yet."""
        async with self._store.reading() as connection:
            query = select(schema.job.c.id).where(schema.job.c.ended.is_(None)).limit(1)
            return (await connection.execute(query)).first() is not None

    @shielded
    async def add(self, job_id: str, kind: str, asker: str, question: str, now: float) -> None:
        """Add a job, unless it is there already."""
        row = {"id": job_id, "kind": kind, "asker": asker, "question": question, "created": now}
        try:
            async with self._store.transaction() as connection:
                await connection.execute(insert(schema.job).values(row))
        except Conflict:
            pass

    @shielded
    async def claim(self, kind: str, process: str, alive: Collection[str], most: int) -> Sequence[Job]:
        """Take waiting jobs that no living process holds, of many askers in turn."""
        job = schema.job.c
        free = and_(
            job.kind == kind, job.ended.is_(None), or_(job.holder.is_(None), job.holder.not_in(set(alive) - {process}))
        )
        turn = func.row_number().over(partition_by=job.asker, order_by=job.created).label("turn")
        async with self._store.reading() as connection:
            ranked = select(job.id, job.created, turn).where(free).subquery()
            in_turn = select(ranked.c.id).order_by(ranked.c.turn, ranked.c.created).limit(most)
            found = list((await connection.execute(in_turn)).scalars())
        if not found:
            return []
        take = update(schema.job).where(job.id.in_(found), free).values(holder=process, tries=job.tries + 1)
        async with self._store.transaction() as connection:
            return [Job(*row) for row in (await connection.execute(take.returning(*_COLUMNS))).all()]

    @shielded
    async def progress(self, job_id: str, done: int, total: int) -> None:
        """Say how far a job is."""
        await self._set(job_id, done=done, total=total)

    @shielded
    async def finish(self, job_id: str, now: float, answer: str | None, fault: str | None) -> None:
        """Write down what a job came to."""
        await self._set(job_id, ended=now, answer=answer, fault=fault)

    @shielded
    async def remove(self, job_id: str) -> None:
        """Forget a job."""
        async with self._store.transaction() as connection:
            await connection.execute(delete(schema.job).where(schema.job.c.id == job_id))

    @shielded
    async def forget(self, before: float) -> None:
        """Forget the jobs that ended before a time."""
        async with self._store.transaction() as connection:
            await connection.execute(delete(schema.job).where(schema.job.c.ended < before))

    async def _set(self, job_id: str, **values: Any) -> None:
        async with self._store.transaction() as connection:
            await connection.execute(update(schema.job).where(schema.job.c.id == job_id).values(values))
