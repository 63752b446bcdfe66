"""The store: what is written is read again, and of two writers one is refused."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from carcassonne.engine.rules import Rules
from carcassonne.server.games.model import GameSetup, GameStanding, LogEntry, Seat, StoredGame, now_text
from carcassonne.server.storage.store import Conflict, Store, Unavailable
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


@asynccontextmanager
async def with_game(folder: Path) -> AsyncIterator[Store]:
    async with a_store(folder) as store:
        await store.create(StoredGame(SETUP, PLAYING, SEATS, []))
        yield store


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    async def work() -> None:
        async with with_game(tmp_path) as store:
            await store.append(SETUP.id, [MOVE], PLAYING)
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
            await store.append(SETUP.id, [MOVE], PLAYING)
            with pytest.raises(Conflict):
                await store.append(SETUP.id, [replace(MOVE, seq=3, move_id=None), other], GameStanding("over"))
            stored = await store.read(SETUP.id)
            assert stored is not None
            assert (stored.entries, stored.standing) == ([MOVE], PLAYING)

    run(work())


def test_many_writers_at_once_on_two_connections_give_one_row_each(tmp_path: Path) -> None:
    async def work() -> None:
        async with with_game(tmp_path) as store, a_store(tmp_path) as other:
            writing = [
                each.append(SETUP.id, [replace(MOVE, seq=seq, move_id=f"0:{seq}-{number}")], PLAYING)
                for seq in range(1, 9)
                for number, each in enumerate((store, other))
            ]
            ended = await asyncio.gather(*writing, return_exceptions=True)
            assert [type(end) for end in ended if end is not None] == [Conflict] * 8
            stored = await store.read(SETUP.id)
            assert stored is not None
            assert [entry.seq for entry in stored.entries] == list(range(1, 9))

    run(work())


@pytest.mark.parametrize("moment", range(12))
def test_what_was_asked_is_done_even_if_whoever_asked_has_gone(tmp_path: Path, moment: int) -> None:
    """A request may be cancelled at any moment, and the store be closed right after: no connection is lost."""

    async def work() -> None:
        async with with_game(tmp_path) as store:
            writing = asyncio.create_task(store.append(SETUP.id, [MOVE], PLAYING))
            reading = asyncio.create_task(store.read(SETUP.id))
            for _ in range(moment):
                await asyncio.sleep(0.0005)
            writing.cancel()
            reading.cancel()
        gc.collect()  # a connection that nobody closed would complain
        async with a_store(tmp_path) as store:
            stored = await store.read(SETUP.id)
            assert stored is not None
            assert stored.entries == ([MOVE] if moment else [])

    run(work())


def test_an_open_seat_is_taken_once(tmp_path: Path) -> None:
    async def work() -> None:
        async with with_game(tmp_path) as store:
            sits = replace(SEATS[2], kind="human", name="Carl", token_hash="3" * 64)
            assert await store.take_seat(SETUP.id, 2, sits, PLAYING)
            assert not await store.take_seat(SETUP.id, 2, replace(sits, name="Dora"), PLAYING)
            assert not await store.take_seat(SETUP.id, 0, sits, PLAYING)
            stored = await store.read(SETUP.id)
            assert stored is not None
            assert [seat.name for seat in stored.seats] == ["Anna", "club", "Carl"]
            assert await store.find_seats(["3" * 64, "1" * 64]) == [(SETUP.id, 0), (SETUP.id, 2)]

    run(work())


def test_a_game_has_one_analysis_and_only_that_of_its_edition_is_found(tmp_path: Path) -> None:
    async def work() -> None:
        async with with_game(tmp_path) as store:
            assert await store.read_analysis(SETUP.id, "1") is None
            await store.save_analysis(SETUP.id, "1", '{"first":"é\\u0000"}')
            assert await store.read_analysis(SETUP.id, "1") == '{"first":"é\\u0000"}'
            await store.save_analysis(SETUP.id, "2", "{}")
            assert await store.read_analysis(SETUP.id, "1") is None
            assert await store.read_analysis(SETUP.id, "2") == "{}"
            with pytest.raises(Conflict):  # there is no such game
                await store.save_analysis("B" * 16, "2", "{}")

    run(work())


def test_a_game_has_one_rematch(tmp_path: Path) -> None:
    async def work() -> None:
        async with with_game(tmp_path) as store:
            for number, game_id in enumerate(("C" * 16, "D" * 16)):
                following = StoredGame(replace(SETUP, id=game_id), PLAYING, SEATS, [])
                making = store.create_rematch(SETUP.id, {"id": game_id, "seats": [1, 2, 0]}, following)
                if number == 0:
                    await making
                else:
                    with pytest.raises(Conflict):
                        await making
            assert await store.read("D" * 16) is None

    run(work())


def test_games_that_go_on_by_themselves_are_found(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_store(tmp_path) as store:
            quiet = replace(SETUP, clock=None)
            for letter, setup, standing in (
                ("E", quiet, GameStanding("playing", 0, False)),
                ("F", quiet, GameStanding("playing", 0, True)),
                ("G", SETUP, GameStanding("playing", 0, False)),
                ("H", SETUP, GameStanding("over")),
                ("I", SETUP, GameStanding("waiting")),
            ):
                await store.create(StoredGame(replace(setup, id=letter * 16), standing, SEATS, []))
            assert {game_id[0] for game_id in await store.games_to_resume()} == {"F", "G"}

    run(work())


def test_somebody_who_left_is_remembered_with_the_entry(tmp_path: Path) -> None:
    async def work() -> None:
        async with with_game(tmp_path) as store:
            await store.append(SETUP.id, [LogEntry(1, "left", 0, 0, reason="resigned")], PLAYING)
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
