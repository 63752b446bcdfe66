"""Fingerprints of this program: what it once found out holds as long as the files it depends on are the same."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

import carcassonne

GAME_FILES = ("engine/*.py", "core/*.p*", "boxes/*/*.p*", "boxes/*/tiles.toml", "ai/player.py",
             "ai/players/levels.py", "ai/arena/single_game.py", "ai/thought/*.p*", "ai/data/*.json")  # fmt: skip
"""The files of ours on which the outcome of a game depends."""
SOURCE_SUFFIXES = (".py", ".pxd", ".toml", ".json")
"""What of them is written by people: what a compiler makes of it differs from machine to machine."""


@cache
def fingerprint(*patterns: str) -> str:
    """Sixteen digits that change with any file of the package these patterns find."""
    package = Path(carcassonne.__file__).parent
    digest = hashlib.sha256()
    found = (path for pattern in patterns for path in package.glob(pattern))
    for path in sorted(path for path in found if path.suffix in SOURCE_SUFFIXES):
        digest.update(path.name.encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]
