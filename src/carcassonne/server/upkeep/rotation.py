"""A folder of backups: each is named by its time, and only the newest are kept."""

from __future__ import annotations

import re
import time
from datetime import UTC, datetime
from pathlib import Path

from carcassonne.server.storage.store import Store
from carcassonne.server.upkeep.backup import BackupError, save

HOUR = 3600.0
NAME = re.compile(r"games-\d{8}T\d{9}Z\.backup(\.part)?")
"""What is written here, whole or cut off: nothing else in the folder is ever removed."""


def backups_in(folder: Path) -> list[Path]:
    """Return the backups of a folder, the oldest first."""
    return sorted(file for file in folder.glob("games-*.backup") if NAME.fullmatch(file.name))


async def save_in(store: Store, folder: Path, keep: int) -> tuple[Path, int]:
    """Write a backup into a folder, then remove all but the newest; return the file and how many rows it has."""
    if folder.exists() and not folder.is_dir():
        raise BackupError(f"{folder} is no folder, and --keep needs one")
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    moment = f"{datetime.now(UTC):%Y%m%dT%H%M%S%f}"[:-3]
    file = folder / f"games-{moment}Z.backup"
    rows = await save(store, file)
    for old in [*backups_in(folder)[:-keep], *_cut_off(folder)]:
        old.unlink(missing_ok=True)
    return file, rows


def _cut_off(folder: Path) -> list[Path]:
    """Return what backups that were killed have left behind."""
    return [file for file in folder.glob("games-*.backup.part") if NAME.fullmatch(file.name)]


def seconds_until_due(folder: Path, hours: float) -> float:
    """Return how long until a folder's newest backup is so old: who is started anew does not save anew at once."""
    found = backups_in(folder)
    return max(0.0, found[-1].stat().st_mtime + hours * HOUR - time.time()) if found else 0.0
