"""What is printed on the tiles, as flat arrays that fit a processor's first cache."""

from __future__ import annotations

from functools import cache

import cython

from carcassonne.boxes import BOXES
from carcassonne.tiles import HALVES, SYMBOL_NUMBERS, Tile, tile_set
from carcassonne.tiles import SIDES as DIRECTIONS

if not cython.compiled:
    from carcassonne.core.declarations import arrays, enumerators

    globals().update(enumerators("state") | arrays("tables"))

LANDSCAPE_NUMBER = {"": NOTHING, "abbey": NOTHING, "field": FIELD, "road": ROAD, "city": CITY, "river": RIVER}
HUBS = {"cloister": CLOISTER, "garden": GARDEN, "shrine": SHRINE}
MARK_OF = {"inn": INN, "cathedral": CATHEDRAL, "wine": WINE, "grain": GRAIN, "cloth": CLOTH}
"""What may be marked on a segment, and the number that stands for it. A mark that is not here its box reads itself."""
MOST_OF = {"cathedral": MOST_CATHEDRALS}
"""Marks that have less room than a deck has tiles."""
ACTING = (frozenset(), frozenset({"inn"}), frozenset({"wine", "grain", "cloth"}), frozenset(MARK_OF))
"""By `looks`: the marks that count when rotations are compared, for they do something (ruling A5.11)."""


def _kinds():
    """Every kind of tile with its box and the number on its symbol (0: none), in the order of the core's numbering."""
    kinds = []
    for name in BOXES:
        for tile in tile_set(name).tiles:
            numbers = [number for number in SYMBOL_NUMBERS if number in tile.numbers] or [0]
            kinds += [(name, tile, number) for number in numbers]
    return kinds


def _protocol_name(tile: Tile, number: int) -> str:
    """`W29:3` where a tile exists with several numbers, otherwise the bare id."""
    return f"{tile.id}:{number}" if len(set(tile.numbers)) > 1 else tile.id


_BOARD = next(board for board in (tile_set(name).board for name in BOXES) if board is not None)
_KINDS = _kinds()
_PLAYED = [(tile, number) for _, tile, number in _KINDS]
_SQUARES = [(_BOARD.square(i % _BOARD.size, i // _BOARD.size), 0) for i in range(_BOARD.size**2)]

TILES = [tile for tile, _ in _PLAYED + _SQUARES]
NAMES = [_protocol_name(tile, number) for tile, number in _PLAYED]
KIND_OF = {name: kind for kind, name in enumerate(NAMES)}
COPIES = [tile.numbers.count(number) if number else tile.count for tile, number in _PLAYED]
SET_OF = [name for name, _, _ in _KINDS]
FIRST_SQUARE = len(_PLAYED)  # kinds from here on are the squares of the start board, row by row
BOARD_SIZE = _BOARD.size


def segments_of(tile):
    """The segments of a tile in the order of their places: (landscape, id, sides or half-edges)."""
    return (
        [("city", city.id, city.sides) for city in tile.cities]
        + [("road", road.id, road.sides) for road in tile.roads]
        + [("field", field.id, field.halves) for field in tile.fields]
        + ([(tile.hub, tile.hub, ())] if tile.hub else [])
    )


def _segment_ids(tile):
    return [name for _, name, _ in segments_of(tile)]


SEGMENT_IDS = [_segment_ids(tile) for tile in TILES]  # one comprehension in another miscounts None (Cython 3.3)
"""kind -> the data's name of each of its segments (`c0`, `f1`, `cloister`), by place."""


@cache
def _half_mask(where) -> int:
    """Half-edges as bits; a side stands for both its halves."""
    return sum(1 << index for index, half in enumerate(HALVES) if half in where or half[0] in where)


def _turned(mask: int, rotation: int) -> int:
    """A mask of half-edges after quarter turns clockwise."""
    return ((mask << 2 * rotation) | (mask >> (8 - 2 * rotation))) & 255


def _looks(tile, rotation: int, acting):
    """What a rotation shows, for telling which rotations look the same (ruling A5.11)."""
    city_halves = {city.id: _turned(_half_mask(city.sides), rotation) for city in tile.cities}
    printed = {city.id: (city.pennants, acting.intersection(city.marks)) for city in tile.cities}
    fields = frozenset(
        (_turned(_half_mask(field.halves), rotation), frozenset(city_halves[name] for name in field.cities))
        for field in tile.fields
    )
    cities = frozenset((halves, printed[name]) for name, halves in city_halves.items())
    roads = frozenset((_turned(_half_mask(r.sides), rotation), acting.intersection(r.marks)) for r in tile.roads)
    rivers = frozenset(_turned(_half_mask(river.sides), rotation) for river in tile.rivers)
    return cities, roads, rivers, fields, tile.points_to(rotation)


def _marks_on(tile, name):
    """What is marked on a segment besides pennants."""
    return [mark for part in (*tile.cities, *tile.roads) if part.id == name for mark in part.marks]


def marks_printed():
    """Print -> how often each mark is on it, by name, where there are any: for boxes with marks of their own."""
    found = {}
    for kind, tile in enumerate(TILES):
        for place, name in enumerate(SEGMENT_IDS[kind]):
            marks = _marks_on(tile, name)
            if marks:
                found[kind * SEGMENTS_PER_TILE + place] = {mark: marks.count(mark) for mark in marks}
    return found


def _marks(tile):
    """Every mark printed on a tile."""
    return {mark for part in (*tile.cities, *tile.roads) for mark in part.marks}


def _different_turns(tile, acting) -> int:
    """How many rotations look different: 1, 2 or 4."""
    return next(turns for turns in (1, 2, 4) if _looks(tile, turns % 4, acting) == _looks(tile, 0, acting))


def _keys_that_fit(sides):
    """The frontier keys four sides match: on each side the same landscape, or no neighbour yet."""
    return [sum(sides[d] << 2 * d for d in range(4) if neighbours & (1 << d)) for neighbours in range(16)]


def _fill_prints(kind: cython.int, tile) -> None:
    place: cython.int
    landscapes = [landscape for landscape, _, _ in segments_of(tile)]
    city_places = {city.id: place for place, city in enumerate(tile.cities)}
    SEGMENTS[kind] = len(landscapes)
    PLACES_ON[kind] = len(landscapes) - tile.garden
    HUB_AT[kind] = len(landscapes) - 1 if tile.hub else -1
    opposite_fields = [d for d in (0, 1) if tile.sides[d] == tile.sides[d + 2] == "field"]
    BRIDGEABLE[kind] = bool(opposite_fields)
    for place, (landscape, name, where) in enumerate(segments_of(tile)):
        at: cython.int = kind * SEGMENTS_PER_TILE + place
        LANDSCAPE[at] = HUBS.get(landscape) or LANDSCAPE_NUMBER[landscape]
        LIES_ON[at] = _half_mask(where)
        SIDES[at] = 8 if landscape in HUBS else 0 if landscape == "field" else len(where)
        SIBLINGS[at] = landscapes.count(landscape) > 1 or (landscape == "road" and bool(opposite_fields))
        if landscape == "city":
            PENNANTS[at] = next(city.pennants for city in tile.cities if city.id == name)
        MARKS[at] = sum(MARK_OF.get(mark, 0) for mark in _marks_on(tile, name))
        if landscape == "field":
            field = next(field for field in tile.fields if field.id == name)
            TOUCHES[at] = sum(1 << city_places[city] for city in field.cities)
    if opposite_fields:  # the place after the printed ones waits for a bridge: one more road (ruling E2.6)
        at = kind * SEGMENTS_PER_TILE + len(landscapes)
        LANDSCAPE[at] = 2
        SIDES[at] = 2
        SIBLINGS[at] = "road" in landscapes


def _place_of(segments, landscape: str, where: str) -> int:
    """The place on the tile of the segment of this landscape at a side or half-edge; 0 where there is none."""
    for place, (kind_of_land, _, at) in enumerate(segments):
        if kind_of_land == landscape and where in at:
            return place
    return 0


def _fill_spins(kind: cython.int, tile) -> None:
    rotation: cython.int
    d: cython.int
    segments = segments_of(tile)
    for rotation in range(4):
        for d in range(4):
            side = DIRECTIONS[(d - rotation) & 3]
            landscape = tile.sides[(d - rotation) & 3]
            at: cython.int = (kind * 4 + rotation) * 4 + d
            EDGE[at] = LANDSCAPE_NUMBER[landscape]
            before, behind = _place_of(segments, "field", side + "L"), _place_of(segments, "field", side + "R")
            SLOT[at * 3] = before if landscape in ("field", "") else _place_of(segments, landscape, side)
            SLOT[at * 3 + 1] = before
            SLOT[at * 3 + 2] = behind


_PATTERNS: dict[tuple, int] = {}
"""What legality depends on, four sides and the rotations that look different, by its place in the tables."""


def _fill_legal(at: cython.int, tile, turns: cython.int) -> None:
    """Kinds of the same pattern fit the same squares: they share their part of the tables.

    A tile with a river fits none by these tables: it is laid where the river flows.
    """
    look = (tile.sides, turns) if not tile.rivers else ()
    new = look not in _PATTERNS
    if new and len(_PATTERNS) == MAX_PATTERNS:
        raise AssertionError(
            f"the tiles have more patterns of sides than the {MAX_PATTERNS} that the core has room for "
            "(core/state.pxd, MAX_PATTERNS)"
        )
    FITS_AT[at] = _PATTERNS.setdefault(look, KEYS * len(_PATTERNS))
    if new and look:
        _fill_pattern(tile, turns, FITS_AT[at])


def _fill_pattern(tile, turns: cython.int, at: cython.int) -> None:
    rotation: cython.int
    key: cython.int
    for rotation in range(turns):
        north, east, south, west = (LANDSCAPE_NUMBER[tile.sides[(d - rotation) & 3]] for d in range(4))
        for key in _keys_that_fit((north, east, south, west)):
            LEGAL[at + key] |= 1 << rotation
        if north == south == 1:
            for key in _keys_that_fit((2, east, 2, west)):
                LEGAL_NS[at + key] |= 1 << rotation
        if east == west == 1:
            for key in _keys_that_fit((north, 2, south, 2)):
                LEGAL_WE[at + key] |= 1 << rotation


def _load() -> None:
    kind: cython.int
    i: cython.int
    if len(TILES) > MAX_KINDS:
        raise AssertionError(
            f"the boxes have {len(TILES)} kinds of tile, and the core has room for {MAX_KINDS} "
            "(core/state.pxd, MAX_KINDS)"
        )
    for kind, tile in enumerate(TILES):
        if len(segments_of(tile)) >= SEGMENTS_PER_TILE:  # one place is for a bridge
            raise AssertionError(
                f"tile {tile.id} has {len(segments_of(tile))} segments, and the core has places for "
                f"{SEGMENTS_PER_TILE - 1} (core/state.pxd, SEGMENTS_PER_TILE)"
            )
        _fill_prints(kind, tile)
        _fill_spins(kind, tile)
        if tile.group is not None and not 0 <= tile.group < GROUPS - 1:
            raise AssertionError(f"tile {tile.id} is in group {tile.group} of the deck: they go from 0 to {GROUPS - 2}")
        GROUP[kind] = GROUPS - 1 if tile.group is None else tile.group
        marks = _marks(tile)
        own = marks.difference(MARK_OF)  # they act: their tiles are not there without their box
        turns = {shown: _different_turns(tile, shown | own) for shown in {acting & marks for acting in ACTING}}
        for i, acting in enumerate(ACTING):
            TURNS[i * MAX_KINDS + kind] = turns[acting & marks]
            if kind < FIRST_SQUARE:
                _fill_legal(i * MAX_KINDS + kind, tile, TURNS[i * MAX_KINDS + kind])
        if kind < FIRST_SQUARE:
            SYMBOL[kind] = _PLAYED[kind][1]
    for i in range(KEYS * len(_PATTERNS)):
        WAYS[i] = int(LEGAL[i]).bit_count()
        LEGAL[i] |= WAYS[i] << COUNT
        LEGAL_NS[i] |= int(LEGAL_NS[i]).bit_count() << COUNT
        LEGAL_WE[i] |= int(LEGAL_WE[i]).bit_count() << COUNT


_load()


def lies_on(at: cython.int) -> int:
    """The half-edges of a print in rotation 0, one bit each."""
    return LIES_ON[at]


def landscape_of(at: cython.int) -> int:
    """The landscape of a print."""
    return LANDSCAPE[at]


def segment_count(kind: cython.int) -> int:
    """How many segments are printed on a kind of tile."""
    return SEGMENTS[kind]


def different_turns(kind: cython.int, looks: cython.int = 0) -> int:
    """How many rotations of a kind look different where these marks act."""
    return TURNS[looks * MAX_KINDS + kind]


def symbol_of(kind: cython.int) -> int:
    """The number on a kind's symbol, 0 for none."""
    return SYMBOL[kind]


def can_be_bridged(kind: cython.int) -> bool:
    """Whether a kind has two opposite field sides."""
    return bool(BRIDGEABLE[kind])


def group_of(kind: cython.int) -> int:
    """The group of the deck that a kind belongs to."""
    return GROUP[kind]
