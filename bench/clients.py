"""A crowd of clients in one process: plain HTTP over connections that stay open, and WebSockets that listen."""

from __future__ import annotations

import asyncio
import json
import random
import re
import time
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

SEATS = [{"kind": "human", "name": "Anna"}, {"kind": "human", "name": "Bram"}]
ENTRY = re.compile(r'"seq": ?(\d+)')
OPENING_AT_ONCE = 50


@dataclass(frozen=True, slots=True)
class Answer:
    """What the server answered."""

    status: int
    body: bytes


@dataclass(slots=True)
class Line:
    """A connection that stays open; one request at a time."""

    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter


async def open_line(port: int) -> Line:
    """A connection to the server."""
    return Line(*await asyncio.open_connection("127.0.0.1", port, limit=1 << 22))


async def ask(line: Line, method: str, path: str, body: Any = None, token: str = "") -> Answer:
    """A request and its answer. A client of a hundred lines would measure itself."""
    sent = b"" if body is None else json.dumps(body).encode()
    head = [
        f"{method} {path} HTTP/1.1",
        "Host: 127.0.0.1",
        f"Content-Length: {len(sent)}",
        "Content-Type: application/json",
    ]
    if token:
        head.append(f"Authorization: Bearer {token}")
    line.writer.write("\r\n".join([*head, "", ""]).encode() + sent)
    answer = await line.reader.readuntil(b"\r\n\r\n")
    status, length = int(answer[9:12]), re.search(rb"(?i)content-length: *(\d+)", answer)
    assert length is not None, answer
    return Answer(status, await line.reader.readexactly(int(length[1])))


@dataclass(slots=True)
class Live:
    """A game that the crowd plays."""

    id: str
    tokens: list[str]
    seat: int | None
    ply: int = 0
    sent: dict[int, float] = field(default_factory=dict)
    """When the move that makes an entry was sent."""


class Crowd:
    """People at many tables; their moves by dice."""

    def __init__(self, port: int, connections: int) -> None:
        self.port = port
        self.connections = connections
        self.games: list[Live] = []
        self.lines: asyncio.Queue[Line] = asyncio.Queue()
        self.sockets: list[ClientConnection] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.dice = random.Random(1)
        self.answered: list[float] = []
        self.told: list[float] = []
        self.heard = 0
        self.failures = 0

    @property
    def line(self) -> Line:
        """A connection of those not in use."""
        line = self.lines.get_nowait()
        self.lines.put_nowait(line)
        return line

    def forget(self) -> None:
        """Begin a new measure."""
        self.answered, self.told = [], []

    async def connect(self) -> None:
        """Open the connections."""
        for _ in range(self.connections):
            self.lines.put_nowait(await open_line(self.port))

    async def sit_down(self, games: int) -> None:
        """Create the games."""
        await self.connect()
        for number in range(games):
            wanted = {"preset": "modern", "seats": SEATS, "seed": number}
            answer = await ask(self.line, "POST", "/api/v1/games", wanted)
            assert answer.status == 201, answer
            made = json.loads(answer.body)
            self.games.append(Live(made["id"], [made["tokens"]["0"], made["tokens"]["1"]], 0))

    async def listen(self, sockets: int) -> None:
        """Open the sockets, as many at each game as at any other."""
        for first in range(0, sockets, OPENING_AT_ONCE):
            games = [self.games[n % len(self.games)] for n in range(first, min(sockets, first + OPENING_AT_ONCE))]
            opened = await asyncio.gather(*(self._open(game) for game in games))
            self.sockets += opened
            self.tasks += [
                asyncio.create_task(self._hear(socket, game)) for socket, game in zip(opened, games, strict=True)
            ]

    async def _open(self, game: Live) -> ClientConnection:
        address = f"ws://127.0.0.1:{self.port}/api/v1/games/{game.id}/socket?after=0"
        return await connect(address, compression=None, max_size=None, proxy=None, ping_interval=None)

    async def _hear(self, socket: ClientConnection, game: Live) -> None:
        """Note when the frame of each move comes."""
        try:
            async for frame in socket:
                now, text = time.perf_counter(), str(frame)
                self.heard += 1
                if text.startswith(('{"type":"move"', '{"type": "move"')):
                    entry = ENTRY.search(text)
                    began = game.sent.get(int(entry[1])) if entry else None
                    if began is not None:
                        self.told.append(now - began)
        except ConnectionClosed:
            self.failures += 1

    async def move(self, game: Live) -> bool:
        """A decision by dice in a game; False when it is over."""
        if game.seat is None:
            return False
        line = await self.lines.get()
        try:
            legal = json.loads((await ask(line, "GET", f"/api/v1/games/{game.id}/legal")).body)["actions"]
            action, seq = self.dice.choice(legal), game.ply + 1
            body = {"ply": game.ply, "move_id": f"{seq}-{self.dice.getrandbits(64):x}", "actions": [action]}
            game.sent[seq] = began = time.perf_counter()
            answer = await ask(line, "POST", f"/api/v1/games/{game.id}/moves", body, game.tokens[game.seat])
            self.answered.append(time.perf_counter() - began)
        finally:
            self.lines.put_nowait(line)
        if answer.status != 200:
            self.failures += 1
            raise RuntimeError(f"{answer.status} {answer.body[:300]!r}")
        state = json.loads(answer.body)["state"]
        game.ply, game.seat = state["ply"], state["to_act"]
        game.sent.pop(seq - 20, None)
        return True

    # --- ways to play -------------------------------------------------------------------------------------------------
    async def play_on(self, ply: int) -> None:
        """Play every game up to a ply, or its end."""
        waiting = list(self.games)

        async def one() -> None:
            while waiting:
                game = waiting.pop()
                while game.ply < ply and await self.move(game):
                    pass

        await asyncio.gather(*(one() for _ in range(self.connections)))

    async def at_a_pace(self, seconds: float, pace: float) -> None:
        """Every game makes a move now and then, as people do: independent of each other, `pace` seconds on average."""
        until = time.monotonic() + seconds

        async def one(game: Live) -> None:
            while True:
                pause = self.dice.expovariate(1 / pace)
                if time.monotonic() + pause > until:
                    return
                await asyncio.sleep(pause)
                await self.move(game)

        await asyncio.gather(*(one(game) for game in self.games))

    async def flat_out(self, seconds: float) -> None:
        """As many moves as the connections carry, one game after another."""
        until = time.monotonic() + seconds

        async def one(first: int) -> None:
            mine = self.games[first :: self.connections]
            while mine and time.monotonic() < until:
                for game in mine:
                    await self.move(game)
                    if time.monotonic() >= until:
                        return

        await asyncio.gather(*(one(first) for first in range(self.connections)))

    async def leave(self) -> None:
        """Close everything."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*(socket.close() for socket in self.sockets), return_exceptions=True)
        while not self.lines.empty():
            line = self.lines.get_nowait()
            line.writer.close()
