"""Who flies, what the die shows, and where the flier lands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from carcassonne.boxes.base.actions import FOLLOW, FollowerKind, no_supply
from carcassonne.boxes.flying_machines import rules as flights
from carcassonne.core import features, state
from carcassonne.core.decisions import phase_named
from carcassonne.core.state import State
from carcassonne.engine.actions import Action, Follower
from carcassonne.engine.decisions import ActionKind, BoxActions, Decision
from carcassonne.engine.members import Members, one_of, optional
from carcassonne.engine.names import FIGURE_WORDS, FIGURES, named, place_of, segment_named
from carcassonne.engine.rolls import RollKind

FIRST = int(state.OWN_CHOICE * (1 + flights.BOX_NUMBER))
"""A follower that flies, by the number of its figure, among the choices of the figure step."""
FLIGHT = Decision("flight", phase_named("flight"), "the die has to be thrown first", nature=True, laid=True)
LANDING = Decision("landing", phase_named("landing"), "the flier has to land", laid=True)


@dataclass(frozen=True, slots=True)
class Fly(Action):
    """Let a follower fly from the tile just laid; `figure` as for `Follower`."""

    figure: str = ""


class FlyKind(ActionKind[Fly]):
    """Declaring a flier (ruling F2.1)."""

    action, name, decision = Fly, "fly", FOLLOW
    members = Members(figure=optional(one_of(lambda: FIGURES[1:])))
    words, example = ("fly",), "fly, fly large"

    def action_of(self, s: State, choice: int) -> Fly | None:
        """The figure."""
        return Fly(FIGURES[choice - FIRST]) if FIRST <= choice < FIRST + state.OWN_CHOICE else None

    def choice_of(self, s: State, action: Fly) -> int | None:
        """The number of the figure."""
        return FIRST + FIGURES.index(action.figure) if action.figure in FIGURES else None

    def against(self, s: State, action: Fly) -> str:
        """Nobody at home, no arrow, or a figure that does not fly."""
        reason = no_supply(s, action.figure)
        if reason is None and not flights.shows_arrow(s):
            reason = "the tile just laid has no arrow: nobody flies from it (ruling F2.1)"
        return reason or f"the {FIGURE_WORDS[FIGURES.index(action.figure)]} does not fly (ruling F2.5)"

    def text(self, action: Fly) -> str:
        """`fly`, `fly large`."""
        return f"fly {action.figure}".rstrip()

    def read(self, words: Sequence[str]) -> Fly | None:
        """`fly`, `fly large`."""
        _, *rest = words
        if not rest:
            return Fly()
        return Fly(rest[0]) if len(rest) == 1 and rest[0] in FIGURES[1:] else None


class LandingKind(FollowerKind):
    """The segment on which the flier lands (ruling F2.3); its square is always named."""

    decision = LANDING
    members = Members()
    words = ()

    def action_of(self, s: State, choice: int) -> Follower:
        """A segment of the tile where the flight ends."""
        x, y, feature, at = place_of(s, choice)
        return Follower(feature, at, FIGURES[flights.flight_at_hand(s)[0]], x, y)

    def choice_of(self, s: State, action: Follower) -> int | None:
        """The segment so named, if the figure is the one that flies."""
        if action.x is None or action.y is None or action.figure != FIGURES[flights.flight_at_hand(s)[0]]:
            return None
        return segment_named(s, action.x, action.y, action.feature, action.at)

    def against(self, s: State, action: Follower) -> str:
        """Another figure, another square, nothing of that name, a field, or something complete."""
        figure, rolled = flights.flight_at_hand(s)
        x, y = flights.square_after(s, rolled)
        if action.figure != FIGURES[figure]:
            return f"the {FIGURE_WORDS[figure]} flies and lands, and nobody else (ruling F2.2)"
        if (action.x, action.y) != (x, y):
            return f"the flier lands on the tile at ({x}, {y}) (ruling F2.2)"
        segment = segment_named(s, x, y, action.feature, action.at)
        if segment is None:
            return self.against_name(s, action)
        where = f"{named(action.feature, action.at)} at ({x}, {y})"
        if action.feature == "field":
            return f"nobody lands in a field, and {where} is one (ruling F2.3)"
        complete = features.describe_feature(s, features.feature_of(s, segment))[3] == 0
        if complete:
            return f"{where} is complete: nobody lands there (ruling F2.3)"
        other = f"the {FIGURE_WORDS[figure]} does not land on {where} (ruling F2.3)"
        return self.against_figure(s, action, segment) or other


PART = BoxActions(
    kinds=(FlyKind(), RollKind(FLIGHT, flights.HIGHEST), LandingKind()),
    decisions=(FLIGHT, LANDING),
)
