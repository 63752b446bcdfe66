"""Reasons about majorities: features taken, shared, kept or handed over."""

from __future__ import annotations

from collections.abc import Iterator

from carcassonne.ai.analysis.reasons.contrast import Contrast
from carcassonne.ai.analysis.reasons.holdings import Holding
from carcassonne.ai.analysis.reasons.reason import Key, Reason, Value


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
    rivals = [seat for seat in there.owners if seat != c.seat]
    key: Key = "not_share" if c.seat in there.owners else "not_hand"
    values: dict[str, Value] = {"feature": there.kind, "worth": there.worth, "players": rivals}
    return Reason(f"majority {there.kind}", gain * there.worth + 2, key, values)


def _taken(c: Contrast, here: Holding, earlier: Holding, gain: float) -> Reason:
    """The better line wins what a rival held."""
    rivals = [seat for seat in earlier.owners if seat != c.seat]
    key: Key = "majority" if here.share(c.seat) == 1 else "share"
    values: dict[str, Value] = {"feature": here.kind, "worth": here.worth, **c.whose(rivals)}
    return Reason(f"majority {here.kind}", gain * here.worth + 2, key, values)


def _turned_against(c: Contrast, here: Holding, there: Holding) -> Iterator[Reason]:
    """The better line lets one rival weaken another."""
    if c.seat in here.owners or c.seat in there.owners:
        return
    for rival in there.owners:
        lost = there.share(rival) - here.share(rival)
        others = [seat for seat in here.owners if seat != rival]
        if lost > 0 and others:
            values: dict[str, Value] = {"players": others, "feature": here.kind, "worth": here.worth}
            yield Reason(f"majority {here.kind}", 0.9 * lost * here.worth, "lets", values | c.whose([rival]))
