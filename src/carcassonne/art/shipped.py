"""The artwork of the page as files that are shipped with it: drawing takes seconds, reading a moment.

They are signed with the sources that they were drawn from: whoever changes the artwork sees it drawn anew at once.
"""

from __future__ import annotations

import hashlib
import json
from functools import cache
from pathlib import Path

from carcassonne.art.sprite import anchors, regions, sprite

PACKAGE = Path(__file__).parents[1]
SOURCES = ("art/**/*.py", "tiles/**/*.py", "boxes/__init__.py", "boxes/*/tiles.toml", "boxes/*/art/**/*.py")
SIGNED = "sources.sha256"


def places() -> str:
    """Where followers stand on each kind of tile, and the areas of its segments, as JSON."""
    return json.dumps({"anchors": anchors(), "regions": regions()}, separators=(",", ":"))


DRAWINGS = {"sprite.svg": sprite, "art.json": places}


@cache
def signature() -> str:
    """The sources of the artwork in 64 characters."""
    digest = hashlib.sha256()
    for path in sorted({path for pattern in SOURCES for path in PACKAGE.glob(pattern)}):
        digest.update(f"{path.relative_to(PACKAGE).as_posix()}\0".encode() + path.read_bytes() + b"\0")
    return digest.hexdigest()


def ship(folder: Path) -> None:
    """Draw everything into a folder, unless it is there already."""
    if _is_of_today(folder):
        return
    folder.mkdir(parents=True, exist_ok=True)
    (folder / SIGNED).unlink(missing_ok=True)
    for name, draw in DRAWINGS.items():
        (folder / name).write_text(draw(), encoding="utf-8", newline="\n")
    (folder / SIGNED).write_text(signature(), encoding="utf-8")


def shipped(folder: Path, name: str) -> str:
    """A drawing from a folder; drawn, where what is there is of other sources or nothing."""
    if _is_of_today(folder):
        return (folder / name).read_text(encoding="utf-8")
    return DRAWINGS[name]()


def _is_of_today(folder: Path) -> bool:
    signed = folder / SIGNED
    return signed.is_file() and signed.read_text(encoding="utf-8") == signature()
