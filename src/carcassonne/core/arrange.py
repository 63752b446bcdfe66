"""Arranging a position by hand, without asking whether it could have come about: for notation and for tests."""

from __future__ import annotations

import cython

if not cython.compiled:
    from carcassonne.core.board import lay
    from carcassonne.core.state import *
    from carcassonne.core.tables import SLOT


def lay_tile(s: State, kind: cython.int, x: cython.int, y: cython.int, rotation: cython.int, axis: cython.int) -> None:
    """Lay a tile at a coordinate, with a bridge on it (1 north-south, 2 west-east) or none (0)."""
    i: cython.int
    for i in range(s.cloisters_done_size):
        s.cloisters_done[i] = 0
    lay(s, (x + s.stride * y) & s.mask, kind * 4 + rotation, axis)
    s.tile_x[s.tiles - 1] = x
    s.tile_y[s.tiles - 1] = y


def stand_follower(s: State, player: cython.int, segment: cython.int) -> None:
    """Stand a follower on a segment; the supply is not touched."""
    s.follower[segment] = player + 1
    s.occupants[s.feature[segment]] += 1


def stand_castle(s: State, owner: cython.int, tile: cython.int, side: cython.int, done: cython.bint) -> None:
    """Put a castle on the city at a side of a tile; neither supply nor stock is touched."""
    c: cython.int = s.castle_count
    s.castle_count = c + 1
    s.castle_owner[c] = owner
    s.castle_tile[c] = tile
    s.castle_side[c] = side
    s.castle_done[c] = done
    s.castle_feature[c] = s.feature[s.tile_base[tile] + SLOT[(s.tile_spin[tile] * 4 + side) * 3]]


def numbers(s: State) -> dict:
    """Everything of a position but rules, landscape, followers and castles, by name; lists keep their full length."""
    return {
        "ply": s.ply,
        "turns": s.turns,
        "phase": s.phase,
        "turn": s.turn,
        "actor": s.actor,
        "hand": s.hand,
        "holding": s.holding,
        "placed": s.placed,
        "bridge_segment": s.bridge_segment,
        "pig": s.pig,
        "plagued": s.plagued,
        "wave": s.wave,
        "castle_asked": s.castle_asked,
        "castle_site": s.castle_site,
        "market": s.market,
        "market_player": s.market_player,
        "market_turn": s.market_turn,
        "selector": s.selector,
        "offered": s.offered,
        "bid": s.bid,
        "bidder": s.bidder,
        "bidders_left": s.bidders_left,
        "score": [s.score[i] for i in range(s.players)],
        "supply": [s.supply[i] for i in range(s.players)],
        "bridges_left": [s.bridges_left[i] for i in range(s.players)],
        "castles_left": [s.castles_left[i] for i in range(s.players)],
        "undrawn": [s.undrawn[i] for i in range(MAX_KINDS)],
        "discarded": [s.discarded[i] for i in range(s.discards)],
        "finished": [s.finished[i] for i in range(s.finished_size)],
        "cloisters_done": [s.cloisters_done[i] for i in range(s.cloisters_done_size)],
        "castle_points": [s.castle_points[i] for i in range(s.castle_count)],
        "castle_wave": [s.castle_wave[i] for i in range(s.castle_count)],
        "castle_new": [s.castle_new[i] for i in range(s.castle_count)],
        "crown": [s.crown[i] for i in range(MAX_CROWNS)],
        "market_kind": [s.market_kind[i] for i in range(s.market_size)],
        "market_owner": [s.market_owner[i] for i in range(s.market_size)],
    }


def take_numbers(s: State, given) -> None:
    """Take what :func:`numbers` gave, all of it or in part; castles must stand already."""
    _take_turn(s, given)
    _take_market(s, given)
    _take_players(s, given)
    _take_lists(s, given)


def _take_turn(s: State, given) -> None:
    s.ply = given.get("ply", s.ply)
    s.turns = given.get("turns", s.turns)
    s.phase = given.get("phase", s.phase)
    s.turn = given.get("turn", s.turn)
    s.actor = given.get("actor", s.actor)
    s.hand = given.get("hand", s.hand)
    s.holding = given.get("holding", s.holding)
    s.placed = given.get("placed", s.placed)
    s.bridge_segment = given.get("bridge_segment", s.bridge_segment)
    s.pig = given.get("pig", s.pig)
    s.plagued = given.get("plagued", s.plagued)
    s.wave = given.get("wave", s.wave)
    s.castle_asked = given.get("castle_asked", s.castle_asked)
    s.castle_site = given.get("castle_site", s.castle_site)


def _take_market(s: State, given) -> None:
    i: cython.int
    s.market = given.get("market", s.market)
    s.market_player = given.get("market_player", s.market_player)
    s.market_turn = given.get("market_turn", s.market_turn)
    s.selector = given.get("selector", s.selector)
    s.offered = given.get("offered", s.offered)
    s.bid = given.get("bid", s.bid)
    s.bidder = given.get("bidder", s.bidder)
    s.bidders_left = given.get("bidders_left", s.bidders_left)
    if "market_kind" in given:
        s.market_size = len(given["market_kind"])
    for i, value in enumerate(given.get("market_kind", ())):
        s.market_kind[i] = value
    for i, value in enumerate(given.get("market_owner", ())):
        s.market_owner[i] = value


def _take_players(s: State, given) -> None:
    i: cython.int
    for i, value in enumerate(given.get("score", ())):
        s.score[i] = value
    for i, value in enumerate(given.get("supply", ())):
        s.supply[i] = value
    for i, value in enumerate(given.get("bridges_left", ())):
        s.bridges_left[i] = value
    for i, value in enumerate(given.get("castles_left", ())):
        s.castles_left[i] = value


def _take_lists(s: State, given) -> None:
    i: cython.int
    if "undrawn" in given:
        s.undrawn_total = sum(given["undrawn"])
    for i, value in enumerate(given.get("undrawn", ())):
        s.undrawn[i] = value
    if "discarded" in given:
        s.discards = len(given["discarded"])
    for i, value in enumerate(given.get("discarded", ())):
        s.discarded[i] = value
    if "finished" in given:
        s.finished_size = len(given["finished"])
    for i, value in enumerate(given.get("finished", ())):
        s.finished[i] = value
    if "cloisters_done" in given:
        for i in range(s.cloisters_done_size):
            s.cloisters_done[i] = 0
        s.cloisters_done_size = len(given["cloisters_done"])
    for i, value in enumerate(given.get("cloisters_done", ())):
        s.cloisters_done[i] = value
    for i, value in enumerate(given.get("castle_points", ())):
        s.castle_points[i] = value
    for i, value in enumerate(given.get("castle_wave", ())):
        s.castle_wave[i] = value
    for i, value in enumerate(given.get("castle_new", ())):
        s.castle_new[i] = value
    for i, value in enumerate(given.get("crown", ())):
        s.crown[i] = value
