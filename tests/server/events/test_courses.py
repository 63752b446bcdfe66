"""Events as pure functions: 500 random ones are played through and their standings computed a second, naive way."""

from __future__ import annotations

import copy
import json
import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from carcassonne.cli.main import main
from carcassonne.server.events import double_elimination, pairing
from carcassonne.server.events.encounters import Encounter, PlayedGame, won_by
from carcassonne.server.events.lineups import LineupError, check_lineup, check_roster, played_lineup
from carcassonne.server.events.lots import commitment_to_lots, deal_groups, draw_order
from carcassonne.server.events.pairing import NOBODY, arena, round_robin, swiss
from carcassonne.server.events.stages import (
    BRACKETS,
    Course,
    Round,
    Slot,
    advanced,
    final_order,
    stages_of,
    standings,
    with_result,
)
from carcassonne.server.events.standing import CRITERIA, USUAL, standing_of
from support.naive_standing import naive_standing


def played(dice: random.Random, slot: Slot, best_of: int, decisive: bool) -> Encounter:
    """A pair's result: mostly played, sometimes somebody did not come."""
    assert slot.b is not None
    if dice.random() < 0.06:
        how = dice.choice(["void", "absent"])
        return Encounter(slot.a, slot.b, (0.0, 0.0) if how == "void" else (0.0, float(best_of // 2 + 1)), how)  # type: ignore[arg-type]
    games: list[PlayedGame] = []
    while max(won_by(games)) <= best_of / 2 and (
        len(games) < best_of or (decisive and won_by(games)[0] == won_by(games)[1])
    ):
        points = dice.randint(60, 66), dice.randint(60, 66)
        winner = None if points[0] == points[1] else int(points[1] > points[0])
        games.append(PlayedGame(f"{slot.id}-{len(games)}", len(games) % 2, points, winner))
    return Encounter(slot.a, slot.b, won_by(games), "played", tuple(games))


def play_through(dice: random.Random, course: Course, entrants: list[int], best_of: int) -> Course:
    """Play an event; each round is kept and read again as the database does."""
    while (following := advanced(course, entrants, entrants)) is not None:
        course = replace(following, stages=stages_of([stage.to_json() for stage in following.stages]))
        found = course.last_round
        assert isinstance(found, Round)
        decisive = course.stages_wanted[len(course.stages) - 1]["kind"] in BRACKETS
        for slot in found.pairs:
            if slot.result is None:
                course = with_result(course, slot.id, played(dice, slot, best_of, decisive))
    return course


@st.composite
def wanted_events(draw: st.DrawFn) -> dict[str, Any]:
    first: dict[str, Any] = draw(
        st.sampled_from(
            [
                {"kind": "swiss", "rounds": 3, "through": 4},
                {"kind": "groups", "groups": 2, "through": 2},
                {"kind": "groups", "groups": 1, "twice": True},
                {"kind": "knockout"},
                {"kind": "double"},
            ]
        )
    )
    last = draw(st.sampled_from([*({"kind": "knockout", "third": on} for on in (True, False)), {"kind": "double"}]))
    stages = [first, last] if first.get("through") else [first]
    return {
        "stages": stages,
        "entrants": draw(st.integers(4, 8)),
        "criteria": draw(st.permutations(CRITERIA)),
        "best_of": draw(st.sampled_from([1, 3, 5])),
        "seed": draw(st.integers(0, 2**32)),
        "seeded": draw(st.booleans()),
    }


@settings(max_examples=500, deadline=None, derandomize=True)
@given(wanted_events())
def test_a_random_event_is_played_through_and_its_standing_is_that_of_a_naive_computation(
    wanted: dict[str, Any],
) -> None:
    entrants = list(range(wanted["entrants"]))
    course = Course(tuple(wanted["stages"]), tuple(wanted["criteria"]), wanted["seed"], wanted["seeded"])
    course = play_through(random.Random(wanted["seed"]), course, entrants, wanted["best_of"])
    assert len(course.stages) == len(wanted["stages"])
    for number, stage in enumerate(course.stages):
        sheet = [each.to_json() for each in stage.encounters]
        if wanted["stages"][number]["kind"] == "double":
            check_twice_beaten(stage.entrants, sheet, [line.entrant for line in standings(course, number)[0]])
            continue
        if wanted["stages"][number]["kind"] == "knockout":
            final = stage.rounds[-1].encounters[0]
            if final.winner not in (None, NOBODY):
                assert [e for place, e in final_order(course) if place == 1] == [final.winner]
            continue
        for group, lines in zip(stage.groups, standings(course, number), strict=True):
            order = naive_standing(group, sheet, wanted["criteria"], wanted["seed"], f"standing {number + 1}")
            assert [line.entrant for line in lines] == order
            for line in lines:
                for figure in line.figures.values():  # each figure unfolds to what it is the sum of
                    if figure.parts:
                        assert figure.value == sum(part.value for part in figure.parts if part.counted)
    assert sorted(entrant for _, entrant in final_order(course)) == entrants


def check_twice_beaten(entrants: Sequence[int], sheet: list[dict[str, Any]], order: list[int]) -> None:
    """Whoever is out was beaten twice, or did not come to a match to which nobody came; nobody else is out."""
    beaten: Counter[int] = Counter()
    for line in sheet:
        sides = [side for side in (line["a"], line["b"]) if side not in (None, NOBODY)]
        assert all(beaten[side] < 2 for side in sides), "whoever is out plays no more"
        if len(sides) == 2:
            a, b = line["wins"]
            beaten.update({sides[0]: 2, sides[1]: 2} if a == b else [sides[0] if a < b else sides[1]])
    left = [entrant for entrant in entrants if beaten[entrant] < 2]
    assert len(left) <= 1
    assert left == order[: len(left)]
    assert sorted(order) == sorted(entrants)


@settings(max_examples=40, deadline=None, derandomize=True)
@given(st.integers(2, 33), st.integers(0, 10**6), st.booleans())
def test_in_double_elimination_whoever_is_out_was_beaten_twice_and_meets_nobody_again_soon(
    size: int, seed: int, reset: bool
) -> None:
    dice, course = random.Random(seed), Course(({"kind": "double", "reset": reset},), seeded=True)
    while (following := advanced(course, range(size), range(size))) is not None:
        course = following
        for slot in (course.last_round or Round(())).pairs:
            if slot.b is not None:
                course = with_result(course, slot.id, Encounter(slot.a, slot.b, dice.choice([(2, 0), (0, 2)])))
    stage = course.stages[0]
    deep = (size - 1).bit_length()
    again = stage.rounds[-1].pairs[0].group == stage.rounds[-2].pairs[0].group == double_elimination.FINAL
    assert len(stage.rounds) == 2 * deep + again
    sheet = [each.to_json() for each in stage.encounters]
    order = [line.entrant for line in standings(course, 0)[0]]
    if reset:
        check_twice_beaten(range(size), sheet, order)
        assert len([line for line in sheet if line["b"] is not None]) == 2 * size - 2 + again
    assert order[0] == stage.rounds[-1].encounters[0].winner
    early = [line for found in stage.rounds[:deep] for line in found.encounters if line.b is not None]
    assert max(Counter(frozenset(line.sides) for line in early).values(), default=1) == 1


@settings(max_examples=60, deadline=None, derandomize=True)
@given(st.integers(2, 13), st.booleans())
def test_in_a_round_robin_everybody_meets_everybody_and_begins_as_often_as_not(size: int, twice: bool) -> None:
    rounds = round_robin(list(range(size)), twice)
    met = Counter(frozenset(pair) for found in rounds for pair in found if None not in pair)
    assert len(met) == size * (size - 1) // 2
    assert set(met.values()) == {2 if twice else 1}
    for entrant in range(size):
        begun = sum(
            1 if pair[0] == entrant else -1
            for found in rounds
            for pair in found
            if entrant in pair and None not in pair
        )
        assert abs(begun) <= 1
        assert all(sum(entrant in pair for pair in found) == 1 for found in rounds)


@settings(max_examples=25, deadline=None, derandomize=True)
@given(st.integers(8, 21), st.integers(0, 1000))
def test_a_swiss_pairs_equal_scores_and_nobody_twice_and_evens_the_starts(size: int, seed: int) -> None:
    course = Course(({"kind": "swiss", "rounds": 4},), seed=seed)
    course = play_through(random.Random(seed), course, list(range(size)), 3)
    stage = course.stages[0]
    assert [len(found.pairs) for found in stage.rounds] == [(size + 1) // 2] * 4
    met = Counter(frozenset(each.sides) for each in stage.encounters if each.b is not None)
    assert set(met.values()) == {1}
    byes = Counter(each.a for each in stage.encounters if each.b is None)
    assert all(count == 1 for count in byes.values())
    begun = pairing.starts_of(stage.encounters)
    assert all(abs(count) <= 2 for count in begun.values())


def test_in_the_second_round_winners_meet_winners() -> None:
    first = [Encounter(0, 4, (2, 0)), Encounter(1, 5, (2, 0)), Encounter(2, 6, (2, 0)), Encounter(3, 7, (2, 0))]
    assert {frozenset(pair) for pair in swiss(range(8), first)} == {
        frozenset(pair) for pair in ((0, 2), (1, 3), (4, 6), (5, 7))
    }


def test_who_must_meet_again_does_where_nobody_else_is_left() -> None:
    assert [frozenset(pair) for pair in swiss([0, 1], [Encounter(0, 1, (2, 0))])] == [frozenset((0, 1))]


def test_who_has_withdrawn_is_paired_no_more() -> None:
    course = Course(({"kind": "swiss", "rounds": 2},))
    course = advanced(course, range(4), range(4)) or course
    for slot in (course.last_round or Round(())).pairs:
        course = with_result(course, slot.id, Encounter(slot.a, slot.b, (2, 0)))
    after = advanced(course, range(4), {0, 1, 2})
    assert after is not None
    assert 3 not in {side for slot in (after.last_round or Round(())).pairs for side in (slot.a, slot.b)}


def test_lots_are_the_seeds_and_seeded_entrants_come_from_pots() -> None:
    assert draw_order(5, "x", range(9)) == draw_order(5, "x", range(9)) != draw_order(6, "x", range(9))
    groups = deal_groups(5, "x", list(range(8)), 4, seeded=True)
    assert all({*group} & {0, 1, 2, 3} and {*group} & {4, 5, 6, 7} for group in groups)


def test_an_arena_pairs_who_waits_and_the_last_opponent_only_where_nobody_else_does() -> None:
    everybody = {"scores": {1: 2.0, 2: 2.0, 3: 0.0, 4: 0.0}, "begun": {1: 1}}
    assert {frozenset(pair) for pair in arena([1, 2, 3, 4], {}, **everybody)} == {frozenset((1, 2)), frozenset((3, 4))}  # type: ignore[arg-type]
    again = arena([1, 2, 3, 4], {1: 2, 2: 1}, **everybody)  # type: ignore[arg-type]
    assert frozenset((1, 2)) not in {frozenset(pair) for pair in again}
    assert arena([1, 2], {1: 2, 2: 1}, **everybody) == [(2, 1)]  # type: ignore[arg-type]
    assert arena([1], {}, {}, {}) == []


def test_a_bye_counts_as_a_match_won_and_as_an_opponent_who_won_nothing() -> None:
    met = [Encounter(0, None, (1, 0), "bye", id="x"), Encounter(0, 1, (2, 0), id="y"), Encounter(1, 2, (2, 1), id="z")]
    lines = {line.entrant: line for line in standing_of([0, 1, 2], met, USUAL)}
    assert lines[0].figures["match_wins"].value == 2
    assert [(part.encounter, part.value, part.counted) for part in lines[0].figures["buchholz"].parts] == [
        ("x", 0.0, False),
        ("y", 1.0, True),
    ]


@pytest.mark.parametrize(
    ("lineup", "said"),
    [
        ([1, 2, 3, 4], "5 members"),
        ([1, 2, 3, 4, 4], "two boards"),
        ([1, 2, 3, 4, 9], "no member"),
    ],
)
def test_a_line_up_that_cannot_be_played_is_refused(lineup: list[int], said: str) -> None:
    with pytest.raises(LineupError, match=said):
        check_lineup(lineup, [1, 2, 3, 4, 5, 6])


def test_a_team_without_a_line_up_plays_from_the_top_of_its_roster() -> None:
    check_roster([1, 2, 3, 4, 5, 6])
    with pytest.raises(LineupError, match="5 to 12"):
        check_roster([1, 2])
    assert played_lineup(None, [1, 2, 3, 4, 5, 6]) == [1, 2, 3, 4, 5]


@pytest.fixture(scope="module")
def document() -> dict[str, Any]:
    """An event of groups and a play-off, as it is exported when it is over."""
    setup = {"stages": [{"kind": "groups", "groups": 2, "through": 2}, {"kind": "knockout"}], "criteria": list(USUAL)}
    course = Course(tuple(setup["stages"]), USUAL, 77)  # type: ignore[arg-type]
    course = play_through(random.Random(3), course, list(range(8)), 3)
    return {
        "carcassonne": "event",
        "setup": {**setup, "seeded": False},
        "seed": "77",
        "commitment": commitment_to_lots(77),
        "entrants": [{"number": number, "name": f"Anna {number}"} for number in range(8)],
        "stages": [stage.to_json() for stage in course.stages],
        "standings": [[[ln.to_json() for ln in g] for g in standings(course, n)] for n in range(len(course.stages))],
    }


@pytest.mark.parametrize("spoilt", ["", "seed", "draw", "pairs", "standing", "unread", "unknown"])
def test_verify_draws_an_event_again(
    spoilt: str, document: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told = copy.deepcopy(document)
    if spoilt == "seed":
        told["seed"] = "78"
    elif spoilt == "draw":
        told["stages"][0]["groups"].reverse()
    elif spoilt == "pairs":
        slot = told["stages"][0]["rounds"][0]["pairs"][0]
        slot["a"], slot["b"] = slot["b"], slot["a"]
    elif spoilt == "standing":
        told["standings"][0][0][0]["figures"]["match_wins"]["value"] += 1
    elif spoilt == "unread":
        del told["stages"]
    elif spoilt == "unknown":
        told["carcassonne"] = "backup"
    file = tmp_path / "event.json"
    file.write_text(json.dumps(told))
    status = main(["verify", str(file)])
    said = capsys.readouterr()
    lines = {line.partition(" ")[0]: line for line in said.out.splitlines()}
    if spoilt in ("unread", "unknown"):
        assert (status, "cannot be read" in said.err) == (2, True)
    elif spoilt:
        assert status == 1
        assert " NO " in lines["lots" if spoilt == "seed" else spoilt]
    else:
        assert status == 0
        assert all(" ok " in lines[about] for about in ("lots", "draw", "pairs", "standing"))
