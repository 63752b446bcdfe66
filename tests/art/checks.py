"""What every drawing must hold to, whichever box it shows."""

from __future__ import annotations

import itertools
import re
from collections import Counter
from xml.etree import ElementTree

from carcassonne.art.box import Anchors
from carcassonne.art.drawing.compass import turned_point
from carcassonne.art.drawing.curves import Point
from carcassonne.art.tiles.anchors import figures


def well_formed(svg: str) -> ElementTree.Element:
    root = ElementTree.fromstring(svg)
    ids = re.findall(r'\bid="([^"]+)"', svg)
    assert [name for name, count in Counter(ids).items() if count > 1] == []
    used = set(re.findall(r'href="#([^"]+)"', svg)) | set(re.findall(r"url\(#([^)]+)\)", svg))
    assert used <= set(ids)
    assert "$" not in svg
    return root


def boxes_overlap(one: str, at_one: Point, two: str, at_two: Point, rotation: int, size: float = 100) -> bool:
    """The plain way to ask it: put both boxes where they lie after a rotation."""
    edges = []
    for name, at in ((one, at_one), (two, at_two)):
        figure = figures()[name.partition(":")[0]]
        x, y = turned_point(at, rotation, size)
        x, y = x + figure.step[0], y + figure.step[1]
        edges.append((x - figure.width / 2, x + figure.width / 2, y - figure.height / 2, y + figure.height / 2))
    (a, b, c, d), (e, f, g, h) = edges
    return a < f and e < b and c < h and g < d


def overlapping(anchors: Anchors, size: float = 100) -> list[tuple[str, str, int]]:
    return [
        (one, two, rotation)
        for (one, p), (two, q) in itertools.combinations(anchors.items(), 2)
        for rotation in range(4)
        if boxes_overlap(one, p, two, q, rotation, size)
    ]
