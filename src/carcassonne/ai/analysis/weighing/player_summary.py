"""A player's game in numbers: how accurate it was, where points were lost, and how lucky the draws were."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from carcassonne.ai.analysis.weighing.decision import Decision, Size
from carcassonne.ai.analysis.weighing.luck import Luck

PHASES = ("opening", "middle", "end")
"""The thirds of a game, by the tiles drawn."""
HALF_LOSS = 4.0
"""A decision that loses so many points counts half; each further loss of as much halves it again."""


@dataclass(frozen=True, slots=True)
class Summary:
    """One seat: `accuracy` in percent, losses and luck in points, `luck` of all draws, own and others'."""

    seat: int
    decisions: int
    accuracy: float
    loss: float
    win_loss: float
    loss_by_phase: tuple[float, float, float]
    inaccuracies: int
    mistakes: int
    blunders: int
    luck: float


def phase_of_game(left: int, tiles: int) -> int:
    """Return the third of the game with so many of its tiles undrawn."""
    return min(2, 3 * (tiles - left - 1) // max(1, tiles)) if left < tiles else 0


def accuracy_of(losses: Sequence[float]) -> float:
    """Return the mean worth of decisions in percent: 100 for the best, half for each `HALF_LOSS` points lost."""
    return 100 * sum(0.5 ** (loss / HALF_LOSS) for loss in losses) / len(losses) if losses else 100.0


def summary_of(seat: int, decisions: Sequence[Decision], draws: Sequence[Luck], tiles: int) -> Summary:
    """Return a seat's summary; decisions with nothing to choose are not counted."""
    own = [decision for decision in decisions if decision.seat == seat and decision.legal > 1]
    phases = [0.0, 0.0, 0.0]
    for decision in own:
        phases[phase_of_game(decision.left, tiles)] += decision.loss
    sizes = [decision.size for decision in own]
    return Summary(
        seat=seat,
        decisions=len(own),
        accuracy=accuracy_of([decision.loss for decision in own]),
        loss=sum(phases),
        win_loss=sum(decision.win_loss for decision in own),
        loss_by_phase=(phases[0], phases[1], phases[2]),
        inaccuracies=sizes.count(Size.INACCURACY),
        mistakes=sizes.count(Size.MISTAKE),
        blunders=sizes.count(Size.BLUNDER),
        luck=sum(draw.margins[seat] for draw in draws),
    )
