"""Fingerprints of this program: a result that was kept is valid as long as the files it depends on are the same."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

import carcassonne

GAME_FILES = (
    "engine/*.py",
    "core/*.p*",
    "boxes/*/*.p*",
    "boxes/*/tiles.toml",
    "ai/player.py",
    "ai/players/families.py",
    "ai/players/learnt.py",
    "ai/players/levels.py",
    "ai/arena/single_game.py",
    "ai/thought/*.p*",
    "ai/data/*.json",
    "ai/data/*.value",
)
"""The files on which the result of a game among our own players depends."""
ANALYSIS_FILES = (*GAME_FILES, "ai/analysis/**/*.py")
"""The files on which an analysis depends."""
SOURCE_SUFFIXES = (".py", ".pxd", ".toml", ".json", ".value")
"""The files that people write or learn; those that a compiler makes of them differ from machine to machine."""


@cache
def fingerprint(*patterns: str) -> str:
    """Return sixteen digits that change with any source file of the package that these patterns find."""
    package = Path(carcassonne.__file__).parent
    digest = hashlib.sha256()
    found = (path for pattern in patterns for path in package.glob(pattern))
    for path in sorted(path for path in found if path.suffix in SOURCE_SUFFIXES):
        digest.update(path.name.encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]
