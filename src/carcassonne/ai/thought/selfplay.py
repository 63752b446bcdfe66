"""Games of the learnt value in one go, without the interpreter: recorded to learn from, or played as a match."""

from __future__ import annotations

import cython

if not cython.compiled:
    from pathlib import Path

    from carcassonne.ai.thought.evaluation import evaluate, utility
    from carcassonne.ai.thought.items import MAX_GLOBALS, MAX_ITEMS, MAX_NOTED
    from carcassonne.ai.thought.neighbourhood import MAX_LINKS, MAX_SQUARES, MAX_TIES, SQUARE_TERMS, look_around
    from carcassonne.ai.thought.network import ANSWER_ONE, infer
    from carcassonne.ai.thought.sight import collect
    from carcassonne.ai.thought.value import choose_by_value, weigh_options
    from carcassonne.core.decisions import is_chance
    from carcassonne.core.deck import is_draw
    from carcassonne.core.declarations import enumerators_of
    from carcassonne.core.playout import Dice, any_choice, fill_bag, nature_chooses, reseed, roll
    from carcassonne.core.state import *
    from carcassonne.core.turn import apply_choice

    globals().update(enumerators_of(Path(__file__).with_suffix(".pxd")))


@cython.final
@cython.cclass
class Album:
    """What was seen before every draw of some games, written into arrays that the caller brings."""

    def __init__(
        self,
        row,
        item_size,
        global_row,
        global_value,
        item_count,
        global_count,
        evaluation,
        length,
        outcome,
        around: Surroundings | None = None,
    ) -> None:
        self.row = row
        self.item_size = item_size
        self.global_row = global_row
        self.global_value = global_value
        self.item_count = item_count
        self.global_count = global_count
        self.evaluation = evaluation
        self.length = length
        self.outcome = outcome
        self.positions = self.games = self.rows = self.items = self.globals = 0
        self.around = around
        self.looks_around = around is not None


@cython.final
@cython.cclass
class Surroundings:
    """The neighbourhoods of an album's positions, for a deep network to learn from; again in arrays of the caller's."""

    def __init__(
        self,
        square_row,
        link_square,
        link_item,
        link_row,
        tied_field,
        tied_city,
        square_count,
        link_count,
        tie_count,
    ) -> None:
        self.square_row = square_row
        self.link_square = link_square
        self.link_item = link_item
        self.link_row = link_row
        self.tied_field = tied_field
        self.tied_city = tied_city
        self.square_count = square_count
        self.link_count = link_count
        self.tie_count = tie_count
        self.positions = self.square_rows = self.links = self.ties = 0


def has_room(a):
    """Whether one more position fits."""
    return (
        a.positions < a.item_count.shape[0]
        and a.rows + MAX_NOTED <= a.row.shape[0]
        and a.items + MAX_ITEMS <= a.item_size.shape[0]
        and a.globals + MAX_GLOBALS <= a.global_row.shape[0]
        and (not a.looks_around or has_room_around(a.around))
    )


def has_room_around(a):
    """Whether one more neighbourhood fits."""
    return (
        a.positions < a.square_count.shape[0]
        and a.square_rows + SQUARE_TERMS * MAX_SQUARES <= a.square_row.shape[0]
        and a.links + MAX_LINKS <= a.link_row.shape[0]
        and a.ties + MAX_TIES <= a.tied_city.shape[0]
    )


def picture(a, v, s, player):
    """Take down what a player sees of a position."""
    evaluate(v.judge.eye, s)
    a.evaluation[a.positions] = utility(v.judge.eye, s, player)
    collect(v.items, v.judge.eye, s, player)
    if a.looks_around:  # a deep network learns how far the network is off, not the evaluation
        a.evaluation[a.positions] += infer(v.network, v.items) / (1.0 * ANSWER_ONE)
        look_around(v.around, v.items, v.judge.eye, s)
        write_down_around(a.around, v.around)
    write_down(a, v.items)


def write_down(a, it):
    """Write items and globals down as those of the next position."""
    i: cython.int
    a.item_count[a.positions] = it.count
    a.global_count[a.positions] = it.globals
    for i in range(it.noted):
        a.row[a.rows + i] = it.row[i]
    for i in range(it.count):
        a.item_size[a.items + i] = it.size[i]
    for i in range(it.globals):
        a.global_row[a.globals + i] = it.global_row[i]
        a.global_value[a.globals + i] = it.global_value[i]
    a.rows += it.noted
    a.items += it.count
    a.globals += it.globals
    a.positions += 1


def write_down_around(a, n):
    """Write a neighbourhood down as that of the next position."""
    i: cython.int
    a.square_count[a.positions] = n.squares
    a.link_count[a.positions] = n.links
    a.tie_count[a.positions] = n.ties
    for i in range(SQUARE_TERMS * n.squares):
        a.square_row[a.square_rows + i] = n.square_row[i]
    for i in range(n.links):
        a.link_square[a.links + i] = n.link_square[i]
        a.link_item[a.links + i] = n.link_item[i]
        a.link_row[a.links + i] = n.link_row[i]
    for i in range(n.ties):
        a.tied_field[a.ties + i] = n.tied_field[i]
        a.tied_city[a.ties + i] = n.tied_city[i]
    a.square_rows += SQUARE_TERMS * n.squares
    a.links += n.links
    a.ties += n.ties
    a.positions += 1


def experiment(v, s, dice):
    """A choice to learn from: nine in ten of the best few, the rest of all."""
    if roll(dice, 10) == 0:
        return any_choice(s, dice)
    weigh_options(v, s)
    return v.choice[roll(dice, v.options if v.options < BEST_FEW else BEST_FEW)]


def play_recorded(a, v, s, dice, noise):
    """Play one game to the end and write down what one of the players, drawn by lot, sees before every draw."""
    player: cython.int = roll(dice, s.players)
    first: cython.int = a.positions
    fill_bag(dice, s)
    while s.phase != OVER:
        if is_chance(s):
            if is_draw(s) and has_room(a):
                picture(a, v, s, player)
            apply_choice(s, nature_chooses(s, dice))
        elif roll(dice, 10000) < noise * 10000:
            apply_choice(s, experiment(v, s, dice))
        else:
            apply_choice(s, choose_by_value(v, s))
    evaluate(v.judge.eye, s)
    a.length[a.games] = a.positions - first
    a.outcome[a.games] = utility(v.judge.eye, s, player)
    a.games += 1


def record(
    album: Album, start: State, v: Valuer, seed: cython.ulonglong, games: cython.int, noise: cython.double
) -> None:
    """Record games against oneself from a start, game i from seed + i, as long as the album has room."""
    s: State = start.copy()
    dice: Dice = Dice(seed)
    i: cython.int
    with cython.nogil:
        for i in range(games):
            if not has_room(album) or album.games >= album.length.shape[0]:
                break
            copy_state(s, start)
            reseed(dice, seed + i)
            play_recorded(album, v, s, dice, noise)


def value_contest(start: State, a: Valuer, b: Valuer, seats: cython.int, seed: cython.ulonglong) -> list:
    """The final scores of one game, its tiles shuffled by the seed: seats in the mask choose by `a`, others by `b`."""
    s: State = start.copy()
    dice: Dice = Dice(seed)
    with cython.nogil:
        fill_bag(dice, s)
        while s.phase != OVER:
            if is_chance(s):
                apply_choice(s, nature_chooses(s, dice))
            elif (seats >> s.actor) & 1:
                apply_choice(s, choose_by_value(a, s))
            else:
                apply_choice(s, choose_by_value(b, s))
    return [s.score[p] for p in range(s.players)]
