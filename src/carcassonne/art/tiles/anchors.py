"""Where followers stand: one anchor point per segment, the centre of the figure.

Figures stay upright while the tile turns, so two anchors must leave both figures their room in every rotation.
"""

from __future__ import annotations

import math
from dataclasses import replace
from functools import cache

from carcassonne.art.box import Anchors, Figure, arts
from carcassonne.art.drawing.curves import Curve, Point, ahead, trim
from carcassonne.art.tiles.layout import plan_of
from carcassonne.art.tiles.plan import Plan
from carcassonne.art.tiles.room import Room
from carcassonne.tiles.catalogue import Tile

Wish = tuple[Point, float]
"""A place and its worth."""


FIGURES = {
    "city": Figure(19, 27),
    "road": Figure(19, 27),
    "field": Figure(28, 17),
    "cloister": Figure(19, 27, (8.0, 3.0)),  # beside the steeple, so that both are seen
}
"""The figures of the base game by feature."""
ENOUGH = 13.5
"""More room than this makes no place better."""
BESIDE_BRIDGE = 15.0
"""Radius of a church that has moved out from under what is built over its tile."""
MARGIN = 0.2


@cache
def figures() -> dict[str, Figure]:
    """The figure on every feature that has anchors, those of the boxes among them."""
    sites = {site.name: site.figure for art in arts() for site in art.sites}
    sites |= {hub.name: hub.figure for art in arts() for hub in art.hubs if hub.figure}
    return FIGURES | sites | {bridge.name: bridge.figure for art in arts() for bridge in art.bridges}


def bridges() -> list[str]:
    """The names of what can be built over a tile."""
    return [bridge.name for art in arts() for bridge in art.bridges]


@cache
def anchors_of(tile: Tile, bridge: str | None = None) -> Anchors:
    """The anchor of every segment of the printed tile; under a `bridge` (an axis of the printed tile), clear of it.

    A spanned tile also has an anchor on the bridge, by its name.
    """
    plan = plan_of(tile)
    fixed: Anchors = dict.fromkeys(bridges(), (50.0, 50.0)) if bridge else {}
    fixed |= {name: site_place(plan, name, bridge) for name in plan.sites}
    return placed_anchors(Room(plan, bridge), fixed)


def site_place(plan: Plan, site: str, bridge: str | None) -> Point:
    """The middle of a cloister or another site, or the nearest place beside what would hide it."""
    middle, _ = plan.sites[site]
    if not bridge:
        return middle
    others = {name: place for name, place in plan.sites.items() if name != site}
    hub = plan.hub if plan.hub and plan.hub.at != middle else None
    room = Room(replace(plan, hub=hub, sites=others), bridge)
    home = next(name for name in plan.regions if room.holds(name, middle))

    def dislike(at: Point) -> float:
        covered = sum(overlap(site, at, name, (50.0, 50.0)) for name in bridges())
        return 0.08 * math.dist(at, middle) + 9 * covered

    thieves = [(ahead(road[0].start, road[0].heading(0.0), 15), 17.5) for road in plan.roads.values()]
    return room.spot([home], BESIDE_BRIDGE, thieves, dislike=dislike).at


def overlap(one: str, at_one: Point, two: str, at_two: Point) -> float:
    """How far the figures on two segments reach into each other, in the rotation where it is worst."""
    known = figures()
    a, b = known[one.partition(":")[0]], known[two.partition(":")[0]]
    wide, high = (a.width + b.width) / 2 + MARGIN, (a.height + b.height) / 2 + MARGIN
    sx, sy = a.step[0] - b.step[0], a.step[1] - b.step[1]
    dx, dy = at_one[0] - at_two[0], at_one[1] - at_two[1]
    turns = ((dx, dy), (-dy, dx), (-dx, -dy), (dy, -dx))
    return max(0.0, *(min(wide - abs(x + sx), high - abs(y + sy)) for x, y in turns))


def placed_anchors(room: Room, fixed: Anchors) -> Anchors:
    """Anchors for all roads and areas of a plan around the fixed ones, every figure clear of the others."""
    wishes = {name: _on_road(room, name, curve) for name, curve in room.plan.roads.items()}
    wishes |= {name: _in_area(room, name) for name in room.plan.regions}
    for places in wishes.values():
        places.sort(key=lambda wish: -wish[1])
    found = dict(fixed)
    order = sorted(wishes, key=lambda name: len(wishes[name]))
    for _ in range(5):
        before = dict(found)
        for name in order:
            found[name] = _best(name, wishes[name], {key: at for key, at in found.items() if key != name})
        if found == before:
            break
    return {name: (round(x, 1), round(y, 1)) for name, (x, y) in found.items()}


def _best(name: str, wishes: list[Wish], others: Anchors) -> Point:
    """The place of most worth; overlapping another figure costs far more than any worth."""
    best, most = wishes[0][0], -math.inf
    for at, worth in wishes:
        if worth <= most:  # wishes come best first, and overlaps only cost
            break
        kept = worth - 3 * sum(overlap(name, at, other, there) for other, there in others.items())
        if kept > most:
            best, most = at, kept
    return best


def _on_road(room: Room, name: str, curve: Curve) -> list[Wish]:
    """Places on a road: near its middle, away from borders, from its end and from what spans the tile."""
    end_room = _end_room(room.plan, name, curve)
    points = [bend.at(i / 60) for bend in trim(curve, 0, end_room) for i in range(61)]
    middle = points[len(points) // 2]

    def worth(at: Point) -> float:
        end = math.dist(at, points[-1]) + 4 if end_room else math.inf
        over = [0.8 * math.dist(at, one.at) for one in room.plan.overpasses]
        over += [0.8 * math.dist(at, lane[-1].end) for lane in room.plan.lanes if room.plan.hub is None]
        rest = min(room.border(at) * 0.9, end, _from_deck(room, at), *over, ENOUGH)
        return rest - 0.03 * math.dist(at, middle)

    return [(at, worth(at)) for at in points]


def _end_room(plan: Plan, name: str, curve: Curve) -> float:
    """How much of a road's end is taken by a gate or by what it leads to."""
    if any(gate.road == name for gate in plan.gates):
        return 7.0
    return plan.hub.radius + 1 if plan.hub and math.dist(curve[-1].end, plan.hub.at) < 1 else 0.0


def _from_deck(room: Room, at: Point) -> float:
    """How far a place on a road is from the middle line of a bridge; half as dear as for an area."""
    return {"NS": abs(at[0] - 50) / 2, "WE": abs(at[1] - 50) / 2, None: math.inf}[room.bridge]


def _in_area(room: Room, name: str) -> list[Wish]:
    """Places in a city or field: clear of walls and roads, near its middle."""
    cells = room.cells[name]
    middle = (sum(x for x, _ in cells) / len(cells), sum(y for _, y in cells) / len(cells))

    def worth(at: Point) -> float:
        return min(room.clear[at], room.border(at) * 0.95, ENOUGH) - 0.03 * math.dist(at, middle)

    return [(at, worth(at)) for at in cells]
