"""Castles: the choice to build one and its payout (E3)."""

from dataclasses import dataclass

from slow_referee.figures import FIGURES, HOLD_CASTLES
from slow_referee.landscape import OPPOSITE, RINGED, Feature, Place, Segment, neighbour
from slow_referee.later import played
from slow_referee.scoring import completed_worth, majority
from slow_referee.table import (
    Action,
    Castle,
    Follower,
    Question,
    Script,
    Table,
    castle_as_json,
    segment_as_json,
    segment_from_json,
    site_as_json,
)
from slow_referee.tiles import SIDES


@dataclass(frozen=True)
class Project:
    """Something a castle may be paid for: a completed project, or a neighbouring castle paid in the wave before."""

    points: int
    places: frozenset[Place]
    named: Action
    segments: frozenset[Segment] = frozenset()


def two_tile_cities(table: Table, active: int, place: Place) -> list[tuple[Feature, Follower]]:
    """Two-tile cities of one owner that the new tile completed: owner on turn first, then N E S W (A5.2).

    With each the follower who would stay on the castle: an ordinary one first, on the new tile first (E3.1).
    """
    found = []
    for city in table.landscape.completed_by(place):
        owners = majority(table.follower_counts(city))
        if city.kind == "city" and len(city.places) == 2 and len(owners) == 1:
            his = [one for one in table.followers_in(city) if one.player in owners and one.figure in HOLD_CASTLES]
            near = place if place in city.places else _beside(table, city, place)
            if his:
                stays = min(his, key=lambda one: (FIGURES.index(one.figure), one.segment.place != near))
                found.append((city, stays))
    turn_order = table.clockwise_from(active)
    side_on = {city: _side_on(table, city, place) for city, _ in found}
    return sorted(found, key=lambda entry: (turn_order.index(entry[1].player), SIDES.index(side_on[entry[0]])))


def _side_on(table: Table, city: Feature, place: Place) -> str:
    """The side of the new tile at which a city of two tiles lies, or ends."""
    on_tile = [segment.at for segment in city.segments if segment.place == place]
    return on_tile[0] if on_tile else next(s for s in SIDES if neighbour(place, s) == _beside(table, city, place))


def _beside(table: Table, city: Feature, place: Place) -> Place:
    """The tile of a city that ends at an abbey just laid."""
    return next(segment.place for segment in table.landscape.ending_at(place) if segment in city.segments)


def offer_castles(table: Table, active: int, place: Place) -> Script:
    """The follower's owner chooses between the points and a castle, if he has one left (E3.1)."""
    for _, follower in two_tile_cities(table, active, place):
        if table.castles_left[follower.player] > 0:
            site = site_as_json(follower.segment.place, follower.segment.at)
            choices = [{"type": "castle", "build": True}, {"type": "castle", "build": False}]
            action = yield Question("castle", follower.player, choices, site)
            if action["build"]:
                build_castle(table, follower)


def build_castle(table: Table, follower: Follower) -> None:
    """The token goes on the city and the follower on the token, anybody else goes home; no points now (E3.2)."""
    table.followers.remove(follower)
    for other in table.followers_in(table.landscape.feature(follower.segment)):
        table.return_follower(other)
    table.castles_left[follower.player] -= 1
    castle = Castle(follower.player, follower.segment.place, follower.segment.at, figure=follower.figure)
    table.castles.append(castle)
    table.castles_built_this_part.append(castle)


def pay_castles(table: Table, active: int, place: Place) -> Script:
    """Pay castles in waves: completed projects first, then castles beside those just paid (E3.7)."""
    projects = completed_projects(table, place)
    done_before = [castle for castle in table.castles if castle.done]
    while projects:
        paid: list[Project] = []
        for castle, within in _castles_to_pay(table, active, projects):
            chosen = within[0]
            if len(within) > 1:
                site = site_as_json(castle.place, castle.side)
                choices = [{"type": "castle_project"} | project.named for project in within]
                action = yield Question("castle_project", castle.owner, choices, site)
                chosen = _named_project(within, action)
            table.scores[castle.owner] += chosen.points
            table.bring_home(castle.owner, castle.figure)
            castle.done = True
            paid.append(Project(chosen.points, frozenset(castle.places), castle_as_json(castle)))
        projects = paid
    for box in played(table.rules):
        box.castles_paid(
            table, active, [castle for castle in table.castles if castle.done and castle not in done_before]
        )


def completed_projects(table: Table, place: Place) -> list[Project]:
    """What the new tile completed; a city just turned into a castle is no project (A5.3)."""
    projects = []
    for feature in table.landscape.completed_by(place):
        if table.castle_on(feature) is None:
            points = completed_worth(table, feature)
            named = _name_on_tile(feature, place)
            projects.append(Project(points, frozenset(feature.places), named, feature.segments))
    return projects


def _castles_to_pay(table: Table, active: int, projects: list[Project]) -> list[tuple[Castle, list[Project]]]:
    """Occupied castles not built in this part, near a project: from the player on turn clockwise, by age (A5.5)."""
    found = []
    for castle in table.castles:
        within = [project for project in projects if project.places & castle.vicinity]
        if within and not castle.done and castle not in table.castles_built_this_part:
            found.append((castle, within))
    turn_order = table.clockwise_from(active)
    return sorted(found, key=lambda entry: turn_order.index(entry[0].owner))


def _name_on_tile(feature: Feature, place: Place) -> Action:
    """A segment on the tile just laid, printed ones first; a cloister or garden by its own tile.

    What a ferry has completed far from that tile by its northernmost, then westernmost tile (Y3.5).
    """
    if feature.kind in RINGED:
        return segment_as_json(next(iter(feature.segments)))
    order = (*SIDES, "bridge")
    here = [segment for segment in feature.segments if segment.place == place] or feature.segments
    return segment_as_json(min(here, key=lambda segment: (segment.y, segment.x, order.index(segment.at))))


def _named_project(projects: list[Project], action: Action) -> Project:
    """The project an action names, by any segment of it."""
    if action["feature"] == "castle":
        names = _castle_names(action)
        return next(project for project in projects if project.named in names)
    return next(project for project in projects if segment_from_json(action) in project.segments)


def _castle_names(action: Action) -> list[Action]:
    """Both ways to name a castle: from either of its two tiles."""
    place, side = (action["x"], action["y"]), action["at"]
    other_place = neighbour(place, side)
    return [
        {"x": x, "y": y, "feature": "castle", "at": at} for (x, y), at in ((place, side), (other_place, OPPOSITE[side]))
    ]
