"""The questions of a crop circle: what everybody does, and what each does then."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from carcassonne.boxes.base.actions import FollowerKind
from carcassonne.boxes.crop_circles import rules as circles
from carcassonne.core import board, report, state
from carcassonne.core.decisions import phase_named
from carcassonne.core.state import State
from carcassonne.engine.actions import Action, Follower, Skip
from carcassonne.engine.decisions import FEATURE, ActionKind, BoxActions, Decision, PlainKind, brought
from carcassonne.engine.members import COORDINATE, TEXT, Members, one_of, optional
from carcassonne.engine.names import FIGURE_WORDS, FIGURES, LANDSCAPES, named, place_of, segment_named
from carcassonne.engine.text import read_feature, read_square

CIRCLE = Decision("circle", phase_named("circle"), "it has to be chosen what the crop circle brings", laid=True)
MOVE = Decision("circle_move", phase_named("circle_move"), "the crop circle is answered", laid=True)
ADD, REMOVE = int(circles.ADD), int(circles.REMOVE)
PEOPLE = {"field": "farmers", "road": "thieves", "city": "knights"}
"""Whom a circle concerns, by its landscape."""


@dataclass(frozen=True, slots=True)
class Circle(Action):
    """Everybody adds a follower of the circle's kind, or everybody removes one."""

    choice: str


@dataclass(frozen=True, slots=True)
class Take(Action):
    """Take an own follower home, because of a crop circle."""

    x: int
    y: int
    feature: str
    at: str = ""
    figure: str = ""


CHOOSE = PlainKind(
    "circle",
    CIRCLE,
    {"circle add": (ADD, Circle("add")), "circle remove": (REMOVE, Circle("remove"))},
    members=Members(choice=one_of(lambda: ("add", "remove"))),
)


def _spot(choice: int) -> tuple[int, str] | None:
    """The segment and the figure of an answer, None for doing nothing."""
    if not 0 <= choice < circles.NONE_ADDED:
        return None
    segment, figure = divmod(choice, int(state.FIGURES))
    return segment, FIGURES[figure]


def _number(s: State, x: int, y: int, feature: str, at: str, figure: str) -> int | None:
    """The answer that names this segment and this figure."""
    segment = segment_named(s, x, y, feature, at)
    if segment is None or figure not in FIGURES:
        return None
    return int(segment * state.FIGURES + FIGURES.index(figure))


def _landscape(feature: str) -> str:
    """The landscape of a feature: one that is built is road."""
    return feature if feature in PEOPLE else "road"


def _against_spot(s: State, seat: int, x: int, y: int, feature: str, at: str) -> str | None:
    """Why a segment is none on which the player asked has a follower whom the circle concerns."""
    if int(board.square_at(s, x, y)) <= 0:
        return f"no tile lies at {x},{y}"
    segment = segment_named(s, x, y, feature, at)
    where = f"{named(feature, at)} of the tile at {x},{y}"
    if segment is None:
        return f"the tile at {x},{y} has no {feature} named {at or 'so'}"
    people = PEOPLE[LANDSCAPES[circles.circle_laid(s)]]
    if _landscape(feature) != LANDSCAPES[circles.circle_laid(s)]:
        return f"this crop circle concerns {people}, and nobody on {where} is one (ruling O1.3)"
    if not circles.has_follower_on(s, seat, segment):
        return f"player {seat} has no follower on {where} (ruling O2.1)"
    return None


class AddKind(FollowerKind):
    """Adding a follower beside an own one (ruling O2.1); his square is always named."""

    decision = MOVE
    members = Members()
    words = ()

    def action_of(self, s: State, choice: int) -> Follower | None:
        """The segment where he comes to stand, and the figure."""
        spot = _spot(choice) if circles.asked_for(s) == ADD else None
        if spot is None:
            return None
        x, y, feature, at = place_of(s, spot[0])
        return Follower(feature, at, spot[1], x, y)

    def choice_of(self, s: State, action: Follower) -> int | None:
        """The segment so named."""
        if action.x is None or action.y is None or circles.asked_for(s) != ADD:
            return None
        return _number(s, action.x, action.y, action.feature, action.at, action.figure)

    def against(self, s: State, action: Follower) -> str:
        """Followers are removed, no own follower there, none at home, or the figure has no business there."""
        seat = report.actor(s)
        if circles.asked_for(s) != ADD:
            return "everybody removes a follower now: nobody adds one (ruling O2.2)"
        if action.x is None or action.y is None:
            return "a follower is added beside one on the landscape: his square has to be named (ruling O2.1)"
        reason = _against_spot(s, seat, action.x, action.y, action.feature, action.at)
        if reason:
            return reason
        if action.figure not in FIGURES:
            return f"there is no figure {action.figure!r}"
        figure = FIGURES.index(action.figure)
        if not report.at_home(s, seat, figure):
            return f"player {seat} has no {FIGURE_WORDS[figure]} in the supply (ruling B4.5)"
        segment = segment_named(s, action.x, action.y, action.feature, action.at)
        assert segment is not None
        closed = (part.against_tile(s, int(report.tile_of(s, segment))) for part in brought())
        reason = next((each for each in closed if each), None)
        where = f"{named(action.feature, action.at)} of the tile at {action.x},{action.y}"
        return reason or f"a {FIGURE_WORDS[figure]} is not added on {where} (ruling O2.1)"


class TakeKind(ActionKind[Take]):
    """Taking an own follower home (ruling O2.2)."""

    action, name, decision = Take, "take", MOVE
    members = Members(
        x=COORDINATE,
        y=COORDINATE,
        feature=FEATURE,
        at=optional(TEXT),
        figure=optional(one_of(lambda: FIGURES[1:])),
    )
    words, example = ("take",), "take 1,0 road E"

    def action_of(self, s: State, choice: int) -> Take | None:
        """The follower, by where he stands."""
        spot = _spot(choice) if circles.asked_for(s) == REMOVE else None
        return None if spot is None else Take(*place_of(s, spot[0]), spot[1])

    def choice_of(self, s: State, action: Take) -> int | None:
        """The follower so named."""
        if circles.asked_for(s) != REMOVE:
            return None
        return _number(s, action.x, action.y, action.feature, action.at, action.figure)

    def against(self, s: State, action: Take) -> str:
        """Followers are added, or no such follower stands there."""
        seat = report.actor(s)
        if circles.asked_for(s) != REMOVE:
            return "everybody may add a follower now: nobody takes one home (ruling O2.1)"
        reason = _against_spot(s, seat, action.x, action.y, action.feature, action.at)
        word = FIGURE_WORDS[FIGURES.index(action.figure)] if action.figure in FIGURES else f"figure {action.figure!r}"
        where = f"{named(action.feature, action.at)} of the tile at {action.x},{action.y}"
        return reason or f"player {seat} has no {word} on {where} (ruling O2.2)"

    def text(self, action: Take) -> str:
        """`take 1,0 road E`, `take 1,0 large road E`."""
        words = ("take", f"{action.x},{action.y}", action.figure, action.feature, action.at)
        return " ".join(word for word in words if word)

    def read(self, words: Sequence[str]) -> Take | None:
        """`take 1,0 road E`."""
        _, square, *rest = (*words, "")[: max(2, len(words))]
        if not rest:
            return None
        figure, rest = (rest[0], rest[1:]) if rest[0] in FIGURES[1:] else ("", rest)
        spot = read_feature(rest) if rest else None
        return None if spot is None else Take(*read_square(square), *spot, figure)


class NobodyKind(PlainKind[Skip]):
    """Adding nobody, where that is allowed."""

    def against(self, s: State, action: Skip) -> str:
        """Somebody has to go home, or adding is compulsory."""
        if circles.asked_for(s) == REMOVE:
            return f"player {report.actor(s)} has to take one of his followers home (ruling O2.2)"
        return f"under these rules player {report.actor(s)} has to add a follower (ruling O2.1)"


NOBODY = NobodyKind("skip", MOVE, {"-": (int(circles.NONE_ADDED), Skip())})
PART = BoxActions(kinds=(CHOOSE, AddKind(), TakeKind(), NOBODY), decisions=(CIRCLE, MOVE))
