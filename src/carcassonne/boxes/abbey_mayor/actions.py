"""The decisions of Abbey & Mayor: an abbey or a draw, a barn on a corner, where a wagon goes; who refuses what."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from carcassonne.boxes.abbey_mayor import abbeys, barns, played, wagons
from carcassonne.boxes.base.actions import FollowerKind, no_supply, who_stands_there
from carcassonne.core import board, features, report, state
from carcassonne.core.decisions import phase_named
from carcassonne.core.state import State
from carcassonne.engine.actions import Action, Draw, Follower, Skip
from carcassonne.engine.box import built_feature
from carcassonne.engine.decisions import (
    FEATURE,
    ActionKind,
    BoxActions,
    Decision,
    FigureKind,
    PlainKind,
    brought,
)
from carcassonne.engine.members import COORDINATE, TEXT, Members, optional
from carcassonne.engine.names import named, place_of, segment_named
from carcassonne.engine.text import read_feature, read_spot, read_square, spot_text

TILE = Decision("tile", phase_named("tile"), "an abbey may be laid, or a tile drawn")
MOVE = Decision("wagon", phase_named("wagon"), "the wagon may move on, or stay at home", laid=True)
BARN = "barn"
OWN = int(state.OWN_CHOICE * (1 + played.BOX_NUMBER))
"""Choices of the figure step that are this box's begin here: corners."""
CORNERS = barns.CORNERS
WAYS = ("north-west", "north-east", "south-east", "south-west")
"""The tiles around a corner, and the corners, in words."""


@dataclass(frozen=True, slots=True)
class Abbey(Action):
    """Lay the own abbey into a hole instead of drawing a tile."""

    x: int
    y: int


@dataclass(frozen=True, slots=True)
class Wagon(Action):
    """Move the own wagon, whose feature has just been scored, on to a segment."""

    x: int
    y: int
    feature: str
    at: str = ""


# --- abbeys -----------------------------------------------------------------------------------------------------------
class AbbeyKind(ActionKind[Abbey]):
    """An abbey in a hole (ruling J2.1)."""

    action, name, decision = Abbey, "abbey", TILE
    members = Members(x=COORDINATE, y=COORDINATE)
    words, example = ("abbey",), "abbey 2,1"

    def action_of(self, s: State, choice: int) -> Abbey | None:
        """The square of the hole."""
        cell = choice - abbeys.ON_CELL
        return Abbey(*board.place_of_cell(s, cell)) if cell >= 0 else None

    def choice_of(self, s: State, action: Abbey) -> int | None:
        """The cell there."""
        if board.square_at(s, action.x, action.y) >= 0:
            return None
        return int(abbeys.ON_CELL + board.cell_at(s, action.x, action.y))

    def against(self, s: State, action: Abbey) -> str:
        """A tile lies there, or too few lie around."""
        where, found = f"({action.x}, {action.y})", board.square_at(s, action.x, action.y)
        if found > 0:
            return f"a tile lies at {where} already (ruling J2.1)"
        beside = 0 if found == 0 else abbeys.tiles_beside(s, board.cell_at(s, action.x, action.y))
        if beside == 4:
            return f"an abbey is a cloister, and another box keeps cloisters off {where} (rulings S1.2, J6.9)"
        tiles = "tile lies" if beside == 1 else "tiles lie"
        return f"an abbey needs tiles on all four sides: {beside} {tiles} beside {where} (ruling J2.1)"

    def text(self, action: Abbey) -> str:
        """`abbey 2,1`."""
        return f"abbey {action.x},{action.y}"

    def read(self, words: Sequence[str]) -> Abbey | None:
        """`abbey 2,1`."""
        return Abbey(*read_square(words[1])) if len(words) == 2 else None


class DrawInsteadKind(PlainKind[Draw]):
    """A tile is to be drawn: the player's word for it, not nature's."""

    def holds(self, action: Draw) -> bool:
        """He names none."""
        return not action.tile


DRAW = DrawInsteadKind(
    "draw",
    TILE,
    {"draw": (abbeys.TO_DRAW, Draw())},
    refusal="no tile is left to be drawn (ruling J2.7)",
)
NO_ABBEY = PlainKind(
    "skip",
    TILE,
    {"-": (abbeys.TO_LAY_NONE, Skip())},
    refusal="a tile is drawn where no abbey is laid (ruling J2.8)",
)


# --- barns ------------------------------------------------------------------------------------------------------------
class BarnKind(FollowerKind):
    """A barn on a corner of the tile just laid (ruling J5.1)."""

    members = Members()
    words = (BARN,)

    def hint(self) -> str:
        """A barn is named by its corner."""
        return "barn NW"

    def holds(self, action: Follower) -> bool:
        """Barns."""
        return action.figure == BARN

    def action_of(self, s: State, choice: int) -> Follower | None:
        """The corner."""
        corner = choice - OWN
        return Follower("field", CORNERS[corner], BARN) if 0 <= corner < len(CORNERS) else None

    def choice_of(self, s: State, action: Follower) -> int | None:
        """The corner so named."""
        if action.feature != "field" or action.at not in CORNERS or action.x is not None or action.y is not None:
            return None
        return OWN + CORNERS.index(action.at)

    def against(self, s: State, action: Follower) -> str:
        """No barn, no corner, no field there, or a barn."""
        reason = no_supply(s, BARN)
        if reason:
            return reason
        if self.choice_of(s, action) is None:
            return "a barn is put on a corner of the tile just laid: NW, NE, SE or SW (ruling J5.1)"
        corner = CORNERS.index(action.at)
        for way, tile in enumerate(barns.tiles_at_corner(s, corner)):
            if tile < 0:
                return f"four tiles have to meet at the corner {action.at}: none lies {WAYS[way]} of it (ruling J5.1)"
            if not barns.fills_corner(s, tile, (way + 2) % 4):
                _, x, y, *_ = report.tile_lying(s, tile)
                return f"the tile at ({x}, {y}) is not field right up to the corner {action.at} (ruling J5.1)"
        return f"the field at the corner {action.at} has a barn already (ruling J5.2)"

    def text(self, action: Follower) -> str:
        """`barn NW`."""
        return f"{BARN} {action.at}"

    def read(self, words: Sequence[str]) -> Follower | None:
        """`barn NW`."""
        return Follower("field", words[1], BARN) if len(words) == 2 and words[1] in CORNERS else None


# --- wagons -----------------------------------------------------------------------------------------------------------
class WagonKind(ActionKind[Wagon]):
    """Where a wagon goes (ruling J4.2)."""

    action, name, decision = Wagon, "wagon", MOVE
    members = Members(x=COORDINATE, y=COORDINATE, feature=FEATURE, at=optional(TEXT))
    words, example = ("go",), "go 1,0 thief N"

    def action_of(self, s: State, choice: int) -> Wagon | None:
        """The segment."""
        return Wagon(*place_of(s, choice - 1)) if choice != wagons.STAYS else None

    def choice_of(self, s: State, action: Wagon) -> int | None:
        """The segment so named."""
        segment = segment_named(s, action.x, action.y, action.feature, action.at)
        return None if segment is None else segment + 1

    def against(self, s: State, action: Wagon) -> str:
        """No such segment, no ground for wagons, complete, out of reach, somebody there, or a closed tile."""
        where = f"({action.x}, {action.y})"
        tile = int(board.square_at(s, action.x, action.y)) - 1
        if tile < 0:
            return f"no tile lies at {where}"
        segment = segment_named(s, action.x, action.y, action.feature, action.at)
        if segment is None:
            return f"the tile at {where} has no {f'{action.feature} {action.at}'.rstrip()}"
        spot = f"{named(action.feature, action.at)} of the tile at {where}"
        if not wagons.may_stand_there(s, segment):
            return f"a wagon stands on a road, in a city or on a cloister, not on {spot} (ruling J4.1)"
        if features.describe_feature(s, features.feature_of(s, segment))[3] == 0:
            return f"{spot} is complete: no wagon goes there (ruling J4.2)"
        if not wagons.reaches(s, report.actor(s), segment):
            connected = played.is_played(s, played.CONNECTED)
            reach = (
                "does not meet what was scored" if connected else "is not on one of the nine squares around the wagon"
            )
            return f"{spot} {reach} (ruling J4.2)"
        closed = (part.against_tile(s, tile) for part in brought())
        return next((each for each in closed if each), None) or who_stands_there(s, segment)

    def text(self, action: Wagon) -> str:
        """`go 1,0 thief N`."""
        return f"go {action.x},{action.y} {spot_text(action.feature, action.at)}"

    def read(self, words: Sequence[str]) -> Wagon | None:
        """`go 1,0 thief N`, `go 1,0 road N`."""
        if len(words) < 3:
            return None
        spot = read_spot(words[2:]) or read_feature(words[2:])
        return None if spot is None else Wagon(*read_square(words[1]), *spot)


HOME = PlainKind("skip", MOVE, {"-": (wagons.STAYS, Skip())})


# --- figures ----------------------------------------------------------------------------------------------------------
def _against_mayor(s: State, action: Follower, segment: int) -> str | None:
    if action.feature == "city":
        return None
    return f"a mayor stands in a city, not on {named(action.feature, action.at)} (ruling J3.1)"


def _against_wagon(s: State, action: Follower, segment: int) -> str | None:
    if action.feature in ("city", "road", "cloister", "shrine", built_feature()):
        return None
    return (
        f"a wagon stands on a road, in a city or on a cloister, not on {named(action.feature, action.at)} (ruling J4.1)"
    )


PART = BoxActions(
    kinds=(AbbeyKind(), DRAW, NO_ABBEY, BarnKind(), WagonKind(), HOME),
    decisions=(TILE, MOVE),
    figures=(
        FigureKind("mayor", _against_mayor, "mayor city N"),
        FigureKind("wagon", _against_wagon, "wagon road E"),
        FigureKind(BARN, example="barn NW"),
    ),
)
