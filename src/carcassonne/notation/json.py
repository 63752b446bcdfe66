"""The project's one JSON form of actions, states and events (docs/protocol.md)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields
from typing import Any

from carcassonne.engine import actions as act
from carcassonne.engine import events as ev
from carcassonne.engine.view import Market, View
from carcassonne.errors import NotationError

Json = dict[str, Any]

ACTION_TYPES: dict[str, type] = {
    "draw": act.Draw,
    "place": act.Place,
    "decline": act.Decline,
    "follower": act.Follower,
    "crown": act.Crown,
    "skip": act.Skip,
    "castle": act.Castle,
    "castle_project": act.CastleProject,
    "auction": act.Auction,
    "bid": act.Bid,
    "pass": act.Pass,
    "buy": act.Buy,
    "sell": act.Sell,
    "plague": act.Plague,
}
TYPE_NAMES = {kind: name for name, kind in ACTION_TYPES.items()}
EVENT_NAMES: dict[type, str] = {
    ev.Drawn: "drawn",
    ev.Discarded: "discarded",
    ev.Placed: "placed",
    ev.BridgeBuilt: "bridge_built",
    ev.FollowerPlaced: "follower_placed",
    ev.Scored: "scored",
    ev.FollowerReturned: "follower_returned",
    ev.CastleBuilt: "castle_built",
    ev.PigMoved: "pig_moved",
    ev.WheelAction: "wheel_action",
    ev.MarketOpened: "market_opened",
    ev.BidMade: "bid_made",
    ev.TileSold: "tile_sold",
    ev.TurnEnded: "turn_ended",
    ev.GameEnded: "game_ended",
}
FEATURES = ("city", "road", "field", "cloister", "bridge", "castle")
OPTIONAL = {"at", "bridge"}
LARGEST_COORDINATE = 1000


# --- actions ----------------------------------------------------------------------------------------------------------
def action_to_json(action: act.Action) -> Json:
    """An action as the protocol writes it: no `at` where there is none, no bridge where none is built."""
    written: Json = {"type": TYPE_NAMES[type(action)]}
    for field in fields(action):
        value = getattr(action, field.name)
        if isinstance(value, act.Bridge):
            value = {"x": value.x, "y": value.y, "axis": value.axis}
        if field.name in OPTIONAL and not value:
            continue
        written[field.name] = value
    return written


def action_from_json(data: Any) -> act.Action:
    """The action a JSON object is; raises NotationError that names what is wrong."""
    if not isinstance(data, dict):
        raise NotationError("an action must be an object")
    kind = data.get("type")
    if not isinstance(kind, str) or kind not in ACTION_TYPES:
        raise NotationError(f"an action's type must be one of {', '.join(ACTION_TYPES)}, not {kind!r}")
    action_type = ACTION_TYPES[kind]
    names = [field.name for field in fields(action_type)]
    unknown = set(data) - {"type", *names}
    if unknown:
        raise NotationError(f"an action {kind!r} has no {', '.join(sorted(map(repr, unknown)))}")
    values = {}
    for name in names:
        if name in data:
            values[name] = _value(kind, name, data[name])
        elif name not in OPTIONAL:
            raise NotationError(f"an action {kind!r} needs {name!r}")
    action: act.Action = action_type(**values)
    return action


def _value(kind: str, name: str, value: Any) -> Any:
    """One member of an action, checked by what it must be."""
    if name in ("x", "y"):
        return _whole(f"{name!r}", value, -LARGEST_COORDINATE, LARGEST_COORDINATE)
    if name == "rotation":
        return _whole("'rotation'", value, 0, 3)
    if name in ("bid", "points"):
        return _whole(f"{name!r}", value, 0, 99)
    if name == "build":
        if not isinstance(value, bool):
            raise NotationError(f"'build' must be true or false, not {value!r}")
        return value
    if name == "bridge":
        return _bridge(value)
    if name == "feature":
        if value not in FEATURES:
            raise NotationError(f"'feature' must be one of {', '.join(FEATURES)}, not {value!r}")
        return value
    if not isinstance(value, str):
        raise NotationError(f"{name!r} of an action {kind!r} must be a text, not {value!r}")
    return value


def _whole(name: str, value: Any, low: int, high: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise NotationError(f"{name} must be a whole number from {low} to {high}, not {value!r}")
    return value


def _bridge(value: Any) -> act.Bridge | None:
    if value is None:
        return None
    if not isinstance(value, dict) or set(value) != {"x", "y", "axis"}:
        raise NotationError("'bridge' must be an object of x, y and axis")
    if value["axis"] not in ("NS", "WE"):
        raise NotationError(f"'axis' must be NS or WE, not {value['axis']!r}")
    return act.Bridge(_value("place", "x", value["x"]), _value("place", "y", value["y"]), value["axis"])


def actions_to_json(legal: Iterable[act.Action]) -> list[Json]:
    """A list of legal actions; bids that differ only in points become one entry with a range."""
    listed: list[Json] = []
    bids: list[int] = []
    openings: dict[str, list[int]] = {}
    for action in legal:
        if isinstance(action, act.Bid):
            bids.append(action.points)
        elif isinstance(action, act.Auction):
            openings.setdefault(action.tile, []).append(action.bid)
        else:
            listed.append(action_to_json(action))
    if bids:
        listed.append({"type": "bid", "points": {"min": min(bids), "max": max(bids)}})
    for tile, values in openings.items():
        bid: int | Json = {"min": min(values), "max": max(values)} if len(values) > 1 else values[0]
        listed.append({"type": "auction", "tile": tile, "bid": bid})
    return listed


# --- events -----------------------------------------------------------------------------------------------------------
def event_to_json(event: ev.Event) -> Json:
    """An event as the protocol writes it."""
    written: Json = {"type": EVENT_NAMES[type(event)]}
    for field in fields(event):
        value = getattr(event, field.name)
        if (field.name in ("x", "y", "at") and value in (None, "")) or field.name == "final":
            continue
        written[field.name] = _plain(value)
    return written


def _plain(value: Any) -> Any:
    return [_plain(item) for item in value] if isinstance(value, tuple) else value


# --- states -----------------------------------------------------------------------------------------------------------
def view_to_json(view: View) -> Json:
    """A view as the protocol's state; what a module adds is there exactly when the module is."""
    written: Json = {
        "preset": view.preset,
        "players": view.players,
        "ply": view.ply,
        "phase": view.phase,
        "to_act": view.to_act,
        "tile": view.tile,
        "scores": list(view.scores),
        "supply": list(view.supply),
        "deck": view.deck,
        "discarded": list(view.discarded),
        "over": view.over,
        "board": [{"tile": t.tile, "x": t.x, "y": t.y, "rotation": t.rotation} for t in view.board],
        "followers": [
            {"player": f.player, "x": f.x, "y": f.y, "feature": f.feature} | ({"at": f.at} if f.at else {})
            for f in view.followers
        ],
    }
    if view.bridges is not None and view.bridges_left is not None:
        written["bridges"] = [{"x": b.x, "y": b.y, "axis": b.axis} for b in view.bridges]
        written["bridges_left"] = list(view.bridges_left)
    if view.castles is not None and view.castles_left is not None:
        written["castles"] = [
            {"owner": c.owner, "x": c.x, "y": c.y, "side": c.side, "done": c.done} for c in view.castles
        ]
        written["castles_left"] = list(view.castles_left)
    if view.castle_site is not None:
        site = view.castle_site
        written["castle_site"] = {"x": site.x, "y": site.y, "side": site.side}
    if view.pig is not None:
        written["pig"] = view.pig
        written["crowns"] = {segment: list(seats) for segment, seats in view.crowns.items()}
    if view.market is not None:
        written["market"] = _market_to_json(view.market)
    return written


def _market_to_json(market: Market) -> Json:
    return {
        "tiles": list(market.tiles),
        "offered": market.offered,
        "bid": market.bid,
        "bidder": market.bidder,
        "owners": {str(seat): tile for seat, tile in sorted(market.owners.items())},
    }
