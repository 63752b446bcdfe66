"""Puzzles out of people's games: a day after they are over, once each, and only of games that anybody may watch."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import update

from carcassonne.ai.puzzles.puzzle import Puzzle, WeighedOption, puzzle_line, shipped_puzzles
from carcassonne.server.puzzles.choosing import puzzle_after, puzzle_for
from carcassonne.server.puzzles.found import Finding, FoundRows
from carcassonne.server.storage import schema
from carcassonne.server.workers.leisure import LookedAt
from support.people import HOST, somebody
from support.rated import at_a_rated_table, everybody_decides
from support.tables import a_house, run

OPTIONS = (WeighedOption("1,0 r1 · -", 0.0), WeighedOption("0,1 · -", 4.5))
FOUND = Puzzle("v1 modern 2 | D@0,0 | hand=V", OPTIONS, "0,1 · -", 1500)
DAY = 86400.0


def test_a_game_of_yesterday_is_looked_at_once_and_its_puzzle_shown(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path, accounts=HOST) as house:
            anna, bram = await somebody(house.store, "Anna"), await somebody(house.store, "Bram")
            made = await at_a_rated_table(house, anna, bram)
            await everybody_decides(house, made)
            rows, now = FoundRows(house.store), house.registry.timekeeper.now()
            assert await rows.following(now + 2 * DAY) is None  # it goes on
            await house.post(made["id"], "resign", {}, made["tokens"]["0"])
            finding = Finding(house.registry, rows)
            assert await finding.following(now) is None  # it is not a day old
            assert await finding.following(now + 2 * DAY) == made["id"]
            task = await finding.task(made["id"])
            assert task.question["do"] == "puzzles"
            lines = [puzzle_line(each) for each in (FOUND, shipped_puzzles()[0])]
            done = LookedAt(house.store)
            assert await done.write("puzzles", made["id"], now, task, {"puzzles": lines})
            assert not await done.write("puzzles", made["id"], now, task, {"puzzles": lines})
            assert await finding.following(now + 2 * DAY) is None
            assert list(await rows.all()) == [FOUND.id]
            shown = (await house.http.get(f"/api/v1/puzzles/{FOUND.id}")).json()
            assert (shown["id"], shown["rating"], shown["mistake"]) == (FOUND.id, 1500, None)
            right: Any = {"actions": [{"type": "place", "x": 1, "y": 0, "rotation": 1}, {"type": "skip"}]}
            answered = await house.http.post(f"/api/v1/puzzles/{FOUND.id}/attempts", json=right, headers=anna.headers)
            assert (answered.json()["right"], answered.json()["rated"]["tried"]) == (True, 1)

    run(work())


def test_games_among_friends_are_nobodys_puzzles(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path) as house:
            made = await house.new_game("human", "human")
            await house.play(made)
            async with house.store.transaction() as connection:
                await connection.execute(update(schema.game).values(status="over"))
            now = house.registry.timekeeper.now()
            assert await FoundRows(house.store).following(now + 2 * DAY) is None

    run(work())


def test_they_come_after_those_that_are_shipped_and_are_chosen_by_strength() -> None:
    further = {FOUND.id: FOUND}
    seen: list[str] = []
    for _ in range(len(shipped_puzzles()) + 1):
        seen.append(puzzle_after(seen[-1] if seen else None, further).id)
    assert seen[-1] == FOUND.id
    assert puzzle_after(FOUND.id, further).id == seen[0]
    tried = {puzzle.id for puzzle in shipped_puzzles()}
    assert puzzle_for(1500, tried, further=further) == FOUND
