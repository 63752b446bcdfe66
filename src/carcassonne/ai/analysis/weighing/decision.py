"""A decision weighed: what was played, what was best, what the difference is worth and how large a mistake that is."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from carcassonne.ai.analysis.reasons.reason import Reason
from carcassonne.engine.actions import Action


class Size(IntEnum):
    """How large a mistake is; its `mark` is the sign chess players put behind a move."""

    NONE = 0
    INACCURACY = 1
    MISTAKE = 2
    BLUNDER = 3

    @property
    def mark(self) -> str:
        """?! for an inaccuracy, ? for a mistake, ?? for a blunder."""
        return ("", "?!", "?", "??")[self]

    @property
    def word(self) -> str:
        """The size in a word, "" for none."""
        return "" if self is Size.NONE else self.name.lower()


INACCURACY = (2.0, 0.05)
MISTAKE = (4.0, 0.10)
BLUNDER = (8.0, 0.20)
"""What a decision must lose to be called so: so many points of margin, or such a share of the chance to win."""
AT_STAKE = 0.01
"""A decision that moves the chance to win by less is no blunder, whatever the points: the game was decided."""
SURE = 2.0
"""A loss counts as a mistake only where it is so many times as large as the doubt about it."""


@dataclass(frozen=True, slots=True)
class Option:
    """A way to decide, and what to expect then.

    `actions` are the actions of the decision in order; `expected` the points each seat is expected to end with,
    `chances` each seat's chance to win; `margin` and `win` are those of the player who decides.
    """

    actions: tuple[Action, ...]
    expected: tuple[float, ...]
    chances: tuple[float, ...]
    margin: float
    win: float
    reasons: tuple[Reason, ...] = ()


@dataclass(frozen=True, slots=True)
class Decision:
    """One decision of a game; a placement and the follower that goes with it are one decision.

    `ply` is the number of its first action in the record. `options` are the best options found, best first, with
    reasons; `best` is the first of them. `loss` (points) and `win_loss` are what `played` lacks to `best`,
    never below 0; `doubt` is the standard error of `loss`.
    """

    ply: int
    seat: int
    phase: str
    tile: str
    left: int
    legal: int
    played: Option
    options: tuple[Option, ...]
    loss: float
    win_loss: float
    doubt: float
    size: Size
    reasons: tuple[Reason, ...] = ()

    @property
    def best(self) -> Option:
        """The best option found: the one played when nothing better was found."""
        return self.options[0]

    @property
    def plies(self) -> range:
        """The numbers of its actions in the record."""
        return range(self.ply, self.ply + len(self.played.actions))

    @property
    def found_best(self) -> bool:
        """Whether nothing better was found than what was played."""
        return self.best.actions == self.played.actions


def size_of(loss: float, win_loss: float, doubt: float) -> Size:
    """Return how large a mistake is that loses so many points and so much of the chance to win."""
    if loss < SURE * doubt:
        return Size.NONE
    for size, (points, share) in ((Size.BLUNDER, BLUNDER), (Size.MISTAKE, MISTAKE), (Size.INACCURACY, INACCURACY)):
        if loss >= points or win_loss >= share:
            return size if win_loss >= AT_STAKE else min(size, Size.MISTAKE)
    return Size.NONE
