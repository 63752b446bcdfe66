"""A table: a game in memory, with its seats, its log and its subscribers."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from carcassonne.server.games.frames import Frame, changes_frame, entry_payload
from carcassonne.server.games.line_of_play import Line
from carcassonne.server.games.model import GameSetup, GameStanding, LogEntry, Seat, Snapshot, StoredGame
from carcassonne.server.games.position_payload import RenderedPosition
from carcassonne.server.games.presence import Presence
from carcassonne.server.games.replay import Replay
from carcassonne.server.games.subscriber import Subscriber
from carcassonne.server.games.table_payload import TablePayload, seat_payloads, table_payload
from carcassonne.server.games.timekeeper import Timekeeper
from carcassonne.server.games.tokens import hash_of, seats_opened_by, token_of_person
from carcassonne.server.games.watching import shown_late
from carcassonne.server.json_text import Rendered, json_object
from carcassonne.server.problems import Problem

EMOTE_PAUSE = 2
"""Seconds between two emotes of a seat."""
UNTOLD = {"seq", "ply", "clocks"}
"""Members of the table that change without a frame."""
NOT_TOLD = object()
TABLE_BYTES, ENTRY_BYTES, SIGN_BYTES = 85_000, 700, 2
"""What a table, each entry of its log and each sign of its tags take in memory, about."""


@dataclass(frozen=True, slots=True)
class Change:
    """What a command changes in a game: new log entries with their frames, the game after them, how it stands."""

    replay: Replay
    standing: GameStanding
    entries: Sequence[LogEntry] = ()
    frames: Sequence[Frame] = ()
    seated: dict[int, Seat] = field(default_factory=dict)
    """Seats that somebody has taken."""
    same_turn: bool = False
    """Whether the next decision belongs to the turn that goes on: a bot does not pause before it."""


class Table:
    """One game in memory. Commands hold `lock`; reading never waits."""

    def __init__(self, stored: StoredGame, timekeeper: Timekeeper, presence: Presence) -> None:
        self.setup: GameSetup = stored.setup
        self.seats: list[Seat] = stored.seats
        self.version = stored.version
        """How many writes the game has seen, as far as this process knows."""
        self._stored_standing: GameStanding = stored.standing
        self._timekeeper = timekeeper
        self._presence = presence
        self.entries: list[LogEntry] = list(stored.entries)
        self.line = Line(self.entries)
        self._snapshot: Snapshot | None = stored.snapshot
        self._replay: Replay | None = None
        self._position: RenderedPosition | None = None
        self.moves = {entry.move_id: entry for entry in self.entries if entry.move_id}
        """The last entry of each request, by its move id."""
        self.lock = asyncio.Lock()
        self.subscribers: set[Subscriber] = set()
        self.late = stored.setup.late
        """So many tiles late those see the game who have no seat; it is told."""
        self._watched: Table | None = None
        """The table as those see it who are shown the game late, once somebody has asked for it."""
        self._told: TablePayload | None = None
        """The table as every subscriber was told of it; None where they were told different things."""
        self._emoted: dict[int, float] = {}
        """When each seat last sent an emote."""
        self._signs = sum(len(name) + len(value) for name, value in self.setup.tags)
        self.weighed = 0
        """The size that the registry has counted."""
        self.pins = 0
        """How many requests and streams are using the table: it stays in memory meanwhile."""
        self.out_of_sync = False
        """Whether a write failed half way: only the database knows whether it was committed."""

    @property
    def id(self) -> str:
        return self.setup.id

    @property
    def seq(self) -> int:
        """The number of the last entry."""
        return len(self.entries)

    @property
    def standing(self) -> GameStanding:
        """How the game stands; its clocks have not run while no server could take a move."""
        stored = self._stored_standing
        return stored if stored.clocks is None else replace(stored, clocks=self._timekeeper.resumed(stored.clocks))

    @property
    def replay(self) -> Replay:
        """The game, replayed from its log when first asked for: listing games replays none."""
        if self._replay is None:
            self._replay = Replay(self.setup, self.entries, self._snapshot)
            self._snapshot = None
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
    def size(self) -> int:
        """The bytes that it takes in memory, about."""
        return TABLE_BYTES + ENTRY_BYTES * len(self.entries) + SIGN_BYTES * self._signs

    @property
    def idle(self) -> bool:
        """Whether the table may leave memory: nobody uses it. What is due in its game is found in the database."""
        return not (self.pins or self.listeners or self.lock.locked())

    @property
    def present(self) -> frozenset[int]:
        """The seats whose players are at the table, here or at another process."""
        return self._presence.at(self.id).seats

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats)

    # --- who may ------------------------------------------------------------------------------------------------------
    def seats_of(self, token: str) -> list[int]:
        """Return the seats that a token opens; raises Problem where it opens none."""
        found = self.opened_by(token)
        if not found:
            raise Problem("wrong_token", "this token opens no seat at this table")
        return found

    def opened_by(self, token: str) -> list[int]:
        """Return the seats that a token opens: one that was given out for a seat, or its person's own."""
        found = seats_opened_by(token, [seat.token_hash for seat in self.seats])
        if not found and any(seat.person for seat in self.seats):
            own = [self.token_of_person(number) for number in range(len(self.seats))]
            found = seats_opened_by(token, [None if each is None else hash_of(each) for each in own])
        return found

    def token_of_person(self, number: int) -> str | None:
        """Return the token of a seat for the person who has it; None where that is a guest."""
        person = self.seats[number].person
        secret = self._timekeeper.secret
        return token_of_person(secret, self.id, number, person) if person and secret else None

    def seen_by(self, token: str, person: str | None) -> Table:
        """Return the table as somebody sees it: players as it is, known by a seat's token or by who they are."""
        seated = person is not None and any(seat.person == person for seat in self.seats)
        return self if seated or (token and self.opened_by(token)) else self.watched

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
        takebacks = [self.line.past_draws[seat] for seat in range(len(self.seats))]
        present, watching = self._presence.at(self.id)
        seats = seat_payloads(self.seats, present)
        now = self._timekeeper.now()
        hints = [len(seat.hints) for seat in self.seats]
        payload = table_payload(self.setup, self.standing, seats, self.seq, self.ply, now, takebacks, watching, hints)
        if self.late:
            payload["late"] = self.late
        return payload

    def first_frame(self, positions: bool = False, have: int | None = None) -> Rendered:
        """Return the frame that a stream begins with: the table, and the position where the client lacks it."""
        payload = self.payload()
        if self._told is not None and not self._changes_of_table(payload).keys() <= UNTOLD:
            self._told = None  # what one client is told now the others are not: the next frame has the whole table
        shown = {} if not positions or have == self.seq else {"position": self.position.payload}
        return json_object({"type": "table", "table": payload, **shown})

    # --- who watches --------------------------------------------------------------------------------------------------
    @property
    def watched(self) -> Table:
        """The table as whoever has no seat sees it: itself, or, where the set-up says so, itself some tiles ago.

        That is a table of its own, made of the entries that are shown: what it is asked it cannot tell too much of.
        """
        if not self.setup.late:
            return self
        if self._watched is None:
            seats = [replace(seat, left=None) for seat in self.seats]
            stored = StoredGame(replace(self.setup, late=0), GameStanding("waiting"), seats, [], self.version)
            self._watched = Table(stored, self._timekeeper, self._presence)
            self._watched.late = self.late
        self._let_watchers_follow(self._watched)
        return self._watched

    def _let_watchers_follow(self, shown: Table) -> None:
        """Let those who watch see what they may see by now; once the game is over that is all of it."""
        playing = self.standing.status == "playing"
        known = shown_late(self.entries, self.setup.late) if playing else self.seq
        replay, frames = shown.replay.copy(), []
        fresh = self.entries[shown.seq : known]
        for entry in fresh:
            payload = entry_payload(entry, replay.follow(entry))
            over = not playing and entry is fresh[-1]
            position = RenderedPosition(replay.game.copy(), entry.seq, self.setup.aids, over, shown.position)
            frames.append(Frame(payload, position, entry is fresh[-1]))
        standing = GameStanding("playing", to_act=replay.game.to_act) if playing else self.standing
        shown.seats = [replace(seat, left=old.left) for seat, old in zip(self.seats, shown.seats, strict=True)]
        shown.version = self.version
        if fresh or standing != shown.standing:
            shown.apply(Change(replay, standing, fresh, frames))
            shown.broadcast(frames)

    @property
    def listeners(self) -> set[Subscriber]:
        """Whoever listens, with and without a seat."""
        return self.subscribers if self._watched is None else self.subscribers | self._watched.subscribers

    def broadcast(self, frames: Sequence[Frame] = ()) -> None:
        """Broadcast frames to every subscriber, and the table after them."""
        if self._watched is not None:
            self._let_watchers_follow(self._watched)
            if not frames:
                self._watched.broadcast()  # who is there shows at once
        if not self.subscribers:
            self._told = None
            return
        payload = self.payload()
        changes = table = None
        for subscriber in tuple(self.subscribers):
            if subscriber.have is not None:
                changes = changes or changes_frame(frames, self._changes_of_table(payload))
                subscriber.enqueue(changes)
            else:
                table = table or json_object({"type": "table", "table": payload})
                for frame in frames:
                    subscriber.enqueue(frame.rendered(subscriber.positions))
                subscriber.enqueue(table)
        self._told = payload

    def _changes_of_table(self, payload: TablePayload) -> Mapping[str, Any]:
        """Return the members of the table that are not as they were told last, and those that change by themselves."""
        told: Mapping[str, Any] = {} if self._told is None else self._told
        return {name: value for name, value in payload.items() if name in UNTOLD or told.get(name, NOT_TOLD) != value}

    def count_presence(self, seats: Sequence[int], by: int) -> None:
        """Count a client of these seats that has come (1) or gone (-1); broadcast the table where that shows."""
        if self._presence.count(self.id, seats, by):
            self.broadcast()

    def admits_emote(self, seat: int, pause: float = EMOTE_PAUSE) -> bool:
        """Return whether a seat has said nothing for so many seconds, here or at another process: now it says it."""
        now = time.monotonic()
        admitted = now - self._emoted.get(seat, -pause) >= pause
        if admitted:
            self._emoted[seat] = now
        return admitted

    def send_emote(self, seat: int, emote: str) -> None:
        """Send what a seat says to everybody who listens at this process."""
        said = json_object({"type": "emote", "seat": seat, "emote": emote})
        for subscriber in tuple(self.subscribers):
            subscriber.enqueue(said)

    def apply(self, change: Change) -> None:
        """Apply what has been committed."""
        self._replay = change.replay
        for number, seat in change.seated.items():
            self.seats[number] = seat
        self._follow(change.entries)
        self._stored_standing = change.standing
        if change.frames:
            if self._position is not None:
                self._position.forget_before()
            self._position = change.frames[-1].position

    def catch_up(self, stored: StoredGame) -> None:
        """Take over what another process has written, where nobody here waits for its frames."""
        self._follow(stored.entries)
        self.seats = stored.seats
        self._stored_standing = stored.standing
        self.version = stored.version
        if stored.entries:
            self._replay = self._position = None
        if self._watched is not None:
            self._let_watchers_follow(self._watched)

    def _follow(self, entries: Sequence[LogEntry]) -> None:
        self.entries += entries
        self.moves |= {entry.move_id: entry for entry in entries if entry.move_id}
        for entry in entries:
            self.line.follow(entry)
            if entry.kind == "left":
                self.seats[entry.seat].left = entry.reason
