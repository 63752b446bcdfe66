"""Gold in the analysis."""

from __future__ import annotations

from analysis.contrasts import outcome, reasons
from carcassonne.ai.analysis.report.phrases import in_words

CITY = "modern 2 gold_mines=true | G@0,0 E@-1,0r1 | 0:0,0/city/E | hand=E gold=0,0:2/-1,0:1"
MINE = "modern 2 gold_mines=true | D@0,0 E@0,-1r2 | | hand=GM08"


def test_taking_gold_is_a_reason() -> None:
    assert "takes 3 ingots of gold" in reasons(CITY, ("E 1,0 r3", "-"), ("E 0,1 r1", "-"))


def test_where_the_second_ingot_goes_in_words() -> None:
    assert "gold to 0,-1" in in_words(outcome(MINE, "GM08 1,0", "gold 0,-1").actions, "GM08")
