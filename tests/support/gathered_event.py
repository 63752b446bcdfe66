"""An event played through over HTTP: people enter, come to their tables and play, or do not come."""

from __future__ import annotations

import random
from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Any

import httpx

from support.later import Later
from support.people import Somebody
from support.tables import House

Json = dict[str, Any]
NAMES = [
    *("Anna", "Bram", "Carla", "Dirk", "Emma", "Frits", "Greta", "Hugo", "Irma", "Joost", "Karin", "Lars", "Mona"),
    *("Niels", "Olga", "Piet", "Quinta", "Rolf", "Saskia", "Theo", "Ulla", "Victor", "Wilma", "Xander", "Yvonne"),
    *("Zeno", "Astrid", "Bjarke", "Cecilie", "Ditte", "Esben", "Freja", "Gunnar", "Helle", "Ingrid", "Jens"),
]


@dataclass(slots=True)
class Gathering:
    """People at a server whose time moves on, and the event that they play."""

    house: House
    later: Later
    people: dict[str, Somebody]
    dice: random.Random = field(default_factory=lambda: random.Random(7))
    id: str = ""

    async def ask(
        self, method: str, path: str, body: Any = None, who: str = "", status: int = 200, **more: Any
    ) -> Json:
        """An answer to somebody, or to a guest."""
        headers = self.people[who].headers if who else {}
        sent = {} if body is None else {"json": body}
        answer: httpx.Response = await self.house.http.request(
            method, f"/api/v1/{path}", headers=headers, **sent, **more
        )
        assert answer.status_code == status, f"{method} {path}: {answer.status_code} {answer.text}"
        found: Json = answer.json()
        return found

    async def announce(self, setup: Json, who: str = "Anna", starts: str | None = None) -> Json:
        """A new event."""
        wanted = {"name": "Club evening", "request_id": f"event-{len(self.id)}-1", "setup": setup, "starts": starts}
        made = await self.ask("POST", "events", wanted, who, 201)
        self.id = made["id"]
        return made

    async def event(self, who: str = "") -> Json:
        return await self.ask("GET", f"events/{self.id}", who=who)

    async def enter(self, *names: str) -> None:
        for name in names:
            await self.ask("POST", f"events/{self.id}/entrants", {}, name)

    async def post(self, what: str, body: Json, who: str = "Anna", status: int = 200) -> Json:
        return await self.ask("POST", f"events/{self.id}/{what}", body, who, status)

    async def play_round(self, absent: Collection[str] = ()) -> Json:
        """Play every match of a round: whoever is not absent comes, and somebody resigns each game."""
        event = await self.event()
        round_ = event["stages"][-1]["rounds"][-1]
        slots = {pair["id"] for pair in round_["pairs"] if pair["result"] is None}
        self.later.by(max(0.0, round_["starts"] - self.now + 1))
        matches = [each["id"] for each in (await self.event())["matches"] if each["slot"] in slots]
        for match in matches:
            await self._play(match, absent)
        states = [(await self.ask("GET", f"matches/{match}"))["state"] for match in matches]
        if {*states} - {"over"}:
            self.later.by(901)
            for match in matches:
                assert (await self.ask("GET", f"matches/{match}"))["state"] == "over"
        await self.house.app.state.events.keeper.see_to(self.id)
        return await self.event()

    async def tables(self, match_id: str) -> list[Json]:
        """The tables of the games of a match that count."""
        games = (await self.ask("GET", f"matches/{match_id}"))["games"]
        return [(await self.house.get(game["id"]))["table"] for game in games if not game["void"]]

    @property
    def now(self) -> float:
        found: float = self.house.registry.timekeeper.now()
        return found

    async def _play(self, match_id: str, absent: Collection[str]) -> None:
        match = await self.ask("GET", f"matches/{match_id}")
        names = [name for name in match["people"] if name not in absent]
        while match["state"] != "over":
            seats = [await self.ask("POST", f"matches/{match_id}/ready", {}, name) for name in names]
            if len(names) < 2:
                return
            loser = self.dice.choice(seats)
            answer = await self.house.post(loser["game"], "resign", {}, loser["token"])
            assert answer.status_code == 200, answer.text
            await self.house.app.state.matches.keeper.see_to(match_id)
            self.later.by(61)
            match = await self.ask("GET", f"matches/{match_id}")
