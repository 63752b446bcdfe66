"""A table: a game in memory, with its seats, its log and its subscribers."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace

from carcassonne.server.games import clocks
from carcassonne.server.games.frames import Frame
from carcassonne.server.games.model import GameSetup, GameStanding, LogEntry, Seat, StoredGame
from carcassonne.server.games.position_payload import RenderedPosition
from carcassonne.server.games.replay import Replay
from carcassonne.server.games.table_payload import TablePayload, seat_payloads, table_payload
from carcassonne.server.games.tokens import seats_opened_by
from carcassonne.server.http.problems import Problem
from carcassonne.server.json_text import Rendered, json_object
from carcassonne.server.streams.subscriber import Subscriber


@dataclass(frozen=True, slots=True)
class Change:
    """What a command changes in a game: new log entries with their frames, the game after them, how it stands."""

    replay: Replay
    standing: GameStanding
    entries: Sequence[LogEntry] = ()
    frames: Sequence[Frame] = ()


class Table:
    """One game in memory. Commands hold `lock`; reading never waits."""

    def __init__(self, stored: StoredGame, since: float) -> None:
        self.setup: GameSetup = stored.setup
        self.seats: list[Seat] = stored.seats
        self.standing: GameStanding = stored.standing
        if self.standing.clocks is not None:
            self.standing = replace(self.standing, clocks=clocks.resumed(self.standing.clocks, since))
        self.entries: list[LogEntry] = list(stored.entries)
        self._replay: Replay | None = None
        self._position: RenderedPosition | None = None
        self.moves = {entry.move_id: entry for entry in self.entries if entry.move_id}
        """The last entry of each request, by its move id."""
        self.lock = asyncio.Lock()
        self.subscribers: set[Subscriber] = set()
        self.present: Counter[int] = Counter()
        self.pins = 0
        """How many requests and streams are using the table: it stays in memory meanwhile."""
        self.out_of_sync = False
        """Whether a write failed half way: only the database knows whether it was committed."""
        self.bot_task: asyncio.Task[None] | None = None
        self.clock_timer: asyncio.TimerHandle | None = None

    @property
    def id(self) -> str:
        return self.setup.id

    @property
    def seq(self) -> int:
        """The number of the last entry."""
        return len(self.entries)

    @property
    def replay(self) -> Replay:
        """The game, replayed from its log when first asked for: listing games replays none."""
        if self._replay is None:
            self._replay = Replay(self.setup, self.entries)
        return self._replay

    @property
    def ply(self) -> int:
        """The decisions in force."""
        return self.entries[-1].ply if self.entries else self.replay.first

    @property
    def position(self) -> RenderedPosition:
        """The position after the last entry, rendered once for everybody who asks."""
        if self._position is None:
            over = self.standing.status == "over"
            self._position = RenderedPosition(self.replay.game, self.seq, self.setup.aids, over)
        return self._position

    @property
    def idle(self) -> bool:
        """Whether the table may leave memory: nobody uses it, nothing runs."""
        busy = self.pins or self.subscribers or self.bot_task or self.clock_timer or self.lock.locked()
        return not busy

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats)

    # --- who may ------------------------------------------------------------------------------------------------------
    def seats_of(self, token: str) -> list[int]:
        """Return the seats that a token opens; raises Problem where it opens none."""
        found = seats_opened_by(token, [seat.token_hash for seat in self.seats])
        if not found:
            raise Problem("wrong_token", "this token opens no seat at this table")
        return found

    def seat_of(self, token: str) -> int:
        """Return the seat that a token opens."""
        return self.seats_of(token)[0]

    def check_playing(self) -> None:
        """Raise Problem unless the game is being played."""
        if self.standing.status == "waiting":
            raise self.problem("waiting", "not everybody has sat down yet")
        if self.standing.status == "over":
            raise self.problem("game_over", "the game is over")

    def problem(self, code: str, detail: str) -> Problem:
        """Return a refusal that says at which ply the game is."""
        return Problem(code, detail, ply=self.ply)

    # --- payloads -----------------------------------------------------------------------------------------------------
    def payload(self) -> TablePayload:
        """Return the table as everybody sees it."""
        return table_payload(self.setup, self.standing, seat_payloads(self.seats, self.present), self.seq, self.ply)

    def frame(self, positions: bool = False) -> Rendered:
        """Return the table as a frame, with the position for a stream that carries positions."""
        shown = {"position": self.position.payload} if positions else {}
        return json_object({"type": "table", "table": self.payload(), **shown})

    def broadcast(self, frames: Sequence[Frame] = ()) -> None:
        """Broadcast frames to every subscriber, and the table after them."""
        if self.subscribers:
            table = self.frame()
            for subscriber in tuple(self.subscribers):
                for frame in frames:
                    subscriber.enqueue(frame.rendered(subscriber.positions))
                subscriber.enqueue(table)

    def count_presence(self, seats: Sequence[int], by: int) -> None:
        """Count a client of these seats that has come (1) or gone (-1); broadcast the table where that shows."""
        before = [self.present[seat] > 0 for seat in seats]
        for seat in seats:
            self.present[seat] += by
        if before != [self.present[seat] > 0 for seat in seats]:
            self.broadcast()

    def apply(self, change: Change) -> None:
        """Apply what has been committed."""
        self._replay = change.replay
        self.entries += change.entries
        self.moves |= {entry.move_id: entry for entry in change.entries if entry.move_id}
        for entry in change.entries:
            if entry.kind == "left":
                self.seats[entry.seat].left = entry.reason
        self.standing = change.standing
        if change.entries:
            self._position = change.frames[-1].position
