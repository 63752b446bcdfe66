"""The learnt value: what it sees, that it computes what its weights say, and which files it refuses."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from carcassonne.ai.player import Question
from carcassonne.ai.players.families import knowledge_for, knowledge_sources, value_name, value_named
from carcassonne.ai.players.levels import LevelPlayer, level_named
from carcassonne.ai.thought.evaluation import Evaluator
from carcassonne.ai.thought.greedy import Judge
from carcassonne.ai.thought.items import GLOBAL_ROWS, ITEM_ROWS
from carcassonne.ai.thought.network import (
    ANSWER_ONE,
    MOST_CONTEXT,
    UNITS,
    Network,
    blueprint,
    parse_network,
)
from carcassonne.ai.thought.sight import items_of
from carcassonne.ai.thought.value import Valuer
from carcassonne.ai.thought.weights import NetworkError
from carcassonne.boxes.princess_dragon.rules import MOST_STEPS
from carcassonne.boxes.princess_dragon.thought import I_STEPS
from carcassonne.boxes.tower.thought import I_REACH, MOST_TOWERS
from carcassonne.core.state import COMPILED, State
from carcassonne.engine.codec import action_of
from carcassonne.engine.game import Game
from carcassonne.engine.rules import PRESETS, Rules

GAMES = [
    ("modern", 2),
    ("first-edition-nl", 3),
    ("wheel-of-fortune", 2),
    ("bridges-castles-bazaars", 4),
    ("big-box", 2),
    ("dragon", 2),
    ("tower", 3),
]
DECISIONS = 160 if COMPILED else 16
Parts = dict[str, list[int]]


def random_parts(seed: int) -> Parts:
    dice = random.Random(seed)
    most = {"item": 60, "context": 30, "bias": 30, "layer": 60, "answer": 200}
    return {
        name: [dice.randint(-most.get(name, 20), most.get(name, 20)) for _ in range(n)]
        for name, n in blueprint().sizes.items()
    }


def eye_for(rules: Rules) -> Evaluator:
    return Evaluator(knowledge_for(knowledge_sources(rules), 1.0))


def positions(preset: str, players: int) -> Iterator[tuple[Rules, State]]:
    """Some positions of a greedy game."""
    game = Game(Rules.of(preset, players), seed=7)
    judge = Judge(eye_for(game.rules))
    while not game.over and game.ply < DECISIONS:
        if game.ply % 5 == 0:
            yield game.rules, game.state
        game.play(action_of(game.state, judge.choose(game.state)))


def answered(parts: Parts, items: list[list[int]], globals_: list[tuple[int, int]]) -> float:
    """What the network says, computed plainly."""

    def vector(name: str, row: int) -> list[int]:
        return parts[name][row * UNITS : (row + 1) * UNITS]

    begin, layer = list(parts["item_bias"]), list(parts["layer_bias"])
    skip = parts["answer_bias"][0]
    for row, number in globals_:
        begin = [a + number * b for a, b in zip(begin, vector("context", row), strict=True)]
        layer = [a + number * b for a, b in zip(layer, vector("bias", row), strict=True)]
        skip += number * parts["global_skip"][row]
    begin = [max(-MOST_CONTEXT, min(MOST_CONTEXT, unit)) for unit in begin]
    sums = [0] * UNITS
    for item in items:
        units = [start + sum(vector("item", row)[u] for row in item) for u, start in enumerate(begin)]
        sums = [a + max(0, b) for a, b in zip(sums, units, strict=True)]
        skip += sum(parts["item_skip"][row] for row in item)
    pooled = [min(32767, total >> 2) for total in sums]
    answer = skip * 64
    for unit in range(UNITS):
        total = (layer[unit] << 6) + sum(a * b for a, b in zip(vector("layer", unit), pooled, strict=True))
        answer += parts["answer"][unit] * min(32767, max(0, total) >> 8)
    return answer / ANSWER_ONE


@pytest.mark.parametrize(("preset", "players"), GAMES)
def test_the_network_says_what_its_weights_say(preset: str, players: int) -> None:
    parts = random_parts(3)
    seen: set[int] = set()
    for rules, state in positions(preset, players):
        eye = eye_for(rules)
        expected = eye.of(state)
        for player in range(players):
            items, globals_ = items_of(eye, state, player)
            assert all(0 <= row < ITEM_ROWS for item in items for row in item)
            assert all(0 <= row < GLOBAL_ROWS for row, _ in globals_)
            seen.update(row for item in items for row in item)
            rivals = [points for other, points in enumerate(expected) if other != player]
            utility = expected[player] - (max(rivals) + sum(rivals) / len(rivals)) / 2
            found = Valuer(Judge(eye_for(rules)), Network(parts)).of(state, player)
            assert found == pytest.approx(utility + answered(parts, items, globals_), abs=1e-9)
    assert len(seen) > (60 if COMPILED else 40)


@pytest.mark.parametrize(
    ("line", "mine", "theirs"),
    [
        ("dragon 2 | E@0,0 B@1,0 | 0:0,0/city/N | hand=O dragon=1,0", I_STEPS, I_STEPS + MOST_STEPS),
        ("tower 2 | D@0,0 TW02@0,1 | 0:0,0/road/E | hand=O towers=0,1:1 pieces=9,10", I_REACH, I_REACH + MOST_TOWERS),
    ],
)
def test_who_may_be_taken_is_seen_from_both_sides(line: str, mine: int, theirs: int) -> None:
    game = Game.from_position(line)
    eye = eye_for(game.rules)
    eye.of(game.state)
    seen = [{row for item in items_of(eye, game.state, player)[0] for row in item} for player in (0, 1)]
    assert mine in seen[0] - seen[1]
    assert theirs in seen[1] - seen[0]


def test_without_a_network_the_evaluation_chooses() -> None:
    for rules, state in positions("modern", 2):
        assert Valuer(Judge(eye_for(rules))).choose(state) == Judge(eye_for(rules)).judged(state)[0][0]


def test_a_file_is_read_as_it_was_written() -> None:
    parts = random_parts(5)
    content = blueprint().printed(parts, {"rules": ["modern 2 players"]})
    assert len(content) <= 150_000
    network = parse_network(content)
    assert network.about["rules"] == ["modern 2 players"]
    rules, state = next(positions("modern", 2))
    assert Valuer(Judge(eye_for(rules)), network).of(state, 0) == Valuer(Judge(eye_for(rules)), Network(parts)).of(
        state, 0
    )


def damaged(content: bytes, how: str) -> bytes:
    if how == "foreign":
        return b"\x89PNG" + content
    if how == "cut":
        return content[:-2]
    if how == "changed":
        return content[:-1] + bytes([content[-1] ^ 1])
    if how == "other features":
        return content.replace(b'"features": 1', b'"features": 9')
    return content.replace(b'{"format"', b'{format"')


@pytest.mark.parametrize(
    ("how", "words"),
    [
        ("foreign", "no file of a learnt value"),
        ("cut", "damaged"),
        ("changed", "damaged"),
        ("other features", "features 9"),
        ("head", "head cannot be read"),
    ],
)
def test_a_damaged_or_foreign_file_is_refused_with_a_sentence(how: str, words: str) -> None:
    with pytest.raises(NetworkError, match=words):
        parse_network(damaged(blueprint().printed(random_parts(5), {}), how))


def test_weights_that_could_overflow_are_refused() -> None:
    for name, number in (("item", 1201), ("answer", 4097)):
        parts = random_parts(1)
        parts[name][0] = number
        with pytest.raises(NetworkError, match=name):
            Network(parts)
    parts = random_parts(1)
    parts["layer"][:UNITS] = [4096] * UNITS
    with pytest.raises(NetworkError, match="overflow"):
        Network(parts)


def test_where_a_file_is_refused_the_evaluation_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    from carcassonne.ai.players import families

    def refused(name: str) -> Any:
        raise NetworkError("the learnt value is damaged")

    value_named.cache_clear()
    monkeypatch.setattr(families, "shipped_value", refused)
    try:
        with pytest.warns(UserWarning, match="is not used: the learnt value is damaged"):
            assert value_named("base") is None
        player = LevelPlayer(6)
        game = Game("modern", seed=1)
        assert player.choose(Question.of(game)).info["simulations"] >= 96  # as much as level 6 thought before
    finally:
        value_named.cache_clear()


def test_every_preset_has_a_value_for_two_and_for_more_players() -> None:
    for preset in PRESETS:
        two, more = (value_named(value_name(Rules.of(preset, players))) for players in (2, 4))
        assert two is not None, preset
        assert more is not None, preset
        assert more is not two


@pytest.mark.parametrize(("preset", "players"), [("modern", 2), ("big-box", 2), ("modern", 4), ("big-box", 3)])
def test_expected_points_follow_the_value(preset: str, players: int) -> None:
    """Two players' margin is the value as both see it, on average; the sum of all points stays the evaluation's."""
    moved = 0
    for rules, state in positions(preset, players):
        eye = eye_for(rules)
        valuer = Valuer(Judge(eye_for(rules)), value_named(value_name(rules)))
        plain, points = eye.of(state), valuer.expected(state)
        assert sum(points) == pytest.approx(sum(plain))
        if players == 2:
            assert points[0] - points[1] == pytest.approx((valuer.of(state, 0) - valuer.of(state, 1)) / 2)
        moved += points != plain
    assert moved
    assert Valuer(Judge(eye_for(rules))).expected(state) == plain


def test_a_slip_is_no_absurd_bid() -> None:
    """Level 1 throws dice, but never bids more than laying the tile now could bring."""
    bids = []
    for seed in range(12 if COMPILED else 1):
        game = Game(Rules.of("bridges-castles-bazaars", 3), seed=seed)
        player = LevelPlayer(level_named("1"), seed=seed)
        while not game.over and game.ply < (10_000 if COMPILED else 40):
            action = player.choose(Question.of(game)).action
            bids += [getattr(action, name) for name in ("points", "bid") if hasattr(action, name)]
            game.play(action)
    assert all(bid <= 40 for bid in bids)  # dice would bid up to 99
    assert bids or not COMPILED
