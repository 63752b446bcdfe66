"""Imports every module that a page fetches, in Pyodide, and prints which ones lack something, and what."""

from __future__ import annotations

import importlib
import json
import sys
import zipfile
from pathlib import Path

HOME = Path("/carcassonne")


async def main() -> None:
    own = [path.relative_to(HOME) for path in HOME.rglob("*.pyc")]
    stdlib = next(path for path in sys.path if path.endswith(".zip"))
    with zipfile.ZipFile(stdlib) as archive:
        names = [Path(name) for name in archive.namelist() if name.endswith(".pyc")]
    lacking: dict[str, str] = {}
    modules = sorted(".".join(path.with_suffix("").parts).removesuffix(".__init__") for path in [*own, *names])
    for name in modules:
        try:
            importlib.import_module(name)
        except ImportError as reason:
            lacking[name] = reason.name or str(reason)
    print(json.dumps({"modules": len(modules), "lacking": lacking}))
