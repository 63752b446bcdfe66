"""A castle over the two tiles of a small city, with roofs in its owner's colour and the owner's mark on a banner."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from carcassonne.art.board.figures import mark
from carcassonne.art.board.glyphs import HEIGHT, WIDTH, Cell, Glyphs, written
from carcassonne.art.box import PlacedFigure
from carcassonne.art.drawing.compass import AXES, STEP
from carcassonne.art.drawing.curves import Point
from carcassonne.art.drawing.palette import player_colour
from carcassonne.art.drawing.svg import num, shift, symbol
from carcassonne.boxes.bridges_castles_bazaars.view import BuiltCastle, CastleSite
from carcassonne.engine.view import View


@dataclass(frozen=True)
class _Build:
    """Measures of a castle: its mound, half its width, where its back and front walls stand, and its keep."""

    mound: Point
    half: float
    back: float
    front: float
    wall: float
    keep_foot: float
    keep_height: float
    banner: float


_WIDE = _Build((41, 22), 29, -9, 17, 11, 9, 24, -10)
_TALL = _Build((22, 41), 15.5, -25, 33, 12, 13, 28, -9)
_BUILDS = {"NS": _WIDE, "WE": _TALL}


# --- on the board -----------------------------------------------------------------------------------------------------
def castle_middle(castle: BuiltCastle | CastleSite) -> Point:
    """The middle of the side that the two tiles of a castle share."""
    dx, dy = STEP[castle.side]
    return (100 * castle.x + 50 + 50 * dx, 100 * castle.y + 50 + 50 * dy)


def castle_axis(castle: BuiltCastle | CastleSite) -> str:
    """The axis along which the two tiles of a castle lie."""
    return "NS" if castle.side in "NS" else "WE"


def painted_castles(view: View) -> str:
    """Every castle of a view, and a ring round the place that a castle question is about."""
    castles = sorted(view.castles or (), key=lambda c: (c.y, c.x, c.side))
    out = "".join(castle(castle_axis(c), c.owner, castle_middle(c)) for c in castles)
    site = view.castle_site
    if site is not None:
        (x, y), (rx, ry) = castle_middle(site), (54, 36) if castle_axis(site) == "NS" else (36, 54)
        ellipse = f'cx="{num(x)}" cy="{num(y)}" rx="{rx}" ry="{ry}" stroke-dasharray="9 7"'
        out += f'<ellipse class="a-hlk" {ellipse}/><ellipse class="a-hlo" {ellipse}/>'
    return out


def followers_in_castles(view: View) -> Iterator[PlacedFigure]:
    """The followers of the castles that have not paid yet."""
    for built in view.castles or ():
        if not built.done:
            yield PlacedFigure(follower_place(castle_axis(built), castle_middle(built)), "castle", built.owner)


def castle_glyphs(view: View) -> Glyphs:
    """The castles in characters: their owner's number in brackets, with a K while the knight is there."""
    found: Glyphs = {}
    for built in view.castles or ():
        found |= written(f"[{' ' if built.done else 'K'}{built.owner + 1}]", _cell(built), built.owner)
    return found


def _cell(built: BuiltCastle) -> Cell:
    """Where the sign of a castle starts: across the side that its two tiles share."""
    dx, dy = STEP[built.side]
    if dx:
        return ((built.x + max(dx, 0)) * WIDTH - 2, built.y * HEIGHT + HEIGHT // 2)
    return (built.x * WIDTH + 2, (built.y + max(dy, 0)) * HEIGHT - 1)


# --- the piece --------------------------------------------------------------------------------------------------------
def castle_symbols() -> dict[str, str]:
    """The castles without an owner."""
    return {f"castle-{axis}": symbol(f"castle-{axis}", castle_body(axis, "currentColor")) for axis in AXES}


def castles_of(player: int) -> dict[str, str]:
    """The castles of a player, `castle-NS-0` and so on."""
    colour = f' color="{player_colour(player).fill}"'
    found = {}
    for axis in AXES:
        name = f"castle-{axis}-{player}"
        found[name] = symbol(name, f'<use href="#castle-{axis}"/>{banner_mark(axis, player)}', colour)
    return found


def castle(axis: str, owner: int, middle: Point) -> str:
    """A castle whose two tiles lie along `axis` and share a side with its middle at `middle`.

    Tiles that lie north and south share a level side: the city between them is wide.
    """
    body = castle_body(axis, player_colour(owner).fill, banner_mark(axis, owner))
    return f'<g class="castle" transform="{shift(middle)}">{body}</g>'


def castle_body(axis: str, roof: str, mark_on_banner: str = "") -> str:
    """A castle about the middle of its shared side."""
    build = _BUILDS[axis]
    w, back, front = build.half, build.back, build.front
    return (
        _mound(build)
        + _curtain(w, back + 2, build.wall - 2)
        + _tower(-w, back + 3, 9, 17, roof)
        + _tower(w, back + 3, 9, 17, roof)
        + f'<path class="a-pk" fill="#c4b9a6" d="M{num(-w - 2.5)} {num(back)}h5V{num(front)}h-5z'
        f'M{num(w - 2.5)} {num(back)}h5V{num(front)}h-5z"/>'
        + _tower(0, build.keep_foot, 17, build.keep_height, roof)
        + _banner(build.banner)
        + mark_on_banner
        + _curtain(w, front, build.wall)
        + _gate(front)
        + _tower(-w, front + 2, 10, 19, roof)
        + _tower(w, front + 2, 10, 19, roof)
    )


def banner_mark(axis: str, owner: int) -> str:
    """The owner's mark on the banner of a castle about its middle."""
    return f'<use href="#{mark(owner)}" y="{num(_BUILDS[axis].banner + 5)}"/>'


def follower_place(axis: str, middle: Point) -> Point:
    """Where the follower of a castle that has not paid yet stands: in the middle, before its gate."""
    return (middle[0], middle[1] + _BUILDS[axis].front - 6)


def _mound(build: _Build) -> str:
    (rx, ry), w, front = build.mound, build.half, build.front
    return (
        f'<ellipse fill="#20180f" opacity=".25" cx="2" cy="3" rx="{num(rx + 1)}" ry="{num(ry + 1)}"/>'
        f'<ellipse class="a-pk" fill="#d9c08c" rx="{num(rx)}" ry="{num(ry)}"/>'
        '<path fill="#20180f" opacity=".25" '
        f'd="M{num(-w)} {num(front)}h{num(2 * w + 12)}L{num(w)} {num(front - 12)}z"/>'
        f'<path fill="#e9d5a8" d="M{num(-w)} {num(build.back - 4)}H{num(w)}V{num(front - 4)}H{num(-w)}z"/>'
    )


def _tower(x: float, foot: float, width: float, height: float, roof: str) -> str:
    left, right, top, step = x - width / 2, x + width / 2, foot - height, width / 5
    battlement = (
        f"M{num(left - 1.2)} {num(top + 4)}V{num(top)}h{num(step + 0.5)}v2h{num(step)}v-2h{num(step)}"
        f"v2h{num(step)}v-2h{num(step + 0.5)}V{num(top + 4)}z"
    )
    return (
        f'<path class="a-pk" fill="#d8cfbf" d="M{num(left)} {num(foot)}V{num(top + 3)}H{num(right)}V{num(foot)}z"/>'
        '<path fill="#b3a793" '
        f'd="M{num(x + width * 0.14)} {num(foot - 0.6)}V{num(top + 3)}H{num(right - 0.6)}V{num(foot - 0.6)}z"/>'
        f'<path class="a-pk" fill="{roof}" d="M{num(left + 0.6)} {num(top + 0.8)}L{num(x)} {num(top - width * 0.95)}'
        f'L{num(right - 0.6)} {num(top + 0.8)}z"/>'
        f'<path class="a-pk" fill="#e9e2d5" d="{battlement}"/>'
        f'<path fill="#3b2c25" d="M{num(x - 1)} {num(top + height * 0.5)}v-3.2a1 1 0 0 1 2 0v3.2z"/>'
    )


def _curtain(half: float, foot: float, height: float) -> str:
    """A wall between two towers with battlements along its top."""
    count = max(3, int(2 * half // 5) | 1)
    step = 2 * half / count
    teeth = "".join(f"h{num(step)}" + ("v2" if i % 2 == 0 else "v-2") for i in range(count))
    wall = f"M{num(-half)} {num(foot)}V{num(foot - height)}{teeth}H{num(half)}V{num(foot)}z"
    return f'<path class="a-pk" fill="#cfc5b4" d="{wall}"/>'


def _gate(foot: float) -> str:
    return (
        f'<path fill="#3b2c25" d="M-4 {num(foot)}v-5a4 4 0 0 1 8 0v5z"/>'
        '<path stroke="#b98548" stroke-width=".7" fill="none" '
        f'd="M-4 {num(foot - 3)}h8M-2 {num(foot)}v-8M2 {num(foot)}v-8"/>'
    )


def _banner(top: float) -> str:
    return (
        f'<path class="a-pk" fill="#fff6df" d="M-6 {num(top)}H6V{num(top + 8)}Q0 {num(top + 14)}-6 {num(top + 8)}z"/>'
    )
