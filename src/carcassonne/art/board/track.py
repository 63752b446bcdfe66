"""The score track: fifty squares around a landscape, on which every player's marker walks.

From fifty on a marker lies; from a hundred on it stands again, with a plaque that says so, and so on. One below zero
walks back from the first square, with the fifty on its plaque that it lacks. Where the squares are and how markers
share one is said here alone: the page takes it from `geometry`.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from carcassonne.art.board.figures import BODY, LYING, MARKS
from carcassonne.art.drawing.curves import Point
from carcassonne.art.drawing.lettering import LETTERS, strokes
from carcassonne.art.drawing.palette import colour_number, player_colour
from carcassonne.art.drawing.svg import group, num, shift, symbol, use

COLUMNS, ROWS = 16, 11
SQUARES = 2 * (COLUMNS + ROWS) - 4
SQUARE = 20
RIM = 12
SIZE = (COLUMNS * SQUARE + 2 * RIM, ROWS * SQUARE + 2 * RIM)
NAME = "score-track"
LEAST_PLAQUE, MOST_PLAQUE = -150, 600
FAN: tuple[tuple[Point, ...], ...] = (
    ((0, 0),),
    ((6.5, -3), (-6.5, 3)),
    ((0, -7), (7, 4), (-7, 4)),
    ((6.5, -7), (-6.5, -7), (6.5, 5), (-6.5, 5)),
    ((6.5, -8), (-6.5, -8), (12, 4), (0, 4), (-12, 4)),
    ((12, -8), (0, -8), (-12, -8), (12, 4), (0, 4), (-12, 4)),
)
"""How so many markers share a square: steps from its middle, in the order in which they are painted."""
STANDING, FLAT = "marker", "marker-flat"
HEADS: Mapping[bool, Point] = {False: (0, -6.8), True: (5.6, 0.4)}
"""The middle of the head of a marker, by whether it lies."""
CHEST, LYING_CHEST = (0.0, 3.0), (-4.4, 0.2)
"""Where a marker wears its plaque."""


class Marker(NamedTuple):
    """Where a player's marker is: its point, whether it lies, and what its plaque says, 0 for none.

    The score is its square's number, and fifty if it lies, and its plaque's.
    """

    player: int
    at: Point
    flat: bool
    plaque: int


def squares() -> list[Point]:
    """The middle of every square from 0 on: from the south-west corner north, and around with the sun."""
    west = [(0, ROWS - 1 - i) for i in range(ROWS - 1)]
    north = [(i, 0) for i in range(COLUMNS - 1)]
    east = [(COLUMNS - 1, i) for i in range(ROWS - 1)]
    south = [(COLUMNS - 1 - i, ROWS - 1) for i in range(COLUMNS - 1)]
    return [(RIM + SQUARE * (x + 0.5), RIM + SQUARE * (y + 0.5)) for x, y in (*west, *north, *east, *south)]


def markers(scores: Sequence[int]) -> list[Marker]:
    """Where the markers of all players are, those behind first; a head covers the feet of who lies beside it."""
    places, found = squares(), []
    for player, score in enumerate(scores):
        here = [one for one, other in enumerate(scores) if other % SQUARES == score % SQUARES]
        (x, y), (dx, dy) = places[score % SQUARES], FAN[len(here) - 1][here.index(player)]
        laps = score // SQUARES
        flat = laps > 0 and laps % 2 == 1
        plaque = SQUARES * (laps - flat)
        found.append(Marker(player, (x + dx, y + dy), flat, max(LEAST_PLAQUE, min(plaque, MOST_PLAQUE))))
    return sorted(found, key=lambda one: (one.at[1], -one.at[0]))


def geometry() -> dict[str, Any]:
    """What the page needs to put markers where `markers` puts them."""
    plaques, fan = [LEAST_PLAQUE, MOST_PLAQUE], [[list(step) for step in steps] for steps in FAN]
    return {"size": list(SIZE), "squares": [list(at) for at in squares()], "fan": fan, "plaques": plaques}


# --- drawn ------------------------------------------------------------------------------------------------------------
def score_track(scores: Sequence[int]) -> list[str]:
    """The board, and everybody's marker on it."""
    width, height = SIZE
    return [f'<use href="#{NAME}" width="{width}" height="{height}"/>', *(_walking(one) for one in markers(scores))]


def _walking(one: Marker) -> str:
    plaque = _plaque(one.plaque, one.flat) if one.plaque else ""
    return group(marker(one.player, one.flat) + plaque, transform=shift(one.at))


def track_symbols() -> dict[str, str]:
    """The board and what markers are made of, for pictures and for the page."""
    width, height = SIZE
    body = _board() + group(_landscape(), transform=shift((RIM + SQUARE, RIM + SQUARE))) + _squares()
    pen = 'fill="none" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"'
    return {
        NAME: f'<symbol id="{NAME}" viewBox="0 0 {width} {height}">{body}</symbol>',
        "paving": '<rect id="paving" x="-9.4" y="-9.4" width="18.8" height="18.8" rx="2.4"/>',
        "plaque": '<rect id="plaque" x="-6.8" y="-3.8" width="13.6" height="7.6" rx="2" fill="$cream" '
        'stroke="$ink" stroke-width=".8"/>',
        **{f"digit-{sign}": f'<path id="digit-{sign}" {pen} d="{LETTERS[sign][1]}"/>' for sign in "0123456789-"},
        STANDING: symbol(STANDING, _figure(BODY, HEADS[False], '<ellipse class="a-fs" cx="1.2" cy="11.4" rx="9.2"')),
        FLAT: symbol(FLAT, _figure(LYING, HEADS[True], '<ellipse class="a-fs" cx="-3" cy="8.4" rx="12"')),
    }


def _figure(body: str, head: Point, shade: str) -> str:
    """A plain figure in the current colour, with a head that has room for a mark."""
    x, y = head
    return (
        f'{shade} ry="2.4"/><path class="a-fb" d="{body}"/><circle class="a-fb" cx="{num(x)}" cy="{num(y)}" r="6.4"/>'
    )


def marker_symbols() -> dict[str, str]:
    """The markers of the six players, standing and lying, and the plaques on either: for the page."""
    found: dict[str, str] = {}
    for said in (*range(LEAST_PLAQUE, 0, SQUARES), *range(2 * SQUARES, MOST_PLAQUE + 1, 2 * SQUARES)):
        found[f"plaque{said:+d}"] = _plaque(said, False)
        if said > 0:
            found[f"plaque-flat{said:+d}"] = use(f"plaque{said:+d}", (LYING_CHEST[0], LYING_CHEST[1] - CHEST[1]))
    for player in range(len(MARKS)):
        found |= {f"{STANDING}-{player}": marker(player, False), f"{FLAT}-{player}": marker(player, True)}
    return {name: symbol(name, body) for name, body in found.items()}


def marker(player: int, flat: bool) -> str:
    """A figure whose head bears its player's mark, so that it is known in a crowd."""
    colour = player_colour(player)
    mark = f'<path d="{MARKS[colour_number(player)]}" transform="{shift(HEADS[flat], 1.2)}" fill="{colour.text}"/>'
    place = shift((1, 0), 0.76) if flat else shift((0, -3.6), 0.92)
    return group(f'<use href="#{FLAT if flat else STANDING}"/>{mark}', color=colour.fill, transform=place)


def _plaque(said: int, flat: bool) -> str:
    """A plaque on the chest of a marker."""
    number = _number(str(said), (0, 0), 4.6 if said > -100 else 4, "$ink")
    return group(f'<use href="#plaque"/>{number}', transform=shift(LYING_CHEST if flat else CHEST))


def _number(said: str, at: Point, height: float, colour: str) -> str:
    """A number in our own letters, its middle at a point: the same in every browser and in every picture."""
    drawn = strokes(said)
    assert drawn is not None, said
    scale = height / 10
    corner = (at[0] - drawn[1] * scale / 2, at[1] + height / 2)
    digits = "".join(
        f'<use href="#digit-{sign}" x="{num(x)}"/>' for sign, (x, _, _) in zip(said, drawn[0], strict=True)
    )
    return group(digits, stroke=colour, transform=shift(corner, scale))


def _board() -> str:
    width, height = SIZE
    return (
        f'<rect x="1" y="1" width="{width - 2}" height="{height - 2}" rx="9" fill="$wood" stroke="$ink"/>'
        f'<rect x="4" y="4" width="{width - 8}" height="{height - 8}" rx="6" fill="none" '
        'stroke="$cream" stroke-width=".8" opacity=".5"/>'
    )


def _squares() -> str:
    """Every square a paving stone; every fifth is numbered, the tens in red, the first in gold."""
    stones: dict[str, str] = defaultdict(str)
    dots = numbers = ""
    for number, at in enumerate(squares()):
        if number % 5:
            ground = "$stone-shade" if number % 2 else "$stone"
            dots += f"M{num(at[0])} {num(at[1])}h.1"
        else:
            ground = "$gold" if number == 0 else "$badge" if number % 10 else "$roof-a"
            numbers += _number(str(number), at, 8, "$cream" if ground == "$roof-a" else "$ink")
        stones[ground] += use("paving", at)
    paved = "".join(group(uses, fill=ground) for ground, uses in stones.items())
    dotted = f'<path stroke="$stone-deep" stroke-width="2.6" stroke-linecap="round" d="{dots}"/>'
    return group(paved, stroke="$ink", stroke_width=".8") + dotted + numbers


# --- the landscape in the middle --------------------------------------------------------------------------------------
_SCALE = 1.4
"""The landscape is drawn in units of the tiles, and shown larger: a track is a small picture."""
_WALL = "M62 66C58 40 78 22 104 22S150 38 147 66 130 106 104 106 66 94 62 66z"
_ROAD = "M104 104C104 118 88 112 74 116S56 124 54 132"
_PLANTS = (
    ("pine", (12, 14)), ("tree", (22, 10)), ("grove", (34, 18)), ("tree", (8, 30)), ("tuft", (52, 14)),
    ("sheep", (46, 94)), ("sheep", (34, 103)), ("flowers", (16, 86)), ("tuft", (18, 112)), ("tree", (38, 118)),
    ("crop", (168, 16)), ("wheat", (186, 18)), ("crop", (178, 30)), ("hut", (158, 32)), ("tuft", (190, 52)),
    ("grove", (186, 106)), ("pine", (168, 114)), ("tree", (156, 108)), ("pine", (190, 82)), ("tuft", (168, 70)),
    ("flowers", (128, 120)), ("tuft", (92, 124)), ("tree", (138, 10)), ("flowers", (170, 90)),
)  # fmt: skip
_TOWN = (
    ("house-a", (86, 38)), ("home-c", (99, 33)), ("house-d", (113, 35)), ("home-b", (126, 42)),
    ("home-a", (75, 52)), ("house-c", (85, 56)), ("house-b", (124, 56)), ("home-d", (136, 60)),
    ("home-d", (73, 70)), ("home-b", (86, 75)), ("house-a", (125, 73)), ("home-c", (135, 78)),
    ("house-b", (80, 87)), ("home-a", (92, 93)), ("house-d", (116, 93)), ("home-b", (127, 89)),
)  # fmt: skip
_TOWERS: tuple[Point, ...] = ((66, 45), (82, 27), (126, 27), (143, 45), (145, 80), (128, 101), (80, 101), (64, 81))


def _landscape() -> str:
    """A walled town among fields, as on the tiles."""
    width, height = ((side - 2) * SQUARE / _SCALE for side in (COLUMNS, ROWS))
    patches = "".join(
        f'<ellipse class="a-pt" cx="{x}" cy="{y}" rx="{rx}" ry="{ry}"/>'
        for x, y, rx, ry in ((26, 96, 24, 9), (176, 98, 22, 9), (30, 22, 26, 9), (172, 48, 22, 7))
    )
    road = "".join(f'<path class="{each}" d="{_ROAD}"/>' for each in ("a-rs", "a-ro", "a-rf", "a-rr"))
    walls = ("a-cg", "a-wx", "a-wo", "a-ws", "a-mo", "a-ms")
    drawn = (
        f'<path fill="$field" d="M0 0H{num(width)}V{num(height)}H0z"/>{patches}{road}'
        + use("yard", (28, 62))
        + _standing((("church", (28, 62)), *_PLANTS))
        + "".join(f'<path class="{each}" d="{_WALL}"/>' for each in walls)
        + _standing((*_TOWN, ("keep", (105, 62))))
        + "".join(use("tower", at) for at in _TOWERS)
        + use("gate", (104, 105))
    )
    return group(drawn, transform=f"scale({_SCALE})")


def _standing(props: Iterable[tuple[str, Point]]) -> str:
    """Props from north to south."""
    return "".join(use(name, at) for name, at in sorted(props, key=lambda one: one[1][1]))
