"""Random games: the dealer and every player choose by dice. The only randomness, and it is passed in."""

from __future__ import annotations

import cython

if not cython.compiled:
    from carcassonne.core.decisions import ODDS, Choices, add_choice, is_chance, list_asides, list_choices
    from carcassonne.core.deck import is_draw, is_set_aside
    from carcassonne.core.figures import list_figure_choices
    from carcassonne.core.placement import count_fitting, may_decline, options_open, rotations_at
    from carcassonne.core.state import *
    from carcassonne.core.tables import GROUP
    from carcassonne.core.turn import apply_choice, make_choice

LIKELY_VALUES = 3
"""Where a number is to be named, players of random games name one of so many, the lowest first."""

WORD = cython.declare(cython.ulonglong, 0xFFFFFFFF)
SCRAMBLE = cython.declare(cython.ulonglong, 2654435761)


@cython.final
@cython.cclass
class Dice:
    """A small random generator (xorshift) with a shuffled bag of the undrawn tiles."""

    def __init__(self, seed: cython.ulonglong = 1):
        if not cython.compiled:
            self.bag = [0] * MAX_TILES
        self.listed = Choices(LIKELY_VALUES)
        self.left = self.aside = 0
        self.seed(seed)

    def seed(self, seed: cython.ulonglong):
        """Start the same way for the same seed."""
        self.state = (((seed & WORD) * SCRAMBLE + 12345) & WORD) or 1

    def throw(self, sides: cython.int) -> int:
        """A number from 0 to sides - 1."""
        return roll(self, sides)

    def fill(self, s: State) -> None:
        """Put the undrawn tiles into the bag, shuffled."""
        fill_bag(self, s)

    def answer(self, s: State) -> int:
        """What nature chooses in the phase at hand: a tile from the bag that was filled, else by odds."""
        return nature_chooses(s, self)


def roll(dice, sides):
    """A number from 0 to sides - 1."""
    x: cython.ulonglong = dice.state
    x ^= (x << 13) & WORD
    x ^= x >> 17
    x ^= (x << 5) & WORD
    dice.state = x
    return (x * sides) >> 32


def fill_bag(dice, s):
    """Put the undrawn tiles into the bag and shuffle them; the first group of the deck comes to lie on top.

    Tiles that are set aside lie at the bottom.
    """
    group: cython.int
    first: cython.int
    kind: cython.int
    i: cython.int
    dice.left = dice.aside = 0
    if s.boxes:
        put_aside(dice, s)
    for group in range(GROUPS - 1, -1, -1):
        first = dice.left
        for kind in range(s.kinds):
            if s.undrawn[kind] and GROUP[kind] == group and not (dice.aside and is_set_aside(s, kind)):
                for i in range(s.undrawn[kind]):
                    dice.bag[dice.left] = kind
                    dice.left += 1
        shuffle(dice, first)
        if dice.left == s.undrawn_total:
            return


def put_aside(dice, s):
    """Put the tiles that are set aside into the empty bag."""
    kind: cython.int
    i: cython.int
    for kind in range(s.kinds):
        if s.undrawn[kind] and is_set_aside(s, kind):
            for i in range(s.undrawn[kind]):
                dice.bag[dice.left] = kind
                dice.left += 1
    dice.aside = dice.left


def next_tile(dice, s):
    """The next tile of the bag; when those that were set aside come back, all are shuffled."""
    if dice.aside and not is_set_aside(s, dice.bag[0]):
        fill_bag(dice, s)
    dice.left -= 1
    return dice.bag[dice.left]


def shuffle(dice, first):
    """Shuffle the bag from a place on."""
    i: cython.int
    j: cython.int
    drawn: cython.short
    for i in range(dice.left - 1, first, -1):
        j = first + roll(dice, i + 1 - first)
        drawn = dice.bag[i]
        dice.bag[i] = dice.bag[j]
        dice.bag[j] = drawn


def any_placement(s, dice):
    """Any legal placement, declining or something done besides where that is legal, each as likely."""
    total: cython.int = count_fitting(s)
    fits: cython.p_uchar = s.fits
    f: cython.Py_ssize_t = 0
    option: cython.int = 0
    rotation: cython.int = 0
    more: cython.int = count_beyond_placements(s, dice) if s.boxes else 0
    rest: cython.int = roll(dice, total + more)
    fitting: cython.int
    if rest >= total:
        return dice.listed.choice[rest - total]
    while rest >= fits[f]:
        rest -= fits[f]
        f += 1
    fitting = rotations_at(s, f, AS_IT_IS)
    while rest >= fitting >> COUNT:
        rest -= fitting >> COUNT
        option += 1
        fitting = rotations_at(s, f, option)
    while rest or not (fitting >> rotation) & 1:
        rest -= (fitting >> rotation) & 1
        rotation += 1
    return s.frontier_cell[f] << CELL_BITS | option << OPTION_BITS | rotation


def count_beyond_placements(s, dice):
    """How much may be chosen besides placements: declining, and what boxes let the player do besides; listed."""
    dice.listed.count = 0
    if options_open(s) > 1 and may_decline(s):
        add_choice(dice.listed, DECLINE)
    list_asides(s, dice.listed)
    return dice.listed.count


def any_choice(s, dice):
    """Any choice of the phase at hand, each as likely; of numbers to be named only the lowest."""
    if s.phase == PLACE:
        return any_placement(s, dice)
    list_choices(s, dice.listed)
    return dice.listed.choice[roll(dice, dice.listed.count)]


def nature_chooses(s, dice):
    """What nature chooses in the phase at hand: a tile from the bag that :func:`fill_bag` has filled, else by odds."""
    if is_draw(s):
        return next_tile(dice, s)
    return roll_by_odds(s, dice)


def roll_by_odds(s, dice):
    """One of the choices of nature in the phase at hand, by their odds."""
    i: cython.int
    rest: cython.int = 0
    list_choices(s, dice.listed)
    for i in range(dice.listed.count):
        rest += ODDS[s.phase](s, dice.listed.choice[i])
    rest = roll(dice, rest)
    i = 0
    while rest >= ODDS[s.phase](s, dice.listed.choice[i]):
        rest -= ODDS[s.phase](s, dice.listed.choice[i])
        i += 1
    return dice.listed.choice[i]


def play_out(s, dice):
    """Play to the end, everything chosen by dice."""
    fill_bag(dice, s)
    while s.phase != OVER:
        if is_draw(s):
            make_choice(s, next_tile(dice, s))
        elif s.phase == PLACE:
            s.ply += 1
            make_choice(s, any_placement(s, dice))
        elif s.phase == FOLLOW:
            s.ply += 1
            dice.listed.count = 0
            list_figure_choices(s, dice.listed)
            list_asides(s, dice.listed)
            make_choice(s, dice.listed.choice[roll(dice, dice.listed.count)])
        elif is_chance(s):
            make_choice(s, nature_chooses(s, dice))
        else:
            apply_choice(s, any_choice(s, dice))


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
    if is_chance(s):
        fill_bag(dice, s)
        return nature_chooses(s, dice)
    return any_choice(s, dice)


def chance_decision(s: State, dice: Dice) -> int:
    """What nature chooses in the phase at hand, by its odds; nothing is taken from the bag."""
    return roll_by_odds(s, dice)


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
