"""Endgames: with two players and few tiles undrawn, a position is played to its end in every way that matters.

Both players choose the best for themselves, nature answers by her odds; what comes out is the margin expected,
exactly. Ways that cannot change the choice are left out: where one reply already makes an option worse than another,
the other replies are not looked at, and before a draw is gone through kind by kind, one good reply to every kind may
show the same. The work is counted in positions, never in time: the same question has the same answer on every machine.
Where it would be too much, nothing is said and the search decides.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

if TYPE_CHECKING:

    def __getattr__(name: str) -> int: ...  # the constants of endgame.pxd


if not cython.compiled:
    from pathlib import Path

    from carcassonne.ai.thought.greedy import Judge, decide, judge_options
    from carcassonne.core.decisions import ODDS, Choices, is_chance, list_choices
    from carcassonne.core.declarations import enumerators_of
    from carcassonne.core.state import *
    from carcassonne.core.turn import apply_choice

    globals().update(enumerators_of(Path(__file__).with_suffix(".pxd")))


@cython.final
@cython.cclass
class Ply:
    """One step of the way to the end: its options or draws, a world to make them in, and the step below."""

    def __init__(self, below: Ply | None) -> None:
        if not cython.compiled:
            self.choice = [0] * MAX_REPLIES
            self.then = [0] * MAX_REPLIES
            self.value = [0.0] * MAX_REPLIES
            self.odds = [0.0] * MAX_CHANCES
            self.least = [0.0] * MAX_CHANCES
            self.most = [0.0] * MAX_CHANCES
        self.below = below
        self.deepest = below is None
        self.world = State()
        self.listed = Choices()
        self.options = 0
        self.ordered = False


@cython.final
@cython.cclass
class Endgame:
    """Solves positions with few tiles undrawn. One to a thread."""

    def __init__(self, judge: Judge) -> None:
        if not cython.compiled:
            self.placed_best = [0] * BEST_SIZE
            self.followed_best = [0] * BEST_SIZE
        self.judge = judge
        self.most_work = 0
        self.work = 0
        self.top = None

    def best(self, s: State, options: list, most_work: cython.longlong) -> tuple | None:
        """The best of these options and the margin expected after it; None where there is too much to look at.

        Options are (choice, follower choice that goes with it or -1, anything), the most promising first.
        """
        i: cython.int
        value: cython.double
        best: cython.double = -BOUNDLESS
        found = None
        if s.players != 2 or s.undrawn_total > FEW_TILES:
            return None
        if self.top is None:  # most games are never asked about their end
            for _ in range(PLIES):
                self.top = Ply(self.top)
        self.player = s.actor
        self.most_work = most_work
        self.work = 0
        self.given_up = False
        for i in range(BEST_SIZE):
            self.placed_best[i] = -1
            self.followed_best[i] = -1
        world: State = State()
        for option in options:
            copy_state(world, s)
            apply_choice(world, option[0])
            if option[1] >= 0 and world.phase == FOLLOW:
                apply_choice(world, option[1])
            with cython.nogil:
                value = solve(self, self.top, world, best, BOUNDLESS)
            if self.given_up:
                return None
            if value > best:
                best = value
                found = option
        return found, best


def solve(e, p, s, low, high):
    """The margin expected for the player who asks; one not between `low` and `high` may be a bound on that side."""
    if s.phase == OVER:
        return s.score[e.player] - s.score[1 - e.player]
    if p.deepest or e.work > e.most_work:
        e.given_up = True
    if e.given_up:
        return 0
    if is_chance(s):
        return over_chances(e, p, s, low, high)
    return over_replies(e, p, s, low, high)


# --- somebody decides -------------------------------------------------------------------------------------------------
def over_replies(e, p, s, low, high):
    """The best of all replies, for whoever decides."""
    i: cython.int
    own: cython.bint = s.actor == e.player
    best: cython.double = -BOUNDLESS if own else BOUNDLESS
    value: cython.double
    list_replies(e, p, s)
    for i in range(p.options):
        if i == 0 or p.ordered:
            bring_best_forward(p, i)
        copy_state(p.world, s)
        apply_choice(p.world, p.choice[i])
        if p.then[i] >= 0 and p.world.phase == FOLLOW:
            apply_choice(p.world, p.then[i])
        e.work += 1
        value = solve(e, p.below, p.world, low, high)
        if e.given_up:
            return 0
        if value > best if own else value < best:
            best = value
            keep_in_mind(e, s, p.choice[i], p.then[i])
        if own and best > low:
            low = best
        elif not own and best < high:
            high = best
        if low >= high:
            break
    return best


def list_replies(e, p, s):
    """List every reply, first what was best in a like position; with tiles to come the evaluation orders the others.

    Without, looking at the end itself costs no more than judging it would.
    """
    i: cython.int
    at: cython.int = like(s)
    if s.phase == PLACE and s.undrawn_total:
        judge_options(e.judge, s, True)
        p.ordered = True
        p.options = e.judge.options
        e.work += p.options
    else:
        list_choices(s, p.listed)
        p.ordered = False
        p.options = p.listed.count
    if p.options >= MAX_REPLIES:
        e.given_up = True
        p.options = 0
    for i in range(p.options):
        p.choice[i] = e.judge.choice[i] if p.ordered else p.listed.choice[i]
        p.then[i] = e.judge.then[i] if p.ordered else -1
        p.value[i] = e.judge.value[i] if p.ordered else 0
        if s.phase == FOLLOW:
            if p.choice[i] == e.followed_best[at]:
                p.value[i] = BOUNDLESS
        elif p.choice[i] == e.placed_best[at] and (p.then[i] < 0 or p.then[i] == e.followed_best[at]):
            p.value[i] = BOUNDLESS


def bring_best_forward(p, first):
    """Exchange an option with the most promising of those from it on."""
    i: cython.int
    best: cython.int = first
    choice: cython.int
    value: cython.double
    for i in range(first + 1, p.options):
        if p.value[i] > p.value[best]:
            best = i
    if best == first:
        return
    choice = p.choice[first]
    p.choice[first] = p.choice[best]
    p.choice[best] = choice
    choice = p.then[first]
    p.then[first] = p.then[best]
    p.then[best] = choice
    value = p.value[first]
    p.value[first] = p.value[best]
    p.value[best] = value


def like(s):
    """Positions with this number are alike: as many tiles are left and the same kind is in hand."""
    return s.undrawn_total * MAX_KINDS + s.hand


def keep_in_mind(e, s, choice, then):
    """Remember what was best here."""
    if s.phase == FOLLOW:
        e.followed_best[like(s)] = choice
    elif s.phase == PLACE:
        e.placed_best[like(s)] = choice
        if then >= 0:
            e.followed_best[like(s)] = then


# --- nature is asked --------------------------------------------------------------------------------------------------
def over_chances(e, p, s, low, high):
    """The mean over all that may happen, by its odds: over every kind that can be drawn, every side of a die."""
    i: cython.int
    value: cython.double
    least: cython.double
    most: cython.double
    list_choices(s, p.listed)
    if p.listed.count == 1:
        copy_state(p.world, s)
        apply_choice(p.world, p.listed.choice[0])
        return solve(e, p.below, p.world, low, high)
    if p.listed.count > MAX_CHANCES:
        e.given_up = True
        return 0
    weigh_chances(p, s)
    if low > -BOUNDLESS or high < BOUNDLESS:
        for i in range(p.listed.count):
            try_a_reply(e, p, s, i, low, high)
            if e.given_up:
                return 0
        value = mean_of_most(p)
        if value <= low:
            return value
        value = mean_of_least(p)
        if value >= high:
            return value
    for i in range(p.listed.count):
        if p.least[i] == p.most[i]:
            continue
        copy_state(p.world, s)
        apply_choice(p.world, p.listed.choice[i])
        least = needed_low(p, i, low)
        most = needed_high(p, i, high)
        value = solve(e, p.below, p.world, least, most)
        if e.given_up:
            return 0
        if value <= least:
            return low
        if value >= most:
            return high
        p.least[i] = value
        p.most[i] = value
    return mean_of_most(p)


def weigh_chances(p, s):
    """Note the odds of what is listed; nothing is known of its worth."""
    i: cython.int
    total: cython.double = 0
    for i in range(p.listed.count):
        total += ODDS[s.phase](s, p.listed.choice[i])
    for i in range(p.listed.count):
        p.odds[i] = ODDS[s.phase](s, p.listed.choice[i]) / total
        p.least[i] = -BOUNDLESS
        p.most[i] = BOUNDLESS


def try_a_reply(e, p, s, i, low, high):
    """Let whoever gets the tile reply greedily: his best reply is no worse, which bounds what the kind is worth."""
    actor: cython.int
    own: cython.bint
    value: cython.double
    copy_state(p.world, s)
    apply_choice(p.world, p.listed.choice[i])
    actor = p.world.actor
    own = actor == e.player
    if (high >= BOUNDLESS) if own else (low <= -BOUNDLESS):
        return
    while not is_chance(p.world) and p.world.phase != OVER and p.world.actor == actor:
        apply_choice(p.world, decide(e.judge, p.world))
        e.work += 1
    value = solve(e, p.below, p.world, -BOUNDLESS, BOUNDLESS)
    if own:
        p.least[i] = value
    else:
        p.most[i] = value


def mean_of_most(p):
    """What the draw is worth at most."""
    i: cython.int
    total: cython.double = 0
    for i in range(p.listed.count):
        if p.most[i] >= BOUNDLESS:
            return BOUNDLESS
        total += p.odds[i] * p.most[i]
    return total


def mean_of_least(p):
    """What the draw is worth at least."""
    i: cython.int
    total: cython.double = 0
    for i in range(p.listed.count):
        if p.least[i] <= -BOUNDLESS:
            return -BOUNDLESS
        total += p.odds[i] * p.least[i]
    return total


def needed_low(p, i, low):
    """What a kind must be worth at least for the mean to exceed `low`, the other kinds being worth their most."""
    k: cython.int
    if low <= -BOUNDLESS:
        return -BOUNDLESS
    for k in range(p.listed.count):
        if k != i:
            if p.most[k] >= BOUNDLESS:
                return -BOUNDLESS
            low -= p.odds[k] * p.most[k]
    return low / p.odds[i]


def needed_high(p, i, high):
    """What a kind may be worth at most for the mean to stay below `high`, the other kinds being worth their least."""
    k: cython.int
    if high >= BOUNDLESS:
        return BOUNDLESS
    for k in range(p.listed.count):
        if k != i:
            if p.least[k] <= -BOUNDLESS:
                return BOUNDLESS
            high -= p.odds[k] * p.least[k]
    return high / p.odds[i]
