"""The examples of the rules pages pay what the text beside them says: the engine plays them."""

from __future__ import annotations

import json

import pytest

from carcassonne.boxes import parts
from carcassonne.engine.box import boxes
from carcassonne.engine.rules import PRESETS, Rules
from carcassonne.server.site.rule_examples import BoxExamples, RuleExample, examples_of, rule_example, rule_examples

ALL = [(preset, under, example) for preset in PRESETS for under, example in examples_of(Rules.of(preset))]


@pytest.mark.parametrize(("preset", "under", "example"), ALL, ids=[f"{p}-{e.name}" for p, _, e in ALL])
def test_an_example_pays_what_its_text_says(preset: str, under: str, example: RuleExample) -> None:
    assert tuple(rule_example(example, under)["points"]) == example.expected(under)


OF_BOXES = [(part.presets[0], each) for part in parts("examples", BoxExamples) for each in part.examples]


@pytest.mark.parametrize(("under", "example"), OF_BOXES, ids=[example.name for _, example in OF_BOXES])
def test_an_example_of_a_box_without_a_preset_pays_what_its_text_says(under: str, example: RuleExample) -> None:
    assert tuple(rule_example(example, under)["points"]) == example.expected(under)


@pytest.mark.parametrize("box", [part.name for part in parts("examples", BoxExamples)])
def test_the_rules_of_a_table_with_a_box_have_its_examples(box: str) -> None:
    part = next(each for each in parts("examples", BoxExamples) if each.name == box)
    switches = {
        option.name: True for each in boxes() if each.name == box for option in each.options if option.name == box
    }
    under = part.presets[0]
    assert {each.name for each in part.examples} <= set(rule_examples(Rules.of(under, 2, switches)))


@pytest.mark.parametrize("preset", PRESETS)
def test_a_rules_page_has_its_examples_as_json(preset: str) -> None:
    written = json.loads(json.dumps(rule_examples(Rules.of(preset))))
    assert {"laying", "road", "city", "small-city", "cloister", "shared", "fields", "unfinished"} <= set(written)
    assert all(each["position"]["state"]["board"] or preset == "wheel-of-fortune" for each in written.values())


def test_the_smallest_city_differs_by_edition() -> None:
    paid = {preset: rule_examples(Rules.of(preset))["small-city"]["points"][0] for preset in PRESETS}
    assert [paid[each] for each in ("modern", "first-edition-nl", "first-edition-da")] == [4, 2, 2]


def test_every_score_of_an_example_is_told_as_an_event() -> None:
    for preset in PRESETS:
        for example in rule_examples(Rules.of(preset)).values():
            told = [0] * len(example["points"])
            for event in example["events"]:
                if event["type"] == "scored":
                    told[event["player"]] += event["points"]
                elif event["type"] in ("tile_sold", "ransomed"):
                    told = [sum(pair) for pair in zip(told, event["scores"], strict=True)]
            assert told == example["points"]
