"""Fan-out: processes tell one another what they have written. A lost message costs time, never an event."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol


class PeopleAtTable(NamedTuple):
    """Who is at a table: seats whose players are, and how many look on."""

    seats: frozenset[int] = frozenset()
    watching: int = 0


@dataclass(frozen=True, slots=True)
class FanoutListener:
    """What to do with messages of other processes."""

    change: Callable[[str, int], None]
    """A game is at a version now."""
    due: Callable[[], None]
    """Something is due that nobody holds."""
    job: Callable[[str], None]
    """A job was asked for, or is done."""
    presence: Callable[[str, Mapping[str, PeopleAtTable]], None]
    """A process says who is at some tables there."""
    emote: Callable[[str, str, int, str], None]
    """At a process, in a game, a seat says something to whoever listens."""
    lobby: Callable[[str, Sequence[str]], None] = lambda _, __: None
    """Somebody has come to the lobby or left it; or, with a game, these seeks have its seats, in their order."""


class Fanout(Protocol):
    """What carries messages between processes; publishing never waits and never fails."""

    async def start(self, heard: FanoutListener) -> None:
        """Begin to listen."""
        ...

    def publish_change(self, game_id: str, version: int, due: bool) -> None:
        """Tell of a game's version, and whether something is due in it that nobody holds."""
        ...

    def publish_job(self, job_id: str) -> None:
        """Tell of a job that was asked for, or is done."""
        ...

    def publish_presence(self, process: str, there: Mapping[str, PeopleAtTable]) -> None:
        """Tell who is at some tables in this process."""
        ...

    def publish_emote(self, process: str, game_id: str, seat: int, emote: str) -> None:
        """Tell what a seat says to whoever listens."""
        ...

    def publish_lobby(self, game_id: str = "", seeks: Sequence[str] = ()) -> None:
        """Tell that somebody has come to the lobby or left it, or which seeks have the seats of a new game."""
        ...

    async def close(self) -> None:
        """Stop listening."""
        ...


class NoFanout:
    """For the one process of a SQLite file: its jobs are its own."""

    async def start(self, heard: FanoutListener) -> None:
        self._heard = heard

    def publish_change(self, game_id: str, version: int, due: bool) -> None:
        pass

    def publish_job(self, job_id: str) -> None:
        self._heard.job(job_id)

    def publish_presence(self, process: str, there: Mapping[str, PeopleAtTable]) -> None:
        pass

    def publish_emote(self, process: str, game_id: str, seat: int, emote: str) -> None:
        pass

    def publish_lobby(self, game_id: str = "", seeks: Sequence[str] = ()) -> None:
        pass

    async def close(self) -> None:
        pass
