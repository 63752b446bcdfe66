"""Fan-out between processes: PostgreSQL's LISTEN and NOTIFY, or Redis. What is to be told waits in a short queue."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any, ClassVar

import structlog

from carcassonne.server.games.fanout import FanoutListener, PeopleAtTable

CHANNEL = "carcassonne"
AT_A_TIME = 200
MOST_WAITING = 10_000
"""Messages that wait while the carrier is away; those beyond are lost, and found again by a look at the database."""
GAMES_A_MESSAGE = 200
"""Games in a message about who is there: PostgreSQL carries 8,000 bytes."""
LONGEST_PAUSE = 5.0
CHECK_SECONDS = 5.0
"""Between two looks whether the carrier is still there."""
log = structlog.get_logger()


class Messages(ABC):
    """A carrier of messages that comes back by itself when its connection breaks."""

    name: ClassVar[str]

    def __init__(self, address: str) -> None:
        self._address = address
        self._outgoing: list[str] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._heard: FanoutListener | None = None

    async def start(self, heard: FanoutListener) -> None:
        """Begin to listen."""
        self._heard = heard
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Stop listening."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def publish_change(self, game_id: str, version: int, due: bool) -> None:
        """Tell of a game's version, and whether something is due in it that nobody holds."""
        self._publish(f"game {game_id} {version} {int(due)}")

    def publish_job(self, job_id: str) -> None:
        """Tell of a job that was asked for, or is done."""
        self._publish(f"job {job_id}")

    def publish_presence(self, process: str, there: Mapping[str, PeopleAtTable]) -> None:
        """Tell who is at some tables in this process."""
        games = [f"{game}={''.join(map(str, sorted(seats)))}+{watching}" for game, (seats, watching) in there.items()]
        for first in range(0, len(games), GAMES_A_MESSAGE):
            self._publish(f"here {process} {' '.join(games[first : first + GAMES_A_MESSAGE])}")

    def publish_emote(self, process: str, game_id: str, seat: int, emote: str) -> None:
        """Tell what a seat says to whoever listens."""
        self._publish(f"emote {process} {game_id} {seat} {emote}")

    def publish_lobby(self, game_id: str = "", seeks: Sequence[str] = ()) -> None:
        """Tell that somebody has come to the lobby or left it, or which seeks have the seats of a new game."""
        self._publish(" ".join(("lobby", game_id, *seeks)))

    def _publish(self, message: str) -> None:
        if len(self._outgoing) < MOST_WAITING:
            self._outgoing.append(message)
        self._wake.set()

    def receive(self, message: str) -> None:
        """Pass on what another process says; what cannot be understood comes from another version, and is let be."""
        assert self._heard is not None
        kind, _, rest = message.partition(" ")
        with suppress(ValueError):
            if kind == "game":
                game_id, version, due = rest.split(" ")
                self._heard.change(game_id, int(version))
                if due == "1":
                    self._heard.due()
            elif kind == "job":
                self._heard.job(rest)
            elif kind == "here":
                process, *games = rest.split(" ")
                self._heard.presence(process, dict(map(_there, games)))
            elif kind == "emote":
                process, game_id, seat, emote = rest.split(" ")
                self._heard.emote(process, game_id, int(seat), emote)
            elif kind == "lobby":
                game_id, *seeks = rest.split(" ")
                self._heard.lobby(game_id, seeks)

    async def _run(self) -> None:
        pause = 0.1
        while True:
            try:
                await self._connect()
                pause = 0.1
                await self._carry()
            except Exception as fault:
                log.warning("fan-out is broken and begins again", carrier=self.name, fault=f"{fault}"[:200])
            finally:
                with suppress(Exception):
                    await self._disconnect()
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _carry(self) -> None:
        """Send what is to be told; a message that may not have been sent is sent again."""
        while True:
            while self._outgoing:
                batch = self._outgoing[:AT_A_TIME]
                await self._send(batch)
                del self._outgoing[: len(batch)]
            self._wake.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout(CHECK_SECONDS):
                    await self._wake.wait()
            await self._check()

    @abstractmethod
    async def _connect(self) -> None:
        """Begin to listen; raises where the carrier cannot be reached."""

    @abstractmethod
    async def _send(self, messages: Sequence[str]) -> None:
        """Send messages; raises where the connection is broken."""

    @abstractmethod
    async def _check(self) -> None:
        """Raise where the connection is broken."""

    @abstractmethod
    async def _disconnect(self) -> None:
        """Let the connection go, however it is."""


class PostgresMessages(Messages):
    """LISTEN and NOTIFY on the database that holds the games: nothing else need be installed."""

    name = "postgresql"
    _connection: Any = None

    async def _connect(self) -> None:
        import asyncpg

        self._connection = await asyncpg.connect(self._address, timeout=5, command_timeout=5)
        await self._connection.add_listener(CHANNEL, lambda _, __, ___, message: self.receive(message))

    async def _send(self, messages: Sequence[str]) -> None:
        await self._connection.execute("SELECT pg_notify($1, m) FROM unnest($2::text[]) AS m", CHANNEL, list(messages))

    async def _check(self) -> None:
        if not self._outgoing:
            await self._connection.execute("SELECT 1")

    async def _disconnect(self) -> None:
        if self._connection is not None:
            self._connection.terminate()


class RedisMessages(Messages):
    """Publish and subscribe of Redis or Valkey: the database is spared the messages."""

    name = "redis"
    _client: Any = None
    _listening: asyncio.Task[None] | None = None

    async def _connect(self) -> None:
        from redis.asyncio import Redis

        self._client = Redis.from_url(
            self._address, socket_timeout=5, socket_connect_timeout=5, decode_responses=True, health_check_interval=5
        )
        subscribed = self._client.pubsub(ignore_subscribe_messages=True)
        await subscribed.subscribe(CHANNEL)
        self._listening = asyncio.create_task(self._listen(subscribed))

    async def _listen(self, subscribed: Any) -> None:
        while True:
            message = await subscribed.get_message(timeout=CHECK_SECONDS)
            if message is not None:
                self.receive(message["data"])

    async def _send(self, messages: Sequence[str]) -> None:
        async with self._client.pipeline(transaction=False) as pipeline:
            for message in messages:
                pipeline.publish(CHANNEL, message)
            await pipeline.execute()

    async def _check(self) -> None:
        if self._listening is not None and self._listening.done():
            self._listening.result()
        if not self._outgoing:
            await self._client.ping()

    async def _disconnect(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)
        if self._client is not None:
            await self._client.aclose()


def _there(text: str) -> tuple[str, PeopleAtTable]:
    """Read a game and who is at its table: `GAME=SEATS+WATCHING`."""
    game_id, _, there = text.partition("=")
    seats, _, watching = there.partition("+")
    return game_id, PeopleAtTable(frozenset(map(int, seats)), int(watching))
