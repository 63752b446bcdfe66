"""The core in WebAssembly, its fourth mode: the signatures of core and thought are those of the other three.

Small differences that are none: an `int` of C has 32 bits there as here, pointers and sizes too (64 here), and nothing
that is kept or answered is of those types; sums of floats are made in the same order, never fused.
"""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest
from web import node
from web.engine import pyodide
from web.engine.build import build, check_imports
from web.engine.pyodide import VERSIONS, EngineError, release
from web.engine.wasm import imported_names

ROOT = Path(__file__).parents[2]
HERE = Path(__file__).parent
FOLDER = ROOT / "build" / "wasm"


@pytest.fixture(scope="module")
def engine() -> Path:
    """The engine, built unless it is there; as in a build, nothing is skipped where it cannot be."""
    return build(FOLDER)


def run(script: str) -> Any:
    """What a script prints in Pyodide, on node."""
    done = subprocess.run(
        [node.program(), HERE / "run.mjs", FOLDER, ROOT, f"tests/wasm/{script}"],
        capture_output=True, text=True, check=False, timeout=600,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-4000:]
    return json.loads(done.stdout.splitlines()[-1])


def test_games_and_thought_are_the_same_in_webassembly(engine: Path) -> None:
    told = run("signatures.py")
    assert told["platform"] == "emscripten"
    assert told["origin"] == "_carcassonne_engine", "it was not the engine that played"
    committed = json.loads((ROOT / "tests/data/signature.json").read_text(encoding="utf-8"))
    assert told["series"] == committed["series"]
    assert told["further"] == committed["further"]["series"]
    assert told["thought"] == (ROOT / "tests/data/thought.txt").read_text(encoding="utf-8").strip()


def test_the_engine_asks_its_surroundings_for_nothing_of_ours(engine: Path) -> None:
    asked = imported_names(engine.read_bytes())
    assert "PyModule_ExecDef" in asked
    assert {name for name in asked if "carcassonne" in name} == set()


def test_an_engine_that_asks_for_what_pyodide_lacks_is_refused(engine: Path, tmp_path: Path) -> None:
    spoilt = tmp_path / engine.name
    spoilt.write_bytes(engine.read_bytes().replace(b"PyModule_ExecDef", b"PyModule_ExecDe_"))
    with pytest.raises(EngineError, match=r"does not have: PyModule_ExecDe_$"):
        check_imports(spoilt, pyodide.fetched(FOLDER))
    assert not spoilt.exists()


def test_an_older_or_newer_python_is_told_which_ones_build_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("web.engine.pyodide.sys.version_info", (3, 99))
    with pytest.raises(
        EngineError, match=r"no Pyodide is known that runs Python 3\.99: .* by Python " + ", ".join(VERSIONS)
    ):
        release()


def test_what_is_no_webassembly_is_refused() -> None:
    with pytest.raises(ValueError, match="no WebAssembly"):
        imported_names(b"\x7fELF")
