"""Streams: every entry once and in order; who reads too slowly is dropped."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from carcassonne.server.streams.stream import frames, subscription
from carcassonne.server.streams.subscriber import GOING_DOWN, TOO_SLOW, Subscriber
from support.tables import Json, a_house, run

DRAW = ["V", "U", "E", "W"]


def test_frames_wait_for_the_reader_in_order() -> None:
    async def work() -> None:
        subscriber = Subscriber(3)
        subscriber.enqueue("a")
        subscriber.enqueue("b")
        subscriber.end(GOING_DOWN)
        assert [await subscriber.next(1.0) for _ in range(3)] == ["a", "b", None]

    run(work())


def test_silence_ends_after_a_while() -> None:
    async def work() -> None:
        subscriber = Subscriber(3)
        assert await subscriber.next(0.01) is None
        assert not subscriber.ended.is_set()

    run(work())


def test_a_reader_that_lets_too_much_wait_is_dropped() -> None:
    async def work() -> None:
        subscriber = Subscriber(2)
        for text in "abc":
            subscriber.enqueue(text)
        assert subscriber.ended.is_set()
        subscriber.end(GOING_DOWN)
        assert subscriber.code == TOO_SLOW, "the first reason counts"

    run(work())


@pytest.mark.parametrize("after", range(-1, 5))
def test_from_any_entry_on_everything_is_told_once_whenever_moves_come(tmp_path: Path, after: int) -> None:
    """Moves come before the reader's first frame, and in the middle of telling the past."""

    async def work() -> None:
        async with a_house(tmp_path) as house:
            made = await house.new_game("human", "human", draw=DRAW)
            for _ in range(4):
                await house.play(made)
            async with house.registry.pinned(made["id"]) as table:
                with subscription(table, 99) as subscriber:
                    await house.play(made)
                    reading, heard = frames(table, subscriber, after, 9.0), list[int]()
                    assert json.loads(await anext(reading))["type"] == "table"
                    await house.play(made)
                    while table.seq not in heard:
                        frame: Json = json.loads(await anext(reading))
                        if frame["type"] != "table":
                            heard.append(frame["seq"])
                assert heard == list(range(after + 1, table.seq + 1))

    run(work())


def test_a_reader_who_is_gone_is_forgotten(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path) as house:
            made = await house.new_game("human", "human", draw=DRAW)
            async with house.registry.pinned(made["id"]) as table:
                with subscription(table, 9):
                    assert not table.idle
                assert not table.subscribers
            await asyncio.sleep(0)
            assert table.idle

    run(work())
