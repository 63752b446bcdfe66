"""A table: a game that is loaded, who sits at it, who listens to it."""

from __future__ import annotations

import asyncio
import json
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from carcassonne.notation.json import Json
from carcassonne.server.games import clocks
from carcassonne.server.games.entry import Entry
from carcassonne.server.games.model import Seat, Setup, Standing
from carcassonne.server.games.replay import Replay
from carcassonne.server.games.tokens import seats_opened_by
from carcassonne.server.http.problems import Problem
from carcassonne.server.storage.store import Stored
from carcassonne.server.streams.subscriber import Listener


def written(value: Any) -> str:
    """JSON as the server sends it, in ASCII: whatever signs a client sent, the answer can be written."""
    return json.dumps(value, separators=(",", ":"))


class Table:
    """One game in memory. Commands hold `lock`; what is read never waits."""

    def __init__(self, stored: Stored, since: float) -> None:
        self.setup: Setup = stored.setup
        self.seats: list[Seat] = stored.seats
        self.standing: Standing = stored.standing
        if self.standing.clocks is not None:
            self.standing = replace(self.standing, clocks=clocks.resumed(self.standing.clocks, since))
        self.entries: list[Entry] = list(stored.entries)
        self._replay: Replay | None = None
        self.moves = {entry.move_id: entry for entry in self.entries if entry.move_id}
        """The last entry of each request, by its move id."""
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.present: Counter[int] = Counter()
        self.pins = 0
        """How many are just now doing something with the table: it stays in memory."""
        self.doubtful = False
        """Whether a write failed half way, so that only the database knows what is so."""
        self.thinking: asyncio.Task[None] | None = None
        self.alarm: asyncio.TimerHandle | None = None

    @property
    def id(self) -> str:
        return self.setup.id

    @property
    def seq(self) -> int:
        """The number of the last entry."""
        return len(self.entries)

    @property
    def replay(self) -> Replay:
        """The game; played from its log when it is first asked for, so that a list of games costs nothing."""
        if self._replay is None:
            self._replay = Replay(self.setup, self.entries)
        return self._replay

    @property
    def ply(self) -> int:
        """The decisions in force."""
        return self.entries[-1].ply if self.entries else self.replay.first

    @property
    def idle(self) -> bool:
        """Whether the table may leave memory: nobody looks, nothing goes on."""
        busy = self.pins or self.listeners or self.thinking or self.alarm or self.lock.locked()
        return not busy

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats)

    # --- who may ------------------------------------------------------------------------------------------------------
    def seats_of(self, token: str) -> list[int]:
        """The seats a token opens; raises Problem where it opens none."""
        found = seats_opened_by(token, [seat.token_hash for seat in self.seats])
        if not found:
            raise Problem("wrong_token", "this token opens no seat at this table")
        return found

    def seat_of(self, token: str) -> int:
        """The seat a token opens."""
        return self.seats_of(token)[0]

    def check_playing(self) -> None:
        """Raise Problem unless the game is under way."""
        if self.standing.status == "waiting":
            raise self.problem("waiting", "not everybody has sat down yet")
        if self.standing.status == "over":
            raise self.problem("game_over", "the game is over")

    def problem(self, code: str, detail: str) -> Problem:
        """A refusal that says where the game stands."""
        return Problem(code, detail, ply=self.ply)

    # --- telling ------------------------------------------------------------------------------------------------------
    def to_json(self) -> Json:
        """The table as everybody sees it."""
        setup, standing = self.setup, self.standing
        over = standing.status == "over"
        return {
            "id": setup.id,
            "preset": setup.rules.preset,
            "options": setup.rules.options,
            "players": setup.rules.players,
            "status": standing.status,
            "created": setup.created,
            "seats": [self._seat_to_json(number, seat) for number, seat in enumerate(self.seats)],
            "seq": self.seq,
            "ply": self.ply,
            "clock": setup.clock,
            "clocks": None if standing.clocks is None else clocks.shown(standing.clocks, time.time()),
            "aids": dict(setup.aids),
            "shuffle": setup.shuffle,
            "commitment": setup.commitment,
            "seed": str(setup.seed) if over and setup.seed is not None else None,
            "offer": standing.offer,
            "rematch": standing.rematch,
            "result": standing.result,
        }

    def _seat_to_json(self, number: int, seat: Seat) -> Json:
        return {
            "kind": seat.kind,
            "name": seat.name,
            "level": seat.level,
            "player": seat.player,
            "present": seat.kind == "bot" or self.present[number] > 0,
            "left": seat.left,
        }

    def publish(self, frames: Sequence[str]) -> None:
        """Tell every listener these frames, and the table after them."""
        if self.listeners:
            for text in (*frames, self.table_frame()):
                for listener in tuple(self.listeners):
                    listener.tell(text)

    def table_frame(self) -> str:
        return written({"type": "table", "table": self.to_json()})

    def note_presence(self, seats: Sequence[int], by: int) -> None:
        """Somebody of these seats has come (1) or gone (-1)."""
        before = [self.present[seat] > 0 for seat in seats]
        for seat in seats:
            self.present[seat] += by
        if before != [self.present[seat] > 0 for seat in seats]:
            self.publish(())

    def adopt(self, replay: Replay, entries: Sequence[Entry], standing: Standing) -> None:
        """Take over what has been committed."""
        self._replay = replay
        self.entries += entries
        self.moves |= {entry.move_id: entry for entry in entries if entry.move_id}
        for entry in entries:
            if entry.kind == "left":
                self.seats[entry.seat].left = entry.reason  # type: ignore[assignment]
        self.standing = standing
