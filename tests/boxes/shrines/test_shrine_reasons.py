"""Shrines in the analysis."""

from __future__ import annotations

from analysis.contrasts import reasons
from boxes.shrines.test_rules import BOX, RING


def test_a_heretic_and_a_challenge_won_are_reasons() -> None:
    laid = f"{BOX} | D@0,0 | | hand=SH01"
    assert "puts a heretic on the shrine" in reasons(laid, ("SH01 0,1", "heretic"), ("SH01 0,1", "-"))
    both = f"{BOX} | {RING} | 0:0,0/shrine 1:0,1/cloister | hand=E"
    won = "wins the challenge of a cloister and a shrine"
    assert won in reasons(both, ("E 1,1 r1", "-"), ("E 0,-2 r2", "-"))
