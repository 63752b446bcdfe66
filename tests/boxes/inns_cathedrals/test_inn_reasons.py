"""Inns, cathedrals and large followers in the analysis."""

from __future__ import annotations

from analysis.contrasts import outcome, reasons
from carcassonne.ai.analysis.report.phrases import in_words

ROAD = "modern 2 inns_cathedrals=true | D@0,0 | {thief} | hand=IC12"
CITY = "modern 2 inns_cathedrals=true | D@0,0 | | hand=G"


def test_a_large_follower_put_on_a_feature_is_a_reason() -> None:
    told = reasons(CITY, ("G 0,-1 r1", "large city N"), ("G 0,-1 r1", "-"))
    assert told == ["puts the large follower on a city worth 6, where it counts twice"]


def test_the_large_follower_is_kept() -> None:
    told = reasons(CITY, ("G 0,-1 r1", "knight N"), ("G 0,-1 r1", "large city N"))
    assert "keeps the large follower" in told


def test_a_large_follower_in_words() -> None:
    put = outcome(CITY, "G 0,-1 r1", "large city N").actions
    assert in_words(put[1:], "G") == "large knight to the north"


def test_an_inn_puts_a_rivals_road_at_risk() -> None:
    told = reasons(ROAD.format(thief="1:0,0/road/E"), ("IC12 1,0", "-"), ("IC12 0,-1 r2", "-"))
    assert "makes Blue's road pay nothing unless it is finished" in told


def test_an_inn_is_kept_from_the_own_road() -> None:
    told = reasons(ROAD.format(thief="0:0,0/road/E"), ("IC12 0,-1 r2", "-"), ("IC12 1,0", "-"))
    assert "does not make the own road pay nothing unless it is finished" in told
