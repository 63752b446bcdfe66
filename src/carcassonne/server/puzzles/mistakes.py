"""Puzzles out of one's own games: decisions of an analysed game in which something clearly better was found.

Their id is the game's with the number of the decision's first action, `Zl8fWtT0v2mXq3Rk-42`. Nothing is stored: they
are made of the analysis whenever somebody asks.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from carcassonne.ai.puzzles.puzzle import BETWEEN, RIGHT_WITHIN, Puzzle, PuzzleError, WeighedOption, line_of
from carcassonne.engine.game import Game
from carcassonne.errors import IllegalAction
from carcassonne.notation.json import action_from_json
from carcassonne.notation.turn import print_action
from carcassonne.server.commands import reading
from carcassonne.server.games.registry import Registry
from carcassonne.server.problems import Problem
from carcassonne.server.puzzles.payloads import GamePuzzlePayload, GamePuzzlesPayload
from carcassonne.server.puzzles.posed import Posed
from carcassonne.server.workers.analysis_payload import AnalysedDecisionPayload, AnalysedOptionPayload
from carcassonne.server.workers.study_answers import AnalysisFinder

PLY = "-"
"""What stands between game and decision in an id; a shipped puzzle's has none."""
KEPT = 64


class Mistakes:
    """Makes puzzles of the analyses of games; those that were asked for last are kept."""

    def __init__(self, registry: Registry, analyses: AnalysisFinder) -> None:
        self._registry = registry
        self._analyses = analyses
        self._kept: dict[str, Posed] = {}

    async def of_game(self, game_id: str) -> GamePuzzlesPayload:
        """Return the puzzles of a game, as far as it is analysed; raises Problem."""
        decisions = await self._decisions(game_id)
        puzzles = [_told(game_id, each) for each in decisions or () if is_puzzle(each)]
        return {"analysed": decisions is not None, "puzzles": puzzles}

    async def posed(self, puzzle_id: str) -> Posed:
        """Return a decision of a game as a puzzle; raises Problem."""
        known = self._kept.get(puzzle_id)
        if known is None:
            known = await self._made(puzzle_id)
            if len(self._kept) >= KEPT:
                self._kept.pop(next(iter(self._kept)), None)
            self._kept[puzzle_id] = known
        return known

    async def _made(self, puzzle_id: str) -> Posed:
        game_id, _, number = puzzle_id.rpartition(PLY)
        for decision in await self._decisions(game_id) or ():
            if str(decision["ply"]) == number and is_puzzle(decision):
                line = await reading.line(self._registry, game_id, decision["ply"] - 1)
                puzzle = puzzle_of(decision, line["line"])
                if puzzle is not None:
                    return Posed(puzzle_id, puzzle, puzzle.start, {"game": game_id, "ply": decision["ply"]})
        raise Problem("not_found", "there is no such puzzle")

    async def _decisions(self, game_id: str) -> Sequence[AnalysedDecisionPayload] | None:
        async with self._registry.pinned(game_id):
            found = await self._analyses.find(game_id)
        return found["analysis"]["decisions"] if found is not None and found["status"] == "done" else None


def is_puzzle(decision: AnalysedDecisionPayload) -> bool:
    """Return whether a placement was a mistake that can be judged: what was not weighed lacks more than a point."""
    options = decision["options"]
    judged = len(options) == decision["legal"] or _behind(decision, options[-1]) > RIGHT_WITHIN
    return bool(decision["size"]) and decision["phase"] == "place" and decision["loss"] > RIGHT_WITHIN and judged


def puzzle_of(decision: AnalysedDecisionPayload, position: str) -> Puzzle | None:
    """Return a decision as a puzzle; None where it is more than a placement with a follower."""
    played = _text(decision["played"])
    weighed = {_text(each): round(_behind(decision, each), 1) for each in decision["options"]}
    weighed.setdefault(played, round(decision["loss"], 1))
    ranked = sorted(weighed.items(), key=lambda pair: pair[1])
    options = tuple(WeighedOption(text, behind) for text, behind in ranked)
    reasons = cast("Sequence[dict[str, Any]]", decision["reasons"])
    puzzle = Puzzle(position, options, played, 0, tuple(reasons))
    try:
        state = Game.from_position(position, nature=True).state
        for option in options:
            line_of(state, option.actions)
    except (PuzzleError, IllegalAction):
        return None
    return puzzle


def _told(game_id: str, decision: AnalysedDecisionPayload) -> GamePuzzlePayload:
    ply = decision["ply"]
    return {"id": f"{game_id}{PLY}{ply}", "ply": ply, "seat": decision["seat"], "loss": round(decision["loss"], 1)}


def _behind(decision: AnalysedDecisionPayload, option: AnalysedOptionPayload) -> float:
    best: float = max(each["margin"] for each in decision["options"])
    return best - option["margin"]


def _text(option: AnalysedOptionPayload) -> str:
    return BETWEEN.join(print_action(action_from_json(action)) for action in option["actions"])
