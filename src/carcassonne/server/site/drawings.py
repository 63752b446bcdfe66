"""Drawings of a game for browsers, as SVG: a position with names and scores, the landscape alone, a game that moves."""

from __future__ import annotations

from collections.abc import Sequence

from carcassonne.engine.view import View
from carcassonne.notation.record import parse_record, turns


def drawing_of(
    view: View,
    names: Sequence[str],
    last: tuple[int, int] | None,
    colours: Sequence[int] = (),
    caption: Sequence[str] = (),
) -> bytes:
    """Return a position with names, scores and caption as an SVG, for browsers."""
    from carcassonne.art import draw

    return draw(view, names=names, last=last, track=True, colours=colours, caption=caption).encode()


def landscape_of(view: View, names: Sequence[str], last: tuple[int, int] | None, colours: Sequence[int] = ()) -> bytes:
    """Return the landscape of a position alone as an SVG."""
    from carcassonne.art import draw

    return draw(view, names=names, last=last, colours=colours, legend=False).encode()


def animation_of(record: str, colours: Sequence[int] = ()) -> bytes:
    """Return a game that moves, from its record."""
    from carcassonne.art import animate

    parsed = parse_record(record)
    return animate(turns(parsed), names=parsed.names or None, colours=colours).encode()
