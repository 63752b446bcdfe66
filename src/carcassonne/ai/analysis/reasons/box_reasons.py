"""What a box adds to the analysis: `PART = BoxReasons(…)` in its module `reasons`, gathered from the list of boxes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from carcassonne.ai.analysis.reasons.reason import Reason, Statement
from carcassonne.boxes import parts
from carcassonne.engine.actions import Action
from carcassonne.engine.positions import State

if TYPE_CHECKING:
    from carcassonne.ai.analysis.reasons.consequences import Line
    from carcassonne.ai.analysis.reasons.contrast import Contrast

Maker = Callable[["Contrast"], Iterator[Reason]]
"""Gives the reasons of one kind that speak for the better of two lines."""


def no_other_words(contrast: Contrast, statement: Statement) -> Statement | None:
    """Leave every statement as it is."""
    return None


def no_lines(state: State) -> list[Line]:
    """Add no line."""
    return []


def no_words(action: Action, tile: str) -> str | None:
    """Know no action."""
    return None


@dataclass(frozen=True, slots=True)
class BoxReasons:
    """What the analysis says and does because a box is played; every part is optional.

    It is asked whether or not the box is played, and adds nothing where nothing of it is on the table.
    """

    makers: tuple[Maker, ...] = ()
    """Reasons about what the box brings into the game."""
    statements: tuple[Statement, ...] = ()
    """Every statement that they make."""
    reword: Callable[[Contrast, Statement], Statement | None] = no_other_words
    """Another statement where the box makes one of the base game's inexact, else None."""
    articles: Mapping[str, str] = field(default_factory=dict)
    """Its features that do not take the article "a": the feature with its article."""
    lines: Callable[[State], list[Line]] = no_lines
    """Lines of play that are weighed even if the search does not propose them."""
    follow_up_phases: tuple[str, ...] = ()
    """Phases whose questions a line raises: they are answered as part of it."""
    off_board_phases: tuple[str, ...] = ()
    """Phases whose decisions leave the landscape as it is: they are not pictured."""
    action_words: Callable[[Action, str], str | None] = no_words
    """An action of the box in words, with the tile in hand; None for any other action."""


def box_reasons() -> tuple[BoxReasons, ...]:
    """Return what every box adds."""
    return parts("reasons", BoxReasons)


def reworded(contrast: Contrast, statement: Statement) -> Statement:
    """Return what is said in this contrast instead of a statement: the same, unless a box knows better."""
    for box in box_reasons():
        other = box.reword(contrast, statement)
        if other is not None:
            return other
    return statement
