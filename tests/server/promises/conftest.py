"""Servers for the promises: one shared by the tests that leave it as it was, fresh ones for those that do not."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from support.postgres import Postgres, start_postgres
from support.serving import Serving, sqlite_in
from support.visitor import Visitor, visiting

DATABASES = ("sqlite", "postgres")


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A real PostgreSQL, started once."""
    running = start_postgres()
    yield running
    running.close()


@pytest.fixture(scope="session")
def addresses(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], str]:
    """Gives the address of a fresh database of a kind."""

    def fresh(kind: str) -> str:
        if kind == "sqlite":
            return sqlite_in(tmp_path_factory.mktemp("database"))
        running: Postgres = request.getfixturevalue("postgres")
        return running.new_database()

    return fresh


@pytest.fixture(scope="session", params=DATABASES)
def shared(
    request: pytest.FixtureRequest, addresses: Callable[[str], str], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Serving]:
    """A server on each kind of database that many tests visit."""
    serving = Serving(tmp_path_factory.mktemp(request.param), addresses(request.param))
    serving.start()
    yield serving
    serving.close()


@pytest.fixture(scope="session")
def plain(addresses: Callable[[str], str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server on SQLite alone, for what no database has a say in."""
    serving = Serving(tmp_path_factory.mktemp("plain"), addresses("sqlite"))
    serving.start()
    yield serving
    serving.close()


@pytest.fixture(params=DATABASES)
def fresh(request: pytest.FixtureRequest, addresses: Callable[[str], str], tmp_path: Path) -> Iterator[Serving]:
    """A server of the test's own, not yet started, on each kind of database."""
    serving = Serving(tmp_path / "serving", addresses(request.param))
    yield serving
    serving.close()


@pytest.fixture
def own(addresses: Callable[[str], str], tmp_path: Path) -> Iterator[Serving]:
    """A server of the test's own on SQLite, not yet started."""
    serving = Serving(tmp_path / "serving", addresses("sqlite"))
    yield serving
    serving.close()


@pytest.fixture
def visitor(shared: Serving) -> Iterator[Visitor]:
    """Somebody who visits the shared server, on each kind of database."""
    with visiting(shared.url) as somebody:
        yield somebody


@pytest.fixture
def guest(plain: Serving) -> Iterator[Visitor]:
    """Somebody who visits the server on SQLite."""
    with visiting(plain.url) as somebody:
        yield somebody
