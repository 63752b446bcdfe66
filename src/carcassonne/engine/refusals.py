"""Why an action is not allowed: the rule and the place, in a sentence.

Nothing here decides: the core has already refused the action, and this module looks for the words.
"""

from __future__ import annotations

from carcassonne.core import board, features, report, state, tables
from carcassonne.core.state import State
from carcassonne.engine import actions as act
from carcassonne.engine.codec import PHASE_OF_ACTION, segment_named
from carcassonne.engine.names import LANDSCAPES, STEPS, phase_of, place_of, segment_at
from carcassonne.tiles import SIDES

SIDE_NAMES = {"N": "north", "E": "east", "S": "south", "W": "west"}
ASKED = {
    "draw": "a tile has to be drawn first",
    "place": "the tile has to be placed",
    "follower": "a follower may be put, or none",
    "castle": "it has to be said whether a castle is built",
    "castle_project": "a project has to be chosen for the castle",
    "auction": "a market tile has to be selected",
    "bid": "it is time to bid or pass",
    "deal": "the selector has to buy or sell",
    "plague": "a follower has to be taken back for the plague",
}


def reason_against(s: State, action: act.Action) -> str:
    """Why the core refuses this action in this state."""
    now = report.standing(s)
    phase = phase_of(s)
    if phase == "over":
        return "the game is over"
    if PHASE_OF_ACTION.get(type(action)) != phase:
        seat = "" if phase == "draw" else f" (player {now.actor})"
        return f"{ASKED[phase]} now{seat}: {type(action).__name__.lower()} does not answer that"
    match action:
        case act.Draw(tile):
            return f"no tile {tile} is left to be drawn"
        case act.Place():
            return _against_placement(s, action)
        case act.Decline():
            return "the tile fits somewhere without a bridge, so it must be placed (ruling E2.13)"
        case act.Follower(feature, at):
            return _against_follower(s, feature, at)
        case act.Crown(segment):
            return _against_crown(s, segment)
        case act.CastleProject(x, y, feature, at):
            return f"no project just completed in the castle's vicinity is {_named(feature, at)} at ({x}, {y})"
        case act.Auction(tile, bid):
            return _against_auction(s, tile, bid)
        case act.Bid(points):
            return _against_bid(s, points)
        case act.Plague(x, y, feature, at):
            return f"player {now.actor} has no follower on {_named(feature, at)} at ({x}, {y})"
        case _:
            raise AssertionError(f"the core refused {action} in phase {phase}")


def _named(feature: str, at: str) -> str:
    return f"the {feature} at {at}" if at else f"the {feature}"


# --- placing ----------------------------------------------------------------------------------------------------------
def _against_placement(s: State, action: act.Place) -> str:
    if not 0 <= action.rotation <= 3:
        return f"a tile turns by 0 to 3 quarter turns, not {action.rotation}"
    found = board.square_at(s, action.x, action.y)
    if found > 0:
        return f"a tile lies at ({action.x}, {action.y}) already (ruling B3.1)"
    if found == 0:
        return f"({action.x}, {action.y}) shares no side with a placed tile (ruling B3.1)"
    if action.bridge is not None:
        reason = _against_bridge(s, action, action.bridge)
        if reason:
            return reason
    return _side_that_differs(s, action)


def _sides_of_hand(s: State, action: act.Place) -> dict[str, str]:
    """The sides of the tile in hand as it would lie, with a bridge on it counted as road."""
    tile = tables.TILES[report.standing(s).hand]
    sides = {side: tile.side(side, action.rotation) for side in SIDES}
    bridge = action.bridge
    if bridge is not None and (bridge.x, bridge.y) == (action.x, action.y):
        sides |= dict.fromkeys(bridge.axis, "road")
    return sides


def _side_that_differs(s: State, action: act.Place) -> str:
    """The first side on which the new tile and its neighbour do not match (ruling B3.2)."""
    bridge = action.bridge
    for side, mine in _sides_of_hand(s, action).items():
        dx, dy = STEPS[side]
        x, y = action.x + dx, action.y + dy
        tile = board.square_at(s, x, y) - 1
        if tile < 0:
            continue
        yours = LANDSCAPES[board.side_of(s, tile, (SIDES.index(side) + 2) % 4)]
        if bridge is not None and (bridge.x, bridge.y) == (x, y) and side in bridge.axis:
            yours = "road"
        if mine != yours:
            return f"the {SIDE_NAMES[side]} side is {mine}, the neighbour's at ({x}, {y}) is {yours} (ruling B3.2)"
    raise AssertionError(f"the core refused {action} though every side matches")


def _against_bridge(s: State, action: act.Place, bridge: act.Bridge) -> str | None:
    """What is wrong with a bridge itself; None if only the sides do not match with it."""
    now = report.standing(s)
    if not sum(now.bridges_left) and not any(tile[5] for tile in report.tiles_lying(s)):
        return "these rules have no bridges"
    if now.bridges_left[now.turn] == 0:
        return f"player {now.turn} has no bridge left (ruling E2.1)"
    if bridge.axis not in ("NS", "WE"):
        return f"a bridge runs NS or WE, not {bridge.axis}"
    where = f"at ({bridge.x}, {bridge.y})"
    if (bridge.x, bridge.y) == (action.x, action.y):
        tile = tables.TILES[now.hand]
        pillars = [tile.side(side, action.rotation) for side in bridge.axis]
        if pillars != ["field", "field"]:
            return f"both ends of a bridge must stand on field, {where} they are {' and '.join(pillars)} (ruling E2.3)"
        return None
    return _against_bridge_beside(s, action, bridge, where)


def _against_bridge_beside(s: State, action: act.Place, bridge: act.Bridge, where: str) -> str | None:
    beside = [side for side, (dx, dy) in STEPS.items() if (bridge.x, bridge.y) == (action.x + dx, action.y + dy)]
    tile = board.square_at(s, bridge.x, bridge.y) - 1
    if not beside or tile < 0:
        return f"a bridge stands on the new tile or a tile beside it, not {where} (ruling E2.2)"
    kind, *_, built = report.tile_lying(s, tile)
    if kind >= tables.FIRST_SQUARE:
        return "no bridge stands on the wheel board (ruling E2.11)"
    if built:
        return f"the tile {where} has a bridge already (ruling E2.11)"
    if beside[0] not in bridge.axis:
        return f"the bridge {where} does not continue a road of the new tile (ruling E2.2)"
    pillars = [LANDSCAPES[board.side_of(s, tile, SIDES.index(side))] for side in bridge.axis]
    if pillars != ["field", "field"]:
        return f"both ends of a bridge must stand on field, {where} they are {' and '.join(pillars)} (ruling E2.3)"
    dx, dy = STEPS[beside[0]]
    if board.square_at(s, bridge.x + dx, bridge.y + dy) > 0:
        return f"the far end of the bridge {where} would meet a field (ruling E2.4)"
    if _sides_of_hand(s, action)[beside[0]] != "road":
        return f"the bridge {where} does not continue a road of the new tile (ruling E2.2)"
    return None


# --- followers --------------------------------------------------------------------------------------------------------
def _against_follower(s: State, feature: str, at: str) -> str:
    now = report.standing(s)
    if now.supply[now.turn] == 0:
        return f"player {now.turn} has no follower in the supply (ruling B4.5)"
    if feature == "bridge":
        if at:
            return "a bridge has no side to be named: it is just `bridge`"
        segment = report.bridge_built(s)
        if segment < 0:
            return "no bridge was built this turn (ruling E2.9)"
    else:
        kind, x, y, rotation, _, _ = report.last_tile(s)
        found = segment_named(s, x, y, feature, at)
        if found is None:
            places = [segment_at(kind * 8 + place, rotation) for place in range(tables.segment_count(kind))]
            listed = ", ".join(_named(*place) for place in places)
            return f"the tile just laid has no {feature} named {at or 'so'}; it has {listed}"
        segment = found
    return _who_stands_there(s, segment)


def _who_stands_there(s: State, segment: int) -> str:
    """Which follower keeps others out of a feature (ruling B4.3)."""
    number = features.feature_of(s, segment)
    landscape = LANDSCAPES[features.describe_feature(s, number)[0]]
    for player, stands in report.followers_standing(s):
        if features.feature_of(s, stands) == number:
            x, y, _, at = place_of(s, stands)
            return f"the {landscape} already holds a follower of player {player} at ({x}, {y}) {at}".rstrip() + (
                " (ruling B4.3)"
            )
    raise AssertionError("the core refused a follower on a free feature")


def _against_crown(s: State, segment: str) -> str:
    now = report.standing(s)
    if segment not in tables.WHEEL_SEGMENTS:
        return f"the wheel has no segment {segment!r}; it has {', '.join(tables.WHEEL_SEGMENTS)}"
    if now.supply[now.turn] == 0:
        return f"player {now.turn} has no follower in the supply (ruling B4.5)"
    if now.crowns[tables.WHEEL_SEGMENTS.index(segment)]:
        return f"the crown spaces of {segment} are taken (ruling D6.2)"
    return "these rules have no wheel"


# --- the market -------------------------------------------------------------------------------------------------------
def _against_auction(s: State, tile: str, bid: int) -> str:
    market = report.market_standing(s)
    assert market is not None
    lying_open = [tables.NAMES[kind] for kind, owner in zip(market.kinds, market.owners, strict=True) if owner < 0]
    if tile not in lying_open:
        return f"tile {tile} does not lie open; {', '.join(lying_open)} do"
    return f"an opening bid is from 0 to {int(state.HIGHEST_BID)} points, and 0 without auction; not {bid}"


def _against_bid(s: State, points: int) -> str:
    market = report.market_standing(s)
    assert market is not None
    if market.bid >= state.HIGHEST_BID:
        return f"nobody bids more than {int(state.HIGHEST_BID)}: pass"
    return f"a bid must be from {market.bid + 1} to {int(state.HIGHEST_BID)} points, not {points} (ruling E4.3)"
