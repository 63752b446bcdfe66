"""Levels 1 to 3 err as people do who are learning the game, and a number names a player between two levels."""

from __future__ import annotations

import random

import pytest

from carcassonne.ai.player import Question
from carcassonne.ai.players.between import BetweenPlayer, number_of_strength, strength_of
from carcassonne.ai.players.habits import Habits, choose_by_habit
from carcassonne.ai.players.levels import LevelPlayer
from carcassonne.ai.players.roster import UnknownPlayer, label_of, player_named
from carcassonne.ai.thought.evaluation import Evaluator
from carcassonne.ai.thought.greedy import Judge
from carcassonne.ai.thought.knowledge import no_outlook
from carcassonne.engine.actions import Follower, Place, Skip
from carcassonne.engine.game import Game
from carcassonne.engine.positions import action_of
from carcassonne.engine.rules import Rules

JUDGE = Judge(Evaluator(no_outlook()))
PRESETS = ("modern", "first-edition-nl", "wheel-of-fortune", "bridges-castles-bazaars", "big-box")


def played(player: LevelPlayer | BetweenPlayer, preset: str, decisions: int, seed: int = 3) -> list[object]:
    game = Game(Rules.of(preset, 2), seed=seed)
    actions: list[object] = []
    while len(actions) < decisions and not game.over:
        action = player.choose(Question.of(game)).action
        actions.append(action)
        game.play(action)
    return actions


@pytest.mark.parametrize("preset", PRESETS)
def test_a_beginner_takes_fields_for_scenery(preset: str) -> None:
    actions = played(LevelPlayer(1), preset, 40)
    followers = [action for action in actions if isinstance(action, Follower)]
    assert followers
    assert all(action.feature != "field" for action in followers)


def test_who_notices_little_lays_his_tile_somewhere_all_the_same() -> None:
    game = Game(seed=5)
    blind = Habits(notices=0.0)
    chosen = {choose_by_habit(blind, game.state, JUDGE.judged(game.state), random.Random(n))[0] for n in range(40)}
    assert len(chosen) > 3
    assert all(isinstance(action_of(game.state, choice), Place) for choice in chosen)


def test_who_forgets_the_follower_puts_none_and_who_does_not_puts_the_best() -> None:
    game = Game(seed=5)
    game.play(action_of(game.state, JUDGE.judged(game.state)[0][0]))
    assert game.phase == "follower"
    judged = JUDGE.judged(game.state)
    forgotten, *_ = choose_by_habit(Habits(forgets=1.0), game.state, judged, random.Random(1))
    assert isinstance(action_of(game.state, forgotten), Skip)
    assert choose_by_habit(Habits(), game.state, judged, random.Random(1)) == max(judged, key=lambda each: each[2])


def test_dreams_make_a_city_begun_worth_more_than_it_is() -> None:
    def cities(dreams: float) -> int:
        found = 0
        for seed in range(10):
            game = Game(seed=seed)
            habits = Habits(dreams=dreams)
            for _ in range(20):
                judged = JUDGE.judged(game.state)
                choice, *_ = choose_by_habit(habits, game.state, judged, random.Random(seed))
                action = action_of(game.state, choice)
                found += isinstance(action, Follower) and action.feature == "city"
                game.play(action)
        return found

    assert cities(5.0) > cities(0.0)


def test_a_player_between_two_levels_is_one_of_them_for_a_whole_turn() -> None:
    between = BetweenPlayer(3.5, seed=8)
    game, took = Game(seed=8), {"lower": 0, "upper": 0}
    for _ in range(24):
        question = Question.of(game)
        action = between.choose(question).action
        own = {"lower": between.lower.choose(question).action, "upper": between.upper.choose(question).action}
        assert action in own.values()
        for name, other in own.items():
            took[name] += action == other
        game.play(action)
    assert took["lower"] < 24
    assert took["upper"] < 24


def test_a_number_names_a_player_between_two_levels() -> None:
    assert player_named("3.4").name == label_of("3.4") == "level 3.4"
    with pytest.raises(UnknownPlayer, match=r"there is no level 8\.5: they go from 1 to 8"):
        player_named("8.5")
    with pytest.raises(UnknownPlayer, match=r"there is no level 0\.5"):
        player_named("0.5")


def test_strength_rises_with_the_number_and_leads_back_to_it() -> None:
    numbers = [tenth / 10 for tenth in range(10, 81)]
    strengths = [strength_of(number) for number in numbers]
    assert strengths == sorted(set(strengths))
    assert [number_of_strength(strength) for strength in strengths] == numbers
