"""Games in memory: whatever a database answers, they answer too; and they can be kept elsewhere."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import pytest

from carcassonne.engine.rules import Rules
from carcassonne.server.games.model import GameSetup, GameStanding, LogEntry, Seat, Snapshot, StoredGame
from carcassonne.server.games.stores import Conflict, GameStore, PendingWrite, ServiceStore, Unavailable
from carcassonne.server.storage.memory import GameRows, MemoryService, MemoryStore
from carcassonne.server.storage.service import ServiceRows
from support.tables import a_store, run

SETUP = GameSetup(
    id="A" * 16,
    created="2026-11-18T10:00:00Z",
    rules=Rules.of("first-edition-nl", 2),
    stack=("V", "U"),
    seed=2**255 + 1,
    clock={"kind": "move", "seconds": 60},
    tags=(("Event", "Café “x”"),),
)
PLAYING = GameStanding("playing", 0, False, {"left": [1.5, 2.0], "running": 0, "since": 1.25})
SEATS = [Seat("human", "Anna", owner="o", token_hash="1" * 64), Seat("open", secret_hash="2")]
MOVE = LogEntry(1, "move", 0, 1, {"type": "skip"}, ("V",), move_id="0:a", at="then")
LEFT = LogEntry(2, "left", 0, 1, reason="resigned", at="later")
BRAM = replace(SEATS[1], kind="human", name="Bram", token_hash="3" * 64, colour=4, hints=(1,))
NEWER = replace(SETUP, id="B" * 16, created="2026-11-18T11:00:00Z", clock=None)
FOLLOWING = StoredGame(replace(NEWER, id="C" * 16), GameStanding("playing", 1, True), SEATS, [MOVE], due=20.0)


async def lived(store: GameStore, service: ServiceStore) -> list[object]:
    """What a store and its service answer in the life of a few games."""
    told: list[object] = []
    await store.create(StoredGame(SETUP, PLAYING, SEATS, [], due=30.0, holder="me"))
    await store.create(StoredGame(NEWER, GameStanding("playing", 0, True), SEATS, [], due=40.0))
    await store.write(PendingWrite(SETUP.id, 0, PLAYING, [MOVE], due=31.0, holder="me", seated={1: BRAM}))
    for version, written in ((0, [replace(MOVE, seq=2)]), (2, [])):
        with pytest.raises(Conflict):
            await store.write(PendingWrite(SETUP.id, version, GameStanding("over"), written, following=FOLLOWING))
    told += [await store.read(SETUP.id), await store.read(FOLLOWING.setup.id)]
    over = GameStanding("over", result={"reason": "resigned", "scores": [1, 2], "winners": [1]})
    await store.write(PendingWrite(SETUP.id, 1, over, [LEFT], following=FOLLOWING))
    names = [SETUP.id, NEWER.id, FOLLOWING.setup.id, "D" * 16]
    told += [await store.read(name) for name in names] + [await store.read(SETUP.id, 1)]
    told += [await store.versions(names), await store.find_seats(["1" * 64, "3" * 64])]
    told += [await store.find_seats(["1" * 64], 1), await store.find_seats([])]
    for until in (10.0, 50.0):
        told.append(await service.due(until, 9))
    told += [await service.due(50.0, 1), await service.claim("me", [NEWER.id], {"me"})]
    await service.set_due(NEWER.id, 5, 1.0)  # it is at another version
    await service.set_due(FOLLOWING.setup.id, 0, 3.0)
    for _ in range(2):
        await service.put_off(NEWER.id, 1.0)
    told.append(await service.due(50.0, 9))
    beat = await service.beat("me", "server", first=True)
    again = await service.beat("me", "server", known=len(beat.outages))
    told += [len(beat.outages), list(again.outages), beat.alive, again.now >= beat.now == beat.outages[-1].finish]
    return told


def test_memory_answers_as_a_database_does(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_store(tmp_path) as database:
            expected = await lived(database, ServiceRows(database))
        memory = MemoryStore()
        assert await lived(memory, MemoryService(memory)) == expected
        assert isinstance(expected[2], StoredGame), "the games are there"

    run(work())


def test_rows_outlive_their_store_as_json() -> None:
    async def work() -> None:
        kept: dict[str, str] = {}

        async def keep(changed: Mapping[str, GameRows]) -> None:
            kept.update({name: json.dumps(rows) for name, rows in changed.items()})

        store = MemoryStore(keep=keep)
        await store.create(StoredGame(SETUP, PLAYING, SEATS, []))
        snapshot = Snapshot(1, 1, b"not kept")
        await store.write(PendingWrite(SETUP.id, 0, PLAYING, [MOVE], seated={1: BRAM}, snapshot=snapshot))
        again = MemoryStore({name: json.loads(text) for name, text in kept.items()})
        found = await again.read(SETUP.id)
        assert found == await store.read(SETUP.id)
        assert found is not None
        assert (found.entries, found.seats) == ([MOVE], [SEATS[0], BRAM])

    run(work())


def test_what_cannot_be_kept_was_never_written() -> None:
    async def work() -> None:
        full = False

        async def keep(_: Mapping[str, GameRows]) -> None:
            if full:
                raise Unavailable("there is no room")

        store = MemoryStore(keep=keep)
        await store.create(StoredGame(SETUP, PLAYING, SEATS, []))
        before = await store.read(SETUP.id)
        full = True
        with pytest.raises(Unavailable):
            await store.write(PendingWrite(SETUP.id, 0, GameStanding("over"), [MOVE], following=FOLLOWING))
        with pytest.raises(Unavailable):
            await store.create(FOLLOWING)
        assert await store.read(SETUP.id) == before
        assert await store.versions([SETUP.id, FOLLOWING.setup.id]) == {SETUP.id: 0}

    run(work())
