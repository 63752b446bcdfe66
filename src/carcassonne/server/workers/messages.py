"""Messages between the server and its workers, one JSON object a line: questions, and what is answered to them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from typing_extensions import TypedDict

from carcassonne.engine.rules import Rules

if TYPE_CHECKING:  # a worker has no need of pydantic
    from carcassonne.server.workers.analysis_payload import AnalysedOptionPayload, AnalysisPayload


class RulesMessage(TypedDict):
    """The rules of a game."""

    preset: str
    players: int
    options: dict[str, str | int | bool]


class DecideQuestion(TypedDict):
    """What would a player do in this state? The answer is the number of a choice."""

    do: Literal["decide"]
    state: str
    """The state's bytes in base64."""
    rules: RulesMessage
    player: str
    seed: int
    seconds: float


class HintQuestion(TypedDict):
    """What is the best decision in a position, and why?"""

    do: Literal["hint"]
    position: str
    """The position line."""
    level: int
    names: list[str]


class AnalyseQuestion(TypedDict):
    """How good was each decision of a record? Progress comes before the answer."""

    do: Literal["analyse"]
    record: str
    level: int


class WeighQuestion(TypedDict):
    """How well did each seat of a game decide, and how fast?"""

    do: Literal["weigh"]
    record: str
    level: int
    seconds: list[float]
    """What each action took that a player chose."""
    resigned: dict[str, int]
    """After how many of them a seat gave up."""


class PuzzlesQuestion(TypedDict):
    """Which decisions of a game are puzzles?"""

    do: Literal["puzzles"]
    record: str


WorkerQuestion: TypeAlias = DecideQuestion | HintQuestion | AnalyseQuestion | WeighQuestion | PuzzlesQuestion


class SeatWeighedMessage(TypedDict):
    """What a seat decided (`carcassonne.ai.analysis.fair_play.SeatWeighed`)."""

    seat: int
    decisions: int
    lost: float
    agreed: int
    seconds: float
    given_up: float | None


class HintMessage(TypedDict):
    """A hint: the best option and others."""

    hint: int
    """The version of the document."""
    seat: int
    phase: str
    tile: str
    best: AnalysedOptionPayload
    alternatives: list[AnalysedOptionPayload]


class WorkerAnswer(TypedDict, total=False):
    """What a worker says: that it is ready, progress, an answer, or a fault. A worker may say anything: check it."""

    ready: bool
    done: int
    of: int
    choice: int
    hint: HintMessage
    analysis: AnalysisPayload
    weighed: list[SeatWeighedMessage]
    puzzles: list[str]
    """Lines of a file of puzzles."""
    fault: str


def rules_message(rules: Rules) -> RulesMessage:
    """Return rules as a message."""
    return {"preset": rules.preset, "players": rules.players, "options": rules.options}
