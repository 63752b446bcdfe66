"""A mistake on the page: both moves in words and pictures, and the reason why one is better."""

from __future__ import annotations

import base64
from dataclasses import dataclass, fields
from math import isqrt
from typing import Any
from xml.etree import ElementTree

from carcassonne.ai.analysis.analysis import Analysis
from carcassonne.ai.analysis.reasons.box_reasons import box_reasons
from carcassonne.ai.analysis.reasons.sentences import sentence
from carcassonne.ai.analysis.report.cards import badge
from carcassonne.ai.analysis.report.phrases import in_words, percent, signed
from carcassonne.ai.analysis.weighing.decision import Decision, Option
from carcassonne.art import draw
from carcassonne.art.drawing.svg import num, words
from carcassonne.engine import actions as act
from carcassonne.engine.codec import choice_of
from carcassonne.engine.events import FollowerPlaced
from carcassonne.engine.game import Game
from carcassonne.engine.positions import State, apply_with_events
from carcassonne.engine.setup import squares_of_start
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


def mistake_article(analysis: Analysis, decision: Decision) -> str:
    """Return the article about one mistake."""
    name = words(analysis.names[decision.seat])
    lost = f"Loses {decision.loss:.1f} points and {100 * decision.win_loss:.0f} % of the chance to win"
    return (
        f'<article class="slip" id="d{decision.ply}"><h3><b class="mark {decision.size.word}">{decision.size.mark}</b>'
        f" {badge(decision.seat)}<span>{name}’s {decision.size.word} at ply {decision.ply}</span></h3>"
        f'<p class="lead">{words(f"{lost}. {_better(analysis, decision)}")}</p>'
        f"{_pictures(analysis, decision)}</article>\n"
    )


def _better(analysis: Analysis, decision: Decision) -> str:
    move = in_words(decision.best.actions, decision.tile)
    return f"Better: {move}. {sentence(decision.reasons, analysis.names)}".rstrip()


def _pictures(analysis: Analysis, decision: Decision) -> str:
    """Return pictures of the table after the move and after the better one, cut to the same window."""
    sides = (("Played", decision.played), ("Better", decision.best))
    if any(decision.phase in box.off_board_phases for box in box_reasons()):
        return "".join(f"<p>{_caption(title, option, decision)}</p>" for title, option in sides)
    game = table_before(analysis.record, decision.ply)
    squares = [_square(option) for _, option in sides]
    window = window_on([square for square in squares if square is not None], game)
    figures = ""
    for (title, option), other in zip(sides, reversed(squares), strict=True):
        figures += (
            f'<figure class="{title.lower()}">{_drawn(game, option, window, other, title)}'
            f"<figcaption>{_caption(title, option, decision)}</figcaption></figure>"
        )
    return f'<div class="pair">{figures}</div>'


def _square(option: Option) -> Square | None:
    return square_of(option.actions[0])


def _drawn(game: Game, option: Option, window: Window, other: Square | None, title: str) -> str:
    """Return one picture for light and one for dark pages; the browser chooses."""
    view = table_after(game, option.actions)
    light, dark = (embedded(picture(view, window, _square(option), other, dark)) for dark in (False, True))
    said = words(f"The table after the move {'played' if title == 'Played' else 'that is better'}")
    return (
        f'<picture><source media="(prefers-color-scheme: dark)" srcset="{dark}"/>'
        f'<img src="{light}" alt="{said}" loading="lazy"/></picture>'
    )


def _caption(title: str, option: Option, decision: Decision) -> str:
    worth = f"margin {signed(option.margin)}, wins {percent(option.win)}"
    return f"<b>{title}</b> {words(in_words(option.actions, decision.tile))} <i>{words(worth)}</i>"


# --- pictures ---------------------------------------------------------------------------------------------------------
def table_before(record: Record, ply: int) -> Game:
    """Return the game before the decision that begins with this ply."""
    return replay(record, ply - 1)


def table_after(game: Game, actions: tuple[act.Action, ...]) -> View:
    """Return the table as a decision leaves it, the follower just put still standing on it."""
    after = game.copy()
    after.play(actions[0])
    view = after.view()
    put = _followers_put(after.state, actions[1]) if len(actions) > 1 else ()
    return view.replace(followers=(*view.followers, *put))


def _followers_put(state: State, action: act.Action) -> tuple[StandingFollower, ...]:
    """Return the follower that an action puts into the landscape, if any."""
    choice = choice_of(state, action)
    assert choice is not None
    return tuple(
        StandingFollower(event.player, event.x, event.y, event.feature, event.at)
        for event in apply_with_events(state, choice)
        if isinstance(event, FollowerPlaced) and event.x is not None and event.y is not None
    )


def square_of(action: act.Action) -> Square | None:
    """Return the square an action is about."""
    x, y = getattr(action, "x", None), getattr(action, "y", None)
    return None if x is None or y is None else (x, y)


def window_on(squares: list[Square], game: Game) -> Window:
    """Return a window around the squares, no wider than the landscape; without squares, around the landscape."""
    corner = isqrt(squares_of_start(game.rules)) - 1
    tiles = [(0, 0), (corner, corner), *((tile.x, tile.y) for tile in game.view().board)]
    shown = squares or tiles
    west, width = _span([x for x, _ in shown], [x for x, _ in tiles + squares])
    north, height = _span([y for _, y in shown], [y for _, y in tiles + squares])
    taller, wider = max(height, LOWEST * width), max(width, height)
    return Window(west - (wider - width) / 2, north - (taller - height) / 2, wider, taller)


def _span(shown: list[int], tiles: list[int]) -> tuple[float, float]:
    """Return where to begin and how far to look along one axis."""
    begin = max(min(shown) - AROUND, min(tiles) - RIM)
    end = min(max(shown) + 1 + AROUND, max(tiles) + 1 + RIM)
    return begin, end - begin


def picture(view: View, window: Window, last: Square | None, other: Square | None, dark: bool) -> str:
    """Return the view through the window as SVG, the move framed and the other move's square marked."""
    near = _nearby(view, window)
    columns = [tile.x for tile in near.board] or [0]
    drawn = draw(near, last=last, dark=dark, width=int(WIDTH * (max(columns) - min(columns) + 1) / window.width))
    root = ElementTree.fromstring(drawn)
    box = {name: num(100 * getattr(window, name)) for name in ("x", "y", "width", "height")}
    root.set("width", str(WIDTH))
    root.set("height", num(WIDTH * window.height / window.width))
    root.set("viewBox", " ".join(box.values()))
    for baize in root.iter(f"{SVG}rect"):
        if baize.get("fill") == "url(#baize)":
            baize.attrib.update(box)
    body = root if root[-1].get("style") is None else root[-1]  # small pictures hold all in a group without detail
    body.remove(body[-1])  # the legend: the page tells the scores
    if other is not None and other != last:
        body.append(_ghost(other))
    return ElementTree.tostring(root, encoding="unicode")


def _nearby(view: View, window: Window) -> View:
    """Return the view without what lies beyond the window: a picture is no larger than what it shows."""

    def seen(x: int, y: int) -> bool:
        return window.x - 1 <= x <= window.x + window.width + 1 and window.y - 1 <= y <= window.y + window.height + 1

    shown: dict[str, Any] = {
        name: tuple(piece for piece in pieces if seen(piece.x, piece.y))
        for name in (each.name for each in fields(view))
        if isinstance(pieces := getattr(view, name), tuple) and pieces and hasattr(pieces[0], "x")
    }
    return view.replace(**shown)


def _ghost(square: Square) -> ElementTree.Element:
    """Return a dashed square where the other move lays the tile."""
    x, y = (str(100 * value + 6) for value in square)
    sizes = {"width": "88", "height": "88", "rx": "6", "style": "stroke-width:4"}
    return ElementTree.Element(f"{SVG}rect", {"class": "a-gh", "x": x, "y": y} | sizes)


def embedded(svg: str) -> str:
    """Return a picture as a data URL."""
    return "data:image/svg+xml;base64," + base64.b64encode(svg.encode()).decode()
