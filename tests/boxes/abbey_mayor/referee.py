"""Abbeys, mayors, wagons and barns in the slow referee (J1-J6)."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from slow_referee.landscape import Feature, Place, Segment, neighbour, surroundings
from slow_referee.later import LaterBox, closed, played
from slow_referee.scoring import feeds_farmers, majority, score_completed
from slow_referee.table import Action, Laid, Question, Script, Table, segment_as_json
from slow_referee.tiles import SIDES, face, tiles_by_id
from slow_referee.traders_builders import has_pig_with_farmer

if TYPE_CHECKING:
    from slow_referee.game import SlowGame

ABBEY = "AB"
CORNERS = {"NW": (-1, -1), "NE": (0, -1), "SE": (0, 0), "SW": (-1, 0)}
"""The corners of a tile, and the tile north-west of each, seen from it."""
HALVES = {"NW": ("WR", "NL"), "NE": ("NR", "EL"), "SE": ("ER", "SL"), "SW": ("SR", "WL")}
GOES = ("road", "city", "cloister", "shrine")


class AbbeyMayor(LaterBox):
    """Abbeys by player; wagons whose feature was scored in this part; whose barn is new in it."""

    name = "abbey_mayor"
    switches = ("abbeys", "mayors", "wagons", "barns")
    choices: Mapping[str, str] = {
        "wagon_moves": "nearby",
        "barn_on_barn": "False",
        "abbeys_at_end": "True",
        "abbey_gives_second_part": "False",
    }
    presets: Mapping[str, Mapping[str, Any]] = {"abbey-mayor": {"abbey_mayor": True}}
    figures: Mapping[str, str] = {"mayors": "mayor", "wagons": "wagon", "barns": "barn"}
    most_players = 6

    def begin(self, table: Table) -> None:
        table.things |= {"abbeys": [int(_on(table, "abbeys"))] * table.players, "due": {}, "new barn": None}
        table.things["moving"] = None

    # --- abbeys -------------------------------------------------------------------------------------------------------
    def own_tiles(self, table: Table, player: int) -> list[Action]:
        """Into any square with tiles on its four sides (J2.1)."""
        if not table.things["abbeys"][player]:
            return []
        return [{"type": "abbey", "x": x, "y": y} for x, y in holes(table)]

    def lay_own(self, table: Table, player: int, action: Action) -> Laid:
        table.things["abbeys"][player] -= 1
        place = action["x"], action["y"]
        table.landscape.lay(place, face(ABBEY, 0))
        table.board.append({"tile": ABBEY, "x": place[0], "y": place[1], "rotation": 0})
        table.in_hand = ABBEY
        return Laid(place)

    def plays_last_round(self, table: Table) -> bool:
        """One round more (J2.6)."""
        return _word(table, "abbeys_at_end") == "True"

    def closes(self, table: Table, player: int, laid: Laid) -> bool:
        """Completing what the builder stands on, where the rules say so (J6.1)."""
        if table.in_hand != ABBEY or _word(table, "abbey_gives_second_part") != "True":
            return False
        ended = [table.landscape.feature(segment) for segment in table.landscape.ending_at(laid.place)]
        builders = [one.segment for one in table.followers if (one.player, one.figure) == (player, "builder")]
        return any(table.landscape.is_complete(e) and spot in e.segments for e in ended for spot in builders)

    # --- barns --------------------------------------------------------------------------------------------------------
    def figure_choices(self, table: Table, player: int, laid: Laid) -> list[Action]:
        """A barn where four fields meet (J5.1)."""
        if table.at_home(player, "barn") == 0:
            return []
        corners = [corner for corner in CORNERS if self._may_build(table, laid.place, corner)]
        return [{"type": "follower", "feature": "field", "at": corner, "figure": "barn"} for corner in corners]

    def _may_build(self, table: Table, place: Place, corner: str) -> bool:
        spot = field_at(table, place, corner)
        if spot is None:
            return False
        others = table.followers_in(table.landscape.feature(spot))
        return _word(table, "barn_on_barn") == "True" or all(one.figure != "barn" for one in others)

    def use_figure(self, table: Table, player: int, laid: Laid, action: Action) -> Script:
        spot = field_at(table, laid.place, action["at"])
        assert spot is not None
        table.put_follower(player, spot, "barn")
        table.things["new barn"] = player
        yield from ()

    def after_scoring(self, table: Table, player: int, projects: list[Feature]) -> None:
        """Farmers in a field with a barn are paid and go home: 3 a city for a new barn, else 1 (J5.3, J5.4)."""
        new = table.things["new barn"]
        for barn in [one for one in table.followers if one.figure == "barn"]:
            meadow = table.landscape.feature(barn.segment)
            farmers = [one for one in table.followers_in(meadow) if one.figure != "barn"]
            barns = [one for one in table.followers_in(meadow) if one.figure == "barn"]
            if farmers:
                rate = 3 if any(one.player == new for one in barns) else 1
                _pay_farmers(table, meadow, rate)
                for box in played(table.rules):
                    box.before_home(table, meadow, False)
                for one in farmers:
                    table.return_follower(one)
        table.things["new barn"] = None

    def paid_before_farmers(self, table: Table) -> dict[tuple[int, Feature], int]:
        """4 for each completed city at a barn's field, a castle more (J5.5)."""
        paid = {}
        for barn in [one for one in table.followers if one.figure == "barn"]:
            for city in table.landscape.bordering_cities(table.landscape.feature(barn.segment)):
                if feeds_farmers(table, city):
                    paid[barn.player, city] = 4 + _castle_bonus(table, city)
        return paid

    # --- wagons -------------------------------------------------------------------------------------------------------
    def before_home(self, table: Table, project: Feature, final: bool) -> None:
        """A wagon that has been scored may go on (J4.2)."""
        if project.kind != "field" and not final:
            for one in table.followers_in(project):
                if one.figure == "wagon":
                    table.things["due"][one.player] = one.segment

    def part_ends(self, table: Table, player: int, laid: Laid) -> Script:
        """Their owners are asked in turn (J4.4)."""
        due, table.things["due"] = table.things["due"], {}
        for owner in table.clockwise_from(player):
            if owner not in due:
                continue
            spots = ways(table, due[owner])
            if not spots:
                continue
            table.things["moving"] = (owner, due[owner])
            choices: list[Action] = [{"type": "wagon"} | segment_as_json(spot) for spot in spots]
            action = yield Question("wagon", owner, [*choices, {"type": "skip"}])
            table.things["moving"] = None
            if action["type"] == "wagon":
                table.put_follower(owner, spots[choices.index(action)], "wagon")

    def state(self, table: Table) -> dict[str, Any]:
        state: dict[str, Any] = {"abbeys": list(table.things["abbeys"])} if _on(table, "abbeys") else {}
        if table.things["moving"] is not None:
            owner, segment = table.things["moving"]
            state["wagon"] = {"player": owner} | segment_as_json(segment)
        return state

    # --- for random games ---------------------------------------------------------------------------------------------
    def sought(self, game: SlowGame, dice: random.Random, legal: list[Action]) -> list[Action]:
        """Holes are left and filled, barns come over farmers and farmers to barns, wagons go on."""
        if dice.random() < 0.2:
            return legal
        if legal[0]["type"] == "place":
            return [max(dice.choices(legal, k=12), key=lambda action: _around(game.table, action))]
        if legal[0]["type"] == "abbey":
            best = max(_ended(game.table, action) for action in legal if action["type"] == "abbey")
            wait = [action for action in legal if action["type"] != "abbey"]
            worth = [a for a in legal if a["type"] == "abbey" and _ended(game.table, a) == best]
            return worth if best or dice.random() < 0.1 else wait
        if legal[0]["type"] == "wagon":
            return [action for action in legal if action["type"] == "wagon"]
        rare = [action for action in legal if action.get("figure") in ("wagon", "mayor", "barn")]
        farmers = [action for action in legal if action.get("feature") == "field"]
        builders = [action for action in legal if action.get("figure") in ("builder", "pig")]
        for wish, chance in ((rare, 0.6), (builders, 0.8), (farmers, 0.4)):
            if wish and dice.random() < chance:
                return wish
        return legal

    def moments(self, before: dict[str, Any], action: Action, after: dict[str, Any]) -> Counter[str]:
        seen: Counter[str] = Counter()
        kind, figure = action["type"], action.get("figure", "")
        seen["wagons that moved on"] = int(kind == "wagon")
        seen["wagons on a second question of a turn"] = int(
            kind in ("wagon", "skip") and "wagon" in before and "wagon" in after
        )
        seen["abbeys in a second part"] = int(kind == "abbey" and "second_part" in before)
        seen["abbeys after the last tile"] = int(
            kind == "abbey" and before["deck"] == 0 and "second_part" not in before
        )
        seen["abbeys declined after the last tile"] = int(kind == "skip" and before["phase"] == "tile")
        if kind == "abbey":
            seen["abbeys laid"] = 1
        if kind == "follower" and figure in ("mayor", "wagon", "barn"):
            seen[f"{figure}s put"] = 1
        there = Counter(
            f["player"] for f in before["followers"] if f["feature"] == "field" and f.get("figure") != "barn"
        )
        gone = Counter(f["player"] for f in after["followers"] if f["feature"] == "field" and f.get("figure") != "barn")
        barns = [f for f in after["followers"] if f.get("figure") == "barn"]
        if not after["over"] and barns and kind not in ("plague", "dragon", "capture", "princess"):
            seen["farmers sent home by a barn"] = max(0, sum(there.values()) - sum(gone.values()))
        seen["fields with a barn"] = int(after["over"]) * len(barns)
        return +seen


# --- the parts of it --------------------------------------------------------------------------------------------------
def _on(table: Table, switch: str) -> bool:
    return switch in table.rules.later


def _word(table: Table, option: str) -> str:
    return dict(table.rules.later_words)[option]


def holes(table: Table) -> list[Place]:
    """The empty squares with four tiles beside them."""
    faces = table.landscape.faces
    return [
        place
        for place in table.landscape.empty_neighbours()
        if all(neighbour(place, side) in faces for side in SIDES) and _may_lie(table, place)
    ]


def _may_lie(table: Table, place: Place) -> bool:
    """Whether other boxes let a cloister lie there (J6.9)."""
    tried = table.landscape.copy()
    tried.lay(place, face(ABBEY, 0))
    return all(box.may_lie(tried, place) for box in played(table.rules))


def field_at(table: Table, place: Place, corner: str) -> Segment | None:
    """The field of the tile south-east of a corner, if all four tiles there are field right up to it (J5.1)."""
    landscape = table.landscape
    dx, dy = CORNERS[corner]
    x, y = place[0] + dx, place[1] + dy
    found = None
    for tile, facing in (((x, y), "SE"), ((x + 1, y), "SW"), ((x + 1, y + 1), "NW"), ((x, y + 1), "NE")):
        if tile not in landscape.faces:
            return None
        parts = [landscape.segment_at(tile, "field", half) for half in HALVES[facing]]
        if parts[0] is None or parts[0] != parts[1]:
            return None
        found = parts[0] if facing == "NW" else found
    return found


def _castle_bonus(table: Table, city: Feature) -> int:
    return table.rules.castle_field_value - 3 if table.castle_on(city) is not None else 0


def _pay_farmers(table: Table, meadow: Feature, rate: int) -> None:
    cities = [city for city in table.landscape.bordering_cities(meadow) if feeds_farmers(table, city)]
    for player in majority(table.follower_counts(meadow)):
        pig = has_pig_with_farmer(table, player, meadow)
        table.scores[player] += sum(rate + _castle_bonus(table, city) + pig for city in cities)


def ways(table: Table, start: Segment) -> list[Segment]:
    """Where a wagon may go from what was scored (J4.2, J4.3)."""
    landscape = table.landscape
    if _word(table, "wagon_moves") == "nearby":
        reached = {start.place, *surroundings(start.place)} & landscape.faces.keys()
        spots = [segment for place in sorted(reached) for segment in landscape.segments_on(place)]
    else:
        spots = [segment for feature in _meeting(table, landscape.feature(start)) for segment in feature.segments]
    return [
        spot
        for spot in spots
        if spot.kind in GOES
        and not landscape.is_complete(landscape.feature(spot))
        and not table.followers_in(landscape.feature(spot))
        and not closed(table, spot.place)
    ]


def _meeting(table: Table, feature: Feature) -> set[Feature]:
    """The features that a feature meets on a tile, by what is printed there; abbeys at its sides (J4.2)."""
    landscape, found = table.landscape, set()
    for place, laid in _tiles(table).items():
        kind, rotation = laid
        if kind == ABBEY:
            ending = [landscape.feature(segment) for segment in landscape.ending_at(place)]
            abbey = landscape.feature(Segment(*place, "cloister", ""))
            if feature == abbey:
                found.update(ending)
            if feature in ending:
                found.add(abbey)
            continue
        for group in _links(kind):
            met = [_printed(table, place, kind, rotation, name) for name in group]
            if feature in met:
                found.update(met)
    return found - {feature}


def _tiles(table: Table) -> dict[Place, tuple[str, int]]:
    """Every tile of the landscape: its kind and its rotation."""
    return {(tile["x"], tile["y"]): (tile["tile"].split(":")[0], tile["rotation"]) for tile in table.board}


def _links(kind: str) -> list[list[str]]:
    """Groups of segments that meet on a tile: at a crossing, where a road ends, a cloister inside a city."""
    tile = tiles_by_id()[kind]
    crossing = [road["id"] for road in tile.get("roads", []) if road.get("end") == "crossing"]
    groups = [crossing] if len(crossing) > 1 else []
    for road in tile.get("roads", []):
        end = road.get("end") or ""
        if end.startswith("city:"):
            groups.append([road["id"], end[5:]])
        elif end in ("cloister", "shrine") and tile.get(end, False):
            groups.append([road["id"], end])
    for city in tile.get("cities", []):
        sides = set(city["sides"].split())
        if tile.get("cloister", False) and (sides >= {"N", "S"} or sides >= {"E", "W"}):
            groups.append([city["id"], "cloister"])
    return groups


def _printed(table: Table, place: Place, kind: str, rotation: int, name: str) -> Feature:
    """The feature of a segment by its name in the data."""
    landscape = table.landscape
    if name in ("cloister", "shrine"):
        return landscape.feature(Segment(*place, name, ""))
    tile = tiles_by_id()[kind]
    for feature, parts in (("city", tile.get("cities", [])), ("road", tile.get("roads", []))):
        for part in parts:
            if part["id"] == name:
                side = SIDES[(SIDES.index(part["sides"].split()[0]) + rotation) % 4]
                segment = landscape.segment_at(place, feature, side)
                assert segment is not None
                return landscape.feature(segment)
    raise AssertionError(f"{kind} has no {name}")


def _around(table: Table, action: Action) -> int:
    """How many holes a placement makes, and how much it touches."""
    if "x" not in action:
        return 0
    faces, place = table.landscape.faces, (action["x"], action["y"])
    beside = sum(neighbour(place, side) in faces for side in SIDES)
    holes_made = 0
    for side in SIDES:
        empty = neighbour(place, side)
        if empty not in faces:
            holes_made += sum(neighbour(empty, other) in faces for other in SIDES) >= 2
    return 2 * holes_made + (beside if beside < 4 else -2) - 3 * ("bridge" in action)


def _ended(table: Table, action: Action) -> int:
    """How many cities and roads would end at an abbey."""
    if action["type"] != "abbey":
        return -1
    place = (action["x"], action["y"])
    return sum(table.landscape.side_type(neighbour(place, s), _opposite(s)) in ("city", "road") for s in SIDES)


def _opposite(side: str) -> str:
    return SIDES[(SIDES.index(side) + 2) % 4]


class Steps:
    """Steps of the examples: abbeys laid, barns and wagons."""

    table: Table
    seat: Callable[[str], int]
    active: int
    laid: Laid
    script: Script
    question: Question | None

    def step_raw(self, tile: str, x: int, y: int, rotation: int) -> None:
        """What meets on a tile is looked up by its kind."""
        super().step_raw(tile, x, y, rotation)  # type: ignore[misc]
        self.table.board.append({"tile": tile, "x": x, "y": y, "rotation": rotation})

    def step_abbey(self, x: int, y: int) -> None:
        """The player on turn lays his abbey there."""
        action = {"type": "abbey", "x": x, "y": y}
        assert action in BOX.own_tiles(self.table, self.active)
        self.laid = BOX.lay_own(self.table, self.active, action)
        self.question = None

    def step_no_abbey(self, x: int, y: int) -> None:
        """He may not."""
        assert {"type": "abbey", "x": x, "y": y} not in BOX.own_tiles(self.table, self.active)

    def step_barn(self, colour: str, corner: str) -> None:
        """A player puts his barn on a corner of the tile just laid."""
        action = _barn(corner)
        assert action in BOX.figure_choices(self.table, self.seat(colour), self.laid)
        for _ in BOX.use_figure(self.table, self.seat(colour), self.laid, action):
            raise AssertionError

    def step_no_barn(self, colour: str, corner: str) -> None:
        """He may not."""
        assert _barn(corner) not in BOX.figure_choices(self.table, self.seat(colour), self.laid)

    def step_setup_barn(self, colour: str, x: int, y: int) -> None:
        """A barn stands at the north-west corner of a tile already."""
        spot = field_at(self.table, (x, y), "NW")
        assert spot is not None
        self.table.put_follower(self.seat(colour), spot, "barn")

    def step_moves(self, colour: str, expected: list[Action]) -> None:
        """The wagons that were scored: this player is asked, and these are his ways; none: nobody is."""
        if self.question is None and self.table.things["due"] == {}:
            score_completed(self.table, self.active, self.laid.place)
            self.script = BOX.part_ends(self.table, self.active, self.laid)
            self.question = next(self.script, None)
        if not expected:
            assert self.question is None or self.question.player != self.seat(colour)
            return
        assert self.question is not None
        assert self.question.player == self.seat(colour)
        found = [{k: v for k, v in c.items() if k != "type"} for c in self.question.choices if c["type"] == "wagon"]
        assert sorted(map(_ordered, found)) == sorted(map(_ordered, expected))

    def step_move(self, action: Action) -> None:
        """He answers."""
        assert self.question is not None
        assert action in self.question.choices
        try:
            self.question = self.script.send(action)
        except StopIteration:
            self.question = None


def _barn(corner: str) -> Action:
    return {"type": "follower", "feature": "field", "at": corner, "figure": "barn"}


def _ordered(action: Action) -> str:
    return str(sorted(action.items()))


AbbeyMayor.steps = Steps
BOX = AbbeyMayor()
