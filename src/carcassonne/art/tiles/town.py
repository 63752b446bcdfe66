"""Cities: warm ground inside pale walls, streets of houses along them, a square for the knight and a landmark."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from itertools import pairwise

from carcassonne.art.drawing.curves import Point, parallel, sample, trim
from carcassonne.art.drawing.svg import group, num, path, turned_use, use
from carcassonne.art.tiles.plan import Wall
from carcassonne.art.tiles.room import GRID, Disc, Room

LANES = (9.4, 22.6, 35.8, 49.0, 62.0)
"""How far from the wall the streets run."""
LARGE = 4300
"""A city of more than this area has a landmark."""
LANDMARKS = ("hall", "keep", "guild")


def painted_city(
    room: Room,
    name: str,
    chance: random.Random,
    decorations: Sequence[tuple[Point, str]],
    taken: Sequence[Disc],
    anchor: Point,
) -> str:
    """One city segment: ground, square, houses from back to front, what is printed on it, walls, gates and towers."""
    walls = [wall for wall in room.plan.walls if wall.city == name]
    props = list(decorations)
    trades = any(symbol != "pennant" for _, symbol in decorations)  # then its badge is the middle of the city
    landmark = None if trades else _landmark_place(room, name, anchor)
    taken = list(taken)
    if landmark:
        taken.append((landmark, 8.5))
        props.append((landmark, chance.choice(LANDMARKS)))
    props += [(at, _house(chance)) for at in _house_places(room, name, walls, chance, taken, anchor)]
    props.sort(key=lambda prop: prop[0][1])
    body = f'<path class="a-cg" d="{path(room.plan.regions[name], close=True)}"/>'
    body += "".join(f'<path class="a-st" d="{path(parallel(wall.curve, -6.2))}"/>' for wall in walls)
    body += f'<circle class="a-pl" cx="{num(anchor[0])}" cy="{num(anchor[1])}" r="8"/>'
    body += "".join(use(prop, at) for at, prop in props)
    body += "".join(_wall(wall) for wall in walls)
    body += "".join(use("tower", at) for at in sorted({tower for wall in walls for tower in wall.towers}))
    return group(body, "seg city", data_seg=name)


def _house(chance: random.Random) -> str:
    if chance.random() < 0.06:
        return "tree"
    return chance.choice(("house", "house", "home")) + "-" + chance.choice("aaabbbcccd")


def _landmark_place(room: Room, name: str, anchor: Point) -> Point | None:
    """Room for one large building in a city that needs a middle; none where something else is it."""
    if len(room.cells[name]) * GRID * GRID < LARGE or (room.plan.hub and room.holds(name, room.plan.hub.at)):
        return None
    spot = room.spot([name], 11.0, [(anchor, 13.0)], border=3.0, dislike=lambda at: 0.02 * math.dist(at, anchor))
    return spot.at if spot.worth > 9.5 else None


def _lanes(room: Room, walls: Sequence[Wall]) -> list[list[Point]]:
    """Streets that follow the walls, or rings round the middle of a city without walls."""
    if walls:
        return [sample(parallel(wall.curve, -far), 24) for far in LANES for wall in walls]
    inner = 15.0 if room.plan.hub else 7.0
    return [
        [(50 + (far + inner) * math.cos(a / 30), 50 + (far + inner) * math.sin(a / 30)) for a in range(190)]
        for far in LANES
    ]


def _house_places(
    room: Room, name: str, walls: Sequence[Wall], chance: random.Random, taken: Sequence[Disc], anchor: Point
) -> list[Point]:
    found: list[Point] = []

    def free(at: Point) -> bool:
        return (
            room.border(at) >= 5.8
            and all(math.dist(at, other) >= 11.8 for other in found)
            and all(math.dist(at, centre) >= radius + 4.8 for centre, radius in taken)
            and math.dist(at, anchor) >= 12.6
            and room.holds(name, at)
            and room.clearance(at) >= 5.2
        )

    for lane in _lanes(room, walls):
        pause, walked = chance.random() * 4, 0.0
        for before, here in pairwise(lane):
            walked += math.dist(before, here)
            at = (here[0] + chance.random() - 0.5, here[1] + chance.random() - 0.5)
            if walked >= pause and free(at):
                found.append(at)
                walked, pause = 0.0, 12.2 + (8 if chance.random() < 0.16 else 0)
    return found


def _wall(wall: Wall) -> str:
    """A wall with merlons on the field side, and its gates."""
    line, merlons = path(wall.curve), path(parallel(trim(wall.curve, 5, 5), 2.9))
    body = f'<path class="a-mo" d="{merlons}"/><path class="a-wo" d="{line}"/>'
    body += f'<path class="a-ws" d="{line}"/><path class="a-ms" d="{merlons}"/>'
    for gate in wall.gates:
        hx, hy = gate.heading
        body += turned_use("gate", gate.at, math.degrees(math.atan2(hy, hx)))
    return body
