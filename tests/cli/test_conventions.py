"""One convention each: exit statuses, seats from 1, folders that are made, narrow terminals, Ctrl-C, completion."""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from unittest.mock import patch

import pytest

from carcassonne.cli import main as command_line
from carcassonne.cli.terminal.bots import random_game
from carcassonne.cli.terminal.screen import board_text, cut
from carcassonne.cli.wrapping import visible, wrapped
from carcassonne.engine.game import Game
from cli.sessions import ENVIRONMENT, carcassonne_here

LINE = "modern 2 | D@0,0 U@1,0 | 0:1,0/road/E | turn=1 hand=V"


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("records") / "game.txt"
    assert carcassonne_here("play", "--demo", "--seed", "4", "--record", str(path)).returncode == 0
    return path


# --- exit statuses ----------------------------------------------------------------------------------------------------
def test_the_same_record_has_the_same_status_from_every_command(record: Path, tmp_path: Path) -> None:
    text = record.read_text(encoding="utf-8")
    cases = {
        "holds": (text, 0),
        "false result": (re.sub(r"= \d+", "= 999", re.sub(r'Result "\d+', 'Result "999', text)), 1),
        "no move": (text.replace("\n1. 0: ", "\n1. 1: "), 1),
        "cut off": (text[: len(text) // 2], 2),
        "no record": ("hello\n", 2),
    }
    for name, (content, status) in cases.items():
        path = tmp_path / f"{name}.txt"
        path.write_text(content, encoding="utf-8")
        for command in (
            ["verify"],
            ["replay"],
            ["replay", "--verify"],
            ["draw", "--record"],
            ["analyse", "--level", "5"],
        ):
            if command[0] != "analyse" or status:  # a whole analysis takes its time
                done = carcassonne_here(*command, str(path))
                assert done.returncode == status, (name, command, done.stderr)


def test_a_record_that_is_not_saved_is_no_success_and_not_lost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    folder = tmp_path / "taken"
    folder.mkdir()
    done = carcassonne_here("play", "--demo", "--seed", "3", "--record", str(folder))
    assert done.returncode == 2
    assert "Not saved: Is a directory." in done.stdout
    (kept,) = tmp_path.glob("carcassonne-*.txt")
    assert f"It lies in {kept} instead." in done.stdout
    assert carcassonne_here("verify", str(kept)).returncode == 0
    assert carcassonne_here("play", "--seed", "3", "--record", str(folder), text="quit\n").returncode == 2


def test_a_record_that_cannot_be_saved_is_refused_before_the_game() -> None:
    done = carcassonne_here("play", "--demo", "--record", "/dev/null/game.txt")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "carcassonne: /dev/null: Not a directory\n"


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["serve", "--port", "http"], "--port: must be a port, a whole number from 0 to 65535, not 'http'"),
        (["serve", "--port", "70000"], "not '70000'"),
        (["serve", "--workers", "-1"], "--workers: must be a whole number of at least 0, not '-1'"),
        (["play", "--seat", "0"], "--seat: must be a whole number of at least 1, not '0'"),
        (["rules", "modern", "--preset", "big-box"], "which of the two: modern or --preset big-box?"),
        (["draw", "game.txt"], "there is no file 'game.txt'"),
        (["draw", str(Path(__file__).parent / "conftest.py")], "conftest.py cannot be read: "),
        (["hint", "games/one"], "there is no file 'games/one'"),
        (["draw", "gothic 2 | D@0,0"], "there is no preset"),
        (["completion", "powershell"], "invalid choice"),
    ],
    ids=lambda part: " ".join(part) if isinstance(part, list) else "",
)
def test_a_mistake_gets_a_sentence(arguments: list[str], words: str) -> None:
    done = carcassonne_here(*arguments)
    assert done.returncode == 2
    assert words in done.stderr
    assert " _" not in done.stderr  # no name of a function


def every_parser(parser: argparse.ArgumentParser) -> Iterator[argparse.ArgumentParser]:
    """A parser and those of its sub-commands."""
    yield parser
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for below in action.choices.values():
                yield from every_parser(below)


@pytest.mark.parametrize("command", command_line.COMMANDS)
def test_no_argument_is_refused_by_the_name_of_a_function(command: str) -> None:
    for parser in every_parser(command_line.command_named(command).parser()):
        for action in parser._actions:
            for text in ("x", "-1", "1e999", ""):
                if callable(action.type):
                    with suppress(argparse.ArgumentTypeError):  # a sentence; what argparse makes up is a ValueError's
                        action.type(text)


# --- files ------------------------------------------------------------------------------------------------------------
def test_a_path_is_a_record_or_a_position(record: Path, tmp_path: Path) -> None:
    position = tmp_path / "position.txt"
    position.write_text(LINE + "\n", encoding="utf-8")
    assert carcassonne_here("draw", str(position), "--text").stdout == carcassonne_here("draw", LINE, "--text").stdout
    by_option = carcassonne_here("draw", "--record", str(record), "--ply", "9", "--text")
    assert carcassonne_here("draw", str(record), "--ply", "9", "--text").stdout == by_option.stdout != ""
    moving = carcassonne_here("draw", "--record", str(record), "--animate").stdout
    assert carcassonne_here("draw", str(record), "--animate").stdout == moving != ""
    hinted = carcassonne_here("hint", str(record), "--ply", "9", "--level", "5")
    assert hinted.stdout == carcassonne_here("hint", "--record", str(record), "--ply", "9", "--level", "5").stdout != ""


def test_output_makes_its_folders(record: Path, tmp_path: Path) -> None:
    board, story, own = (tmp_path / name / "deep" / "x.txt" for name in ("draw", "replay", "play"))
    assert carcassonne_here("draw", LINE, "-o", str(board)).returncode == 0
    assert carcassonne_here("replay", str(record), "-o", str(story)).returncode == 0
    assert carcassonne_here("play", "--demo", "--seed", "3", "--record", str(own)).returncode == 0
    assert all(path.stat().st_size for path in (board, story, own))


# --- seats ------------------------------------------------------------------------------------------------------------
def test_seats_are_counted_from_1_and_the_old_way_says_how_it_is_written_now(tmp_path: Path) -> None:
    short = tmp_path / "short.txt"
    assert carcassonne_here("play", "--seed", "3", "--record", str(short), text="1\n1\n0\nquit\n").returncode == 0
    now = carcassonne_here("analyse", str(short), "--level", "5", "--seat", "2")
    before = carcassonne_here("analyse", str(short), "--level", "5", "--player", "1")
    assert (now.returncode, now.stderr) == (0, "")
    assert before.stdout == now.stdout
    assert before.stderr == "--player counts from 0 and is deprecated: write --seat 2\n"


# --- the terminal -----------------------------------------------------------------------------------------------------
def test_a_hint_in_the_terminal_says_what_to_do_and_why() -> None:
    done = carcassonne_here("play", "--seed", "3", text="hint\nquit\n")
    assert re.search(r"^1\. N 0,-1 r2 · knight E  \(margin \+", done.stdout, re.MULTILINE)
    assert "claims a city" in done.stdout


def test_forty_columns_are_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ENVIRONMENT, "COLUMNS", "40")
    told = [
        carcassonne_here("play", "--seed", "3", text="help\nhint\ntiles\n1\n1\n1\nfeatures\nscores\n").stdout,
        carcassonne_here("play", "--demo", "--seed", "3").stdout,
        carcassonne_here("rules", "big-box").stdout,
        carcassonne_here("draw", "--help").stdout.partition("\n\n")[2],  # argparse writes the usage
    ]
    for text in told:
        long = [line for line in text.splitlines() if len(line) > 40 and "> " not in line and " " in line.strip()]
        assert long == [], text
    assert told[1].count("game over") == 1


@pytest.mark.parametrize("colour", [False, True])
def test_a_wide_board_is_shown_in_parts_that_are_whole_together(colour: bool) -> None:
    view = random_game(Game(seed=3), 3).view()
    empty = [(x, y) for x in range(-9, 9) for y in range(-9, 9) if not any((t.x, t.y) == (x, y) for t in view.board)]
    beside = [at for at in empty if any(abs(t.x - at[0]) + abs(t.y - at[1]) == 1 for t in view.board)]
    numbers = {at: number for number, at in enumerate(beside, 1)}
    whole = board_text(view, colour=colour, numbers=numbers)
    for width in range(20, 140):
        parted = board_text(view, colour=colour, numbers=numbers, width=width)
        board = parted.split("\n  1 red")[0].split("\n> 1 red")[0]
        assert max(map(visible, board.splitlines())) <= max(width, 11)
        assert all(f"({number})" in parted for number in numbers.values())
        for sign in "▒│⌂":
            assert parted.count(sign) == whole.count(sign)


def test_columns_are_cut_without_counting_colours() -> None:
    coloured = "  0 \x1b[1m1234567\x1b[0m7654321"
    assert (cut(coloured, 0, 4), cut(coloured, 4, 11)) == ("  0 \x1b[1m\x1b[0m", "\x1b[1m1234567\x1b[0m")
    assert cut(coloured, 11, 99).endswith("7654321")
    assert visible(coloured) == 18


def test_lines_go_on_below_where_they_began() -> None:
    quits = "  quit       leave the\n             table and go"
    assert wrapped("  quit       leave the table and go", 27) == quits
    assert wrapped("   1  knight in the city    knight N", 24) == "   1  knight in the city\n      knight N"
    assert wrapped("short", 24) == "short"
    assert wrapped("nobody counts " * 20, None) == "nobody counts " * 20


# --- Ctrl-C -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("arguments", "interrupted", "words"),
    [
        (["match", "2", "1"], "carcassonne.cli.arena.match.play_match", "stopped; the same command goes on from /"),
        (
            ["tournament", "2", "1"],
            "carcassonne.cli.arena.tournament.play_tournament",
            "stopped; the same command goes on",
        ),
        (["perft", "V"], "carcassonne.cli.commands.perft.leaf_count", "carcassonne: stopped"),
    ],
)
def test_an_interrupt_is_answered_by_a_sentence(
    arguments: list[str], interrupted: str, words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(ENVIRONMENT, "XDG_CACHE_HOME", str(tmp_path))
    with patch(interrupted, side_effect=KeyboardInterrupt):
        done = carcassonne_here(*arguments)
    assert done.returncode == 130
    assert words in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1


# --- completion -------------------------------------------------------------------------------------------------------
def test_bash_completes_commands_and_their_arguments() -> None:
    script = carcassonne_here("completion", "bash").stdout
    ask = 'COMP_WORDS=(carcassonne "${@}"); COMP_CWORD=$#; _shtab_carcassonne carcassonne "${@: -1}" "${@: -2:1}"'

    def completed(*words: str) -> set[str]:
        asked = [*words]
        done = subprocess.run(
            ["bash", "-c", f'{script}\n{ask}\nprintf "%s\\n" "${{COMPREPLY[@]}}"', "bash", *asked],
            capture_output=True,
            encoding="utf-8",
            check=True,
        )
        return set(done.stdout.split())

    assert completed("to") == {"tournament"}
    assert completed("match", "--re") == {"--records", "--resume"}
    assert completed("completion", "f") == {"fish"}


@pytest.mark.parametrize("shell", ["zsh", "fish", "tcsh"])
def test_every_shell_gets_a_script_with_every_command(shell: str) -> None:
    done = carcassonne_here("completion", shell)
    assert done.returncode == 0
    assert all(command in done.stdout for command in command_line.COMMANDS)


def test_without_the_package_for_completion_the_command_names_it() -> None:
    with patch.dict(sys.modules, {"shtab": None}):
        done = carcassonne_here("completion", "bash")
    assert done.returncode == 2
    assert "pip install 'carcassonne[completion]'" in done.stderr
