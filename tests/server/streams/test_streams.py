"""Streams: every entry once and in order; who reads too slowly is dropped."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from carcassonne.server.games.position_changes import apply_changes
from carcassonne.server.games.subscriber import GOING_DOWN, TOO_SLOW, Subscriber
from carcassonne.server.streams.stream import frames, subscription
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


# --- positions --------------------------------------------------------------------------------------------------------
def test_a_stream_with_positions_begins_with_the_position_and_brings_one_with_each_request(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path) as house:
            made = await house.new_game("human", "human", draw=DRAW)
            await house.play(made)
            async with house.registry.pinned(made["id"]) as table:
                with subscription(table, 99, positions=True) as subscriber:
                    reading = frames(table, subscriber, -1, 9.0)

                    async def heard(number: int) -> list[Json]:
                        return [json.loads(await anext(reading)) for _ in range(number)]

                    first, opening, placed = await heard(3)
                    assert (first["type"], first["position"]) == ("table", await house.get(made["id"], "position"))
                    assert (opening["seq"], placed["seq"]) == (0, 1)
                    assert not {"state", "position"} & (set(opening) | set(placed)), "the first frame has it already"
                    turn, seat = await house.next_turn(made["id"])
                    await house.post(made["id"], "moves", turn, made["tokens"][str(seat)])
                    move, after = await heard(2)
                    assert move["position"] == await house.get(made["id"], "position")
                    assert ("state" in move, "position" in after) == (False, False)
                    turn, seat = await house.next_turn(made["id"])
                    turn["actions"].append({"type": "skip"})
                    await house.post(made["id"], "moves", turn, made["tokens"][str(seat)])
                    one, two, _ = await heard(3)
                    assert ("position" in one, two["position"]["seq"]) == (False, 4)

    run(work())


def test_both_kinds_of_stream_tell_of_the_same_entries(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path) as house:
            made = await house.new_game("human", "human", draw=DRAW)
            async with house.registry.pinned(made["id"]) as table:
                with subscription(table, 99) as plain, subscription(table, 99, positions=True) as drawn:
                    await house.play(made)
                    await house.post(made["id"], "undo", {"ply": 0}, made["tokens"]["0"])
                    await house.post(made["id"], "resign", {}, made["tokens"]["1"])
                    for kind in ("move", "table", "undo", "table", "left", "table"):
                        one, two = json.loads(str(await plain.next(1))), json.loads(str(await drawn.next(1)))
                        assert one["type"] == two["type"] == kind
                        position = two.pop("position", None)
                        assert one.pop("state", None) == (position and position["state"])
                        assert one == two
            assert position is None

    run(work())


# --- changes ----------------------------------------------------------------------------------------------------------
def test_a_stream_that_says_what_it_has_is_told_what_changes_in_one_frame_a_request(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path) as house:
            made = await house.new_game("human", "human", draw=DRAW)
            await house.play(made)
            async with house.registry.pinned(made["id"]) as table:
                with subscription(table, 99, have=-1) as subscriber:
                    reading = frames(table, subscriber, 1, 9.0)
                    first = json.loads(await anext(reading))
                    assert first["type"] == "table"
                    position, seen = first["position"], first["table"]
                    for step in ("turn", "undo", "move", "resign"):
                        before = table.seq
                        if step == "undo":
                            await house.post(made["id"], "undo", {"ply": 1}, made["tokens"]["0"])
                        elif step == "resign":
                            await house.post(made["id"], "resign", {}, made["tokens"]["1"])
                        else:
                            turn, seat = await house.next_turn(made["id"], step)
                            turn["actions"] += [{"type": "skip"}] * (table.replay.game.phase == "place")
                            await house.post(made["id"], "moves", turn, made["tokens"][str(seat)])
                        frame = json.loads(await anext(reading))
                        assert (frame["type"], "position" in frame) == ("changes", False)
                        assert [each["seq"] for each in frame["entries"]] == list(range(before + 1, table.seq + 1))
                        position, seen = apply_changes(position, frame["changes"]), seen | frame["table"]
                        assert position == await house.get(made["id"], "position")
                        assert seen == json.loads(json.dumps(table.payload()))
                    assert len(frame["table"]) < len(seen)
                    assert not subscriber._queue

    run(work())


def test_a_client_that_comes_back_gets_a_position_only_if_it_lacks_one(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path) as house:
            made = await house.new_game("human", "human", draw=DRAW)
            await house.play(made)
            async with house.registry.pinned(made["id"]) as table:
                for have, whole in ((1, False), (0, True), (-1, True), (7, True)):
                    with subscription(table, 99, have=have) as subscriber:
                        first = json.loads(await anext(frames(table, subscriber, 1, 9.0)))
                        assert ("position" in first) == whole

    run(work())


def test_the_table_is_told_whole_to_who_was_told_something_else(tmp_path: Path) -> None:
    """Somebody who comes sees the table as it is now; the others get all of it with the next frame."""

    async def work() -> None:
        async with a_house(tmp_path) as house:
            made = await house.new_game("human", "human", draw=DRAW)
            async with house.registry.pinned(made["id"]) as table:
                with subscription(table, 99, have=-1) as one:
                    table.broadcast()
                    table.broadcast()
                    whole, changed = [json.loads(str(await one.next(1))) for _ in range(2)]
                    assert set(changed["table"]) == {"seq", "ply", "clocks"} < set(whole["table"])
                    table.seats[0].name = "Somebody"  # nobody was told
                    with subscription(table, 99, have=-1) as other:
                        await anext(frames(table, other, 0, 9.0))
                        table.seats[0].name = "Anna"
                        table.broadcast()
                        for each in (one, other):
                            told = json.loads(str(await each.next(1)))["table"]
                            assert told["seats"][0]["name"] == "Anna"

    run(work())
