"""Goods that are taken and scored, and what a pig adds to a field."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from carcassonne.boxes.traders_builders.view import GOODS
from carcassonne.core import state
from carcassonne.core.state import State
from carcassonne.engine.events import BoxEvents, Entry, Event


@dataclass(frozen=True, slots=True)
class GoodsTaken(Event):
    """A player took the goods of a city that he finished, by kind."""

    player: int
    goods: Mapping[str, int]


def _goods_taken(s: State, entry: Entry) -> GoodsTaken:
    _, player, *counts = entry
    return GoodsTaken(player, {kind: count for kind, count in zip(GOODS, counts, strict=False) if count})


PART = BoxEvents(
    names={GoodsTaken: "goods_taken"},
    readers={state.LOG_GOODS: _goods_taken},
    terms={state.TERM_PIG: "pig"} | {state.TERM_WINE + number: kind for number, kind in enumerate(GOODS)},
    beside={state.GOODS: "goods"},
)
