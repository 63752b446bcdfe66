"""A referee for each test, and a way to ask it."""

from __future__ import annotations

import pytest

from carcassonne.referee import Referee
from cli.sessions import Ask, asker


@pytest.fixture
def referee() -> Referee:
    return Referee()


@pytest.fixture
def ask(referee: Referee) -> Ask:
    return asker(referee)
