"""Every action is one line of text, and the text is that action again."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carcassonne.engine.actions import Action, Place, Skip
from carcassonne.engine.codec import ACTION_CLASSES
from carcassonne.errors import NotationError
from carcassonne.notation.turn import parse_action, parse_turn, print_action
from notation.games import SETUPS, Setup
from notation.words import written

WRITTEN: list[tuple[str, Action]] = written("WRITTEN")


@pytest.mark.parametrize(("text", "action"), WRITTEN)
def test_an_action_is_written_so_and_read_so(text: str, action: Action) -> None:
    assert print_action(action) == text
    assert parse_action(text) == action


def test_every_kind_of_action_has_its_text() -> None:
    assert {type(action) for _, action in WRITTEN} == set(ACTION_CLASSES)


def test_a_placement_may_name_its_tile() -> None:
    assert print_action(Place(1, 0, 2), "V") == "V 1,0 r2"
    assert parse_turn("V 1,0 r2") == (Place(1, 0, 2), "V")
    assert parse_turn("1,0 r2") == (Place(1, 0, 2), "")


def test_spaces_do_not_matter() -> None:
    assert parse_action("  -  ") == Skip()
    assert parse_action(" V   1,0  r2") == Place(1, 0, 2)


@pytest.mark.parametrize("setup", [SETUPS[7], SETUPS[9], SETUPS[-2]], ids=lambda setup: f"{setup.preset}-{setup.seed}")
def test_every_legal_action_of_a_game_is_its_text(setup: Setup) -> None:
    for game in setup.moments():
        for action in game.legal_actions()[:20]:
            assert parse_turn(print_action(action, game.tile or ""))[0] == action


@pytest.mark.parametrize(("text", "reason"), written("UNREADABLE"))
def test_what_cannot_be_read_is_refused_with_the_way_to_write_it(text: str, reason: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_action(text)
    assert reason in str(caught.value)


@given(st.one_of(written("ACTIONS")))
def test_any_action_comes_back_from_its_text(action: Action) -> None:
    assert parse_action(print_action(action)) == action


WORDS = sorted({word for text, _ in WRITTEN for word in text.split()} | {"r9", "1,", "+NS@", "٣,٣", "é", "[", "0"})


@given(st.lists(st.sampled_from(WORDS), max_size=5).map(" ".join) | st.text())
def test_any_text_is_an_action_or_refused(text: str) -> None:
    try:
        action, tile = parse_turn(text)
    except NotationError:
        return
    assert parse_turn(print_action(action, tile)) == (action, tile)
