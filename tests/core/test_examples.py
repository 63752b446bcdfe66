"""The rule books' worked examples X01 to X87 on the real engine (docs/rules/examples.md)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from support.example import run_example

EXAMPLES = json.loads((Path(__file__).parents[1] / "data" / "acceptance.json").read_text(encoding="utf-8"))["fixtures"]


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: f"{example['id']} {example['title']}")
def test_example(example: dict[str, Any]) -> None:
    run_example(example)


def test_there_are_87_examples_each_with_its_own_number() -> None:
    assert [example["id"] for example in EXAMPLES] == [f"X{number:02}" for number in range(1, 88)]


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["id"])
def test_an_example_fails_when_its_last_expectation_is_changed(example: dict[str, Any]) -> None:
    """An example that could not fail would prove nothing: each is run once more with one expectation made wrong."""
    with pytest.raises((AssertionError, KeyError)):
        run_example(spoilt(example))


def spoilt(example: dict[str, Any]) -> dict[str, Any]:
    """The example with its last step that expects something turned into its opposite."""
    opposite = {"legal": "illegal", "illegal": "legal", "same": "differ", "differ": "same"}
    opposite |= {"follower": "no_follower", "no_follower": "follower", "no_place": "legal"}
    steps = [list(step) for step in example["steps"]]
    for step in reversed(steps):
        if step[0] in ("points", "supply"):
            colour = next(iter(step[1]), "red")
            step[1] = step[1] | {colour: step[1].get(colour, 0) + 1}
            break
        if step[0] == "crowns":
            step[1] = []
            break
        if step[0] == "auction":
            colour = next(iter(step[1]["scores"]))
            step[1] = step[1] | {"scores": step[1]["scores"] | {colour: 77}}
            break
        if step[0] in opposite:
            step[0] = opposite[step[0]]
            step += [0, 1, 0] if len(step) == 2 else []
            break
    return example | {"steps": steps}
