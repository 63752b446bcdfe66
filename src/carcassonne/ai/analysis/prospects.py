"""Reasons about prospects: features that grow, that get stuck, that more tiles can finish."""

from __future__ import annotations

from collections.abc import Iterator

from carcassonne.ai.analysis.contrast import Contrast, Reason, plural
from carcassonne.ai.analysis.holdings import Holding
from carcassonne.core import report


def growth(c: Contrast) -> Iterator[Reason]:
    """Own features that become worth more, and rivals' that the other line would make worth more."""
    if c.ends:
        return
    for here, there, earlier in c.pairs():
        if here.owners != there.owners:
            continue  # majorities tell that
        change = here.worth - there.worth
        if c.seat in here.owners and change > 0 and here.worth > earlier.worth:
            words = f"raises {c.whose(here.owners)} {here.kind} from {earlier.worth} to {here.worth} points"
            yield Reason(0.7 * change * here.share(c.seat), words, f"growth {here.kind}")
        elif c.seat not in here.owners and change < 0 and there.worth > earlier.worth:
            words = f"does not raise {c.whose(here.owners)} {here.kind} to {there.worth} points"
            yield Reason(-0.6 * change, words, f"growth {here.kind}")


def blocks(c: Contrast) -> Iterator[Reason]:
    """Squares that no tile left fits: good beside rivals' features, bad beside own ones."""
    if c.ends:
        return
    for here, there, _ in c.pairs():
        if here.feature.completed or there.feature.completed or here.kind == "field":
            continue
        if c.seat not in here.owners and here.fitting == 0 < there.fitting:
            words = f"blocks {c.whose(here.owners)} {here.kind}: {_nothing_fits(c)} one of its squares"
            yield Reason(0.6 * here.worth + 1, words, "block")
        elif c.seat in there.owners and there.fitting == 0 < here.fitting:
            words = f"does not block the own {there.kind}, where {_nothing_fits(c)} one of its squares after the other"
            yield Reason(0.6 * there.worth + 1, words, "block")


def _nothing_fits(c: Contrast) -> str:
    bridged = any(report.standing(c.better.after).bridges_left)
    return "no tile left fits, without a bridge," if bridged else "no tile left fits"


def openness(c: Contrast) -> Iterator[Reason]:
    """Own features that more, or rivals' that fewer, of the tiles left can finish."""
    if c.ends:
        return
    for here, there, _ in c.pairs():
        if here.feature.completed or there.feature.completed or not 0 < min(here.fitting, there.fitting) < 999:
            continue
        more = here.fitting - there.fitting
        if c.seat in here.owners and c.seat in there.owners and more >= 2:
            yield Reason(_easier(there, here), _openness_words(c, here, there), "openness")
        elif c.seat not in here.owners and here.owners and more <= -2:
            yield Reason(_easier(here, there), _openness_words(c, here, there), "openness")


def _easier(hard: Holding, easy: Holding) -> float:
    """How much it weighs that more tiles fit: most where few did."""
    return 0.3 * easy.worth * min(1.0, (easy.fitting - hard.fitting) / (hard.fitting + 2))


def _openness_words(c: Contrast, here: Holding, there: Holding) -> str:
    tiles = plural(here.fitting, "tile")
    verb = "leaves" if c.seat in here.owners else "leaves only"
    return f"{verb} {tiles} that fit {c.whose(here.owners)} {here.kind}, not {there.fitting}"
