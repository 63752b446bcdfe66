"""Watching a process: how late its event loop is, how long its database takes, how much waits."""

from __future__ import annotations

import asyncio
import time
from typing import Any

from sqlalchemy import event, func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from carcassonne.server import metrics
from carcassonne.server.storage import schema

LOOK_SECONDS = 0.5
OVERDUE_SECONDS = 5.0


async def watch_loop() -> None:
    """Measure for as long as the process lives how late a timer is: so late is everything else too."""
    while True:
        due = time.perf_counter() + LOOK_SECONDS
        await asyncio.sleep(LOOK_SECONDS)
        metrics.LOOP_LAG.observe(max(0.0, time.perf_counter() - due))


def watch_database(engine: AsyncEngine) -> None:
    """Measure how long each statement takes, and how many connections are in use."""

    def begin(_: Any, __: Any, ___: Any, ____: Any, context: Any, *_____: Any) -> None:
        context.began = time.perf_counter()

    def end(_: Any, __: Any, statement: str, ____: Any, context: Any, *_____: Any) -> None:
        verb = statement.lstrip()[:6].lower()
        kind = verb if verb in ("select", "insert", "update", "delete") else "other"
        metrics.DATABASE_SECONDS.labels(kind).observe(time.perf_counter() - context.began)

    event.listen(engine.sync_engine, "before_cursor_execute", begin)
    event.listen(engine.sync_engine, "after_cursor_execute", end)
    event.listen(engine.sync_engine, "checkout", lambda *_: metrics.DATABASE_CONNECTIONS.inc())
    event.listen(engine.sync_engine, "checkin", lambda *_: metrics.DATABASE_CONNECTIONS.dec())


async def count_what_waits(engine: AsyncEngine, now: float) -> None:
    """Count, for all processes, the jobs not done and the games in which something is overdue."""
    kinds = select(schema.job.c.kind, func.count()).where(schema.job.c.ended.is_(None)).group_by(schema.job.c.kind)
    overdue = select(func.count()).select_from(schema.game).where(schema.game.c.due < now - OVERDUE_SECONDS)
    async with engine.connect() as connection:
        jobs = (await connection.execute(kinds)).all()
        late = (await connection.execute(overdue)).scalar_one()
    metrics.JOBS.clear()
    for kind, count in jobs:
        metrics.JOBS.labels(kind).set(count)
    metrics.OVERDUE.set(late)
