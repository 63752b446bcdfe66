"""Every module of the core can be the only one that a program imports, to its end."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import carcassonne.core

MODULES = sorted(path.stem for path in Path(carcassonne.core.__path__[0]).glob("*.py") if path.stem != "__init__")


@pytest.mark.parametrize("module", MODULES)
def test_a_program_that_imports_it_ends_well(module: str) -> None:
    """A miscounted reference to None stops the interpreter at its end, where few others are left."""
    done = subprocess.run([sys.executable, "-c", f"import carcassonne.core.{module}"], capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
