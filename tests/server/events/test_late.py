"""A game that watchers see late: a stranger asks for it everywhere, and is told nothing of the last tiles."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from support.gathered_event import NAMES, Gathering
from support.later import Later
from support.people import HOST, somebody
from support.schemas import described, sample
from support.tables import House, a_house, run

Json = dict[str, Any]
LATE = 3
PREFIX = "/api/v1"
NOW = re.compile(r'"now":"[^"]*"')
ENDLESS = f"{PREFIX}/games/{{game_id}}/stream"


def asked_of_a_game(game: str) -> list[tuple[str, str, Any]]:
    """Every request that names a game, as a stranger would send it, but for the one that goes on."""
    found = []
    for path, methods in described()["paths"].items():
        for method, operation in methods.items():
            if "{game_id}" in path and path != ENDLESS:
                body = sample(operation) if "requestBody" in operation else None
                found.append((method.upper(), path.format(game_id=game), body))
    return found


async def told_to(house: House, club: Gathering, game: str, ply: int, headers: Mapping[str, str]) -> dict[str, str]:
    """All that somebody is told of a game, wherever they ask."""
    of_game = f"{PREFIX}/games/{game}"
    event = await club.event()
    asked = asked_of_a_game(game) + [
        ("GET", f"{of_game}/{what}", None)
        for what in (f"position?ply={ply}", f"line?ply={ply}", f"picture.svg?ply={ply}", "log?after=0&limit=500")
    ]
    asked += [
        ("GET", f"{of_game}?position=true", None),
        ("POST", f"{PREFIX}/games/find", {"tokens": [], "games": [game]}),
    ]
    elsewhere = [f"/g/{game}", f"/g/{game}/replay", f"/embed/games/{game}", f"/embed/events/{club.id}"]
    elsewhere += [f"{PREFIX}/{name}" for name in ("lobby", f"events/{club.id}", f"people/{NAMES[0]}/games")]
    elsewhere += [f"{PREFIX}/matches/{event['matches'][0]['id']}", f"{PREFIX}/events/{club.id}/log"]
    asked += [("GET", path, None) for path in elsewhere]
    told = {}
    for method, path, body in asked:
        sent = {} if body is None else {"content": body} if isinstance(body, str) else {"json": body}
        answer = await house.http.request(method, path, headers=dict(headers), **sent)
        assert answer.status_code < 500 or path.startswith("/g/"), f"{method} {path}: {answer.text}"
        told[f"{method} {path}"] = f"{answer.status_code} {NOW.sub('', answer.text)}"
    return told


@asynccontextmanager
async def listening(house: House, path: str, headers: Mapping[str, str], *said: str) -> AsyncIterator[list[Json]]:
    """The frames of a socket as they come, to somebody who says some things at once."""
    frames: list[Json] = []
    incoming: asyncio.Queue[Json] = asyncio.Queue()
    incoming.put_nowait({"type": "websocket.connect"})
    for text in said:
        incoming.put_nowait({"type": "websocket.receive", "text": text})

    async def send(message: Any) -> None:
        if message["type"] == "websocket.send":
            frames.append(json.loads(message["text"]))

    where, _, query = path.partition("?")
    known = [(b"host", b"table.test"), *((name.lower().encode(), value.encode()) for name, value in headers.items())]
    scope = {"type": "websocket", "path": where, "raw_path": where.encode(), "query_string": query.encode()}
    scope |= {"headers": known, "scheme": "ws", "client": ("127.0.0.1", 1), "server": ("table.test", 80)}
    task = asyncio.create_task(house.app(scope | {"subprotocols": [], "asgi": {"version": "3.0"}}, incoming.get, send))
    try:
        yield frames
    finally:
        incoming.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await asyncio.wait_for(task, 30)


async def settled() -> None:
    for _ in range(30):
        await asyncio.sleep(0.01)


def last_entry(frames: list[Json]) -> int:
    """The newest entry of which frames tell anything."""
    told = [each.get("seq", -1) for each in frames] + [each["table"]["seq"] for each in frames if "table" in each]
    told += [each["position"]["seq"] for each in frames if "position" in each]
    return max(told, default=-1)


def test_nobody_but_the_players_is_told_of_the_last_tiles(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with a_house(tmp_path, accounts=HOST) as house:
            people = {name: await somebody(house.store, name, role="organiser") for name in NAMES[:3]}
            club = Gathering(house, Later(monkeypatch), people)
            setup = {"stages": [{"kind": "swiss", "rounds": 1}], "match": {"best_of": 1, "late": LATE}}
            await club.announce(setup, NAMES[0])
            await club.enter(*NAMES[:2])
            await club.post("rounds", {}, NAMES[0])
            club.later.by(301)
            match = (await club.event())["matches"][0]["id"]
            await house.app.state.matches.keeper.see_to(match)
            seats = [await club.ask("POST", f"matches/{match}/ready", {}, name) for name in NAMES[:2]]
            game, tokens = seats[0]["game"], {seat["seat"]: seat["token"] for seat in seats}
            socket = f"{PREFIX}/games/{game}/socket?position=true"
            hellos = [json.dumps({"type": "hello", "tokens": each}) for each in ([], [tokens[0]])]
            async with (
                listening(house, socket, {}, hellos[0]) as watched,
                listening(house, f"{socket}&have=-1", people[NAMES[2]].headers, hellos[0]) as told_apart,
                listening(house, socket, {}, hellos[1]) as played,
                listening(house, socket, people[NAMES[1]].headers, hellos[0]) as known,
            ):

                async def decide() -> tuple[str, int]:
                    decision, to_act = await house.next_turn(game)
                    assert to_act is not None
                    answer = await house.post(game, "moves", decision, tokens[to_act])
                    assert answer.status_code == 200, answer.text
                    return decision["actions"][0]["type"], answer.json()["ply"]

                laid, kind, ply = 0, "", 0
                while laid < 6 or kind != "place":
                    kind, ply = await decide()
                    laid += kind == "place"
                strangers: list[Mapping[str, str]] = [{}, people[NAMES[2]].headers, {"Authorization": "Bearer guessed"}]
                before = [await told_to(house, club, game, ply + 1, each) for each in strangers]
                kind, ply = await decide()
                assert kind != "place", "a tile more is shown only with a tile more"
                await settled()
                after = [await told_to(house, club, game, ply, each) for each in strangers]
                differing = [
                    key
                    for one, other in zip(before, after, strict=True)
                    for key in one
                    if other.get(key, one[key]) != one[key]
                ]
                assert differing == []
                entries = (await house.get(game, "log"))["entries"]
                shown = [each for each in entries if each["type"] == "move"]
                assert sum(each["action"]["type"] == "place" for each in shown) == laid - LATE
                table = (await house.get(game))["table"]
                assert (table["late"], table["clocks"], table["seq"]) == (LATE, None, shown[-1]["seq"])
                for each in (watched, told_apart):  # who comes and goes may be told meanwhile
                    assert last_entry(each) == table["seq"]
                live = [
                    house.http.get(f"{PREFIX}/games/{game}/line", headers=headers)
                    for headers in ({"Authorization": f"Bearer {tokens[1]}"}, people[NAMES[0]].headers)
                ]
                assert [(await each).json()["ply"] for each in live] == [ply, ply]
                assert {last_entry(played), last_entry(known)} == {entries[-1]["seq"] + (ply - shown[-1]["ply"])}
                refused = await house.post(game, "undo", {"ply": ply - 1}, tokens[0])
                assert refused.json()["code"] == "not_allowed"

                await house.post(game, "resign", {}, tokens[0])
                await settled()
                whole = (await house.get(game, "log"))["entries"]
                assert whole[-2]["ply"] == ply
                assert last_entry(watched) == last_entry(told_apart) == whole[-1]["seq"]
                assert (await house.get(game, "shuffle"))["seed"]

    run(work())
