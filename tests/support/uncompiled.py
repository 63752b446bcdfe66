"""Programs that use the compiled modules as plain Python, whatever lies beside the sources."""

from __future__ import annotations

import os
import subprocess
import sys

SOURCES_ONLY = """
import sys
from importlib.machinery import FileFinder, SourceFileLoader

def sources_only(path):
    if "carcassonne" not in path.replace("\\\\", "/").split("/"):
        raise ImportError("not ours")
    return FileFinder(path, (SourceFileLoader, [".py"]))

sys.path_hooks.insert(0, sources_only)
sys.path_importer_cache.clear()
"""


def output_of(program: str) -> str:
    """What a program prints when every module of ours runs uncompiled; its traceback, should it fail, is raised."""
    done = subprocess.run(
        [sys.executable, "-c", SOURCES_ONLY + program],
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | {"CARCASSONNE_UNCOMPILED": "1", "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    if done.returncode:
        raise AssertionError(done.stderr)
    return done.stdout
