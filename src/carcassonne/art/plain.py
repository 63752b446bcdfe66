"""A picture for plain renderers: what needs a browser in our pictures is worked out beforehand.

Renderers such as resvg know neither CSS variables nor, often, any font. Props on turned tiles get a symbol of their own
for each turn, left-out details are left out, and texts are drawn with our own pen.
"""

from __future__ import annotations

import re

from carcassonne.art.drawing.lettering import lettered

_TURNED = re.compile(r'<g ([^>]*?)\s*style="--u:-(90|180|270)deg">(.*?)</g>')
_HREF = re.compile(r'href="#([^"]+)"')
_ID = re.compile(r'(?<!\w)id="([^"]+)"')
FONTS = '"Noto Sans","DejaVu Sans","Liberation Sans"'
"""Fonts that plain systems have, after those of the page."""


def plain(svg: str) -> str:
    """Return one of our pictures so that a plain renderer shows it as a browser does."""
    head, sign, rest = svg.partition("<defs>")
    if not sign:
        return lettered(svg)
    defs, _, body = rest.partition("</defs>")
    turns = sorted({match[2] for match in _TURNED.finditer(body)})
    body = _TURNED.sub(lambda match: f"<g {match[1]}>{_HREF.sub(_with(match[2]), match[3])}</g>", body)
    defs = "".join([_upright(defs, 0), *(_for_turn(defs, turn) for turn in turns)])
    detail = "none" if "--detail:none" in body else "inline"
    head = head.replace("var(--detail,inline)", detail).replace(".a-u{transform:rotate(var(--u,0deg))}", "")
    head = head.replace("Arial,sans-serif", f"Arial,{FONTS},sans-serif").replace("</style>", f"{_pen(head)}</style>")
    return lettered(f"{head}{sign}{defs}</defs>{body}")


def _with(turn: str) -> str:
    return rf'href="#\1-u{turn}"'


def _for_turn(defs: str, turn: str) -> str:
    """Return the symbols once more, for tiles of one turn."""
    renamed = _ID.sub(rf'id="\1-u{turn}"', _HREF.sub(_with(turn), defs))
    renamed = re.sub(r"url\(#([^)]+)\)", rf"url(#\1-u{turn})", renamed)
    return _upright(renamed, -int(turn))


def _upright(defs: str, degrees: int) -> str:
    """Return symbols whose props stand upright on a tile that is turned the other way."""
    return defs.replace('class="a-u"', f'transform="rotate({degrees})"' if degrees else "")


def _pen(head: str) -> str:
    """Return the style of our pen: it takes the colour that the letters would have."""
    colours = dict(re.findall(r"\.(a-t|a-t2|a-s)\{fill:(#\w+)", head))
    lines = "".join(f".{name} .a-pen{{stroke:{colour}}}" for name, colour in colours.items())
    return f"{lines}.a-pen{{fill:none;stroke-linecap:round;stroke-linejoin:round}}"
