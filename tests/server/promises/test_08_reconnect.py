"""Promise 8: reconnecting from any ply delivers every later entry once, in order."""

from __future__ import annotations

import json
import random
import threading
import time
from collections.abc import Callable
from typing import Any

import pytest

from support.frames import entries_by_socket, entries_by_stream, is_entry, open_socket, open_stream
from support.serving import Serving
from support.visitor import HUMANS, Seated, Visitor, visiting

Json = dict[str, Any]
LISTENERS = {"socket": entries_by_socket, "stream": entries_by_stream}


@pytest.mark.parametrize("way", LISTENERS)
def test_from_every_entry_on_the_later_ones_come_once_and_in_order(visitor: Visitor, shared: Serving, way: str) -> None:
    listen: Callable[[str, str, int | None, int], list[Json]] = LISTENERS[way]
    seated = visitor.new_game(HUMANS, seed=8)
    visitor.play_to(seated, 15)
    whole = listen(shared.url, seated.id, -1, 15)
    assert [frame["seq"] for frame in whole] == list(range(16))
    assert listen(shared.url, seated.id, None, 15) == whole
    for after in range(15):
        assert listen(shared.url, seated.id, after, 15) == whole[after + 1 :]


@pytest.mark.parametrize("way", LISTENERS)
def test_from_the_last_entry_on_nothing_old_comes_but_whatever_happens_next(
    visitor: Visitor, shared: Serving, way: str
) -> None:
    seated = visitor.new_game(HUMANS, seed=9)
    visitor.play_to(seated, 5)
    listen, found = LISTENERS[way], list[Json]()
    thread = threading.Thread(target=lambda: found.extend(listen(shared.url, seated.id, 5, 7)))
    thread.start()
    time.sleep(0.3)
    visitor.play_to(seated, 7)
    thread.join(timeout=10)
    assert [frame["seq"] for frame in found] == [6, 7]


def test_the_first_frame_is_the_table(visitor: Visitor, shared: Serving) -> None:
    seated = visitor.new_game(HUMANS, seed=9)
    with open_socket(shared.url, seated.id) as socket:
        first = json.loads(socket.recv(timeout=5))
    with open_stream(shared.url, seated.id, 0) as frames:
        assert next(iter(frames))["type"] == first["type"] == "table"
    assert first["table"]["id"] == seated.id


def test_listeners_that_come_and_go_while_the_game_runs_miss_nothing(visitor: Visitor, shared: Serving) -> None:
    """Eight listeners break off at random and come back from what they have, while moves come as fast as they can."""
    seated, last = visitor.new_game(HUMANS, seed=10), 60
    heard: list[list[Json]] = [[] for _ in range(8)]
    threads = [
        threading.Thread(target=come_and_go, args=(shared.url, seated, last, heard[number], number))
        for number in range(8)
    ]
    for thread in threads:
        thread.start()
    visitor.play_to(seated, last)
    for thread in threads:
        thread.join(timeout=20)
    right = entries_by_socket(shared.url, seated.id, 0, last)
    assert [[frame["seq"] for frame in one] for one in heard] == [list(range(1, last + 1))] * 8
    assert all(one == right for one in heard)


def come_and_go(url: str, seated: Seated, last: int, heard: list[Json], number: int) -> None:
    dice = random.Random(number)
    while not heard or heard[-1]["seq"] < last:
        after, patience = heard[-1]["seq"] if heard else 0, dice.randint(1, 12)
        if number % 2:
            with open_socket(url, seated.id, after) as socket:
                frames = (json.loads(socket.recv(timeout=10)) for _ in range(2 * patience))
                gather(frames, heard, after + patience, last)
        else:
            with open_stream(url, seated.id, after) as stream:
                gather(stream, heard, after + patience, last)


def gather(frames: Any, heard: list[Json], until: int, last: int) -> None:
    for frame in frames:
        if is_entry(frame):
            heard.append(frame)
            if frame["seq"] >= min(until, last):
                return


def test_a_listener_hears_of_a_move_even_when_it_comes_between_the_past_and_the_present(
    visitor: Visitor, shared: Serving
) -> None:
    """Moves made at the very moment of connecting must come neither twice nor never."""
    seated = visitor.new_game(HUMANS, seed=12)
    for ply in range(0, 40, 2):
        found: list[Json] = []
        thread = threading.Thread(
            target=lambda after=ply, into=found: into.extend(entries_by_socket(shared.url, seated.id, after, after + 2))
        )
        thread.start()
        visitor.play_to(seated, ply + 2)
        thread.join(timeout=10)
        assert [frame["seq"] for frame in found] == [ply + 1, ply + 2]


def test_a_reconnect_after_a_kill_goes_on_where_it_was(fresh: Serving) -> None:
    with visiting(fresh.start().url) as visitor:
        seated = visitor.new_game(HUMANS, seed=13)
        visitor.play_to(seated, 9)
        before = entries_by_socket(fresh.url, seated.id, 3, 9)
        fresh.kill()
        fresh.start()
        assert entries_by_socket(fresh.url, seated.id, 3, 9) == before
        visitor.play_to(seated, 12)
        assert [frame["seq"] for frame in entries_by_stream(fresh.url, seated.id, 9, 12)] == [10, 11, 12]
