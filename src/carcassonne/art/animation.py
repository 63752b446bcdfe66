"""A whole game as one moving picture: an SVG file that plays by itself, tile by tile, and stays at the end.

Whatever is the same from one position to the next is drawn once, with the moments at which it comes and goes.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from carcassonne.art.board.layers import MARGIN, NATURAL_WIDTH, baize, figure_scale, frame, laid_tile, people
from carcassonne.art.board.legend import Legend
from carcassonne.art.board.squares import Board
from carcassonne.art.board.title import summary
from carcassonne.art.box import arts
from carcassonne.art.document import document
from carcassonne.art.drawing.palette import wearing
from carcassonne.art.drawing.svg import group, num, shift, use
from carcassonne.engine.view import View

SECONDS = 0.8
"""How long each position is seen."""
HIDDEN = ' visibility="hidden"'


def animate(
    views: Sequence[View],
    *,
    names: Sequence[str] | None = None,
    seconds: float = SECONDS,
    dark: bool = False,
    colours: Sequence[int] = (),
) -> str:
    """Return a game as an SVG document that moves. `views` are its positions in order, each shown for some seconds.

    `names` and `colours` are those of `draw`.
    """
    with wearing(colours):
        boards = [Board(view) for view in views]
        west, north, east, south = boards[-1].bounds
        space = 100 * (east - west) + 2 * MARGIN
        legends = [Legend(view, names, space, track=True) for view in views]
        width = max(space, *(legend.width for legend in legends))
        height = 100 * (south - north) + 2 * MARGIN + max(legend.height for legend in legends)
        origin = (50 * (west + east) - width / 2, 100 * north - MARGIN)
        pixels = float(min(NATURAL_WIDTH, width))
        scale = figure_scale(pixels / width * 100)
        feet = [shift((origin[0] + (width - legend.width) / 2, 100 * south + MARGIN)) for legend in legends]
        layers: list[list[list[str]]] = [
            [_ground(board) for board in boards],
            [_tiles(board) for board in boards],
            [[use("tower", at) for at in board.towers] for board in boards],
            [["".join(art.buildings(board.view) for art in arts())] for board in boards],
            [[frame((board.view.board[-1].x, board.view.board[-1].y))] if board.view.board else [] for board in boards],
            [people(board, scale) for board in boards],
            [[group(part, transform=at) for part in legend.track] for legend, at in zip(legends, feet, strict=True)],
            [[group(legend.markup, transform=at)] for legend, at in zip(legends, feet, strict=True)],
        ]
        body = baize(origin, (width, height)) + "".join(group(_played(layer, seconds)) for layer in layers)
        return document(body, origin, (width, height), pixels, summary(views[-1], names), dark)


def _ground(board: Board) -> list[str]:
    """The dark rim under every square, and what stands on a start board."""
    rims = [f'<path fill="$rim" d="M{100 * x - 1.5} {100 * y - 1.5}h103v103h-103z"/>' for x, y in board.squares]
    if board.start is None:
        return rims
    size = 100 * board.start.size
    start = f'<use href="#t-{board.start.name}" width="{size}" height="{size}"/>'
    return [*rims, start, board.start.pieces(board.view)]


def _tiles(board: Board) -> list[str]:
    return [laid_tile(board, square, "t") for square in board.tiles]


def _played(frames: Sequence[Iterable[str]], seconds: float) -> str:
    """Return everything that is seen in one frame or another, each with the times at which it comes and goes."""
    shown: dict[str, list[list[int]]] = {}
    for number, seen in enumerate(frames):
        for markup in seen:
            spells = shown.setdefault(markup, [])
            if spells and spells[-1][1] == number:
                spells[-1][1] = number + 1
            else:
                spells.append([number, number + 1])
    last = len(frames)
    return "".join(
        _seen(markup, begin, end if end < last else None, seconds)
        for markup, spells in shown.items()
        for begin, end in spells
        if markup
    )


def _seen(markup: str, begin: int, end: int | None, seconds: float) -> str:
    """Return a part of the picture that is there from one frame to another, or to the end."""
    times = ""
    if begin:
        times += f'<set attributeName="visibility" to="visible" begin="{num(begin * seconds)}s" fill="freeze"/>'
    if end is not None:
        times += f'<set attributeName="visibility" to="hidden" begin="{num(end * seconds)}s" fill="freeze"/>'
    if not times:
        return markup
    return f"<g{HIDDEN if begin else ''}>{times}{markup}</g>"
