"""Payloads of puzzles, as everybody gets them (docs/server.md)."""

from __future__ import annotations

from typing_extensions import TypedDict

from carcassonne.server.games.position_payload import PositionPayload
from carcassonne.server.games.protocol_payloads import ActionPayload, EventPayload
from carcassonne.server.games.rules_payload import DifferencePayload, Options
from carcassonne.server.workers.analysis_payload import ReasonPayload


class PuzzlePayload(TypedDict):
    """A puzzle to be solved: `seat` has the tile in hand. `day` is the day whose puzzle it is, null for any other."""

    id: str
    day: str | None
    rating: int
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


class PuzzleAttemptPayload(TypedDict):
    """Whether an answer is right. `behind` is what it lacks, null where it was not weighed: more than the last option.

    `options` are all that were weighed, best first; `tempting` is what a club player does, and `reasons` say why the
    best is better than that.
    """

    id: str
    right: bool
    behind: float | None
    answer: list[ActionPayload]
    options: list[PuzzleOptionPayload]
    tempting: list[ActionPayload]
    reasons: list[ReasonPayload]
