"""Building a bridge with the tile, putting a follower on it, and declining a tile that needs one."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from carcassonne.boxes.base.actions import PLACE, FollowerKind, PlaceKind
from carcassonne.boxes.bridges_castles_bazaars import bridges
from carcassonne.core import board, report, state, tables
from carcassonne.core.state import State
from carcassonne.engine.actions import Action, Bridge, Follower, Place
from carcassonne.engine.decisions import PlainKind
from carcassonne.engine.members import COORDINATE, Member, Members
from carcassonne.engine.names import AXES, FIGURES, LANDSCAPES, STEPS
from carcassonne.engine.text import read_square
from carcassonne.errors import NotationError
from carcassonne.tiles import SIDES

BRIDGE = re.compile(r"\+(NS|WE)@(-?[0-9]{1,4},-?[0-9]{1,4})")
ON_FIELD = ["field", "field"]


@dataclass(frozen=True, slots=True)
class Decline(Action):
    """Refuse a tile that can be laid only with a bridge."""


def read_bridge(kind: str, name: str, value: Any) -> Bridge | None:
    """The bridge of a placement's JSON object."""
    if value is None:
        return None
    if not isinstance(value, dict) or set(value) != {"x", "y", "axis"}:
        raise NotationError("'bridge' must be an object of x, y and axis")
    if value["axis"] not in ("NS", "WE"):
        raise NotationError(f"'axis' must be NS or WE, not {value['axis']!r}")
    return Bridge(COORDINATE.read(kind, "x", value["x"]), COORDINATE.read(kind, "y", value["y"]), value["axis"])


def write_bridge(bridge: Bridge) -> dict[str, Any]:
    """A bridge as the protocol writes it."""
    return {"x": bridge.x, "y": bridge.y, "axis": bridge.axis}


# --- building ---------------------------------------------------------------------------------------------------------
class PlaceWithBridgeKind(PlaceKind):
    """A placement with a bridge, on the new tile or on a neighbour (ruling E2)."""

    members = Members(bridge=Member(read_bridge, write_bridge, optional=True))

    def holds(self, action: Place) -> bool:
        """Those with a bridge."""
        return action.bridge is not None

    def action_of(self, s: State, choice: int) -> Place | None:
        """A square, a rotation, and 1 NS or 2 WE on the new tile or 3 + direction on that neighbour."""
        number = choice >> state.OPTION_BITS & state.OPTIONS
        if number == state.AS_IT_IS:
            return None
        x, y = board.place_of_cell(s, choice >> state.CELL_BITS)
        if number < state.BRIDGE_BESIDE:
            return Place(x, y, choice & 3, Bridge(x, y, AXES[number]))
        side = SIDES[number - state.BRIDGE_BESIDE]
        dx, dy = STEPS[side]
        return Place(x, y, choice & 3, Bridge(x + dx, y + dy, "NS" if side in "NS" else "WE"))

    def more_than_a_place(self, action: Place) -> int | None:
        """The bridge's number; None if it is neither on the new tile nor right beside it."""
        bridge = _bridge_of(action)
        if (bridge.x, bridge.y) == (action.x, action.y):
            return int(state.BRIDGE_NS if bridge.axis == "NS" else state.BRIDGE_WE)
        side = _side_of_bridge(action)
        return None if side is None or side not in bridge.axis else int(state.BRIDGE_BESIDE) + SIDES.index(side)

    def own_side(self, s: State, action: Place, side: str) -> str:
        """The ends of a bridge on the new tile are road."""
        bridge = _bridge_of(action)
        on_it = (bridge.x, bridge.y) == (action.x, action.y) and side in bridge.axis
        return "road" if on_it else super().own_side(s, action, side)

    def side_met(self, s: State, action: Place, tile: int, side: str) -> str:
        """The ends of a bridge on a neighbour are road."""
        bridge = _bridge_of(action)
        on_it = side == _side_of_bridge(action) and side in bridge.axis
        return "road" if on_it else super().side_met(s, action, tile, side)

    def against_more(self, s: State, action: Place) -> str | None:
        """What is wrong with the bridge itself; None if only the sides do not match with it."""
        now, stock, bridge = report.standing(s), bridges.bridges_in_stock(s), _bridge_of(action)
        if not any(stock) and not any(tile[5] for tile in report.tiles_lying(s)):
            return "these rules have no bridges"
        if stock[now.turn] == 0:
            return f"player {now.turn} has no bridge left (ruling E2.1)"
        if bridge.axis not in ("NS", "WE"):
            return f"a bridge runs NS or WE, not {bridge.axis}"
        where = f"at ({bridge.x}, {bridge.y})"
        if (bridge.x, bridge.y) != (action.x, action.y):
            return self._against_bridge_beside(s, action, bridge, where)
        return _against_pillars([tables.TILES[now.hand].side(side, action.rotation) for side in bridge.axis], where)

    def _against_bridge_beside(self, s: State, action: Place, bridge: Bridge, where: str) -> str | None:
        beside = _side_of_bridge(action)
        tile = board.square_at(s, bridge.x, bridge.y) - 1
        if beside is None or tile < 0:
            return f"a bridge stands on the new tile or a tile beside it, not {where} (ruling E2.2)"
        kind, *_, built = report.tile_lying(s, tile)
        if kind >= tables.FIRST_SQUARE:
            board_name = tables.TILES[kind].name.removeprefix("square of ")
            return f"no bridge stands on {board_name} (ruling E2.11)"
        if built:
            return f"the tile {where} has a bridge already (ruling E2.11)"
        if beside not in bridge.axis:
            return f"the bridge {where} does not continue a road of the new tile (ruling E2.2)"
        reason = _against_pillars(
            [LANDSCAPES[board.side_of(s, tile, SIDES.index(side))] for side in bridge.axis], where
        )
        if reason:
            return reason
        dx, dy = STEPS[beside]
        if board.square_at(s, bridge.x + dx, bridge.y + dy) > 0:
            return f"the far end of the bridge {where} would meet a field (ruling E2.4)"
        if self.own_side(s, action, beside) != "road":
            return f"the bridge {where} does not continue a road of the new tile (ruling E2.2)"
        return None

    def text(self, action: Place) -> str:
        """`1,0 r2 +WE@1,1`."""
        bridge = _bridge_of(action)
        return f"{super().text(action)} +{bridge.axis}@{bridge.x},{bridge.y}"

    def read(self, words: Sequence[str]) -> Place | None:
        """`1,0 r2 +WE@1,1`."""
        found = BRIDGE.fullmatch(words[-1])
        placed = super().read(words[:-1]) if found and len(words) > 1 else None
        if found is None or placed is None:
            return None
        return replace(placed, bridge=Bridge(*read_square(found[2]), "NS" if found[1] == "NS" else "WE"))


def _bridge_of(action: Place) -> Bridge:
    assert action.bridge is not None
    return action.bridge


def _side_of_bridge(action: Place) -> str | None:
    """The side of the new tile beyond which the bridge stands; None if it is no neighbour's."""
    bridge = _bridge_of(action)
    there = [side for side, (dx, dy) in STEPS.items() if (bridge.x, bridge.y) == (action.x + dx, action.y + dy)]
    return there[0] if there else None


def _against_pillars(pillars: list[str], where: str) -> str | None:
    """Both ends of a bridge stand on field (ruling E2.3)."""
    if pillars == ON_FIELD:
        return None
    return f"both ends of a bridge must stand on field, {where} they are {' and '.join(pillars)} (ruling E2.3)"


# --- using ------------------------------------------------------------------------------------------------------------
class FollowerOnBridgeKind(FollowerKind):
    """A follower on the bridge just built (ruling E2.9)."""

    members = Members()
    texts: Mapping[str, Follower] = {"thief bridge": Follower("bridge")} | {
        f"{figure} bridge": Follower("bridge", "", figure) for figure in FIGURES[1:]
    }
    words = ()

    def holds(self, action: Follower) -> bool:
        """Those on a bridge."""
        return action.feature == "bridge"

    def action_of(self, s: State, choice: int) -> Follower | None:
        """The one bridge there can be."""
        figure, place = divmod(choice, state.FIGURE_STEP)
        if choice >= state.ELSEWHERE or place != state.ON_BRIDGE:
            return None
        return Follower("bridge", "", FIGURES[figure])

    def segment_here(self, s: State, action: Follower) -> int | None:
        """The one bridge there can be."""
        segment = bridges.bridge_built(s)
        return None if action.at or segment < 0 else segment

    def against_place(self, s: State, action: Follower) -> str:
        """No bridge was built, or somebody stands on its road."""
        if action.at:
            return "a bridge has no side to be named: it is just `bridge`"
        if action.x is action.y is None and bridges.bridge_built(s) < 0:
            return "no bridge was built this turn (ruling E2.9)"
        return super().against_place(s, action)


DECLINE = PlainKind(
    "decline",
    PLACE,
    {"decline": (state.DECLINE, Decline())},
    refusal="the tile fits somewhere without a bridge, so it must be placed (ruling E2.13)",
)
