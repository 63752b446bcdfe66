"""Colours: players told apart with any eyes, words readable in both themes (Machado 2009, CIE76 in Lab)."""

from __future__ import annotations

import itertools
import math
import re

import pytest

from carcassonne.art.board.figures import MARKS
from carcassonne.art.board.overlay import STRIPES
from carcassonne.art.drawing.palette import DARK, LIGHT, PLAYERS, PlayerColour, dimmed, painted, theme_css, themed
from carcassonne.art.drawing.style import STYLE
from carcassonne.art.library import whole_library

Colour = tuple[float, float, float]
EYES: dict[str, tuple[Colour, Colour, Colour]] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
TO_XYZ = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))


def linear(colour: str) -> Colour:
    r, g, b = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    red, green, blue = (v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in (r, g, b))
    return red, green, blue


def times(matrix: tuple[Colour, Colour, Colour], colour: Colour) -> Colour:
    a, b, c = (sum(x * y for x, y in zip(row, colour, strict=True)) for row in matrix)
    return a, b, c


def lab(colour: str, eyes: str) -> Colour:
    seen = times(EYES[eyes], linear(colour))
    r, g, b = (min(1.0, max(0.0, v)) for v in seen)
    xyz = times(TO_XYZ, (r, g, b))
    ratios = [v / white for v, white in zip(xyz, (0.95047, 1, 1.08883), strict=True)]
    x, y, z = (v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in ratios)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def difference(a: str, b: str, eyes: str) -> float:
    return math.dist(lab(a, eyes), lab(b, eyes))


def contrast(a: str, b: str) -> float:
    one, two = (times(TO_XYZ, linear(colour))[1] + 0.05 for colour in (a, b))
    return max(one, two) / min(one, two)


@pytest.mark.parametrize("eyes", EYES)
def test_any_two_players_are_told_apart(eyes: str) -> None:
    pairs = itertools.combinations([player.fill for player in PLAYERS], 2)
    assert min(difference(a, b, eyes) for a, b in pairs) >= 24


def test_no_player_needs_colour_to_be_told_apart() -> None:
    assert len(set(MARKS)) == len(set(STRIPES)) == len(PLAYERS) == 6


@pytest.mark.parametrize("player", PLAYERS, ids=lambda player: player.name)
def test_marks_stand_out_on_the_players_colours(player: PlayerColour) -> None:
    assert contrast(player.fill, player.text) >= 4.5


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_words_are_readable(theme: dict[str, str]) -> None:
    assert contrast(theme["text"], theme["panel"]) >= 7
    assert contrast(theme["muted"], theme["panel"]) >= 4.5
    assert contrast(theme["accent"], theme["accent-text"]) >= 4.5


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize("eyes", EYES)
def test_city_and_field_differ_and_ink_stands_out_on_both(theme: dict[str, str], eyes: str) -> None:
    assert difference(theme["city"], theme["field"], eyes) >= 12
    assert contrast(theme["ink"], theme["field"]) >= 4.5
    assert contrast(theme["ink"], theme["city"]) >= 7


def test_both_themes_name_the_same_colours_and_every_colour_is_used() -> None:
    assert list(LIGHT) == list(DARK)
    used = set(re.findall(r"\$([a-z][a-z0-9-]*)", STYLE + "".join(whole_library().values())))
    table = {"table", "table-rim", "panel", "inset", "line", "text", "muted", "accent", "accent-text", "rim"}
    assert used <= set(LIGHT)
    assert set(LIGHT) - used <= table


def test_a_sprite_keeps_variables_and_a_picture_of_its_own_does_not() -> None:
    assert themed('fill="$field"') == 'fill="var(--field,#90b779)"'
    assert painted('fill="$field"') == 'fill="#90b779"'
    assert painted('fill="$field"', dark=True) == 'fill="#7ea272"'
    assert dimmed("#ffffff") == "#e6e6eb"
    assert "--field:#7ea272;" in theme_css(dark=True)
    with pytest.raises(KeyError):
        painted("$no-such-colour")
