"""Bots by the API: accounts of programs, which are told what concerns them and play with whoever likes."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx

from carcassonne.server.lobby.lending import MOST_GAMES, Lending
from carcassonne.server.ratings.counting import Counting
from carcassonne.server.ratings.rating_rows import RatingRows
from support.people import HOST, Somebody, people_in, somebody
from support.tables import House, a_house, run

Json = dict[str, Any]


@asynccontextmanager
async def a_lent_bot(house: House, owner: Somebody, name: str = "Robin-bot") -> AsyncIterator[tuple[Somebody, Any]]:
    """A bot that is lent, and what tells the next line of its stream."""
    bot = await somebody(house.store, name, ["bot"], owner=owner.id)
    lending: Lending = house.app.state.lending
    with lending.stream(bot.person, ["modern"]) as subscriber:

        async def told() -> Json:
            line = await subscriber.next(10)
            assert line is not None
            found: Json = json.loads(line)
            return found

        assert (await told())["type"] == "lent"
        yield bot, told


async def begin(house: House, who: Somebody | None, bot: str = "Robin-bot", **wanted: Any) -> httpx.Response:
    body = {"token": secrets.token_urlsafe(32), "name": "Guest"} | wanted
    return await house.http.post(f"/api/v1/bots/{bot}/games", json=body, headers=who.headers if who else {})


async def until_nobody_is_lent(house: House) -> None:
    async with asyncio.timeout(10):
        while (await house.http.get("/api/v1/bots")).json()["bots"]:
            await asyncio.sleep(0.01)


def test_an_owner_gets_a_token_for_a_bot_whose_name_says_what_it_is(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path, accounts=HOST) as house:
            anna, bram = await somebody(house.store, "Anna"), await somebody(house.store, "Bram")
            wanted = {"label": "at home", "scopes": ["bot"], "token_id": "t" * 16, "bot": "Robin"}

            async def token(who: Somebody, **changed: Any) -> httpx.Response:
                return await house.http.post("/api/v1/me/tokens", json=wanted | changed, headers=who.headers)

            made = (await token(anna)).json()
            assert made == (await token(anna)).json()
            assert made["bot"] == "Robin-bot"
            me = await house.http.get("/api/v1/me", headers={"Authorization": f"Bearer {made['token']}"})
            assert (me.json()["name"], me.json()["kind"]) == ("Robin-bot", "bot")
            for refused, code in (
                (await token(bram), "name_taken"),
                (await token(anna, scopes=["bot", "play"]), "bad_request"),
                (await token(anna, bot=None), "bad_request"),
                (await token(anna, scopes=["play"]), "bad_request"),
            ):
                assert refused.json()["code"] == code, refused.text
            asked = {"purpose": "register", "name": "Carla-Bot"}
            person = await house.http.post("/api/v1/people/challenge", json=asked)
            assert person.json()["code"] == "name_refused"
            account = (await house.http.get("/api/v1/me/account", headers=anna.headers)).json()
            assert account["bots"] == ["Robin-bot"]
            assert {each["label"] for each in account["sessions"]} == {"a test", "at home"}
            gone = await house.http.delete("/api/v1/me/bots/Robin-bot", headers=anna.headers)
            assert gone.status_code == 200
            assert await people_in(house.store).bots_of(anna.id) == []

    run(work())


def test_whoever_likes_plays_with_a_bot_that_is_lent_and_only_its_rating_moves(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path, accounts=HOST) as house:
            anna, bram = await somebody(house.store, "Anna"), await somebody(house.store, "Bram")
            async with a_lent_bot(house, anna) as (bot, told):
                listed = (await house.http.get("/api/v1/bots")).json()["bots"]
                assert [(each["name"], each["owner"], each["free"]) for each in listed] == [("Robin-bot", "Anna", True)]
                token = secrets.token_urlsafe(32)
                made = (await begin(house, bram, rated=True, token=token)).json()
                assert made == (await begin(house, bram, rated=True, token=token)).json()
                begun = await told()
                assert (begun["type"], begun["game"], begun["seat"]) == ("game", made["game"], 1 - made["seat"])
                table = (await house.get(made["game"]))["table"]
                assert [seat["present"] for seat in table["seats"]] == [number != made["seat"] for number in (0, 1)]
                tokens = {str(made["seat"]): token, str(begun["seat"]): begun["token"]}
                if begun["seat"] == 0:
                    turn = await told()
                    assert (turn["type"], turn["ply"]) == ("turn", 0)
                while (await house.get(made["game"]))["table"]["ply"] < 6:
                    await house.play({"id": made["game"], "tokens": tokens})
                await house.post(made["game"], "resign", {}, token)
                while (line := await told())["type"] == "turn":
                    assert line["game"] == made["game"]
                assert line == {"type": "over", "game": made["game"]}
                rows = RatingRows(house.store)
                await Counting(house.registry, rows).sweep()
                known = await rows.standings([bot.id, bram.id])
                assert [who for who, _ in known] == [bot.id]
                assert known[bot.id, "base-2"].rating.shown > 1500
                assert await rows.replay() == (1, 0)
                shown = (await house.http.get("/api/v1/people/Bram")).json()
                assert shown["pools"] == []
            await until_nobody_is_lent(house)

    run(work())


def test_games_with_bots_are_refused_where_they_would_be_unfair(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path, accounts=HOST) as house:
            anna = await somebody(house.store, "Anna")
            async with a_lent_bot(house, anna) as (bot, _):
                for who, wanted, code in (
                    (anna, {"rated": True}, "not_allowed"),
                    (None, {"rated": True}, "not_allowed"),
                    (bot, {}, "bad_request"),
                    (None, {"preset": "big-box"}, "bad_request"),
                    (None, {"bot": "Anna"}, "no_person"),
                ):
                    refused = await begin(house, who, **wanted)
                    assert refused.json()["code"] == code, (wanted, refused.text)
                made = await asyncio.gather(*[begin(house, None) for _ in range(MOST_GAMES + 2)])
                assert sorted(each.status_code for each in made) == [201] * MOST_GAMES + [409] * 2
                assert {each.json()["code"] for each in made if each.status_code == 409} == {"bot_away"}
            await until_nobody_is_lent(house)
            assert (await begin(house, None)).json()["code"] == "bot_away"
            seek = {"token": secrets.token_urlsafe(32)}
            sought = await house.http.post("/api/v1/seeks", json=seek, headers=bot.headers)
            assert sought.json()["code"] == "no_scope"

    run(work())


def test_a_bot_that_is_lent_anew_leaves_its_old_stream(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path, accounts=HOST) as house:
            anna = await somebody(house.store, "Anna")
            lending: Lending = house.app.state.lending
            async with a_lent_bot(house, anna) as (bot, _):
                (old,) = lending._streams
                with lending.stream(bot.person, ["modern"]) as again:
                    await asyncio.wait_for(old.ended.wait(), 10)
                    assert not again.ended.is_set()
                    assert (await begin(house, None)).status_code == 201

    run(work())
