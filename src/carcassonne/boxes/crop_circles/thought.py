"""What a crop circle brings is judged when everybody has answered, each as is best for himself."""

from __future__ import annotations

import cython

from carcassonne.core.decisions import phase_named

if not cython.compiled:
    from carcassonne.ai.thought.greedy import add_rule, judge
    from carcassonne.boxes.crop_circles.rules import ADD, REMOVE
    from carcassonne.core.decisions import list_choices
    from carcassonne.core.state import *
    from carcassonne.core.turn import apply_choice

CIRCLE = cython.declare(cython.int, phase_named("circle"))
MOVING = cython.declare(cython.int, phase_named("circle_move"))


def decide_circle(j, s):
    """Of the two what is better for the player on turn once it is played out."""
    choice: cython.int
    best: cython.int = ADD
    value: cython.double
    most: cython.double = 0
    for choice in range(ADD, REMOVE + 1):
        copy_state(j.work, s)
        apply_choice(j.work, choice)
        while j.work.phase == MOVING:
            apply_choice(j.work, best_answer(j))
        value = judge(j, j.work, s.actor)
        if choice == ADD or value > most:
            best = choice
            most = value
    return best


def best_answer(j):
    """The answer that is best for the player who is asked on the copy."""
    i: cython.int
    best: cython.int = 0
    value: cython.double
    most: cython.double = 0
    list_choices(j.work, j.followings)
    for i in range(j.followings.count):
        copy_state(j.trial, j.work)
        apply_choice(j.trial, j.followings.choice[i])
        value = judge(j, j.trial, j.work.actor)
        if i == 0 or value > most:
            best = i
            most = value
    return j.followings.choice[best]


add_rule(CIRCLE, decide_circle)
