"""A hand-made position of every way of playing."""

from __future__ import annotations

import pytest

from art.views import BASE, all_views
from carcassonne.engine.view import View

POSITIONS = all_views()


@pytest.fixture(params=POSITIONS, ids=str)
def position(request: pytest.FixtureRequest) -> View:
    """A position of every preset in turn."""
    return POSITIONS[request.param]


@pytest.fixture(scope="session")
def positions() -> dict[str, View]:
    """All positions by the name of their way of playing."""
    return POSITIONS


@pytest.fixture
def base() -> View:
    return BASE
