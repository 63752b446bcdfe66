"""Every colour of the artwork by name, in the light and in the dark theme.

Markup names a colour as `$field`. `painted` puts in a theme's colours for a picture that stands alone; `themed` puts in
CSS variables (`var(--field,#90b779)`) for a sprite whose page changes theme.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import NamedTuple

_NAME = re.compile(r"\$([a-z][a-z0-9-]*)")

LIGHT: Mapping[str, str] = {
    # ground
    "field": "#90b779",
    "patch": "#9dc286",
    "road-shade": "#4c6a33",
    "wall-shade": "#33491f",
    "city": "#f4d29b",
    "square": "#fbe6bd",
    "street": "#d9ad6a",
    "road": "#f8eed4",
    "road-line": "#86663f",
    "rut": "#dcc798",
    "rim": "#4d5a33",
    "joint": "#2c2a16",
    # stone and ink
    "ink": "#3b2c25",
    "outline": "#563a2c",
    "stone": "#e4ddd0",
    "stone-deep": "#a89c88",
    "stone-shade": "#cfc6b6",
    "cobble": "#d9c8a4",
    "cobble-line": "#b59f76",
    "sand": "#ead8ae",
    "sand-line": "#cdb583",
    # houses
    "plaster": "#fbf0d8",
    "plaster-shade": "#e3cda6",
    "plaster-front": "#f4e3c2",
    "roof-a": "#c9583a",
    "roof-a-shade": "#a8452d",
    "roof-b": "#b5472f",
    "roof-b-shade": "#923722",
    "roof-c": "#dc8a50",
    "roof-c-shade": "#bb6c36",
    "roof-d": "#7b8694",
    "roof-d-shade": "#5f6a78",
    "church-wall": "#fdf6e6",
    "church-roof": "#c8402f",
    "spire": "#d64a36",
    "spire-shade": "#a53225",
    "glass": "#8fc0d6",
    "thatch": "#b08a4a",
    "hut": "#e9dcc0",
    "plum": "#6a4a8c",
    "copper": "#5fa08a",
    "copper-shade": "#45806d",
    "lamp": "#ffd76a",
    "wood": "#b98a4e",
    "barrel": "#8a3b4e",
    # nature
    "leaf-line": "#3f6f3c",
    "tree": "#679f56",
    "tree-light": "#88bb70",
    "pine": "#4f8a5f",
    "pine-light": "#79af7d",
    "tuft": "#6c9858",
    "crop": "#a3c787",
    "crop-line": "#7ca666",
    "wheat": "#d6c983",
    "wheat-line": "#b6a456",
    "blossom": "#fff6df",
    "blossom-heart": "#f0c64a",
    "rose": "#e2617f",
    "violet": "#8a6fc0",
    "wool": "#fffaf0",
    "shade": "#2a3518",
    "lawn": "#dbe6b4",
    "hedge": "#5f8f4c",
    "water": "#7fbad6",
    "water-line": "#4b7d96",
    "current": "#62a5c8",
    "foam": "#e6f4fa",
    # heraldry
    "cream": "#fff8e6",
    "azure": "#27508f",
    "gold": "#f1bf3a",
    "one": "#2f6fae",
    "two": "#b5472f",
    "three": "#6a4a8c",
    "badge": "#f4dca2",
    # the table around the tiles
    "table": "#f3ebd8",
    "table-rim": "#d8c9a7",
    "panel": "#fffaf0",
    "inset": "#f4ead4",
    "line": "#d9c8a3",
    "text": "#33261f",
    "muted": "#6f5d4c",
    "accent": "#8f2f1f",
    "accent-text": "#ffffff",
    "ghost": "#fff7e0",
    "ghost-line": "#7a5a2e",
}

_DARK_BY_HAND: Mapping[str, str] = {
    "field": "#7ea272",
    "patch": "#89ad7c",
    "city": "#e2bf88",
    "square": "#ecd09f",
    "road": "#eaddbf",
    "stone": "#d6cebf",
    "ink": "#3b2c25",
    "outline": "#4c3327",
    "rim": "#0d1210",
    "azure": "#27508f",
    "table": "#2b3230",
    "table-rim": "#161b1b",
    "panel": "#24211e",
    "inset": "#302b26",
    "line": "#4a4037",
    "text": "#f3e8d3",
    "muted": "#bfae95",
    "accent": "#f0a35e",
    "accent-text": "#231a14",
    "ghost": "#f3e3b5",
    "ghost-line": "#e5c77f",
}


def dimmed(colour: str, share: float = 0.9) -> str:
    """A colour by lamplight: a little darker, and blue loses least."""
    red, green, blue = (int(colour[i : i + 2], 16) for i in (1, 3, 5))
    return f"#{round(red * share):02x}{round(green * share):02x}{round(blue * (share + 0.02)):02x}"


DARK: Mapping[str, str] = {name: _DARK_BY_HAND.get(name) or dimmed(colour) for name, colour in LIGHT.items()}


class PlayerColour(NamedTuple):
    """A player's colour, its name, and the colour of marks and words on it."""

    name: str
    fill: str
    text: str


PLAYERS = (
    PlayerColour("red", "#d4352a", "#ffffff"),
    PlayerColour("blue", "#1f5fc9", "#ffffff"),
    PlayerColour("yellow", "#ffd23a", "#3b2c25"),
    PlayerColour("green", "#17a589", "#1d1613"),
    PlayerColour("black", "#2b2a31", "#ffffff"),
    PlayerColour("white", "#f4efe6", "#3b2c25"),
)


_WORN: ContextVar[tuple[int, ...]] = ContextVar("worn", default=())


@contextmanager
def wearing(colours: Sequence[int]) -> Iterator[None]:
    """Draw every seat with the colour and the mark of a number; those that none is named for have their own."""
    before = _WORN.set(tuple(colours))
    try:
        yield
    finally:
        _WORN.reset(before)


def colour_number(player: int) -> int:
    """The number of the colour and the mark that a seat, counted from 0, has in this picture."""
    worn = _WORN.get()
    return worn[player] if player < len(worn) else player % len(PLAYERS)


def player_colour(player: int) -> PlayerColour:
    """The colour of a seat, counted from 0."""
    return PLAYERS[colour_number(player)]


def painted(markup: str, dark: bool = False) -> str:
    """Markup with the colours of one theme."""
    theme = DARK if dark else LIGHT
    return _NAME.sub(lambda match: theme[match[1]], markup)


def themed(markup: str) -> str:
    """Markup with CSS variables that fall back to the light theme."""
    return _NAME.sub(lambda match: f"var(--{match[1]},{LIGHT[match[1]]})", markup)


def theme_css(dark: bool = False) -> str:
    """The CSS variables of a theme, for the page that holds the sprite; `--player-0` … are the players' colours."""
    players = "".join(f"--player-{i}:{one.fill};--player-{i}-text:{one.text};" for i, one in enumerate(PLAYERS))
    return "".join(f"--{name}:{colour};" for name, colour in (DARK if dark else LIGHT).items()) + players
