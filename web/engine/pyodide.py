"""Pyodide, CPython in WebAssembly: which one has this Python's minor version, and where it is fetched from npm."""

from __future__ import annotations

import base64
import hashlib
import marshal
import sys
import tarfile
import tempfile
import zipfile
from pathlib import Path
from typing import Any

from web import node

VERSIONS = {"3.11": "0.25.1", "3.12": "0.27.8", "3.13": "0.29.5"}
"""By minor version of Python: the release of Pyodide."""
HASHES = {
    "0.25.1": "sha512-y0nJ/fLA3bxD2iZRzvVTbP2O+wp4Ewm2wThfV4HF0BytQ6hsoqTJFLNY4usLOcCVBrK8TTWqFqrmsVPzHe4rsw==",
    "0.27.8": "sha512-XDy8yQAloO0fSaJ6F5aQad0IqcBKvU4MgGjN3LrjOPW6J4xHT5PBiBzCnApxjuerWl33BiyuPQG1uIHHAQnkkg==",
    "0.29.5": "sha512-TkYrUv9m8QmfImADKRmpwZulL48E0uUaBSO+dvRQKyAJc0qh9gu7jn8btyHPh3NZm1r2IH2YrJhIr7Q2B9urAw==",
}
"""By release: what the hash of its package must be."""
PARTS = ("pyodide.mjs", "pyodide.asm.js", "pyodide.asm.wasm", "pyodide-lock.json", "python_stdlib.zip")
"""What of the package is needed to run it."""
STDLIB = "python_stdlib.zip"


class EngineError(Exception):
    """The engine cannot be built here; the text says why, in a sentence."""


def fetched(folder: Path) -> Path:
    """Return the folder with Pyodide, fetched from npm unless it lies there already; raises EngineError."""
    version = release()
    place = folder / f"pyodide-{version}"
    if not all((place / part).is_file() for part in PARTS):
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=folder) as scratch:
            package = _packed(version, Path(scratch))
            _check(package, version)
            with tarfile.open(package) as archive:
                archive.extractall(scratch, filter="data")
            Path(scratch, "package").rename(place)
    return place


def release() -> str:
    """Return Pyodide's release for this Python; raises EngineError where there is none."""
    minor = "{}.{}".format(*sys.version_info)
    if minor not in VERSIONS:
        known = ", ".join(VERSIONS)
        raise EngineError(f"no Pyodide is known that runs Python {minor}: the engine is built by Python {known}")
    return VERSIONS[minor]


def configuration(pyodide: Path) -> dict[str, Any]:
    """Return the values that its CPython was configured with."""
    with zipfile.ZipFile(pyodide / STDLIB) as stdlib:
        (name,) = (name for name in stdlib.namelist() if name.startswith("_sysconfigdata_"))
        content = stdlib.read(name)
    code = marshal.loads(content[16:]) if name.endswith(".pyc") else compile(content, name, "exec")
    scope: dict[str, Any] = {}
    exec(code, scope)
    values: dict[str, Any] = scope["build_time_vars"]
    return values


def _packed(version: str, folder: Path) -> Path:
    try:
        node.npm("pack", f"pyodide@{version}", "--pack-destination", str(folder))
    except node.NpmError as reason:
        raise EngineError(f"Pyodide {version} could not be fetched from npm: {reason}") from reason
    (package,) = folder.glob("*.tgz")
    return package


def _check(package: Path, version: str) -> None:
    found = "sha512-" + base64.b64encode(hashlib.sha512(package.read_bytes()).digest()).decode()
    if found != HASHES[version]:
        raise EngineError(f"what npm has as Pyodide {version} is not what it was: its hash is {found}")
