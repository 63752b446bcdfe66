"""Chaos: real servers, workers, PostgreSQL and Redis, killed at random while games go on through all of them.

python bench/chaos.py [--seconds S] [--games N] [--people N] [--seed S]        (PYTHONPATH=tests; `make chaos`)

At the end everything is started again, and the logs are compared with what was acknowledged and told: no move lost,
none twice, every entry told once and in order, no bot moved twice, no clock charged for the time in which nobody could
move, no game stuck; nobody paired twice, the event played out, every rated game counted once (`chaos_people`). Exit
status 1 if anything is amiss.
"""

from __future__ import annotations

import argparse
import contextlib
import random
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from chaos_people import Club

from carcassonne.engine.game import Game
from carcassonne.engine.rules import Rules
from carcassonne.notation.json import action_from_json
from support.frames import is_entry, open_stream
from support.postgres import Postgres, start_postgres
from support.redis_server import Redis, start_redis
from support.serving import Serving
from support.visitor import AGAINST_A_BOT, HUMANS, Seated, Visitor, a_move_id, chosen, visiting
from support.working import Working

Json = dict[str, Any]
SERVERS, WORKERS = 3, 2
GONE = (httpx.TransportError, httpx.StreamError, AssertionError, ValueError, KeyError)
"""How a server that is killed in the middle of an answer shows itself to a client."""
BETWEEN = 0.1
STUCK_SECONDS = 90.0
BANK = 10_000
"""Seconds on the clock of a game that nobody plays."""
SLACK = 4.0
"""Seconds by which a clock may be wrong for each kill: so long an outage goes unnoticed, so old a beat may be."""


@dataclass(slots=True)
class Crew:
    """Everything that runs, and can be killed."""

    postgres: Postgres
    redis: Redis
    servers: list[Serving]
    workers: list[Working]

    @property
    def processes(self) -> list[Serving | Working]:
        """The servers and the workers."""
        return [*self.servers, *self.workers]

    def start(self) -> None:
        """Start whatever is not running, all at once."""
        with ThreadPoolExecutor(8) as pool:
            stopped = [one for one in self.processes if not one.running]
            for one in stopped:
                if isinstance(one, Serving):
                    one.process = None
            for starting in [pool.submit(_start, one) for one in stopped]:
                starting.result()


def _start(one: Serving | Working) -> None:
    one.start()


@contextmanager
def crew(folder: Path, forked: bool) -> Iterator[Crew]:
    """Three servers without workers of their own, two workers, a database and a Redis."""
    with ExitStack() as stack:
        postgres = start_postgres()
        stack.callback(postgres.close)
        redis = start_redis()
        stack.callback(redis.close)
        database = postgres.new_database()
        environment = {"CARCASSONNE_REDIS_URL": redis.url, "CARCASSONNE_ACCOUNTS": "localhost"}
        alone = environment | {"CARCASSONNE_WORKERS": "0"}
        servers = [Serving(folder / f"s{n}", database, alone, forked=forked) for n in range(SERVERS)]
        workers = [Working(folder / f"w{n}", database, environment, forked) for n in range(WORKERS)]
        for one in servers:
            stack.callback(one.close)
        for worker in workers:
            stack.callback(worker.kill)
        found = Crew(postgres, redis, servers, workers)
        found.start()
        yield found


@dataclass(slots=True)
class Tally:
    """What was done and seen."""

    moves: int = 0
    kills: Counter[str] = field(default_factory=Counter)
    reconnects: int = 0
    told: int = 0
    games: int = 0
    clock: str = ""
    people: str = ""
    wrong: list[str] = field(default_factory=list)

    def line(self, seconds: float) -> str:
        """The figures in a line."""
        kills = ", ".join(f"{count} {what}" for what, count in sorted(self.kills.items()))
        return (
            f"{seconds:.0f} s, {self.games} games: {self.moves} acknowledged moves, {self.told} entries told, "
            f"{self.kills.total()} kills ({kills}), {self.reconnects} reconnects; {self.clock}; {self.people}; "
            f"lost, twice, stuck or otherwise wrong: {len(self.wrong)}"
        )


class Player(threading.Thread):
    """Plays one game after another through whichever server answers, and keeps what was acknowledged."""

    def __init__(self, urls: list[str], number: int, stop: threading.Event, tally: Tally, pause: float) -> None:
        super().__init__(daemon=True)
        self.urls, self.number, self.stop, self.tally, self.pause = urls, number, stop, tally, pause
        self.dice = random.Random(number)
        self.seats = HUMANS if number % 2 else AGAINST_A_BOT
        self.games: list[Seated] = []
        self.made: dict[str, list[Json]] = {}

    def run(self) -> None:
        while not self.stop.is_set():
            try:
                with visiting(self.dice.choice(self.urls)) as visitor:
                    visitor.dice = self.dice
                    for _ in range(self.dice.randint(1, 12)):
                        self.stop.wait(self.pause)
                        self.play(visitor)
            except GONE:
                self.tally.reconnects += 1
                time.sleep(BETWEEN)

    def play(self, visitor: Visitor) -> None:
        """Make one decision if it is ours."""
        state = visitor.state(self.games[-1].id) if self.games else None
        if state is None or state["over"]:
            self.games.append(visitor.new_game(self.seats, seed=self.number))
            self.tally.games += 1
            state = visitor.state(self.games[-1].id)
        seated = self.games[-1]
        if state["to_act"] not in seated.tokens:
            time.sleep(0.02)
            return
        _, actions = visitor.legal(seated.id)
        if actions:
            self.send(visitor, seated, state, chosen(actions, self.dice))

    def send(self, visitor: Visitor, seated: Seated, state: Json, action: Json) -> None:
        """Send a move under one name until some server answers it."""
        move_id = a_move_id()
        while not self.stop.is_set():
            try:
                with visiting(self.dice.choice(self.urls)) as any_server:
                    token = seated.tokens[state["to_act"]]
                    answer = any_server.move(seated.id, token, state["ply"], action, move_id=move_id)
            except GONE:
                self.tally.reconnects += 1
                time.sleep(BETWEEN)
                continue
            if answer.status_code == 200:
                self.made.setdefault(seated.id, []).append({"action": action, **answer.json()})
                self.tally.moves += 1
            elif answer.status_code in (500, 503):
                if answer.status_code == 500:
                    self.tally.wrong.append(f"500: {answer.text}")
                time.sleep(BETWEEN)
                continue
            elif answer.status_code not in (409, 422):  # a bot or the state was ahead of what we had read
                self.tally.wrong.append(f"{answer.status_code}: {answer.text}")
            return


class Listener(threading.Thread):
    """Follows a player's last game at whichever server answers, and keeps what it was told."""

    def __init__(self, urls: list[str], player: Player, stop: threading.Event, tally: Tally) -> None:
        super().__init__(daemon=True)
        self.urls, self.player, self.stop, self.tally = urls, player, stop, tally
        self.dice = random.Random(-player.number)
        self.heard: dict[str, list[Json]] = {}

    def run(self) -> None:
        while not self.stop.is_set():
            if not self.player.games:
                time.sleep(0.05)
                continue
            game = self.player.games[-1].id
            heard = self.heard.setdefault(game, [])
            with (
                contextlib.suppress(*GONE),
                open_stream(self.dice.choice(self.urls), game, heard[-1]["seq"] if heard else 0) as frames,
            ):
                for frame in frames:
                    if is_entry(frame):
                        heard.append(frame)
                        self.tally.told += 1
                    if self.stop.is_set() or self.player.games[-1].id != game:
                        break
            self.tally.reconnects += 1
            time.sleep(BETWEEN)


class Probe(threading.Thread):
    """Measures for how long no server could have taken a move."""

    def __init__(self, servers: list[Serving], stop: threading.Event) -> None:
        super().__init__(daemon=True)
        self.servers, self.stop = servers, stop
        self.away = 0.0

    def run(self) -> None:
        last = time.monotonic()
        while not self.stop.is_set():
            ready = any(serving.ready() for serving in self.servers)
            now = time.monotonic()
            if not ready:
                self.away += now - last
            last = now
            time.sleep(0.1)


# --- killing ----------------------------------------------------------------------------------------------------------
def kill_something(found: Crew, dice: random.Random, tally: Tally) -> None:
    """Kill one of the parts, and start it again a moment later."""
    what = dice.choices(["server", "worker", "redis", "postgresql", "all servers"], [6, 4, 2, 2, 1])[0]
    tally.kills[what] += 1
    pause = dice.uniform(0.0, 1.5)
    if what == "redis":
        found.redis.kill()
        time.sleep(pause)
        found.redis.start()
    elif what == "postgresql":
        found.postgres.kill()
        time.sleep(pause)
        found.postgres.start_again()
    else:
        victims: dict[str, list[Serving | Working]] = {
            "server": [dice.choice(found.servers)],
            "worker": [dice.choice(found.workers)],
        }
        for one in victims.get(what, [*found.servers]):
            if one.running:
                one.kill()
        time.sleep(pause)
        revive(found)


def revive(found: Crew) -> None:
    """Start every process that is dead: killed, or ended because it found no database when it started."""
    for victim in found.processes:
        if not victim.running:
            launch(victim)


def revived(found: Crew) -> bool:
    """Whether every process is there again."""
    revive(found)
    return all(serving.ready() for serving in found.servers)


def launch(victim: Serving | Working) -> None:
    if isinstance(victim, Serving):
        victim.process = None
        victim.launch()
    else:
        victim.start(wait=False)


# --- judging ----------------------------------------------------------------------------------------------------------
def judge(found: Crew, players: list[Player], listeners: list[Listener], tally: Tally) -> None:
    """Compare what was acknowledged and told with the logs, and play every game on."""
    with visiting(found.servers[0].url) as visitor:
        for player, listener in zip(players, listeners, strict=True):
            for seated in player.games:
                entries = whole_log(visitor, seated.id)
                check_log(tally, player, seated, entries)
                check_told(tally, listener.heard.get(seated.id, []), entries, seated.id)
            if player.games:
                check_goes_on(tally, visitor, player.games[-1])


def whole_log(visitor: Visitor, game: str) -> list[Json]:
    entries: list[Json] = []
    after: int | None = -1
    while after is not None:
        page = visitor.get(game, "log", after=after)
        entries += page["entries"]
        after = page["next"]
    return entries[1:]


def check_log(tally: Tally, player: Player, seated: Seated, entries: list[Json]) -> None:
    """Every acknowledged move is in the log once, and the log is a game by the rules: nobody moved twice."""
    if [entry["seq"] for entry in entries] != list(range(1, len(entries) + 1)):
        tally.wrong.append(f"{seated.id}: the log has gaps or doubles")
    by_seq = {entry["seq"]: entry for entry in entries}
    for made in player.made.get(seated.id, []):
        kept = by_seq.get(made["seq"])
        if kept is None or (kept["action"], kept["events"]) != (made["action"], made["events"]):
            tally.wrong.append(f"{seated.id}: the acknowledged move {made['seq']} is lost")
    game = Game(Rules.of("modern", 2), seed=player.number)
    for entry in entries:
        if entry["type"] == "left":
            tally.wrong.append(f"{seated.id}: seat {entry['seat']} left: {entry['reason']}")
        elif game.to_act != entry["seat"]:
            tally.wrong.append(f"{seated.id}: seat {entry['seat']} moved out of turn at {entry['seq']}")
        else:
            game.play(action_from_json(entry["action"]))


def check_told(tally: Tally, heard: list[Json], entries: list[Json], game: str) -> None:
    """Every entry was told once and in order, and nothing else."""
    if [entry["seq"] for entry in heard] != list(range(1, len(heard) + 1)):
        tally.wrong.append(f"{game}: told {[entry['seq'] for entry in heard]}")
    for told, kept in zip(heard, entries, strict=False):
        if {name: value for name, value in told.items() if name != "state"} != kept:
            tally.wrong.append(f"{game}: entry {kept['seq']} was told otherwise")


def check_goes_on(tally: Tally, visitor: Visitor, seated: Seated) -> None:
    """A game goes on for some turns of everybody, or to its end."""
    wanted, deadline = visitor.state(seated.id)["ply"] + 8, time.monotonic() + STUCK_SECONDS
    while (state := visitor.state(seated.id))["ply"] < wanted and not state["over"]:
        if time.monotonic() > deadline:
            tally.wrong.append(f"{seated.id}: stuck at ply {state['ply']} with seat {state['to_act']} to act")
            return
        if visitor.play_one(seated, state) is None:
            time.sleep(0.02)


def check_clock(tally: Tally, found: Crew, game: str, began: float, away: float) -> None:
    """A clock that ran all the time lost what servers could take moves in, no more and no less."""
    with visiting(found.servers[0].url) as visitor:
        lost = BANK - visitor.table(game)["clocks"]["left"][0]
    served = time.monotonic() - began - away
    kills = tally.kills.total() - tally.kills["redis"] - tally.kills["worker"]
    tally.clock = f"a clock lost {lost:.1f} s while servers were there for {served:.1f} s and away for {away:.1f} s"
    if abs(lost - served) > SLACK * (1 + kills):
        tally.wrong.append(tally.clock)


# --- all of it --------------------------------------------------------------------------------------------------------
def chaos(
    seconds: float,
    games: int,
    seed: int,
    between: tuple[float, float] = (1.0, 6.0),
    pause: float = 0.0,
    forked: bool = False,
    people: int = 0,
) -> Tally:
    """Play, with a pause before each decision, while things are killed; return what was seen.

    Servers start as an operator starts them; a test may have them forked, which takes less of the machine.
    """
    dice, tally, stop = random.Random(seed), Tally(), threading.Event()
    with tempfile.TemporaryDirectory() as folder, crew(Path(folder), forked) as found:
        urls = [serving.url for serving in found.servers]
        players = [Player(urls, number, stop, tally, pause) for number in range(games)]
        listeners = [Listener(urls, player, stop, tally) for player in players]
        probe = Probe(found.servers, stop)
        club = Club(found.servers[0].database, urls, people, tally.wrong) if people else None
        for thread in (*players, *listeners, probe):
            thread.start()
        wait_for(lambda: all(player.games for player in players))
        with visiting(urls[0]) as visitor:
            clocked = visitor.new_game(HUMANS, clock={"kind": "bank", "seconds": BANK, "increment": 0}).id
        began, probe.away = time.monotonic(), 0.0
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            time.sleep(dice.uniform(*between))
            kill_something(found, dice, tally)
        wait_for(lambda: revived(found))
        check_clock(tally, found, clocked, began, probe.away)
        time.sleep(4 * BETWEEN)
        stop.set()
        for thread in (*players, *listeners, probe):
            thread.join(timeout=30)
        judge(found, players, listeners, tally)
        if club is not None:
            tally.people = club.judged()
    return tally


def wait_for(holds: Callable[[], object], seconds: float = 120.0) -> None:
    """Wait until something holds."""
    deadline = time.monotonic() + seconds
    while not holds():
        if time.monotonic() > deadline:
            raise SystemExit("the service does not come back")
        time.sleep(0.1)


def main() -> int:
    """Run it and tell; exit status 1 if anything is amiss."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=600.0, help="how long things are killed; 600 by default")
    parser.add_argument("--games", type=int, default=8, help="games that go on at once; 8 by default")
    parser.add_argument(
        "--people", type=int, default=6, help="who looks for games; with an event; 6 by default, 0: none"
    )
    parser.add_argument("--seed", type=int, default=1, help="of what is killed when")
    args = parser.parse_args()
    tally = chaos(args.seconds, args.games, args.seed, people=args.people)
    print(tally.line(args.seconds))
    for fault in tally.wrong[:50]:
        print(fault)
    return 1 if tally.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
