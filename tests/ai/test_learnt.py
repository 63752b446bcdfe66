"""Players by a learnt value in a file: `value:FILE` and `deep:FILE`."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path

import pytest

from carcassonne.ai.arena.match import Match, play_match
from carcassonne.ai.player import Question
from carcassonne.ai.players.levels import LevelPlayer
from carcassonne.ai.players.roster import check_player, files_of_player, player_named
from carcassonne.ai.thought.deep_network import deep_blueprint
from carcassonne.ai.thought.network import blueprint
from carcassonne.core.state import COMPILED
from carcassonne.engine.codec import action_of
from carcassonne.engine.game import Game
from carcassonne.engine.rules import Rules
from carcassonne.errors import CarcassonneError
from cli.sessions import carcassonne_here

SHIPPED = Path(str(files("carcassonne.ai").joinpath("data")))
BASE, DEEP = SHIPPED / "base.value", SHIPPED / "base_deep.value"


def zeros(path: Path, about: dict[str, object] | None = None, deep: bool = False) -> Path:
    """A value, or a deep network, that says nothing."""
    built = deep_blueprint() if deep else blueprint()
    path.write_bytes(built.printed({name: [0] * size for name, size in built.sizes.items()}, about or {}))
    return path


def decisions(text: str, plies: int = 24) -> list[object]:
    """What a player does at the first decisions of a game."""
    player, game = player_named(text, 1, threads=1), Game("modern", seed=4)
    for _ in range(plies):
        game.play(player.choose(Question.of(game)).action)
    return list(game.actions)


@pytest.mark.skipif(not COMPILED, reason="searches take minutes uncompiled")
def test_a_file_plays_as_the_level_whose_value_it_is() -> None:
    assert decisions(f"value:{BASE}@5") == decisions("5")
    assert decisions(f"value:{BASE}@expert", 6) == decisions("6", 6)
    assert decisions(f"deep:{DEEP}@8", 2) == decisions("8", 2)


@pytest.mark.skipif(not COMPILED, reason="whole games take minutes uncompiled")
def test_without_a_level_every_option_is_judged_as_training_measures_it(tmp_path: Path) -> None:
    pytest.importorskip("numpy")
    from carcassonne.ai.training.recording import valuer_of

    game, player = Game("modern", seed=9), player_named(f"value:{BASE}")
    deep = player_named(f"deep:{DEEP}+{BASE}")
    valuer = valuer_of(game.rules, BASE.read_bytes(), 0)
    deep_valuer = valuer_of(game.rules, DEEP.read_bytes(), 0, BASE.read_bytes())
    for _ in range(20):
        state = game.state
        assert player.choose(Question.of(game)).action == action_of(state, valuer.choose(state))
        assert deep.choose(Question.of(game)).action == action_of(state, deep_valuer.choose(state))
        game.play(action_of(state, valuer.choose(state)))
    table = play_match(Match(f"value:{zeros(tmp_path / 'a.value')}", "4", Rules.of("modern"), games=4))
    assert sum(table.results) == 4
    assert table.forfeits == ({}, {})


def test_the_value_beneath_is_found_beside_the_deep_network_or_named(tmp_path: Path) -> None:
    value = zeros(tmp_path / "mine.value", {"rules": ["modern 2 players"]})
    fingerprint = json.loads(value.read_bytes().split(b"\n")[1])["fingerprint"]
    deep = zeros(tmp_path / "mine_deep.value", {"upon": fingerprint}, deep=True)
    assert files_of_player(f"deep:{deep}") == (deep, value)
    assert files_of_player(f"deep:{DEEP}") == (DEEP, BASE)
    assert files_of_player(f"deep:{deep}+{value}@6") == (deep, value)
    assert files_of_player(f"value:{value}@5") == (value,)
    assert files_of_player("5") == ()
    named_so = zeros(tmp_path / "run+1@5.value")
    assert files_of_player(f"value:{named_so}") == (named_so,)
    with pytest.raises(CarcassonneError, match=r"was learnt upon another value than .*base\.value"):
        check_player(f"deep:{deep}+{BASE}")
    value.unlink()
    named_so.unlink()  # it says the same
    with pytest.raises(CarcassonneError, match="neither shipped nor beside it: name it"):
        check_player(f"deep:{deep}")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("value:", "value: needs a file"),
        ("value:nowhere.value", "there is no file 'nowhere.value' of a learnt value"),
        ("value:nowhere.value@6", "there is no file 'nowhere.value' of a learnt value"),
        ("deep:nowhere.value", "there is no file 'nowhere.value'"),
        ("value:damaged.value", "the learnt value is damaged"),
        ("value:notes.txt", "this is no file of a learnt value"),
        (f"value:{DEEP}", "this is a learnt value of format 1 and features 101"),
        (f"deep:{BASE}", "this is a learnt value of format 1 and features 1;"),
        (f"value:{BASE}@4", "level 4 (club) plays without a learnt value: 5 to 8 have one"),
    ],
)
def test_a_file_that_cannot_play_is_told_in_a_sentence(
    text: str, words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "damaged.value").write_bytes(BASE.read_bytes()[:-2])
    (tmp_path / "notes.txt").write_text("a shopping list", encoding="utf-8")
    with pytest.raises(CarcassonneError) as caught:
        player_named(text)
    assert words in str(caught.value)


def test_a_value_of_other_rules_is_refused_before_the_first_game() -> None:
    for command in (
        ["match", f"value:{BASE}", "4", "--preset", "big-box", "--games", "2"],
        ["play", "--demo", "--bots", f"value:{BASE}@5", "--preset", "big-box"],
    ):
        done = carcassonne_here(*command)
        assert (done.returncode, done.stdout) == (2, "")
        assert "was learnt for modern 2 players, not for big-box" in done.stderr
        assert "Traceback" not in done.stderr
    check_player(f"value:{BASE}", Rules.of("modern", 4))  # more players are the same family


def test_a_learnt_value_speaks_the_bot_protocol_and_sits_in_environments() -> None:
    game = Game("modern", draw=["V", "U"])
    asked = json.dumps({"cmd": "go", "view": {"position": game.position}})
    done = carcassonne_here("bot", "--level", f"value:{BASE}@5", text=asked + "\n")
    assert json.loads(done.stdout)["action"]["type"] == "place"
    gymnasium = pytest.importorskip("carcassonne.env.gymnasium")
    assert isinstance(gymnasium.opponent(f"value:{BASE}", 3), LevelPlayer)
