"""The page as part of the Python package: when it is due to be built, and building it beside the compiler."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

from web import node

WEB = Path(__file__).resolve().parent
SRC = WEB.parent / "src"
BUILT = SRC / "carcassonne" / "server" / "page"
ENGINE = SRC / "carcassonne" / "server" / "engine"
"""The engine for browsers, where `make static` has packed it: it is installed as it is."""
ART = "art"
"""The folder of the built page with the artwork."""
SIGNED = "sources.sha256"
"""A file beside the built page that says which sources it is of: times do not survive an archive."""
NOT_SOURCES = {"node_modules", "__pycache__", "coverage", "tests", "schema.d.ts"}
"""Folders and files beside the sources: installed, for tests, or generated (types, which a build leaves out)."""


class PageError(Exception):
    """The page cannot be built; the text says what to do."""


def sources() -> list[Path]:
    """Every file the page is built from, and what builds it."""
    found: list[Path] = []
    for folder, folders, names in os.walk(WEB):
        folders[:] = sorted(set(folders) - NOT_SOURCES)
        found += [Path(folder, name) for name in sorted(set(names) - NOT_SOURCES) if not name.startswith(".")]
    return found


def signature() -> str:
    """The sources in 64 characters."""
    digest = hashlib.sha256()
    for path in sources():
        if path.suffix != ".py":
            digest.update(f"{path.relative_to(WEB).as_posix()}\0".encode() + path.read_bytes() + b"\0")
    return digest.hexdigest()


def wanted() -> bool:
    """Whether the package is to have a page."""
    return "1" not in (os.environ.get("CARCASSONNE_WITHOUT_PAGE"), os.environ.get("CARCASSONNE_SANITIZE"))


def due() -> bool:
    """Whether the page is wanted and not there, or of older sources."""
    signed = BUILT / SIGNED
    if not wanted():
        return False
    return not (BUILT / "index.html").exists() or not signed.exists() or signed.read_text().strip() != signature()


def requirements() -> list[str]:
    """What must be installed to build: node, where none is on PATH."""
    return [node.WHEEL] if due() and node.missing() else []


def build() -> None:
    """Build the page and its artwork into the package's source; raises PageError."""
    if due():
        build_scripts()
    if wanted():
        draw()


def draw() -> None:
    """Draw the artwork beside the page, so that no visitor waits for it; a server without it draws it itself."""
    drawing = "import pathlib, sys; from carcassonne.art.shipped import ship; ship(pathlib.Path(sys.argv[1]))"
    paths = os.pathsep.join([str(SRC), *filter(None, sys.path)])  # a build front end puts Cython there
    done = subprocess.run(
        [sys.executable, "-c", drawing, str(BUILT / ART)],
        env=os.environ | {"PYTHONPATH": paths, "CARCASSONNE_UNCOMPILED": "1"},
        capture_output=True,
        text=True,
    )
    if done.returncode:
        print(f"carcassonne: the artwork is left for the server to draw: {done.stderr.strip()}", flush=True)


def build_scripts() -> None:
    """Build the page with npm; raises PageError."""
    signed = signature()
    print("carcassonne: building the page", flush=True)
    try:
        node.install()
        node.npm("run", "build")
    except node.NpmError as reason:
        raise PageError(
            f"the page could not be built: {reason}\n"
            "CARCASSONNE_WITHOUT_PAGE=1 installs without the page: `carcassonne serve` then serves the API alone."
        ) from reason
    (BUILT / "licences.txt").write_text(licences(), encoding="utf-8")
    (BUILT / SIGNED).write_text(f"{signed}\n")


def licences() -> str:
    """The licences of what the built page holds of others, whose terms ask for their texts."""
    named = json.loads((WEB / "package.json").read_text(encoding="utf-8"))["dependencies"]
    texts = ((name, sorted((WEB / "node_modules" / name).glob("LICEN[CS]E*"))) for name in sorted(named))
    return "\n".join(f"{name}\n\n{path.read_text(encoding='utf-8')}" for name, paths in texts for path in paths)


def start_building() -> Future[None]:
    """Build the page while something else is done; its result is due before the package is put together."""
    workers = ThreadPoolExecutor(1)
    started = workers.submit(build)
    workers.shutdown(wait=False)
    return started
