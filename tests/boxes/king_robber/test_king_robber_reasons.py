"""King and robber baron in the analysis."""

from __future__ import annotations

from analysis.contrasts import reasons

CITY = "modern 2 king_robber=true | G@0,0 E@-1,0r1 | 1:0,0/city/E | hand=E king=1/2"
ROAD = "modern 2 king_robber=true | W@0,0 U@1,0 | | hand=W robber_baron=1/2"


def test_taking_a_card_is_a_reason() -> None:
    assert "takes the king with a city of 3 tiles" in reasons(CITY, ("E 1,0 r3", "-"), ("E 0,1 r2", "-"))
    assert "takes the robber baron with a road of 3 tiles" in reasons(ROAD, ("W 2,0 r2", "-"), ("W 0,-1 r2", "-"))
