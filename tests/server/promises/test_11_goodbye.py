"""Promise 11: SIGTERM closes the sockets politely, ends within ten seconds and loses nothing acknowledged."""

from __future__ import annotations

import json
import signal
import subprocess
import threading
import time
from typing import Any

import httpx
import pytest

from support.dripping import dripping
from support.frames import frames_of, open_socket
from support.serving import PLAINLY, Serving
from support.visitor import AGAINST_A_BOT, HUMANS, visiting

Json = dict[str, Any]
SECONDS = 10.0
PUSH_KEY = "BEl62iUYgUivxIkv69yViEuiBIa-Ib9-SkvMeAtA3LFgDzkrxZJjSgSnfckjBJuBkr3qBUYIHBQFLXYp5Nksh8U"


def test_a_request_to_end_closes_every_socket_with_going_away_and_exits_in_time(fresh: Serving) -> None:
    with visiting(fresh.start().url) as visitor:
        seated = visitor.new_game(HUMANS, seed=1)
        held = [open_socket(fresh.url, seated.id) for _ in range(12)]
        sockets = [one.__enter__() for one in held]
        for socket in sockets:
            socket.recv(timeout=5)
        lines, ended = list[str](), threading.Event()

        def follow() -> None:
            with httpx.stream("GET", f"{fresh.url}/api/v1/games/{seated.id}/stream", timeout=30, **PLAINLY) as answer:
                lines.extend(answer.iter_lines())
            ended.set()

        follower = threading.Thread(target=follow)
        follower.start()
        time.sleep(0.3)
        began = time.monotonic()
        code = fresh.end()
        seconds = time.monotonic() - began
        assert (code, seconds < SECONDS) == (0, True), f"{code} after {seconds:.1f} s"
        for socket in sockets:
            list(frames_of(socket, 2))
            assert socket.close_code == 1001
        follower.join(timeout=5)
        assert ended.is_set(), "the stream was cut off, not ended"
        assert all(json.loads(line) for line in lines if line)


def test_a_push_service_that_drips_does_not_keep_the_server_from_ending(own: Serving) -> None:
    keys = {"p256dh": PUSH_KEY, "auth": "tBHItJI5svbpez7KI4CCXg"}
    own.environment["CARCASSONNE_PUSH_LOCAL"] = "1"
    with dripping() as slow, visiting(own.start().url) as visitor:
        seated = visitor.new_game(HUMANS, seed=1)
        for device in range(4):
            wanted = {"endpoint": slow.endpoint(f"{device}"), "keys": keys, "tokens": list(seated.tokens.values())}
            assert visitor.http.post("/api/v1/push/subscribe", json=wanted).json() == {"seats": 2}
        while not slow.connections:
            visitor.play_one(seated)
            time.sleep(0.3)
        assert own.end() == 0


def test_what_was_acknowledged_before_the_end_is_there_after_it(fresh: Serving) -> None:
    fresh.start()
    acknowledged: list[tuple[str, Json]] = []
    refusals: list[int] = []
    going = threading.Event()

    def play(number: int) -> None:
        with visiting(fresh.url) as visitor:
            seated = visitor.new_game(HUMANS if number % 2 else AGAINST_A_BOT, seed=number)
            try:
                while True:
                    state = visitor.state(seated.id)
                    if state["over"]:
                        return
                    if state["to_act"] not in seated.tokens:
                        continue
                    _, actions = visitor.legal(seated.id)
                    if not actions:
                        continue
                    action = {key: value["min"] if isinstance(value, dict) and "min" in value else value
                              for key, value in actions[0].items()}  # fmt: skip
                    answer = visitor.move(seated.id, seated.tokens[state["to_act"]], state["ply"], action)
                    if answer.status_code == 200:
                        acknowledged.append((seated.id, answer.json()))
                        if len(acknowledged) > 20:
                            going.set()
                    else:
                        refusals.append(answer.status_code)
            except (httpx.TransportError, AssertionError):  # the server has gone, or says that it is going
                return

    threads = [threading.Thread(target=play, args=(number,)) for number in range(6)]
    for thread in threads:
        thread.start()
    assert going.wait(20)
    assert fresh.end() == 0
    for thread in threads:
        thread.join(timeout=20)
    assert set(refusals) <= {503}
    fresh.start()
    with visiting(fresh.url) as visitor:
        for game, made in acknowledged:
            entry = visitor.get(game, "log")["entries"][made["seq"]]
            assert (entry["seq"], entry["events"]) == (made["seq"], made["events"])


@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGINT])
def test_an_idle_server_ends_in_time(own: Serving, sign: signal.Signals) -> None:
    own.forked = False  # signals as they are when an operator starts it
    own.start()
    assert own.process is not None
    own.process.send_signal(sign)
    assert own.process.wait(timeout=SECONDS) == 0
    assert "Traceback" not in own.log


def test_nothing_that_the_server_started_outlives_it(own: Serving) -> None:
    for how in ("term", "kill"):
        own.start()
        with visiting(own.url) as visitor:
            seated = visitor.new_game(AGAINST_A_BOT, seed=1)
            visitor.play_one(seated)
            time.sleep(0.3)
        assert own.process is not None
        started = descendants(own.process.pid)
        assert started, "bots think in processes of their own"
        if how == "term":
            assert own.end() == 0
        else:
            own.kill()
        deadline = time.monotonic() + 8
        while left := [pid for pid in started if alive(pid)]:
            assert time.monotonic() < deadline, f"after {how} these still run: {left}"
            time.sleep(0.1)


def descendants(pid: int) -> list[int]:
    """The processes a process has started, and theirs."""
    told = subprocess.run(["ps", "-eo", "pid=,ppid="], capture_output=True, text=True, check=True).stdout
    parents = {int(child): int(parent) for child, parent in (line.split() for line in told.splitlines())}
    found, waiting = list[int](), [pid]
    while waiting:
        one = waiting.pop()
        children = [child for child, parent in parents.items() if parent == one]
        found += children
        waiting += children
    return found


def alive(pid: int) -> bool:
    try:
        with open(f"/proc/{pid}/stat", encoding="utf-8") as file:
            return file.read().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
