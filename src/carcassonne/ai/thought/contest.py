"""Greedy games in one go, without the interpreter: for calibration and tuning."""

from __future__ import annotations

import cython

if not cython.compiled:
    from pathlib import Path

    from carcassonne.ai.thought.evaluation import Evaluator
    from carcassonne.ai.thought.greedy import Judge, decide
    from carcassonne.ai.thought.knowledge import *
    from carcassonne.ai.thought.outlook import begin_look, class_of
    from carcassonne.core.decisions import is_chance
    from carcassonne.core.declarations import enumerators_of
    from carcassonne.core.playout import Dice, any_choice, fill_bag, nature_chooses, reseed, roll
    from carcassonne.core.state import *
    from carcassonne.core.tables import LANDSCAPE
    from carcassonne.core.turn import apply_choice, begins_turn

    globals().update(enumerators_of(Path(__file__).with_suffix(".pxd")))


@cython.final
@cython.cclass
class Notebook:
    """Notes which projects stood in which class, and counts at the end of each game which of them were finished."""

    def __init__(self, eye: Evaluator) -> None:
        i: cython.int
        if not cython.compiled:
            self.segment = [0] * MAX_NOTES
            self.place = [0] * MAX_NOTES
            self.seen = [0] * 2240
            self.finished = [0] * 2240
            self.filled = [0.0] * 2240
        self.eye = eye
        self.notes = 0
        for i in range(2240):
            self.seen[i] = 0
            self.finished[i] = 0
            self.filled[i] = 0

    def counts(self) -> tuple:
        """(seen, finished, squares filled) by class: COMPLETE_SIZE projects, then CLOISTER_SIZE cloisters."""
        size = COMPLETE_SIZE + CLOISTER_SIZE
        return (
            [self.seen[i] for i in range(size)],
            [self.finished[i] for i in range(size)],
            [self.filled[i] for i in range(size)],
        )


def play_contest(s, a, b, seats, dice, noise):
    """Play to the end: seats in the mask decide by judge `a`, the others by `b`; a share of choices is random."""
    fill_bag(dice, s)
    while s.phase != OVER:
        if is_chance(s):
            apply_choice(s, nature_chooses(s, dice))
        elif noise > 0 and roll(dice, 10000) < noise * 10000:
            apply_choice(s, any_choice(s, dice))
        elif (seats >> s.actor) & 1:
            apply_choice(s, decide(a, s))
        else:
            apply_choice(s, decide(b, s))


def contest(start: State, a: Judge, b: Judge, seats: cython.int, seed: cython.ulonglong) -> list:
    """The final scores of one greedy game from a start, its tiles shuffled by the seed."""
    s: State = start.copy()
    dice: Dice = Dice(seed)
    with cython.nogil:
        play_contest(s, a, b, seats, dice, 0)
    return [s.score[p] for p in range(s.players)]


# --- calibration -----------------------------------------------------------------------------------------------------
def take_notes(n, s):
    """Note every occupied unfinished project of a position."""
    segment: cython.int
    landscape: cython.int
    begin_look(n.eye, s)
    for segment in range(s.segments):
        landscape = LANDSCAPE[s.printed[segment]]
        if s.feature[segment] != segment or s.occupants[segment] == 0 or landscape == FIELD:
            continue
        if s.open[segment] == 0 or n.notes >= MAX_NOTES:
            continue
        n.segment[n.notes] = segment
        if landscape > CITY:
            n.place[n.notes] = COMPLETE_SIZE + s.open[segment] * TIME_CLASSES + (n.eye.left >> 3)
        else:
            n.place[n.notes] = class_of(n.eye, s, segment)
        n.notes += 1


def close_notes(n, s):
    """The game is over: count what became of every note."""
    i: cython.int
    place: cython.int
    feature: cython.int
    for i in range(n.notes):
        place = n.place[i]
        feature = s.feature[n.segment[i]]
        n.seen[place] += 1
        n.finished[place] += s.open[feature] == 0
        if place >= COMPLETE_SIZE:
            n.filled[place] += (place - COMPLETE_SIZE) // TIME_CLASSES - s.open[feature]
    n.notes = 0


def observe(
    start: State, judge: Judge, notebook: Notebook, seed: cython.ulonglong, games: cython.int, noise: cython.double
) -> None:
    """Play greedy games against oneself and note what becomes of every occupied project."""
    s: State = start.copy()
    dice: Dice = Dice(seed)
    i: cython.int
    with cython.nogil:
        for i in range(games):
            copy_state(s, start)
            reseed(dice, seed + i)
            fill_bag(dice, s)
            while s.phase != OVER:
                if is_chance(s):
                    if begins_turn(s):
                        take_notes(notebook, s)
                    apply_choice(s, nature_chooses(s, dice))
                elif noise > 0 and roll(dice, 10000) < noise * 10000:
                    apply_choice(s, any_choice(s, dice))
                else:
                    apply_choice(s, decide(judge, s))
            close_notes(notebook, s)
