"""Builders and pigs are refused with the rule and the place, and nothing changes; goods are shown."""

from __future__ import annotations

import pytest

from carcassonne.boxes.traders_builders.view import GoodsView
from carcassonne.boxes.wheel.actions import Crown
from carcassonne.engine.actions import Follower
from carcassonne.engine.game import Game
from carcassonne.notation.json import view_to_json
from support.refusals import refused
from support.table import table

BOX = "modern 2 traders_builders=true"
LAID = "phase=follower"


@pytest.mark.parametrize(
    ("line", "action", "sentence"),
    [
        (
            f"{BOX} | D@0,0 U@1,0 | {LAID}",
            Follower("road", "E", "builder"),
            "player 0 has no follower in the road at E (ruling T3.1)",
        ),
        (
            f"{BOX} | D@0,0 U@1,0 | 1:0,0/road/E | {LAID}",
            Follower("road", "E", "builder"),
            "player 0 has no follower in the road at E (ruling T3.1)",
        ),
        (
            f"{BOX} | W@0,0 U@1,0 W@2,0 | 0:1,0/road/E | {LAID}",
            Follower("road", "W", "builder"),
            "the road at W is complete: no builder goes there (ruling T3.1)",
        ),
        (
            f"{BOX} | D@0,0 U@1,0 | 0:0,0/field/EL | {LAID}",
            Follower("field", "NL", "builder"),
            "a builder stands on a road or in a city, not on the field at NL (ruling T3.1)",
        ),
        (
            f"{BOX} | D@0,0 A@1,0r1 | 0:0,0/road/E | {LAID}",
            Follower("cloister", "", "builder"),
            "a builder stands on a road or in a city, not on the cloister (ruling T3.1)",
        ),
        (
            f"{BOX} | D@0,0 U@1,0 U@2,0 | 0:0,0/road/E 0:1,0/road/E=builder | {LAID}",
            Follower("road", "E", "builder"),
            "player 0 has no builder in the supply (ruling B4.5)",
        ),
        (
            f"{BOX} | D@0,0 U@1,0 | {LAID}",
            Follower("field", "NL", "pig"),
            "player 0 has no follower in the field at NL (ruling T4.1)",
        ),
        (
            f"{BOX} | D@0,0 U@1,0 | 1:0,0/field/EL | {LAID}",
            Follower("field", "NL", "pig"),
            "player 0 has no follower in the field at NL (ruling T4.1)",
        ),
        (
            f"{BOX} | D@0,0 U@1,0 | 0:0,0/road/E | {LAID}",
            Follower("road", "E", "pig"),
            "a pig stands in a field, not on the road at E (ruling T4.1)",
        ),
        (
            f"{BOX} | D@0,0 U@1,0 | {LAID}",
            Follower("city", "N", "builder"),
            "the tile just laid has no city named N; it has the road at E, the field at NL, the field at ER",
        ),
        (
            "modern 2 pigs=true | D@0,0 U@1,0 | phase=follower",
            Follower("road", "E", "builder"),
            "these rules have no builder",
        ),
        (
            "modern 2 builders=true | D@0,0 U@1,0 | phase=follower",
            Follower("field", "NL", "pig"),
            "these rules have no pig",
        ),
        (
            f"{BOX} wheel=true | W27@2,-1 | {LAID}",
            Crown("tax", "builder"),
            "a crown space is for a follower, not for the builder (rulings M5.2, T5.1)",
        ),
        (
            f"{BOX} wheel=true | W27@2,-1 | {LAID}",
            Crown("tax", "pig"),
            "a crown space is for a follower, not for the pig (rulings M5.2, T5.1)",
        ),
        (
            f"{BOX} bridges=true | D@0,0 U@1,0 | 0:0,0/road/E | {LAID}",
            Follower("bridge", "", "builder"),
            "no bridge was built this turn (ruling E2.9)",
        ),
    ],
)
def test_a_builder_or_a_pig_is_refused_with_the_rule(line: str, action: Follower | Crown, sentence: str) -> None:
    assert refused(Game.from_position(line, nature=True), action) == sentence


def test_the_view_has_a_part_for_goods_exactly_when_they_are_played_with() -> None:
    plain, trade = table("U").view(), table("U", goods=True).view()
    nothing = {"wine": 0, "grain": 0, "cloth": 0}
    assert (plain.part(GoodsView), trade.part(GoodsView)) == (None, GoodsView((nothing, nothing)))
    assert "goods" not in view_to_json(plain)
    assert view_to_json(trade)["goods"] == [nothing, nothing]


def test_the_view_tells_the_figures_at_home_and_the_part_of_the_turn() -> None:
    told = view_to_json(table("U", traders_builders=True).view())
    assert (told["figures"], "second_part" in told) == ([{"builder": 1, "pig": 1}] * 2, False)
    second = view_to_json(Game.from_position(f"{BOX} | hand=V part=second", nature=True).view())
    assert second["second_part"] is True
