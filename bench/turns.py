"""Human turns as the page plays them: previews, a move, and what both players' pages then need to draw."""

from __future__ import annotations

import asyncio
import json
import random
from dataclasses import dataclass, field, fields, replace
from typing import Any, Literal

from clients import SEATS, Line, ask, open_line
from served import Served
from websockets.asyncio.client import ClientConnection, connect

from carcassonne.server.games.position_changes import apply_changes

Json = dict[str, Any]
Way = Literal["fetched", "carried", "changes"]
"""How a page gets its positions: it fetches them, answers and frames carry them whole, or they carry what changes."""
WARM_UP = 3
"""Turns in each game before anything is measured."""


@dataclass(slots=True)
class Traffic:
    """What went between pages and server."""

    turns: int = 0
    requests: int = 0
    frames: int = 0
    received: int = 0
    """Bytes of answers and frames."""
    cpu: float = 0.0
    """CPU seconds of the server."""

    def __iadd__(self, other: Traffic) -> Traffic:
        for each in fields(self):
            setattr(self, each.name, getattr(self, each.name) + getattr(other, each.name))
        return self

    def per_turn(self) -> dict[str, float]:
        """What one turn costs."""
        return {
            "turns": self.turns,
            "cpu_ms": 1000 * self.cpu / self.turns,
            "requests": self.requests / self.turns,
            "frames": self.frames / self.turns,
            "kib": self.received / self.turns / 1024,
        }


@dataclass(slots=True)
class Page:
    """The page of one player: it keeps the newest position it has got or, where none is carried, fetched."""

    game: str
    seat: int
    token: str
    line: Line
    socket: ClientConnection
    way: Way
    traffic: Traffic
    position: Json = field(default_factory=dict)
    _busy: asyncio.Lock = field(default_factory=asyncio.Lock)
    _looking: asyncio.Task[None] | None = None
    _wanted: bool = False
    _changed: asyncio.Event = field(default_factory=asyncio.Event)

    async def ask(self, method: str, path: str, body: Json | None = None) -> Json:
        """A request of the page, and its answer."""
        query = {"fetched": "", "carried": "?position=true", "changes": f"?have={self.position.get('seq', -1)}"}
        asked = query[self.way] if method == "POST" else ""
        async with self._busy:
            answer = await ask(self.line, method, f"/api/v1/games/{self.game}/{path}{asked}", body, self.token)
        self.traffic.requests += 1
        self.traffic.received += len(answer.body)
        if answer.status != 200:
            raise RuntimeError(f"{answer.status} {answer.body[:300]!r}")
        found: Json = json.loads(answer.body)
        return found

    def take(self, told: Json) -> None:
        """Draw a position that an answer or a frame brings, unless a newer one is drawn already."""
        position = told.get("position")
        if "changes" in told and told["changes"]["since"] == self.position["seq"]:
            position = apply_changes(self.position, told["changes"])
        if position is not None and position["seq"] >= self.position.get("seq", -1):
            self.position = position
            self._changed.set()

    async def listen(self) -> None:
        """Take the frames as they come."""
        async for frame in self.socket:
            self.traffic.frames += 1
            self.traffic.received += len(frame)
            told = json.loads(frame)
            if self.way != "fetched":
                self.take(told)
            elif told["type"] == "move":
                self.look()

    def look(self) -> asyncio.Task[None]:
        """Fetch the position; requests while one is on its way become one more."""
        self._wanted = True
        if self._looking is None or self._looking.done():
            self._looking = asyncio.create_task(self._look())
        return self._looking

    async def _look(self) -> None:
        while self._wanted:
            self._wanted = False
            self.take({"position": await self.ask("GET", "sight")})

    async def until(self, seq: int) -> None:
        """Wait until the page draws a position at least as new as an entry."""
        while self.position.get("seq", -1) < seq:
            self._changed.clear()
            await self._changed.wait()

    async def turn(self, dice: random.Random) -> int:
        """Play a turn: choose a placement, then a follower, then send both; returns the last entry."""
        ply = self.position["ply"]
        actions = [dice.choice([each for each in self.position["legal"] if each["type"] == "place"])]
        seen = await self.ask("POST", "preview", {"ply": ply, "actions": actions})
        legal = self._ahead(seen)["legal"]
        if legal:  # none where there is no follower left
            chosen = dice.randrange(len(legal))
            actions.append(legal[chosen])
            if not seen.get("next") or seen["next"][chosen] is None:  # else it is known what the answer brings
                self._ahead(await self.ask("POST", "preview", {"ply": ply, "actions": actions}))
        move = {"ply": ply, "move_id": f"{ply}-{dice.getrandbits(64):x}", "actions": actions}
        moved = await self.ask("POST", "moves", move)
        if self.way == "fetched":
            await self.look()
        else:
            self.take(moved)
        return int(moved["seq"])

    def _ahead(self, seen: Json) -> Json:
        """The position that a preview shows."""
        if "changes" in seen:
            return apply_changes(self.position, seen["changes"])
        found: Json = seen["sight" if self.way == "fetched" else "position"]
        return found


class TwoPages:
    """A game of two players at two devices."""

    def __init__(self, pages: list[Page], seed: int) -> None:
        self.pages = pages
        self.dice = random.Random(seed)
        self._listening = [asyncio.create_task(page.listen()) for page in pages]

    @classmethod
    async def open(cls, port: int, seed: int, way: Way, traffic: Traffic) -> TwoPages:
        """Create a game and open both pages on it."""
        line = await open_line(port)
        wanted = {"preset": "modern", "seats": SEATS, "seed": seed}
        made = json.loads((await ask(line, "POST", "/api/v1/games", wanted)).body)
        query = {"fetched": "", "carried": "&position=true", "changes": "&have=-1"}[way]
        address = f"ws://127.0.0.1:{port}/api/v1/games/{made['id']}/socket?after=0{query}"
        pages = []
        for seat in range(2):
            socket = await connect(address, compression=None, max_size=None, proxy=None, ping_interval=None)
            token = made["tokens"][str(seat)]
            await socket.send(json.dumps({"type": "hello", "tokens": [token]}))
            pages.append(Page(made["id"], seat, token, await open_line(port), socket, way, traffic))
        line.writer.close()
        return cls(pages, seed)

    async def play(self, turns: int) -> None:
        """Play so many turns, or to the end of the game; a turn is over when both pages draw the next position."""
        for page in self.pages:
            if page.way == "fetched" and not page.position:
                await page.look()
            await page.until(0)
        for _ in range(turns):
            seat = self.pages[0].position["state"]["to_act"]
            if seat is None:
                return
            page = self.pages[seat]
            seq = await page.turn(self.dice)
            for each in self.pages:
                await each.until(seq)
            page.traffic.turns += 1

    async def close(self) -> None:
        """Close both pages."""
        for task in self._listening:
            task.cancel()
        await asyncio.gather(*(page.socket.close() for page in self.pages), return_exceptions=True)
        for page in self.pages:
            page.line.writer.close()


async def play_turns(served: Served, way: Way, games: int, turns: int, seed: int) -> Traffic:
    """Play turns in some games at once; the same seed plays the same games."""
    traffic = Traffic()
    tables = [await TwoPages.open(served.port, seed + number, way, traffic) for number in range(games)]
    await asyncio.gather(*(table.play(WARM_UP) for table in tables))
    measured = Traffic(cpu=-served.cpu())
    before = replace(traffic)
    await asyncio.gather(*(table.play(turns) for table in tables))
    measured.cpu += served.cpu()
    for name in ("turns", "requests", "frames", "received"):
        setattr(measured, name, getattr(traffic, name) - getattr(before, name))
    await asyncio.gather(*(table.close() for table in tables))
    return measured
