"""The model of a game: its setup, which never changes, its seats, its log, and how it stands.

What the database stores as JSON, and the API sends as it is, is a TypedDict here; OpenAPI describes the same ones.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Literal, NotRequired, TypeAlias

from typing_extensions import TypedDict  # pydantic cannot read the one of Python 3.11

from carcassonne.engine.game import Game
from carcassonne.engine.rules import Rules
from carcassonne.server.games.protocol_payloads import ActionPayload

Departure: TypeAlias = Literal["resigned", "timeout"]
Status: TypeAlias = Literal["waiting", "playing", "over"]
TieRule: TypeAlias = Literal["share", "second", "replay"]
"""What a tie comes to: both share the place, who did not begin has won, or another game is played."""


class Aids(TypedDict):
    """What the page may show, the same for everybody at the table."""

    features: bool
    fields: bool
    remaining: bool
    holes: bool
    hints: bool


ALL_AIDS: Aids = {"features": True, "fields": True, "remaining": True, "holes": True, "hints": True}


class MoveClock(TypedDict):
    """Seconds for each turn."""

    kind: Literal["move"]
    seconds: int
    grace: NotRequired[int]
    """Seconds in reserve for each player, used up by turns that take too long."""


class DaysClock(TypedDict):
    """Days for each turn, for games played over weeks."""

    kind: Literal["days"]
    days: int
    grace: NotRequired[int]
    """Seconds in reserve for each player, used up by turns that take too long."""


class BankClock(TypedDict):
    """Seconds for the whole game, and an increment after each turn."""

    kind: Literal["bank"]
    seconds: int
    increment: int


Clock: TypeAlias = MoveClock | DaysClock | BankClock


class Clocks(TypedDict):
    """The seconds each seat has left, and whose clock runs."""

    left: list[float]
    running: int | None
    grace: NotRequired[list[float]]
    """The seconds each seat has in reserve, where the clock gives any."""


class ShownClocks(Clocks):
    """Clocks as everybody sees them: the running one begins to run in so many seconds, 0 once it does.

    `decide_in`: the seconds left for a first decision, without which a rated game is called off.
    """

    begins_in: float
    decide_in: NotRequired[float]


class RunningClocks(Clocks):
    """Clocks as they were at a moment, `since`, in seconds of the epoch; `since` lies ahead for a clock on hold."""

    since: float
    begins: NotRequired[float]
    """The time of the game, where one was agreed on: no clock runs before."""
    unseen: NotRequired[list[int]]
    """The seats whose players have not seen the table yet: their clocks are on hold."""
    undecided: NotRequired[list[int]]
    """The seats that have yet to make a first decision, where they have less than their clock for it."""
    spare: NotRequired[float]
    """The seconds of their clocks that are not for it."""


class Offer(TypedDict):
    """Somebody asks to go back to a ply: who has agreed, and who is still asked."""

    by: int
    ply: int
    agreed: list[int]
    asked: list[int]


class RematchOffer(TypedDict):
    """Somebody would like to play again: who has agreed, and who is still asked."""

    by: int
    same_tiles: bool
    agreed: list[int]
    asked: list[int]


class Rematch(TypedDict):
    """The game that follows, and the new seat of each old one."""

    id: str
    seats: list[int]


class Result(TypedDict):
    """How a game ended."""

    reason: Literal["finished", "resigned", "timeout", "imported", "cancelled", "aborted"]
    scores: list[int]
    winners: list[int]
    fault: NotRequired[int]
    """The seat whose fault it was that a rated game was aborted, and is void."""
    absent: NotRequired[bool]
    """Whether that player made no first decision in time."""


class Origin(TypedDict):
    """The moment of another game from which this one is played again, and how that game went.

    `scores` are those of the moment, `result` how the first game ended: they outlive it.
    """

    id: str
    created: str
    ply: int
    turn: int
    scores: list[int]
    result: Result


@dataclass(frozen=True, slots=True)
class GameSetup:
    """Rules, tiles, clock and aids of a game. `stack` is every tile in the order of drawing: the game's secret."""

    id: str
    created: str
    rules: Rules
    stack: tuple[str, ...] = field(repr=False)
    seed: int | None = field(default=None, repr=False)
    shuffle: Literal["secret", "known"] = "secret"
    commitment: str | None = None
    position: str | None = None
    """The position line that an imported game began from."""
    tags: tuple[tuple[str, str], ...] = ()
    """Further tags of an imported record."""
    clock: Clock | None = None
    aids: Aids = field(default_factory=lambda: ALL_AIDS)
    origin: Origin | None = None
    asker: str | None = None
    """Whose game it is, under a name that cannot be traced to an address: bots serve many askers in turn."""
    dice: tuple[int, ...] = field(default=(), repr=False)
    """What was given for the first rolls; the seed decides the others."""
    dice_seed: int | None = field(default=None, repr=False)
    """The seed of the rolls where the tiles were chosen and have none."""
    rated: bool = False
    pool: str | None = None
    """Where a rated game counts (`ratings.pools`)."""
    match_id: str | None = None
    """The match that it is a game of."""
    tie: TieRule | None = None
    listed: bool = False
    """Whether the lobby shows it to whoever would like to watch."""
    late: int = 0
    """So many tiles late whoever has no seat sees the game, until it is over."""

    @property
    def rolls_by(self) -> int | None:
        """The seed that decides rolls; None where nothing is rolled."""
        return self.seed if self.dice_seed is None else self.dice_seed

    def opening(self) -> Game:
        """Return the game before the first decision."""
        if self.position is not None:
            return Game.from_position(self.position, draw=self.stack, dice=self.dice, seed=self.rolls_by)
        return Game(self.rules, draw=self.stack, dice=self.dice, seed=self.rolls_by)


@dataclass(slots=True)
class Seat:
    """Who sits there. `owner` names the device; people at one device need not ask one another."""

    kind: Literal["human", "bot", "open"]
    name: str = ""
    level: int | None = None
    player: str | None = None
    owner: str | None = None
    token_hash: str | None = field(default=None, repr=False)
    secret_hash: str | None = field(default=None, repr=False)
    left: Departure | None = None
    colour: int | None = None
    """The number of its colour; None: that of the seat, or one that is free (`games.seats`)."""
    hints: tuple[int, ...] = ()
    """The entries after which hints were taken here."""
    person: str | None = None
    """The id of the person who plays here; None: a guest, or nobody."""

    @property
    def by_bot(self) -> bool:
        """Whether a bot decides for the seat: its own, or the stand-in of somebody who left."""
        return self.kind == "bot" or self.left is not None


@dataclass(frozen=True, slots=True)
class LogEntry:
    """What happened as number `seq` of a game: a decision with the draws after it, an undo, or somebody leaving.

    The log is the truth: a state is what its log comes to.
    """

    seq: int
    kind: Literal["move", "undo", "left"]
    seat: int
    ply: int
    """The number of decisions in force after the entry."""
    action: ActionPayload | None = None
    draws: tuple[str, ...] = ()
    """What nature did after a decision: a tile by its name, anything else in words (`roll 2`)."""
    reason: Departure | None = None
    move_id: str | None = None
    """The seat and the client's name for its request, on the last entry of the request."""
    parts: int = 1
    """How many entries the request made, on the last of them."""
    at: str = field(default_factory=lambda: now_text())


@dataclass(frozen=True, slots=True)
class GameStanding:
    """What changes in a game besides its log: who is to act, the clocks, an undo asked for, the result."""

    status: Status
    to_act: int | None = None
    by_bot: bool = False
    clocks: RunningClocks | None = None
    offer: Offer | RematchOffer | None = None
    """Of an undo while the game is played, of a rematch once it is over."""
    rematch: Rematch | None = None
    result: Result | None = None


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The state after an entry, packed, and how many tiles of the stack were drawn by then."""

    seq: int
    drawn: int
    state: bytes = field(repr=False)


@dataclass(frozen=True, slots=True)
class StoredGame:
    """A game as the database has it."""

    setup: GameSetup
    standing: GameStanding
    seats: list[Seat]
    entries: list[LogEntry]
    version: int = 0
    snapshot: Snapshot | None = None
    due: float | None = None
    """When a bot is to move or a flag falls."""
    holder: str | None = None
    """The process that sees to it."""


def now_text() -> str:
    """Return the time of now as the API writes it."""
    return datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
