"""The rule books' worked examples on the real engine (docs/rules/examples.md): X01 to X87, and the further boxes'."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from slow_referee.later import data_of, later_boxes
from support.cases import ENGINE_HAS
from support.example import run_example
from support.plans import BOXES
from support.spoilt import spoilt

DATA = Path(__file__).parents[1] / "data"


def examples_in(name: str) -> list[dict[str, Any]]:
    """The examples of a file."""
    examples: list[dict[str, Any]] = json.loads((DATA / f"{name}.json").read_text(encoding="utf-8"))["fixtures"]
    return examples


FURTHER = {box: examples_in(f"examples_{box}") for box in BOXES}
EXAMPLES = examples_in("acceptance") + [
    example
    for box, examples in FURTHER.items()
    for example in examples
    if ENGINE_HAS.issuperset({box, *example.get("modules", [])})
]
LATER = [example for box in later_boxes() for example in data_of(box.name, "examples")["fixtures"]]
"""Those of the boxes that came later still stand among the tests of each."""


@pytest.mark.parametrize("example", EXAMPLES + LATER, ids=lambda example: f"{example['id']} {example['title']}")
def test_example(example: dict[str, Any]) -> None:
    run_example(example)


def test_there_are_87_and_77_examples_each_with_its_own_number() -> None:
    assert [example["id"] for example in EXAMPLES[:87]] == [f"X{number:02}" for number in range(1, 88)]
    numbers = [example["id"] for examples in FURTHER.values() for example in examples]
    assert len(numbers) == len(set(numbers)) == 77


@pytest.mark.parametrize("example", EXAMPLES + LATER, ids=lambda example: example["id"])
def test_an_example_fails_when_its_last_expectation_is_changed(example: dict[str, Any]) -> None:
    """An example that could not fail would prove nothing: each is run once more with one expectation made wrong."""
    with pytest.raises((AssertionError, KeyError)):
        run_example(spoilt(example))
