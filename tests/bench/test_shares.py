"""How much of a deep network is played: a share of what it says, and a network that says as much again."""

from __future__ import annotations

from importlib.resources import files

from shares import with_share

from carcassonne.ai.thought.deep_network import deep_blueprint

SHIPPED = files("carcassonne.ai").joinpath("data", "base_deep.value").read_bytes()


def test_a_share_is_of_what_the_network_learnt_however_its_file_was_written() -> None:
    whole, _ = deep_blueprint().parsed(SHIPPED)
    half, about = deep_blueprint().parsed(with_share(SHIPPED, 0.5))
    assert about["share"] == 0.5
    assert {name for name in whole if whole[name] != half[name]} == {"answer", "answer_bias"}
    assert half["answer"] == tuple(round(number / 2) for number in whole["answer"])
    quarter = deep_blueprint().parsed(with_share(with_share(SHIPPED, 0.5), 0.25))[0]
    assert all(abs(a - b / 4) <= 1 for a, b in zip(quarter["answer"], whole["answer"], strict=True))


def test_the_whole_network_is_the_file_itself() -> None:
    assert with_share(SHIPPED, 1.0) == SHIPPED
