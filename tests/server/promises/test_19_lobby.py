"""Promise 19: whoever looks for a game at any process is paired once, and hears of it."""

from __future__ import annotations

import random
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import WebSocketException

from support.postgres import Postgres
from support.redis_server import start_redis
from support.seeker import Seeker, called, told
from support.serving import Serving
from support.visitor import visiting

PAIRS = 12
RACERS = 60
NO_WORK = {"CARCASSONNE_WORKERS": "0"}


@contextmanager
def servers(database: str, folder: Path, count: int, more: dict[str, str]) -> Iterator[list[Serving]]:
    """So many servers on one database."""
    with ExitStack() as stack:
        found = [Serving(folder / f"server{number}", database, more) for number in range(count)]
        for serving in found:
            stack.callback(serving.close)
            serving.start()
        yield found


@pytest.fixture(scope="module", params=["sqlite", "postgres", "postgres and redis"])
def two(
    request: pytest.FixtureRequest, addresses: Callable[[str], str], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[list[Serving]]:
    """Two addresses at which people come: two processes, or the one of SQLite."""
    folder = tmp_path_factory.mktemp("lobby")
    with ExitStack() as stack:
        more: dict[str, str] = {}
        if request.param == "postgres and redis":
            redis = start_redis()
            stack.callback(redis.close)
            more = {"CARCASSONNE_REDIS_URL": redis.url}
        kind, count = ("sqlite", 1) if request.param == "sqlite" else ("postgres", 2)
        found = stack.enter_context(servers(addresses(kind), folder, count, more))
        yield found * (2 // count)


def test_two_people_at_two_processes_are_at_one_table(two: list[Serving]) -> None:
    here, there = (serving.url for serving in two)
    seconds = []
    for _ in range(PAIRS):
        anna, bram = Seeker("Anna"), Seeker("Bram")
        with anna.listening(here) as first, bram.listening(there) as second:
            anna.seek(here)
            began = time.monotonic()
            bram.seek(there)
            for seeker, socket, url in ((anna, first, here), (bram, second, there)):
                socket.send(f'{{"type":"hello","tokens":["{seeker.token}"]}}')
                seeker.seek(url)
            one, other = called(first), called(second)
            seconds.append(time.monotonic() - began)
        assert one["game"] == other["game"]
        assert {one["seat"], other["seat"]} == {0, 1}
        with visiting(here) as visitor:
            found = visitor.http.post("/api/v1/games/find", json={"tokens": [anna.token, bram.token]}).json()["games"]
        assert {(each["id"], each["seat"]) for each in found} == {(one["game"], 0), (one["game"], 1)}
        assert [each["table"]["status"] for each in found] == ["playing"] * 2
    seconds.sort()
    print(f"{PAIRS} pairs: half within {seconds[PAIRS // 2]:.3f} s, all but one within {seconds[-2]:.3f} s")


def test_a_newcomer_is_seen_at_the_other_process_and_gone_when_the_socket_is(two: list[Serving]) -> None:
    here, there = (serving.url for serving in two)
    anna = Seeker("Chris", {"players": [5], "presets": ["modern"]})
    with Seeker().listening(there) as watching:
        anna.seek(here)
        with anna.listening(here):
            while not any(row["name"] == "Chris" for row in told(watching, "changes")["came"]):
                pass
        assert anna.withdraw(there)["seek"] is None
        while not told(watching, "changes")["gone"]:
            pass


def test_seeks_of_a_process_that_was_killed_are_void_and_their_people_come_back(
    postgres: Postgres, tmp_path: Path
) -> None:
    with servers(postgres.new_database(), tmp_path, 2, NO_WORK) as (one, other):
        anna, bram = Seeker("Anna"), Seeker("Bram")
        anna.seek(one.url)
        one.kill()
        with Seeker().listening(other.url) as watching:
            while told(watching, "changes")["open"] or httpx.get(f"{other.url}/api/v1/lobby").json()["open"]:
                pass
        bram.seek(other.url)
        with bram.listening(other.url) as socket:
            anna.seek(other.url)
            assert called(socket)["game"] == anna.seek(other.url)["game"]


def test_of_racing_processes_no_seek_is_paired_twice_or_lost(postgres: Postgres, tmp_path: Path) -> None:
    """Everybody seeks until they have a game, through servers of which one after another is killed."""
    dice = random.Random(16)
    with servers(postgres.new_database(), tmp_path, 3, NO_WORK) as found:
        urls = [serving.url for serving in found]
        seekers = [Seeker(f"P{number}") for number in range(RACERS)]
        stop = threading.Event()

        def kill_some() -> None:
            while not stop.wait(1.5):
                victim = dice.choice(found)
                victim.kill()
                victim.start()

        killer = threading.Thread(target=kill_some)
        killer.start()
        try:
            with ThreadPoolExecutor(12) as pool:
                games = list(pool.map(lambda seeker: sought(seeker, urls), seekers))
        finally:
            stop.set()
            killer.join()
        assert set(Counter(game for game, _ in games).values()) == {2}
        assert len(set(games)) == RACERS
        with visiting(urls[0]) as visitor:
            tokens = [seeker.token for seeker in seekers]
            mine = visitor.http.post("/api/v1/games/find", json={"tokens": tokens}).json()["games"]
        assert sorted((each["id"], each["seat"]) for each in mine) == sorted(games)


def sought(seeker: Seeker, urls: list[str]) -> tuple[str, int]:
    """The game and the seat of somebody who comes back until they have them, whatever dies."""
    while True:
        url = random.choice(urls)
        try:
            seeker.seek(url)
            with seeker.listening(url) as socket:
                frame = called(socket, 5.0)
                return frame["game"], frame["seat"]
        except (httpx.TransportError, WebSocketException, OSError, AssertionError):
            time.sleep(0.05)
