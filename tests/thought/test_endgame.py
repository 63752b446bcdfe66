"""Endgames are solved: what comes out is what the definition says, or nothing where there is too much to look at."""

from __future__ import annotations

from functools import cache

import pytest

from carcassonne.ai.player import Question
from carcassonne.ai.players.levels import LevelPlayer
from carcassonne.ai.thought.endgame import FEW_TILES, Endgame
from carcassonne.ai.thought.evaluation import Evaluator
from carcassonne.ai.thought.greedy import Judge
from carcassonne.ai.thought.knowledge import Knowledge
from carcassonne.ai.thought.search import Budget, Searcher, search
from carcassonne.ai.thought.value import Valuer
from carcassonne.core.state import COMPILED, State
from carcassonne.engine.codec import action_of, phase_of
from carcassonne.engine.game import Game
from carcassonne.engine.positions import (
    after_choice,
    is_over,
    legal_choices,
    nature_draws,
    standing,
    undrawn_kinds,
)
from carcassonne.engine.rules import Rules

ENDLESS = 10**12
Option = tuple[int, int, float]
OPTIONS = 5 if COMPILED else 2
"""Options compared, those that look best."""
SEEDS = 3 if COMPILED else 1
ENDS = [
    (preset, left)
    for preset in ("modern", "first-edition-nl", "wheel-of-fortune", "bridges-castles-bazaars", "big-box")
    for left in range(4 if preset == "modern" else 2)
    if COMPILED or (preset == "modern" and left < 2)
]


def judge() -> Judge:
    return Judge(Evaluator(Knowledge()))


@cache
def placements(rules: Rules, seed: int) -> tuple[State, ...]:
    """The last placements of a greedy game, the very last first."""
    game, player = Game(rules, seed=seed), judge()
    found: list[State] = []
    while not game.over:
        if phase_of(game.state) == "place" and len(undrawn_kinds(game.state)) <= FEW_TILES + 1:
            found.insert(0, game.state.copy())
        game.play(action_of(game.state, player.choose(game.state)))
    return tuple(found)


def near_the_end(preset: str, left: int, players: int = 2, seed: int = 0) -> State:
    """A placement with so many tiles undrawn, or fewer where it skips the number."""
    found = [state for state in placements(Rules.of(preset, players), seed) if len(undrawn_kinds(state)) <= left]
    return found[-1]


def after(state: State, option: Option) -> State:
    state = after_choice(state, option[0])
    return after_choice(state, option[1]) if option[1] >= 0 else state


def solved(endgame: Endgame, state: State, options: list[Option]) -> tuple[Option, float]:
    found = endgame.best(state, options, ENDLESS)
    assert found is not None
    return found


def worth(endgame: Endgame, state: State, seat: int) -> float:
    """What a position is worth by definition: every draw by its odds, after it the best for whoever decides."""
    if is_over(state):
        scores = standing(state).scores
        return float(scores[seat] - scores[1 - seat])
    if nature_draws(state):
        left, kinds = undrawn_kinds(state), legal_choices(state)
        tiles = sum(left.count(kind) for kind in kinds)
        return sum(left.count(kind) / tiles * worth(endgame, after_choice(state, kind), seat) for kind in kinds)
    _, value = solved(endgame, state, [(choice, -1, 0.0) for choice in legal_choices(state)])
    return value if standing(state).actor == seat else -value


@pytest.mark.parametrize(("preset", "left"), ENDS)
def test_an_endgame_is_worth_what_the_definition_says(preset: str, left: int) -> None:
    """One step at a time: the worth of every option is what the same solver says of the positions after it."""
    for seed in range(SEEDS if left < 3 else 1):
        state = near_the_end(preset, left, seed=seed)
        endgame, seat = Endgame(judge()), standing(state).actor
        options = judge().judged(state)[:OPTIONS]
        worths = [worth(endgame, after(state, option), seat) for option in options]
        for order in (options, options[::-1]):
            option, value = solved(endgame, state, order)
            assert value == pytest.approx(max(worths))
            assert worths[options.index(option)] == pytest.approx(value)


def test_the_best_last_tile_is_the_best_of_all_ends() -> None:
    state = near_the_end("modern", 0)
    seat, ends = standing(state).actor, []
    for choice in legal_choices(state):
        laid = after_choice(state, choice)
        ends += [laid] if is_over(laid) else [after_choice(laid, then) for then in legal_choices(laid)]
    _, value = solved(Endgame(judge()), state, judge().judged(state))
    assert value == max(standing(end).scores[seat] - standing(end).scores[1 - seat] for end in ends)


def test_where_there_is_too_much_to_look_at_nothing_is_said() -> None:
    endgame = Endgame(judge())
    state = near_the_end("modern", 1)
    options = judge().judged(state)
    assert endgame.best(state, options, ENDLESS) is not None
    assert endgame.best(state, options, 3) is None
    assert endgame.best(state, options, ENDLESS) is not None  # it starts anew
    early = near_the_end("modern", FEW_TILES + 1)
    assert endgame.best(early, judge().judged(early), ENDLESS) is None
    three = near_the_end("modern", 0, players=3)
    assert endgame.best(three, judge().judged(three), ENDLESS) is None


def test_the_search_decides_what_is_not_solved() -> None:
    state = near_the_end("modern", 1)
    searchers = [Searcher(Valuer(judge()))]
    searched = search(state, searchers, Budget(3, 6, 1), 9)
    assert search(state, searchers, Budget(3, 6, 1, exact=3), 9) == searched
    solved = search(state, searchers, Budget(3, 6, 1, exact=ENDLESS), 9)
    assert sum(verdict.simulations for verdict in solved) == 0
    assert solved[0].value >= worth(Endgame(judge()), after(state, searched[0][:3]), standing(state).actor)


@pytest.mark.skipif(not COMPILED, reason="the champion simulates much where it does not solve")
def test_the_champion_plays_the_end_exactly() -> None:
    state = near_the_end("modern", 1)
    _, value = solved(Endgame(judge()), state, judge().judged(state))
    for threads in (1, 2):
        answer = LevelPlayer(8, threads=threads).choose(Question(state, Rules.of("modern", 2)))
        assert answer.info["simulations"] == 0
        assert answer.info["margin"] == pytest.approx(value, abs=0.01)
