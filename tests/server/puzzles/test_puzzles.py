"""Puzzles over HTTP: one a day, as many others as somebody likes, tried and answered without an account."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest

from carcassonne.ai.puzzles.puzzle import Puzzle, WeighedOption, shipped_puzzles
from carcassonne.engine.actions import Place
from carcassonne.notation.json import action_to_json
from carcassonne.server.problems import Problem
from carcassonne.server.puzzles import answering, choosing
from carcassonne.server.puzzles.posed import shipped
from support.tables import a_house, run

SHIPPED = shipped_puzzles()
A_DAY = date(2026, 11, 18)


def actions_of(option: WeighedOption) -> list[dict[str, Any]]:
    return [action_to_json(action) for action in option.actions]


def followed(puzzle: Puzzle) -> bool:
    """Whether the best option has a follower or says that there is none."""
    return len(puzzle.options[0].actions) == 2


PUZZLE = next(puzzle for puzzle in SHIPPED if followed(puzzle))
POSED = shipped(PUZZLE.id)


# --- which one --------------------------------------------------------------------------------------------------------
def test_a_day_has_one_puzzle_and_none_comes_twice_before_all_have_come() -> None:
    days = [choosing.puzzle_of_day(A_DAY + timedelta(days=number)).id for number in range(len(SHIPPED))]
    assert len(set(days)) == len(SHIPPED)
    assert choosing.puzzle_of_day(A_DAY).id == days[0]


def test_who_asks_for_the_next_one_goes_through_all_of_them() -> None:
    seen: list[str] = []
    for _ in SHIPPED:
        seen.append(choosing.puzzle_after(seen[-1] if seen else None).id)
    assert sorted(seen) == sorted(puzzle.id for puzzle in SHIPPED)
    assert choosing.puzzle_after(seen[-1]).id == seen[0]
    assert choosing.puzzle_after("unknown").id == seen[0]


def test_neighbours_are_about_different_things() -> None:
    first = choosing.puzzle_after(None)
    second = choosing.puzzle_after(first.id)
    assert first.reasons[0]["key"] != second.reasons[0]["key"]


def test_who_is_known_gets_one_of_his_strength_that_he_has_not_tried() -> None:
    easiest = min(puzzle.rating for puzzle in SHIPPED)
    chosen = choosing.puzzle_for(easiest, ())
    assert chosen.rating == easiest
    assert choosing.puzzle_for(easiest, {chosen.id}).id != chosen.id
    assert choosing.puzzle_for(easiest, {puzzle.id for puzzle in SHIPPED}).rating == easiest  # all were tried


# --- answering --------------------------------------------------------------------------------------------------------
def test_every_right_option_solves_it_and_what_tempts_does_not() -> None:
    for option in PUZZLE.right:
        assert answering.attempt(POSED, actions_of(option))["right"]
    tempted = answering.attempt(POSED, actions_of(WeighedOption(PUZZLE.tempting, 0.0)))
    assert not tempted["right"]
    assert tempted["answer"] == tempted["tempting"]
    assert [option["behind"] for option in tempted["options"]] == sorted(option.behind for option in PUZZLE.options)


def test_an_answer_says_what_it_lacks_or_that_it_was_not_weighed() -> None:
    weighed = answering.attempt(POSED, actions_of(PUZZLE.options[-1]))
    assert weighed["behind"] == PUZZLE.options[-1].behind
    known = {option.text for option in PUZZLE.options}
    game = PUZZLE.start
    for place in game.legal_actions():
        assert isinstance(place, Place)
        game.play(place)
        if game.phase == "follower" and not any(text.startswith(f"{place.x},{place.y} ") for text in known):
            said = answering.attempt(POSED, [action_to_json(place), {"type": "skip"}])
            assert (said["right"], said["behind"]) == (False, None)
            return
        game.undo()


def test_half_an_answer_is_refused_and_says_what_is_missing() -> None:
    for wanted in ([], actions_of(PUZZLE.options[0])[:1]):
        with pytest.raises(Problem, match="a placement and") as refused:
            answering.attempt(POSED, wanted)
        assert (refused.value.code, refused.value.more["field"]) == ("bad_request", "actions")


def test_nothing_is_asked_after_tile_and_follower() -> None:
    begun = answering.preview(POSED, actions_of(PUZZLE.options[0])[:1])
    assert begun["position"]["state"]["phase"] == "follower"
    assert len(begun["next"]) == len(begun["position"]["legal"]) > 1
    whole = answering.preview(POSED, actions_of(PUZZLE.options[0]))
    assert whole["position"]["legal"] == []
    assert answering.preview(POSED, [])["position"] == answering.puzzle_payload(POSED)["position"]


def test_a_puzzle_tells_no_solution_before_it_is_answered() -> None:
    told = answering.puzzle_payload(POSED)
    assert not {"right", "tempting", "reasons"} & set(told)
    assert told["options"] == PUZZLE.start.rules.options


# --- over HTTP --------------------------------------------------------------------------------------------------------
def test_puzzles_are_asked_for_tried_and_answered(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path) as house:
            today = (await house.http.get("/api/v1/puzzles/today")).json()
            assert today["day"] and today["position"]["state"]["to_act"] == today["seat"]  # noqa: PT018
            other = (await house.http.get(f"/api/v1/puzzles/next?after={today['id']}")).json()
            assert (other["day"], other["id"] != today["id"]) == (None, True)
            again = (await house.http.get(f"/api/v1/puzzles/{other['id']}")).json()
            assert again == other
            here = f"/api/v1/puzzles/{PUZZLE.id}"
            answer = {"actions": actions_of(PUZZLE.options[0])}
            assert (await house.http.post(f"{here}/preview", json=answer)).json()["events"]
            assert (await house.http.post(f"{here}/attempts", json=answer)).json()["right"]

    run(work())


@pytest.mark.parametrize(
    ("way", "sent", "code"),
    [
        ("00000000/attempts", {"actions": []}, "not_found"),
        (f"{PUZZLE.id}/attempts", {"actions": []}, "bad_request"),
        (f"{PUZZLE.id}/attempts", {"actions": [{"type": "skip"}]}, "illegal_action"),
        (f"{PUZZLE.id}/preview", {"actions": [{"type": "place", "x": 99, "y": 0, "rotation": 0}]}, "illegal_action"),
        (f"{PUZZLE.id}/attempts", {"actions": [{"type": "draw", "tile": "V"}]}, "illegal_action"),
        (f"{PUZZLE.id}/attempts", {"actions": [{"type": "skip"}] * 3}, "bad_request"),
        (f"{PUZZLE.id}/attempts", {"answers": []}, "bad_request"),
    ],
)
def test_an_answer_that_is_none_is_refused_with_a_reason(
    tmp_path: Path, way: str, sent: dict[str, Any], code: str
) -> None:
    async def work() -> None:
        async with a_house(tmp_path) as house:
            refused = await house.http.post(f"/api/v1/puzzles/{way}", json=sent)
            assert refused.json()["code"] == code, refused.text

    run(work())
