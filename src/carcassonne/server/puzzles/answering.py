"""What is told of a puzzle: how it stands, what would follow from an answer, and whether the answer is right."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import cast

from carcassonne.ai.puzzles.puzzle import PuzzleError, WeighedOption
from carcassonne.engine.actions import Action
from carcassonne.errors import IllegalAction
from carcassonne.notation.json import action_to_json, event_to_json
from carcassonne.server.commands.moves import actions_wanted, following, rehearsed
from carcassonne.server.games.model import ALL_AIDS
from carcassonne.server.games.position_payload import RenderedPosition
from carcassonne.server.games.protocol_payloads import ActionPayload
from carcassonne.server.games.rules_payload import differences_payload, options_payload
from carcassonne.server.problems import Problem
from carcassonne.server.puzzles.payloads import (
    PuzzleAttemptPayload,
    PuzzleOptionPayload,
    PuzzlePayload,
    PuzzlePreviewPayload,
    SolverPayload,
)
from carcassonne.server.puzzles.posed import Posed
from carcassonne.server.workers.analysis_payload import ReasonPayload


def puzzle_payload(posed: Posed, day: date | None = None, rating: int | None = None) -> PuzzlePayload:
    """Return a puzzle as it is shown to somebody who is to solve it.

    `day` is the day that it belongs to, `rating` how hard it has proved to be, where that is known.
    """
    game = posed.start
    assert game.to_act is not None
    guess = None if posed.mistake else posed.puzzle.rating
    return {
        "id": posed.id,
        "day": None if day is None else day.isoformat(),
        "rating": guess if rating is None else rating,
        "mistake": posed.mistake,
        "seat": game.to_act,
        "preset": game.rules.preset,
        "options": options_payload(game.rules),
        "players": game.rules.players,
        "differences": differences_payload(game.rules),
        "position": RenderedPosition(game, 0, ALL_AIDS).parts,
    }


def preview(posed: Posed, wanted: Sequence[ActionPayload]) -> PuzzlePreviewPayload:
    """Return what the beginning of an answer would bring; nothing is asked after tile and follower."""
    start = posed.start
    assert start.to_act is not None
    game, events = rehearsed(start, actions_wanted(wanted))
    done = bool(wanted) and game.phase != "follower"
    parts = RenderedPosition(game, 0, ALL_AIDS, over=done).parts
    brought = [] if done else following(game, start.to_act, parts["legal"])
    return {
        "events": [event_to_json(event) for event in events],
        "position": parts,
        "next": brought,
    }


def attempt(posed: Posed, wanted: Sequence[ActionPayload], rated: SolverPayload | None = None) -> PuzzleAttemptPayload:
    """Return whether an answer is right, and what every option is worth; raises Problem for half a decision."""
    puzzle, actions = posed.puzzle, actions_wanted(wanted)
    found = judged(posed, wanted)
    return {
        "id": posed.id,
        "right": found is not None and found.right,
        "behind": None if found is None else found.behind,
        "answer": _payloads(actions),
        "options": [_option(option) for option in puzzle.options],
        "tempting": _payloads(WeighedOption(puzzle.tempting, 0.0).actions),
        "reasons": cast("list[ReasonPayload]", list(puzzle.reasons)),
        "rated": rated,
    }


def judged(posed: Posed, wanted: Sequence[ActionPayload]) -> WeighedOption | None:
    """Return the option that an answer is, None where it was not weighed; raises Problem for half a decision."""
    try:
        return posed.puzzle.found(actions_wanted(wanted))
    except PuzzleError as reason:
        raise Problem("bad_request", str(reason), field="actions") from reason
    except IllegalAction as reason:
        raise Problem("illegal_action", reason.reason) from reason


def _option(option: WeighedOption) -> PuzzleOptionPayload:
    return {
        "actions": _payloads(option.actions),
        "text": option.text,
        "behind": option.behind,
        "right": option.right,
    }


def _payloads(actions: Sequence[Action]) -> list[ActionPayload]:
    return [action_to_json(action) for action in actions]
