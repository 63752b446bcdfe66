"""What games are kept in, as the rest of the server knows it: a database (`storage.store`), or memory."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from carcassonne.server.games.model import GameStanding, LogEntry, Seat, Snapshot, StoredGame

BEAT_SECONDS = 1.0
"""Between two beats of a process."""
MISSED_SECONDS = 2.5
"""A longer time without a beat of any server is an outage."""
LIFE_SECONDS = 5.0
"""A process without a beat for so long is dead."""
LONGEST_PAUSE = 3600.0
"""Seconds between two tries of what keeps failing."""


class Conflict(Exception):
    """Another write came first: the game is not at the version that this one was made from."""


class Unavailable(Exception):
    """The database failed; nothing that was asked of it may be taken for done."""


@dataclass(frozen=True, slots=True)
class PendingWrite:
    """What one game has to write, all or nothing. Every write raises the game's version, also one without entries."""

    game_id: str
    version: int
    """The version that the change was made from: where it is not the game's any more, nothing is written."""
    standing: GameStanding
    entries: Sequence[LogEntry] = ()
    due: float | None = None
    holder: str | None = None
    seated: Mapping[int, Seat] = field(default_factory=dict)
    """Seats that somebody has taken."""
    snapshot: Snapshot | None = None
    following: StoredGame | None = None
    """The game that follows this one."""


class GameStore(Protocol):
    """Keeps games. The version of a game decides every race. Whatever is asked of it may raise Unavailable."""

    shared: bool
    """Whether other processes may be writing too."""

    async def create(self, game: StoredGame) -> None:
        """Store a new game."""
        ...

    async def write(self, pending: PendingWrite) -> None:
        """Store what changes in a game, all or nothing; raises Conflict where another write came first."""
        ...

    async def read(self, game_id: str, after: int = 0) -> StoredGame | None:
        """Return a game with its entries after one, with a snapshot if all are asked for; None if there is none."""
        ...

    async def versions(self, game_ids: Sequence[str]) -> dict[str, int]:
        """Return the versions at which games are."""
        ...

    async def find_seats(self, token_hashes: Sequence[str], most: int = 200) -> list[tuple[str, int]]:
        """Return the games and seats that these tokens open, newest first."""
        ...


@dataclass(frozen=True, slots=True)
class Outage:
    """A time in which no server could take a move."""

    start: float
    finish: float


@dataclass(frozen=True, slots=True)
class Beat:
    """What a beat brings: the service's time, its outages, and the processes that are alive."""

    now: float
    outages: Sequence[Outage]
    alive: frozenset[str]
    secret: str
    """Of this database's service: what bots' dice are made of."""


@dataclass(frozen=True, slots=True)
class DueGame:
    """A game in which something is due."""

    id: str
    due: float
    holder: str | None
    by_bot: bool


def put_off_until(now: float, failures: int) -> float:
    """Return when something is tried again that has failed so often before."""
    return now + min(LONGEST_PAUSE, 2.0 ** min(failures + 2, 20))


class ServiceStore(Protocol):
    """Keeps the service's time, its processes, and what is due in its games. It may raise Unavailable or Conflict."""

    async def beat(self, process: str, kind: str, known: int = 0, first: bool = False) -> Beat:
        """Say that a process is alive, and learn the time. Outages are told after the first `known`."""
        ...

    async def leave(self, process: str, kind: str) -> None:
        """Say that a process ends: others may take over at once what it held."""
        ...

    async def due(self, until: float, most: int, others: Collection[str] = ()) -> list[DueGame]:
        """Return games in which something is due until a time and that none of the `others` holds."""
        ...

    async def claim(self, process: str, games: Collection[str], alive: Collection[str]) -> set[str]:
        """Take games that no living process holds; return those that we got."""
        ...

    async def set_due(self, game_id: str, version: int, due: float | None) -> None:
        """Say when something is due in a game that is still at this version."""
        ...

    async def put_off(self, game_id: str, now: float) -> None:
        """Try a game again later, and later each time: it cannot be loaded."""
        ...
