"""`carcassonne verify`: a record that holds, and every way it can be tampered with, named precisely."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

import pytest

from carcassonne.cli.main import main
from carcassonne.engine.actions import Draw
from carcassonne.engine.game import Game
from carcassonne.engine.rules import PRESETS, Rules
from carcassonne.notation.record import Record, print_record, record_of
from carcassonne.server.games.shuffle import TAG, commitment

SEED = 2**255 + 12345


def played(preset: str = "modern", seed: int = SEED, plies: int = 100_000, players: int = 2) -> Game:
    game, dice = Game(Rules.of(preset, players), seed=seed), random.Random(4)
    while not game.over and game.ply < plies:
        game.play(dice.choice(game.legal_actions()))
    return game


def promised(game: Game) -> Record:
    """The record as a server writes it: with the promise made before the first draw."""
    return replace(record_of(game), tags=((TAG, commitment(SEED)),))


@pytest.fixture(scope="module")
def record() -> Record:
    return promised(played())


@pytest.fixture
def verify(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Verify:
    return Verify(tmp_path / "game.txt", capsys)


class Verify:
    """Writes a record and verifies it: the status and the lines that were said, by what they are about."""

    def __init__(self, path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.path = path
        self.capsys = capsys

    def __call__(self, record: Record | str) -> tuple[int, dict[str, str]]:
        self.path.write_text(record if isinstance(record, str) else print_record(record), encoding="utf-8")
        status = main(["verify", str(self.path)])
        said = self.capsys.readouterr()
        lines = (said.out + said.err).replace(str(self.path), "game").splitlines()
        return status, {line.partition(" ")[0]: line for line in lines}


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_a_game_of_every_preset_holds(preset: str, verify: Verify) -> None:
    status, said = verify(promised(played(preset)))
    assert (status, said["game"]) == (0, "game holds")
    assert "every one allowed; the result" in said["moves"]
    assert "follow from the seed" in said["draws"]
    assert said["shuffle"] == "shuffle  ok   the seed is the one that was promised before the first draw"


def test_a_game_that_was_given_up_holds_as_far_as_it_went(verify: Verify) -> None:
    status, said = verify(promised(played(plies=9)))
    assert status == 0
    assert "the game did not reach its end" in said["moves"]


def test_a_record_without_seed_or_promise_holds_and_says_what_was_not_checked(record: Record, verify: Verify) -> None:
    status, said = verify(replace(record, seed=None, tags=()))
    assert status == 0
    assert "they cannot be derived, only believed" in said["draws"]
    assert "nothing was promised" in said["shuffle"]


def test_two_draws_swapped_are_named_by_number_line_and_tile(record: Record, verify: Verify) -> None:
    draws = [index for index, move in enumerate(record.moves) if isinstance(move.action, Draw)]
    tiles = [move.action.tile for move in record.moves if isinstance(move.action, Draw)]
    second = next(number for number, tile in enumerate(tiles) if tile != tiles[0])
    moves = list(record.moves)
    moves[draws[0]], moves[draws[second]] = moves[draws[second]], moves[draws[0]]
    status, said = verify(replace(record, moves=tuple(moves)))
    assert status == 1
    header = len(print_record(replace(record, moves=())).splitlines()) - 1
    assert f"draw 1 (line {header + 1}): the record has {tiles[second]}, the seed draws {tiles[0]}" in said["draws"]
    assert said["moves"].startswith("moves    NO ")  # the first tile laid is not the one drawn
    assert said["game"] == "game does not hold: moves, draws"


def test_the_last_draws_swapped_in_a_game_given_up_are_found_though_every_move_is_legal(verify: Verify) -> None:
    game = played(plies=9)
    tail = [Draw(tile) for tile in ("X", "C")]
    forged = [*promised(game).moves]
    last = max(index for index, move in enumerate(forged) if isinstance(move.action, Draw))
    other = next(draw for draw in tail if draw != forged[last].action)
    forged[last] = replace(forged[last], action=other)
    status, said = verify(replace(promised(game), moves=tuple(forged[: last + 1])))
    assert status == 1
    assert said["game"] == "game does not hold: draws"
    assert f"the record has {other.tile}, the seed draws" in said["draws"]


def test_another_seed_is_named(record: Record, verify: Verify) -> None:
    status, said = verify(replace(record, seed=SEED + 1))
    assert status == 1
    assert f"its commitment is {commitment(SEED + 1)}, not {commitment(SEED)}" in said["shuffle"]
    assert said["game"] == "game does not hold: draws, shuffle"


def test_another_commitment_is_named(record: Record, verify: Verify) -> None:
    status, said = verify(replace(record, tags=((TAG, commitment(1)),)))
    assert status == 1
    assert "this is not the promised seed" in said["shuffle"]
    assert said["game"] == "game does not hold: shuffle"


def test_a_commitment_that_is_none_is_named(record: Record, verify: Verify) -> None:
    status, said = verify(replace(record, tags=((TAG, "trust me"),)))
    assert (status, said["game"]) == (1, "game does not hold: shuffle")
    assert "no SHA-256 in hex: 'trust me'" in said["shuffle"]


def test_a_promised_seed_must_be_shown_when_the_game_is_over(record: Record, verify: Verify) -> None:
    status, said = verify(replace(record, seed=None))
    assert (status, said["game"]) == (1, "game does not hold: shuffle")
    status, said = verify(replace(promised(played(plies=9)), seed=None))
    assert status == 0
    assert "not yet revealed" in said["shuffle"]


def test_another_result_is_named(record: Record, verify: Verify) -> None:
    status, said = verify(replace(record, result=(1, 2)))
    assert status == 1
    assert "the record says 1 2" in said["moves"]


def test_what_is_no_record_has_status_2(record: Record, verify: Verify) -> None:
    for text in ("", "no record", print_record(record).replace('[Seed "', '[Seed "x'), "\x00"):
        status, said = verify(text)
        assert status == 2
        assert "cannot be read" in said["carcassonne:"]


def test_a_missing_file_has_status_2(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(tmp_path / "nothing.txt")]) == 2
    assert "No such file" in capsys.readouterr().err
