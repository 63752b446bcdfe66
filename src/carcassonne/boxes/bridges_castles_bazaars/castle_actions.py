"""Building a castle, and choosing the project that pays it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from carcassonne.boxes.bridges_castles_bazaars import castles
from carcassonne.core import features, report, state, tables
from carcassonne.core.state import State
from carcassonne.engine.actions import Action
from carcassonne.engine.decisions import FEATURE, ActionKind, Decision, PlainKind, SpotKind
from carcassonne.engine.members import COORDINATE, SWITCH, TEXT, Members, optional
from carcassonne.engine.names import STEPS, named, place_of, segment_named
from carcassonne.engine.text import read_feature, read_square
from carcassonne.tiles import SIDES

BUILD = Decision("castle", state.BUILD_CASTLE, "it has to be said whether a castle is built", laid=True)
CHOOSE = Decision("castle_project", state.CHOOSE_PROJECT, "a project has to be chosen for the castle", laid=True)


@dataclass(frozen=True, slots=True)
class Castle(Action):
    """Turn the two-tile city into a castle, or take its points."""

    build: bool


@dataclass(frozen=True, slots=True)
class CastleProject(Action):
    """Choose which project pays the castle."""

    x: int
    y: int
    feature: str
    at: str = ""


CASTLE = PlainKind(
    "castle", BUILD, {"castle yes": (1, Castle(True)), "castle no": (0, Castle(False))}, members=Members(build=SWITCH)
)


class CastleProjectKind(ActionKind[CastleProject]):
    """The project that pays the castle asked about (ruling E3)."""

    action = CastleProject
    name = "castle_project"
    decision = CHOOSE
    members = Members(x=COORDINATE, y=COORDINATE, feature=FEATURE, at=optional(TEXT))
    words = ("project",)
    example = "project 2,0 road W, project 2,0 cloister or project 2,0 castle N"

    def action_of(self, s: State, choice: int) -> CastleProject:
        """A project by its first segment on the tile just laid; a cloister by its own tile, a castle by itself.

        What was finished far from that tile is named by its northernmost, then westernmost tile.
        """
        castle = castles.castle_at_place(choice)
        if castle >= 0:
            return CastleProject(*castle_place(s, castle))
        here = [segment for segment in _new_segments(s) if features.feature_of(s, segment) == choice]
        places = [place_of(s, segment) for segment in here or features.describe_feature(s, choice)[1]]
        return CastleProject(*min(places, key=_northernmost))

    def choice_of(self, s: State, action: CastleProject) -> int | None:
        """The feature of the segment so named, or the castle."""
        if action.feature == "castle":
            return castle_at(s, action.x, action.y, action.at)
        segment = segment_named(s, action.x, action.y, action.feature, action.at)
        return None if segment is None else int(features.feature_of(s, segment))

    def against(self, s: State, action: CastleProject) -> str:
        """No such project pays this castle."""
        where = f"{named(action.feature, action.at)} at ({action.x}, {action.y})"
        return f"no project just completed in the castle's vicinity is {where}"

    def text(self, action: CastleProject) -> str:
        """`project 2,0 road W`."""
        return f"project {action.x},{action.y} {action.feature} {action.at}".rstrip()

    def read(self, words: Sequence[str]) -> CastleProject | None:
        """`project 2,0 road W`; a field is no project."""
        found = read_feature(words[2:])
        return None if found is None or found[0] == "field" else CastleProject(*read_square(words[1]), *found)


def _new_segments(s: State) -> list[int]:
    """The segments of the tile just laid, a bridge on it among them."""
    kind, _, _, _, base, bridge = report.last_tile(s)
    return list(range(base, base + tables.segment_count(kind) + bool(bridge)))


def _northernmost(place: tuple[int, int, str, str]) -> tuple[int, int, bool, int]:
    """On one tile what is printed comes before a bridge."""
    x, y, feature, at = place
    return y, x, feature == "bridge", SIDES.index(at) if at in SIDES else 0


# --- castles by their place -------------------------------------------------------------------------------------------
def castle_place(s: State, castle: int) -> tuple[int, int, str, str]:
    """A castle by the tile its follower stood on and the side towards its other tile: (x, y, "castle", side)."""
    _, tile, side, _, _ = castles.castles_standing(s)[castle]
    _, x, y, *_ = report.tile_lying(s, tile)
    return x, y, "castle", SIDES[side]


def castle_at(s: State, x: int, y: int, at: str) -> int | None:
    """The core's choice for a castle, by either of its two tiles and the side towards the other."""
    for castle in range(len(castles.castles_standing(s))):
        cx, cy, _, side = castle_place(s, castle)
        dx, dy = STEPS[side]
        opposite = SIDES[(SIDES.index(side) + 2) % 4]
        if (x, y, at) in ((cx, cy, side), (cx + dx, cy + dy, opposite)):
            return castles.place_of_castle(castle)
    return None


def _castle_chosen(s: State, choice: int) -> tuple[int, int, str, str] | None:
    castle = castles.castle_at_place(choice)
    return castle_place(s, castle) if castle >= 0 else None


SPOT = SpotKind("castle", "castle", "[NESW]", castle_at, _castle_chosen)
