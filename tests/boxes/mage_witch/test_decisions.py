"""Where mage and witch may not go is refused with the rule and the place, and nothing changes."""

from __future__ import annotations

from dataclasses import replace

import pytest

from boxes.mage_witch.written import CALLED
from carcassonne.boxes.mage_witch.actions import Magic
from carcassonne.engine.actions import Action
from carcassonne.engine.game import Game
from carcassonne.engine.rules import Rules
from carcassonne.engine.setup import full_deck
from carcassonne.errors import NotationError
from carcassonne.notation.json import action_from_json
from support.refusals import refused
from support.table import SKIP

ASKED = f"{CALLED} | phase=magic mage=0,0/road/E"
MAGE = Magic("mage", 0, 0, "road", "E")


@pytest.mark.parametrize(
    ("action", "sentence"),
    [
        (MAGE, "mage or witch is in the same road already: the road at E at (0, 0) (ruling H1.2)"),
        (
            replace(MAGE, figure="witch"),
            "mage or witch is in the same road already: the road at E at (0, 0) (ruling H1.2)",
        ),
        (replace(MAGE, feature="city", at="N"), "it is finished: the city at N at (0, 0) (ruling H1.5)"),
        (replace(MAGE, feature="city", at="S"), "there is no such place: the city at S at (0, 0)"),
        (replace(MAGE, x=5), "no tile lies at 5,0"),
        (
            replace(MAGE, feature="field", at="EL"),
            "mage and witch stand on roads and in cities, not on a field (ruling H1.2)",
        ),
        (Magic("mage"), "where the mage goes has to be said: x, y, feature and at"),
        (Magic("witch", off=True), "the witch is not on the board"),
        (
            Magic("mage", off=True),
            "the mage leaves the board only where there is no road or city to go to (ruling H1.3)",
        ),
        (SKIP, "the mage or the witch has to be moved now (player 0): skip does not answer that"),
    ],
)
def test_a_wrong_answer_is_refused_with_the_rule(action: Action, sentence: str) -> None:
    assert refused(Game.from_position(ASKED, nature=True), action) == sentence


def test_an_unknown_figure_is_refused() -> None:
    with pytest.raises(NotationError, match="'figure' must be one of mage, witch, not 'dragon'"):
        action_from_json({"type": "magic", "figure": "dragon", "off": True})


def test_every_road_and_city_is_offered_once_and_any_segment_of_it_is_understood() -> None:
    game = Game.from_position(f"{CALLED.replace('D@0,0', 'D@0,0 U@1,0')} | phase=magic", nature=True)
    assert set(game.legal_actions()) == {
        Magic(who, *place)
        for who in ("mage", "witch")
        for place in ((0, 0, "road", "E"), (0, 1, "city", "E"), (0, 1, "city", "W"))
    }
    game.play(Magic("mage", 1, 0, "road", "E"))
    assert game.position.endswith("mage=0,0/road/E")


def test_the_box_brings_eight_tiles_and_its_garden_takes_the_place_of_one() -> None:
    assert len(full_deck(Rules.of("modern", 2, {"mage_witch": True}))) == 71 + 8
    planted = full_deck(Rules.of("modern", 2, {"mage_witch": True, "abbots": True}))
    assert (len(planted), planted.count("MW08"), planted.count("MW08G")) == (71 + 8, 0, 1)
