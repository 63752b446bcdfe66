"""A hint for a live position: what to do, why, and the next best things."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from carcassonne.ai.analysis.analysis import AnalysisError, level_for_analysis
from carcassonne.ai.analysis.reasons.reason import Reason
from carcassonne.ai.analysis.weighing.decision import Option
from carcassonne.ai.analysis.weighing.moment import option_of, why_better, why_good
from carcassonne.ai.analysis.weighing.thinker import Thinker
from carcassonne.ai.players.levels import Level
from carcassonne.art.drawing.palette import player_colour
from carcassonne.engine.codec import phase_of
from carcassonne.engine.game import Game
from carcassonne.engine.positions import standing, tile_in_hand


@dataclass(frozen=True, slots=True)
class Hint:
    """The best option with its reasons, and up to three alternatives with theirs."""

    seat: int
    phase: str
    tile: str
    names: tuple[str, ...]
    best: Option
    alternatives: tuple[Option, ...]

    @property
    def reasons(self) -> tuple[Reason, ...]:
        """What speaks for the best option."""
        return self.best.reasons


def hint(game: Game, level: Level | int | str = 6, seed: int = 0, names: Sequence[str] = ()) -> Hint:
    """Return what to do now, judged by the table as everybody sees it, never by the order of the undrawn tiles."""
    if game.to_act is None:
        raise AnalysisError("the game is over" if game.over else "nobody decides now: a tile is to be drawn")
    s = game.state
    now = standing(s)
    thinker = Thinker(game.rules, level_for_analysis(level))
    found = thinker.weighed(s, None, seed * 1_000_003 + now.ply)
    reasons = why_good(thinker, s, found[0])
    if not reasons and len(found) > 1:
        reasons = why_better(thinker, s, found[0], found[1])
    options = [option_of(s, found[0], now.actor, reasons)]
    options += [option_of(s, each, now.actor, why_good(thinker, s, each)) for each in found[1:4]]
    return Hint(now.actor, phase_of(s), tile_in_hand(s), _called(names, now.players), options[0], tuple(options[1:]))


def _called(names: Sequence[str], players: int) -> tuple[str, ...]:
    given = [*names, *[""] * players]
    return tuple(given[seat] or player_colour(seat).name.capitalize() for seat in range(players))
