"""Puzzles: few options are right, all others far behind, and level 4 errs."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from pathlib import Path

import pytest

from carcassonne.ai.puzzles import making
from carcassonne.ai.puzzles.finding import CLEAR, KINDS, MOST_RIGHT, Weighing, mean_of, puzzles_of_game, weighed_again
from carcassonne.ai.puzzles.making import check_puzzles, make_puzzles
from carcassonne.ai.puzzles.puzzle import (
    Puzzle,
    PuzzleError,
    WeighedOption,
    header,
    line_of,
    puzzle_line,
    read_puzzles,
    shipped_puzzles,
    unpacked,
)
from carcassonne.engine.actions import Place, Skip
from carcassonne.engine.position.line import parse_rules
from carcassonne.engine.positions import COMPILED, phase_of
from carcassonne.errors import IllegalAction

SMALL = Puzzle(
    "v1 modern 2 | D@0,0 | hand=V",
    (WeighedOption("1,0 r1 · -", 0.0), WeighedOption("1,0 r1 · farmer NL", 0.8), WeighedOption("0,1 · -", 4.5)),
    "0,1 · -",
    1500,
)


# --- answering --------------------------------------------------------------------------------------------------------
def test_every_option_within_a_point_of_the_best_is_right() -> None:
    assert [option.text for option in SMALL.right] == ["1,0 r1 · -", "1,0 r1 · farmer NL"]


def test_an_answer_is_found_among_the_options_by_what_it_does() -> None:
    place = Place(1, 0, 1)
    found = SMALL.found([place, Skip()])
    assert found is not None
    assert found.behind == 0.0
    assert SMALL.found([Place(0, 1, 3), Skip()]) is None  # legal, but not weighed


@pytest.mark.parametrize("actions", [[], [Place(1, 0, 1)], [Place(1, 0, 1), Skip(), Skip()]])
def test_half_a_decision_and_more_than_one_are_refused(actions: Sequence[Place | Skip]) -> None:
    with pytest.raises(PuzzleError, match="a placement and"):
        SMALL.found(actions)


def test_an_answer_that_is_not_legal_is_refused_by_the_engine() -> None:
    with pytest.raises(IllegalAction):
        SMALL.found([Place(5, 5, 0), Skip()])


# --- weighing ---------------------------------------------------------------------------------------------------------
def test_a_weighing_is_clear_where_nothing_lies_between_right_and_far_behind() -> None:
    assert Weighing((((1,), 0.0), ((2,), 0.9), ((3,), CLEAR))).clear()
    assert not Weighing((((1,), 0.0), ((2,), 2.0), ((3,), CLEAR))).clear()
    assert not Weighing((((1,), 0.0), ((2,), 0.5))).clear()  # everything is right
    many = tuple(((choice,), 0.0) for choice in range(MOST_RIGHT + 1))
    assert not Weighing((*many, ((99,), CLEAR))).clear()


def test_the_mean_of_weighings_begins_at_the_best_of_all() -> None:
    mean = mean_of([Weighing((((1,), 0.0), ((2,), 1.0))), Weighing((((2,), 0.0), ((1,), 0.4)))])
    assert [(line, round(behind, 6)) for line, behind in mean.behind] == [((1,), 0.0), ((2,), 0.3)]


@pytest.mark.skipif(not COMPILED, reason="level 8 takes minutes for a game, uncompiled")
def test_a_game_gives_the_same_puzzles_again_and_other_futures_agree() -> None:
    found = puzzles_of_game(4, 1)
    assert found
    assert [puzzle_line(each) for each in puzzles_of_game(4, 1)] == [puzzle_line(each) for each in found]
    assert all(weighed_again(each) for each in found)


# --- files ------------------------------------------------------------------------------------------------------------
def of_game(number: int, seed: int) -> list[Puzzle]:
    """Every other game has two puzzles, told apart by their ply."""
    plies = () if number % 2 else (number, number + 1)
    start = "v1 modern 2 | D@0,0 | "
    return [Puzzle(f"{start}ply={ply} hand=V", SMALL.options, "0,1 · -", 1500, game=number) for ply in plies]


@pytest.mark.parametrize("name", ["puzzles.jsonl", "puzzles.jsonl.bz2"])
def test_a_file_goes_on_where_it_was_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.setattr(making, "puzzles_of_game", of_game)
    whole, stopped = tmp_path / name, tmp_path / f"stopped-{name}"
    assert make_puzzles(whole, 5, 7) == 5
    assert make_puzzles(stopped, 3, 7) == 3  # between two puzzles of a game
    assert make_puzzles(stopped, 5, 7) == 5
    assert stopped.read_bytes() == whole.read_bytes()
    there = read_puzzles(unpacked(whole.read_bytes(), name).splitlines())
    assert [puzzle.game for puzzle in there] == [0, 0, 2, 2, 4]
    assert make_puzzles(stopped, 4, 7) == 5  # more are there already
    assert stopped.read_bytes() == whole.read_bytes()


def test_who_is_stopped_while_writing_leaves_what_was_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(making, "puzzles_of_game", of_game)
    path = tmp_path / "puzzles.jsonl.bz2"
    make_puzzles(path, 2, 7)
    before = path.read_bytes()

    def stop(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "replace", stop)
    with pytest.raises(KeyboardInterrupt):
        make_puzzles(path, 5, 7)
    assert path.read_bytes() == before


def test_what_is_not_packed_is_refused_with_its_name(tmp_path: Path) -> None:
    path = tmp_path / "puzzles.jsonl.bz2"
    path.write_text(header(7))
    with pytest.raises(PuzzleError, match=r"puzzles\.jsonl\.bz2 is no file of puzzles"):
        make_puzzles(path, 5, 7)


def test_games_that_end_out_of_order_are_written_in_order(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    late = [(number, of_game(number, 7)) for number in (3, 1, 2, 0, 4, 5, 6)]
    monkeypatch.setattr(making, "unordered_results", lambda task, inputs, jobs: iter(late))
    make_puzzles(tmp_path / "file", 3, 7, jobs=4)
    assert [puzzle.game for puzzle in read_puzzles((tmp_path / "file").read_text().splitlines())] == [0, 0, 2]


def test_a_file_of_another_seed_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "puzzles.jsonl"
    path.write_text(header(7) + "\n")
    with pytest.raises(PuzzleError, match="was made from seed 7"):
        make_puzzles(path, 5, 8)
    assert path.read_text() == header(7) + "\n"


@pytest.mark.parametrize(
    ("lines", "number"),
    [(["{}"], 1), (["nonsense"], 1), ([header(1), '{"position":1}'], 2), ([header(1), puzzle_line(SMALL), "[]"], 3)],
)
def test_a_damaged_file_is_refused_with_the_line(lines: list[str], number: int) -> None:
    with pytest.raises(PuzzleError, match=f"line {number} is no puzzle"):
        list(read_puzzles(lines))


def test_puzzles_are_written_and_read() -> None:
    assert list(read_puzzles([header(1), puzzle_line(SMALL)])) == [SMALL]
    assert json.loads(puzzle_line(SMALL))["options"][0] == ["1,0 r1 · -", 0.0]


def test_checking_says_of_every_puzzle_whether_it_holds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(making, "weighed_again", lambda puzzle, seed: puzzle.game != 2)
    puzzles = [puzzle for number in range(6) for puzzle in of_game(number, 1)]
    assert {puzzle.game: same for puzzle, same in check_puzzles(puzzles)} == {0: True, 2: False, 4: True}


# --- what is shipped --------------------------------------------------------------------------------------------------
def test_rules_of_the_games_can_be_played() -> None:
    assert all(parse_rules(kind.split()).players >= 2 for kind in KINDS)


def test_shipped_puzzles_are_all_different() -> None:
    assert len({puzzle.id for puzzle in shipped_puzzles()}) == len(shipped_puzzles()) > 0


@pytest.mark.parametrize("part", range(8))
def test_shipped_puzzles_have_few_solutions_far_ahead_and_options_that_are_legal(part: int) -> None:
    for puzzle in shipped_puzzles()[part::8]:
        solutions = {option.text for option in puzzle.right}
        assert 1 <= len(solutions) <= MOST_RIGHT, puzzle.id
        assert puzzle.tempting not in solutions, puzzle.id
        assert all(option.behind >= CLEAR - 0.05 for option in puzzle.options if not option.right), puzzle.id
        state = puzzle.start.state
        assert phase_of(state) == "place", puzzle.id
        lines = {line_of(state, option.actions) for option in puzzle.options}
        assert len(lines) == len(puzzle.options), puzzle.id
        line_of(state, WeighedOption(puzzle.tempting, 9.9).actions)
