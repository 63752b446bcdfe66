"""A state told in plain Python values, for everything that stands on the core."""

from __future__ import annotations

from typing import NamedTuple

import cython

if not cython.compiled:
    from carcassonne.core.state import *


class Standing(NamedTuple):
    """The numbers of a position that are not the landscape."""

    players: int
    phase: int
    ply: int
    turn: int
    actor: int
    hand: int  # kind, -1 none
    placed: bool
    turns: int
    scores: tuple
    supply: tuple
    bridges_left: tuple
    castles_left: tuple
    undrawn: tuple  # by kind
    discarded: tuple
    pig: int
    crowns: tuple  # by wheel segment: the players there
    castle_site: int
    wave: int


class MarketStanding(NamedTuple):
    """A market day in numbers."""

    stage: int
    player: int
    turn: int
    kinds: tuple
    owners: tuple  # -1 none
    selector: int
    offered: int
    bid: int
    bidder: int


def phase(s: State) -> int:
    """The phase at hand."""
    return s.phase


def standing(s: State) -> Standing:
    """The numbers of a position that are not the landscape."""
    players: cython.int = s.players
    return Standing(
        players,
        s.phase,
        s.ply,
        s.turn,
        s.actor,
        s.hand if s.holding else -1,
        bool(s.placed),
        s.turns,
        tuple([s.score[i] for i in range(players)]),
        tuple([s.supply[i] for i in range(players)]),
        tuple([s.bridges_left[i] for i in range(players)]),
        tuple([s.castles_left[i] for i in range(players)]),
        tuple([s.undrawn[i] for i in range(MAX_KINDS)]),
        tuple([s.discarded[i] for i in range(s.discards)]),
        s.pig,
        tuple([tuple([(s.crown[2 * i + j] & OWNER) - 1 for j in range(2) if s.crown[2 * i + j]]) for i in range(6)]),
        s.castle_site,
        s.wave,
    )


def market_standing(s: State) -> MarketStanding | None:
    """The market day under way, None for none."""
    if s.market == NO_MARKET:
        return None
    return MarketStanding(
        s.market,
        s.market_player,
        s.market_turn,
        tuple([s.market_kind[i] for i in range(s.market_size)]),
        tuple([s.market_owner[i] - 1 for i in range(s.market_size)]),
        s.selector,
        s.offered,
        s.bid,
        s.bidder,
    )


def tile_lying(s: State, tile: cython.int) -> tuple:
    """A tile of the landscape: (kind, x, y, rotation, first segment, bridge axis)."""
    spin: cython.int = s.tile_spin[tile]
    return spin >> 2, s.tile_x[tile], s.tile_y[tile], spin & 3, s.tile_base[tile], s.tile_bridge[tile]


def last_tile(s: State) -> tuple:
    """The tile laid last, as :func:`tile_lying`."""
    return tile_lying(s, s.tiles - 1)


def tiles_lying(s: State) -> list:
    """Every tile of the landscape in order of laying, as :func:`tile_lying`."""
    return [tile_lying(s, i) for i in range(s.tiles)]


def followers_standing(s: State) -> list:
    """Every follower of the landscape: (player, segment). Those on castles and crown spaces are not among them."""
    return [((s.follower[i] & OWNER) - 1, i) for i in range(s.segments) if s.follower[i]]


def castles_standing(s: State) -> list:
    """Every castle in order of building: (owner, tile, side towards its other tile, done, city)."""
    return [
        (s.castle_owner[i], s.castle_tile[i], s.castle_side[i], bool(s.castle_done[i]), s.castle_feature[i])
        for i in range(s.castle_count)
    ]


def features_lying(s: State) -> list:
    """The number of every feature of the landscape."""
    return [i for i in range(s.segments) if s.feature[i] == i and s.parts[i]]


def tile_of(s: State, segment: cython.int) -> int:
    """The tile a segment lies on."""
    return s.tile_at[segment]


def print_of(s: State, segment: cython.int) -> int:
    """What is printed at a segment: kind * 8 + place on the tile."""
    return s.printed[segment]


def follower_on(s: State, segment: cython.int) -> int:
    """The player whose follower stands on a segment, -1 for nobody."""
    return (s.follower[segment] & OWNER) - 1


def bridge_built(s: State) -> int:
    """The segment of the bridge built this turn, -1 for none."""
    return s.bridge_segment
