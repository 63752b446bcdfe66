"""Pictures of a decision: the table as the player left it and as the better move leaves it, seen from near."""

from __future__ import annotations

import base64
from dataclasses import dataclass, replace
from xml.etree import ElementTree

from carcassonne.art import draw
from carcassonne.art.svg import num
from carcassonne.engine import actions as act
from carcassonne.engine.game import Game
from carcassonne.engine.positions import standing
from carcassonne.engine.view import StandingFollower, View
from carcassonne.notation.record import Record, replay

Square = tuple[int, int]
AROUND = 2.5
"""Squares shown on every side of where the two moves differ."""
RIM = 0.5
"""The most that is shown beyond the landscape."""
LOWEST = 0.6
"""The least height of a window, as a share of its width."""
WIDTH = 640
SVG = "{http://www.w3.org/2000/svg}"
ElementTree.register_namespace("", SVG[1:-1])


@dataclass(frozen=True, slots=True)
class Window:
    """The part of the table that is shown, in squares."""

    x: float
    y: float
    width: float
    height: float


def table_before(record: Record, ply: int) -> Game:
    """The game before the decision that begins with this ply."""
    return replay(record, ply - 1)


def table_after(game: Game, actions: tuple[act.Action, ...]) -> View:
    """The table as a decision leaves it, the follower just put still standing on it."""
    after = game.copy()
    seat = standing(game.state).actor
    after.play(actions[0])
    view = after.view()
    if len(actions) < 2 or not isinstance(actions[1], act.Follower):
        return view
    tile = view.board[-1]
    put = StandingFollower(seat, tile.x, tile.y, actions[1].feature, actions[1].at)
    if put.feature == "bridge" and view.bridges:
        put = replace(put, x=view.bridges[-1].x, y=view.bridges[-1].y)
    return replace(view, followers=(*view.followers, put))


def square_of(action: act.Action) -> Square | None:
    """The square an action is about."""
    match action:
        case act.Place(x, y) | act.Plague(x, y) | act.CastleProject(x, y):
            return x, y
        case _:
            return None


def window_on(squares: list[Square], view: View) -> Window:
    """A window that shows the squares with room around them, no wider than the landscape; without any, all of it."""
    tiles = [(tile.x, tile.y) for tile in view.board] + ([(0, 0), (3, 3)] if view.wheel else [(0, 0)])
    shown = squares or tiles
    west, width = _span([x for x, _ in shown], [x for x, _ in tiles + squares])
    north, height = _span([y for _, y in shown], [y for _, y in tiles + squares])
    taller, wider = max(height, LOWEST * width), max(width, height)
    return Window(west - (wider - width) / 2, north - (taller - height) / 2, wider, taller)


def _span(shown: list[int], tiles: list[int]) -> tuple[float, float]:
    """Where to begin and how far to look along one axis."""
    begin = max(min(shown) - AROUND, min(tiles) - RIM)
    end = min(max(shown) + 1 + AROUND, max(tiles) + 1 + RIM)
    return begin, end - begin


def picture(view: View, window: Window, last: Square | None, other: Square | None, dark: bool) -> str:
    """The view through the window as SVG, the move framed and the other move's square marked."""
    near = _nearby(view, window)
    columns = [tile.x for tile in near.board] or [0]
    drawn = draw(near, last=last, dark=dark, width=int(WIDTH * (max(columns) - min(columns) + 1) / window.width))
    root = ElementTree.fromstring(drawn)
    box = {name: num(100 * getattr(window, name)) for name in ("x", "y", "width", "height")}
    root.set("width", str(WIDTH))
    root.set("height", num(WIDTH * window.height / window.width))
    root.set("viewBox", " ".join(box.values()))
    for cloth in root.iter(f"{SVG}rect"):
        if cloth.get("fill") == "url(#cloth)":
            cloth.attrib.update(box)
    body = root if root[-1].get("style") is None else root[-1]  # small pictures hold all in a group without detail
    body.remove(body[-1])  # the legend: the page tells the scores
    if other is not None and other != last:
        body.append(_ghost(other))
    return ElementTree.tostring(root, encoding="unicode")


def _nearby(view: View, window: Window) -> View:
    """The view without what lies beyond the window: a picture is no larger than what it shows."""

    def seen(x: int, y: int) -> bool:
        return window.x - 1 <= x <= window.x + window.width + 1 and window.y - 1 <= y <= window.y + window.height + 1

    return replace(
        view,
        board=tuple(tile for tile in view.board if seen(tile.x, tile.y)),
        followers=tuple(each for each in view.followers if seen(each.x, each.y)),
        bridges=None if view.bridges is None else tuple(each for each in view.bridges if seen(each.x, each.y)),
    )


def _ghost(square: Square) -> ElementTree.Element:
    """A dashed square where the other move lays the tile."""
    x, y = (str(100 * value + 6) for value in square)
    sizes = {"width": "88", "height": "88", "rx": "6", "style": "stroke-width:4"}
    return ElementTree.Element(f"{SVG}rect", {"class": "a-gh", "x": x, "y": y} | sizes)


def embedded(svg: str) -> str:
    """A picture as an address that needs no file."""
    return "data:image/svg+xml;base64," + base64.b64encode(svg.encode()).decode()
