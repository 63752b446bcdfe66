"""Promise 16: whatever is killed, server, worker, Redis or PostgreSQL, nothing acknowledged is lost."""

from __future__ import annotations

import os

from chaos import chaos

SECONDS = 12.0
"""The long form is `make chaos`."""
PAUSE = 0.05
"""Seconds before each decision: a game must go on through every kill, not as fast as it can."""


def test_games_survive_kills_of_every_part() -> None:
    tally = chaos(SECONDS, games=4, seed=os.getpid(), between=(0.5, 2.0), pause=PAUSE, forked=True)
    print(tally.line(SECONDS))
    assert tally.wrong == []
    assert tally.moves > 0
    assert tally.kills.total() > 0
