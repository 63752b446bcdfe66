"""Matches play themselves: the table opens, games follow one another, whoever does not come has lost."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from carcassonne.server.games.model import now_text
from carcassonne.server.games.stores import Conflict
from carcassonne.server.matches import commands, model
from carcassonne.server.matches.commands import Matches, MatchSeatPayload
from carcassonne.server.matches.keeper import MatchKeeper
from carcassonne.server.matches.model import Match, MatchSetup
from carcassonne.server.matches.rows import MatchRows
from carcassonne.server.people.model import Person
from carcassonne.server.problems import Problem
from carcassonne.server.storage.people_rows import PeopleRows
from support.later import Later
from support.people import HOST
from support.tables import House, Json, a_house, run

ANNA, BRAM, CARLA = "a" * 16, "b" * 16, "c" * 16


@dataclass(slots=True)
class Club:
    """A server with matches, whose time moves on."""

    house: House
    matches: Matches
    later: Later

    @property
    def evening(self) -> int:
        """A quarter of an hour that lies ahead, two hours at most."""
        return (int(self.matches.now()) // model.QUARTER + 5) * model.QUARTER

    async def agreed(self, setup: MatchSetup | None = None, one: str = ANNA, other: str = BRAM) -> Match:
        """A match of two for the evening."""
        made = await commands.challenge(
            self.matches, one, other, setup or MatchSetup(), [self.evening], f"{one}{other}"
        )
        return await commands.answer(self.matches, made.id, other, self.evening)

    async def until(self, match: Match, before: float = 0.0) -> Match:
        """The match when it is time, or so many seconds before."""
        assert match.time is not None
        self.later.by(match.time - before - self.matches.now())
        return await commands.found(self.matches, match.id)

    async def resign(self, there: MatchSeatPayload) -> Match:
        """The match after somebody has resigned the game that is on."""
        assert there["game"] is not None
        answer = await self.house.post(there["game"], "resign", {}, there["token"] or "")
        assert answer.status_code == 200, answer.text
        found = await self.matches.keeper.see_to(there["match"]["id"])
        assert found is not None
        return found


@asynccontextmanager
async def a_club(folder: Path, later: Later) -> AsyncIterator[Club]:
    async with a_house(folder, accounts=HOST) as house:
        for person_id, name in ((ANNA, "Anna"), (BRAM, "Bram"), (CARLA, "Carla")):
            await PeopleRows(house.store).add(Person(person_id, name, created=now_text()))
        yield Club(house, house.app.state.matches, later)


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Later:
    return Later(monkeypatch)


def test_a_best_of_three_is_played_from_its_table_to_the_majority(tmp_path: Path, later: Later) -> None:
    async def work() -> None:
        async with a_club(tmp_path, later) as club:
            match = await club.agreed()
            assert (await club.until(match, 601)).state == "agreed"
            match = await club.until(match, 599)
            assert (match.state, len(match.games)) == ("open", 1)
            anna, bram = [await commands.come(club.matches, match.id, who) for who in (ANNA, BRAM)]
            table = (await club.house.get(anna["game"] or ""))["table"]
            assert [seat["name"] for seat in table["seats"]][anna["seat"] or 0] == "Anna"
            assert table["aids"]["remaining"] is False, "nothing counts tiles"
            assert 590 < table["clocks"]["begins_in"] <= 600, "no clock runs before its time"
            match = await club.resign(anna)
            assert (match.wins, match.next_game is not None, match.running) == ((0, 1), True, None)
            later.by(61)
            match = await commands.found(club.matches, match.id)
            assert match.games[1].first == 1 - match.games[0].first
            again = await commands.come(club.matches, match.id, ANNA)
            assert (again["game"], again["token"]) != (anna["game"], anna["token"])
            assert again == {**(await commands.come(club.matches, match.id, ANNA)), "match": again["match"]}
            match = await club.resign(again)
            assert (match.state, match.end, match.wins) == ("over", "played", (0, 2))
            later.by(120)
            assert await commands.found(club.matches, match.id) == match, "there is no third game"
            assert bram["seat"] == 1 - (anna["seat"] or 0)

    run(work())


@pytest.mark.parametrize(("came", "end", "wins"), [((), "void", (0, 0)), ((BRAM,), "absent", (0, 2))])
def test_who_has_not_come_after_a_quarter_of_an_hour_has_lost(
    came: tuple[str, ...], end: str, wins: tuple[float, float], tmp_path: Path, later: Later
) -> None:
    async def work() -> None:
        async with a_club(tmp_path, later) as club:
            match = await club.until(
                await club.agreed(MatchSetup(clock={"kind": "bank", "seconds": 3600, "increment": 0}))
            )
            for who in came:
                await commands.come(club.matches, match.id, who)
            later.by(890)
            assert (await commands.found(club.matches, match.id)).state == "open"
            later.by(11)
            match = await commands.found(club.matches, match.id)
            assert (match.state, match.end, match.wins) == ("over", end, wins)
            table = (await club.house.get(match.games[0].id))["table"]
            assert (table["status"], table["result"]["reason"]) == ("over", "cancelled")

    run(work())


def test_clocks_run_from_the_time_although_somebody_has_played_before(tmp_path: Path, later: Later) -> None:
    async def work() -> None:
        async with a_club(tmp_path, later) as club:
            match = await club.until(await club.agreed(), 500)
            seats = [await commands.come(club.matches, match.id, who) for who in (ANNA, BRAM)]
            tokens = {str(there["seat"]): there["token"] for there in seats}
            made: Json = {"id": match.games[0].id, "tokens": tokens}
            while (await club.house.get(made["id"]))["table"]["clocks"]["running"] == 0:
                await club.house.play(made)
            clocks = (await club.house.get(made["id"]))["table"]["clocks"]
            assert (clocks["running"], clocks["left"]) == (1, [900, 900])
            later.by(510)
            assert (await club.house.get(made["id"]))["table"]["clocks"]["left"][1] < 900

    run(work())


def test_nobody_plays_two_matches_at_a_time(tmp_path: Path, later: Later) -> None:
    async def work() -> None:
        async with a_club(tmp_path, later) as club:
            match = await club.agreed()
            with pytest.raises(Problem) as refused:
                await club.agreed(one=BRAM, other=CARLA)
            assert refused.value.code == "double_booked"
            await commands.answer(club.matches, match.id, ANNA, None)
            assert (await club.agreed(one=BRAM, other=CARLA)).state == "agreed", "the first was called off"

    run(work())


def test_the_same_challenge_and_the_same_answer_again_are_the_same(tmp_path: Path, later: Later) -> None:
    async def work() -> None:
        async with a_club(tmp_path, later) as club:
            times = [club.evening]
            one, two = [
                await commands.challenge(club.matches, ANNA, BRAM, MatchSetup(), times, "same") for _ in range(2)
            ]
            assert one.id == two.id
            first = await commands.answer(club.matches, one.id, BRAM, times[0])
            assert await commands.answer(club.matches, one.id, BRAM, times[0]) == first
            with pytest.raises(Problem, match="two other people"):
                await commands.answer(club.matches, one.id, CARLA, times[0])

    run(work())


def test_many_processes_that_see_to_a_match_at_once_begin_one_game(tmp_path: Path, later: Later) -> None:
    async def work() -> None:
        async with a_club(tmp_path, later) as club:
            match = await club.agreed()
            assert match.time is not None
            later.by(match.time - club.matches.now())
            keepers = [
                MatchKeeper(club.house.registry, MatchRows(club.house.store), club.matches.people) for _ in range(8)
            ]
            found = await asyncio.gather(*(each.see_to(match.id) for each in keepers), return_exceptions=True)
            assert all(isinstance(each, Match | Conflict) for each in found)
            match = await commands.found(club.matches, match.id)
            assert len(match.games) == 1
            stored = await club.house.store.read(match.games[0].id)
            assert stored is not None
            assert stored.setup.match_id == match.id

    run(work())


def test_a_game_of_a_match_has_no_rematch_and_one_that_is_tried_again_is_no_game_of_it(
    tmp_path: Path, later: Later
) -> None:
    async def work() -> None:
        async with a_club(tmp_path, later) as club:
            match = await club.until(await club.agreed(MatchSetup(1)))
            anna, bram = [await commands.come(club.matches, match.id, who) for who in (ANNA, BRAM)]
            made: Json = {
                "id": match.games[0].id,
                "tokens": {str(each["seat"]): each["token"] for each in (anna, bram)},
            }
            await club.house.play(made)
            assert (await club.resign(anna)).state == "over"
            refused = await club.house.post(made["id"], "rematch", {}, anna["token"] or "")
            assert refused.json()["code"] == "not_allowed"
            again = await club.house.post(made["id"], "again", {"ply": 0, "seat": 0})
            stored = await club.house.store.read(again.json()["id"])
            assert stored is not None
            assert stored.setup.match_id is None

    run(work())
