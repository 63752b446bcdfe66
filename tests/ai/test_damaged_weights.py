"""Damaged files of weights: whatever is wrong with one, it is said in a sentence."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from importlib.resources import files
from itertools import chain
from pathlib import Path
from typing import Any

from carcassonne.ai.players.learnt import LearntPlayer, learnt_player
from carcassonne.ai.thought.weights import MAGIC
from carcassonne.ai.training.source import read_knowledge
from carcassonne.engine.rules import Rules
from carcassonne.errors import CarcassonneError

DATA = files("carcassonne.ai").joinpath("data")
ODD: tuple[Any, ...] = (None, True, -1, 1.5, 10**400, "", "x", [], [1], {}, {"x": 1}, float("nan"), float("inf"), 1e300)
"""What may stand in the place of any member."""
DEEP = b"[" * 100_000


def bytes_damaged(content: bytes, dice: random.Random, most: int) -> Iterator[bytes]:
    """A file with bits flipped, cut short, with pieces missing, doubled or of something else."""
    yield from (b"", content[:1], content * 2, DEEP, b"\xff\xfe" + content, b"\0" * len(content))
    for _ in range(most):
        at, length = dice.randrange(len(content)), dice.randrange(1, 200)
        flipped = bytes([content[at] ^ 1 << dice.randrange(8)])
        yield content[:at] + flipped + content[at + 1 :]
        yield content[:at]
        yield content[:at] + content[at + length :]
        yield content[:at] + content[at : at + length] + content[at:]


def members_damaged(given: Any) -> Iterator[Any]:
    """A JSON value with one of its members, at any depth, missing or of another kind."""
    pairs = given.items() if isinstance(given, dict) else enumerate(given[:2]) if isinstance(given, list) else ()
    for name, inside in list(pairs):
        for odd in (*ODD, *members_damaged(inside)):
            changed = given.copy()
            changed[name] = odd
            yield changed
        changed = given.copy()
        del changed[name]
        yield changed
    yield from ODD


def test_a_damaged_learnt_value_is_refused_in_a_sentence(tmp_path: Path) -> None:
    content = DATA.joinpath("base.value").read_bytes()
    line, _, numbers = content[len(MAGIC) :].partition(b"\n")
    head, dice = json.loads(line), random.Random(1)
    damaged = [json.dumps(each).encode() for each in members_damaged(head)]
    damaged += [json.dumps(head | {"sizes": dict(reversed(head["sizes"].items()))}).encode(), DEEP]
    damaged += list(bytes_damaged(line, dice, 40))
    contents = [MAGIC + each + b"\n" + numbers for each in damaged] + list(bytes_damaged(content, dice, 20))
    file = tmp_path / "some.value"
    told = []
    for each in contents:
        file.write_bytes(each)
        try:
            player = learnt_player(f"value:{file}")
            assert isinstance(player, LearntPlayer)
            player.check_rules(Rules.of("modern"))
        except CarcassonneError as reason:
            told.append(str(reason))
    assert len(told) > len(contents) // 2
    assert not [text for text in told if "\n" in text or len(text) > 400]


def test_damaged_knowledge_is_refused_in_a_sentence(tmp_path: Path) -> None:
    content = DATA.joinpath("base.json").read_bytes()
    dice = random.Random(1)
    contents = [json.dumps(each).encode() for each in members_damaged(json.loads(content))]
    contents += bytes_damaged(content, dice, 40)
    file = tmp_path / "some.json"
    told = []
    for each in contents:
        file.write_bytes(each)
        try:
            weights, tables, provenance = read_knowledge(str(file))
            assert all(type(number) in (int, float) for number in (*weights.values(), *chain(*tables.values())))
            assert isinstance(provenance.get("steps", []), list)
        except CarcassonneError as reason:
            told.append(str(reason))
    assert len(told) > len(contents) // 2
    assert not [text for text in told if "\n" in text or len(text) > 400]
