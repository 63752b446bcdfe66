"""Actions and events for people, choices and log entries for the core: the translation both ways."""

from __future__ import annotations

from typing import Any

from carcassonne.core import board, features, report, state, tables, turn
from carcassonne.core.state import State
from carcassonne.engine import actions as act
from carcassonne.engine import events as ev
from carcassonne.engine.names import LANDSCAPES, STEPS, cells_of, kind_of, phase_of, place_of, segment_at
from carcassonne.engine.view import Axis
from carcassonne.tiles import SIDES

PHASE_OF_ACTION: dict[type, str] = {
    act.Draw: "draw",
    act.Place: "place",
    act.Decline: "place",
    act.Follower: "follower",
    act.Crown: "follower",
    act.Skip: "follower",
    act.Castle: "castle",
    act.CastleProject: "castle_project",
    act.Auction: "auction",
    act.Bid: "bid",
    act.Pass: "bid",
    act.Buy: "deal",
    act.Sell: "deal",
    act.Plague: "plague",
}


# --- actions ----------------------------------------------------------------------------------------------------------
def action_of(s: State, choice: int) -> act.Action:
    """The action a choice of the phase at hand is."""
    match phase_of(s):
        case "draw":
            return act.Draw(tables.NAMES[choice])
        case "place":
            return _placement(s, choice)
        case "follower":
            return _follower(s, choice)
        case "castle":
            return act.Castle(bool(choice))
        case "castle_project":
            return act.CastleProject(*_project_place(s, choice))
        case "auction":
            market = report.market_standing(s)
            assert market is not None
            index, bid = divmod(choice, state.AUCTION_STEP)
            return act.Auction(tables.NAMES[market.kinds[index]], bid)
        case "bid":
            return act.Pass() if choice == state.PASS else act.Bid(choice)
        case "deal":
            return act.Buy() if choice == state.BUY else act.Sell()
        case "plague":
            return act.Plague(*_taken_place(s, choice))
        case phase:
            raise AssertionError(f"nothing is chosen in phase {phase}")


def _placement(s: State, choice: int) -> act.Place | act.Decline:
    if choice == state.DECLINE:
        return act.Decline()
    cell, bridge, rotation = choice >> 5, choice >> 2 & 7, choice & 3
    x, y = board.place_of_cell(s, cell)
    if bridge == state.NO_BRIDGE:
        return act.Place(x, y, rotation)
    if bridge < state.BRIDGE_BESIDE:
        return act.Place(x, y, rotation, act.Bridge(x, y, _axis(bridge)))
    side = SIDES[bridge - state.BRIDGE_BESIDE]
    dx, dy = STEPS[side]
    return act.Place(x, y, rotation, act.Bridge(x + dx, y + dy, "NS" if side in "NS" else "WE"))


def _axis(number: int) -> Axis:
    return "NS" if number == state.BRIDGE_NS else "WE"


def _follower(s: State, choice: int) -> act.Follower | act.Crown | act.Skip:
    if choice == state.SKIP:
        return act.Skip()
    if choice >= state.ON_CROWN:
        return act.Crown(tables.WHEEL_SEGMENTS[choice - state.ON_CROWN])
    if choice == state.ON_BRIDGE:
        return act.Follower("bridge")
    kind, _, _, rotation, _, _ = report.last_tile(s)
    feature, at = segment_at(kind * 8 + choice - 1, rotation)
    return act.Follower(feature, at)  # type: ignore[arg-type]


def _project_place(s: State, choice: int) -> tuple[int, int, str, str]:
    """A project by its first segment on the tile just laid; a cloister by its own tile, a castle by itself."""
    if choice >= state.A_CASTLE:
        return _castle_place(s, choice - state.A_CASTLE)
    here = [segment for segment in _new_segments(s) if features.feature_of(s, segment) == choice]
    return min((place_of(s, segment) for segment in here or [choice]), key=_printed_first)


def _printed_first(place: tuple[int, int, str, str]) -> tuple[bool, int]:
    *_, feature, at = place
    return feature == "bridge", SIDES.index(at) if at in SIDES else 0


def _new_segments(s: State) -> list[int]:
    """The segments of the tile just laid, a bridge on it among them."""
    kind, _, _, _, base, bridge = report.last_tile(s)
    return list(range(base, base + tables.segment_count(kind) + bool(bridge)))


def _castle_place(s: State, castle: int) -> tuple[int, int, str, str]:
    _, tile, side, _, _ = report.castles_standing(s)[castle]
    _, x, y, *_ = report.tile_lying(s, tile)
    return x, y, "castle", SIDES[side]


def _taken_place(s: State, choice: int) -> tuple[int, int, str, str]:
    if choice >= state.A_CASTLE:
        return _castle_place(s, choice - state.A_CASTLE)
    return place_of(s, choice)


# --- choices ----------------------------------------------------------------------------------------------------------
def choice_of(s: State, action: act.Action) -> int | None:
    """The core's choice for an action of the phase at hand; None if it names nothing on this table.

    Whether the choice is legal is for the core to say.
    """
    match action:
        case act.Draw(tile):
            return kind_of(tile)
        case act.Place():
            return _place_choice(s, action)
        case act.Decline():
            return int(state.DECLINE)
        case act.Follower(feature, at):
            return _follower_choice(s, feature, at)
        case act.Crown(segment):
            wheel = tables.WHEEL_SEGMENTS
            return state.ON_CROWN + wheel.index(segment) if segment in wheel else None
        case act.Castle(build):
            return int(build)
        case act.CastleProject(x, y, feature, at):
            return _castle_at(s, x, y, at) if feature == "castle" else _project_choice(s, x, y, feature, at)
        case act.Auction(tile, bid):
            return _auction_choice(s, tile, bid)
        case act.Bid(points):
            return points if points > 0 else None
        case act.Skip() | act.Pass() | act.Buy():
            return 0
        case act.Sell():
            return int(state.SELL)
        case act.Plague(x, y, feature, at):
            return _castle_at(s, x, y, at) if feature == "castle" else segment_named(s, x, y, feature, at)


def legal_choice(s: State, action: act.Action) -> int | None:
    """The core's choice for an action if it is allowed now."""
    if PHASE_OF_ACTION.get(type(action)) != phase_of(s):
        return None
    choice = choice_of(s, action)
    return choice if choice is not None and turn.is_legal(s, choice) else None


def _place_choice(s: State, action: act.Place) -> int | None:
    hand = report.standing(s).hand
    if hand < 0 or not 0 <= action.rotation <= 3 or board.square_at(s, action.x, action.y) >= 0:
        return None
    cell = board.cell_at(s, action.x, action.y)
    rotation = action.rotation % tables.different_turns(hand)
    bridge = _bridge_number(action)
    return None if bridge is None else cell << 5 | bridge << 2 | rotation


def _bridge_number(action: act.Place) -> int | None:
    """The core's number for the bridge of a placement; None if it is neither on the new tile nor right beside it."""
    if action.bridge is None:
        return int(state.NO_BRIDGE)
    bridge = action.bridge
    if (bridge.x, bridge.y) == (action.x, action.y):
        return int(state.BRIDGE_NS if bridge.axis == "NS" else state.BRIDGE_WE)
    for direction, (side, (dx, dy)) in enumerate(STEPS.items()):
        if (bridge.x, bridge.y) == (action.x + dx, action.y + dy) and side in bridge.axis:
            return int(state.BRIDGE_BESIDE) + direction
    return None


def _follower_choice(s: State, feature: str, at: str) -> int | None:
    if feature == "bridge":
        return None if at else int(state.ON_BRIDGE)
    kind, _, _, rotation, _, _ = report.last_tile(s)
    for place in range(tables.segment_count(kind)):
        if segment_at(kind * 8 + place, rotation) == (feature, at):
            return place + 1
    return None


def segment_named(s: State, x: int, y: int, feature: str, at: str) -> int | None:
    """The segment at a square with exactly this name, None if there is none."""
    tile = board.square_at(s, x, y) - 1
    if tile < 0:
        return None
    kind, _, _, rotation, base, bridge = report.tile_lying(s, tile)
    for segment in range(base, base + tables.segment_count(kind) + bool(bridge)):
        if segment_at(report.print_of(s, segment), rotation) == (feature, at):
            return segment
    return None


def _project_choice(s: State, x: int, y: int, feature: str, at: str) -> int | None:
    segment = segment_named(s, x, y, feature, at)
    return None if segment is None else features.feature_of(s, segment)


def _castle_at(s: State, x: int, y: int, at: str) -> int | None:
    """A castle by either of its two tiles and the side towards the other."""
    for castle in range(len(report.castles_standing(s))):
        cx, cy, _, side = _castle_place(s, castle)
        dx, dy = STEPS[side]
        opposite = SIDES[(SIDES.index(side) + 2) % 4]
        if (x, y, at) in ((cx, cy, side), (cx + dx, cy + dy, opposite)):
            return int(state.A_CASTLE) + castle
    return None


def _auction_choice(s: State, tile: str, bid: int) -> int | None:
    market, kind = report.market_standing(s), kind_of(tile)
    if market is None or not 0 <= bid < state.AUCTION_STEP:
        return None
    for index, (open_kind, owner) in enumerate(zip(market.kinds, market.owners, strict=True)):
        if open_kind == kind and owner < 0:
            return index * int(state.AUCTION_STEP) + bid
    return None


# --- events -----------------------------------------------------------------------------------------------------------
def event_of(s: State, entry: tuple[Any, ...]) -> ev.Event:
    """The event a log entry tells of, read from the state after the decision."""
    kind, a, b, c, d, e, f = entry
    match kind:
        case state.LOG_DISCARDED:
            return ev.Discarded(b, tables.NAMES[a])
        case state.LOG_PLACED:
            _, x, y, rotation, _, _ = report.tile_lying(s, c)
            return ev.Placed(a, tables.NAMES[b], x, y, rotation)
        case state.LOG_BRIDGE:
            _, x, y, *_ = report.tile_lying(s, b)
            return ev.BridgeBuilt(a, x, y, _axis(c))
        case state.LOG_FOLLOWER:
            x, y, feature, at = place_of(s, b)
            return ev.FollowerPlaced(a, feature, at, x, y)
        case state.LOG_CROWN:
            return ev.FollowerPlaced(a, "crown", tables.WHEEL_SEGMENTS[b])
        case state.LOG_SCORED:
            return _feature_scored(s, a, b, c, d, e, f)
        case state.LOG_HOME:
            x, y, feature, at = place_of(s, b)
            return ev.FollowerReturned(a, feature, at, x, y)
        case state.LOG_CROWN_HOME:
            return ev.FollowerReturned(a, "crown", tables.WHEEL_SEGMENTS[b])
        case state.LOG_CASTLE:
            x, y, _, side = _castle_place(s, b)
            return ev.CastleBuilt(a, x, y, side)
        case state.LOG_CASTLE_PAID:
            x, y, _, side = _castle_place(s, c)
            dx, dy = STEPS[side]
            return ev.Scored(a, b, "castle", ((LANDSCAPES[d], b),), ((x, y), (x + dx, y + dy)))
        case state.LOG_CASTLE_HOME:
            x, y, _, side = _castle_place(s, b)
            return ev.FollowerReturned(a, "castle", side, x, y)
        case state.LOG_PIG:
            return ev.PigMoved(tables.WHEEL_SEGMENTS[a], tables.WHEEL_SEGMENTS[b])
        case state.LOG_WHEEL_ACTION:
            return ev.WheelAction(tables.WHEEL_SEGMENTS[a])
        case state.LOG_WHEEL_SCORED:
            return ev.Scored(a, b, "wheel", ((tables.WHEEL_SEGMENTS[c], b),))
        case state.LOG_CROWN_SCORED:
            return ev.Scored(a, b, "crown", ((tables.WHEEL_SEGMENTS[c], b),))
        case state.LOG_MARKET:
            return ev.MarketOpened(a)
        case state.LOG_BID:
            return ev.BidMade(a, None if b < 0 else b, tables.NAMES[c])
        case state.LOG_SOLD:
            change = [0] * report.standing(s).players
            change[c] -= d
            if b >= 0:
                change[b] += d
            return ev.TileSold(tables.NAMES[a], None if b < 0 else b, c, d, tuple(change))
        case state.LOG_TURN_ENDED:
            return ev.TurnEnded(a)
        case state.LOG_GAME_ENDED:
            return game_ended(s)
        case _:
            raise AssertionError(f"the core logged an unknown event {entry}")


TERMS = ("tiles", "pennants", "cities", "castles", "city", "castle")
"""The terms of a score by the core's number."""


def _feature_scored(
    s: State, player: int, points: int, kind: int, feature: int, final: int, terms: list[tuple[int, int]]
) -> ev.Scored:
    _, segments, *_ = features.describe_feature(s, feature)
    named = tuple((TERMS[term], value) for term, value in terms)
    return ev.Scored(player, points, LANDSCAPES[kind], named, cells_of(s, segments), bool(final))


def game_ended(s: State) -> ev.GameEnded:
    """The end of a game: final scores and winners, equal totals sharing the victory (GAP 10)."""
    scores = report.standing(s).scores
    return ev.GameEnded(scores, tuple(seat for seat, score in enumerate(scores) if score == max(scores)))
