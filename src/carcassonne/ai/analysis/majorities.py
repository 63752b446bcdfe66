"""Reasons about majorities: features taken, shared, kept or handed over."""

from __future__ import annotations

from collections.abc import Iterator

from carcassonne.ai.analysis.contrast import Contrast, Reason
from carcassonne.ai.analysis.holdings import Holding


def majorities(c: Contrast) -> Iterator[Reason]:
    """Features of which the player holds more after the better line."""
    if c.ends:
        return
    for here, there, earlier in c.pairs():
        gain = here.share(c.seat) - there.share(c.seat)
        if gain <= 0:
            yield from _turned_against(c, here, there)
            continue
        if there.share(c.seat) < earlier.share(c.seat):
            yield _kept(c, there, gain)
        else:
            yield _taken(c, here, earlier, gain)


def _kept(c: Contrast, there: Holding, gain: float) -> Reason:
    """The other line loses what was held."""
    rivals = c.named([seat for seat in there.owners if seat != c.seat])
    what = f"the {there.kind} worth {there.worth}"
    words = f"does not share {what} with {rivals}" if c.seat in there.owners else f"does not hand {what} to {rivals}"
    return Reason(gain * there.worth + 2, words, f"majority {there.kind}")


def _taken(c: Contrast, here: Holding, earlier: Holding, gain: float) -> Reason:
    """The better line wins what a rival held."""
    rivals = c.named([seat for seat in earlier.owners if seat != c.seat])
    what = f"{rivals}'s {here.kind} worth {here.worth}" if rivals else f"the {here.kind} worth {here.worth}"
    words = f"takes the majority in {what}" if here.share(c.seat) == 1 else f"gets a share of {what}"
    return Reason(gain * here.worth + 2, words, f"majority {here.kind}")


def _turned_against(c: Contrast, here: Holding, there: Holding) -> Iterator[Reason]:
    """The better line lets one rival weaken another."""
    if c.seat in here.owners or c.seat in there.owners:
        return
    for rival in there.owners:
        lost = there.share(rival) - here.share(rival)
        others = [seat for seat in here.owners if seat != rival]
        if lost > 0 and others:
            words = f"lets {c.named(others)} into {c.names[rival]}'s {here.kind} worth {here.worth}"
            yield Reason(0.9 * lost * here.worth, words, f"majority {here.kind}")
