"""The evaluation and greedy play: they judge positions, change nothing and answer every question the rules ask."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor

import pytest

from carcassonne.ai.thought.evaluation import Evaluator
from carcassonne.ai.thought.greedy import Judge
from carcassonne.ai.thought.knowledge import Knowledge, KnowledgeError, parse_knowledge, print_knowledge
from carcassonne.ai.thought.search import Budget, Searcher, search
from carcassonne.ai.thought.value import Valuer
from carcassonne.core import turn
from carcassonne.core.state import COMPILED
from carcassonne.engine.actions import Follower, Place
from carcassonne.engine.codec import action_of
from carcassonne.engine.game import Game
from carcassonne.engine.rules import Rules
from carcassonne.engine.setup import full_deck

FOUR_BOXES = {"river": True, "inns_cathedrals": True, "traders_builders": True, "abbots": True}
TABLES = [
    ("modern", {}, 2),
    ("modern", {}, 5),
    ("first-edition-nl", {}, 3),
    ("wheel-of-fortune", {}, 4),
    ("bridges-castles-bazaars", {}, 2),
    ("bridges-castles-bazaars", {"wheel": True}, 6),
    ("bridges-castles-bazaars", {"bazaar_auction": "no_auction"}, 3),
    ("big-box", {}, 2),
    ("big-box", {"field_scoring": "per_city_4"}, 5),
    ("bridges-castles-bazaars", FOUR_BOXES, 3),
    ("wheel-of-fortune", FOUR_BOXES | {"river": False}, 4),
]
SIMULATIONS = 24 if COMPILED else 6


def judge() -> Judge:
    return Judge(Evaluator(Knowledge()))


def greedy_game(preset: str, options: dict[str, object], players: int, seed: int) -> Game:
    """A game in which everybody takes what the judge likes best."""
    game, judging = Game(Rules.of(preset, players, options), seed=seed), judge()
    while not game.over:
        state = game.state
        choice = judging.choose(state)
        assert choice in turn.choices(state), f"{game.phase}: {choice} is not legal in {game.position}"
        game.play(action_of(state, choice))
    return game


@pytest.mark.parametrize(("preset", "options", "players"), TABLES)
def test_greedy_play_answers_every_question_with_something_legal(
    preset: str, options: dict[str, object], players: int
) -> None:
    for seed in range(3 if COMPILED else 1):
        assert greedy_game(preset, options, players, seed).over


def test_greedy_play_and_the_learnt_value_bear_the_largest_deck() -> None:
    """Of 250 tiles; what there is no row for in the tables of the network is left out."""
    rules = Rules.of("modern", 2)
    deck = (full_deck(rules) * 4)[: 250 if COMPILED else 20]
    random.Random(1).shuffle(deck)
    game, judging = Game(rules, draw=deck), judge()
    valuer = Valuer(judge())
    while not game.over:
        choice = judging.choose(game.state)
        assert choice in turn.choices(game.state)
        game.play(action_of(game.state, choice))
        if game.ply % 50 == 0:
            search(game.state, [Searcher(valuer)], Budget(2, 4, 1), 1)
    assert len(game.view().board) + len(game.view().discarded) == 1 + len(deck)


def test_at_the_end_of_a_game_the_expected_points_are_the_scores() -> None:
    game = greedy_game("modern", {}, 3, 1)
    assert Evaluator(Knowledge()).of(game.state) == pytest.approx(game.scores)


def test_looking_at_a_position_does_not_change_it() -> None:
    game = Game(Rules.of("bridges-castles-bazaars", 3), seed=4)
    dice = random.Random(4)
    for _ in range(60):
        game.play(dice.choice(game.legal_actions()))
    state = game.state
    before = state.to_bytes()
    Evaluator(Knowledge()).of(state)
    judge().judged(state)
    search(state, [Searcher(Valuer(judge()))], Budget(4, SIMULATIONS, 1), 1)
    assert state.to_bytes() == before


def test_the_search_gives_the_same_verdicts_on_one_thread_and_on_two() -> None:
    game = Game(Rules.of("modern", 2), seed=11)
    dice = random.Random(11)
    for _ in range(40):
        game.play(dice.choice(game.legal_actions()))
    state = game.state
    budget = Budget(4, SIMULATIONS, 2)
    alone = search(state, [Searcher(Valuer(judge()))], budget, 5)
    with ThreadPoolExecutor(2) as executor:
        together = search(state, [Searcher(Valuer(judge())), Searcher(Valuer(judge()))], budget, 5, executor)
    assert alone == together
    assert alone != search(state, [Searcher(Valuer(judge()))], budget, 6)


def test_a_limit_of_positions_leaves_fewer_simulations_and_the_same_answer_on_two_threads() -> None:
    game = Game(Rules.of("modern", 2), seed=11)
    dice = random.Random(11)
    for _ in range(40):
        game.play(dice.choice(game.legal_actions()))
    searcher = Searcher(Valuer(judge()))
    before = searcher.positions()
    free = search(game.state, [searcher], Budget(4, 2 * SIMULATIONS, 2), 5)
    looked = searcher.positions() - before
    limited = Budget(4, 2 * SIMULATIONS, 2, positions=looked // 2)
    alone = search(game.state, [searcher], limited, 5)
    assert 4 <= sum(verdict.simulations for verdict in alone) < sum(verdict.simulations for verdict in free)
    with ThreadPoolExecutor(2) as executor:
        assert alone == search(game.state, [Searcher(Valuer(judge())) for _ in range(2)], limited, 5, executor)
    assert free == search(game.state, [searcher], Budget(4, 2 * SIMULATIONS, 2, positions=100 * looked), 5)


def test_a_knight_closes_his_own_city_when_the_tile_in_hand_closes_it() -> None:
    # Player 0 holds an open city of three tiles with two pennants; E closes it and nothing else here scores.
    game = Game.from_position(
        "modern 2 | D@0,0 F@0,-1r1 F@0,-2r1 U@1,0 | 0:0,-1/city/N | hand=E supply=3,7", draw=["V", "U"]
    )
    game.play(action_of(game.state, judge().choose(game.state)))
    assert game.actions[-1] == Place(0, -3, 2)
    game.play(action_of(game.state, judge().choose(game.state)))
    assert game.scores[0] >= 12


def test_the_last_follower_is_not_spent_on_a_road_of_one_tile_early_in_the_game() -> None:
    game = Game.from_position("modern 2 | D@0,0 | hand=W supply=1,7")
    state = game.state
    choice = judge().choose(state)
    game.play(action_of(state, choice))
    if game.phase == "follower":
        answer = action_of(game.state, judge().choose(game.state))
        assert not (isinstance(answer, Follower) and answer.feature == "road")


def test_knowledge_is_written_and_read_back() -> None:
    weights = Knowledge().weights()
    text = print_knowledge(weights, {"complete": [0.5]}, {"steps": ["first guess"]})
    read, tables, provenance = parse_knowledge(text)
    assert read == pytest.approx(weights, abs=1e-4)
    assert tables == {"complete": [0.5]}
    assert provenance == {"steps": ["first guess"]}


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("{", "not a knowledge file"),
        ("[]", "version"),
        ('{"version": 2}', "version 2"),
        ('{"version": 1}', "damaged"),
    ],
)
def test_damaged_knowledge_is_refused_with_a_reason(text: str, words: str) -> None:
    with pytest.raises(KnowledgeError, match=words):
        parse_knowledge(text)


def test_weights_and_tables_of_another_version_are_refused() -> None:
    with pytest.raises(KnowledgeError, match="no weight courage"):
        Knowledge({"courage": 1.0})
    with pytest.raises(KnowledgeError, match="table complete must have"):
        Knowledge(None, {"complete": [0.0]})
