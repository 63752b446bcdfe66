"""Setting up a game: the torus, the rules, the start piece (rulings B1, D1)."""

from __future__ import annotations

import cython

from carcassonne.core.tables import BOARD_SIZE, FIRST_SQUARE, KIND_OF, SEGMENT_IDS

if not cython.compiled:
    from carcassonne.core.board import lay
    from carcassonne.core.features import join
    from carcassonne.core.state import *

# (cells, stride, extent): a landscape whose width + height is at most `extent` + 1 never meets itself on the torus.
TORUSES = ((4096, 90, 86), (8192, 385, 124), (16384, 8101, 176), (32768, 255, 252))
LARGEST_EXTENT = TORUSES[-1][2]
if TORUSES[-1][0] > MAX_CELLS:
    raise AssertionError(f"a torus has {TORUSES[-1][0]} cells, and the grid {MAX_CELLS} (core/state.pxd, MAX_CELLS)")


def extent_of(deck_size: int, start_size: int) -> int:
    """How far a landscape can reach: a tile adds one, the start piece twice the squares along its side but one."""
    return deck_size + 2 * start_size - 1


def largest_deck(start_size: int) -> int:
    """How many tiles may be laid beside a start piece with so many squares along its side, with room for all of them.

    Each adds at most two empty squares beside the landscape to those around the start piece.
    """
    return min(
        LARGEST_EXTENT + 1 - 2 * start_size,
        MAX_TILES - start_size * start_size,
        (MAX_FRONTIER - 4 * start_size) // 2,
    )


def blank_state(
    players: cython.int,
    followers: cython.int,
    deck_size: cython.int,
    start_size: cython.int = 1,
) -> State:
    """A state with its players and nothing on the table; the boxes put their rules into it."""
    s: State = State()
    p: cython.int
    cells, stride, _ = next(torus for torus in TORUSES if extent_of(deck_size, start_size) <= torus[2])
    s.mask = cells - 1
    s.stride = stride
    for p, step in enumerate((-stride, 1, stride, -1)):
        s.delta[p] = step
    for p, step in enumerate((-stride - 1, -stride, -stride + 1, -1, 1, stride - 1, stride, stride + 1)):
        s.around[p] = step
    s.players = players
    s.bridge_segment = -1
    s.river_cell = -1
    for p in range(players):
        s.supply[p] = followers
    return s


def take_rules(s: State, tiny_city: cython.int, field_scoring: cython.int) -> None:
    """Score small cities and fields in these ways."""
    s.tiny_city = tiny_city
    s.field_scoring = field_scoring


def give_figure(s: State, figure: cython.int, count: cython.int = 1) -> None:
    """Everybody gets figures of a kind, one or so many."""
    p: cython.int
    s.figures |= 1 << figure
    for p in range(s.players):
        s.supply[figure * MAX_PLAYERS + p] = count


def put_start_tile(s: State, name: str = "D") -> None:
    """The start tile lies face up in the middle."""
    lay(s, 0, KIND_OF[name] * 4, 0)


def put_start_board(s: State) -> None:
    """The start board lies in the middle: squares whose fields run on from square to square."""
    i: cython.int
    j: cython.int
    place: cython.int
    first = {}
    for i in range(BOARD_SIZE * BOARD_SIZE):
        lay(s, (i % BOARD_SIZE + s.stride * (i // BOARD_SIZE)) & s.mask, (FIRST_SQUARE + i) * 4, 0)
        for place, name in enumerate(SEGMENT_IDS[FIRST_SQUARE + i]):
            j = s.tile_base[i] + place
            if name in first:
                join(s, first[name], j)
            else:
                first[name] = j


def put_deck(s: State, counts) -> None:
    """The tiles to be drawn, by kind, instead of any that were."""
    kind: cython.int
    for kind in range(s.kinds):
        s.undrawn[kind] = 0
    s.kinds = s.undrawn_total = 0
    for kind, count in counts.items():
        s.undrawn[kind] = count
        s.undrawn_total += count
        if count and kind >= s.kinds:
            s.kinds = kind + 1
