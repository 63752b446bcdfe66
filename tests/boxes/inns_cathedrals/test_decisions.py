"""A large follower is refused where an ordinary one would be, and nothing changes; where it stands it is shown."""

from __future__ import annotations

import pytest

from carcassonne.boxes.wheel.actions import Crown
from carcassonne.engine.actions import Follower
from carcassonne.engine.game import Game
from carcassonne.errors import NotationError
from carcassonne.notation.json import action_from_json, action_to_json, view_to_json
from support.refusals import refused
from support.table import lay, table

NAMED = "large, abbot, builder, pig, mayor, wagon, barn"
LARGE = "modern 2 large_followers=true"


@pytest.mark.parametrize(
    ("line", "action", "sentence"),
    [
        (
            "modern 2 | D@0,0 U@1,0 | phase=follower",
            Follower("road", "E", "large"),
            "these rules have no large follower",
        ),
        (
            f"{LARGE} | D@0,0 V@-1,0r3 U@1,0 | 0:-1,0/road/E=large | phase=follower",
            Follower("field", "NL", "large"),
            "player 0 has no large follower in the supply (ruling B4.5)",
        ),
        (
            f"{LARGE} | D@0,0 U@1,0 | 1:0,0/road/E | phase=follower",
            Follower("road", "E", "large"),
            "the road already holds a follower of player 1 at (0, 0) E (ruling B4.3)",
        ),
        (
            f"{LARGE} | D@0,0 U@1,0 | 1:0,0/road/E=large | phase=follower",
            Follower("road", "E"),
            "the road already holds a follower of player 1 at (0, 0) E (ruling B4.3)",
        ),
        (
            f"{LARGE} abbots=true | D@0,0 EG@0,-1r2 | phase=follower",
            Follower("garden", "", "large"),
            "only an abbot goes into a garden (ruling I4.1)",
        ),
        (
            f"{LARGE} | D@0,0 U@1,0 | phase=follower",
            Follower("city", "N", "large"),
            "the tile just laid has no city named N; it has the road at E, the field at NL, the field at ER",
        ),
        (
            f"{LARGE} | D@0,0 U@1,0 | phase=follower",
            Follower("road", "E", "giant"),
            f"there is no figure 'giant'; there are {NAMED}, and followers without a name",
        ),
        (
            f"{LARGE} wheel=true | W27@2,-1 | 0:crown/famine=large | phase=follower",
            Crown("tax", "large"),
            "player 0 has no large follower in the supply (ruling B4.5)",
        ),
        (
            f"{LARGE} wheel=true | W27@2,-1 | 1:crown/famine | phase=follower",
            Crown("famine", "large"),
            "the crown spaces of famine are taken (ruling D6.2)",
        ),
    ],
)
def test_a_large_follower_is_refused_with_the_rule(line: str, action: Follower | Crown, sentence: str) -> None:
    assert refused(Game.from_position(line, nature=True), action) == sentence


def test_an_ordinary_follower_has_no_name() -> None:
    for figure in ("follower", "", "Large", None, 3, ["large"]):
        with pytest.raises(NotationError, match=f"'figure' must be one of {NAMED}, not"):
            action_from_json({"type": "follower", "feature": "road", "at": "E", "figure": figure})
        with pytest.raises(NotationError, match="'figure' must be one of"):
            action_from_json({"type": "crown", "segment": "tax", "figure": figure})


def test_a_large_follower_is_written_with_its_figure_and_an_ordinary_one_without() -> None:
    written = {"type": "follower", "feature": "road", "at": "E", "figure": "large"}
    assert action_from_json(written) == Follower("road", "E", "large")
    assert action_to_json(Follower("road", "E", "large")) == written
    assert "figure" not in action_to_json(Follower("road", "E"))


def test_a_view_tells_of_large_followers_exactly_when_they_are_played_with() -> None:
    assert "figures" not in view_to_json(table("U").view())
    game = table("U V", lay(1, 0), Follower("road", "E", "large"), large_followers=True)
    told = view_to_json(game.view())
    assert told["figures"] == [{"large": 0}, {"large": 1}]
    assert told["supply"] == [7, 7]
    assert told["followers"] == [{"player": 0, "x": 1, "y": 0, "feature": "road", "at": "E", "figure": "large"}]


def test_a_view_tells_of_large_followers_on_crown_spaces_and_castles() -> None:
    line = f"{LARGE} wheel=true castles=true | E@4,0r3 | 0:crown/tax=large 1:crown/tax 1:4,0/castle/W=large"
    told = view_to_json(Game.from_position(line, nature=True).view())
    assert (told["crowns"], told["crowns_large"]) == ({"tax": [1]}, {"tax": [0]})
    assert told["castles"] == [{"owner": 1, "x": 4, "y": 0, "side": "W", "done": False, "figure": "large"}]


def test_a_field_inside_its_tile_is_named_by_an_empty_at() -> None:
    game = table("IC03 V", lay(0, -1), inns_cathedrals=True)
    inner = {"type": "follower", "feature": "field", "at": ""}
    assert inner in [action_to_json(action) for action in game.legal_actions()]
    assert action_from_json(inner) == action_from_json({"type": "follower", "feature": "field"})
    game.play(action_from_json(inner))
    assert view_to_json(game.view())["followers"] == [{"player": 0, "x": 0, "y": -1, "feature": "field", "at": ""}]
