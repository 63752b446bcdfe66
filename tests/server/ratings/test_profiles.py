"""Profiles: what everybody may know of somebody, and nothing of what friends play among themselves."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from sqlalchemy import insert

from carcassonne.server.games.outcome import Outcome
from carcassonne.server.ratings.rating_rows import RatedGame, RatingRows
from carcassonne.server.storage.schema import analysis
from support.people import HOST, Somebody, somebody
from support.rated import at_a_rated_table
from support.tables import House, a_house, run

Json = dict[str, Any]


async def profile(house: House, name: str, who: Somebody | None = None) -> Json:
    answer = await house.http.get(f"/api/v1/people/{name}", headers={} if who is None else who.headers)
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def test_a_profile_tells_ratings_with_their_history_and_how_two_people_fared(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path, accounts=HOST) as house:
            rows = RatingRows(house.store)
            anna, bram, chris = [await somebody(house.store, name) for name in ("Anna", "Bram", "Chris")]
            places = [[1, 2], [1, 2], [2, 1], [1, 1]]
            for number, place in enumerate(places):
                await rows.count(RatedGame(f"g{number}", "base-2", [anna.id, bram.id], Outcome("counted", place), 9.0))
            three = [chris.id, anna.id, bram.id]
            await rows.count(RatedGame("many", "boxes-many", three, Outcome("counted", [1, 2, 3]), 10.0))
            void = Outcome("void", faults={0: "absent"})
            await rows.count(RatedGame("void", "base-2", [anna.id, bram.id], void, 11.0))
            told = await profile(house, "anna")
            assert told["name"] == "Anna"
            assert (told["kind"], told["relation"], told["accuracy"]) == ("person", None, None)
            two, many = told["pools"]
            assert two["tally"] == {"won": 2, "tied": 1, "lost": 1}
            assert [point["at"] for point in two["history"]] == [9.0] * 4
            assert two["history"][-1]["rating"] == two["rating"]["rating"]
            assert many["tally"] == {"won": 0, "tied": 0, "lost": 1}
            seen = (await profile(house, "Anna", bram))["relation"]
            assert seen == {"follows": False, "blocks": False, "tally": {"won": 1, "tied": 1, "lost": 3}}
            assert (await profile(house, "Anna", anna))["relation"] is None
            await house.http.put("/api/v1/me/follows/Anna", headers=chris.headers)
            await house.http.put("/api/v1/me/blocks/Anna", headers=chris.headers)
            seen = (await profile(house, "Anna", chris))["relation"]
            assert seen == {"follows": True, "blocks": True, "tally": {"won": 1, "tied": 0, "lost": 0}}
            refused = await house.http.get("/api/v1/people/Nobody")
            assert (refused.status_code, refused.json()["code"]) == (404, "no_person")

    run(work())


def test_a_profile_shows_games_that_anybody_may_watch_and_how_well_they_were_played(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path, accounts=HOST) as house:
            anna, bram = [await somebody(house.store, name) for name in ("Anna", "Bram")]
            friends = {"preset": "modern", "seats": [{"kind": "human", "name": "Anna"}, {"kind": "open"}]}
            private = (await house.http.post("/api/v1/games", json=friends, headers=anna.headers)).json()
            assert private["table"]["seats"][0]["account"] is True
            rated = await at_a_rated_table(house, anna, bram)
            (shown,) = (await house.http.get("/api/v1/people/Anna/games")).json()["games"]
            assert shown["id"] == rated["id"]
            seat = shown["table"]["seats"][shown["seat"]]
            assert (seat["name"], seat["account"]) == ("Anna", True)
            summaries = [{"seat": shown["seat"], "accuracy": 90.04}, {"seat": 1 - shown["seat"], "accuracy": 10.0}]
            async with house.store.transaction() as connection:
                for game in (rated["id"], private["id"]):
                    row = {"game_id": game, "edition": "x", "document": json.dumps({"summaries": summaries})}
                    await connection.execute(insert(analysis).values(row))
            assert (await profile(house, "Anna"))["accuracy"] == {"games": 1, "accuracy": 90.0}

    run(work())


def test_a_guest_of_the_same_name_is_no_account(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path, accounts=HOST) as house:
            anna = await somebody(house.store, "Anna")
            wanted = {"preset": "modern", "seats": [{"kind": "human", "name": "Anni"}, {"kind": "open"}]}
            made = (await house.http.post("/api/v1/games", json=wanted)).json()
            assert "account" not in made["table"]["seats"][0]
            claimed = {"tokens": [made["tokens"]["0"]]}
            await house.http.post("/api/v1/me/claim", json=claimed, headers=anna.headers)
            seat = (await house.get(made["id"]))["table"]["seats"][0]
            assert (seat["name"], seat["account"]) == ("Anna", True), "the name leads to the person's profile"

    run(work())
