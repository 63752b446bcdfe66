"""Castles by the book: the rulings that no example shows (docs/rules/bridges-castles-bazaars.md, E3)."""

from __future__ import annotations

from typing import Any

from carcassonne.boxes.bridges_castles_bazaars.actions import CastleProject
from carcassonne.boxes.bridges_castles_bazaars.castles import take_numbers
from carcassonne.boxes.bridges_castles_bazaars.events import CastleBuilt
from carcassonne.core import turn
from carcassonne.engine.actions import Action
from carcassonne.engine.codec import action_of, phase_of
from carcassonne.engine.game import Game
from carcassonne.engine.rules import Rules
from carcassonne.engine.viewing import view_of
from support.example import COLOURS, ExampleTable, run_example
from support.table import BUILD, NO_CASTLE, SKIP, knight, lay, play, table

TWO_CAPS = (lay(0, 1, 2), knight("S"), lay(0, 2, 0), SKIP)
"""The first player's knight in a cap at (0, 1), which the second player closes."""
RULES = Rules.of("bridges-castles-bazaars", 5, {"wheel": True})


def castles(draw: str, *actions: Action, **options: Any) -> Game:
    return table(draw, *actions, castles=True, **options)


def arranged(*steps: tuple[Any, ...], **numbers: Any) -> ExampleTable:
    """A position by the steps of the examples, with five colours and every module."""
    position = ExampleTable(COLOURS, {})
    for name, *arguments in steps:
        position.step(name, *arguments)
    take_numbers(position.s, numbers)
    return position


def asked(position: ExampleTable) -> tuple[str, str, tuple[int, int, str] | None]:
    """The phase, who is asked, and about which castle."""
    view = view_of(position.s, RULES)
    site = view.castle_site
    return view.phase, COLOURS[view.to_act or 0], (site.x, site.y, site.side) if site else None


def offered(position: ExampleTable) -> list[Action]:
    return [action_of(position.s, choice) for choice in turn.choices(position.s)]


UPRIGHT_CASTLE = (("raw", "E", 0, 0, 2), ("raw", "E", 0, 1, 0), ("setup_castle", "red", 0, 0, "S"))
"""Red's castle on (0, 0) and (0, 1); its vicinity reaches from x = -1 to x = 1."""


def test_a_player_has_three_castles_and_two_with_five_or_six_players() -> None:
    """E1"""
    found = [castles("U", players=n).view().castles_left for n in (2, 4, 5, 6)]
    assert found == [(3,) * 2, (3,) * 4, (2,) * 5, (2,) * 6]


def test_the_owner_of_the_knight_decides_though_another_player_completes_the_city() -> None:
    """E3.1, GAP 16"""
    game = castles("E E V", *TWO_CAPS)
    assert (game.phase, game.to_act, game.legal_actions()) == ("castle", 0, (NO_CASTLE, BUILD))


def test_a_castle_brings_no_points_now_and_keeps_its_follower() -> None:
    """E3.2"""
    game = castles("E E V", *TWO_CAPS)
    events = play(game, BUILD)
    assert CastleBuilt(0, 0, 1, "S") in events
    assert (game.scores, game.view().supply, game.view().castles_left) == ((0, 0), (6, 7), (2, 3))
    assert game.view().followers == ()


def test_declining_a_castle_is_scoring_the_city() -> None:
    """E3.1"""
    game = castles("E E V", *TWO_CAPS, NO_CASTLE)
    assert (game.scores, game.view().supply, game.view().castles) == ((4, 0), (7, 7), ())


def test_without_a_castle_left_nobody_is_asked() -> None:
    """E3.1"""
    game = castles("E E V", *TWO_CAPS[:3])
    take_numbers(game._state, {"castles_left": [0, 3]})
    play(game, SKIP)
    assert (game.phase, game.to_act, game.scores) == ("place", 0, (4, 0))


def test_a_two_tile_city_without_a_follower_is_no_question() -> None:
    """E3.1"""
    game = castles("E V", lay(0, -1, 2), SKIP)
    assert (game.phase, game.to_act) == ("place", 1)


THREE_CAPS = (
    ("raw", "E", 0, -1, 2),
    ("setup", "blue", 0, -1, "city", "S"),
    ("raw", "E", 1, 0, 3),
    ("setup", "red", 1, 0, "city", "W"),
    ("raw", "E", -1, 0, 1),
    ("setup", "blue", -1, 0, "city", "E"),
    ("tile", "W04", 0, 0, 0),
    ("no_castle", "yellow"),
)
"""Red lays a tile of three caps that completes a city of his own and two of blue's."""


def test_castle_questions_go_clockwise_from_the_player_on_turn_and_by_the_new_tiles_sides() -> None:
    """A5.2"""
    position = arranged(*THREE_CAPS)
    assert asked(position) == ("castle", "red", (1, 0, "W"))
    turn.apply(position.s, 0)
    assert asked(position) == ("castle", "blue", (0, -1, "S"))
    turn.apply(position.s, 1)
    assert asked(position) == ("castle", "blue", (-1, 0, "E"))
    turn.apply(position.s, 1)
    assert phase_of(position.s) == "draw"
    position.step_points({"red": 4})


def test_castle_questions_begin_with_the_player_on_turn_wherever_he_sits() -> None:
    """A5.2: the same three cities, completed by blue."""
    position = arranged(*THREE_CAPS[:-2])
    position.lay_by("blue", lay(0, 0), "W04")
    assert asked(position) == ("castle", "blue", (0, -1, "S"))
    turn.apply(position.s, 0)
    assert asked(position) == ("castle", "blue", (-1, 0, "E"))
    turn.apply(position.s, 0)
    assert asked(position) == ("castle", "red", (1, 0, "W"))


def test_the_stock_of_castles_is_looked_at_again_before_each_question() -> None:
    """A5.2: blue has one castle and two cities; having built on the first he is not asked about the second."""
    position = arranged(*THREE_CAPS, castles_left=[3, 1, 3, 3, 3])
    turn.apply(position.s, 0)
    turn.apply(position.s, 1)
    assert phase_of(position.s) == "draw"
    position.step_points({"red": 4, "blue": 4})


CITY_BESIDE = (
    *UPRIGHT_CASTLE,
    ("raw", "E", 1, 0, 1),
    ("setup", "blue", 1, 0, "city", "E"),
    ("tile", "E", 2, 0, 3),
)
"""A city of blue's in the vicinity of red's castle, just completed."""


def test_a_city_turned_into_a_castle_is_no_project_for_another_castle() -> None:
    """A5.3"""
    position = arranged(*CITY_BESIDE, ("castle", "blue"), ("score",))
    position.step_points({})
    position.step_supply({"red": 6, "blue": 6})


def test_a_two_tile_city_scored_for_points_pays_another_castle() -> None:
    """A5.3"""
    position = arranged(*CITY_BESIDE, ("score",))
    position.step_points({"red": 4, "blue": 4})


TWO_ROADS = (*UPRIGHT_CASTLE, ("raw", "A", 2, 0, 1), ("raw", "A", 1, -1, 0), ("tile", "W", 1, 0, 3))
"""A crossing in the vicinity of red's castle completes two roads of two tiles."""


def test_two_projects_of_the_same_worth_are_still_a_question() -> None:
    """A5.4, E3.6"""
    position = arranged(*TWO_ROADS, ("no_castle", "yellow"))
    assert asked(position) == ("castle_project", "red", (0, 0, "S"))
    assert offered(position) == [CastleProject(1, 0, "road", "N"), CastleProject(1, 0, "road", "E")]
    turn.apply(position.s, turn.choices(position.s)[1])
    position.step_points({"red": 2})


def test_a_single_project_is_not_asked() -> None:
    """A5.4"""
    position = arranged(*UPRIGHT_CASTLE, ("raw", "W", 2, 1, 0), ("tile", "A", 1, 1, 3), ("no_castle", "yellow"))
    assert phase_of(position.s) == "draw"
    position.step_points({"red": 2})


def test_a_castle_pays_only_once() -> None:
    """E3.5"""
    first = (("raw", "W", 2, 1, 0), ("tile", "A", 1, 1, 3), ("score",), ("points", {"red": 2}))
    second = (("raw", "W", -2, 1, 2), ("tile", "A", -1, 1, 1), ("score",), ("points", {"red": 2}))
    position = arranged(*UPRIGHT_CASTLE, *first, *second)
    position.step_supply({"red": 7})


def test_castles_of_one_wave_are_asked_from_the_player_on_turn_clockwise() -> None:
    """A5.5: a market cuts two roads between the castles of red and blue, and blue has laid it."""
    position = arranged(
        *UPRIGHT_CASTLE,
        ("raw", "E", 2, 0, 2),
        ("raw", "E", 2, 1, 0),
        ("setup_castle", "blue", 2, 0, "S"),
        ("raw", "A", 1, -1, 0),
        ("raw", "A", 1, 1, 2),
    )
    position.lay_by("blue", lay(1, 0), "Z09")
    assert asked(position) == ("castle_project", "blue", (2, 0, "S"))
    turn.apply(position.s, turn.choices(position.s)[0])
    assert asked(position) == ("castle_project", "red", (0, 0, "S"))


ROW_OF_THREE = tuple(
    step
    for x, colour in ((0, "red"), (1, "green"), (2, "blue"))
    for step in (("raw", "E", x, 0, 2), ("raw", "E", x, 1, 0), ("setup_castle", colour, x, 0, "S"))
)
ROAD_PAST_BOTH_ENDS = (
    ("raw", "A", -1, 0, 2),
    ("raw", "V", -1, -1, 3),
    *(("raw", "U", x, -1, 0) for x in range(3)),
    ("raw", "V", 3, -1, 0),
    ("tile", "A", 3, 0, 2),
    ("no_castle", "yellow"),
)
"""A road of seven tiles that touches the vicinity of the outer castles but not of the middle one."""


def test_a_castle_beside_two_castles_paid_in_the_wave_before_chooses_between_them() -> None:
    """A5.5, E3.7"""
    position = arranged(*ROW_OF_THREE, *ROAD_PAST_BOTH_ENDS)
    position.step_points({"red": 7, "blue": 7})
    assert asked(position) == ("castle_project", "green", (1, 0, "S"))
    assert offered(position) == [CastleProject(0, 0, "castle", "S"), CastleProject(2, 0, "castle", "S")]
    turn.apply(position.s, turn.choices(position.s)[0])
    position.step_points({"red": 7, "blue": 7, "green": 7})
    position.step_supply({"red": 7, "blue": 7, "green": 7})


def test_payouts_run_on_from_castle_to_castle_in_waves() -> None:
    """E3.7: a road beside the first of four castles in a row pays them all, the same number."""
    row = tuple(
        step
        for x, colour in enumerate(("red", "green", "blue", "yellow"))
        for step in (("raw", "E", x, 0, 2), ("raw", "E", x, 1, 0), ("setup_castle", colour, x, 0, "S"))
    )
    position = arranged(*row, ("raw", "W", -2, 1, 2), ("tile", "A", -1, 1, 1), ("score",))
    position.step_points({"red": 2, "green": 2, "blue": 2, "yellow": 2})


def test_a_castle_built_this_turn_is_not_paid_by_a_neighbouring_castle_that_is() -> None:
    """A5.5, E3.4, GAP 17: one tile completes a road, which pays red's castle, and blue's new castle beside it."""
    position = arranged(
        *UPRIGHT_CASTLE,
        ("raw", "E", 1, -1, 2),
        ("setup", "blue", 1, -1, "city", "S"),
        ("raw", "W", 2, 0, 0),
        ("tile", "W21", 1, 0, 0),
        ("castle", "blue"),
        ("score",),
    )
    position.step_points({"red": 2})
    position.step_supply({"red": 7, "blue": 6})


def test_plague_on_a_castle_is_no_payout_for_its_neighbours() -> None:
    """A5.6, E5.2"""
    position = arranged(
        *ROW_OF_THREE,
        ("raw", "B", 0, 2, 0),
        ("setup", "blue", 0, 2, "cloister", ""),
        ("setup", "green", 0, 2, "field", "NL"),
        ("pig_at", "inquisition"),
        ("wheel", "red", 1, {"red": "castle", "blue": "cloister", "green": "field"}),
    )
    position.step_points({})
    position.step_supply({"red": 7, "blue": 6, "green": 6})


def test_an_occupied_castle_gives_nothing_at_the_end() -> None:
    """E3.8"""
    game = castles("E E", *TWO_CAPS, BUILD)
    assert (game.over, game.scores) == (True, (0, 0))


def test_paid_city_by_city_an_occupied_castle_counts_nothing_and_a_completed_one_five() -> None:
    """E3.8, GAP 28: blue's field borders an occupied castle (0), a completed one (5) and a city (4)."""
    run_example(
        {
            "options": {"field_scoring": "per_city_4"},
            "steps": [
                ["raw", "E", 0, 0, 1],
                ["raw", "E", 1, 0, 3],
                ["setup_castle", "red", 0, 0, "E"],
                ["raw", "E", 2, 0, 1],
                ["raw", "E", 3, 0, 3],
                ["setup_castle", None, 2, 0, "E"],
                ["raw", "E", 1, -1, 0],
                ["raw", "E", 1, -2, 2],
                ["setup", "blue", 1, 0, "field", "NL"],
                ["final"],
                ["points", {"blue": 9}],
            ],
        }
    )


def test_a_castle_is_worth_four_to_a_field_paid_once() -> None:
    """A5.10"""
    assert Rules.of("modern", 2, {"castles": True, "field_scoring": "per_field_3_once"}).castle_field_value == 4


def test_the_tapering_cap_may_become_half_of_a_castle() -> None:
    """GAP 26, A4.4"""
    game = castles("Z06 V", lay(0, -1, 2), knight("S"))
    assert game.phase == "castle"
