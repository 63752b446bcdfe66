"""Towers in the slow referee (R1-R5)."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from slow_referee.figures import FIGURES, FOLLOWERS, ORDINARY
from slow_referee.landscape import Place
from slow_referee.later import LaterBox, closed
from slow_referee.table import Action, Follower, Laid, Question, Script, Table, segment_as_json
from slow_referee.tiles import kind_of, tiles_by_id
from slow_referee.traders_builders import send_lonely_home

if TYPE_CHECKING:
    from slow_referee.game import SlowGame

PIECES = {2: 10, 3: 9, 4: 7, 5: 6, 6: 5}
PRICE = 3
CLIMBERS = (ORDINARY, "large")


class Tower(LaterBox):
    """Heights and followers by place, pieces by player, prisons as lists of owner and figure."""

    name = "tower"
    switches = ("towers",)
    choices = MappingProxyType({"ransom_needs_points": "True"})
    presets = MappingProxyType({"tower": {"tower": True}})

    def begin(self, table: Table) -> None:
        table.things |= {
            "foundations": [],
            "heights": {},
            "guards": {},
            "pieces": [PIECES[table.players]] * table.players,
            "prisons": [[] for _ in range(table.players)],
            "ransomed": False,
        }

    def turn_begins(self, table: Table, player: int) -> None:
        """One may be ransomed again (R4.2)."""
        table.things["ransomed"] = False

    def after_laying(self, table: Table, player: int, laid: Laid) -> Script:
        """The tile may bring a foundation (R2.1)."""
        assert table.in_hand is not None
        if tiles_by_id()[kind_of(table.in_hand)].get("tower", False):
            table.things["foundations"].append(laid.place)
        yield from ()

    def figure_choices(self, table: Table, player: int, laid: Laid) -> list[Action]:
        """A piece on every open foundation or tower, a follower on every open tower (R2.1, R2.2)."""
        things = table.things
        is_open = [place for place in things["foundations"] if place not in things["guards"]]
        choices: list[Action] = []
        for x, y in is_open:
            if things["pieces"][player] > 0:
                choices.append({"type": "tower", "x": x, "y": y})
            if things["heights"].get((x, y), 0) > 0 and not closed(table, (x, y)):
                at_home = [figure for figure in CLIMBERS if table.at_home(player, figure) > 0]
                where = {"type": "follower", "feature": "tower", "x": x, "y": y}
                choices += [where | _figure(figure) for figure in at_home]
        return choices

    def use_figure(self, table: Table, player: int, laid: Laid, action: Action) -> Script:
        """Build and capture, or climb."""
        place = (action["x"], action["y"])
        if action["type"] == "follower":
            figure = action.get("figure", ORDINARY)
            table.take_from_home(player, figure)
            table.things["guards"][place] = (player, figure)
            return
        table.things["pieces"][player] -= 1
        table.things["heights"][place] = table.things["heights"].get(place, 0) + 1
        found = self._in_reach(table, place)
        if found:
            answer = yield Question("capture", player, [*found, {"type": "skip"}])
            if answer["type"] == "capture":
                yield from _capture(table, player, answer)

    def _in_reach(self, table: Table, tower: Place) -> list[Action]:
        """Followers on the tower's tile and straight on, as far as it is high; also those on towers (R3.1, R3.2)."""
        far = table.things["heights"][tower]
        tiles = {tower}
        for step in range(1, far + 1):
            for dx, dy in ((0, -step), (step, 0), (0, step), (-step, 0)):
                tiles.add((tower[0] + dx, tower[1] + dy))
        found = [
            {"type": "capture", "player": f.player} | segment_as_json(f.segment) | _figure(f.figure)
            for f in table.followers
            if f.segment.place in tiles and f.figure in FOLLOWERS
        ]
        for (x, y), (player, figure) in table.things["guards"].items():
            if (x, y) in tiles:
                found.append({"type": "capture", "player": player, **_guard((x, y)), **_figure(figure)})
        return found

    def asides(self, table: Table, player: int) -> list[Action]:
        """Whom he may buy back (R4.2)."""
        needs_points = dict(table.rules.later_words)["ransom_needs_points"] == "True"
        poor = needs_points and table.scores[player] < PRICE
        if table.things["ransomed"] or poor:
            return []
        return [
            {"type": "ransom", "captor": captor} | _figure(figure)
            for captor, prison in enumerate(table.things["prisons"])
            for figure in sorted({figure for owner, figure in prison if owner == player})
        ]

    def do_besides(self, table: Table, player: int, action: Action) -> None:
        """He pays, and the follower is home."""
        table.scores[player] -= PRICE
        table.scores[action["captor"]] += PRICE
        table.things["ransomed"] = True
        _free(table, action["captor"], player, action.get("figure", ORDINARY))

    def on_no_segment(self, table: Table, player: int) -> list[Action]:
        return [_guard(place) for place, (owner, _) in table.things["guards"].items() if owner == player]

    def take_back(self, table: Table, player: int, action: Action) -> None:
        _, figure = table.things["guards"].pop((action["x"], action["y"]))
        table.bring_home(player, figure)

    def state(self, table: Table) -> dict[str, Any]:
        things = table.things
        towers = []
        for (x, y), height in sorted(things["heights"].items(), key=lambda tower: (tower[0][1], tower[0][0])):
            tower: dict[str, Any] = {"x": x, "y": y, "height": height}
            if (x, y) in things["guards"]:
                player, figure = things["guards"][x, y]
                tower |= {"player": player} | _figure(figure)
            towers.append(tower)
        held = Counter(
            (captor, owner, FIGURES.index(figure))
            for captor, prison in enumerate(things["prisons"])
            for owner, figure in prison
        )
        prisoners = [
            {"captor": captor, "player": owner, "count": count} | _figure(FIGURES[figure])
            for (captor, owner, figure), count in sorted(held.items())
        ]
        return {"towers": towers, "pieces": list(things["pieces"]), "prisoners": prisoners}

    # --- for random games ---------------------------------------------------------------------------------------------
    def sought(self, game: SlowGame, dice: random.Random, legal: list[Action]) -> list[Action]:
        """Towers grow where others stand, followers are captured and bought back."""
        if dice.random() < 0.25:
            return legal
        wanted = ("ransom", "capture", "exchange")
        found = [action for action in legal if action["type"] in wanted]
        if found and dice.random() < 0.8:
            return found
        towers = [action for action in legal if action["type"] == "tower"]
        if towers and dice.random() < 0.35:
            heights = game.table.things["heights"]
            return sorted(towers, key=lambda action: -heights.get((action["x"], action["y"]), 0))[:3]
        standing = [action for action in legal if action["type"] == "follower" and action["feature"] != "tower"]
        return standing or legal

    def moments(self, before: dict[str, Any], action: Action, after: dict[str, Any]) -> Counter[str]:
        seen: Counter[str] = Counter()
        if action["type"] == "capture":
            own = action["player"] == before["to_act"]
            gone = _held(after) < _held(before) + (not own)
            seen["followers captured"] = 1
            seen["own followers taken home"] = int(own)
            seen["followers captured from towers"] = int(action["feature"] == "tower")
            seen["special figures captured"] = int("figure" in action)
            seen["prisoners exchanged at once"] = int(gone and not own)
        seen["prisoners exchanged by choice"] = int(action["type"] == "exchange")
        seen["prisoners ransomed"] = int(action["type"] == "ransom")
        seen["ransomed in the figure step"] = int(action["type"] == "ransom" and before["phase"] == "follower")
        seen["followers put on towers"] = int(action["type"] == "follower" and action["feature"] == "tower")
        seen["towers of three and more"] = int(
            action["type"] == "tower" and any(tower["height"] > 2 for tower in after["towers"])
        )
        seen["plague on a tower"] = int(action["type"] == "plague" and action["feature"] == "tower")
        return +seen


def _figure(figure: str) -> Action:
    return {} if figure == ORDINARY else {"figure": figure}


def _guard(place: Place) -> Action:
    return {"x": place[0], "y": place[1], "feature": "tower"}


def _held(state: dict[str, Any]) -> int:
    return sum(prisoners["count"] for prisoners in state["prisoners"])


def _capture(table: Table, player: int, action: Action) -> Script:
    """An own follower comes home; another's is a prisoner, and may be exchanged at once (R3.3, R4.1)."""
    owner, figure = action["player"], action.get("figure", ORDINARY)
    if action["feature"] == "tower":
        table.things["guards"].pop((action["x"], action["y"]))
    else:
        _leave_segment(table, action, figure)
    prisons = table.things["prisons"]
    if owner == player:
        table.bring_home(player, figure)
        return
    prisons[player].append((owner, figure))
    kinds = sorted({held for whose, held in prisons[owner] if whose == player}, key=FIGURES.index)
    if not kinds:
        return
    back = kinds[0]
    if len(kinds) > 1:
        answer = yield Question("exchange", player, [{"type": "exchange"} | _figure(kind) for kind in kinds])
        back = answer.get("figure", ORDINARY)
    _free(table, owner, player, back)
    _free(table, player, owner, figure)


def _leave_segment(table: Table, action: Action, figure: str) -> None:
    """He steps off, and with the last one a builder or pig goes home (R3.4)."""
    there = {key: action[key] for key in ("x", "y", "feature", "at") if key in action}
    gone: Follower = next(
        f
        for f in table.followers
        if (f.player, f.figure) == (action["player"], figure) and segment_as_json(f.segment) == there
    )
    table.followers.remove(gone)
    send_lonely_home(table, gone.player, table.landscape.feature(gone.segment))


def _free(table: Table, captor: int, owner: int, figure: str) -> None:
    table.things["prisons"][captor].remove((owner, figure))
    table.bring_home(owner, figure)


class Steps:
    """Steps of the examples: towers and prisons as they are, and what is done with them."""

    table: Table
    seat: Callable[[str], int]
    colours: list[str]
    active: int
    laid: Laid
    script: Script
    question: Question | None

    def step_lay_tower(self, x: int, y: int, height: int) -> None:
        """So many pieces lie on a foundation already; 0: it is bare."""
        self.table.things["foundations"].append((x, y))
        if height:
            self.table.things["heights"][x, y] = height

    def step_stand_on_tower(self, colour: str, x: int, y: int, figure: str = ORDINARY) -> None:
        """A follower stands on a tower already."""
        self.table.take_from_home(self.seat(colour), figure)
        self.table.things["guards"][x, y] = (self.seat(colour), figure)

    def step_imprison(self, captor: str, owner: str, figure: str = ORDINARY) -> None:
        """A follower is in a prison already."""
        self.table.take_from_home(self.seat(owner), figure)
        self.table.things["prisons"][self.seat(captor)].append((self.seat(owner), figure))

    def step_give_points(self, colour: str, points: int) -> None:
        """A player has so many already."""
        self.table.scores[self.seat(colour)] = points

    def step_use(self, action: Action) -> None:
        """In the figure step the player on turn does this."""
        assert action in self._own_choices()
        if action in BOX.asides(self.table, self.active):
            BOX.do_besides(self.table, self.active, action)
            return
        self.script = BOX.use_figure(self.table, self.active, self.laid, action)
        self.question = next(self.script, None)

    def step_no_use(self, action: Action) -> None:
        """He may not."""
        assert action not in self._own_choices()

    def step_asked(self, actions: list[Action]) -> None:
        """These are all the answers; none where nobody is asked."""
        offered = [] if self.question is None else self.question.choices
        assert _in_order(offered) == _in_order(actions)

    def step_towers(self, expected: list[list[Any]]) -> None:
        """Every tower: x, y, height, and who stands on it."""
        found = [[*place, height, *self._guards(place)] for place, height in self.table.things["heights"].items()]
        assert sorted(found) == sorted(expected)

    def step_prisoners(self, expected: list[list[str]]) -> None:
        """Every prisoner: captor, owner, figure."""
        found = [
            [self.colours[captor], self.colours[owner], figure]
            for captor, prison in enumerate(self.table.things["prisons"])
            for owner, figure in prison
        ]
        assert sorted(found) == sorted(expected)

    def _guards(self, place: Place) -> list[str]:
        guard = self.table.things["guards"].get(place)
        return [] if guard is None else [self.colours[guard[0]], guard[1]]

    def _own_choices(self) -> list[Action]:
        return [
            *BOX.figure_choices(self.table, self.active, self.laid),
            *BOX.asides(self.table, self.active),
        ]


def _in_order(actions: list[Action]) -> list[str]:
    return sorted(str(sorted(action.items())) for action in actions)


Tower.steps = Steps
BOX = Tower()
