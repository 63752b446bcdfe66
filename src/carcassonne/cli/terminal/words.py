"""Actions and events in words, as people at the table would say them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from carcassonne.art.board.followers import roles
from carcassonne.art.drawing.palette import player_colour
from carcassonne.engine import actions as act
from carcassonne.engine import events as ev
from carcassonne.tiles.catalogue import tile_named

SIDES = {"N": "north", "E": "east", "S": "south", "W": "west"}
HALVES = {
    "NL": "west",
    "NR": "east",
    "EL": "north",
    "ER": "south",
    "SL": "east",
    "SR": "west",
    "WL": "south",
    "WR": "north",
}
SCORED = {"crown": "a crown space", "wheel": "the wheel"}


def colour_names(players: int) -> tuple[str, ...]:
    """The players by their colours."""
    return tuple(player_colour(seat).name.capitalize() for seat in range(players))


def tile_words(name: str) -> str:
    """A tile's name with what is on it."""
    return f"{name} ({tile_named(name.partition(':')[0]).name})"


def place_words(at: str) -> str:
    """Where on a tile: a side, or half of one."""
    if at in SIDES:
        return f"at the {SIDES[at]} side"
    return f"at the {SIDES[at[0]]} side's {HALVES[at]} half" if at in HALVES else ""


def follower_words(feature: str, at: str) -> str:
    """A follower by its role and its place on the tile."""
    where = "the castle" if feature == "castle" else f"the {feature}"
    return f"{roles()[feature]} {'in' if feature == 'city' else 'on'} {where} {place_words(at)}".rstrip()


def _turned(rotation: int) -> str:
    return ("", ", turned once", ", turned twice", ", turned three times")[rotation]


def _points(points: int) -> str:
    return f"{points} point{'' if abs(points) == 1 else 's'}"


# --- actions ----------------------------------------------------------------------------------------------------------
def action_words(action: act.Action) -> str:
    """What somebody would do by an action."""
    match action:
        case act.Draw(tile):
            return f"draw {tile_words(tile)}"
        case act.Place(x, y, rotation, bridge):
            built = f", with {bridge_words(bridge)}" if bridge else ""
            return f"lay the tile at ({x}, {y}){_turned(rotation)}{built}"
        case act.Decline():
            return "decline the tile"
        case act.Follower(feature, at):
            return follower_words(feature, at)
        case act.Crown(segment):
            return f"a crown space of {segment} on the wheel"
        case act.Skip():
            return "no follower"
        case act.Castle(build):
            return "build a castle" if build else "take the city's points"
        case act.CastleProject(x, y, feature, at):
            return f"be paid for the {feature} {place_words(at)}".rstrip() + f" of ({x}, {y})"
        case act.Auction(tile, bid):
            return f"put up {tile_words(tile)} with {_points(bid)}"
        case act.Bid(points):
            return f"bid {_points(points)}"
        case act.Pass():
            return "pass"
        case act.Buy():
            return "buy: keep the tile and pay the highest bidder"
        case act.Sell():
            return "sell: let the highest bidder have it"
        case act.Plague(x, y, feature, at):
            return f"take back the {follower_words(feature, at)} of ({x}, {y})"
        case _:
            assert_never(action)


def bridge_words(bridge: act.Bridge | None) -> str:
    """A bridge by its place, or that there is none."""
    if bridge is None:
        return "no bridge"
    return f"a bridge from {'north to south' if bridge.axis == 'NS' else 'west to east'} over ({bridge.x}, {bridge.y})"


# --- events -----------------------------------------------------------------------------------------------------------
def event_words(event: ev.Event, names: Sequence[str]) -> str:
    """What happened, in a sentence; "" for the end of a turn, which needs none."""
    match event:
        case ev.Drawn(player, tile, market):
            return f"{tile_words(tile)} is laid open" if market else f"{names[player]} draws {tile_words(tile)}"
        case ev.Discarded(_, tile):
            return f"{tile} is not placed and leaves the game"
        case ev.Placed(player, tile, x, y, rotation):
            return f"{names[player]} lays {tile} at ({x}, {y}){_turned(rotation)}"
        case ev.BridgeBuilt(player, x, y, axis):
            return f"{names[player]} builds {bridge_words(act.Bridge(x, y, axis))}"
        case ev.FollowerPlaced(player, feature, at, x, y):
            return f"{names[player]} puts a {_standing(feature, at, x, y)}"
        case ev.Scored():
            return score_words(event, names)
        case ev.FollowerReturned(player, feature, at, x, y):
            return f"{names[player]}'s {_standing(feature, at, x, y)} comes home"
        case ev.CastleBuilt(player, x, y, side):
            return f"{names[player]} builds a castle at ({x}, {y}), {SIDES[side]} side"
        case ev.PigMoved(start, end):
            return f"the pig walks from {start} to {end}"
        case ev.WheelAction(segment):
            return f"the wheel shows {segment}"
        case ev.MarketOpened(player):
            return f"{names[player]} opens a market day"
        case ev.BidMade(player, points, tile):
            return f"{names[player]} {'passes' if points is None else f'bids {_points(points)}'} on {tile}"
        case ev.TileSold():
            return _sold_words(event, names)
        case ev.TurnEnded():
            return ""
        case ev.GameEnded(scores, winners):
            return end_words(scores, winners, names)
        case _:
            assert_never(event)


def _standing(feature: str, at: str, x: int | None, y: int | None) -> str:
    if feature == "crown":
        return f"follower on a crown space of {at}"
    return f"{follower_words(feature, at)} of ({x}, {y})"


def score_words(event: ev.Scored, names: Sequence[str]) -> str:
    """Points with their terms: "Red scores 8 for a city: tiles 6, pennants 2"."""
    terms = ", ".join(f"{name} {points}" for name, points in event.terms)
    return f"{names[event.player]} scores {event.points} for {SCORED.get(event.feature, f'a {event.feature}')}: {terms}"


def _sold_words(event: ev.TileSold, names: Sequence[str]) -> str:
    buyer = names[event.buyer]
    if event.seller is None:
        return f"{buyer} takes {event.tile} for {_points(event.points)}"
    return f"{buyer} buys {event.tile} for {_points(event.points)}, which go to {names[event.seller]}"


def end_words(scores: Sequence[int], winners: Sequence[int], names: Sequence[str]) -> str:
    """The end of a game: who won, and the scores."""
    who = " and ".join(names[seat] for seat in winners)
    verdict = f"{who} {'wins' if len(winners) == 1 else 'share the victory'}"
    totals = ", ".join(f"{name} {score}" for name, score in zip(names, scores, strict=True))
    return f"the game is over: {verdict} ({totals})"


def told(events: Sequence[ev.Event], names: Sequence[str]) -> list[str]:
    """Events in sentences, those without one left out."""
    return [words for words in (event_words(event, names) for event in events) if words]
