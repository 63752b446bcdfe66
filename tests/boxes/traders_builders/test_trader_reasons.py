"""Goods, builders and pigs in the analysis."""

from __future__ import annotations

from analysis.contrasts import outcome, reasons
from carcassonne.ai.analysis.report.phrases import in_words

ROAD = "modern 2 traders_builders=true | D@0,0 | 0:0,0/road/E | hand=U"
BUILT = "modern 2 traders_builders=true | D@0,0 U@1,0 | 0:0,0/road/E 0:1,0/road/E=builder | hand=U"
FIELD = "modern 2 traders_builders=true | D@0,0 | 0:0,0/field/EL | hand=U"
WINE = "modern 2 traders_builders=true | D@0,0 TB02@0,-1r3 | | hand=E"


def test_a_builder_put_on_the_own_road_is_a_reason() -> None:
    assert reasons(ROAD, ("U 1,0", "builder road E"), ("U 1,0", "-")) == [
        "puts the builder on the own road: a tile that extends it brings a second one"
    ]
    assert reasons(ROAD, ("U 1,0", "-"), ("U 1,0", "builder road E")) == ["keeps the builder"]


def test_a_second_tile_is_a_reason() -> None:
    assert "brings a second tile by the builder" in reasons(BUILT, ("U 2,0", "-"), ("U 0,1", "-"))


def test_a_pig_among_the_farmers_is_a_reason() -> None:
    told = reasons(FIELD, ("U 1,0", "pig field NL"), ("U 1,0", "-"))
    assert told == ["puts the pig in a field with room to grow"]


def test_goods_are_a_reason() -> None:
    told = reasons(WINE, ("E -1,-1 r1", "-"), ("E 0,1 r2", "-"))
    assert told == ["takes 1 token of goods"]


def test_builder_and_pig_in_words() -> None:
    put = outcome(ROAD, "U 1,0", "builder road E").actions
    assert in_words(put[1:], "U") == "builder to the east"
