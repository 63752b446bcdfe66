"""Fields: calm green with paler patches, crops, groves, sheep, huts, single trees and tufts of grass."""

from __future__ import annotations

import random
from collections.abc import Sequence

from carcassonne.art.drawing.curves import Point
from carcassonne.art.drawing.svg import group, num, path, turned_use, use
from carcassonne.art.tiles.room import GRID, Disc, Room, Sowing

FINE = ("tuft", "flowers", "sheep")
"""Dropped when a tile is seen small (`--detail:none`)."""
Prop = tuple[str, Point]


def painted_field(
    room: Room,
    name: str,
    chance: random.Random,
    taken: Sequence[Disc],
    anchors: Sequence[Point],
    decorations: Sequence[tuple[Point, str]] = (),
) -> str:
    """One field segment with everything that grows and grazes on it, leaving the farmer's place free."""
    area = len(room.cells[name]) * GRID * GRID
    large = _large_things(room, name, chance, area, [*taken, *((at, 9.5) for at in anchors)])
    taken = [*taken, *((at, 8.0) for at in large)]
    flat, props = _grown(large, chance)
    trees = room.scatter(
        chance, name, Sowing(round(area / 2200) + 1, 11, 4.8, 6), [*taken, *((at, 8.2) for at in anchors)]
    )
    props += [(chance.choice(("tree", "tree", "pine")), at) for at in trees]
    taken += [(at, 3.0) for at in trees]
    tufts = room.scatter(chance, name, Sowing(round(area / 700), 10, 2.8, 4), [*taken, *((at, 3.2) for at in anchors)])
    props += [("tuft" if chance.random() < 0.75 else "flowers", at) for at in tufts]
    props.sort(key=lambda prop: prop[1][1])
    ground = f'<path class="a-fg" d="{path(room.plan.regions[name], close=True)}"/>'
    ground += _patches(room, name, chance, area)
    fine = "".join(use(prop, at) for prop, at in props if prop in FINE)
    body = ground + flat + (group(fine, "a-d") if fine else "")
    body += "".join(use(prop, at) for prop, at in props if prop not in FINE)
    body += "".join(use(symbol, at) for at, symbol in decorations)
    return group(body, "seg field", data_seg=name)


def _patches(room: Room, name: str, chance: random.Random, area: float) -> str:
    return "".join(
        f'<ellipse class="a-pt" cx="{num(x)}" cy="{num(y)}" rx="{chance.randint(9, 14)}" ry="{chance.randint(6, 8)}"/>'
        for x, y in room.scatter(chance, name, Sowing(round(area / 1500), 26, 8, 9), ())
    )


def _large_things(room: Room, name: str, chance: random.Random, area: float, taken: Sequence[Disc]) -> list[Point]:
    return room.scatter(chance, name, Sowing(max(1, round(area / 1250)), 22, 9.5, 9), taken)


def _grown(places: Sequence[Point], chance: random.Random) -> tuple[str, list[Prop]]:
    """What fills the larger places: a ploughed strip lying flat, a grove, three sheep or a hut with its tree."""
    flat, props = "", list[Prop]()
    for x, y in places:
        kind = chance.random()
        if kind < 0.3:
            flat += turned_use(chance.choice(("crop", "wheat", "crop")), (x, y), chance.randrange(0, 180, 15))
        elif kind < 0.62:
            props.append(("grove", (x, y)))
        elif kind < 0.78:
            props += [("sheep", (x - 4, y)), ("sheep", (x + 3.5, y - 3)), ("sheep", (x + 2.5, y + 4))]
        else:
            props += [("hut", (x, y)), ("tree", (x + (7.5 if x < 50 else -7.5), y - 1))]
    return flat, props
