"""Small pieces of SVG text: short numbers, path data, uses of symbols, escaped words."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from html import escape

from carcassonne.art.drawing.curves import Curve, Point

TIMES = "\u00d7"
_REFERENCE = re.compile(r'href="#([^"]+)"|url\(#([^)]+)\)')


def num(value: float) -> str:
    """A number with at most one decimal and no idle zero."""
    text = f"{value:.1f}".removesuffix(".0")
    if text == "-0":
        return "0"
    return re.sub(r"^(-?)0\.", r"\1.", text)


def path(curve: Curve, close: bool = False) -> str:
    """Path data with relative commands and short numbers.

    Every step is taken between rounded points, so that rounding never adds up and curves that share an end still meet.
    """
    x, y = (round(v, 1) for v in curve[0].start)
    out, last = [f"M{_pair(x, y)}"], ""
    for bend in curve:
        points = (bend.end,) if bend.straight else bend[1:]
        command = "l" if bend.straight else "c"
        steps = "".join(_signed(v) for px, py in points for v in (round(px, 1) - x, round(py, 1) - y))
        out.append(steps if command == last else command + steps.removeprefix(" "))
        last = command
        x, y = round(bend.end[0], 1), round(bend.end[1], 1)
    return "".join(out) + ("z" if close else "")


def polygon(points: Iterable[Point]) -> str:
    """Closed path data through the points."""
    return "M" + "L".join(_pair(x, y) for x, y in points) + "z"


def use(symbol: str, at: Point, more: str = "") -> str:
    """A symbol of the document standing at a point."""
    return f'<use href="#{symbol}" x="{num(at[0])}" y="{num(at[1])}"{more}/>'


def turned_use(symbol: str, at: Point, degrees: float) -> str:
    """A symbol of the document at a point, turned with the ground under it."""
    return f'<use href="#{symbol}" transform="{shift(at)}rotate({round(degrees)})"/>'


def shift(at: Point, scale: float = 1.0) -> str:
    """A transform that moves the origin to a point."""
    larger = "" if scale == 1 else f"scale({scale:g})"
    return f"translate({num(at[0])} {num(at[1])}){larger}"


def group(body: str, kind: str = "", **attributes: str) -> str:
    """A group; keyword `data_seg` becomes the attribute `data-seg`."""
    words = (f' class="{kind}"' if kind else "") + "".join(
        f' {name.replace("_", "-")}="{value}"' for name, value in attributes.items()
    )
    return f"<g{words}>{body}</g>"


def symbol(name: str, body: str, attributes: str = "") -> str:
    """A body that can be used by its name."""
    return f'<g id="{name}"{attributes}>{body}</g>'


def words(text: str) -> str:
    """Text from outside, safe in markup; `$` too, which names a colour in ours (see palette)."""
    kept = "".join(c for c in text if c >= " " and not "\ud800" <= c <= "\udfff" and c not in "\ufffe\uffff")
    return escape(kept, quote=False).replace('"', "&quot;").replace("$", "&#36;")


def needed(markup: str, library: Mapping[str, str]) -> list[str]:
    """The symbols that a drawing uses, directly or through others, in the order of the library."""
    found: set[str] = set()
    waiting = [markup]
    while waiting:
        for match in _REFERENCE.finditer(waiting.pop()):
            name = match[1] or match[2]
            if name in library and name not in found:
                found.add(name)
                waiting.append(library[name])
    return [body for name, body in library.items() if name in found]


def _pair(x: float, y: float) -> str:
    return num(x) + _signed(y)


def _signed(value: float) -> str:
    text = num(value)
    return text if text.startswith("-") else " " + text
