"""Puzzles out of one's own games: decisions of an analysed game in which something clearly better was found."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert

from carcassonne.engine.actions import Skip
from carcassonne.engine.game import Game
from carcassonne.notation.json import actions_to_json
from carcassonne.notation.record import print_record, record_of
from carcassonne.server.puzzles.mistakes import is_puzzle
from carcassonne.server.storage.schema import analysis
from carcassonne.server.workers.analyses import edition
from support.schemas import schema_of
from support.tables import House, a_house, run

DRAW = ["V", "U", "E", "K", "X"]


def option(actions: Any, margin: float) -> dict[str, Any]:
    return {"actions": actions, "margin": margin}


def decision(ply: int, options: list[dict[str, Any]], played: dict[str, Any], **more: Any) -> dict[str, Any]:
    """A decision as analyses write it, with what puzzles are made of."""
    best = max(each["margin"] for each in options)
    made = {"ply": ply, "seat": 0, "phase": "place", "size": "mistake", "legal": 40, "reasons": []}
    return made | {"options": options, "played": played, "loss": best - played["margin"]} | more


def a_game() -> tuple[Game, int, list[Any]]:
    """A game that is over, the ply of a placement in it, and whole decisions that were possible there."""
    game, dice = Game("modern", draw=DRAW), random.Random(3)
    ply, lines = 0, list[Any]()
    while not game.over:
        if game.phase == "place" and game.ply > 4 and not lines:
            ply, lines = game.ply + 1, decisions_at(game)
        game.play(dice.choice(game.legal_actions()))
    return game, ply, lines


def decisions_at(game: Game) -> list[Any]:
    """Placements without a follower."""
    found = []
    for place in game.legal_actions():
        trial = game.rehearsal()
        trial.play(place)
        if trial.phase == "follower":
            found.append(actions_to_json([place, Skip()]))
    return found


async def analysed(house: House, decisions: Any, game: Game) -> str:
    """The id of a game that was imported, with an analysis as if one had been made."""
    made = await imported(house, game)
    row = {"game_id": made, "edition": edition(), "document": json.dumps({"decisions": decisions})}
    async with house.store.transaction() as connection:
        await connection.execute(insert(analysis).values(row))
    return made


async def imported(house: House, game: Game) -> str:
    text, plain = print_record(record_of(game)), {"Content-Type": "text/plain"}
    return str((await house.http.post("/api/v1/games/import", content=text, headers=plain)).json()["id"])


def test_a_mistake_of_an_analysed_game_is_a_puzzle_and_the_better_move_solves_it(tmp_path: Path) -> None:
    game, ply, (best, good, far, played, *_) = a_game()
    options = [option(best, 3.0), option(good, 2.4), option(far, 1.0)]
    decisions = [decision(ply, options, option(played, -2.5)), decision(ply + 9, options, option(played, 0), size="")]

    async def work() -> None:
        async with a_house(tmp_path) as house:
            made = await analysed(house, decisions, game)
            told = (await house.http.get(f"/api/v1/games/{made}/puzzles")).json()
            schema_of("GamePuzzles").validate(told)
            assert told == {
                "analysed": True,
                "puzzles": [{"id": f"{made}-{ply}", "ply": ply, "seat": 0, "loss": 5.5}],
            }
            here = f"/api/v1/puzzles/{told['puzzles'][0]['id']}"
            shown = (await house.http.get(here)).json()
            schema_of("Puzzle").validate(shown)
            assert (shown["rating"], shown["mistake"]) == (None, {"game": made, "ply": ply})
            assert shown["position"]["state"]["phase"] == "place"
            assert (await house.http.post(f"{here}/preview", json={"actions": best})).json()["events"]
            for actions, right, behind in (
                (best, True, 0.0),
                (good, True, 0.6),
                (far, False, 2.0),
                (played, False, 5.5),
            ):
                said = (await house.http.post(f"{here}/attempts", json={"actions": actions})).json()
                schema_of("PuzzleAttempt").validate(said)
                assert (said["right"], said["behind"], said["tempting"]) == (right, behind, played)

    run(work())


def test_a_game_without_an_analysis_has_no_puzzles_and_other_decisions_are_none(tmp_path: Path) -> None:
    game, ply, (best, _, far, played, *_) = a_game()

    async def work() -> None:
        async with a_house(tmp_path) as house:
            bare = await imported(house, game)
            assert (await house.http.get(f"/api/v1/games/{bare}/puzzles")).json() == {"analysed": False, "puzzles": []}
            half = decision(ply, [option(best[:1], 9), option(far, 0)], option(played, -1))  # no whole decision
            made = await analysed(house, [half], game)
            for name in (f"{bare}-{ply}", f"{made}-{ply}", f"{made}-{ply + 1}", f"{made}-x", f"{'A' * 16}-3", "a-b-c"):
                refused = await house.http.get(f"/api/v1/puzzles/{name}")
                assert refused.status_code == 404, name

    run(work())


@pytest.mark.parametrize(
    ("more", "puzzle"),
    [
        ({}, True),
        ({"size": ""}, False),  # no mistake
        ({"phase": "follower"}, False),
        ({"loss": 0.9}, False),  # of the chance to win alone: what was played would be right
        ({"options": [option([], 3), option([], 2.5)]}, False),  # the next that was not weighed might be right
        ({"options": [option([], 3), option([], 2.5)], "legal": 2}, True),
    ],
)
def test_a_decision_is_a_puzzle_where_it_was_a_mistake_that_can_be_judged(more: Any, puzzle: bool) -> None:
    options = [option([], 3.0), option([], 2.5), option([], 0.0)]
    assert is_puzzle(decision(9, options, option([], 0.0)) | more) is puzzle
