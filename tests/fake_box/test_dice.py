"""A die in a recorded game: given, or from the seed; kept, taken back, imported, and derived again by `verify`."""

from __future__ import annotations

from pathlib import Path

import pytest

from carcassonne import Game, Rules
from carcassonne.cli import main as command_line
from carcassonne.engine.dice import shown
from carcassonne.engine.rolls import Roll
from carcassonne.engine.setup import full_deck, shuffled
from carcassonne.errors import RulesError
from carcassonne.notation.json import action_to_json
from carcassonne.notation.record import parse_record, print_record, record_of, replay, rolls_of
from carcassonne.referee import Referee
from carcassonne.server.commands.records import _read
from carcassonne.server.games.model import GameSetup, LogEntry, now_text
from carcassonne.server.games.replay import Replay

RULES = Rules.of("fair-day", players=2)


def played(seed: int, dice: tuple[int, ...] = (), plies: int = 60) -> Game:
    """A game of first choices, to a ply after which the die has been thrown."""
    game = Game(RULES, seed=seed, dice=dice)
    while not game.over and game.ply < plies:
        game.play(game.legal_actions()[-1])
    assert game.rolled > 1
    return game


def rolls(game: Game) -> list[int]:
    return [action.points for action in game.actions if isinstance(action, Roll)]


def verified(record: str, folder: Path, capsys: pytest.CaptureFixture[str]) -> str:
    file = folder / "game.txt"
    file.write_text(record, encoding="utf-8")
    status = command_line.main(["verify", str(file)])
    told = capsys.readouterr().out
    assert status == (" NO " in told)
    return next(line for line in told.splitlines() if line.startswith("rolls"))


def test_verify_derives_every_roll_and_names_the_first_that_differs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = played(7)
    text = print_record(record_of(game))
    assert replay(parse_record(text)) == game
    assert verified(text, tmp_path, capsys) == f"rolls    ok   all {game.rolled} follow from the seed"
    first = rolls(game)[0]
    other = first % 3 + 1
    forged = text.replace(f"\nroll {first}\n", f"\nroll {other}\n", 1)
    said = verified(forged, tmp_path, capsys)
    assert said.startswith("rolls    NO   roll 1 (line ")
    assert said.endswith(f": the record has roll {other}, the seed roll {first}")


def test_dice_that_are_given_come_first_and_the_record_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    of_seed = played(7)
    given = rolls(of_seed)[0] % 3 + 1
    game = Game(RULES, seed=7, dice=[given])
    while not game.rolled:
        game.play(game.legal_actions()[-1])
    assert rolls(game) == [given]
    text = print_record(record_of(game))
    assert f'[Dice "{given}"]' in text
    assert "1 of them were given" in verified(text, tmp_path, capsys)
    with pytest.raises(RulesError, match="no die shows 9; they show 1, 2, 3"):
        Game(RULES, dice=[9])
    assert '"message":"no die shows 9' in (Referee().answer('{"cmd":"new","preset":"fair-day","dice":[9]}') or "")


def test_what_is_taken_back_is_rolled_again_and_a_rehearsal_rolls_nothing() -> None:
    game = played(7)
    before, state = rolls(game), game.state
    while game.rolled == len(before):
        game.undo()
    assert len(rolls(game)) < len(before)
    while game.ply < 60 and not game.over:
        game.play(game.legal_actions()[-1])
    assert (rolls(game), game.state) == (before, state)
    tried = Game(RULES, seed=7).rehearsal()
    while tried.to_act is not None:
        tried.play(tried.legal_actions()[-1])
    assert tried.rolled == 0


def test_the_servers_log_keeps_rolls_and_snapshots_and_imports_bring_them_again() -> None:
    seed = 2**200 + 7
    setup = GameSetup("g", now_text(), RULES, tuple(shuffled(full_deck(RULES), seed)), seed=seed)
    line, entries = Replay(setup), list[LogEntry]()
    while line.game.rolled < 3 and not line.game.over:
        made = line.decide(line.game.legal_actions()[-1])
        entries.append(LogEntry(len(entries) + 1, "move", 0, line.game.ply, action_to_json(made.action), made.draws))
    assert sum(text.startswith("roll ") for entry in entries for text in entry.draws) == line.game.rolled
    kept = Replay(setup, entries, line.snapshot(len(entries))).game
    assert (kept, kept.rolled, kept.actions) == (line.game, line.game.rolled, line.game.actions)
    record = record_of(line.game)
    found = [shown(roll.state, (), seed, number) for number, roll in enumerate(rolls_of(record))]
    assert found == rolls(line.game)
    imported, again, *_ = _read(print_record(record))
    assert imported.dice == tuple(found)
    assert Replay(imported, again).game == line.game
