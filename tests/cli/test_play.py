"""The game in the terminal, played through a pipe."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from carcassonne.engine.rules import PRESETS
from cli.sessions import carcassonne, carcassonne_here

WORDS = ["help", "board", "features", "scores", "tiles", "undo", "back", "save", "0,0", "1,0 r2", "knight N", "-",
         "bid 3", "pass", "buy", "jump", "\u2603", "-1", "99", "crown tax", "castle yes",
         "draw V", "9" * 30, "١"]  # fmt: skip


@pytest.mark.parametrize("preset", PRESETS)
def test_a_demo_of_every_preset_runs_to_the_end(preset: str) -> None:
    done = carcassonne_here("play", "--demo", "--preset", preset, "--players", "4", "--seed", "3")
    assert (done.returncode, done.stderr) == (0, "")
    assert "the game is over: " in done.stdout
    assert "\x1b" not in done.stdout


def test_scores_are_explained_in_words() -> None:
    done = carcassonne_here("play", "--demo", "--seed", "3")
    assert " scores " in done.stdout
    assert ": tiles " in done.stdout


def test_the_same_seed_plays_the_same() -> None:
    """Here and in another process."""
    here, there = carcassonne_here("play", "--demo", "--seed", "5"), carcassonne("play", "--demo", "--seed", "5")
    assert (here.returncode, here.stdout) == (there.returncode, there.stdout) == (0, there.stdout)


def test_the_end_of_the_input_is_a_polite_end() -> None:
    done = carcassonne("play", "--seed", "3", text="1\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert "It is not saved" in done.stdout


def test_a_game_left_early_is_saved_if_that_was_asked_for(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    done = carcassonne("play", "--seed", "3", "--record", str(path), text="1\n1\nquit\n")
    assert done.returncode == 0
    assert "Saved as" in done.stdout
    assert carcassonne_here("replay", str(path), "--verify").returncode == 0


def test_save_on_the_way(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    done = carcassonne_here("play", "--seed", "3", text=f"save\nsave /dev/null/game.txt\nsave {path}\n")
    assert "Where to?" in done.stdout
    assert "Not saved: Not a directory." in done.stdout
    assert path.exists()


def test_undo_goes_back_to_the_last_own_decision() -> None:
    done = carcassonne_here("play", "--seed", "3", text="undo\n1\n1\n1\nundo\nundo\nundo\n")
    assert done.stdout.count("nothing of yours") == 2
    assert done.stdout.count("Taken back.") == 2


def test_a_choice_may_be_written_and_a_wrong_one_is_explained() -> None:
    done = carcassonne_here("play", "--seed", "3", text="7,7\nplease\n99\n")
    assert "Not now: (7, 7) shares no side with a placed tile" in done.stdout
    assert "cannot be read" in done.stdout
    assert "There is no choice 99." in done.stdout


def test_the_last_tile_is_marked_and_squares_are_numbered() -> None:
    done = carcassonne_here("play", "--seed", "3", "--seat", "2")
    assert "(1)" in done.stdout
    assert "[0]" in done.stdout


@pytest.mark.parametrize("preset", ["modern", "wheel-of-fortune", "bridges-castles-bazaars"])
def test_a_hot_seat_game_can_be_played_by_numbers_alone(preset: str) -> None:
    done = carcassonne_here("play", "--preset", preset, "--bots", "0", "--seed", "6", text="1\n0\n" * 600)
    assert (done.returncode, done.stderr) == (0, "")
    assert "the game is over: " in done.stdout


@pytest.mark.parametrize("seed", range(3))
def test_no_line_breaks_the_game(seed: int, tmp_path: Path) -> None:
    dice = random.Random(seed)
    lines = [dice.choice(WORDS) if dice.random() < 0.5 else str(dice.randrange(5)) for _ in range(500)]
    options = ["--option", "wheel=true", "--option", "bridges_castles_bazaars=true", "--players", "3"]
    done = carcassonne_here("play", *options, "--seed", str(seed), text="\n".join(lines))
    assert (done.returncode, done.stderr) == (0, "")
