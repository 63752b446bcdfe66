"""Damaged backups: whatever is wrong with one, it is said in a sentence, and the database stays empty."""

from __future__ import annotations

import asyncio
import copy
import gzip
import json
import random
import sqlite3
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from carcassonne.errors import CarcassonneError
from carcassonne.server.storage.store import Store
from carcassonne.server.upkeep.backup import restore, save
from support.tables import a_house, run

ODD: tuple[Any, ...] = (None, True, -1, 10**30, "x", [], [1], {"x": 1}, float("nan"))
"""What may stand in the place of anything."""
DEEP = b"[" * 100_000


@pytest.fixture(scope="module")
def backup(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A backup of a database with a game and a snapshot in it."""
    folder = tmp_path_factory.mktemp("backup")

    async def work() -> None:
        async with a_house(folder) as house:
            made = await house.new_game("human", "human")
            for _ in range(3):
                await house.play(made)
            await save(house.store, folder / "backup.gz")

    run(work())
    assert stat.S_IMODE((folder / "backup.gz").stat().st_mode) == 0o600
    assert stat.S_IMODE((folder / "games.sqlite3").stat().st_mode) == 0o600
    return gzip.decompress((folder / "backup.gz").read_bytes())


def bytes_damaged(content: bytes, dice: random.Random, most: int) -> Iterator[bytes]:
    yield from (b"", content[:1], content * 2, b"\xff\xfe" + content, b"\0" * len(content))
    for _ in range(most):
        at, length = dice.randrange(len(content)), dice.randrange(1, 50)
        yield content[:at] + bytes([content[at] ^ 1 << dice.randrange(8)]) + content[at + 1 :]
        yield content[:at]
        yield content[:at] + content[at + length :]


def lines_damaged(content: bytes, dice: random.Random, most: int) -> Iterator[bytes]:
    """Backups with a line too many, too few or of something else, and with anything in the place of anything."""
    lines = [json.loads(line) for line in content.splitlines()]

    def printed(changed: list[Any]) -> bytes:
        return b"".join(json.dumps(line).encode() + b"\n" for line in changed)

    for number in range(len(lines)):
        yield printed([*lines[:number], dice.choice(ODD), *lines[number + 1 :]])
        fewer, more = lines[:number] + lines[number + 1 :], lines[: number + 1] + lines[number:]
        yield printed(dice.choice((fewer, more)))
        for member in lines[number]:
            yield printed([*lines[:number], lines[number] | {member: dice.choice(ODD)}, *lines[number + 1 :]])
    tables = [line for line in lines if "rows" in line]
    for _ in range(most):
        changed = copy.deepcopy(lines)
        row = dice.choice(changed[1 + tables.index(dice.choice(tables))]["rows"])
        column = dice.choice(list(row))
        if dice.random() < 0.2:
            row["x"] = row.pop(column)
        else:
            row[column] = dice.choice(ODD)
        yield printed(changed)
    yield DEEP


def test_a_damaged_backup_is_refused_in_a_sentence_and_leaves_the_database_empty(tmp_path: Path, backup: bytes) -> None:
    dice = random.Random(1)
    files = list(bytes_damaged(gzip.compress(backup), dice, 4))
    files += [gzip.compress(each) for each in [*lines_damaged(backup, dice, 16), *bytes_damaged(backup, dice, 2)]]
    file, database = tmp_path / "damaged.gz", tmp_path / "restored.sqlite3"
    told: list[str] = []

    async def restored(content: bytes) -> None:
        refused = len(told)
        file.write_bytes(content)
        store = Store.at(f"sqlite+aiosqlite:///{database}")
        try:
            await restore(store, file)
        except CarcassonneError as reason:
            told.append(str(reason))
        finally:
            await store.close()
        if database.exists():
            with sqlite3.connect(database) as found:
                tables = found.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
            assert (tables == 0) == (len(told) > refused)
            found.close()
            database.unlink()

    async def work() -> None:
        await restored(gzip.compress(backup))
        assert told == [], "it was whole"
        for content in files:
            await restored(content)

    asyncio.run(work())
    assert len(told) > len(files) * 3 // 4, "what is left is a flipped bit in a name, or null where that is allowed"
    assert not [text for text in told if "\n" in text or len(text) > 600]
