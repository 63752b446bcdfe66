"""What a worker answers in its leisure: how seats decided, and which decisions are puzzles."""

from __future__ import annotations

import json
from typing import Any

import pytest

from carcassonne.ai.puzzles import finding
from carcassonne.ai.puzzles.puzzle import Puzzle, WeighedOption, puzzle_line
from carcassonne.engine.game import Game
from carcassonne.engine.positions import State, phase_of
from carcassonne.engine.rules import Rules
from carcassonne.notation.record import print_record, record_of
from carcassonne.server.workers.worker import Worker


def a_record(preset: str = "modern", decisions: int = 4) -> str:
    game = Game(Rules.of(preset, 2), seed=3)
    for _ in range(decisions):
        game.play(game.legal_actions()[0])
    return print_record(record_of(game))


def asked(**question: Any) -> dict[str, Any]:
    return dict(Worker(lambda said: None).answer(json.dumps(question).encode()))


def test_a_worker_weighs_the_seats_of_a_record() -> None:
    said = asked(do="weigh", record=a_record(), level=5, seconds=[1.0] * 4, resigned={"1": 4})
    first, second = said["weighed"]
    assert (first["seat"], second["seat"]) == (0, 1)
    assert first["decisions"] + second["decisions"] > 0
    assert 0 < second["given_up"] < 1
    assert first["given_up"] is None


def test_a_worker_looks_for_puzzles_where_a_tile_is_laid(monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[str] = []
    found = Puzzle("v1 modern 2 | D@0,0 | hand=V", (WeighedOption("1,0 r1 · -", 0.0),), "0,1 · -", 1500)

    def look(s: State, rules: Rules, number: int = 0) -> Puzzle:
        looked.append(phase_of(s))
        return found

    monkeypatch.setattr(finding, "puzzle_at", look)
    assert asked(do="puzzles", record=a_record(decisions=20)) == {"puzzles": [puzzle_line(found)] * len(looked)}
    assert set(looked) == {"place"}
    assert 1 <= len(looked) <= finding.MOST_OF_A_GAME


def test_rules_that_no_puzzle_has_are_left_alone() -> None:
    assert asked(do="puzzles", record=a_record("big-box")) == {"puzzles": []}
