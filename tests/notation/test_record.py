"""The game record: a game written down is the same game when it is replayed."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from carcassonne.engine.actions import Draw, Follower, Place, Skip
from carcassonne.engine.game import Game
from carcassonne.engine.rules import Rules
from carcassonne.errors import CarcassonneError, NotationError
from carcassonne.notation.record import RecordError, parse_record, print_record, record_of, replay
from notation.games import SETUPS, Setup

SHORT = """[Carcassonne "1"]
[Preset "modern"]
[Players "2"]
[Player0 "Ann"]
[Player1 "Bob \\"the bishop\\""]
[Date "2026-01-31"]
[Deck "U,V"]
[Result "3 0"]

draw U
1. 0: U 1,0
2. 0: thief E
draw V
3. 1: V 2,0
4. 1: farmer NL
= 3 0
"""


def short_game() -> Game:
    game = Game("modern", draw=["U", "V"])
    for action in (Place(1, 0, 0), Follower("road", "E"), Place(2, 0, 0), Follower("field", "NL")):
        game.play(action)
    return game


@cache
def played(index: int) -> tuple[Game, list[str]]:
    """A game of the list at its end, and its position after each decision."""
    lines = [game.position for game in SETUPS[index].moments()]
    *_, game = SETUPS[index].moments()
    return game, lines


def test_a_record_reads_like_this() -> None:
    record = record_of(short_game(), names=("Ann", 'Bob "the bishop"'), date="2026-01-31")
    assert print_record(record) == SHORT
    assert parse_record(SHORT) == record


@pytest.mark.parametrize("index", range(len(SETUPS)), ids=lambda index: f"{SETUPS[index].preset}-{SETUPS[index].seed}")
def test_a_record_is_its_text_and_replays_to_the_same_end(index: int) -> None:
    game, _ = played(index)
    record = record_of(game)
    assert parse_record(print_record(record)) == record
    again = replay(parse_record(print_record(record)))
    assert again == game
    assert again.actions == game.actions


@pytest.mark.parametrize("index", [0, 3, 9, 14])
def test_a_replay_equals_the_live_game_at_every_ply(index: int) -> None:
    game, lines = played(index)
    record = record_of(game)
    for ply in sorted({0, 1, 2, len(lines) // 3, len(lines) // 2, len(lines) - 2, len(lines) - 1} - {-1}):
        if ply < len(lines):
            assert replay(record, to_ply=ply).position == lines[ply]


def test_a_record_says_which_dice_were_given() -> None:
    record = replace(record_of(Game(seed=7)), dice=(1, 3))
    assert '[Seed "7"]\n[Dice "1 3"]\n' in print_record(record)
    assert parse_record(print_record(record)) == record


def test_each_ply_of_a_short_game_replays() -> None:
    live, record = Game("modern", draw=["U", "V"]), record_of(short_game())
    for ply, move in enumerate(move for move in record.moves if move.seat is not None):
        assert replay(record, to_ply=ply) == live
        live.play(move.action)
    assert replay(record) == live


def test_a_game_taken_back_and_played_again_has_the_same_record() -> None:
    game = short_game()
    record = record_of(game)
    game.undo()
    game.undo()
    unfinished = record_of(game)
    assert unfinished.result == ()
    assert replay(unfinished) == game
    game.play(Place(2, 0, 0))
    game.play(Follower("field", "NL"))
    assert record_of(game) == record


def test_a_replayed_game_can_be_taken_back_and_played_on() -> None:
    game = replay(record_of(short_game()))
    game.undo()
    assert game == replay(record_of(short_game()), to_ply=3)
    game.play(Skip())
    assert game.over


def test_an_unfinished_game_has_a_star_for_a_result() -> None:
    record = record_of(Game("modern", draw=["V"]))
    assert print_record(record).endswith("\n= *\n")
    assert replay(parse_record(print_record(record))).phase == "place"


def test_a_seed_is_kept_but_not_needed() -> None:
    game = Game(Rules.of("modern", 3), seed=5)
    record = record_of(game)
    assert record.seed == 5
    assert record.deck is None
    assert replay(replace(record, seed=None)) == game


def test_a_game_from_a_position_is_recorded_from_there() -> None:
    game = Game.from_position("modern 2 | D@0,0 U@1,0 | 0:1,0/road/E | turn=1 hand=V ply=2", draw=["E"])
    game.play(Place(2, 0, 0))
    record = record_of(game)
    assert "\n3. 1: V 2,0\n" in print_record(record)
    assert parse_record(print_record(record)) == record
    assert replay(record) == game
    assert replay(record, to_ply=2).ply == 2


def test_comments_blank_lines_and_unknown_keys_do_no_harm() -> None:
    text = print_record(record_of(short_game())).replace(
        "[Result", '[Event "Club evening"]\n\n# a fine game\n[Result', 1
    )
    record = parse_record(text.replace("\n", "\r\n"))
    assert record.tags == (("Event", "Club evening"),)
    assert parse_record(print_record(record)) == record


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('[Carcassonne "1"]', '[Carcassonne "2"]', "this record is of version 2; version 1 can be read"),
        ('[Carcassonne "1"]', "", "this is no game record"),
        ('"modern"', '"chess"', "header: there is no preset 'chess'"),
        ('[Players "2"]', "", "header: Players is missing"),
        ('[Players "2"]', '[Players "2"]\n[Players "2"]', "line 4: Players is given twice"),
        ('[Players "2"]', "[Players 2]", "line 3: '[Players 2]' cannot be read"),
        ('"U,V"', '"U,Q9"', "header: there is no tile 'Q9'"),
        ("3. 1: V 2,0", "4. 1: V 2,0", "line 11: ply 3 is expected here, not 4"),
        ("3. 1: V 2,0", "3. 1: V 2;0", "line 11: 'V 2;0' cannot be read"),
        ("3. 1: V 2,0", "3 V 2,0", "line 11: '3 V 2,0' cannot be read"),
        ("3. 1: V 2,0", "3. 1: draw V", "line 11: nobody draws but nature"),
        ("\n= ", "\n", "the record ends without its result"),
        ("\n= ", "\n= 1", "the result differs from that of the header"),
    ],
)
def test_an_unreadable_record_is_refused_with_the_line(old: str, new: str, reason: str) -> None:
    text = print_record(record_of(short_game()))
    assert old in text
    with pytest.raises(NotationError) as caught:
        parse_record(text.replace(old, new, 1))
    assert reason in str(caught.value)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("3. 1: V 2,0", "3. 1: V 0,0", "line 11, ply 3: V 0,0: a tile lies at (0, 0) already"),
        ("3. 1: V 2,0", "3. 0: V 2,0", "line 11, ply 3: V 2,0: player 1 is to act, not player 0"),
        ("3. 1: V 2,0", "3. 1: U 2,0", "line 11, ply 3: U 2,0: the tile in hand is V, not U"),
        ("draw V", "draw E", "line 10, ply 2: draw E: no tile E is left to be drawn"),
        ("thief E", "farmer ER", "the result is"),
    ],
)
def test_a_record_that_is_not_allowed_is_refused_with_line_and_ply(old: str, new: str, reason: str) -> None:
    record = parse_record(print_record(record_of(short_game())).replace(old, new, 1))
    with pytest.raises(RecordError) as caught:
        replay(record)
    assert reason in str(caught.value)
    assert Game.from_position(caught.value.position, nature=True).position == caught.value.position


def test_a_wrong_result_is_refused() -> None:
    record = record_of(short_game())
    with pytest.raises(RecordError, match=r"the result is .*, the record says 99 0"):
        replay(replace(record, result=(99, 0)))
    with pytest.raises(RecordError, match=r"the record says \*"):
        replay(replace(record, result=()))
    with pytest.raises(RecordError, match=r"the result is \*"):
        replay(replace(record, moves=record.moves[:3]))


@pytest.mark.parametrize("ply", [-1, 5])
def test_a_ply_outside_the_record_is_refused(ply: int) -> None:
    with pytest.raises(RecordError, match="goes from ply 0 to 4"):
        replay(record_of(short_game()), to_ply=ply)


def test_draws_are_moves_of_nature() -> None:
    moves = record_of(short_game()).moves
    assert [(move.seat, move.action) for move in moves if isinstance(move.action, Draw)] == [
        (None, Draw("U")),
        (None, Draw("V")),
    ]


# --- damaged text -----------------------------------------------------------------------------------------------------
DAMAGED = Setup("bridges-castles-bazaars", 3, 22, {"wheel": True}, (*"EEEEEEEEEDDVUWX", "Z10", "Z01", "W29:3"))


@cache
def whole_text() -> str:
    *_, game = DAMAGED.moments()
    return print_record(record_of(game, names=("A", "B", "C")))


@st.composite
def damaged_records(draw: st.DrawFn) -> str:
    lines = whole_text().split("\n")
    for _ in range(draw(st.integers(1, 2))):
        at = draw(st.integers(0, len(lines) - 1))
        how = draw(st.sampled_from(["drop", "swap", "foreign", "character"]))
        other = draw(st.integers(0, len(lines) - 1))
        if how == "drop" and len(lines) > 1:
            del lines[at]
        elif how == "swap":
            lines[at], lines[other] = lines[other], lines[at]
        elif how == "foreign":
            lines[at] = draw(st.sampled_from(lines) | st.text())
        elif lines[at]:
            cut = draw(st.integers(0, len(lines[at]) - 1))
            lines[at] = lines[at][:cut] + draw(st.characters()) + lines[at][cut + 1 :]
    return "\n".join(lines)


@settings(max_examples=150, deadline=None)
@given(damaged_records())
def test_a_damaged_record_is_refused_or_is_a_record(text: str) -> None:
    try:
        record = parse_record(text)
    except NotationError:
        return
    try:
        replay(record)
    except CarcassonneError:
        return
    assert parse_record(print_record(record)) == record
