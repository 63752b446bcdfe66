"""What those get who study: hints and analyses, whoever finds them: the workers of a service, or one in a browser."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from carcassonne.engine.game import Game
from carcassonne.server.commands import records, study
from carcassonne.server.games.registry import Registry
from carcassonne.server.problems import Problem
from carcassonne.server.workers.analysis_payload import (
    AnalysisDonePayload,
    AnalysisMissingPayload,
    AnalysisProgressPayload,
    HintPayload,
)
from carcassonne.server.workers.messages import AnalyseQuestion, HintQuestion, WorkerAnswer
from carcassonne.server.workers.process import WorkerFailure

LEVEL = 5
"""The level that is asked for hints and analyses."""
NO_REASON = "Nothing else promises more."
RETRY_AFTER = 5
AnalysisFound = AnalysisDonePayload | AnalysisProgressPayload


class HintFinder(Protocol):
    """Who finds hints."""

    async def of(self, game: Game, names: Sequence[str] = (), asker: str = "") -> HintPayload:
        """Return the best decision with its reasons, margin and chance to win; raises WorkerFailure."""
        ...


class AnalysisFinder(Protocol):
    """Who makes analyses, and keeps them."""

    async def of(self, game_id: str, record: Callable[[], str], asker: str = "") -> AnalysisFound:
        """Return the analysis of a finished game if it is done, else its progress; the first request starts it."""
        ...

    async def find(self, game_id: str) -> AnalysisFound | None:
        """Return the analysis of a game, or its progress; None where nobody has asked for it, or it failed."""
        ...


def hint_question(game: Game, names: Sequence[str] = ()) -> HintQuestion:
    """Return what a worker is asked for a hint."""
    return {"do": "hint", "position": game.position, "level": LEVEL, "names": list(names)}


def hint_payload(answer: WorkerAnswer) -> HintPayload:
    """Return a worker's answer as the hint that is told; raises WorkerFailure where it is none.

    `actions` is the whole decision, a placement with its follower, and `action` the first of them.
    """
    if "hint" not in answer:
        raise WorkerFailure(str(answer.get("fault") or "answered no hint"))
    best = answer["hint"]["best"]
    return {
        "action": best["actions"][0],
        "actions": best["actions"],
        "reason": best["reason"] or NO_REASON,
        "reasons": best["reasons"],
        "margin": best["margin"],
        "win": best["win"],
    }


def analysis_question(record: str) -> AnalyseQuestion:
    """Return what a worker is asked for the analysis of a game."""
    return {"do": "analyse", "record": record, "level": LEVEL}


async def hint(registry: Registry, game_id: str, token: str, hints: HintFinder, asker: str = "") -> HintPayload:
    """Return a hint for the seat of a token that is to act; the table counts it, for everybody to see."""
    wanted = await study.hint_wanted(registry, game_id, token)
    try:
        found = await hints.of(wanted.game, wanted.names, asker)
    except WorkerFailure as fault:
        raise Problem("unavailable", f"there is no hint to be had: {fault}", retry_after=RETRY_AFTER) from fault
    await study.count_hint(registry, game_id, wanted.seat, wanted.seq)
    return found


async def find_analysis(
    registry: Registry, game_id: str, analyses: AnalysisFinder
) -> tuple[int, AnalysisFound | AnalysisMissingPayload]:
    """Return the status and the analysis of a game as it stands: done, being made, or none."""
    async with registry.pinned(game_id):
        found = await analyses.find(game_id)
    return (200, {"status": "none"}) if found is None else (_status(found), found)


async def analysis(
    registry: Registry, game_id: str, analyses: AnalysisFinder, asker: str = ""
) -> tuple[int, AnalysisFound]:
    """Return the status and the analysis of a finished game, or its progress; the first request starts it."""
    async with registry.current(game_id) as table:
        study.check_finished(table)
        found = await analyses.of(game_id, lambda: records.export(table), asker)
    return _status(found), found


def _status(found: AnalysisFound) -> int:
    return 200 if found["status"] == "done" else 202
