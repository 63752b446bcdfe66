"""The page puts every figure, tower and picture where the drawings put them."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from carcassonne.art import anchors, draw, regions
from carcassonne.art.board.track import markers
from carcassonne.art.drawing.palette import PLAYERS
from carcassonne.engine.view import View
from carcassonne.notation.json import view_to_json

sys.path.insert(0, str(Path(__file__).parents[2]))  # `web` is no part of the package

from web import node

FIGURE = re.compile(r'class="a-fo" transform="translate\((\S+) (\S+?)\)[^"]*" color="([^"]+)"><use href="#([\w-]+)"/>')
TOWERS = re.compile(r'<g class="towers">(.*?)</g>')
TOWER = re.compile(r'href="#tower" x="(\S+)" y="(\S+)"')
TILE = re.compile(
    r'href="#t-([A-Z][^"]*)" width="100" height="100"/>(?:<use href="#(wheel-\d)" x="(\S+)" y="(\S+)"/>)?'
)
SCORES = {"at the start": [0] * 6, "halfway": [3, 53, 49, 50, 99, 21], "at the end": [103, 153, 212, -249, 1200, -3]}
SEATS = {colour.fill: seat for seat, colour in enumerate(PLAYERS)}


@pytest.fixture(scope="module")
def answers(positions: dict[str, View]) -> dict[str, Any]:
    """What the page's own code says about each position."""
    node.install()
    asked = {
        "art": {"anchors": anchors(), "regions": regions()},
        "states": [view_to_json(view) for view in positions.values()],
        "scores": list(SCORES.values()),
    }
    done = subprocess.run(
        [str(node.program()), "check/standing.mjs"],
        cwd=node.WEB,
        input=json.dumps(asked),
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    return dict(zip([*positions, *SCORES], json.loads(done.stdout), strict=True))


def test_figures_stand_where_the_drawing_puts_them(positions: dict[str, View], answers: dict[str, Any]) -> None:
    for name, view in positions.items():
        drawn = [[role, SEATS[colour], float(x), float(y)] for x, y, colour, role in FIGURE.findall(draw(view))]
        assert _rounded(answers[name]["figures"]) == drawn, name


def test_towers_stand_where_the_drawing_puts_them(positions: dict[str, View], answers: dict[str, Any]) -> None:
    for name, view in positions.items():
        (towers,) = TOWERS.findall(draw(view))
        assert answers[name]["towers"] == [[float(x), float(y)] for x, y in TOWER.findall(towers)], name


def test_tiles_show_the_same_pictures_and_numbers(positions: dict[str, View], answers: dict[str, Any]) -> None:
    for name, view in positions.items():
        picture = draw(view)
        tiles = picture[picture.index('<g class="tiles">') : picture.index('<g class="towers">')]
        assert [_use(*one) for one in answers[name]["symbols"]] == [list(found) for found in TILE.findall(tiles)], name


def test_markers_walk_the_same_track(answers: dict[str, Any]) -> None:
    for name, scores in SCORES.items():
        placed = [[one.player, *one.at, one.flat, one.plaque] for one in markers(scores)]
        assert answers[name] == placed, name


def _rounded(figures: list[list[Any]]) -> list[list[Any]]:
    """Figures as drawn: with one decimal."""
    return [[role, seat, round(x, 1), round(y, 1)] for role, seat, x, y in figures]


def _use(symbol: str, badge: dict[str, Any] | None) -> list[str]:
    if badge is None:
        return [symbol, "", "", ""]
    return [symbol, f"wheel-{badge['number']}", *(f"{value:g}" for value in badge["at"])]
