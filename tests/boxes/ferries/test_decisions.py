"""What a ferry may not do is refused with the rule and the place, and nothing changes."""

from __future__ import annotations

import pytest

from carcassonne.boxes.ferries.actions import Ferry
from carcassonne.engine.actions import Action
from carcassonne.engine.game import Game
from carcassonne.engine.position import parse_position, print_position
from carcassonne.engine.rules import Rules
from carcassonne.engine.setup import full_deck
from carcassonne.errors import NotationError
from carcassonne.notation.json import action_from_json, action_to_json
from support.refusals import refused
from support.table import SKIP, lay, play

BOX = "modern 2 ferries=true"
NEW = f"{BOX} | W@0,0 FE02@1,0r2 FE02@2,0r2 | | phase=ferry ferries=1,0:E-W"
MOVING = f"{BOX} | W@0,0 FE02@1,0r2 FE02@2,0r2 U@3,0 | | phase=ferry ferries=1,0:E-W/2,0:E-W"


@pytest.mark.parametrize(
    ("position", "action", "sentence"),
    [
        (NEW, Ferry(1, 0, ("N", "E")), "the ferry of the new lake is put first, not one at 1,0 moved (ruling Y2.3)"),
        (NEW, Ferry(2, 0, ("N", "S")), "no road comes from S to the lake at 2,0 (ruling Y1.3)"),
        (NEW, Ferry(0, 0, ("E", "W")), "there is no lake at 0,0 (ruling Y1.1)"),
        (NEW, Ferry(5, 0, ("E", "W")), "no tile lies at 5,0"),
        (NEW, SKIP, "the ferry of a new lake has to be put (ruling Y1.3)"),
        (MOVING, Ferry(2, 0, ("E", "W")), "the ferry at 2,0 joins E and W already (ruling Y2.1)"),
        (MOVING, Ferry(1, 0, ("N", "W")), "the ferry at 1,0 is not the first on a road of the new tile (ruling Y2.1)"),
        (MOVING, lay(4, 0), "a ferry is put or moved now (player 0): place does not answer that"),
    ],
)
def test_a_wrong_answer_is_refused_with_the_rule(position: str, action: Action, sentence: str) -> None:
    assert refused(Game.from_position(position, nature=True), action) == sentence


def test_a_ferry_put_now_or_moved_already_stays() -> None:
    """Y2.1, Y2.2"""
    game = Game.from_position(f"{NEW.replace('FE02@2,0r2', 'FE03@2,0')}", nature=True)
    game.play(Ferry(2, 0, ("N", "E")))
    assert refused(game, Ferry(2, 0, ("E", "S"))) == "the ferry at 2,0 has just been put there (ruling Y2.1)"
    game = Game.from_position(
        f"{BOX} | W@0,0 FE02@1,0r2 B@1,1 B@2,1 B@3,1 FE02@3,0r2 U@2,0 | | phase=ferry ferries=1,0:E-W/3,0:E-W",
        nature=True,
    )
    game.play(Ferry(1, 0, ("N", "E")))
    assert (
        refused(game, Ferry(1, 0, ("E", "W")))
        == "the ferry at 1,0 has been moved in this part of the turn (ruling Y2.1)"
    )
    line = game.position
    assert "ferries_moved=1,0:N-E-W" in line
    assert print_position(*parse_position(line)) == line
    assert {(a.x, a.y) for a in game.legal_actions() if isinstance(a, Ferry)} == {(3, 0)}


def test_ends_are_two_different_sides_in_any_order() -> None:
    action = action_from_json({"type": "ferry", "x": 1, "y": 0, "ends": ["W", "N"]})
    assert action == Ferry(1, 0, ("N", "W"))
    assert action_to_json(action) == {"type": "ferry", "x": 1, "y": 0, "ends": ["N", "W"]}
    for wrong in (["N"], ["N", "N"], ["N", "Q"], "N-E", None, ["N", "E", "S"]):
        with pytest.raises(NotationError, match="'ends' must be two different sides of N, E, S, W"):
            action_from_json({"type": "ferry", "x": 1, "y": 0, "ends": wrong})


def test_the_ferry_of_a_new_lake_is_asked_after_the_figure_and_told() -> None:
    """Y1.2, Y1.3"""
    game = Game.from_position(f"{BOX} | W@0,0 U@1,0 | 0:1,0/road/E | hand=FE02", draw=["V"])
    play(game, lay(2, 0, 2))
    assert game.phase == "follower"
    play(game, SKIP)
    assert (game.phase, len(game.legal_actions())) == ("ferry", 3)
    events = play(game, Ferry(2, 0, ("N", "E")))
    assert [type(each).__name__ for each in events[:2]] == ["FerryPlaced", "Scored"]
    assert game.scores == (3, 0)


def test_the_box_brings_eight_tiles() -> None:
    deck = full_deck(Rules.of("modern", 2, {"ferries": True}))
    assert [deck.count(name) for name in ("FE01", "FE02", "FE03")] == [3, 4, 1]
    assert len(deck) == 71 + 8
