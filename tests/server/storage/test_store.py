"""The store: what is written is read again, and of two writers one is refused."""

from __future__ import annotations

import asyncio
import gc
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event

from carcassonne.engine.rules import Rules
from carcassonne.server.games.model import GameSetup, GameStanding, LogEntry, Seat, StoredGame, now_text
from carcassonne.server.games.stores import Conflict, PendingWrite, Unavailable
from carcassonne.server.notices.subscriptions import Subscription, Subscriptions
from carcassonne.server.storage.service import ServiceRows
from carcassonne.server.storage.store import Store
from support.tables import a_store, run

RULES = Rules.of("bridges-castles-bazaars", 3, {"tiny_city": "2", "wheel": True})
SETUP = GameSetup(
    id="A" * 16,
    created=now_text(),
    rules=RULES,
    stack=("V", "U"),
    seed=2**255 + 1,
    commitment="c" * 64,
    tags=(("Event", "Café “x”"),),
    clock={"kind": "move", "seconds": 60},
)
PLAYING = GameStanding("playing", 0, False, {"left": [1.5, 2.0, 3.0], "running": 0, "since": 1.25})
SEATS = [
    Seat("human", "Anna", owner="o", token_hash="1" * 64),
    Seat("bot", "club", level=4),
    Seat("open", secret_hash="2"),
]
MOVE = LogEntry(1, "move", 0, 1, {"type": "skip"}, ("V",), move_id="0:a")


def writing(*entries: LogEntry, version: int = 0, standing: GameStanding = PLAYING, **more: Any) -> PendingWrite:
    """What a game that is at a version has to write."""
    return PendingWrite(SETUP.id, version, standing, entries, **more)


@asynccontextmanager
async def with_game(folder: Path) -> AsyncIterator[Store]:
    async with a_store(folder) as store:
        await store.create(StoredGame(SETUP, PLAYING, SEATS, []))
        yield store


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    async def work() -> None:
        async with with_game(tmp_path) as store:
            await store.write(writing(MOVE))
        async with a_store(tmp_path) as store:
            stored = await store.read(SETUP.id)
            assert stored is not None
            assert (stored.setup, stored.standing, stored.seats) == (SETUP, PLAYING, SEATS)
            assert stored.entries == [MOVE]
            assert await store.read("B" * 16) is None

    run(work())


@pytest.mark.parametrize(
    "other", [replace(MOVE, move_id="0:b"), replace(MOVE, seq=2)], ids=["same seq", "same move id"]
)
def test_of_two_writers_one_is_refused_and_leaves_done(tmp_path: Path, other: LogEntry) -> None:
    async def work() -> None:
        async with with_game(tmp_path) as store:
            await store.write(writing(MOVE))
            two = (replace(MOVE, seq=3, move_id=None), other)
            with pytest.raises(Conflict):
                await store.write(writing(*two, version=1, standing=GameStanding("over")))
            stored = await store.read(SETUP.id)
            assert stored is not None
            assert (stored.entries, stored.standing) == ([MOVE], PLAYING)

    run(work())


def test_many_writers_at_once_on_two_connections_give_one_row_each(tmp_path: Path) -> None:
    async def work() -> None:
        async with with_game(tmp_path) as store, a_store(tmp_path) as other:
            for seq in range(1, 9):
                moves = [replace(MOVE, seq=seq, move_id=f"0:{seq}-{number}") for number in range(6)]
                both = [
                    each.write(writing(move, version=seq - 1))
                    for each, move in zip((store, other) * 3, moves, strict=True)
                ]
                ended = await asyncio.gather(*both, return_exceptions=True)
                assert [type(end) for end in ended if end is not None] == [Conflict] * 5
            stored = await store.read(SETUP.id)
            assert stored is not None
            assert [entry.seq for entry in stored.entries] == list(range(1, 9))

    run(work())


def test_who_reads_and_then_writes_is_not_refused_where_another_writes_between(tmp_path: Path) -> None:
    """A device subscribes. SQLite lets nobody write who has seen what is not the newest any more."""

    async def work() -> None:
        async with with_game(tmp_path) as store:
            tried: list[str] = []

            def write_between(_: Any, __: Any, statement: str, *___: Any) -> None:
                if "FROM seat" in statement:
                    tried.append(statement)
                    other = sqlite3.connect(str(store.engine.url.database), timeout=0)
                    with closing(other), suppress(sqlite3.OperationalError), other:  # may be told to wait
                        other.execute("UPDATE game SET failures = failures + 1")

            event.listen(store.engine.sync_engine, "after_cursor_execute", write_between)
            device = Subscription("https://push.example.org/device", "key", "secret")
            assert await Subscriptions(store).keep(device, ["1" * 64]) == len(tried) == 1

    run(work())


@pytest.mark.parametrize("moment", range(12))
def test_what_was_asked_is_done_even_if_whoever_asked_has_gone(tmp_path: Path, moment: int) -> None:
    """A request may be cancelled at any moment, and the store be closed right after: no connection is lost."""

    async def work() -> None:
        async with with_game(tmp_path) as store:
            moving = asyncio.create_task(store.write(writing(MOVE)))
            reading = asyncio.create_task(store.read(SETUP.id))
            for _ in range(moment):
                await asyncio.sleep(0.0005)
            moving.cancel()
            reading.cancel()
        gc.collect()  # a connection that nobody closed would complain
        async with a_store(tmp_path) as store:
            stored = await store.read(SETUP.id)
            assert stored is not None
            assert stored.entries == ([MOVE] if moment else [])

    gc.freeze()  # what was there before need not be looked through
    try:
        run(work())
    finally:
        gc.unfreeze()


def test_a_write_without_entries_is_refused_too_where_another_came_first(tmp_path: Path) -> None:
    """An undo that was asked for must not bring back somebody who has resigned meanwhile."""

    async def work() -> None:
        async with with_game(tmp_path) as store:
            over = GameStanding("over", result={"reason": "resigned", "scores": [0, 0, 0], "winners": [1]})
            await store.write(writing(LogEntry(1, "left", 0, 0, reason="resigned"), standing=over))
            offer = replace(PLAYING, offer={"by": 1, "ply": 0, "agreed": [1], "asked": [0]})
            with pytest.raises(Conflict):
                await store.write(writing(standing=offer))
            stored = await store.read(SETUP.id)
            assert stored is not None
            assert (stored.standing, stored.version) == (over, 1)

    run(work())


def test_in_a_batch_one_conflict_harms_no_other_game(tmp_path: Path) -> None:
    async def work() -> None:
        async with with_game(tmp_path) as store:
            names = [letter * 16 for letter in "EFGHI"]
            for name in names:
                await store.create(StoredGame(replace(SETUP, id=name), PLAYING, SEATS, []))
            batch = [replace(writing(MOVE, version=int(name[0] == "G")), game_id=name) for name in names]
            ended = await asyncio.gather(*map(store.write, batch), return_exceptions=True)
            assert [type(end) for end in ended if end is not None] == [Conflict]
            assert await store.versions(names) == {name: int(name[0] != "G") for name in names}

    run(work())


def test_an_open_seat_is_taken_once(tmp_path: Path) -> None:
    async def work() -> None:
        async with with_game(tmp_path) as store:
            sits = replace(SEATS[2], kind="human", name="Carl", token_hash="3" * 64)
            await store.write(writing(seated={2: sits}))
            with pytest.raises(Conflict):
                await store.write(writing(seated={2: replace(sits, name="Dora")}))
            stored = await store.read(SETUP.id)
            assert stored is not None
            assert [seat.name for seat in stored.seats] == ["Anna", "club", "Carl"]
            assert await store.find_seats(["3" * 64, "1" * 64]) == [(SETUP.id, 0), (SETUP.id, 2)]

    run(work())


def test_a_game_has_one_analysis_and_only_that_of_its_edition_is_found(tmp_path: Path) -> None:
    async def work() -> None:
        async with with_game(tmp_path) as store:
            assert await store.read_analysis(SETUP.id, "1") is None
            names = [seat.name for seat in SEATS]
            await store.save_analysis(SETUP.id, "1", '{"first":"é\\u0000"}', names)
            assert await store.read_analysis(SETUP.id, "1") == '{"first":"é\\u0000"}'
            await store.save_analysis(SETUP.id, "2", "{}", names)
            assert await store.read_analysis(SETUP.id, "1") is None
            assert await store.read_analysis(SETUP.id, "2") == "{}"
            with pytest.raises(Conflict):  # there is no such game
                await store.save_analysis("B" * 16, "2", "{}", names)
            with pytest.raises(Conflict):  # one of them is called otherwise by now
                await store.save_analysis(SETUP.id, "3", "{}", ["Annabella", *names[1:]])
            assert await store.read_analysis(SETUP.id, "2") == "{}"

    run(work())


def test_a_game_has_one_rematch(tmp_path: Path) -> None:
    async def work() -> None:
        async with with_game(tmp_path) as store:
            for number, game_id in enumerate(("C" * 16, "D" * 16)):
                following = StoredGame(replace(SETUP, id=game_id), PLAYING, SEATS, [])
                over = GameStanding("over", rematch={"id": game_id, "seats": [1, 2, 0]})
                making = store.write(writing(standing=over, following=following))
                if number == 0:
                    await making
                else:
                    with pytest.raises(Conflict):
                        await making
            assert await store.read("D" * 16) is None

    run(work())


def test_what_is_due_is_found_and_held_by_one_process_for_as_long_as_it_lives(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_store(tmp_path) as store:
            rows = ServiceRows(store)
            for letter, due in (("E", None), ("F", 5.0), ("G", 3.0), ("H", 9.0)):
                await store.create(StoredGame(replace(SETUP, id=letter * 16), PLAYING, SEATS, [], due=due))
            found = await rows.due(6.0, 9)
            assert [(each.id[0], each.due, each.holder) for each in found] == [("G", 3.0, None), ("F", 5.0, None)]
            names = [each.id for each in found]
            assert await rows.claim("one", names, {"one", "two"}) == set(names)
            assert await rows.claim("two", names, {"one", "two"}) == set()
            assert await rows.claim("two", names, {"two"}) == set(names), "the one who held it is dead"

    run(work())


def test_a_game_that_keeps_failing_is_tried_later_each_time(tmp_path: Path) -> None:
    async def work() -> None:
        async with with_game(tmp_path) as store:
            rows = ServiceRows(store)
            waits = []
            for _ in range(20):
                await rows.put_off(SETUP.id, 1000.0)
                (found,) = await rows.due(10_000.0, 9)
                waits.append(found.due - 1000.0)
            assert waits == sorted(waits)
            assert (waits[0], waits[1], waits[-1]) == (4.0, 8.0, 3600.0)

    run(work())


def test_somebody_who_left_is_remembered_with_the_entry(tmp_path: Path) -> None:
    async def work() -> None:
        async with with_game(tmp_path) as store:
            await store.write(writing(LogEntry(1, "left", 0, 0, reason="resigned")))
            stored = await store.read(SETUP.id)
            assert stored is not None
            assert [seat.left for seat in stored.seats] == ["resigned", None, None]

    run(work())


def test_a_database_that_is_away_is_said_to_be(tmp_path: Path) -> None:
    async def work() -> None:
        store = Store.at(f"sqlite+aiosqlite:///{tmp_path}/none/games.sqlite3")
        with pytest.raises(Unavailable):
            await store.ping()
        await store.close()
        await asyncio.sleep(0.2)  # the driver's thread that could not open the file has to find the loop alive

    run(work())


def test_a_secret_never_shows_in_what_is_printed() -> None:
    shown = repr(SETUP) + repr(SEATS)
    assert str(SETUP.seed) not in shown
    assert "1" * 64 not in shown
    assert "'V', 'U'" not in shown
