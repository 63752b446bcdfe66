"""Reasons about prospects: features that grow, that get stuck, that more tiles can finish."""

from __future__ import annotations

from collections.abc import Iterator

from carcassonne.ai.analysis.reasons.contrast import Contrast
from carcassonne.ai.analysis.reasons.holdings import Holding
from carcassonne.ai.analysis.reasons.reason import Key, Reason, Value
from carcassonne.engine.positions import standing


def growth(c: Contrast) -> Iterator[Reason]:
    """Own features that become worth more, and rivals' that the other line would make worth more."""
    if c.ends:
        return
    for here, there, earlier in c.pairs():
        if here.owners != there.owners:
            continue  # majorities tell that
        change = here.worth - there.worth
        if c.seat in here.owners and change > 0 and here.worth > earlier.worth:
            values = _owned(c, here) | {"from": earlier.worth, "points": here.worth}
            yield Reason(f"growth {here.kind}", 0.7 * change * here.share(c.seat), "raises", values)
        elif c.seat not in here.owners and change < 0 and there.worth > earlier.worth:
            values = _owned(c, here) | {"points": there.worth}
            yield Reason(f"growth {here.kind}", -0.6 * change, "not_raise", values)


def _owned(c: Contrast, held: Holding) -> dict[str, Value]:
    """Which feature it is and whose."""
    return {"feature": held.kind, **c.whose(held.owners)}


def blocks(c: Contrast) -> Iterator[Reason]:
    """Squares that no tile left fits: good beside rivals' features, bad beside own ones."""
    if c.ends:
        return
    for here, there, _ in c.pairs():
        if here.feature.completed or there.feature.completed or here.kind == "field":
            continue
        if c.seat not in here.owners and here.fitting == 0 < there.fitting:
            key: Key = "blocks_unbridged" if _bridges_left(c) else "blocks"
            yield Reason("block", 0.6 * here.worth + 1, key, _owned(c, here))
        elif c.seat in there.owners and there.fitting == 0 < here.fitting:
            key = "not_block_unbridged" if _bridges_left(c) else "not_block"
            yield Reason("block", 0.6 * there.worth + 1, key, {"feature": there.kind})


def _bridges_left(c: Contrast) -> bool:
    """Whether a bridge may still help where no tile fits."""
    return any(standing(c.better.after).bridges_left)


def openness(c: Contrast) -> Iterator[Reason]:
    """Own features that more, or rivals' that fewer, of the tiles left can finish."""
    if c.ends:
        return
    for here, there, _ in c.pairs():
        if here.feature.completed or there.feature.completed or not 0 < min(here.fitting, there.fitting) < 999:
            continue
        more = here.fitting - there.fitting
        if c.seat in here.owners and c.seat in there.owners and more >= 2:
            yield Reason("openness", _easier(there, here), "leaves", _fitting(c, here, there))
        elif c.seat not in here.owners and here.owners and more <= -2:
            yield Reason("openness", _easier(here, there), "leaves_only", _fitting(c, here, there))


def _easier(hard: Holding, easy: Holding) -> float:
    """How much it weighs that more tiles fit: most where few did."""
    return 0.3 * easy.worth * min(1.0, (easy.fitting - hard.fitting) / (hard.fitting + 2))


def _fitting(c: Contrast, here: Holding, there: Holding) -> dict[str, Value]:
    return _owned(c, here) | {"tiles": here.fitting, "other": there.fitting}
