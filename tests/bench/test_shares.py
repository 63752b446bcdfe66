"""How much of a network is played: a share of what it says, and a network that says as much again."""

from __future__ import annotations

from importlib.resources import files

import pytest
from shares import with_share

from carcassonne.ai.thought.deep_network import deep_blueprint
from carcassonne.ai.thought.network import blueprint

DATA = files("carcassonne.ai").joinpath("data")
DEEP, VALUE = (DATA.joinpath(name).read_bytes() for name in ("base_deep.value", "inns.value"))


def test_a_share_is_of_what_the_network_learnt_however_its_file_was_written() -> None:
    whole, _ = deep_blueprint().parsed(DEEP)
    half, about = deep_blueprint().parsed(with_share(DEEP, 0.5, deep=True))
    assert about["share"] == 0.5
    assert {name for name in whole if whole[name] != half[name]} == {"answer", "answer_bias"}
    assert half["answer"] == tuple(round(number / 2) for number in whole["answer"])
    quarter = deep_blueprint().parsed(with_share(with_share(DEEP, 0.5, deep=True), 0.25, deep=True))[0]
    assert all(abs(a - b / 4) <= 1 for a, b in zip(quarter["answer"], whole["answer"], strict=True))


def test_a_value_has_more_ways_to_what_it_says() -> None:
    shipped, before = blueprint().parsed(VALUE)
    half, about = blueprint().parsed(with_share(VALUE, before["share"] / 2, deep=False))
    assert about["share"] == before["share"] / 2
    changed = {name for name in shipped if shipped[name] != half[name]}
    assert {"answer", "item_skip", "global_skip"} <= changed <= {"answer", "answer_bias", "item_skip", "global_skip"}


@pytest.mark.parametrize(("content", "deep", "share"), [(DEEP, True, 1.0), (VALUE, False, 0.7)])
def test_a_network_with_its_own_share_is_the_file_itself(content: bytes, deep: bool, share: float) -> None:
    assert with_share(content, share, deep=deep) == content
