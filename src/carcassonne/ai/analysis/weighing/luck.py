"""The luck of the draw: what a drawn tile is worth against the average of all tiles that could have been drawn.

Each kind that may come is drawn on a copy, laid in the way the evaluation likes best, and the position after it judged.
The luck of a draw is the margin after the tile that came less the average over the kinds, each by its odds; a roll is
weighed likewise. What belongs to no ordinary turn is nobody's luck: it counts 0.
"""

from __future__ import annotations

from dataclasses import dataclass

from carcassonne.ai.analysis.weighing.chance import margin_of
from carcassonne.ai.analysis.weighing.thinker import Thinker
from carcassonne.engine.actions import Action
from carcassonne.engine.codec import tile_drawn
from carcassonne.engine.positions import (
    State,
    action_of,
    apply_choice,
    is_ordinary_turn,
    is_over,
    legal_choices,
    nature_decides,
    odds_of,
    standing,
)


@dataclass(frozen=True, slots=True)
class Luck:
    """What nature did before decision `ply`, and how it changed each seat's expected margin."""

    ply: int
    seat: int
    action: Action
    margins: tuple[float, ...]

    @property
    def tile(self) -> str:
        """The tile that was drawn, "" for a roll."""
        return tile_drawn(self.action)


def luck_of(thinker: Thinker, s: State, choice: int) -> Luck:
    """Return the luck of what nature chose in this state."""
    now, action = standing(s), action_of(s, choice)
    if not is_ordinary_turn(s):
        return Luck(now.ply + 1, now.turn, action, (0.0,) * now.players)
    odds = {each: odds_of(s, each) for each in legal_choices(s)}
    margins = {each: _margins_after(thinker, s, each) for each in odds}
    total = sum(odds.values())
    average = [sum(odds[each] * margins[each][seat] for each in odds) / total for seat in range(now.players)]
    return Luck(now.ply + 1, now.turn, action, tuple(a - b for a, b in zip(margins[choice], average, strict=True)))


def _margins_after(thinker: Thinker, s: State, choice: int) -> tuple[float, ...]:
    """Return each seat's margin after this, when all that follows is decided as well as the evaluation knows."""
    world = s.copy()
    turns = standing(world).turns
    apply_choice(world, choice)
    while not nature_decides(world) and not is_over(world):
        apply_choice(world, thinker.judge.choose(world))
    assert standing(world).turns <= turns + 1
    expected, _ = thinker.outlook(world)
    return tuple(margin_of(expected, seat) for seat in range(len(expected)))
