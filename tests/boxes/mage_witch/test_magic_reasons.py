"""Mage and witch in the analysis."""

from __future__ import annotations

from analysis.contrasts import outcome, reasons
from carcassonne.ai.analysis.report.phrases import in_words

MOVE = "modern 2 mage_witch=true | D@0,0 U@1,0 MW05@0,1r1 | 0:0,0/road/E 1:0,1/city/E | phase=magic"


def test_where_they_go_is_a_reason() -> None:
    harm, help_ = ("magic witch 0,1 city E",), ("magic mage 0,0 road E",)
    assert "sends the witch to Blue's city" in " / ".join(reasons(MOVE, harm, ("magic mage 0,1 city W",)))
    assert "brings the mage to the own road" in " / ".join(reasons(MOVE, help_, ("magic witch 0,0 road E",)))


def test_where_they_go_in_words() -> None:
    assert "witch to the city at 0,1" in in_words(outcome(MOVE, "magic witch 0,1 city E").actions, "MW05")
