"""The payloads of analyses and hints, as `carcassonne.ai.analysis.report.json_report` writes them (docs/server.md)."""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from carcassonne.server.games.protocol_payloads import ActionPayload


class ReasonPayload(TypedDict):
    """Why a decision is good: `key` says what is told, `values` of what."""

    key: str
    values: dict[str, str | int | float | list[int]]


class HintPayload(TypedDict):
    """The best decision found; `reason` is `reasons` in English."""

    action: ActionPayload
    actions: list[ActionPayload]
    reason: str
    reasons: list[ReasonPayload]
    margin: float
    win: float


class AnalysedOptionPayload(TypedDict):
    """A decision that could be made: the points ahead of the best rival, the chance to win, the points by seat."""

    actions: list[ActionPayload]
    text: str
    margin: float
    win: float
    expected: list[float]
    reason: str
    reasons: list[ReasonPayload]


class OutlookPayload(TypedDict):
    """What the player who decides may expect."""

    margin: float
    win: float


class OutlooksPayload(OutlookPayload):
    """What the player who decides may expect, and every seat."""

    margins: list[float]
    chances: list[float]


class AnalysedDecisionPayload(TypedDict):
    """A decision of the game: what was played, what is best, and how large a mistake it was."""

    ply: int
    seat: int
    phase: str
    tile: str
    left: int
    legal: int
    before: OutlookPayload
    after: OutlooksPayload
    played: AnalysedOptionPayload
    best: AnalysedOptionPayload
    options: list[AnalysedOptionPayload]
    loss: float
    win_loss: float
    doubt: float
    size: Literal["", "inaccuracy", "mistake", "blunder"]
    mark: Literal["", "?!", "?", "??"]
    reason: str
    reasons: list[ReasonPayload]


class AnalysedDrawPayload(TypedDict):
    """A draw, and its luck in points by seat; `ply` is that of the decision that follows.

    A roll has no tile; `action` says what nature did instead.
    """

    ply: int
    seat: int
    tile: str
    luck: list[float]
    action: NotRequired[ActionPayload]


class LossByPhasePayload(TypedDict):
    """Points lost in each part of the game."""

    opening: float
    middle: float
    end: float


class AnalysisSummaryPayload(TypedDict):
    """How well a seat played."""

    seat: int
    name: str
    decisions: int
    accuracy: float
    loss: float
    win_loss: float
    loss_by_phase: LossByPhasePayload
    inaccuracies: int
    mistakes: int
    blunders: int
    luck: float


class ThresholdPayload(TypedDict):
    """How much must be lost for a mistake of a size: points, or chance to win."""

    points: float
    win: float


class ThresholdsPayload(TypedDict):
    """The thresholds of each size."""

    inaccuracy: ThresholdPayload
    mistake: ThresholdPayload
    blunder: ThresholdPayload


class AnalysisPayload(TypedDict):
    """The analysis of a finished game; `analysis` is the version of the document."""

    analysis: int
    preset: str
    players: int
    options: dict[str, str | int | bool]
    names: list[str]
    result: list[int] | None
    level: int
    seed: int
    tiles: int
    thresholds: ThresholdsPayload
    decisions: list[AnalysedDecisionPayload]
    draws: list[AnalysedDrawPayload]
    summaries: list[AnalysisSummaryPayload]


class AnalysisMissingPayload(TypedDict):
    """There is no analysis: nobody has asked for it."""

    status: Literal["none"]


class AnalysisProgressPayload(TypedDict):
    """An analysis under way: how many of its decisions and draws have been evaluated."""

    status: Literal["running"]
    done: int
    of: int


class AnalysisDonePayload(TypedDict):
    """An analysis that is done."""

    status: Literal["done"]
    analysis: AnalysisPayload
