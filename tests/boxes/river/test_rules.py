"""The River by the book: the rulings that no example shows (docs/rules/river.md)."""

from __future__ import annotations

from typing import Any

from carcassonne.engine.actions import Action, Draw, Place
from carcassonne.engine.events import Discarded
from carcassonne.engine.game import Game
from carcassonne.notation.record import record_of, replay
from support.table import SKIP, farmer, knight, lay, names, play, table

RIVER = "modern 2 river=true | RV01@0,0"
BLOCKED = f"{RIVER} RV10@1,0 RV07@1,1r1 RV07@1,2r1 RV10@1,3r1 RV07@0,3 RV10@-1,3r2 RV07@-1,2r1 RV10@-1,1r3"
"""A river that comes back to its spring: at (0, 1) only the lake still fits."""


def river(draw: str, *actions: Action, **options: Any) -> Game:
    return table(draw, *actions, **{"river": True, **options})


def squares(game: Game) -> set[tuple[int, int]]:
    return {(action.x, action.y) for action in game.legal_actions() if isinstance(action, Place)}


def test_the_spring_lies_open_and_nobody_stands_on_it() -> None:
    """V1.1"""
    view = river("RV07").view()
    assert [(tile.tile, tile.x, tile.y, tile.rotation) for tile in view.board] == [("RV01", 0, 0, 0)]
    assert (view.followers, view.to_act, view.phase) == ((), 0, "place")


def test_nature_draws_the_river_first_then_the_lake_then_the_rest() -> None:
    """V1.3"""
    game = Game.from_position(f"{RIVER} | deck=RV07,RV02,2E", nature=True)
    assert game.legal_actions() == (Draw("RV07"),)
    play(game, Draw("RV07"), lay(1, 0), SKIP)
    assert game.legal_actions() == (Draw("RV02"),)
    play(game, Draw("RV02"), lay(2, 0), SKIP)
    assert game.legal_actions() == (Draw("E"),)


def test_a_list_of_draws_may_come_in_any_order() -> None:
    """A6.13: the list is the stack."""
    game = river("E RV07 RV02", lay(0, 1, 2), SKIP)
    assert (game.tile, squares(game)) == ("RV07", {(1, 0)})
    assert replay(record_of(game)) == game


def test_without_the_river_a_river_tile_fits_nowhere() -> None:
    """A6.13"""
    game = table("RV07 V")
    assert (game.tile, game.view().discarded) == ("V", ("RV07",))


def test_a_river_tile_goes_to_the_open_end_only() -> None:
    """V2.1"""
    game = river("RV07 RV07")
    assert game.legal_actions() == (Place(1, 0, 0),)
    play(game, lay(1, 0), SKIP)
    assert game.legal_actions() == (Place(2, 0, 0),)


def test_a_bend_may_be_followed_by_a_bend_the_other_way_or_by_a_straight_tile() -> None:
    """V2.3"""
    bent = river("RV10 RV10", lay(1, 0), SKIP)
    assert bent.legal_actions() == (Place(1, 1, 2),)
    straight = river("RV10 RV07 RV10", lay(1, 0), SKIP, lay(1, 1, 1), SKIP)
    assert straight.legal_actions() == (Place(1, 2, 1), Place(1, 2, 2))


def test_the_lake_has_no_bend() -> None:
    """V2.3"""
    game = river("RV10 RV02", lay(1, 0), SKIP)
    assert game.legal_actions() == (Place(1, 1, 1),)


def test_the_other_river_side_must_face_an_empty_square() -> None:
    """V2.2: at (0, 1) every straight or bent river would run into a tile."""
    game = Game.from_position(BLOCKED, draw=["RV09", "RV07", "RV02"])
    assert (game.tile, game.legal_actions()) == ("RV02", (Place(0, 1, 0),))
    assert [event for event in game.opening_events if isinstance(event, Discarded)] == [
        Discarded(0, "RV09"),
        Discarded(0, "RV07"),
    ]


def test_a_river_tile_that_fits_nowhere_leaves_the_game_and_the_same_player_draws_again() -> None:
    """V2.4, B3.3"""
    game = Game.from_position(f"{BLOCKED} | turn=1", draw=["RV07", "RV02"])
    assert (game.tile, game.to_act, game.view().discarded) == ("RV02", 1, ("RV07",))


def test_a_lake_that_fits_nowhere_leaves_the_square_at_the_end_empty_for_ever() -> None:
    """V2.4, A6.13: a road from the north runs into the square of the lake."""
    game = Game.from_position(f"{RIVER} B@0,-1 V@1,-1r3", draw=["RV02", "W", "B"])
    assert (game.tile, game.view().discarded) == ("W", ("RV02",))
    assert (1, 0) not in squares(game)
    assert (2, -1) in squares(game)


def test_with_safe_turns_the_river_keeps_a_strip_of_three_squares_free() -> None:
    """V2.5, A6.12: upwards the end at (-1, 1) would face a strip with the spring in it."""
    bends = "RV01@0,0 RV10@1,0 RV07@1,1r1 RV10@1,2r1 RV07@0,2 | hand=RV10"
    free = Game.from_position(f"modern 2 river=true | {bends}", nature=True)
    safe = Game.from_position(f"modern 2 river=true river_turns=safe | {bends}", nature=True)
    assert free.legal_actions() == (Place(-1, 2, 2), Place(-1, 2, 3))
    assert safe.legal_actions() == (Place(-1, 2, 3),)
    assert safe.explain(Place(-1, 2, 2)) is not None


def test_safe_turns_forbid_two_bends_the_same_way_as_well() -> None:
    """A6.12"""
    game = river("RV10 RV10", lay(1, 0), SKIP, river_turns="safe")
    assert game.legal_actions() == (Place(1, 1, 2),)


def test_field_goes_round_the_spring_and_round_the_lake() -> None:
    """V3.2: a farmer on one bank keeps others off the opposite one."""
    game = river("RV07 RV02", lay(1, 0), farmer("NL"), lay(2, 0))
    assert (game.over, len([each for each in game.features() if each.kind == "field"])) == (True, 1)


def test_between_spring_and_lake_the_river_parts_the_fields() -> None:
    """V3.1, V3.3: road and river cut a tile into four fields, two of which meet around the spring."""
    game = Game.from_position(f"{RIVER} RV06@1,0r1 | phase=follower", nature=True)
    banks = {action for action in game.legal_actions() if getattr(action, "feature", "") == "field"}
    assert banks == {farmer("NL"), farmer("NR"), farmer("ER"), farmer("SR")}
    assert sum(feature.kind == "field" for feature in game.features()) == 3


def test_a_road_over_the_river_runs_on() -> None:
    """V3.3: three tiles from crossing to crossing."""
    line = f"{RIVER} RV06@1,0r1 W@1,-1r1 RV02@2,0 | 0:1,-1/road/S | hand=W"
    game = Game.from_position(line, draw=["E"])
    play(game, lay(1, 1, 3), SKIP)
    assert game.scores == (3, 0)


def test_a_city_at_the_river_is_a_city() -> None:
    """V4.1"""
    game = river("RV03 RV02 E", lay(1, 0), knight("N"), lay(2, 0), SKIP, lay(1, -1, 2), SKIP)
    assert (game.scores, game.over) == ((4, 0), True)


def test_laying_the_lake_is_an_ordinary_turn() -> None:
    """V4.2"""
    game = river("RV02 E", lay(1, 0))
    events = play(game, farmer("NL"))
    assert (names(events)[:2], game.to_act, game.tile) == (["FollowerPlaced", "TurnEnded"], 1, "E")


def test_a_bridge_crosses_the_river_and_never_lies_along_it() -> None:
    """V5.2"""
    game = river("RV07 RV02 V", lay(1, 0), SKIP, lay(2, 0), SKIP, bridges=True)
    across, along = lay(1, -1, 0, (1, 0, "NS")), lay(1, -1, 0, (1, 0, "WE"))
    assert across in game.legal_actions()
    assert game.explain(along) is not None


def test_a_builders_second_tile_comes_from_the_river_while_that_lasts() -> None:
    """V5.4: the river tile at (2, 0) carries the builder's road on."""
    road = "RV01@0,0 RV06@1,0r1 V@1,-1r3 V@2,-1 | 0:1,0/road/N 0:1,-1/road/E=builder"
    line = f"modern 2 river=true builders=true | {road} | hand=RV09 deck=RV07,RV02,E"
    game = Game.from_position(line, nature=True)
    play(game, lay(2, 0), SKIP)
    assert (game.view().second_part, game.to_act, game.legal_actions()) == (True, None, (Draw("RV07"),))
