"""Promise 17: a database that hangs is told of soon, and nothing is lost when it goes on."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from support.postgres import Postgres, start_postgres
from support.serving import PLAINLY, Serving
from support.visitor import HUMANS, visiting

SOON = 15.0
"""Seconds in which somebody who waits is told; it was 22 to 44."""


@pytest.fixture
def alone() -> Iterator[Postgres]:
    """A PostgreSQL that no other test uses: it is stopped."""
    running = start_postgres()
    yield running
    running.close()


@contextmanager
def stopped(postgres: Postgres) -> Iterator[None]:
    """All of its processes stand still meanwhile."""
    children = Path(f"/proc/{postgres.process.pid}/task/{postgres.process.pid}/children").read_text(encoding="ascii")
    family = [postgres.process.pid, *map(int, children.split())]
    for one in family:
        os.kill(one, signal.SIGSTOP)
    try:
        yield
    finally:
        for one in family:
            os.kill(one, signal.SIGCONT)


def test_a_database_that_hangs_is_told_soon(alone: Postgres, tmp_path: Path) -> None:
    serving = Serving(tmp_path, alone.new_database())
    try:
        serving.start()
        with visiting(serving.url) as visitor:
            seated = visitor.new_game(HUMANS, seed=1)
            visitor.play_to(seated, 3)
            ply, actions = visitor.legal(seated.id)
            body = {"ply": ply, "move_id": "while-it-hangs", "actions": actions[:1]}
            headers = {"Authorization": f"Bearer {seated.tokens[visitor.state(seated.id)['to_act']]}"}
            with stopped(alone):
                url = f"{serving.url}/api/v1/games/{seated.id}/moves"
                answer = httpx.post(url, json=body, headers=headers, timeout=SOON, **PLAINLY)
                assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
                stale = httpx.get(f"{serving.url}/api/v1/games/{seated.id}", timeout=SOON, **PLAINLY)
                assert stale.status_code == 503, "nobody knows what others have written"
                assert httpx.get(f"{serving.url}/readyz", timeout=SOON, **PLAINLY).status_code == 503
                assert httpx.get(f"{serving.url}/healthz", timeout=SOON, **PLAINLY).status_code == 200
            visitor.play_to(seated, 6)
    finally:
        serving.close()
