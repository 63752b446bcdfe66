"""Plays a Swiss through by bots on a server of its own, and judges what was told of it by its games alone.

python bench/swiss.py [--people N] [--rounds N] [--best-of N] [--json FILE]        (PYTHONPATH=tests; `make swiss`)

Everybody enters, comes to their matches and plays by the requests that any program may send, each with a token of its
own. Two do not come to a round, and one is substituted: that is all an organiser does besides announcing the event.
Standing, pairs and results are computed a second time, naively, from the games; rated games are counted and their
ratings derived again. Exit status 1 if anything differs.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
from clients import Answer, Line, ask, open_line
from websockets.asyncio.client import connect

from carcassonne.ai.player import Player, Question
from carcassonne.ai.players.roster import player_named
from carcassonne.engine.game import Game
from carcassonne.notation.json import action_to_json
from carcassonne.server.ratings.rating_rows import RatingRows
from carcassonne.server.settings import Settings, database_address
from carcassonne.server.storage.store import Store
from support.judged_event import Absence, faults_of_swiss
from support.people import Somebody, somebody
from support.serving import Serving, sqlite_in

Json = dict[str, Any]
ORGANISER, SUBSTITUTE = "Organiser", "Substitute"
LEVELS = (1, 2, 3)
"""Players are as strong as these, in turn: a standing has something to tell."""
SOON = 5.0
"""Seconds from the announcement until the event begins."""
LOOK_SECONDS = 1.0
FIRST_ABSENT, SECOND_ABSENT, SUBSTITUTED = 2, 3, 2
"""The rounds to which somebody does not come, and that in which somebody is substituted."""


@dataclass(slots=True)
class Program:
    """Somebody who plays by a program: looks for the matches that are on, and decides whatever is asked."""

    who: Somebody
    player: Player
    port: int
    absent: set[int] = field(default_factory=set)
    """Rounds to which they do not come."""
    moves: int = 0
    line: Line | None = None

    async def asked(self, method: str, path: str, body: Any = None, token: str = "", status: int = 200) -> Json:
        """What the server answers; everything goes by one connection, one after the other."""
        try:
            answer = await self._ask(method, path, body, token)
        except (asyncio.IncompleteReadError, ConnectionError):  # the server closes a line that is silent for seconds
            self.line = None
            answer = await self._ask(method, path, body, token)
        if answer.status != status:
            raise RuntimeError(f"{self.who.person.name}: {method} {path}: {answer.status} {answer.body[:300]!r}")
        found: Json = json.loads(answer.body)
        return found

    async def _ask(self, method: str, path: str, body: Any, token: str) -> Answer:
        if self.line is None:
            self.line = await open_line(self.port)
        return await ask(self.line, method, f"/api/v1/{path}", body, token or self.who.token)

    async def attend(self) -> None:
        """Come to whatever match is on, until told to stop."""
        while True:
            for match in (await self.asked("GET", "matches"))["matches"]:
                if match["state"] == "open" and int(match["slot"].split(".")[1]) not in self.absent:
                    await self.play_match(match["id"])
            await asyncio.sleep(LOOK_SECONDS)

    async def play_match(self, match_id: str) -> None:
        """Play the games of a match, one after the other."""
        while True:
            if (await self.asked("GET", f"matches/{match_id}"))["state"] == "over":
                return
            seat = await self.asked("POST", f"matches/{match_id}/ready", {})
            if seat["game"] is not None:
                await self.play(seat["game"], seat["seat"], seat["token"])
            await asyncio.sleep(LOOK_SECONDS)

    async def play(self, game: str, seat: int, token: str) -> None:
        """Decide whenever the seat is asked, until the game is over."""
        address = f"ws://127.0.0.1:{self.port}/api/v1/games/{game}/socket?after=0"
        async with connect(address, compression=None, max_size=None, proxy=None, ping_interval=None) as socket:
            await socket.send(json.dumps({"type": "hello", "tokens": [token]}))
            await self.decide(game, seat, token)
            async for text in socket:
                frame = json.loads(text)
                if frame["type"] == "table" and frame["table"]["status"] == "over":
                    return
                if frame.get("state", {}).get("to_act") == seat:
                    await self.decide(game, seat, token)

    async def decide(self, game: str, seat: int, token: str) -> None:
        """Make a whole turn, if the seat is asked: a tile, and what is asked after it."""
        asked = await self.asked("GET", f"games/{game}/line")
        position = Game.from_position(asked["line"], nature=True)
        actions = []
        while position.to_act == seat:  # nobody's where the next tile is to be drawn
            action = self.player.choose(Question.of(position)).action
            actions.append(action_to_json(action))
            position.play(action)
        if actions:
            move = {"ply": asked["ply"], "move_id": f"{asked['ply']}-{seat}", "actions": actions}
            await self.asked("POST", f"games/{game}/moves", move, token)
            self.moves += len(actions)


@dataclass(frozen=True, slots=True)
class Played:
    """An event that is over."""

    event: Json
    acts: list[Json]
    tables: dict[str, list[Json]]
    absent: list[Absence]
    moves: int


async def accounts(database: str, names: Sequence[str]) -> dict[str, Somebody]:
    """Accounts with a program's token each; the organiser's may organise."""
    store = Store.at(database_address(Settings(database_url=database)))
    try:
        return {
            name: await somebody(
                store,
                name,
                ["organise"] if name == ORGANISER else ["play"],
                "organiser" if name == ORGANISER else None,
            )
            for name in names
        }
    finally:
        await store.close()


async def play_event(serving: Serving, args: argparse.Namespace) -> Played:
    """Announce the event, let everybody enter and play it through."""
    names = [f"Player-{number:02}" for number in range(args.people)]
    people = await accounts(serving.database, [*names, SUBSTITUTE, ORGANISER])
    programs = {
        name: Program(people[name], player_named(str(LEVELS[n % len(LEVELS)]), n), serving.port)
        for n, name in enumerate([*names, SUBSTITUTE, ORGANISER])
    }
    organiser = programs[ORGANISER]
    setup = {
        "stages": [{"kind": "swiss", "rounds": args.rounds}],
        "match": {"best_of": args.best_of, "pause": 5, "patience": 60},
        "rest": 30,
    }
    starts = (datetime.now(UTC) + timedelta(seconds=SOON)).isoformat()
    wanted = {"name": "A Swiss of bots", "request_id": "swiss-of-bots", "setup": setup, "starts": starts}
    event = (await organiser.asked("POST", "events", wanted, status=201))["id"]
    for name in names:
        await programs[name].asked("POST", f"events/{event}/entrants", {})
    dice = random.Random(7)
    first, second, replaced = dice.sample(range(args.people), 3)
    programs[names[first]].absent.add(FIRST_ABSENT)
    programs[names[second]].absent.add(SECOND_ABSENT)
    attending = {name: asyncio.create_task(programs[name].attend()) for name in names}
    told = 0
    try:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            now = await organiser.asked("GET", f"events/{event}")
            rounds = len(now["stages"][0]["rounds"]) if now["stages"] else 0
            if rounds != told:
                told = rounds
                print(f"round {rounds}", file=sys.stderr, flush=True)
                if rounds == SUBSTITUTED:
                    attending.pop(names[replaced]).cancel()
                    substitute = {"person": SUBSTITUTE}
                    await organiser.asked("PATCH", f"events/{event}/entrants/{replaced}", substitute)
                    attending[SUBSTITUTE] = asyncio.create_task(programs[SUBSTITUTE].attend())
            if now["state"] != "running" and rounds:
                break
            for task in attending.values():
                if task.done():
                    task.result()
    finally:
        for task in attending.values():
            task.cancel()
        await asyncio.gather(*attending.values(), return_exceptions=True)
    return await told_of(organiser, event, [(FIRST_ABSENT, first), (SECOND_ABSENT, second)], programs)


async def told_of(organiser: Program, event_id: str, absent: list[Absence], programs: dict[str, Program]) -> Played:
    """Everything that the server tells of the event and of its games."""
    event = await organiser.asked("GET", f"events/{event_id}")
    acts = (await organiser.asked("GET", f"events/{event_id}/log"))["acts"]
    tables: dict[str, list[Json]] = {}
    for match in event["matches"]:
        found = await organiser.asked("GET", f"matches/{match['id']}")
        games = [each["id"] for each in found["games"] if found["end"] == "played" and not each["void"]]
        tables[match["slot"]] = [(await organiser.asked("GET", f"games/{game}"))["table"] for game in games]
    return Played(event, acts, tables, absent, sum(each.moves for each in programs.values()))


async def faults_of_ratings(database: str, games: int) -> list[str]:
    """What is wrong with the rated games: each is counted once, and deriving the ratings again changes none."""
    store = Store.at(database_address(Settings(database_url=database)))
    try:
        rows = RatingRows(store)
        for _ in range(60):
            if not await rows.uncounted():
                break
            await asyncio.sleep(1.0)
        results, different = await rows.replay()
    finally:
        await store.close()
    found = [] if results == games else [f"{results} results are counted of {games} rated games"]
    return found if not different else [*found, f"{different} ratings were different when derived again"]


async def measure(serving: Serving, args: argparse.Namespace) -> int:
    """Play and tell."""
    began = time.monotonic()
    played = await play_event(serving, args)
    seconds = time.monotonic() - began
    games = sum(map(len, played.tables.values()))
    faults = faults_of_swiss(played.event, played.acts, played.tables, played.absent, ORGANISER)
    faults += await faults_of_ratings(serving.database, games)
    if args.json:
        Path(args.json).write_text(json.dumps(played.event), encoding="utf-8")
    names = {each["number"]: each["name"] for each in played.event["entrants"]}
    print(
        f"{args.people} entrants, {args.rounds} rounds of best of {args.best_of}: {len(played.tables)} matches, "
        f"{games} games, {played.moves} decisions in {seconds:.0f} s; "
        f"{len(played.absent)} did not come, 1 was substituted"
    )
    for line in played.event["standings"][0][0][:8]:
        figures = ", ".join(f"{name} {figure['value']:g}" for name, figure in line["figures"].items())
        print(f"{line['place']:3} {names[line['entrant']]}: {figures}")
    print(f"acts of the organiser besides the substitution, differences to the second computation: {len(faults)}")
    for fault in faults[:50]:
        print(fault)
    return 1 if faults else 0


def main() -> int:
    """Play it through on a server of its own; exit status 1 if anything is amiss."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--people", type=int, default=32, help="32 by default; an even number")
    parser.add_argument("--rounds", type=int, default=5, help="5 by default, at least 3")
    parser.add_argument("--best-of", type=int, default=3, choices=(1, 3, 5))
    parser.add_argument("--json", metavar="FILE", help="write the event there; `carcassonne verify FILE` looks at it")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        environment = {"CARCASSONNE_WORKERS": "1", "CARCASSONNE_ACCOUNTS": "localhost"}
        serving = Serving(Path(folder), sqlite_in(Path(folder)), environment, forked=False)
        try:
            serving.start()
            return asyncio.run(measure(serving, args))
        finally:
            serving.close()


if __name__ == "__main__":
    sys.exit(main())
