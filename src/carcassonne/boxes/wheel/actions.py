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
from carcassonne.engine.members import COORDINATE, TEXT, Members, optional
from carcassonne.engine.names import named
from carcassonne.engine.text import read_spot, read_square, spot_text

SEGMENTS: Sequence[str] = SEGMENT_NAMES
PLAGUE = Decision("plague", state.PLAGUE, "a follower has to be taken back for the plague", hand=True)


@dataclass(frozen=True, slots=True)
class Crown(Action):
    """Put the turn's follower on a crown space of the wheel."""

    segment: str


@dataclass(frozen=True, slots=True)
class Plague(Action):
    """Take an own follower off the landscape."""

    x: int
    y: int
    feature: str
    at: str = ""


class CrownKind(ActionKind[Crown]):
    """A follower on a crown space (ruling D6)."""

    action = Crown
    name = "crown"
    decision = FOLLOW
    members = Members(segment=TEXT)
    words = ("crown",)
    example = "crown " + ", crown ".join(SEGMENTS)

    def action_of(self, s: State, choice: int) -> Crown | None:
        """A segment of the wheel."""
        return Crown(SEGMENTS[choice - state.ON_CROWN]) if choice >= state.ON_CROWN else None

    def choice_of(self, s: State, action: Crown) -> int | None:
        """The number of the segment."""
        return state.ON_CROWN + SEGMENTS.index(action.segment) if action.segment in SEGMENTS else None

    def against(self, s: State, action: Crown) -> str:
        """No such segment, no follower left, or no space left."""
        if action.segment not in SEGMENTS:
            return f"the wheel has no segment {action.segment!r}; it has {', '.join(SEGMENTS)}"
        reason = no_supply(s)
        if reason is None and crowns_standing(s)[SEGMENTS.index(action.segment)]:
            reason = f"the crown spaces of {action.segment} are taken (ruling D6.2)"
        return reason or "these rules have no wheel"

    def text(self, action: Crown) -> str:
        """`crown tax`."""
        return f"crown {action.segment}"

    def read(self, words: Sequence[str]) -> Crown | None:
        """`crown tax`."""
        return Crown(words[1]) if len(words) == 2 and words[1] in SEGMENTS else None


class PlagueKind(ActionKind[Plague]):
    """The follower that the plague takes (ruling D5)."""

    action = Plague
    name = "plague"
    decision = PLAGUE
    members = Members(x=COORDINATE, y=COORDINATE, feature=FEATURE, at=optional(TEXT))
    words = ("plague",)

    def hint(self) -> str:
        """A follower on a segment, and wherever else on the landscape one may stand."""
        written = [spots()["field"], *(spot for spot in spots().values() if spot.find is not None)]
        return listed([f"plague 0,1 {spot.example}" for spot in written])

    def action_of(self, s: State, choice: int) -> Plague:
        """A spot of the landscape."""
        return Plague(*spot_place(s, choice))

    def choice_of(self, s: State, action: Plague) -> int | None:
        """The spot so named."""
        return spot_choice(s, action.x, action.y, action.feature, action.at)

    def against(self, s: State, action: Plague) -> str:
        """Nobody of his stands there."""
        where = f"{named(action.feature, action.at)} at ({action.x}, {action.y})"
        return f"player {report.standing(s).actor} has no follower on {where}"

    def text(self, action: Plague) -> str:
        """`plague 0,1 farmer NL`."""
        return f"plague {action.x},{action.y} {spot_text(action.feature, action.at)}"

    def read(self, words: Sequence[str]) -> Plague | None:
        """`plague 0,1 farmer NL`."""
        spot = read_spot(words[2:])
        return None if spot is None else Plague(*read_square(words[1]), *spot)


PART = BoxActions(kinds=(CrownKind(), PlagueKind()), decisions=(PLAGUE,))
