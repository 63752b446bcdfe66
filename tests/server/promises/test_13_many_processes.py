"""Promise 13: any number of processes serve one PostgreSQL, whichever is asked and whichever dies."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import httpx
import pytest

from support.frames import frames_of, is_entry, open_socket
from support.postgres import Postgres
from support.redis_server import start_redis
from support.serving import PLAINLY, Serving, free_port
from support.visitor import AGAINST_A_BOT, HUMANS, Seated, Visitor, visiting
from support.working import Working

Json = dict[str, Any]
T = TypeVar("T")
PATIENCE = 40.0
NO_WORK = {"CARCASSONNE_WORKERS": "0"}


@contextmanager
def servers(database: str, folder: Path, *environments: dict[str, str]) -> Iterator[list[tuple[Serving, Visitor]]]:
    """Servers on one database, each with a visitor."""
    with ExitStack() as stack:
        found = []
        for number, environment in enumerate(environments):
            serving = Serving(folder / f"server{number}", database, environment)
            stack.callback(serving.close)
            serving.launch()
            found.append(serving)
        for serving in found:
            wait_for(serving.ready)
        yield [(serving, stack.enter_context(visiting(serving.url))) for serving in found]


def wait_for(holds: Callable[[], object], seconds: float = PATIENCE) -> None:
    """Wait until something holds."""
    deadline = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < deadline, "it never came"
        time.sleep(0.02)


def at_once(calls: Sequence[Callable[[], T]]) -> list[T]:
    """What calls give that are all made at the same time."""
    with ThreadPoolExecutor(len(calls)) as pool:
        return [made.result() for made in [pool.submit(call) for call in calls]]


@pytest.fixture(scope="module")
def pair(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[tuple[Serving, Visitor]]]:
    """Two servers on one database; what one writes the other hears by PostgreSQL."""
    with servers(postgres.new_database(), tmp_path_factory.mktemp("pair"), {}, {}) as found:
        yield found


Pair = list[tuple[Serving, Visitor]]


def test_of_many_guests_at_two_servers_one_gets_the_seat_and_the_game_begins(pair: Pair) -> None:
    (_, here), (_, there) = pair
    for _ in range(4):
        seated = here.new_game([{"kind": "human", "name": "Anna"}, {"kind": "open"}])
        secret = seated.links[1].partition("#")[2]
        assert there.table(seated.id)["status"] == "waiting"
        answers = at_once([partial(join, who, seated.id, secret) for who in (here, there) * 4])
        taken = [answer for answer in answers if "token" in answer]
        assert (len(taken), {answer["code"] for answer in answers if "code" in answer}) == (1, {"seat_taken"})
        seated.tokens[1] = taken[0]["token"]
        for visitor in (here, there):
            assert visitor.table(seated.id)["status"] == "playing"
        there.play_to(seated, 3)
        here.play_to(seated, 6)


def join(visitor: Visitor, game: str, secret: str) -> Json:
    with visiting(str(visitor.http.base_url)) as own:
        found: Json = own.post(game, "join", {"name": "Bram"}, secret).json()
        return found


def test_who_is_at_a_table_of_one_server_is_seen_at_the_other(pair: Pair) -> None:
    (serving, here), (_, there) = pair
    seated = at_two_devices(here)

    def present() -> list[bool]:
        return [seat["present"] for seat in there.table(seated.id)["seats"]]

    assert present() == [False, False]
    with open_socket(serving.url, seated.id) as socket:
        socket.send(json.dumps({"type": "hello", "tokens": [seated.tokens[1]]}))
        wait_for(lambda: present() == [False, True])
        assert there.post(seated.id, "emotes", {"emote": "nice"}, seated.tokens[0]).status_code == 200
        wait_for(lambda: json.loads(socket.recv(timeout=10)).get("emote") == "nice")
    wait_for(lambda: present() == [False, False])


def test_an_undo_asked_of_one_server_does_not_undo_what_another_has_written(pair: Pair) -> None:
    (_, here), (_, there) = pair
    seated = at_two_devices(here)
    here.play_to(seated, 2)
    assert there.table(seated.id)["ply"] == 2
    assert here.post(seated.id, "resign", {}, seated.tokens[0]).status_code == 200
    late = there.post(seated.id, "undo", {"ply": 1}, seated.tokens[1])
    assert (late.status_code, late.json()["code"]) == (409, "game_over")
    for visitor in (here, there):
        table = visitor.table(seated.id)
        assert (table["status"], table["seats"][0]["left"], table["offer"]) == ("over", "resigned", None)


def at_two_devices(visitor: Visitor) -> Seated:
    """A game of two people at two devices, with the tokens of both."""
    seated = visitor.new_game([{"kind": "human", "name": "Anna"}, {"kind": "open"}])
    secret = seated.links[1].partition("#")[2]
    seated.tokens[1] = visitor.post(seated.id, "join", {"name": "Bram"}, secret).json()["token"]
    return seated


def test_moves_offers_and_answers_may_go_through_any_server(pair: Pair) -> None:
    (_, here), (_, there) = pair
    seated = at_two_devices(here)
    for number in range(12):
        assert (here, there)[number % 2].play_one(seated) is not None
    assert there.post(seated.id, "undo", {"ply": 11}, seated.tokens[0]).json()["table"]["offer"]["asked"] == [1]
    agreed = here.post(seated.id, "undo/answer", {"accept": True}, seated.tokens[1])
    assert agreed.json()["table"]["ply"] == 11
    assert here.get(seated.id) == there.get(seated.id)
    assert here.get(seated.id, "log") == there.get(seated.id, "log")


def test_the_same_move_sent_to_both_servers_is_made_once_and_answered_alike(pair: Pair) -> None:
    (_, here), (_, there) = pair
    seated = here.new_game(HUMANS)
    there.state(seated.id)
    for _ in range(8):
        state = here.state(seated.id)
        _, actions = here.legal(seated.id)
        body = {"ply": state["ply"], "move_id": f"m{state['ply']}", "actions": [definite(actions[0])]}
        answers = at_once([partial(moved, who, seated, state, body) for who in (here, there)])
        assert answers[0] == answers[1]
        assert answers[0][0] == 200
    assert [entry["seq"] for entry in there.get(seated.id, "log")["entries"]] == list(range(9))


def definite(action: Json) -> Json:
    return {
        name: value["min"] if isinstance(value, dict) and "min" in value else value for name, value in action.items()
    }


def moved(visitor: Visitor, seated: Seated, state: Json, body: Json) -> tuple[int, Json]:
    with visiting(str(visitor.http.base_url)) as own:
        answer = own.post(seated.id, "moves", body, seated.tokens[state["to_act"]])
        return answer.status_code, answer.json()


@pytest.mark.parametrize("carrier", ["postgresql", "redis", "redis that is away"])
def test_who_listens_at_one_server_hears_what_happens_at_another(
    carrier: str, postgres: Postgres, tmp_path: Path
) -> None:
    """By PostgreSQL, by Redis; and where that is away, by looking."""
    with ExitStack() as stack:
        environment = {}
        if carrier != "postgresql":
            redis = start_redis()
            stack.callback(redis.close)
            environment = {"CARCASSONNE_REDIS_URL": redis.url}
            if "away" in carrier:
                redis.kill()
        found = stack.enter_context(servers(postgres.new_database(), tmp_path, environment, environment))
        (_, here), (listened, _) = found
        seated = here.new_game(HUMANS)
        with open_socket(listened.url, seated.id) as socket:
            frames = frames_of(socket, PATIENCE)
            assert next(frames)["type"] == "table"
            here.play_to(seated, 6)
            assert here.post(seated.id, "undo", {"ply": 2}, seated.tokens[0]).status_code == 200
            here.post(seated.id, "resign", {}, seated.tokens[0])
            heard = []
            for frame in frames:
                if is_entry(frame):
                    heard.append(frame)
                if frame["type"] == "table" and frame["table"]["status"] == "over":
                    break
        log = here.get(seated.id, "log")["entries"]
        assert [{name: value for name, value in entry.items() if name != "state"} for entry in heard] == log


# --- workers ----------------------------------------------------------------------------------------------------------
def test_workers_elsewhere_move_bots_and_one_that_is_killed_is_taken_over_from(
    postgres: Postgres, tmp_path: Path
) -> None:
    database = postgres.new_database()
    with servers(database, tmp_path, NO_WORK) as ((_, visitor),):
        own = {"CARCASSONNE_METRICS": f"127.0.0.1:{free_port()}"}
        workers = [Working(tmp_path / f"worker{number}", database, own) for number in range(2)]
        try:
            seated = visitor.new_game(AGAINST_A_BOT)
            for worker in workers:
                worker.start()
            for turn in range(6):
                play_until_it_is_the_bots_turn(visitor, seated)
                if turn == 2:
                    workers[0].kill()
                if turn == 4:
                    workers[1].kill()
                    workers[0].start()
                wait_for(lambda: visitor.state(seated.id)["to_act"] in seated.tokens)
            asked = visitor.post(seated.id, "hint", {}, seated.tokens[0])
            assert asked.status_code == 200, asked.text
            short = visitor.new_game(HUMANS, draw=["V", "U"])
            visitor.play_to(short, 1)
            visitor.post(short.id, "resign", {}, short.tokens[0])
            wait_for(lambda: visitor.post(short.id, "analysis", {}).status_code == 200)
            check_numbers_of(workers[0])
            assert workers[0].end() == 0
            entries = visitor.get(seated.id, "log")["entries"]
            assert [entry["seq"] for entry in entries] == list(range(len(entries)))
        finally:
            for worker in workers:
                worker.kill()


def check_numbers_of(worker: Working) -> None:
    """A worker has a port of its own, that says how it is and what its bots did, and nothing of a server's."""
    port = re.findall(r"127\.0\.0\.1:(\d+)/metrics", worker.log)[-1]
    told = httpx.get(f"http://127.0.0.1:{port}/metrics", **PLAINLY).text
    assert re.search(r'carcassonne_bot_decisions_total\{bot="level \d",outcome="answered"\} [1-9]', told)
    assert 'carcassonne_database_seconds_count{kind="update"}' in told
    assert httpx.get(f"http://127.0.0.1:{port}/readyz", **PLAINLY).status_code == 200
    assert httpx.get(f"http://127.0.0.1:{port}/operators/addresses", **PLAINLY).status_code == 404


def play_until_it_is_the_bots_turn(visitor: Visitor, seated: Seated) -> None:
    while visitor.play_one(seated) is not None:
        pass


def test_a_flag_falls_although_the_server_that_held_the_game_was_killed(postgres: Postgres, tmp_path: Path) -> None:
    with servers(postgres.new_database(), tmp_path, {}, {}) as ((first, here), (_, there)):
        seated = here.new_game(HUMANS, clock={"kind": "move", "seconds": 3})
        first.kill()
        wait_for(lambda: there.table(seated.id)["status"] == "over")
        assert there.table(seated.id)["result"]["reason"] == "timeout"


def test_no_clock_runs_while_no_server_could_take_a_move(postgres: Postgres, tmp_path: Path) -> None:
    with servers(postgres.new_database(), tmp_path, {}) as ((serving, visitor),):
        seated = visitor.new_game(HUMANS, clock={"kind": "bank", "seconds": 60, "increment": 0})
        serving.kill()
        time.sleep(6)
        serving.start()
        left = visitor.table(seated.id)["clocks"]["left"][0]
        assert left > 55.5, "six seconds away, and a moment of play"
        process = serving.process
        assert process is not None
        os.kill(process.pid, signal.SIGSTOP)
        time.sleep(6)
        os.kill(process.pid, signal.SIGCONT)
        wait_for(lambda: visitor.table(seated.id)["clocks"]["left"][0] > left - 4)


# --- several processes behind one port --------------------------------------------------------------------------------
def children(pid: int) -> list[int]:
    """The server processes of a supervisor."""
    try:
        found = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()
        return [int(one) for one in found if b"spawn_main" in Path(f"/proc/{one}/cmdline").read_bytes()]
    except FileNotFoundError:
        return []


def test_a_supervisor_starts_what_dies_again_and_ends_with_its_processes(postgres: Postgres, tmp_path: Path) -> None:
    serving = Serving(tmp_path, postgres.new_database())
    try:
        serving.start("--processes", "2")
        assert serving.process is not None
        supervisor = serving.process.pid
        wait_for(lambda: len(children(supervisor)) == 2)
        with visiting(serving.url) as visitor:
            seated = visitor.new_game(HUMANS)
            visitor.play_to(seated, 4)
        first = children(supervisor)
        os.kill(first[0], signal.SIGKILL)
        wait_for(lambda: len(set(children(supervisor)) - set(first)) == 1)
        wait_for(serving.ready)
        with visiting(serving.url) as visitor:
            visitor.play_to(seated, 8)
        last = children(supervisor)
        assert serving.end(30) == 0
        wait_for(lambda: not any(Path(f"/proc/{pid}").exists() for pid in last))
        serving.start("--processes", "2")
        assert serving.process is not None
        wait_for(lambda: len(children(serving.process.pid)) == 2)  # type: ignore[union-attr]
        last = children(serving.process.pid)
        serving.kill()
        wait_for(lambda: not any(Path(f"/proc/{pid}").exists() for pid in last))
    finally:
        serving.close()


@pytest.mark.parametrize("command", [["serve", "--processes", "2"], ["worker"]])
def test_what_needs_postgresql_is_refused_on_sqlite_with_a_sentence(command: list[str], tmp_path: Path) -> None:
    environment = {**os.environ, "CARCASSONNE_DATA": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-m", "carcassonne", *command], capture_output=True, text=True, check=False, env=environment
    )
    assert done.returncode == 2
    assert "PostgreSQL" in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1
