"""Wishes: what somebody who looks for a game accepts. Whoever says nothing accepts anything."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Literal, TypeAlias, get_args

from carcassonne.engine.rules import PRESETS, Rules
from carcassonne.server.games.model import Clock
from carcassonne.server.problems import Problem

ClockName: TypeAlias = Literal["usual", "fast", "slow"]
CLOCK_NAMES: tuple[ClockName, ...] = get_args(ClockName)
CLOCKS: dict[ClockName, Clock] = {
    "usual": {"kind": "bank", "seconds": 900, "increment": 0},
    "fast": {"kind": "bank", "seconds": 300, "increment": 5},
    "slow": {"kind": "bank", "seconds": 1800, "increment": 10},
}
"""Fifteen minutes for each player are the custom."""
USUAL_PRESETS = ("modern", "big-box")
"""Of those who say nothing: the base game, or one with boxes."""
USUAL_PLAYERS = (2, 3, 4)


@dataclass(frozen=True, slots=True)
class Wishes:
    """What somebody accepts, the dearest of each first. `span` is of the others' ratings as they are shown."""

    presets: tuple[str, ...] = USUAL_PRESETS
    players: tuple[int, ...] = USUAL_PLAYERS
    clocks: tuple[ClockName, ...] = CLOCK_NAMES
    span: tuple[int, int] | None = None
    rated_only: bool = False

    @property
    def dearest(self) -> tuple[str, int, str]:
        """What somebody would like best."""
        return self.presets[0], self.players[0], self.clocks[0]


@cache
def most_players(preset: str) -> int:
    """Return how many can play a preset at most."""
    return Rules.of(preset).most_players


def checked(wishes: Wishes) -> Wishes:
    """Return wishes that can come true; raises Problem that names what is wrong with them."""
    for preset in wishes.presets:
        if preset not in PRESETS:
            detail = f"there is no preset {preset!r}: GET /api/v1/presets lists them"
            raise Problem("bad_request", detail, field="presets")
    most = max(most_players(preset) for preset in wishes.presets)
    if any(not 2 <= number <= most for number in wishes.players):
        raise Problem("bad_request", f"2 to {most} play what you wish to play", field="players")
    if wishes.span is not None and wishes.span[0] > wishes.span[1]:
        raise Problem("bad_request", "the lower rating stands first", field="span")
    return wishes
