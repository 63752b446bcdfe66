"""A state told in plain Python values, for everything that stands on the core."""

from __future__ import annotations

from typing import NamedTuple

import cython

from carcassonne.core.tables import FIRST_SQUARE

if not cython.compiled:
    from carcassonne.core.followers import count_out, follower_of
    from carcassonne.core.standing import IS_FOLLOWER, figure_at, first_on, next_figure
    from carcassonne.core.state import *
    from carcassonne.core.tables import LANDSCAPE


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
    undrawn: tuple  # by kind
    discarded: tuple


def phase(s: State) -> int:
    """The phase at hand."""
    return s.phase


def hand(s: State) -> int:
    """The kind of the tile in hand, -1 for none."""
    return s.hand if s.holding else -1


def on_turn(s: State) -> int:
    """The player on turn."""
    return s.turn


def actor(s: State) -> int:
    """The player who decides."""
    return s.actor


def ply(s: State) -> int:
    """Decisions made so far."""
    return s.ply


def undrawn(s: State) -> dict:
    """How many tiles of each kind are left, of the kinds that are left."""
    return {i: s.undrawn[i] for i in range(s.kinds) if s.undrawn[i]}


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
        tuple([s.undrawn[i] for i in range(FIRST_SQUARE)]),
        tuple([s.discarded[i] for i in range(s.discards)]),
    )


def tile_lying(s: State, tile: cython.int) -> tuple:
    """A tile of the landscape: (kind, x, y, rotation, first segment, axis of what is built over it or 0)."""
    spin: cython.int = s.tile_spin[tile]
    return spin >> 2, s.tile_x[tile], s.tile_y[tile], spin & 3, s.tile_base[tile], s.tile_bridge[tile]


def last_tile(s: State) -> tuple:
    """The tile laid last, as :func:`tile_lying`."""
    return tile_lying(s, s.tiles - 1)


def tiles_lying(s: State) -> list:
    """Every tile of the landscape in order of laying, as :func:`tile_lying`."""
    return [tile_lying(s, i) for i in range(s.tiles)]


def followers_standing(s: State) -> list:
    """Every figure on a segment: (player, segment, figure). Those who stand elsewhere their boxes tell of."""
    i: cython.int
    at: cython.int
    found = []
    for i in range(s.segments):
        at = first_on(s, i)
        while at:
            found.append(((figure_at(s, at) & OWNER) - 1, i, figure_at(s, at) >> FIGURE))
            at = next_figure(s, at)
    return found


def features_lying(s: State) -> list:
    """The number of every feature of the landscape; a garden that is only a picture is none."""
    found = [i for i in range(s.segments) if s.feature[i] == i and s.parts[i]]
    return [i for i in found if s.gardens or LANDSCAPE[s.printed[i]] != GARDEN]


def gardens_act(s: State) -> bool:
    """Whether a garden is a feature; otherwise it is a picture."""
    return bool(s.gardens)


def plays_with(s: State, figure: cython.int) -> bool:
    """Whether there are figures of this kind in the game."""
    return figure == ORDINARY or bool((s.figures >> figure) & 1)


def at_home(s: State, player: cython.int, figure: cython.int) -> int:
    """How many figures of a kind a player has in his supply."""
    return s.supply[figure * MAX_PLAYERS + player]


def is_follower(figure: cython.int) -> bool:
    """Whether a figure of this kind is a follower."""
    return bool(IS_FOLLOWER[figure])


def first_follower(s: State, player: cython.int, segment: cython.int) -> int:
    """The figure of a player's first follower on a segment, -1 for none."""
    return (follower_of(s, player, segment) >> FIGURE) if follower_of(s, player, segment) else -1


def figures_of(s: State, player: cython.int, figure: cython.int) -> int:
    """How many figures of a kind a player has altogether: at home, on segments and wherever boxes keep them."""
    return s.supply[figure * MAX_PLAYERS + player] + count_out(s, player, figure)


def in_second_part(s: State) -> bool:
    """Whether the player on turn lays his second tile."""
    return bool(s.second_part)


def looks(s: State) -> int:
    """Which marks count when rotations are compared, as `tables.different_turns` takes it."""
    return s.looks // MAX_KINDS


def tile_of(s: State, segment: cython.int) -> int:
    """The tile a segment lies on."""
    return s.tile_at[segment]


def print_of(s: State, segment: cython.int) -> int:
    """What is printed at a segment: kind * 16 + place on the tile."""
    return s.printed[segment]


def follower_on(s: State, segment: cython.int) -> int:
    """The player whose follower stands on a segment, the first of several; -1 for nobody."""
    return (s.follower[segment] & OWNER) - 1
