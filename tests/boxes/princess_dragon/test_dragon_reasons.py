"""Dragon and princess in the analysis."""

from __future__ import annotations

from analysis.contrasts import outcome, reasons
from carcassonne.ai.analysis.report.phrases import in_words

CITY = "modern 2 princess_dragon=true | E@0,0 B@0,1 | 1:0,0/city/N | hand=PD09"


def test_sending_a_knight_away_is_a_reason() -> None:
    assert "sends a rival's knight away" in reasons(
        CITY, ("PD09 0,-1 r2", "princess 0,0 city N 1"), ("PD09 0,-1 r2", "-")
    )


def test_the_fairy_in_words() -> None:
    line = "modern 2 princess_dragon=true | D@0,0 | 0:0,0/road/E | hand=U"
    assert "fairy to 0,0 road E" in in_words(outcome(line, "U 1,0", "fairy 0,0 road E").actions, "U")
