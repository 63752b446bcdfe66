"""`carcassonne analyse` and `carcassonne hint`: what they say, and clear words for bad input."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from analysis.conftest import HASTY, SHORT
from carcassonne.ai.analysis import AnalysisError, analyse, hint
from carcassonne.ai.analysis.reasons.sentences import sentence
from carcassonne.cli.main import main
from carcassonne.engine.game import Game
from carcassonne.engine.positions import COMPILED
from carcassonne.engine.rules import Rules

EMPTY = """[Carcassonne "1"]\n[Preset "modern"]\n[Players "2"]\n[Result "*"]\n\ndraw U\n= *\n"""
POSITION = "modern 2 | D@0,0 | 0:0,0/city/N | hand=E"
compiled = pytest.mark.skipif(not COMPILED, reason="takes long uncompiled")


def written(folder: Path, text: str) -> str:
    path = folder / "game.txt"
    path.write_text(text, encoding="utf-8")
    return str(path)


@pytest.mark.parametrize(
    ("text", "said", "status"),
    [
        ("nonsense", "cannot be analysed", 2),
        (EMPTY, "there is no decision in this game yet", 2),
        (SHORT.replace("U 0,1\n", "U 5,5\n"), "does not hold", 1),
    ],
)
def test_bad_records_get_a_clear_error(
    text: str, said: str, status: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["analyse", written(tmp_path, text)]) == status
    found = capsys.readouterr()
    assert said in found.err
    assert found.out == ""


def test_a_missing_file_and_a_missing_player_get_a_clear_error(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["analyse", str(tmp_path / "none.txt")]) == 2
    assert "No such file" in capsys.readouterr().err
    assert main(["analyse", written(tmp_path, SHORT), "--seat", "3"]) == 2
    assert "there is no seat 3: they go from 1 to 2" in capsys.readouterr().err


@compiled
def test_analyse_writes_text_json_and_a_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = written(tmp_path, SHORT)
    assert main(["analyse", path, "--level", "5"]) == 0
    assert "V 0,2 · thief S" in capsys.readouterr().out
    assert main(["analyse", path, "--level", "5", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["analysis"] == 1
    assert main(["analyse", path, "--level", "5", "--html", str(tmp_path / "page.html")]) == 0
    assert (tmp_path / "page.html").read_text(encoding="utf-8").startswith("<!DOCTYPE html>")


def test_a_hint_closes_the_own_city_and_says_why() -> None:
    found = hint(Game.from_position(POSITION, nature=True), HASTY)
    assert found.seat == 0
    assert "closes the own city for 4 points" in sentence(found.reasons, found.names)
    assert 1 <= len(found.alternatives) <= 3
    assert all(option.margin <= found.best.margin for option in found.alternatives)


def test_a_hint_does_not_look_at_the_stack() -> None:
    rules = Rules.of("modern")
    games = [Game(rules, draw=["E", *rest]) for rest in (["U", "V", "B"], ["B", "V", "U"])]
    assert hint(games[0], HASTY) == hint(games[1], HASTY)


@compiled
def test_the_hint_command_speaks_of_positions_and_records(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["hint", POSITION, "--level", "5"]) == 0
    assert "closes the own city" in capsys.readouterr().out
    assert main(["hint", "--record", written(tmp_path, SHORT), "--ply", "4", "--level", "5", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["tile"] == "V"
    assert main(["hint", POSITION, "--ply", "4"]) == 2
    assert "--ply goes with --record" in capsys.readouterr().err


def test_a_hint_after_the_end_and_an_analysis_by_a_level_without_search_are_refused() -> None:
    game = Game("modern", draw=["U"])
    while not game.over:
        game.play(game.legal_actions()[0])
    with pytest.raises(AnalysisError, match="the game is over"):
        hint(game)
    with pytest.raises(AnalysisError, match="does not think ahead"):
        analyse(game, 4)


@compiled
@pytest.mark.parametrize(
    ("preset", "players"),
    [("first-edition-da", 2), ("wheel-of-fortune", 3), ("bridges-castles-bazaars", 4), ("modern", 5)],
)
def test_every_preset_is_analysed(preset: str, players: int) -> None:
    from carcassonne.ai.player import Question
    from carcassonne.ai.players.levels import LevelPlayer

    game, player = Game(Rules.of(preset, players), seed=3), LevelPlayer(1, seed=5)
    while not game.over and game.ply < 60:
        game.play(player.choose(Question.of(game)).action)
    found = analyse(game, HASTY)
    assert {each.seat for each in found.decisions} == set(range(players))
    assert any(each.size for each in found.decisions)
    assert all(each.reasons == () for each in found.decisions if not each.size)
