"""`carcassonne judge`: points a move lost against a level, by common futures, with intervals between games."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from carcassonne.ai.analysis.judging import JudgedGame, Move, judge_game, judged_players
from carcassonne.ai.player import Question
from carcassonne.ai.players.levels import LevelPlayer, level_named
from carcassonne.cli.main import main
from carcassonne.engine.game import Game
from carcassonne.engine.positions import COMPILED
from carcassonne.engine.rules import Rules
from carcassonne.notation.record import Record, print_record, record_of

compiled = pytest.mark.skipif(not COMPILED, reason="takes long uncompiled")
QUICK = level_named("5")


def game_of(levels: tuple[int, int], seed: int) -> Record:
    game = Game(Rules.of("modern", 2), seed=seed)
    players = [LevelPlayer(level, seed) for level in levels]
    while not game.over:
        assert game.to_act is not None
        game.play(players[game.to_act].choose(Question.of(game)).action)
    return record_of(game, names=tuple(f"level {level}" for level in levels))


@compiled
def test_a_weak_player_loses_more_points_a_move_than_a_strong_one() -> None:
    games = [judge_game(game_of((5, 1), seed), QUICK) for seed in range(2)]
    strong, weak = judged_players(games)
    assert (strong.name, weak.name) == ("level 5", "level 1")
    assert strong.loss.value + 0.5 < weak.loss.value
    assert strong.games == weak.games == 2
    assert strong.agreed / strong.moves > weak.agreed / weak.moves


@compiled
def test_the_same_records_and_seed_are_judged_alike() -> None:
    record = game_of((2, 1), 4)
    assert judge_game(record, QUICK, seed=6) == judge_game(record, QUICK, seed=6)


def test_moves_go_to_whoever_sat_there_and_games_are_the_unit() -> None:
    first = JudgedGame(("Ann", "Bob"), (Move(0, 1.0, False), Move(1, 0.0, True), Move(0, 3.0, False)))
    second = JudgedGame(("Bob", "Ann"), (Move(0, 2.0, False), Move(1, 0.0, True)))
    bob, ann = judged_players([first, second])
    assert (ann.name, ann.games, ann.moves, ann.agreed) == ("Ann", 2, 3, 1)
    assert ann.loss.value == pytest.approx(4 / 3)
    assert (bob.name, bob.moves, bob.loss.value) == ("Bob", 2, 1.0)
    assert ann.loss.low < 0 < ann.loss.high
    assert judged_players([second, first]) == [bob, ann]


@compiled
def test_a_folder_is_judged_and_what_is_no_record_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "good.txt").write_text(print_record(game_of((2, 1), 1)), encoding="utf-8")
    (tmp_path / "bad.txt").write_text("nonsense", encoding="utf-8")
    assert main(["judge", str(tmp_path), "--level", "5", "--json"]) == 1
    found = capsys.readouterr()
    assert "bad.txt is left out" in found.err
    told = json.loads(found.out)
    assert told["games"] == 1
    assert told["left_out"] == [str(tmp_path / "bad.txt")]
    assert {player["name"] for player in told["players"]} == {"level 1", "level 2"}
    assert all(player["loss"]["low"] is None for player in told["players"])


def test_nothing_to_judge_gets_a_clear_error(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["judge", str(tmp_path)]) == 2
    assert "is empty" in capsys.readouterr().err
    (tmp_path / "bad.txt").write_bytes(b"\xff\xfe")
    assert main(["judge", str(tmp_path)]) == 2
    assert "it is no text" in (said := capsys.readouterr().err)
    assert "there is no game to judge" in said
