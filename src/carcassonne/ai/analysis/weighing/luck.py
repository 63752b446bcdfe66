"""The luck of the draw: what a drawn tile is worth against the average of all tiles that could have been drawn.

Each kind that may come is drawn on a copy, laid in the way the evaluation likes best, and the position after it judged.
The luck of a draw is the margin after the tile that came less the average over the kinds, each by its number. A draw
that belongs to no ordinary turn is nobody's luck: it counts 0.
"""

from __future__ import annotations

from dataclasses import dataclass

from carcassonne.ai.analysis.weighing.chance import margin_of
from carcassonne.ai.analysis.weighing.thinker import Thinker
from carcassonne.engine.codec import phase_of
from carcassonne.engine.names import kind_of
from carcassonne.engine.positions import State, apply_choice, is_ordinary_turn, legal_choices, standing


@dataclass(frozen=True, slots=True)
class Luck:
    """A draw before decision `ply`: how it changed each seat's expected margin."""

    ply: int
    seat: int
    tile: str
    margins: tuple[float, ...]


def luck_of(thinker: Thinker, s: State, tile: str) -> Luck:
    """Return the luck of a tile drawn in this state."""
    now = standing(s)
    kind = kind_of(tile)
    assert kind is not None
    if not is_ordinary_turn(s):
        return Luck(now.ply + 1, now.turn, tile, (0.0,) * now.players)
    margins = {each: _margins_after(thinker, s, each) for each in legal_choices(s)}
    total = sum(now.undrawn[each] for each in margins)
    average = [sum(now.undrawn[each] * margins[each][seat] for each in margins) / total for seat in range(now.players)]
    return Luck(now.ply + 1, now.turn, tile, tuple(a - b for a, b in zip(margins[kind], average, strict=True)))


def _margins_after(thinker: Thinker, s: State, kind: int) -> tuple[float, ...]:
    """Return each seat's margin when this kind is drawn and laid as well as the evaluation knows."""
    world = s.copy()
    turns = standing(world).turns
    apply_choice(world, kind)
    while phase_of(world) not in ("draw", "over"):
        apply_choice(world, thinker.judge.choose(world))
    assert standing(world).turns <= turns + 1
    expected, _ = thinker.outlook(world)
    return tuple(margin_of(expected, seat) for seat in range(len(expected)))
