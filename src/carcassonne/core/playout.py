"""Random games: the dealer and every player choose by dice. The only randomness, and it is passed in."""

from __future__ import annotations

import cython

if not cython.compiled:
    from carcassonne.boxes.bridges_castles_bazaars.bazaars import can_be_selected
    from carcassonne.boxes.bridges_castles_bazaars.castles import is_project_of
    from carcassonne.boxes.wheel.rules import may_plague
    from carcassonne.core.followers import free_crown
    from carcassonne.core.state import *
    from carcassonne.core.tables import LEGAL, LEGAL_NS, LEGAL_WE, ONES, SEGMENTS
    from carcassonne.core.turn import apply_choice, draw, follow, place

WORD = cython.declare(cython.ulonglong, 0xFFFFFFFF)
SCRAMBLE = cython.declare(cython.ulonglong, 2654435761)


@cython.final
@cython.cclass
class Dice:
    """A small random generator (xorshift) with a shuffled bag of the undrawn tiles."""

    def __init__(self, seed: cython.ulonglong = 1):
        if not cython.compiled:
            self.bag = [0] * 256
            self.options = [0] * 512
        self.left = 0
        self.seed(seed)

    def seed(self, seed: cython.ulonglong):
        """Start the same way for the same seed."""
        self.state = (((seed & WORD) * SCRAMBLE + 12345) & WORD) or 1

    def throw(self, sides: cython.int) -> int:
        """A number from 0 to sides - 1."""
        return roll(self, sides)


def roll(dice, sides):
    """A number from 0 to sides - 1."""
    x: cython.ulonglong = dice.state
    x ^= (x << 13) & WORD
    x ^= x >> 17
    x ^= (x << 5) & WORD
    dice.state = x
    return (x * sides) >> 32


def fill_bag(dice, s):
    """Put the undrawn tiles into the bag and shuffle them."""
    kind: cython.int
    i: cython.int
    j: cython.int
    drawn: cython.uchar
    dice.left = 0
    for kind in range(MAX_KINDS):
        for i in range(s.undrawn[kind]):
            dice.bag[dice.left] = kind
            dice.left += 1
    for i in range(dice.left - 1, 0, -1):
        j = roll(dice, i + 1)
        drawn = dice.bag[i]
        dice.bag[i] = dice.bag[j]
        dice.bag[j] = drawn


def random_placement(s, dice):
    """Any legal placement without a bridge, each as likely."""
    at: cython.int = s.hand * 256
    total: cython.int = 0
    f: cython.int
    rotation: cython.int = 0
    rest: cython.int
    fitting: cython.int
    for f in range(s.frontier_size):
        s.masks[f] = LEGAL[at + s.frontier_key[f]]
        total += ONES[s.masks[f]]
    rest = roll(dice, total)
    f = 0
    while rest >= ONES[s.masks[f]]:
        rest -= ONES[s.masks[f]]
        f += 1
    fitting = s.masks[f]
    while True:
        if (fitting >> rotation) & 1:
            if rest == 0:
                return s.frontier_cell[f] << 5 | rotation
            rest -= 1
        rotation += 1


def bridged_option(s, f, option):
    """The rotations that fit a frontier square with bridge option 0 (none) to 6 (state.pxd)."""
    at: cython.int = s.hand * 256
    key: cython.int = s.frontier_key[f]
    if option == NO_BRIDGE:
        return LEGAL[at + key]
    if option == BRIDGE_NS:
        return LEGAL_NS[at + key]
    if option == BRIDGE_WE:
        return LEGAL_WE[at + key]
    if (s.frontier_bridges[f] >> (option - BRIDGE_BESIDE)) & 1:
        return LEGAL[at + (key ^ (3 << (2 * (option - BRIDGE_BESIDE))))]
    return 0


def random_bridged_placement(s, dice):
    """Any legal placement with or without a bridge, or declining where that is legal, each as likely."""
    total: cython.int = 0
    f: cython.int
    option: cython.int
    rotation: cython.int = 0
    rest: cython.int
    fitting: cython.int
    plain: cython.int = 0
    for f in range(s.frontier_size):
        plain += ONES[bridged_option(s, f, 0)]
        for option in range(1, 7):
            total += ONES[bridged_option(s, f, option)]
    total += plain
    if plain == 0:
        total += 1
    rest = roll(dice, total)
    for f in range(s.frontier_size):
        for option in range(7):
            fitting = bridged_option(s, f, option)
            if rest >= ONES[fitting]:
                rest -= ONES[fitting]
                continue
            while True:
                if (fitting >> rotation) & 1:
                    if rest == 0:
                        return s.frontier_cell[f] << 5 | option << 2 | rotation
                    rest -= 1
                rotation += 1
    return DECLINE


def random_follower(s, dice):
    """Any follower choice, skipping included, each as likely."""
    tile: cython.int = s.tiles - 1
    base: cython.int = s.tile_base[tile]
    count: cython.int = 1
    i: cython.int
    dice.options[0] = SKIP
    for i in range(SEGMENTS[s.tile_spin[tile] >> 2]):
        if s.occupants[s.feature[base + i]] == 0:
            dice.options[count] = 1 + i
            count += 1
    if s.bridge_segment >= 0 and s.occupants[s.feature[s.bridge_segment]] == 0:
        dice.options[count] = ON_BRIDGE
        count += 1
    if s.wheel:
        for i in range(6):
            if free_crown(s, i) >= 0:
                dice.options[count] = ON_CROWN + i
                count += 1
    return dice.options[roll(dice, count)]


def random_choice(s, dice):
    """Any choice of the other phases, each as likely; bids: pass, or one of the next three values."""
    count: cython.int = 0
    i: cython.int
    j: cython.int
    if s.phase == BUILD_CASTLE or s.phase == DEAL:
        return roll(dice, 2)
    if s.phase == BID:
        i = HIGHEST_BID - s.bid
        j = roll(dice, 1 + (3 if i > 3 else i))
        return PASS if j == 0 else s.bid + j
    if s.phase == AUCTION:
        for i in range(s.market_size):
            if can_be_selected(s, i):
                for j in range(3 if s.auction else 1):
                    dice.options[count] = i * AUCTION_STEP + j
                    count += 1
    elif s.phase == CHOOSE_PROJECT:
        for i in range(s.finished_size):
            if is_project_of(s, s.castle_site, s.finished[i]):
                dice.options[count] = s.finished[i]
                count += 1
        for i in range(s.castle_count):
            if is_project_of(s, s.castle_site, A_CASTLE + i):
                dice.options[count] = A_CASTLE + i
                count += 1
    elif s.phase == PLAGUE:
        for i in range(s.segments):
            if may_plague(s, i):
                dice.options[count] = i
                count += 1
        for i in range(s.castle_count):
            if may_plague(s, A_CASTLE + i):
                dice.options[count] = A_CASTLE + i
                count += 1
    return dice.options[roll(dice, count)]


def play_out(s, dice):
    """Play to the end, everything chosen by dice."""
    fill_bag(dice, s)
    while s.phase != OVER:
        if s.phase == DRAW:
            dice.left -= 1
            draw(s, dice.bag[dice.left])
        elif s.phase == PLACE:
            s.ply += 1
            if s.bridges and s.bridges_left[s.turn]:
                place(s, random_bridged_placement(s, dice))
            else:
                place(s, random_placement(s, dice))
        elif s.phase == FOLLOW:
            s.ply += 1
            follow(s, random_follower(s, dice))
        else:
            apply_choice(s, random_choice(s, dice))


def playout(s: State, dice: Dice) -> None:
    """Play a state to the end by dice, without holding the interpreter's lock."""
    with cython.nogil:
        play_out(s, dice)


def play_games(start: State, seed: cython.ulonglong, games: cython.int) -> tuple:
    """Play many random games from one state, game i from seed + i: (sum of scores by player, sum of turns)."""
    s: State = start.copy()
    dice: Dice = Dice(seed)
    i: cython.int
    p: cython.int
    turns: cython.longlong = 0
    sums = cython.declare(cython.longlong[6])
    if not cython.compiled:
        sums = [0] * 6
    for p in range(6):
        sums[p] = 0
    with cython.nogil:
        for i in range(games):
            copy_state(s, start)
            reseed(dice, seed + i)
            play_out(s, dice)
            turns += s.turns
            for p in range(s.players):
                sums[p] += s.score[p]
    return [sums[p] for p in range(start.players)], turns


def reseed(dice, seed):
    """Start the dice the same way for the same seed."""
    dice.state = ((seed & WORD) * SCRAMBLE + 12345) & WORD
    if dice.state == 0:
        dice.state = 1


def random_decision(s: State, dice: Dice) -> int:
    """A random choice in the phase at hand, with the odds of a random game; nature's included."""
    if s.phase == DRAW:
        fill_bag(dice, s)
        return dice.bag[dice.left - 1]
    if s.phase == PLACE:
        if s.bridges and s.bridges_left[s.turn]:
            return random_bridged_placement(s, dice)
        return random_placement(s, dice)
    if s.phase == FOLLOW:
        return random_follower(s, dice)
    return random_choice(s, dice)


def time_copies(s: State, copies: cython.int) -> None:
    """Copy a state many times, for the benchmark."""
    other: State = s.copy()
    i: cython.int
    with cython.nogil:
        for i in range(copies):
            if i & 1:
                copy_state(s, other)
            else:
                copy_state(other, s)
