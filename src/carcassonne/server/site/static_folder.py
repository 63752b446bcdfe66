"""A folder for any web host: the page, its artwork and the engine, to be played without a server."""

from __future__ import annotations

import gzip
import hashlib
import json
import shutil
from pathlib import Path
from typing import Any

import carcassonne
from carcassonne.errors import CarcassonneError
from carcassonne.server.site.artwork import ICONS, PLACES, SPRITE, THEMES
from carcassonne.server.site.engine import ENGINE, MANIFEST
from carcassonne.server.site.page import BUILT, FOR_FOLDERS

LISTED = "static.json"
"""What the folder holds, with sizes and hashes; by it a folder of ours is known again."""
NOT_FOR_FOLDERS = ("index.html", "sources.sha256", FOR_FOLDERS)
LICENCES = "licences.txt"
PACKED = (".br", ".gz")
WORTH_COMPRESSING = (".css", ".html", ".js", ".json", ".mjs", ".so", ".svg", ".txt", ".wasm", ".webmanifest", ".zip")
SMALLEST = 512
HEADERS = """\
/assets/*
  Cache-Control: public, max-age=31536000, immutable
/engine/manifest.json
  Cache-Control: no-cache
/engine/*.mjs
  Content-Type: text/javascript
/engine/*.so
  Content-Type: application/octet-stream
/engine/*.wasm
  Content-Type: application/wasm
/*
  X-Content-Type-Options: nosniff
  Referrer-Policy: no-referrer
"""
"""For hosts that read `_headers`; others know the types by themselves, or the page does without."""


class StaticError(CarcassonneError):
    """The folder cannot be made; the text says what to do."""


def make_static(target: Path, page: Path = BUILT, engine: Path = ENGINE) -> dict[str, Any]:
    """Make the folder; return what its list says. Raises StaticError before anything is changed."""
    version = _check(target, page, engine)
    made = target.with_name(f"{target.name}.part")
    shutil.rmtree(made, ignore_errors=True)
    shutil.copytree(page, made, ignore=lambda folder, names: NOT_FOR_FOLDERS if Path(folder) == page else ())
    shutil.copytree(page / FOR_FOLDERS, made, dirs_exist_ok=True)
    (made / "engine").mkdir()
    shutil.copyfile(engine / MANIFEST, made / "engine" / MANIFEST)
    shutil.copytree(engine / version, made / "engine" / version)
    if (engine / LICENCES).is_file():
        shutil.copyfile(engine / LICENCES, made / "engine" / LICENCES)
    _draw(made / "art")
    (made / "_headers").write_text(HEADERS, encoding="utf-8")
    (made / ".nojekyll").touch()
    _compress(made)
    told = _listed(made)
    (made / LISTED).write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
    shutil.rmtree(target, ignore_errors=True)
    made.rename(target)
    return told


def _check(target: Path, page: Path, engine: Path) -> str:
    """Return the edition of the engine; raises StaticError where something is missing or in the way."""
    if target.exists() and not (target.is_dir() and (not any(target.iterdir()) or (target / LISTED).is_file())):
        raise StaticError(f"{target} is there already and is no page of ours: name a new folder, or an empty one")
    if not (page / FOR_FOLDERS / "index.html").is_file():
        raise StaticError(f"the page is not installed: there is no {FOR_FOLDERS}/index.html in {page}")
    try:
        manifest = json.loads((engine / MANIFEST).read_text(encoding="utf-8"))
        version = str(manifest["version"])
        missing = [each["name"] for each in manifest["files"] if not (engine / version / each["name"]).is_file()]
    except FileNotFoundError:
        raise StaticError(
            f"there is no engine for browsers in {engine}: this package was made without it. "
            "`make static` in a clone makes one; --engine FOLDER names another place"
        ) from None
    except (ValueError, KeyError, TypeError) as reason:
        raise StaticError(f"{engine / MANIFEST} cannot be read: {reason}") from None
    if missing:
        raise StaticError(f"the engine in {engine} is not whole: it lacks {', '.join(missing)}")
    return version


def _draw(folder: Path) -> None:
    """Put the artwork into a folder: what was drawn when the page was built lies there."""
    folder.mkdir(exist_ok=True)
    drawn = {"sprite.svg": SPRITE, "art.json": PLACES, "theme.css": THEMES}
    drawn |= {path.rpartition("/")[2]: icon for path, icon in ICONS.items()}
    for name, drawing in drawn.items():
        (folder / name).write_bytes(drawing.content().body)


def _compress(folder: Path) -> None:
    """Put a gzipped form beside every file that gets smaller by it, for hosts that send what lies ready."""
    for path in _files(folder):
        packed = path.with_name(f"{path.name}.gz")
        if path.suffix in WORTH_COMPRESSING and path.stat().st_size >= SMALLEST and not packed.exists():
            packed.write_bytes(gzip.compress(path.read_bytes(), compresslevel=9, mtime=0))


def _listed(folder: Path) -> dict[str, Any]:
    files = [_told(folder, path) for path in _files(folder)]
    return {"static": 1, "version": carcassonne.__version__, "files": files}


def _told(folder: Path, path: Path) -> dict[str, Any]:
    content = path.read_bytes()
    name = path.relative_to(folder).as_posix()
    return {"name": name, "bytes": len(content), "sha256": hashlib.sha256(content).hexdigest()}


def _files(folder: Path) -> list[Path]:
    """Return the files of a folder, without compressed forms and what only hosts read."""
    found = (path for path in folder.rglob("*") if path.is_file() and path.suffix not in PACKED)
    return sorted(path for path in found if path.name not in ("_headers", ".nojekyll", LISTED))
