"""The wheel's decisions: a follower on a crown space, and whom the plague takes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from carcassonne.boxes.base.actions import FOLLOW, no_supply
from carcassonne.boxes.wheel.rules import SEGMENT_NAMES, crowns_standing
from carcassonne.core import report, state
from carcassonne.core.state import State
from carcassonne.engine.actions import Action
from carcassonne.engine.decisions import (
    FEATURE,
    ActionKind,
    BoxActions,
    Decision,
    listed,
    spot_choice,
    spot_place,
    spots,
)
from carcassonne.engine.members import COORDINATE, TEXT, Members, one_of, optional
from carcassonne.engine.names import FIGURES, named
from carcassonne.engine.text import read_feature, read_spot, read_square, spot_text

SEGMENTS: Sequence[str] = SEGMENT_NAMES
ON_CROWNS = ("", "large")
"""The figures that may stand on a crown space."""
PLAGUE = Decision("plague", state.PLAGUE, "a follower has to be taken back for the plague", hand=True)


@dataclass(frozen=True, slots=True)
class Crown(Action):
    """Put the turn's follower on a crown space of the wheel; `figure` as for `Follower`."""

    segment: str
    figure: str = ""


@dataclass(frozen=True, slots=True)
class Plague(Action):
    """Take an own follower off the landscape; `figure` says which where several of his stand on one segment."""

    x: int
    y: int
    feature: str
    at: str = ""
    figure: str = ""


class CrownKind(ActionKind[Crown]):
    """A follower on a crown space (ruling D6)."""

    action = Crown
    name = "crown"
    decision = FOLLOW
    members = Members(segment=TEXT, figure=optional(one_of(lambda: FIGURES[1:])))
    words = ("crown",)
    example = "crown " + ", crown ".join(SEGMENTS)

    def action_of(self, s: State, choice: int) -> Crown | None:
        """A segment of the wheel."""
        figure, place = divmod(choice, state.FIGURE_STEP)
        if choice >= state.ELSEWHERE or not state.ON_CROWN <= place < state.ON_CROWN + len(SEGMENTS):
            return None
        return Crown(SEGMENTS[place - state.ON_CROWN], FIGURES[figure])

    def choice_of(self, s: State, action: Crown) -> int | None:
        """The number of the segment."""
        if action.segment not in SEGMENTS or action.figure not in FIGURES:
            return None
        return int(FIGURES.index(action.figure) * state.FIGURE_STEP + state.ON_CROWN + SEGMENTS.index(action.segment))

    def against(self, s: State, action: Crown) -> str:
        """No such segment, no follower left, or no space left."""
        if action.segment not in SEGMENTS:
            return f"the wheel has no segment {action.segment!r}; it has {', '.join(SEGMENTS)}"
        reason = no_supply(s, action.figure)
        if reason is None and action.figure not in ON_CROWNS:
            reason = f"a crown space is for a follower, not for the {action.figure} (rulings M5.2, T5.1)"
        if reason is None and crowns_standing(s)[SEGMENTS.index(action.segment)]:
            reason = f"the crown spaces of {action.segment} are taken (ruling D6.2)"
        return reason or "these rules have no wheel"

    def text(self, action: Crown) -> str:
        """`crown tax`, `crown tax large`."""
        return f"crown {action.segment} {action.figure}".rstrip()

    def read(self, words: Sequence[str]) -> Crown | None:
        """`crown tax`, `crown tax large`."""
        figure = words[2] if len(words) == 3 else ""
        if not 2 <= len(words) <= 3 or words[1] not in SEGMENTS or figure not in FIGURES:
            return None
        return Crown(words[1], figure)


class PlagueKind(ActionKind[Plague]):
    """The follower that the plague takes (ruling D5)."""

    action = Plague
    name = "plague"
    decision = PLAGUE
    members = Members(
        x=COORDINATE,
        y=COORDINATE,
        feature=FEATURE,
        at=optional(TEXT),
        figure=optional(one_of(lambda: FIGURES[1:])),
    )
    words = ("plague",)

    def hint(self) -> str:
        """A follower on a segment, and wherever else on the landscape one may stand."""
        written = [spots()["field"], *(spot for spot in spots().values() if spot.find is not None)]
        return listed([f"plague 0,1 {spot.example}" for spot in written])

    def action_of(self, s: State, choice: int) -> Plague:
        """A spot of the landscape, and the figure where it is not the first of his there."""
        another, spot = divmod(choice, state.ANOTHER)
        return Plague(*spot_place(s, spot), FIGURES[another])

    def choice_of(self, s: State, action: Plague) -> int | None:
        """The spot so named; a figure is named too where it is not the first of his there."""
        spot = spot_choice(s, action.x, action.y, action.feature, action.at)
        if spot is None or not action.figure or action.figure not in FIGURES:
            return spot
        figure, actor = FIGURES.index(action.figure), report.standing(s).actor
        first = report.first_follower(s, actor, spot) if spot < state.ON_NO_SEGMENT else -1
        return spot if figure == first else int(state.ANOTHER * figure + spot)

    def against(self, s: State, action: Plague) -> str:
        """Nobody of his stands there."""
        where = f"{named(action.feature, action.at)} at ({action.x}, {action.y})"
        return f"player {report.standing(s).actor} has no {action.figure or 'follower'} on {where}"

    def text(self, action: Plague) -> str:
        """`plague 0,1 farmer NL`, `plague 0,1 large field NL`."""
        spot = f"{action.figure} {action.feature} {action.at}".rstrip()
        return f"plague {action.x},{action.y} {spot if action.figure else spot_text(action.feature, action.at)}"

    def read(self, words: Sequence[str]) -> Plague | None:
        """`plague 0,1 farmer NL`, `plague 0,1 large field NL`."""
        figure = words[2] if len(words) > 2 and words[2] in FIGURES else ""
        spot = read_feature(words[3:]) if figure else read_spot(words[2:])
        return None if spot is None else Plague(*read_square(words[1]), *spot, figure)


PART = BoxActions(kinds=(CrownKind(), PlagueKind()), decisions=(PLAGUE,))
