"""The deep network: whom a square is linked with, that it computes what its weights say, and which files it refuses."""

from __future__ import annotations

import random

import pytest

from carcassonne.ai.player import Question
from carcassonne.ai.players import families
from carcassonne.ai.players.families import deep_value_named, knowledge_for, knowledge_sources, value_named
from carcassonne.ai.players.levels import LEVELS, LevelPlayer
from carcassonne.ai.thought import deep_network
from carcassonne.ai.thought.deep_network import (
    LAYER_ONE,
    MOST_UNIT,
    ROUNDS,
    UNIT_ONE,
    DeepNetwork,
    deep_blueprint,
    parse_deep_network,
)
from carcassonne.ai.thought.evaluation import Evaluator
from carcassonne.ai.thought.greedy import Judge
from carcassonne.ai.thought.items import G_DEAD, I_FIELD, I_PAIR
from carcassonne.ai.thought.neighbourhood import L_HUB, L_PAIR, LINK_ROWS, Q_FIT, SQUARE_ROWS, neighbourhood_of
from carcassonne.ai.thought.network import ANSWER_ONE, ITEM_ONE, MOST_CONTEXT, UNITS, parse_network
from carcassonne.ai.thought.sight import items_of
from carcassonne.ai.thought.value import Valuer
from carcassonne.ai.thought.weights import NetworkError
from carcassonne.core.state import COMPILED, State
from carcassonne.engine.codec import action_of
from carcassonne.engine.game import Game
from carcassonne.engine.rules import Rules

GAMES = [("modern", 2), ("first-edition-nl", 3), ("bridges-castles-bazaars", 4), ("big-box", 2)]
DECISIONS = 120 if COMPILED else 12
Parts = dict[str, list[int]]
Units = list[list[int]]


def random_parts(seed: int) -> Parts:
    dice = random.Random(seed)
    most = {"item": 60, "square": 80, "context": 30, "bias": 30, "answer": 200}
    return {
        name: [dice.randint(-most.get(name, 40), most.get(name, 40)) for _ in range(size)]
        for name, size in deep_blueprint().sizes.items()
    }


def eye_for(rules: Rules) -> Evaluator:
    return Evaluator(knowledge_for(knowledge_sources(rules), 1.0))


def positions(preset: str, players: int, step: int = 20) -> list[tuple[Rules, State]]:
    """Some positions of a greedy game."""
    game = Game(Rules.of(preset, players), seed=7)
    judge = Judge(eye_for(game.rules))
    found = []
    while not game.over and game.ply < DECISIONS:
        if game.ply % step == 10:
            found.append((game.rules, game.state.copy()))
        game.play(action_of(game.state, judge.choose(game.state)))
    return found


# --- what is noted ----------------------------------------------------------------------------------------------------
def test_a_lone_city_and_a_road_are_linked_with_the_squares_they_face() -> None:
    game = Game(Rules.of("modern", 2), seed=1)
    eye = eye_for(game.rules)
    eye.of(game.state)
    items, _ = items_of(eye, game.state, 0)
    squares, links, ties = neighbourhood_of(eye, game.state, 0)
    assert len(squares) == 4  # around the start tile: a city, a road from side to side, fields
    city, road, field = range(3)
    assert [item[0] // 140 for item in items[:2]] == [0, 1]
    assert I_FIELD <= items[field][0] < I_PAIR
    facing = {item: [square for square, linked, _ in links if linked == item] for item in range(len(items))}
    assert len(facing[city]) == 1
    assert len(facing[road]) == 2
    assert set(facing[city]).isdisjoint(facing[road])
    assert facing[road] == [square for square in facing[field] if square not in facing[city]][:2]
    assert ties == [(field, city)]


@pytest.mark.parametrize(("preset", "players"), GAMES)
def test_every_link_and_tie_is_between_what_was_noted(preset: str, players: int) -> None:
    rows: set[int] = set()
    for rules, state in positions(preset, players):
        eye = eye_for(rules)
        eye.of(state)
        items, _ = items_of(eye, state, 0)
        squares, links, ties = neighbourhood_of(eye, state, 0)
        assert all(0 <= row < SQUARE_ROWS for square in squares for row in square)
        assert all(0 <= square < len(squares) and 0 <= item < len(items) for square, item, _ in links)
        rows.update(row for _, _, row in links)
        for _, item, row in links:
            assert (I_PAIR <= items[item][0] < I_PAIR + 243) == (row == L_PAIR)
        for field, city in ties:
            assert I_FIELD <= items[field][0] < I_PAIR
            assert items[city][0] < 140
    assert rows <= set(range(LINK_ROWS))
    if COMPILED:
        assert {L_PAIR, L_HUB} <= rows


def test_a_square_knows_how_many_tiles_fit() -> None:
    for rules, state in positions("modern", 2):
        eye = eye_for(rules)
        eye.of(state)
        squares, _, _ = neighbourhood_of(eye, state, 0)
        _, globals_ = items_of(eye, state, 0)
        dead = next((number for row, number in globals_ if row == G_DEAD), 0)
        assert min(15, sum(square[1] == Q_FIT for square in squares)) == dead


# --- what the network says --------------------------------------------------------------------------------------------
def answered(parts: Parts, rules: Rules, state: State, player: int) -> float:
    """What a deep network says, computed plainly."""

    def vector(name: str, row: int) -> list[int]:
        return parts[name][row * UNITS : (row + 1) * UNITS]

    def added(*vectors: list[int]) -> list[int]:
        return [sum(each) for each in zip(*vectors, strict=True)]

    def times(name: str, number: int, units: list[int]) -> list[int]:
        rows = [vector(name, number * UNITS + unit) for unit in range(UNITS)]
        return [(128 + sum(a * b for a, b in zip(row, units, strict=True))) >> 8 for row in rows]

    def positive(units: list[int]) -> list[int]:
        return [(max(0, unit) + 2) >> 2 if unit > 0 else 0 for unit in units]

    def settled(heard: Units, name: str, number: int) -> Units:
        return [[max(0, min(MOST_UNIT, unit)) for unit in added(each, vector(name, number))] for each in heard]

    eye = eye_for(rules)
    eye.of(state)
    items, globals_ = items_of(eye, state, player)
    squares, links, ties = neighbourhood_of(eye, state, player)
    begin, layer = list(parts["item_bias"]), list(parts["layer_bias"])
    for row, number in globals_:
        begin = added(begin, [number * unit for unit in vector("context", row)])
        layer = added(layer, [number * unit for unit in vector("bias", row)])
    begin = [max(-MOST_CONTEXT, min(MOST_CONTEXT, unit)) for unit in begin]
    item = [positive(added(begin, *(vector("item", row) for row in rows))) for rows in items]
    square = [positive(added(parts["square_bias"], *(vector("square", row) for row in rows))) for rows in squares]
    for number in range(ROUNDS):
        heard = [times("square_keeps", number, units) for units in square]
        for at, of, row in links:
            said = times("square_hears", number, item[of])
            heard[at] = added(heard[at], said, vector("link", number * LINK_ROWS + row))
        square = settled(heard, "square_after", number)
        heard = [times("item_keeps", number, units) for units in item]
        for at, of, _ in links:
            heard[of] = added(heard[of], times("item_hears", number, square[at]))
        for field, city in ties:
            heard[field] = added(heard[field], times("item_tied", number, item[city]))
            heard[city] = added(heard[city], times("item_tied", number, item[field]))
        item = settled(heard, "item_after", number)
    sums = [min(32767, unit) for unit in added(*item)] + [min(32767, unit) for unit in added(*square)]
    answer = parts["answer_bias"][0] * ANSWER_ONE // ITEM_ONE
    for unit in range(UNITS):
        row = vector("layer_items", unit) + vector("layer_squares", unit)
        total = sum(a * b for a, b in zip(row, sums, strict=True)) + layer[unit] * LAYER_ONE * UNIT_ONE // ITEM_ONE
        answer += parts["answer"][unit] * max(0, min(32767, total >> 11))
    return answer / ANSWER_ONE


@pytest.mark.parametrize(("preset", "players"), GAMES)
def test_the_deep_network_says_what_its_weights_say(preset: str, players: int) -> None:
    parts = random_parts(3)
    network = value_named("base")
    for rules, state in positions(preset, players, 40):
        plain = Valuer(Judge(eye_for(rules)), network)
        deep = Valuer(Judge(eye_for(rules)), network, 0, DeepNetwork(parts))
        for player in range(players):
            said = deep.of(state, player) - plain.of(state, player)
            assert said == pytest.approx(answered(parts, rules, state, player), abs=1e-9)
            assert said


# --- files ------------------------------------------------------------------------------------------------------------
def test_a_file_is_read_as_it_was_written() -> None:
    content = deep_blueprint().printed(random_parts(5), {"upon": "0123"})
    assert len(content) <= 150_000
    assert parse_deep_network(content).about["upon"] == "0123"
    assert deep_blueprint().printed(deep_blueprint().parsed(content)[0], {"upon": "0123"}) == content


def test_files_and_weights_that_cannot_be_used_are_refused() -> None:
    content = deep_blueprint().printed(random_parts(5), {})
    with pytest.raises(NetworkError, match="features 101"):
        parse_network(content)
    with pytest.raises(NetworkError, match="damaged"):
        parse_deep_network(content[:-1] + bytes([content[-1] ^ 1]))
    with pytest.raises(NetworkError, match="another network"):
        parse_deep_network(content.replace(b'"link": 2304', b'"link": 2305'))
    for name, words in (
        ("item_tied", "overflow"),
        ("layer_squares", "overflow"),
        ("answer", "overflow"),
        ("item", "beyond 1200"),
    ):
        with pytest.raises(NetworkError, match=words):
            DeepNetwork({**random_parts(5), name: [4000] * deep_blueprint().sizes[name]})


DEEP_VALUES = ("base", "first_edition", "bridges_castles_bazaars", "inns")


# --- players ----------------------------------------------------------------------------------------------------------
def test_only_the_champion_sees_deeply() -> None:
    assert [level.number for level in LEVELS if level.deep] == [8]
    assert all(deep_value_named(family) is not None for family in DEEP_VALUES)


def test_a_deep_network_of_another_value_is_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    foreign = DeepNetwork(random_parts(5), {"upon": "of another"})
    monkeypatch.setattr(families, "shipped_deep_value", lambda name: foreign)
    deep_value_named.cache_clear()
    try:
        with pytest.warns(UserWarning, match="learnt upon another value"):
            assert deep_value_named("base") is None
        question = Question.of(Game(Rules.of("modern", 2), seed=1))  # and the value alone decides
        assert LevelPlayer(8, seed=1, threads=1).choose(question).action in question.legal
    finally:
        deep_value_named.cache_clear()


def test_where_no_deep_network_is_shipped_the_value_decides() -> None:
    assert deep_network.shipped_deep_value("wheel") is None
    assert deep_value_named("wheel") is None
    assert deep_value_named("nothing of that name") is None
