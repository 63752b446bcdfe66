"""Barns and wagons in the analysis, and what thought makes of them."""

from __future__ import annotations

from analysis.contrasts import outcome, reasons
from carcassonne.ai.analysis.report.phrases import in_words

BARN = "modern 2 abbey_mayor=true | B@0,0 E@1,0 E@1,-1r2 B@0,1 | 1:0,0/field/NL | hand=B"


def test_farmers_sent_home_are_a_reason() -> None:
    assert "sends 1 farmer of others home" in reasons(BARN, ("B 1,1", "barn NW"), ("B 1,1", "-"))
    assert "a barn at the corner NW" in in_words(outcome(BARN, "B 1,1", "barn NW").actions, "B")
