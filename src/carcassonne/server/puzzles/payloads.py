"""Payloads of puzzles, as everybody gets them (docs/server.md)."""

from __future__ import annotations

from typing_extensions import TypedDict

from carcassonne.server.games.position_payload import PositionPayload
from carcassonne.server.games.protocol_payloads import ActionPayload, EventPayload
from carcassonne.server.games.rules_payload import DifferencePayload, Options
from carcassonne.server.workers.analysis_payload import ReasonPayload


class MistakePayload(TypedDict):
    """The decision of a game that a puzzle is: `ply` is the number of its first action in the record."""

    game: str
    ply: int


class PuzzlePayload(TypedDict):
    """A puzzle to be solved: `seat` has the tile in hand. `day` is the day whose puzzle it is, null for any other.

    `rating` says how hard it is, null for a decision of somebody's game; `mistake` says of which.
    """

    id: str
    day: str | None
    rating: int | None
    mistake: MistakePayload | None
    seat: int
    preset: str
    options: Options
    players: int
    differences: list[DifferencePayload]
    position: PositionPayload


class PuzzlePreviewPayload(TypedDict):
    """What an answer would bring; `next` as in the preview of a game."""

    events: list[EventPayload]
    position: PositionPayload
    next: list[list[EventPayload] | None]


class PuzzleOptionPayload(TypedDict):
    """An option that was weighed: so many points behind the best, and whether it is right."""

    actions: list[ActionPayload]
    text: str
    behind: float
    right: bool


class SolverPayload(TypedDict):
    """Somebody's rating as a solver after a counted answer, what it changed, and how many puzzles they have tried."""

    rating: int
    change: int
    provisional: bool
    tried: int


class PuzzleAttemptPayload(TypedDict):
    """Whether an answer is right. `behind` is what it lacks, null where it was not weighed: more than the last option.

    `options` are all that were weighed, best first; `tempting` is what a club player does, or what was played in the
    game, and `reasons` say why the best is better than that. `rated` is null for guests, for a second try, and for
    puzzles of games.
    """

    id: str
    right: bool
    behind: float | None
    answer: list[ActionPayload]
    options: list[PuzzleOptionPayload]
    tempting: list[ActionPayload]
    reasons: list[ReasonPayload]
    rated: SolverPayload | None


class GamePuzzlePayload(TypedDict):
    """A decision of a game that is a puzzle: whose it was, and how many points were lost."""

    id: str
    ply: int
    seat: int
    loss: float


class GamePuzzlesPayload(TypedDict):
    """The puzzles of a game; none where it is not analysed."""

    analysed: bool
    puzzles: list[GamePuzzlePayload]
