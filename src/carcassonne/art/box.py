"""What a box brings to the artwork: the one interface between the drawings and the boxes of the game.

A box offers a `BoxArt` as the constant PART of its module `art`. The drawings ask every box in turn and name none.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

from carcassonne.art.drawing.curves import Curve, Point
from carcassonne.boxes import parts

if TYPE_CHECKING:
    from carcassonne.art.board.glyphs import Glyphs
    from carcassonne.art.board.squares import Board
    from carcassonne.art.tiles.plan import Hub, Plan
    from carcassonne.art.tiles.room import Room
    from carcassonne.engine.view import View
    from carcassonne.tiles.catalogue import Tile

Anchors = dict[str, Point]
"""The anchor of every segment by its name."""
Shelves = Mapping[str, Mapping[str, str]]
"""Symbols by their id, by the shelf of the library they stand on (`library.SHELVES`)."""
Card = tuple[float, str]
"""A card of the legend: its width and its markup."""


def none(*_: Any) -> tuple[Any, ...]:
    """Bring no things."""
    return ()


def unnamed(*_: Any) -> dict[Any, Any]:
    """Bring nothing that has a name."""
    return {}


# --- figures ----------------------------------------------------------------------------------------------------------
class Figure(NamedTuple):
    """The box of an upright figure at scale 1; `step` is how far it stands from its anchor, always as on screen."""

    width: float
    height: float
    step: Point = (0.0, 0.0)


class Look(NamedTuple):
    """How a figure that is no ordinary follower looks: the role it is drawn in (None: as a follower), and its size.

    With a `prefix` it has a look of its own in every role: `large-knight`.
    """

    role: str | None = None
    scale: float = 1.0
    prefix: str = ""


FOLLOWER = "follower"
"""The ordinary figure."""


class PlacedFigure(NamedTuple):
    """A figure on the board: its point, the feature it stands on, its player, and which figure it is."""

    at: Point
    feature: str
    player: int
    figure: str = FOLLOWER


# --- on a tile --------------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Decoration:
    """Something printed on segments of a tile, as a pennant is.

    `on` lists the segments of a tile that have it, `place` finds room for the symbol, which then takes `radius`.
    `glyph` stands for it in text.
    """

    symbol: str
    on: Callable[[Tile], Sequence[str]]
    place: Callable[[Room, str, Anchors], Point]
    radius: float
    glyph: str = ""


@dataclass(frozen=True)
class Badge:
    """A number printed on a tile, part of its name in the protocol (`W29:3`): the symbols are `name-1` and so on.

    `numbers` are those of the copies of a tile; none where a tile has no badge.
    """

    name: str
    numbers: Callable[[Tile], tuple[int, ...]]
    place: Callable[[Room, Anchors], Point]
    radius: float


@dataclass(frozen=True)
class HubKind:
    """Something that roads lead to, in the middle of a tile; `step` moves it out of the way of a city cap.

    With a `figure` it is a segment on which one can stand, as a cloister is. With a `lane`, which paints one, lanes
    lead from it to where fields are parted beside it.
    """

    name: str
    on: Callable[[Tile], bool]
    radius: float
    step: float
    painted: Callable[[Point], str]
    glyph: str
    figure: Figure | None = None
    lane: Callable[[Curve], str] | None = None


@dataclass(frozen=True)
class Site:
    """A segment that touches no side of its tile, as a cloister does, and on which a figure can stand."""

    name: str
    on: Callable[[Tile], bool]
    place: Callable[[Room], Point]
    radius: float
    painted: Callable[[Point], str]
    figure: Figure
    glyph: str = ""


@dataclass(frozen=True)
class River:
    """A line that parts fields as a road does and on which nobody stands.

    `laid` gives the curves of a tile by segment, knowing its roads and what they lead to; `width` is half of what a
    curve covers, `pools` are the discs where it is wider. Roads may cross it.
    """

    laid: Callable[[Tile, Mapping[str, Curve], Hub | None], Mapping[str, Curve]]
    width: float
    painted: Callable[[Tile, Curve], str]
    pools: Callable[[Tile], Iterable[tuple[Point, float]]] = none


@dataclass(frozen=True)
class Bridge:
    """Something built over a whole tile along an axis, with a place for a figure on top.

    `axes` are the axes of the printed tile along which it can be built, `over` the axis on each square of a view.
    """

    name: str
    axes: Callable[[Tile], Sequence[str]]
    over: Callable[[View], Mapping[tuple[int, int], str]]
    figure: Figure


@dataclass(frozen=True)
class StartBoard:
    """A board of `size` by `size` squares that lies with its north-west corner at (0, 0) instead of a start tile.

    Its landscape has a plan, anchors and places (column, row, side or half-edge) as a tile has. `symbols` are `t-`,
    `g-` and `f-` with its name, `pieces` what lies on it in a view, `page` what else the page needs to know of it.
    """

    name: str
    size: int
    on: Callable[[View], bool]
    plan: Callable[[], Plan]
    anchors: Callable[[], Anchors]
    places: Callable[[], Mapping[tuple[int, int, str], str]]
    symbols: Callable[[], Mapping[str, str]]
    pieces: Callable[[View], str]
    page: Callable[[], Mapping[str, Any]]


# --- on the table -----------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class BoxText:
    """What a box brings to the text of a position.

    `ground` lies below the tiles, `above` on them, both by column and row of the whole board; `tile` is what else is
    seen of a tile after its rotation. `colours` are ANSI codes by kind of thing. `stocks` are the things of a
    player with their number, `notes` lines about the table, `key` explains the signs.
    """

    ground: Callable[[View], Glyphs] = unnamed
    above: Callable[[Board], Glyphs] = unnamed
    tile: Callable[[Tile, int], Glyphs] = unnamed
    colours: Mapping[str, str] = field(default_factory=dict)
    stocks: Callable[[View, int], Iterable[str]] = none
    notes: Callable[[View], Iterable[str]] = none
    key: Callable[[View], Iterable[str]] = none


@dataclass(frozen=True)
class BoxArt:
    """Everything a box brings to the artwork; what it does not mention it does not have."""

    symbols: Callable[[], Shelves] = unnamed
    pieces: Callable[[int], Mapping[str, str]] = unnamed
    """Symbols of the pieces of a player, in his colour."""
    roles: Mapping[str, str] = field(default_factory=dict)
    """The role in which a follower stands on each feature of the box."""
    mark_places: Mapping[str, Point] = field(default_factory=dict)
    """Where the player's mark sits on each role that the box draws itself."""
    looks: Mapping[str, Look] = field(default_factory=dict)
    """How the figures of the box look, by the figure's name."""

    on_corners: frozenset[str] = frozenset()
    """Its figures that stand on the north-west corner of their tile, where four meet."""

    ground: Callable[[Tile], str] = lambda tile: ""
    """What covers a tile that has no landscape."""
    decorations: Sequence[Decoration] = ()
    badges: Sequence[Badge] = ()
    hubs: Sequence[HubKind] = ()
    sites: Sequence[Site] = ()
    rivers: Sequence[River] = ()
    bridges: Sequence[Bridge] = ()
    start: StartBoard | None = None

    buildings: Callable[[View], str] = lambda view: ""
    """What is built over tiles, painted above them and below the followers."""
    standing: Callable[[View], Iterable[PlacedFigure]] = none
    """The figures that the box places itself."""
    placed_here: frozenset[str] = frozenset()
    """Features whose followers are among `standing`."""
    stock: Callable[[View, int], Card | None] = lambda view, player: None
    """What the legend adds to a player's card, drawn from x = 98 on, and how much wider that makes the card."""
    cards: Callable[[View], Iterable[Card]] = none
    """Cards of its own in the legend."""
    phases: Mapping[str, str] = field(default_factory=dict)
    """What the player to act does, by phase: "lays a tile". In a phase of nature, what is to be done."""
    text: BoxText = field(default_factory=BoxText)
    places: Callable[[], Mapping[str, Any]] = unnamed
    """What else the page needs to know, beside the anchors of tiles and boards."""


def arts() -> tuple[BoxArt, ...]:
    """What every box brings, in the order of the list of boxes.

    Asked late, never while modules are being loaded: the artwork of a box stands on the rest of the artwork.
    """
    return parts("art", BoxArt)
