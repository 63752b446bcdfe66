"""People in the chaos: some look for games again and again, others play an event; all of it is rated.

What must hold at the end, whatever died: nobody who looked for a game got two of them or none, every token opens the
seat that it was told, every rated game that is over is counted once and all ratings come out the same when they are
derived again, and the event is played out, paired and ranked as its results say.
"""

from __future__ import annotations

import asyncio
import random
import secrets
import threading
import time
from collections import Counter
from collections.abc import Callable
from typing import Any

import httpx
from sqlalchemy import func, select

from carcassonne.server.events.verification import event_findings
from carcassonne.server.ratings.rating_rows import RatingRows
from carcassonne.server.settings import Settings, database_address
from carcassonne.server.storage import schema
from carcassonne.server.storage.lobby_schema import rated_game
from carcassonne.server.storage.store import Store
from support.people import Somebody, somebody
from support.serving import PLAINLY
from support.visitor import a_move_id, chosen

Json = dict[str, Any]
WISHES: Json = {"players": [2], "presets": ["modern"]}
PLAYERS = 4
ROUNDS = 3
SETUP: Json = {
    "stages": [{"kind": "swiss", "rounds": ROUNDS}],
    "match": {"best_of": 1, "pause": 5, "patience": 600},
    "rest": 30,
}
BETWEEN = 0.2
STUCK_SECONDS = 240.0
"""Without a decision of anybody for so long nothing goes on any more."""
ENDED = (409, 422, 403)
"""Somebody else was faster, or the game is over: what is asked next says what holds."""


class Person(threading.Thread):
    """Somebody who asks whichever server answers."""

    def __init__(self, who: Somebody, urls: list[str], stop: threading.Event, wrong: list[str]) -> None:
        super().__init__(daemon=True)
        self.who, self.urls, self.stop, self.wrong = who, urls, stop, wrong
        self.dice = random.Random(who.person.name)
        self.moved = time.monotonic()

    def asked(self, method: str, path: str, body: Any = None, token: str = "") -> Json:
        """What some server answers, at last; an empty answer where it refuses."""
        headers = {"Authorization": f"Bearer {token or self.who.token}"}
        while True:
            try:
                address = f"{self.dice.choice(self.urls)}/api/v1/{path}"
                answer = httpx.request(method, address, json=body, headers=headers, timeout=20.0, **PLAINLY)
                found: Json = answer.json()
            except (httpx.TransportError, ValueError):
                time.sleep(BETWEEN)
                continue
            if answer.status_code < 400:
                return found
            if answer.status_code in ENDED:
                return {}
            if answer.status_code not in (429, 503):
                self.wrong.append(f"{self.who.person.name}: {method} {path}: {answer.status_code} {answer.text:.200}")
            time.sleep(BETWEEN)

    def play(self, game: str, seat: int, token: str) -> None:
        """Play a game to its end by dice, each decision under one name until it is answered."""
        while True:
            now = self.asked("GET", f"games/{game}")
            if now["table"]["status"] == "over":
                return
            if now["state"]["to_act"] != seat:
                time.sleep(BETWEEN)
                continue
            legal = self.asked("GET", f"games/{game}/legal")
            if legal["actions"] and legal["ply"] == now["table"]["ply"]:
                action = chosen(legal["actions"], self.dice)
                move = {"ply": legal["ply"], "move_id": a_move_id(), "actions": [action]}
                if self.asked("POST", f"games/{game}/moves", move, token):
                    self.moved = time.monotonic()


class Seeking(Person):
    """Somebody who looks for a game, plays it, and looks for the next one."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.games: list[str] = []

    def run(self) -> None:
        while not self.stop.is_set():
            token = secrets.token_urlsafe(32)
            while not (found := self.asked("POST", "seeks", {"token": token} | WISHES)).get("game"):
                if self.stop.is_set():
                    found = self.asked("DELETE", "seeks", token=token)
                    if not found.get("game"):
                        return
                    break
                time.sleep(BETWEEN)
            again = self.asked("POST", "seeks", {"token": token} | WISHES)
            if (again.get("game"), again.get("seat")) != (found["game"], found["seat"]):
                self.wrong.append(f"{self.who.person.name}: told {found} and then {again}")
            self.games.append(found["game"])
            self.play(found["game"], found["seat"], token)


class Entrant(Person):
    """Somebody who plays an event."""

    def run(self) -> None:
        while not self.stop.is_set():
            for match in self.asked("GET", "matches")["matches"]:
                if match["state"] == "open":
                    place = self.asked("POST", f"matches/{match['id']}/ready", {})
                    if place.get("game"):
                        self.play(place["game"], place["seat"], place["token"])
            time.sleep(1.0)


class Club:
    """Everybody who is here under a name, and their event."""

    def __init__(self, database: str, urls: list[str], people: int, wrong: list[str]) -> None:
        self.database, self.wrong = database, wrong
        self.stop_seeking, self.stop = threading.Event(), threading.Event()
        names = [f"Seeker-{n}" for n in range(people)] + [f"Entrant-{n}" for n in range(PLAYERS)]
        accounts, organiser = self._with_store(lambda store: _accounts(store, names))
        self.seekers = [Seeking(who, urls, self.stop_seeking, wrong) for who in accounts[:people]]
        self.entrants = [Entrant(who, urls, self.stop, wrong) for who in accounts[people:]]
        self.organiser = Person(organiser, urls, self.stop, wrong)
        wanted = {"name": "Chaos", "request_id": "chaos-chaos", "setup": SETUP}
        self.event = self.organiser.asked("POST", "events", wanted)["id"]
        for entrant in self.entrants:
            entrant.asked("POST", f"events/{self.event}/entrants", {})
        self.organiser.asked("POST", f"events/{self.event}/rounds", {})
        for one in (*self.seekers, *self.entrants):
            one.start()

    def _with_store(self, work: Callable[[Store], Any]) -> Any:
        async def done() -> Any:
            store = Store.at(database_address(Settings(database_url=self.database)))
            try:
                return await work(store)
            finally:
                await store.close()

        return asyncio.run(done())

    def judged(self) -> str:
        """Play everything out, note what is wrong, and return the figures in a line."""
        self.stop_seeking.set()
        everybody = (*self.seekers, *self.entrants)
        while any(one.is_alive() for one in self.seekers) or self._event()["state"] == "running":
            if time.monotonic() - max(one.moved for one in everybody) > STUCK_SECONDS:
                self.wrong.append("people are stuck: nobody has decided anything for minutes")
                break
            time.sleep(1.0)
        self.stop.set()
        event = self._event()
        if event["state"] != "over":
            self.wrong.append(f"the event is {event['state']}")
        self.wrong += [f"event: {each.words}" for each in event_findings(event) if not each.holds]
        told = Counter(game for seeker in self.seekers for game in seeker.games)
        self.wrong += [f"{game} was told to {many}" for game, many in told.items() if many != 2]
        line: str = self._with_store(lambda store: _ratings(store, self.wrong))
        pairs = sum(len(found["pairs"]) for found in event["stages"][0]["rounds"])
        return f"{len(self.seekers)} looked for games and got {len(told)}, an event of {pairs} matches; {line}"

    def _event(self) -> Json:
        return self.organiser.asked("GET", f"events/{self.event}")


async def _accounts(store: Store, names: list[str]) -> tuple[list[Somebody], Somebody]:
    people = [await somebody(store, name, ["play"]) for name in names]
    return people, await somebody(store, "Organiser", ["organise"], "organiser")


async def _ratings(store: Store, wrong: list[str]) -> str:
    """Compare what is counted with the games that are over, once those of dead processes are counted too."""
    rows = RatingRows(store)
    for _ in range(60):
        if not await rows.uncounted():
            break
        await asyncio.sleep(1.0)
    game, seat = schema.game.c, schema.seat.c
    async with store.reading() as connection:
        over = (
            await connection.execute(select(func.count()).where(game.rated.is_(True), game.status == "over"))
        ).scalar_one()
        counted = (await connection.execute(select(func.count()).select_from(rated_game))).scalar_one()
        twice = select(seat.token_hash).where(seat.token_hash.is_not(None), seat.person.is_not(None))
        doubles = list((await connection.execute(twice.group_by(seat.token_hash).having(func.count() > 1))).scalars())
    results, different = await rows.replay()
    if over != counted:
        wrong.append(f"{counted} rated games are counted of {over}")
    if different:
        wrong.append(f"{different} ratings are different when derived again")
    if doubles:
        wrong.append(f"{len(doubles)} who looked for a game got several")
    return (
        f"{over} rated games, {counted} counted, {results} with a result, ratings different when replayed: {different}"
    )
