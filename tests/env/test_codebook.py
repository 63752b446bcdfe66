"""The action space: one code for every legal action, and the mask that says which."""

from __future__ import annotations

import numpy as np
import pytest

from carcassonne.boxes.abbot import env as abbot
from carcassonne.boxes.abbot.actions import TakeAbbot
from carcassonne.boxes.bridges_castles_bazaars import env as expansion_8
from carcassonne.boxes.bridges_castles_bazaars.actions import Bid
from carcassonne.boxes.wheel import env as wheel
from carcassonne.engine.actions import Place, Skip
from carcassonne.engine.game import Game
from carcassonne.engine.positions import State, legal_choices
from carcassonne.engine.rules import Rules
from carcassonne.engine.setup import full_deck
from carcassonne.env import codes
from carcassonne.env.codebook import (
    CODES,
    action_for,
    code_of,
    codes_used,
    legal_codes,
    legal_mask,
    section_of,
    sections,
)
from carcassonne.env.layouts import LAYOUT_1, LAYOUT_2, layout_for, most_squares
from env.tables import (
    BIG_BOX_AND_8,
    EVERYTHING,
    WIDE,
    WITHOUT_RIVER,
    decisions,
    every_mix,
    every_table,
    everything,
    named,
)
from support.example import COLOURS, ExampleTable
from support.table import DECLINE, SKIP, lay, table


@pytest.mark.parametrize("rules", [*every_table(), EVERYTHING, *WIDE], ids=named)
def test_the_mask_is_the_legal_actions_each_with_one_code(rules: Rules) -> None:
    for ply, game in enumerate(decisions(rules, seed=rules.players)):
        state, actions = game.state, game.legal_actions()
        legal = np.flatnonzero(legal_mask(state)).tolist()
        assert legal == legal_codes(state)
        assert len(legal) == len(actions)
        assert legal[-1] < codes_used(rules)
        if ply % 4 == 0:
            assert {action_for(state, code) for code in legal} == set(actions)
            assert [action_for(state, code_of(state, action)) for action in actions] == list(actions)


@pytest.mark.parametrize("rules", [EVERYTHING, BIG_BOX_AND_8, WITHOUT_RIVER], ids=named)
def test_every_code_that_is_not_legal_is_refused(rules: Rules) -> None:
    for game in [game.copy() for game in decisions(rules, seed=3)][::40]:
        state = game.state
        allowed = {code for code in range(-3, LAYOUT_2.codes + 3) if codes.choice_for(state, code) >= 0}
        assert allowed == set(legal_codes(state))


def test_no_castle_that_does_not_stand_can_be_chosen_in_a_plague() -> None:
    """An empty place in the list of castles looks like one of player 0."""
    plagues = (game for seed in range(9) for game in decisions(everything(2), seed) if game.phase == "plague")
    state = next(game.state for game in plagues if game.to_act == 0)
    assert {code for code in range(CODES) if codes.choice_for(state, code) >= 0} == set(legal_codes(state))


CASTLE = (("raw", "E", 0, 0, 2), ("raw", "E", 0, 1, 0), ("setup_castle", "red", 0, 0, "S"))
TWO_ROADS = (("raw", "A", 2, 0, 1), ("raw", "A", 1, -1, 0), ("tile", "W", 1, 0, 3), ("no_castle", "yellow"))
NO_ROAD_LEFT = (lay(1, 0, 1), SKIP, lay(-1, 0, 3), SKIP, lay(0, -1, 2), SKIP)


def legal_both_ways(state: State) -> set[str]:
    """The sections of the legal codes, after checking that codes and choices are the same both ways."""
    legal = np.flatnonzero(legal_mask(state)).tolist()
    choices = [codes.choice_for(state, code) for code in legal]
    assert sorted(choices) == sorted(legal_choices(state))
    assert [codes.code_for(state, choice) for choice in choices] == legal
    return {section_of(code).name for code in legal}


def test_the_project_that_pays_a_castle_has_a_code_of_its_place_on_the_new_tile() -> None:
    position = ExampleTable(COLOURS, {})
    for name, *arguments in (*CASTLE, *TWO_ROADS):
        getattr(position, f"step_{name}")(*arguments)
    assert legal_both_ways(position.s) == {"project"}
    assert len(legal_codes(position.s)) == 2
    assert all(code < expansion_8.AT_PROJECT + 8 for code in legal_codes(position.s))


def test_a_castle_that_pays_a_castle_beside_it_has_a_code_of_its_own() -> None:
    position = ExampleTable(COLOURS, {})
    for x, colour in ((0, "red"), (1, "green"), (2, "blue")):
        position.step_raw("E", x, 0, 2)
        position.step_raw("E", x, 1, 0)
        position.step_setup_castle(colour, x, 0, "S")
    for tile, x, y, rotation in (("A", -1, 0, 2), ("V", -1, -1, 3), *(("U", x, -1, 0) for x in range(3))):
        position.step_raw(tile, x, y, rotation)
    position.step_raw("V", 3, -1, 0)
    position.step_tile("A", 3, 0, 2)
    position.step_no_castle("yellow")
    assert legal_both_ways(position.s) == {"project"}
    assert legal_codes(position.s) == [expansion_8.AT_PROJECT + 16, expansion_8.AT_PROJECT + 18]


def test_declining_has_a_code() -> None:
    game = table("A A E X V", *NO_ROAD_LEFT, bridges=True)
    assert legal_both_ways(game.state) == {"decline", "bridged"}
    assert action_for(game.state, codes.AT_DECLINE) == DECLINE


def test_random_games_come_through_every_other_section() -> None:
    seen: set[str] = set()
    for seed in range(12):
        for game in decisions(everything(2 + seed % 5), seed):
            if game.phase != "place" or game.ply % 10 == 0:
                seen |= legal_both_ways(game.state)
    used = {section.name for section in sections() if section.first < CODES}
    assert seen >= used - {"project", "decline"}


def test_random_games_come_through_every_section_of_the_later_boxes() -> None:
    seen: set[str] = set()
    for seed in range(4):
        for rules in (BIG_BOX_AND_8, WITHOUT_RIVER):
            for game in decisions(rules, seed):
                if game.phase != "place":
                    seen |= legal_both_ways(game.state)
    assert seen >= {"large follower", "abbot", "builder", "pig"}


def test_taking_the_abbot_back_has_a_code() -> None:
    rules = Rules.of("modern", 2, {"abbots": True})
    asked = (game for game in decisions(rules, 1) if TakeAbbot() in game.legal_actions())
    state = next(asked).state
    assert code_of(state, TakeAbbot()) == abbot.AT_ABBOT
    assert action_for(state, abbot.AT_ABBOT) == TakeAbbot()


def test_figures_beyond_twenty_followers_have_codes_in_a_plague() -> None:
    options = {"wheel": True, "inns_cathedrals": True, "traders_builders": True, "abbots": True, "followers": 20}
    rules = Rules.of("modern", 2, options)
    state = next(game.state for seed in range(9) for game in decisions(rules, seed) if game.phase == "plague")
    assert legal_both_ways(state) <= {"plague", "more plague"}
    assert codes_used(rules) >= wheel.AT_MORE_PLAGUE + 4


def test_the_sections_follow_each_other_without_gaps() -> None:
    ends = [section.end for section in sections()]
    assert [section.first for section in sections()] == [0, *ends[:-1]]
    assert ends[-1] == LAYOUT_2.codes == 8689
    assert CODES == LAYOUT_1.codes == 5933
    assert CODES in ends


def test_no_full_deck_can_have_more_frontier_squares_than_there_are_codes() -> None:
    for rules in [*every_table(), EVERYTHING, *WIDE, *every_mix()]:
        around_the_start = 16 if rules.wheel else 4
        assert most_squares(rules) == around_the_start + 2 * len(full_deck(rules)) <= layout_for(rules).squares


FAR_OUT = Rules.of("big-box", 2, {"river": False, "bridges": True})


@pytest.mark.parametrize(("rules", "tiles"), [(Rules.of("modern", 2), 60), (FAR_OUT, 110)], ids=["60", "110"])
def test_a_row_of_tiles_far_out_of_every_window_still_has_codes(rules: Rules, tiles: int) -> None:
    game = Game(rules, draw=["U"] * (tiles + 1))
    for _ in range(tiles):
        east = max((a for a in game.legal_actions() if isinstance(a, Place)), key=lambda a: (a.x, -abs(a.y)))
        code = code_of(game.state, east)
        assert action_for(game.state, code) == east
        game.play(east)
        while game.phase == "follower":
            game.play(Skip())
    assert east.x > 25
    near = {"place", "bridged"} if rules.bridges else {"place"}
    assert legal_both_ways(game.state) == near | ({f"{name} far" for name in near} if tiles > 91 else set())


def test_an_action_that_is_not_legal_has_no_code() -> None:
    with pytest.raises(ValueError, match="is not legal now"):
        code_of(Game(seed=1).state, Bid(3))
    with pytest.raises(ValueError, match=r"code 736 \(follower\) is not legal now"):
        action_for(Game(seed=1).state, 736)
    with pytest.raises(ValueError, match="there is no code 8689: they go from 0 to 8688"):
        section_of(LAYOUT_2.codes)


def test_nature_and_a_finished_game_have_no_legal_code() -> None:
    assert not legal_mask(Game(nature=True).state).any()
    *_, last = decisions(Rules.of("modern", 2), 1)  # the same game at every decision: over by now
    assert last.over
    assert not legal_mask(last.state).any()
    assert legal_codes(last.state) == []


def test_a_mask_of_the_wrong_length_is_refused() -> None:
    with pytest.raises(ValueError, match="a mask has 5933 bytes, not 10"):
        legal_mask(Game(seed=1).state, np.zeros(10, np.int8))
    with pytest.raises(ValueError, match="a mask has 8689 bytes, not 5933"):
        legal_mask(Game(BIG_BOX_AND_8, seed=1).state, np.zeros(CODES, np.int8))
