"""The position line: what it says, what it leaves out, what it refuses."""

from __future__ import annotations

import random
from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from carcassonne.engine.actions import Action, Follower, Place, Skip
from carcassonne.engine.codec import DECISIONS
from carcassonne.engine.game import Game
from carcassonne.engine.position import parse_position, print_position
from carcassonne.engine.position.setting import BoxPosition, Setting, box_positions
from carcassonne.engine.rules import Rules
from carcassonne.errors import IllegalAction, NotationError, RulesError
from notation.games import SETUPS, Setup, positions
from notation.words import written


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup.preset}-{setup.seed}")
def test_a_position_read_from_its_line_is_the_same_position_at_every_decision(setup: Setup) -> None:
    for game in setup.moments():
        state, rules = parse_position(game.position)
        assert rules == game.rules
        assert state == game.state, game.position


@pytest.mark.parametrize("preset", ["modern", "wheel-of-fortune", "bridges-castles-bazaars", "big-box"])
def test_a_position_before_a_draw_comes_back_too(preset: str) -> None:
    game, rng = Game(preset, nature=True), random.Random(1)
    for _ in range(60):
        assert parse_position(game.position) == (game.state, game.rules)
        game.play(rng.choice(game.legal_actions()))


def test_the_games_written_down_here_come_through_every_phase() -> None:
    seen = {Game.from_position(line, nature=True).phase for line in positions()}
    assert seen == {decision.name for decision in DECISIONS if not decision.nature}
    said = " ".join(positions())
    marks = ("wave=2", "=large", "=abbot", "=builder", "=pig", "goods=", "part=second", "part=first")
    assert [mark for mark in marks if mark not in said] == []


def test_a_line_names_only_what_is_unusual() -> None:
    game = Game("modern", draw=["V", "U"])
    assert game.position == "v1 modern 2 | D@0,0 | hand=V deck=U"
    assert Game("modern", nature=True).position == "v1 modern 2 | D@0,0"
    assert Game("wheel-of-fortune", nature=True).position == "v1 wheel-of-fortune 2"


def test_rules_are_the_preset_the_players_and_the_options_that_differ() -> None:
    _, rules = parse_position("modern 3 tiny_city=2 wheel=true followers=5")
    assert rules == Rules.of("modern", 3, {"tiny_city": "2", "wheel": True, "followers": 5})
    assert parse_position("modern")[1] == Rules.of("modern", 2)


def test_a_short_line_means_the_usual_rest() -> None:
    view = Game.from_position("modern 2 | D@0,0 U@1,0 | 0:1,0/road/E | hand=V", nature=True).view()
    assert (view.phase, view.to_act, view.tile, view.scores, view.supply) == ("place", 0, "V", (0, 0), (6, 7))
    assert (view.deck, view.undrawn["U"], view.undrawn["V"], view.undrawn["D"]) == (69, 7, 8, 3)


def test_bars_only_part_the_line_for_the_eye() -> None:
    assert parse_position("modern 2 | hand=V") == parse_position("v1 modern 2 | D@0,0 | | hand=V")


def test_a_game_from_a_position_draws_the_given_tiles() -> None:
    game = Game.from_position("modern 2 | D@0,0 | | hand=U turn=1", draw=["V"])
    assert game.view().deck == 1
    game.play(Place(1, 0, 0))
    game.play(Follower("road", "E"))
    assert (game.tile, game.to_act, game.view().deck) == ("V", 0, 0)


@pytest.mark.parametrize("name", ["Q9", "2V", "U,V", ""])
def test_only_tiles_can_be_drawn(name: str) -> None:
    with pytest.raises(RulesError, match="there is no tile"):
        Game.from_position("modern 2 | hand=U", draw=[name])


def test_a_cloister_completed_earlier_leaves_nothing_behind() -> None:
    ring = "U@1,0 U@-1,0 B@0,1 B@1,1 B@-1,1 B@0,2 B@1,2"
    game = Game.from_position(f"modern 2 | D@0,0 {ring} | hand=B", draw=["B", "V"])
    for action in (Place(-1, 2, 0), Skip(), Place(-2, 2, 0), Skip()):
        game.play(action)
        assert parse_position(game.position)[0] == game.state


def test_a_game_from_a_position_is_shuffled_by_its_seed() -> None:
    one, two = (Game.from_position("modern 2", seed=7) for _ in range(2))
    assert one == two
    assert one.seed == 7


def test_a_game_from_a_position_can_be_taken_back_to_it_and_played_again() -> None:
    game = Game.from_position("modern 2 | D@0,0 | | hand=U", draw=["V"])
    start = game.position
    actions: list[Action] = [Place(1, 0, 0), Follower("road", "E")]
    for action in actions:
        game.play(action)
    end = game.position
    game.undo()
    game.undo()
    assert game.position == start
    for action in actions:
        game.play(action)
    assert game.position == end


def test_an_illegal_action_carries_the_position() -> None:
    game = Game("modern", draw=["V"])
    with pytest.raises(IllegalAction) as caught:
        game.play(Place(0, 0, 0))
    assert caught.value.position == game.position


@pytest.mark.parametrize(("line", "reason"), written("REFUSED_LINES"))
def test_what_cannot_be_is_refused_with_what_is_wrong_and_where(line: str, reason: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_position(line)
    assert reason in str(caught.value)


class NewerBox(BoxPosition):
    """A box that needs version 2 of the line while the first player leads."""

    newest_version = 2

    def version(self, p: Setting) -> int:
        return 2 if p.said["scores"][0] else 1


def test_a_line_is_of_the_version_that_its_boxes_need_and_older_ones_can_be_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    boxes = (*box_positions(), NewerBox())
    monkeypatch.setattr("carcassonne.engine.position.line.box_positions", lambda: boxes)
    assert print_position(*parse_position("v1 modern 2 | hand=V")) == "v1 modern 2 | D@0,0 | hand=V"
    assert print_position(*parse_position("modern 2 | hand=V scores=3,0")).startswith("v2 modern 2 | ")
    assert parse_position("v2 modern 2 | hand=V") == parse_position("v1 modern 2 | hand=V")
    with pytest.raises(NotationError, match="of version 3; versions 1 to 2 can be read"):
        parse_position("v3 modern 2")


# --- damaged text -----------------------------------------------------------------------------------------------------
CHARACTERS = "0123456789-,;:=@/|* rvNESWLRVDUEX.é\n" + "abdcghklmnot"
WORDS = written("FOREIGN_WORDS")


@st.composite
def damaged_lines(draw: st.DrawFn) -> str:
    """A position line with words lost, doubled, moved or foreign, or with characters changed."""
    words = draw(st.sampled_from(positions())).split(" ")
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, len(words) - 1))
        how = draw(st.sampled_from(["drop", "double", "foreign", "replace", "character"]))
        if how == "drop" and len(words) > 1:
            del words[at]
        elif how == "double":
            words.insert(draw(st.integers(0, len(words))), words[at])
        elif how in ("foreign", "replace"):
            words[at : at + (how == "replace")] = [draw(st.sampled_from(WORDS))]
        elif words[at]:
            cut = draw(st.integers(0, len(words[at]) - 1))
            words[at] = words[at][:cut] + draw(st.sampled_from(CHARACTERS)) + words[at][cut + 1 :]
    return " ".join(words)


@settings(max_examples=400, deadline=None)
@given(damaged_lines(), st.randoms(use_true_random=False))
def test_damaged_text_is_refused_or_is_a_position_that_can_be_played(line: str, rng: random.Random) -> None:
    try:
        state, rules = parse_position(line)
    except NotationError:
        return
    again = print_position(state, rules)
    assert parse_position(again) == (state, rules)
    game = Game.from_position(again, nature=True)
    for _ in range(12):
        if game.over:
            break
        game.play(rng.choice(game.legal_actions()))
        game.view()


@settings(max_examples=200, deadline=None)
@given(st.text() | st.text(CHARACTERS).map("modern 2 | ".__add__))
def test_any_text_is_read_or_refused(text: str) -> None:
    with suppress(NotationError):
        parse_position(text)
