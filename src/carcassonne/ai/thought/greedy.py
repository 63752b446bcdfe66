"""Greedy play: every option of the phase at hand is tried on a copy and judged; the best is taken.

A placement is judged together with the best follower for it. In the follower step the position is looked at once and
each follower only adds what it changes, unless it may do more at once: then every follower is played out.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from pathlib import Path

    from carcassonne.ai.thought.evaluation import Evaluator, evaluate, utility
    from carcassonne.ai.thought.knowledge import *
    from carcassonne.ai.thought.outlook import claim_worth
    from carcassonne.core.boxes import MAX_BOXES, claim, first_box
    from carcassonne.core.decisions import MAX_PHASES, Choices, list_asides, list_choices
    from carcassonne.core.declarations import enumerators_of
    from carcassonne.core.followers import segment_chosen
    from carcassonne.core.standing import stand, step_off
    from carcassonne.core.state import *
    from carcassonne.core.tables import LANDSCAPE
    from carcassonne.core.turn import apply_choice, make_choice

    globals().update(enumerators_of(Path(__file__).with_suffix(".pxd")))
    HAS_SANITY = [0] * MAX_PHASES
    SANITY = [None] * MAX_PHASES
    HAS_RULE = [0] * MAX_PHASES
    OWN_RULE = [None] * MAX_PHASES
    HAS_FIGURE_GAIN = [0] * FIGURES
    FIGURE_GAIN = [None] * FIGURES
    HAS_GAIN = [0] * FIGURE_STEP
    OWN_GAIN = [None] * FIGURE_STEP
    PLAYS_OUT, CHOICE_GAIN = ([None] * MAX_BOXES for _ in range(2))
    PLAYS_OUT_BOXES = CHOICE_GAIN_BOXES = 0


@cython.final
@cython.cclass
class Judge:
    """Judges options with an evaluator; holds the copies to try them on. One to a thread."""

    def __init__(self, eye: Evaluator) -> None:
        if not cython.compiled:
            self.choice = [0] * MAX_JUDGED
            self.then = [0] * MAX_JUDGED
            self.value = [0.0] * MAX_JUDGED
            self.scratch = [0.0] * MAX_PLAYERS
            self.options = 0
        self.eye = eye
        self.work = State()
        self.trial = State()
        self.listed = Choices()
        self.followings = Choices()

    def choose(self, s: State) -> int:
        """The best choice in the phase at hand."""
        return decide(self, s)

    def is_sane(self, s: State, choice: cython.int) -> bool:
        """Whether a choice could be a slip of somebody who means to win: no price out of all proportion."""
        return not HAS_SANITY[s.phase] or bool(SANITY[s.phase](self, s, choice))

    def judged(self, s: State, pairs: cython.bint = True) -> list:
        """Every option as (choice, follower choice that goes with it or -1, value), best first."""
        judge_options(self, s, pairs)
        found = [(self.choice[i], self.then[i], self.value[i]) for i in range(self.options)]
        return sorted(found, key=lambda option: -option[2])


def judge(j, s, player):
    """What a position is worth to a player."""
    evaluate(j.eye, s)
    return utility(j.eye, s, player)


def add_option(j, choice, then, value):
    """Note an option and its worth."""
    if j.options < MAX_JUDGED:
        j.choice[j.options] = choice
        j.then[j.options] = then
        j.value[j.options] = value
        j.options += 1


def best_option(j):
    """The index of the best option noted, the first of equals."""
    i: cython.int
    best: cython.int = 0
    for i in range(1, j.options):
        if j.value[i] > j.value[best]:
            best = i
    return best


# --- placing and followers -------------------------------------------------------------------------------------------
def judge_followers(j, s, player, pairs, placement):
    """Judge every follower choice; with `pairs` noted as followers of a placement, otherwise as choices themselves."""
    i: cython.int
    c: cython.int
    now: cython.double = 0
    gain: cython.double
    exact: cython.bint = must_play_out(s)
    looked: cython.bint = False
    list_choices(s, j.followings)
    for i in range(j.followings.count):
        c = j.followings.choice[i]
        if c >= ASIDE:
            continue
        if not gain_is_known(s, c) or (exact and c < OWN_CHOICE):
            copy_state(j.trial, s)
            make_choice(j.trial, c)
            gain = judge(j, j.trial, player)
            looked = False
        else:
            if not looked:
                now = judge(j, s, player)
                looked = True
            gain = now if c == SKIP else now + choice_gain(j, s, c, player, now)
            if pairs and c >= OWN_CHOICE and gain <= now:  # no better than doing nothing
                continue
        if pairs:
            add_option(j, placement, c, gain)
        else:
            add_option(j, c, -1, gain)


def gain_is_known(s, choice):
    """Whether somebody says what a choice adds; one that nobody knows is played out and judged."""
    figure: cython.int = choice // FIGURE_STEP
    place: cython.int = choice % FIGURE_STEP
    if choice >= OWN_CHOICE:
        return (CHOICE_GAIN_BOXES >> (choice // OWN_CHOICE - 1)) & 1
    if choice >= ELSEWHERE:  # a free feature is worth the same from wherever its first follower comes
        figure = (choice - ELSEWHERE) % FIGURES
        return figure == ORDINARY and s.occupants[s.feature[(choice - ELSEWHERE) // FIGURES]] == 0
    if figure != ORDINARY and not HAS_FIGURE_GAIN[figure]:
        return False
    return place < ON_CROWN or HAS_GAIN[place]


def choice_gain(j, s, choice, player, now):
    """What a choice other than skipping adds to a position worth `now`, just looked at."""
    place: cython.int = choice % FIGURE_STEP
    figure: cython.int = choice // FIGURE_STEP
    gain: cython.double = 0
    if choice >= OWN_CHOICE:
        return CHOICE_GAIN[choice // OWN_CHOICE - 1](j.eye, s, choice % OWN_CHOICE, player)
    if choice >= ELSEWHERE:
        return follower_gain(j, s, (choice - ELSEWHERE) // FIGURES, player, ORDINARY, now)
    if figure <= LARGE:
        if HAS_GAIN[place]:
            gain = OWN_GAIN[place](j.eye, s, place, player)
        else:
            gain = follower_gain(j, s, segment_chosen(s, place), player, figure, now)
    if figure != ORDINARY:
        gain += FIGURE_GAIN[figure](j.eye, s, place, player)
    return gain


def add_figure_gain(figure, gain):
    """A box says what its figure adds on a place; a large follower, besides what an ordinary one adds there."""
    if HAS_FIGURE_GAIN[figure]:
        raise AssertionError(f"two say what figure {figure} adds")
    HAS_FIGURE_GAIN[figure] = True
    FIGURE_GAIN[figure] = gain
    return figure


def add_place_gain(place, gain):
    """A box says what a follower on a place of its own adds."""
    if HAS_GAIN[place]:
        raise AssertionError(f"two say what a follower on place {place} adds")
    HAS_GAIN[place] = True
    OWN_GAIN[place] = gain
    return place


def add_choice_gain(box, gain):
    """A box says what each choice adds that it brings to the follower step; they are never played out then."""
    global CHOICE_GAIN_BOXES
    CHOICE_GAIN_BOXES = claim(CHOICE_GAIN_BOXES, box)
    CHOICE_GAIN[box] = gain
    return box


def add_playing_out(box, does_more):
    """A box says when a follower, or none, may do more than it adds where it stands: then all are played out."""
    global PLAYS_OUT_BOXES
    PLAYS_OUT_BOXES = claim(PLAYS_OUT_BOXES, box)
    PLAYS_OUT[box] = does_more
    return box


def must_play_out(s):
    """Whether every choice of the follower step has to be played out to be judged."""
    boxes: cython.uint = s.boxes & PLAYS_OUT_BOXES
    while boxes:
        if PLAYS_OUT[first_box(boxes)](s):
            return True
        boxes &= boxes - 1
    return False


def follower_gain(j, s, segment, player, figure, now):
    """What a follower on a free feature adds to a position worth `now`."""
    supply: cython.int = figure * MAX_PLAYERS + player
    after: cython.double
    if s.field_scoring == PER_CITY_4 and LANDSCAPE[s.printed[segment]] == FIELD:
        # Farmers around one city are pooled over fields: the whole position must be looked at.
        stand(s, segment, figure << FIGURE | player + 1)
        s.supply[supply] -= 1
        after = judge(j, s, player)
        step_off(s, segment, figure << FIGURE | player + 1)
        s.supply[supply] += 1
        return after - now
    return claim_worth(j.eye, s, s.feature[segment], player)


def judge_placements(j, s, pairs):
    """Judge every placement with its best follower; with `pairs` every placement with every follower."""
    choice: cython.int
    first: cython.int
    i: cython.int
    k: cython.int
    player: cython.int = s.turn
    list_choices(s, j.listed)
    for i in range(j.listed.count):
        choice = j.listed.choice[i]
        if choice >= ASIDE:
            continue
        copy_state(j.work, s)
        apply_choice(j.work, choice)
        if j.work.phase != FOLLOW:
            add_option(j, choice, -1, judge(j, j.work, player))
            continue
        first = j.options
        judge_followers(j, j.work, player, True, choice)
        if not pairs:  # keep the best only
            for k in range(first + 1, j.options):
                if j.value[k] > j.value[first]:
                    j.value[first] = j.value[k]
                    j.then[first] = j.then[k]
            j.options = first + 1


def judge_asides(j, s):
    """Judge what may be done besides: what it changes, with the best answer to the question, which is asked still."""
    i: cython.int
    now: cython.double
    best: cython.double
    j.listed.count = 0
    list_asides(s, j.listed)
    if j.listed.count == 0:
        return
    best = j.value[best_option(j)]
    copy_state(j.work, s)
    now = judge(j, j.work, s.actor)
    for i in range(j.listed.count):
        copy_state(j.work, s)
        apply_choice(j.work, j.listed.choice[i])
        add_option(j, j.listed.choice[i], -1, best + judge(j, j.work, s.actor) - now)


def judge_choice(j, s, choice):
    """Judge one choice by making it on a copy."""
    copy_state(j.work, s)
    apply_choice(j.work, choice)
    add_option(j, choice, -1, judge(j, j.work, s.actor))


def judge_options(j, s, pairs):
    """Judge every option of the phase at hand; a phase with a rule of its own has only what the rule says."""
    i: cython.int
    j.options = 0
    if s.phase == PLACE:
        judge_placements(j, s, pairs)
    elif s.phase == FOLLOW:
        copy_state(j.work, s)
        judge_followers(j, j.work, s.turn, False, 0)
    elif HAS_RULE[s.phase]:
        i = OWN_RULE[s.phase](j, s)
        j.options = 0
        add_option(j, i, -1, 0)
    else:
        list_choices(s, j.listed)
        for i in range(j.listed.count):
            if j.listed.choice[i] < ASIDE:
                judge_choice(j, s, j.listed.choice[i])
    judge_asides(j, s)


def add_sanity(phase, is_sane):
    """A box says which choices of its phase nobody makes who means to win."""
    if HAS_SANITY[phase]:
        raise AssertionError(f"two say what is sane in phase {phase}")
    HAS_SANITY[phase] = True
    SANITY[phase] = is_sane
    return phase


def add_rule(phase, rule):
    """A box decides its phase by a rule of its own instead of judging every option."""
    if HAS_RULE[phase]:
        raise AssertionError(f"two rules decide phase {phase}")
    HAS_RULE[phase] = True
    OWN_RULE[phase] = rule
    return phase


def decide(j, s):
    """The best choice in the phase at hand."""
    judge_options(j, s, False)
    return j.choice[best_option(j)]
