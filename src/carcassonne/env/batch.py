# cython: boundscheck=False, wraparound=False
"""Many games at once over arrays: each step plays one action in every game, in C and without the interpreter's lock.

Nature is dealt with inside: episode k of game i is dealt by the seed `seed[i] + k * games`. A game that has ended
begins anew at once, at the next step, or when it is told to. :mod:`carcassonne.env.vector` makes the arrays.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Any

import cython

from carcassonne.env.layouts import Layout

if TYPE_CHECKING:

    def __getattr__(name: str) -> int: ...  # the constants of the .pxd


if cython.compiled:
    from cython.cimports.libc.stdlib import free, malloc
else:
    from pathlib import Path

    from carcassonne.core.decisions import Choices, is_chance
    from carcassonne.core.declarations import enumerators_of
    from carcassonne.core.playout import Dice, fill_bag, nature_chooses, reseed
    from carcassonne.core.state import *
    from carcassonne.core.turn import apply_choice
    from carcassonne.env.codes import choice_of_code, write_mask
    from carcassonne.env.planes import write_observation

    globals().update(enumerators_of(Path(__file__).with_suffix(".pxd")))


@cython.final
@cython.cclass
class Batch:
    """Games that start alike and go their own ways. The arrays are the caller's; their lengths are taken on trust."""

    def __init__(
        self,
        start: State,
        layout: Layout,
        arrays: dict[str, Any],
        reward_by: cython.int,
        observing: cython.bint,
        renewal: cython.int,
    ) -> None:
        i: cython.int
        self.layout = layout
        self.start = start.copy()
        self.games = len(arrays["action"])
        self.reward_by = reward_by
        self.observing = observing
        self.renewal = renewal
        self.kept = [(start.copy(), Dice(0)) for _ in range(self.games)]
        if cython.compiled:
            self.states = cython.cast(cython.pp_void, malloc(self.games * cython.sizeof(cython.p_void)))
            self.dice = cython.cast(cython.pp_void, malloc(self.games * cython.sizeof(cython.p_void)))
            if not self.states or not self.dice:
                raise MemoryError("no room for that many games")
            for i in range(self.games):
                state, dice = self.kept[i]
                self.states[i] = cython.cast(cython.p_void, state)
                self.dice[i] = cython.cast(cython.p_void, dice)
        else:
            self.states = [state for state, _ in self.kept]
            self.dice = [dice for _, dice in self.kept]
        self.action = arrays["action"]
        self.chosen = arrays["chosen"]
        self.seed = arrays["seed"]
        self.episode = arrays["episode"]
        self.mask = arrays["mask"]
        self.actor = arrays["actor"]
        self.reward = arrays["reward"]
        self.done = arrays["done"]
        self.illegal = arrays["illegal"]
        self.scores = arrays["scores"]
        if observing:
            self.board = arrays["board"]
            self.frontier = arrays["frontier"]
            self.followers = arrays["followers"]
            self.table = arrays["table"]

    if cython.compiled:

        def __dealloc__(self):
            free(self.states)
            free(self.dice)

    def reset(self, begin: cython.int, end: cython.int) -> None:
        """Begin an episode of the chosen games from `begin` to before `end`."""
        i: cython.int
        if not 0 <= begin <= end <= self.games:
            raise ValueError(f"there are no games {begin} to {end}")
        c: Choices = Choices()
        with cython.nogil:
            for i in range(begin, end):
                if not self.chosen[i]:
                    continue
                restart(self, cython.cast(State, self.states[i]), cython.cast(Dice, self.dice[i]), i)
                show(self, cython.cast(State, self.states[i]), i, c)

    def step(self, begin: cython.int, end: cython.int) -> None:
        """Play the action of each game from `begin` to before `end`."""
        i: cython.int
        if not 0 <= begin <= end <= self.games:
            raise ValueError(f"there are no games {begin} to {end}")
        c: Choices = Choices()
        with cython.nogil:
            for i in range(begin, end):
                step_game(self, cython.cast(State, self.states[i]), cython.cast(Dice, self.dice[i]), i, c)

    def state(self, i: cython.int) -> State:
        """A copy of a game's state."""
        state, _ = self.kept[i]
        return state.copy()

    def bag(self, i: cython.int) -> bytes:
        """The undrawn tiles of a game, the next to be drawn last."""
        dice: Dice = self.kept[i][1]
        return array("h", [dice.bag[k] for k in range(dice.left)]).tobytes()

    def put(self, i: cython.int, position: State, bag: bytes | None) -> None:
        """Let a game go on from a position; its tiles are drawn in the order of a bag, or of one dealt by its seed."""
        s: State = self.kept[i][0]
        dice: Dice = self.kept[i][1]
        k: cython.int
        undrawn = [kind for kind in range(position.kinds) for _ in range(position.undrawn[kind])]
        drawn = None if bag is None else array("h", bag[: len(bag) // 2 * 2])
        if drawn is not None and sorted(drawn) != undrawn:
            raise ValueError("this bag does not hold the undrawn tiles of the position")
        copy_state(s, position)
        fill(self, s, dice, i)
        if drawn is not None:
            for k in range(dice.left):
                dice.bag[k] = drawn[k]
        deal(s, dice)
        show(self, s, i, Choices())


def restart(b, s, dice, i):
    """Begin an episode."""
    copy_state(s, b.start)
    fill(b, s, dice, i)
    deal(s, dice)


def fill(b, s, dice, i):
    """Put the undrawn tiles into the bag, in the order of this episode's seed."""
    reseed(dice, cython.cast(cython.ulonglong, b.seed[i]) + cython.cast(cython.ulonglong, b.episode[i]) * b.games)
    fill_bag(dice, s)


def deal(s, dice):
    """Let nature answer while she is asked: with tiles from the bag, with dice."""
    while is_chance(s):
        apply_choice(s, nature_chooses(s, dice))


def step_game(b, s, dice, i, c):
    """Play one action; a game that ends pays its rewards, and begins anew. An illegal action loses at once."""
    before = cython.declare(cython.int[6])
    if not cython.compiled:
        before = [0] * 6
    p: cython.int
    choice: cython.int
    if b.done[i] and b.renewal != AT_ONCE:
        rest(b, s, dice, i, c)
        return
    choice = choice_of_code(b.layout, s, b.action[i], c)
    for p in range(s.players):
        b.reward[i, p] = 0
        if b.reward_by == BY_MARGIN:
            before[p] = margin(s, p)
    b.done[i] = 0
    b.illegal[i] = 0
    if choice < 0:
        b.reward[i, s.actor] = -1
        b.illegal[i] = 1
        b.done[i] = 1
    else:
        apply_choice(s, choice)
        deal(s, dice)
        if b.reward_by == BY_MARGIN:
            for p in range(s.players):
                b.reward[i, p] = margin(s, p) - before[p]
        elif s.phase == OVER:
            pay_outcome(b, s, i)
        if s.phase == OVER:
            b.done[i] = 1
    if b.done[i]:
        for p in range(s.players):
            b.scores[i, p] = s.score[p]
        b.episode[i] += 1
        if b.renewal == AT_ONCE:
            restart(b, s, dice, i)
    show(b, s, i, c)


def rest(b, s, dice, i, c):
    """The step of a game that has ended before: its action means nothing, and it begins anew, or waits to be told."""
    p: cython.int
    for p in range(s.players):
        b.reward[i, p] = 0
    b.illegal[i] = 0
    if b.renewal == NEXT_STEP:
        b.done[i] = 0
        restart(b, s, dice, i)
        show(b, s, i, c)


def show(b, s, i, c):
    """Write who is asked, what is legal and what that seat sees."""
    p: cython.int
    b.actor[i] = s.actor
    if not b.done[i]:
        for p in range(s.players):
            b.scores[i, p] = s.score[p]
    write_mask(b.layout, s, b.mask[i], c)
    if b.observing:
        write_observation(b.layout, s, s.actor, b.board[i], b.frontier[i], b.followers[i], b.table[i])


def margin(s, player):
    """A player's points less those of the best rival."""
    best: cython.int = -32768
    p: cython.int
    for p in range(s.players):
        if p != player and s.score[p] > best:
            best = s.score[p]
    return s.score[player] - best


def pay_outcome(b, s, i):
    """Losers pay 1 / (players - 1) each, winners share it: a lone winner gets 1, two of two players nothing."""
    best: cython.int = -32768
    winners: cython.int = 0
    p: cython.int
    for p in range(s.players):
        if s.score[p] > best:
            best = s.score[p]
            winners = 0
        if s.score[p] == best:
            winners += 1
    for p in range(s.players):
        if s.score[p] == best:
            b.reward[i, p] = cython.cast(cython.float, s.players - winners) / (winners * (s.players - 1))
        else:
            b.reward[i, p] = cython.cast(cython.float, -1) / (s.players - 1)
