# cython: boundscheck=False, wraparound=False
"""Codes: every choice of every phase as one number of a fixed action space (codes.pxd has the layout).

A placement is told by its frontier square, the position in the core's list of empty squares beside the landscape: all
of them have a code however far the landscape reaches, which no window of fixed size could promise.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

if TYPE_CHECKING:

    def __getattr__(name: str) -> int: ...  # the constants of the .pxd


if cython.compiled:
    from cython.cimports.libc.string import memset
else:
    from pathlib import Path

    from carcassonne.boxes.bridges_castles_bazaars.bazaars import can_be_selected
    from carcassonne.boxes.bridges_castles_bazaars.castles import is_project_of
    from carcassonne.boxes.wheel.rules import may_plague
    from carcassonne.core.declarations import enumerators_of
    from carcassonne.core.followers import may_follow
    from carcassonne.core.playout import bridged_option
    from carcassonne.core.state import *
    from carcassonne.core.tables import SEGMENTS
    from carcassonne.core.turn import may_place, must_use_bridge

    globals().update(enumerators_of(Path(__file__).with_suffix(".pxd")))


# --- a choice's code --------------------------------------------------------------------------------------------------
def code_of_choice(s, choice):
    """The code of a legal choice of the phase at hand."""
    bridge: cython.int
    square: cython.int
    if s.phase == PLACE:
        if choice == DECLINE:
            return AT_DECLINE
        square = (-s.grid[choice >> 5] - 1) * 4 + (choice & 3)
        bridge = (choice >> 2) & 7
        return AT_PLACE + square if bridge == 0 else AT_BRIDGED + (bridge - 1) * PLACEMENTS + square
    if s.phase == FOLLOW:
        return AT_FOLLOWER + (choice if choice < ON_BRIDGE else choice - 7)
    if s.phase == BUILD_CASTLE:
        return AT_CASTLE + choice
    if s.phase == CHOOSE_PROJECT:
        return AT_PROJECT + project_code(s, choice)
    if s.phase == AUCTION:
        return AT_AUCTION + choice // AUCTION_STEP * BIDS + choice % AUCTION_STEP
    if s.phase == BID:
        return AT_BID + choice
    if s.phase == DEAL:
        return AT_DEAL + choice
    if s.phase == PLAGUE:
        if choice >= A_CASTLE:
            return AT_PLAGUE + OWN_FOLLOWERS + choice - A_CASTLE
        return AT_PLAGUE + rank_of_follower(s, choice)
    return -1


def project_code(s, choice):
    """A finished project by its first place on the new tile, a cloister beside it by its square, a castle by itself."""
    tile: cython.int = s.tiles - 1
    base: cython.int = s.tile_base[tile]
    places: cython.int = SEGMENTS[s.tile_spin[tile] >> 2]
    i: cython.int
    if choice >= A_CASTLE:
        return 16 + choice - A_CASTLE
    if s.tile_bridge[tile]:
        places += 1
    for i in range(places):
        if s.feature[base + i] == choice:
            return i
    for i in range(8):
        if s.grid[(s.tile_cell[tile] + s.around[i]) & s.mask] == s.tile_at[choice] + 1:
            return 8 + i
    return -1


def rank_of_follower(s, segment):
    """How many followers of the player to act stand on segments laid earlier."""
    rank: cython.int = 0
    i: cython.int
    for i in range(segment):
        if s.follower[i] == s.actor + 1:
            rank += 1
    return rank


# --- a code's choice --------------------------------------------------------------------------------------------------
def choice_of_code(s, code):
    """The choice a code stands for; -1 if it is not legal now."""
    bridge: cython.int = 0
    at: cython.int = code
    choice: cython.int = -1
    if code < 0 or code >= CODES:
        return -1
    if s.phase == PLACE:
        if code == AT_DECLINE:
            return DECLINE if must_use_bridge(s) else -1
        if code >= AT_BRIDGED:
            bridge = 1 + (code - AT_BRIDGED) // PLACEMENTS
            at = (code - AT_BRIDGED) % PLACEMENTS
        elif code >= PLACEMENTS:
            return -1
        if at >> 2 >= s.frontier_size:
            return -1
        choice = s.frontier_cell[at >> 2] << 5 | bridge << 2 | (at & 3)
        return choice if may_place(s, choice) else -1
    if s.phase == FOLLOW:
        at = code - AT_FOLLOWER
        if at < 0 or at >= 16:
            return -1
        choice = at if at < 9 else at + 7
        return choice if may_follow(s, choice) else -1
    if s.phase == BUILD_CASTLE or s.phase == DEAL:
        at = code - (AT_CASTLE if s.phase == BUILD_CASTLE else AT_DEAL)
        return at if 0 <= at <= 1 else -1
    if s.phase == CHOOSE_PROJECT:
        at = code - AT_PROJECT
        if at < 0 or at >= 28:
            return -1
        return project_choice(s, at)
    if s.phase == AUCTION:
        at = code - AT_AUCTION
        if at < 0 or at >= s.market_size * BIDS or (at % BIDS and not s.auction):
            return -1
        return at // BIDS * AUCTION_STEP + at % BIDS if can_be_selected(s, at // BIDS) else -1
    if s.phase == BID:
        at = code - AT_BID
        if at < 0 or at >= BIDS or (at and at <= s.bid):
            return -1
        return at
    if s.phase == PLAGUE:
        at = code - AT_PLAGUE
        if at < 0 or at >= OWN_FOLLOWERS + MAX_CASTLES:
            return -1
        choice = follower_of_rank(s, at) if at < OWN_FOLLOWERS else A_CASTLE + at - OWN_FOLLOWERS
        return choice if choice >= 0 and may_plague(s, choice) else -1
    return -1


def project_choice(s, at):
    """The finished project with this code; -1 if it cannot pay the castle asked about."""
    i: cython.int
    choice: cython.int
    for i in range(s.finished_size):
        choice = s.finished[i]
        if project_code(s, choice) == at and is_project_of(s, s.castle_site, choice):
            return choice
    if at >= 16 and at - 16 < s.castle_count and is_project_of(s, s.castle_site, A_CASTLE + at - 16):
        return A_CASTLE + at - 16
    return -1


def follower_of_rank(s, rank):
    """The segment of the n-th follower of the player to act, -1 if there are fewer."""
    i: cython.int
    for i in range(s.segments):
        if s.follower[i] == s.actor + 1:
            if rank == 0:
                return i
            rank -= 1
    return -1


# --- the mask ---------------------------------------------------------------------------------------------------------
def write_mask(s, mask):
    """Write 1 at every legal code and 0 elsewhere; gives how many are legal. The mask may end after the last of them.

    Nature's turn and the end of a game have no legal code.
    """
    i: cython.int
    j: cython.int
    count: cython.int = 0
    last: cython.int
    if cython.compiled:
        memset(cython.address(mask[0]), 0, mask.shape[0])
    else:
        mask[:] = 0
    if s.phase == PLACE:
        return write_placements(s, mask)
    if s.phase == FOLLOW:
        for j in range(16):
            if may_follow(s, j if j < 9 else j + 7):
                mask[AT_FOLLOWER + j] = 1
                count += 1
    elif s.phase == BUILD_CASTLE or s.phase == DEAL:
        j = AT_CASTLE if s.phase == BUILD_CASTLE else AT_DEAL
        mask[j] = 1
        mask[j + 1] = 1
        count = 2
    elif s.phase == CHOOSE_PROJECT:
        for j in range(28):
            if project_choice(s, j) >= 0:
                mask[AT_PROJECT + j] = 1
                count += 1
    elif s.phase == AUCTION:
        last = BIDS if s.auction else 1
        for i in range(s.market_size):
            if can_be_selected(s, i):
                for j in range(last):
                    mask[AT_AUCTION + i * BIDS + j] = 1
                count += last
    elif s.phase == BID:
        mask[AT_BID] = 1
        for j in range(s.bid + 1, BIDS):
            mask[AT_BID + j] = 1
        count = BIDS - s.bid
    elif s.phase == PLAGUE:
        for j in range(s.segments):
            if s.follower[j] == s.actor + 1:
                mask[AT_PLAGUE + count] = 1
                count += 1
        for j in range(s.castle_count):
            if may_plague(s, A_CASTLE + j):
                mask[AT_PLAGUE + OWN_FOLLOWERS + j] = 1
                count += 1
    return count


def write_placements(s, mask):
    """Write 1 at the code of every legal placement, and of declining where that is legal."""
    options: cython.int = 7 if s.bridges and s.bridges_left[s.turn] else 1
    option: cython.int
    f: cython.int
    rotation: cython.int
    fitting: cython.int
    at: cython.int
    count: cython.int = 0
    for option in range(options):
        at = AT_PLACE if option == 0 else AT_BRIDGED + (option - 1) * PLACEMENTS
        for f in range(s.frontier_size):
            fitting = bridged_option(s, f, option)
            for rotation in range(4):
                if (fitting >> rotation) & 1:
                    mask[at + f * 4 + rotation] = 1
                    count += 1
    if must_use_bridge(s):
        mask[AT_DECLINE] = 1
        count += 1
    return count


# --- for Python -------------------------------------------------------------------------------------------------------
def code_for(s: State, choice: cython.int) -> int:
    """The code of a legal choice of the phase at hand."""
    return code_of_choice(s, choice)


def choice_for(s: State, code: cython.int) -> int:
    """The choice a code stands for; -1 if it is not legal now."""
    return choice_of_code(s, code)


def mask_into(s: State, mask: cython.schar[::1]) -> int:
    """Write the legal codes into a row of bytes; gives how many there are."""
    if mask.shape[0] != CODES:
        raise ValueError(f"a mask has {CODES} bytes, not {mask.shape[0]}")
    if s.frontier_size > SQUARES:
        raise ValueError(f"a landscape with more than {SQUARES} empty squares beside it has no codes")
    return write_mask(s, mask)


def is_asked(s: State) -> bool:
    """Whether a player decides now, not nature, and the game is not over."""
    return s.phase != DRAW and s.phase != OVER
