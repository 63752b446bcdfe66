"""Dragon, fairy, princesses and portals in the slow referee (P1-P6)."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from slow_referee.figures import FIGURES, FOLLOWERS, GROUND, ORDINARY
from slow_referee.landscape import Feature, Place, Segment, neighbour
from slow_referee.later import LaterBox
from slow_referee.table import Action, Follower, Laid, Question, Script, Table, segment_as_json
from slow_referee.tiles import SIDES, kind_of, tiles_by_id
from slow_referee.traders_builders import send_lonely_home

if TYPE_CHECKING:
    from slow_referee.game import SlowGame

MOST_STEPS = 6


class PrincessDragon(LaterBox):
    """The dragon by his place and his way; the fairy by her place, and the follower she stands beside."""

    name = "princess_dragon"
    switches = ("dragon", "fairy", "princess", "portals")
    choices: Mapping[str, str] = {"dragon_moves": "before_scoring", "princess_action": "may", "fairy_place": "follower"}
    presets: Mapping[str, Mapping[str, Any]] = {"dragon": {"princess_dragon": True}}
    most_players = 6

    def begin(self, table: Table) -> None:
        table.things |= {"dragon": None, "way": [], "left": 0, "fairy": None, "fairy beside": None, "fairy spot": None}

    # --- the dragon ---------------------------------------------------------------------------------------------------
    def set_aside(self, table: Table, tile: str) -> bool:
        """Until he is in play (P2.2)."""
        return _on(table, "dragon") and table.things["dragon"] is None and _shows(tile, "dragon")

    def closed(self, table: Table, place: Place) -> bool:
        """Nobody is put where he stands (P2.6)."""
        return bool(table.things["dragon"] == place)

    def after_laying(self, table: Table, player: int, laid: Laid) -> Script:
        """To a volcano he comes at once (P2.1)."""
        if _on(table, "dragon") and _shows(table.in_hand, "volcano"):
            table.things["dragon"] = laid.place
        yield from ()

    def after_figure(self, table: Table, player: int, laid: Laid) -> Script:
        if _word(table, "dragon_moves") == "before_scoring":
            yield from _walk(table, player)

    def part_ends(self, table: Table, player: int, laid: Laid) -> Script:
        if _word(table, "dragon_moves") == "after_scoring":
            yield from _walk(table, player)

    # --- the fairy ----------------------------------------------------------------------------------------------------
    def turn_begins(self, table: Table, player: int) -> None:
        """A point for her company (P3.3)."""
        if _on_tile(table):
            there = [f for f in table.followers if f.segment.place == table.things["fairy"]]
            table.scores[player] += sum(f.player == player and f.figure != "barn" for f in there)
        elif _company(table) is not None:
            table.scores[player] += _company(table).player == player

    def before_home(self, table: Table, project: Feature, final: bool) -> None:
        """Three for whoever stands beside her in what is scored (P3.4)."""
        _pay_three(table, project)

    def at_the_end(self, table: Table) -> None:
        """For a farmer, too."""
        for feature in table.landscape.features():
            if feature.kind == "field":
                _pay_three(table, feature)

    # --- the figure step ----------------------------------------------------------------------------------------------
    def figure_choices(self, table: Table, player: int, laid: Laid) -> list[Action]:
        return [
            *self._fairy_choices(table, player),
            *_knights(table, laid),
            *self._portal_choices(table, player, laid),
        ]

    def duties(self, table: Table, player: int, laid: Laid) -> list[Action]:
        return _knights(table, laid) if _word(table, "princess_action") == "must" else []

    def _fairy_choices(self, table: Table, player: int) -> list[Action]:
        if not _on(table, "fairy"):
            return []
        own = [f for f in table.followers if f.player == player and f.figure in FOLLOWERS]
        if _on_tile(table):
            places = sorted({f.segment.place for f in own} - {table.things["fairy"]})
            return [{"type": "fairy", "x": x, "y": y} for x, y in places]
        free = [{"type": "fairy"} | _named(f) for f in own if f != _company(table)]
        return [action for i, action in enumerate(free) if action not in free[:i]]  # one of several alike

    def _portal_choices(self, table: Table, player: int, laid: Laid) -> list[Action]:
        """Elsewhere: what is free and not complete (P5.1)."""
        if not (_on(table, "portals") and _shows(table.in_hand, "portal")):
            return []
        landscape, found = table.landscape, []
        for segment in landscape.all_segments():
            feature = landscape.feature(segment)
            if segment.place == laid.place or self.closed(table, segment.place):
                continue
            if (segment.place, segment.at) == (laid.bridge, "bridge"):
                continue
            if table.followers_in(feature) or landscape.is_complete(feature):
                continue
            for figure in FIGURES:
                goes = figure in FOLLOWERS and segment.kind in GROUND[figure]
                if goes and table.at_home(player, figure) > 0:
                    found.append({"type": "follower"} | segment_as_json(segment) | _figure(figure))
        return found

    def use_figure(self, table: Table, player: int, laid: Laid, action: Action) -> Script:
        if action["type"] == "follower":
            segment = _segment(table, action)
            table.put_follower(player, segment, action.get("figure", ORDINARY))
        elif action["type"] == "princess":
            knight = _standing(table, action, action["player"])
            table.return_follower(knight)
            send_lonely_home(table, knight.player, table.landscape.feature(knight.segment))
        elif "feature" in action:
            companion = _standing(table, action, player)
            table.things |= {"fairy": companion.segment.place, "fairy beside": companion}
        else:
            table.things["fairy"] = action["x"], action["y"]
        yield from ()

    # --- the state ----------------------------------------------------------------------------------------------------
    def state(self, table: Table) -> dict[str, Any]:
        state: dict[str, Any] = {}
        if _on(table, "dragon"):
            state["set_aside"] = sum(self.set_aside(table, tile) for tile in table.deck)
        if table.things["dragon"] is not None:
            x, y = table.things["dragon"]
            path = [list(place) for place in table.things["way"][:-1]]
            state["dragon"] = {"x": x, "y": y, "left": table.things["left"], "path": path}
        if table.things["fairy"] is not None:
            x, y = table.things["fairy"]
            state["fairy"] = {"x": x, "y": y}
            if not _on_tile(table):
                state["fairy"] |= segment_as_json(table.things["fairy beside"].segment)
                if _company(table) is not None:
                    state["fairy"] |= {"player": _company(table).player} | _figure(_company(table).figure)
        return state

    # --- for random games ---------------------------------------------------------------------------------------------
    def sought(self, game: SlowGame, dice: random.Random, legal: list[Action]) -> list[Action]:
        """Whom the dragon eats, the fairy in his way and beside what is scored, princesses and far portals."""
        if dice.random() < 0.3:
            return legal
        if legal[0]["type"] == "dragon":
            return [max(legal, key=lambda action: (self._prey(game.table, action["side"]), dice.random()))]
        rare = [
            action
            for action in legal
            if action["type"] == "princess" or ("x" in action and action["type"] == "follower")
        ]
        if rare and dice.random() < 0.7:
            return rare
        company = [action for action in legal if action["type"] == "fairy"]
        return company if company and dice.random() < 0.2 else [a for a in legal if a["type"] != "fairy"] or legal

    def _prey(self, table: Table, side: str) -> int:
        place = neighbour(table.things["dragon"], side)
        return sum(f.segment.place == place for f in table.followers)

    def moments(self, before: dict[str, Any], action: Action, after: dict[str, Any]) -> Counter[str]:
        seen: Counter[str] = Counter()
        gone = len(before["followers"]) - len(after["followers"])
        if action["type"] == "dragon":
            seen["steps of the dragon"] = 1
            seen["dragon's movements that ended early"] = int(
                before["dragon"]["left"] > 1 and after.get("dragon", {}).get("left", 0) == 0
            )
            seen["figures eaten"] = max(gone, 0)
        seen["dragons brought into play"] = int("dragon" in after and "dragon" not in before)
        seen["fairies moved"] = int(action["type"] == "fairy")
        seen["fairies left alone"] = int(
            before.get("fairy", {}).get("player") is not None and after.get("fairy", {}).get("player", 0) is None
        )
        if action["type"] == "princess":
            seen["knights sent away"] = 1
            seen["builders that went with a knight"] = int(gone > 1)
        seen["portals to other tiles"] = int(action["type"] == "follower" and "x" in action)
        seen["dragon tiles left over"] = int(after["over"] and after.get("set_aside", 0) > 0)
        return +seen


# --- the parts of it --------------------------------------------------------------------------------------------------
def _on(table: Table, switch: str) -> bool:
    return switch in table.rules.later


def _word(table: Table, option: str) -> str:
    return dict(table.rules.later_words)[option]


def _on_tile(table: Table) -> bool:
    return _word(table, "fairy_place") == "tile"


def _shows(tile: str | None, symbol: str) -> bool:
    return tile is not None and bool(tiles_by_id()[kind_of(tile)].get(symbol, False))


def _figure(figure: str) -> dict[str, str]:
    return {} if figure == ORDINARY else {"figure": figure}


def _named(follower: Follower) -> dict[str, Any]:
    return segment_as_json(follower.segment) | _figure(follower.figure)


def _segment(table: Table, action: Action) -> Segment:
    """The segment of an action by feature and `at` as they are listed."""
    wanted = {key: action[key] for key in ("x", "y", "feature", "at") if key in action}
    return next(s for s in table.landscape.segments_on((action["x"], action["y"])) if segment_as_json(s) == wanted)


def _standing(table: Table, action: Action, player: int) -> Follower:
    """The player's figure that an action names."""
    wanted = _segment(table, action), action.get("figure", ORDINARY)
    return next(f for f in table.followers if f.player == player and (f.segment, f.figure) == wanted)


def _company(table: Table) -> Any:
    """The follower whom the fairy stands beside, if he or one just like him is still there."""
    companion = table.things["fairy beside"]
    return next((follower for follower in table.followers if follower == companion), None)


def _pay_three(table: Table, project: Feature) -> None:
    if _on_tile(table):
        for follower in table.followers_in(project):
            if follower.figure in FOLLOWERS and follower.segment.place == table.things["fairy"]:
                table.scores[follower.player] += 3
    elif any(follower == _company(table) for follower in table.followers_in(project)):
        table.scores[_company(table).player] += 3


def _walk(table: Table, player: int) -> Script:
    """Six steps, one by each in turn, not back and not to the fairy; everybody there goes home (P2.3-P2.5)."""
    if not (_on(table, "dragon") and _shows(table.in_hand, "dragon")) or table.things["dragon"] is None:
        return
    things, mover = table.things, player
    things["way"] = [things["dragon"]]
    for left in range(MOST_STEPS, 0, -1):
        things["left"] = left
        beside = {side: neighbour(things["dragon"], side) for side in SIDES}
        free = [
            side
            for side, place in beside.items()
            if place in table.landscape.faces and place not in things["way"] and place != things["fairy"]
        ]
        if not free:
            break
        action = yield Question("dragon", mover, [{"type": "dragon", "side": side} for side in free])
        things["dragon"] = beside[action["side"]]
        things["way"].append(things["dragon"])
        _eat(table, things["dragon"])
        mover = (mover + 1) % table.players
    things["way"], things["left"] = [], 0


def _eat(table: Table, place: Place) -> None:
    prey = [one for one in table.followers if one.segment.place == place and one.figure != "barn"]
    for figure in prey:
        if figure in table.followers:  # a builder may have gone with the last follower
            table.return_follower(figure)
            send_lonely_home(table, figure.player, table.landscape.feature(figure.segment))


def _knights(table: Table, laid: Laid) -> list[Action]:
    """Those in the city of the princess on the tile just laid (P4.1)."""
    if not _on(table, "princess") or table.in_hand is None:
        return []
    tile = tiles_by_id()[kind_of(table.in_hand)]
    sides = [city["sides"].split() for city in tile.get("cities", []) if city["id"] in tile.get("princess_on", [])]
    if not sides:
        return []
    rotation = table.board[-1]["rotation"]
    side = SIDES[(SIDES.index(sides[0][0]) + rotation) % 4]
    segment = table.landscape.segment_at(laid.place, "city", side)
    assert segment is not None
    knights = [f for f in table.followers_in(table.landscape.feature(segment)) if f.figure in FOLLOWERS]
    return [{"type": "princess"} | _named(knight) | {"player": knight.player} for knight in knights]


class Steps:
    """Steps of the examples."""

    table: Table
    laid: Laid
    active: int
    seat: Callable[[str], int]
    _segment: Callable[[int, int, str, str], Segment]

    def step_dragon_at(self, x: int, y: int) -> None:
        """The dragon stands there already."""
        self.table.things["dragon"] = x, y

    def step_fairy_at(self, colour: str, x: int, y: int, kind: str, where: str) -> None:
        """The fairy stands there already, beside a follower."""
        segment, seat = self._segment(x, y, kind, where), self.seat(colour)
        companion = next(f for f in self.table.followers if (f.player, f.segment) == (seat, segment))
        self.table.things |= {"fairy": (x, y), "fairy beside": companion}

    def step_dragon(self, steps: list[str], then: list[str] | None = None) -> None:
        """He goes these steps; then he may go on to these sides, or has come to the end of his way."""
        script = _walk(self.table, self.active)
        question = next(script, None)
        for side in steps:
            assert question is not None
            assert {"type": "dragon", "side": side} in question.choices
            try:
                question = script.send({"type": "dragon", "side": side})
            except StopIteration:
                question = None
        offered = [] if question is None else [choice["side"] for choice in question.choices]
        assert sorted(offered) == sorted(then or [])

    def step_dragon_stands(self, x: int, y: int) -> None:
        """The dragon is there now."""
        assert self.table.things["dragon"] == (x, y)

    def step_use(self, colour: str, action: Action) -> None:
        """A player uses the figure step so."""
        assert action in BOX.figure_choices(self.table, self.seat(colour), self.laid)
        for _ in BOX.use_figure(self.table, self.seat(colour), self.laid, action):
            raise AssertionError("nothing is asked")

    def step_no_use(self, colour: str, action: Action) -> None:
        """He cannot use it so."""
        assert action not in BOX.figure_choices(self.table, self.seat(colour), self.laid)

    def step_only(self, colour: str, actions: list[Action]) -> None:
        """Nothing else may be done."""
        assert BOX.duties(self.table, self.seat(colour), self.laid) == actions

    def step_turn_begins(self, colour: str) -> None:
        """A turn of a player begins."""
        BOX.turn_begins(self.table, self.seat(colour))

    def step_alone(self) -> None:
        """The fairy has nobody beside her."""
        assert self.table.things["fairy"] is not None
        assert _company(self.table) is None

    def step_set_aside(self, tile: str, aside: bool) -> None:
        """Whether a tile that is drawn now is set aside."""
        assert BOX.set_aside(self.table, tile) == aside


PrincessDragon.steps = Steps
BOX = PrincessDragon()
