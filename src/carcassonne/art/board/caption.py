"""Lines of words under a picture: what it shows, the first of them in bold."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap

from carcassonne.art.drawing.svg import group, num, shift, words

SIZE = 17.0
LEADING = 24.0
FOOT = 10.0
WIDEST_SIGN = 0.56
"""How wide a sign of our alphabet is at most on the average, in its size."""


class Caption:
    """The lines of a caption, broken to fit `width` units, and how tall they are."""

    def __init__(self, lines: Sequence[str], width: float) -> None:
        self.scale = max(0.85, min(1.6, width / 1000))
        room = max(20, int(width / (SIZE * WIDEST_SIGN * self.scale)) - 3)
        broken = [(part, number == 0) for number, line in enumerate(lines) for part in wrap(line, room)]
        self.height = (len(broken) * LEADING + FOOT) * self.scale if broken else 0.0
        body = "".join(_line(row, said, bold) for row, (said, bold) in enumerate(broken))
        middle = f"{shift((width / 2, 0))}scale({self.scale:.3g})"
        self.markup = group(body, "caption", transform=middle) if body else ""


def _line(row: int, said: str, bold: bool) -> str:
    kind, weight = ("a-t", ' font-weight="700"') if bold else ("a-t2", "")
    at = f'x="0" y="{num(LEADING * (row + 0.75))}"'
    return f'<text class="{kind}" font-size="{num(SIZE)}"{weight} text-anchor="middle" {at}>{words(said)}</text>'
