"""Mage and witch in the slow referee (H1-H3)."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from slow_referee.landscape import Feature, Place, Segment, neighbour
from slow_referee.later import LaterBox
from slow_referee.table import Action, Castle, Laid, Question, Script, Table, segment_as_json, segment_from_json
from slow_referee.tiles import SIDES, face, kind_of, tiles_by_id

if TYPE_CHECKING:
    from slow_referee.game import SlowGame

MAGIC = ("mage", "witch")


class MageWitch(LaterBox):
    """The segment on which each of them stands, None beside the board."""

    name = "mage_witch"
    switches = ("mage_witch",)

    def begin(self, table: Table) -> None:
        table.things["magic"] = dict.fromkeys(MAGIC)

    def after_laying(self, table: Table, player: int, laid: Laid) -> Script:
        """A tile with the sign, or one that joins what they are in, moves one of them (H1.2, H1.4)."""
        assert table.in_hand is not None
        mage, witch = (_feature_of(table, who) for who in MAGIC)
        calls = tiles_by_id()[kind_of(table.in_hand)].get("mage_witch", False)
        if calls or (mage is not None and mage == witch):
            yield from self._move_one(table, player)

    def after_figure(self, table: Table, player: int, laid: Laid) -> Script:
        """So does a ferry that joins them (H3.5)."""
        mage, witch = (_feature_of(table, who) for who in MAGIC)
        if mage is not None and mage == witch:
            yield from self._move_one(table, player)

    def _move_one(self, table: Table, player: int) -> Script:
        choices = moves(table)
        if not choices:
            return
        action = choices[0]
        if len(choices) > 1:
            action = yield Question("magic", player, choices)
        table.things["magic"][action["figure"]] = None if action.get("off") else segment_from_json(action)

    def worth(self, table: Table, project: Feature, points: int) -> int:
        """A point a tile more with the mage, then half with the witch (H2.1, H2.2)."""
        if _feature_of(table, "mage") == project:
            points += len(project.places)
        if _feature_of(table, "witch") == project:
            points -= points // 2
        return points

    def after_scoring(self, table: Table, player: int, projects: list[Feature]) -> None:
        """They leave what is finished, after the castles if there are any (H2.4)."""
        if not table.rules.castles:
            _leave(table)

    def castles_paid(self, table: Table, player: int, castles: list[Castle]) -> None:
        _leave(table)

    def state(self, table: Table) -> dict[str, Any]:
        standing = table.things["magic"].items()
        return {who: segment_as_json(segment) for who, segment in standing if segment is not None}

    # --- for random games ---------------------------------------------------------------------------------------------
    def sought(self, game: SlowGame, dice: random.Random, legal: list[Action]) -> list[Action]:
        """They go where somebody stands or the other is near, and tiles are laid where they join what both are in."""
        table = game.table
        if dice.random() < 0.3 or legal[0]["type"] not in ("place", "magic") or legal[0].get("off"):
            return legal
        if legal[0]["type"] == "place":
            return [each for each in game.legal() if _joins(table, each)] or legal
        owned, joining = [], []
        for each in legal:
            feature = table.landscape.feature(segment_from_json(each))
            other = _feature_of(table, "witch" if each["figure"] == "mage" else "mage")
            if table.followers_in(feature):
                owned.append(each)
            if other is not None and other.kind == feature.kind:
                joining += [each] * bool(_squares_faced(table, feature) & _squares_faced(table, other))
        return (joining if dice.random() < 0.6 else owned) or legal

    def moments(self, before: dict[str, Any], action: Action, after: dict[str, Any]) -> Counter[str]:
        seen: Counter[str] = Counter()
        for who in MAGIC:
            was, now = before.get(who), after.get(who)
            seen[f"the {who} comes or moves"] = int(now is not None and now != was)
            seen[f"the {who} leaves"] = int(was is not None and now is None)
        seen["mage or witch taken off by choice"] = int(bool(action.get("off")))
        joined = action["type"] == "magic" and "mage_witch" not in tiles_by_id()[kind_of(before["board"][-1]["tile"])]
        seen["mage or witch moved because a tile joined"] = int(joined)
        return +seen


def moves(table: Table) -> list[Action]:
    """Either to any road or city not finished where neither is; else one of them off the board (H1.2, H1.3)."""
    taken = [_feature_of(table, who) for who in MAGIC]
    targets = [
        feature
        for feature in table.landscape.features()
        if feature.kind in ("road", "city") and feature not in taken and not table.landscape.is_complete(feature)
    ]
    if targets:
        named = [segment_as_json(_first(table, feature)) for feature in targets]
        return [{"type": "magic", "figure": who} | place for place in named for who in MAGIC]
    return [{"type": "magic", "figure": who, "off": True} for who in MAGIC if table.things["magic"][who] is not None]


def _feature_of(table: Table, who: str) -> Feature | None:
    segment = table.things["magic"][who]
    return None if segment is None else table.landscape.feature(segment)


def _first(table: Table, feature: Feature) -> Segment:
    """By its northernmost, then westernmost tile, there by its first side (H1.2)."""

    def order(segment: Segment) -> tuple[int, int, int]:
        side = table.landscape.bridge_ends(segment.place)[0] if segment.at == "bridge" else segment.at
        return segment.y, segment.x, SIDES.index(side)

    return min(feature.segments, key=order)


def _squares_faced(table: Table, feature: Feature | None) -> set[Place]:
    """The empty squares that a road or city runs up to."""
    land = table.landscape
    found: set[Place] = set()
    for segment in feature.segments if feature else ():
        bridged = segment.at == "bridge"
        ends = land.bridge_ends(segment.place) if bridged else land.faces[segment.place].part_at[segment[2:]].ends
        found |= {neighbour(segment.place, end) for end in ends}
    return found - set(land.faces)


def _joins(table: Table, action: Action) -> bool:
    """Whether a placement without a bridge joins what both of them are in; tried, and undone."""
    mage, witch = (_feature_of(table, who) for who in MAGIC)
    place = (action.get("x", 0), action.get("y", 0))
    if mage is None or witch is None or place not in _squares_faced(table, mage) & _squares_faced(table, witch):
        return False
    assert table.in_hand is not None
    table.landscape.lay(place, face(kind_of(table.in_hand), action["rotation"], table.landscape.marks))
    joined = _feature_of(table, "mage") == _feature_of(table, "witch")
    table.landscape.take_up(place)
    return joined


def _leave(table: Table) -> None:
    for who in MAGIC:
        feature = _feature_of(table, who)
        if feature is not None and table.landscape.is_complete(feature):
            table.things["magic"][who] = None


class Steps:
    """Steps of the examples: where mage and witch are, and where they may go."""

    table: Table
    question: Question | None
    seat: Callable[[str], int]
    _segment: Callable[[int, int, str, str], Segment]

    def step_set_magic(self, who: str, x: int, y: int, kind: str, where: str) -> None:
        """It stands there already."""
        self.table.things["magic"][who] = self._segment(x, y, kind, where)

    def step_may_go(self, who: str, x: int, y: int, kind: str, where: str) -> None:
        assert self._offered(who, x, y, kind, where)

    def step_may_not_go(self, who: str, x: int, y: int, kind: str, where: str) -> None:
        assert not self._offered(who, x, y, kind, where)

    def step_magic(self, expected: dict[str, list[Any] | None]) -> None:
        """Where they are now."""
        for who, place in expected.items():
            wanted = None if place is None else self._segment(*place)
            assert self.table.things["magic"][who] == wanted

    def _offered(self, who: str, x: int, y: int, kind: str, where: str) -> bool:
        wanted = {"type": "magic", "figure": who} | segment_as_json(self._segment(x, y, kind, where))
        return self.question is not None and wanted in self.question.choices


MageWitch.steps = Steps
BOX = MageWitch()
