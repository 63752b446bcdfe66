"""Solvers are rated against puzzles: first answers of people who are signed in count, once."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from carcassonne.ai.puzzles.puzzle import Puzzle, WeighedOption, shipped_puzzles
from carcassonne.notation.json import action_to_json
from carcassonne.server.puzzles.solvers import SolverRows
from support.people import HOST, Somebody, signed_in, somebody
from support.schemas import schema_of
from support.tables import House, a_house, run

ONE, OTHER = shipped_puzzles()[:2]


async def answered(house: House, puzzle: Puzzle, right: bool, who: Somebody | None = None) -> dict[str, Any]:
    """What somebody is told who answers a puzzle."""
    option = puzzle.options[0] if right else WeighedOption(puzzle.tempting, 9.0)
    sent = {"actions": [action_to_json(action) for action in option.actions]}
    headers = {} if who is None else who.headers
    said: dict[str, Any] = (
        await house.http.post(f"/api/v1/puzzles/{puzzle.id}/attempts", json=sent, headers=headers)
    ).json()
    schema_of("PuzzleAttempt").validate(said)
    assert said["right"] is right
    return said


def test_who_solves_a_puzzle_gains_what_the_puzzle_loses_and_a_second_answer_changes_nothing(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path, accounts=HOST) as house:
            anna, bram = [await somebody(house.store, name) for name in ("Anna", "Bram")]
            won = (await answered(house, ONE, True, anna))["rated"]
            assert won["change"] == won["rating"] - 1500 > 0
            assert (won["provisional"], won["tried"]) == (True, 1)
            assert (await answered(house, ONE, False, anna))["rated"] is None
            shown = (await house.http.get(f"/api/v1/puzzles/{ONE.id}")).json()["rating"]
            assert shown < ONE.rating, "it has proved to be easier"
            lost = (await answered(house, OTHER, False, bram))["rated"]
            assert lost["change"] < 0
            assert (await house.http.get(f"/api/v1/puzzles/{OTHER.id}")).json()["rating"] > OTHER.rating
            told = (await house.http.get("/api/v1/people/Anna")).json()["puzzles"]
            assert (told["rating"], told["tried"], told["solved"]) == (won["rating"], 1, 1)
            assert [point["rating"] for point in told["history"]] == [won["rating"]]

    run(work())


def test_guests_and_programs_of_other_scopes_are_told_all_the_same_and_not_rated(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path, accounts=HOST) as house:
            anna = await somebody(house.store, "Anna")
            for who in (None, await signed_in(house.store, anna.person, ["bot"])):
                assert (await answered(house, ONE, True, who))["rated"] is None
            assert await SolverRows(house.store).solver(anna.id) is None
            assert (await house.http.get("/api/v1/people/Anna")).json()["puzzles"] is None

    run(work())


def test_who_is_signed_in_is_shown_puzzles_that_they_have_not_tried(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path, accounts=HOST) as house:
            anna = await somebody(house.store, "Anna")
            seen: list[str] = []
            for _ in range(3):
                after = f"?after={seen[-1]}" if seen else ""
                told = (await house.http.get(f"/api/v1/puzzles/next{after}", headers=anna.headers)).json()
                seen.append(told["id"])
                puzzle = next(each for each in shipped_puzzles() if each.id == told["id"])
                await answered(house, puzzle, True, anna)
            assert len(set(seen)) == 3
            assert await SolverRows(house.store).tried(anna.id) == set(seen)

    run(work())
