"""The engine as a page fetches it: a folder of files named by their contents, and a manifest with sizes and hashes."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

from web import node
from web.engine import pyodide
from web.engine.build import FILE, build, module_names
from web.engine.contents import OWN, ROOT, own_version, write_archives, write_lock
from web.engine.lean import lean, lean_script
from web.engine.pyodide import STDLIB, EngineError

TARGET = ROOT / "src" / "carcassonne" / "server" / "engine"
"""Where the package has it, beside the page; it is packed and served from there."""
MANIFEST = "manifest.json"
TAKEN = "pyodide.mjs"
"""What is taken from Pyodide as it is."""
SCRIPT, PROGRAM = "pyodide.asm.js", "pyodide.asm.wasm"
FILES = (TAKEN, SCRIPT, PROGRAM, "pyodide-lock.json", STDLIB, OWN, FILE)
FORM = 1
LICENCES = "licences.txt"
NOTICE = """\
What a page that plays without a server fetches from here, and under which licences
====================================================================================

pyodide.mjs, pyodide.asm.js, pyodide.asm.wasm: Pyodide {release}, under the Mozilla Public License 2.0
(https://mozilla.org/MPL/2.0/). Its source is release {release} of https://github.com/pyodide/pyodide. It holds CPython,
and libraries that Pyodide's own list names. pyodide.mjs is as it was published to npm. In pyodide.asm.wasm tables that
are not used here were made of zeros, and names of C++ are no longer exported; pyodide.asm.js has no functions for
exports that nobody calls: web/engine/lean.py of carcassonne does it.

python_stdlib.zip: modules of CPython {python} and of Pyodide {release}; others were left out, and these were compiled
without docstrings, assertions and line numbers. CPython is under the licence below, Pyodide's modules under MPL 2.0.

carcassonne.zip, engine.so: carcassonne, under the MIT licence. engine.so holds runtime code of Cython (Apache-2.0).

{licence}
"""


def pack(folder: Path, target: Path = TARGET, compress: bool = True) -> Path:
    """Make the folder that a page fetches; return its manifest. Raises EngineError.

    Without compressed forms the manifest tells no sizes of them: for tests, since compressing takes a minute.
    """
    engine, home = build(folder), pyodide.fetched(folder)
    made = folder / "packed"
    shutil.rmtree(made, ignore_errors=True)
    made.mkdir(parents=True)
    shutil.copyfile(home / TAKEN, made / TAKEN)
    loader = (home / TAKEN).read_text(encoding="utf-8")
    script = lean_script((home / SCRIPT).read_text(encoding="utf-8"), loader)
    (made / SCRIPT).write_text(script, encoding="utf-8", newline="")
    program = lean((home / PROGRAM).read_bytes(), pyodide.release(), script + loader, engine.read_bytes())
    (made / PROGRAM).write_bytes(program)
    shutil.copyfile(engine, made / FILE)
    write_lock(home, made / "pyodide-lock.json")
    write_archives(home, made, module_names())
    version = _version(made)
    if not (target / version).is_dir() or not (target / MANIFEST).is_file():
        _put(made, target, version, compress)
    return target / MANIFEST


def _version(made: Path) -> str:
    digest = hashlib.sha256()
    for name in FILES:
        digest.update(f"{name}\0".encode() + hashlib.sha256((made / name).read_bytes()).digest())
    return digest.hexdigest()[:16]


def _put(made: Path, target: Path, version: str, compress: bool) -> None:
    """Put what was made in the place of what is there, with its compressed forms and the manifest last."""
    sizes = compressed([made / name for name in FILES]) if compress else {}
    files = [_told(made / name, sizes.get(str(made / name), {})) for name in FILES]
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(made, target / version)
    manifest = {
        "engine": FORM,
        "version": version,
        "python": ".".join(pyodide.configuration(pyodide.fetched(made.parent))["VERSION"].split(".")[:2]),
        "pyodide": pyodide.release(),
        "carcassonne": own_version(),
        **{form: sum(file.get(form, 0) for file in files) for form in ("bytes", "brotli", "gzip")},
        "files": files,
    }
    (target / LICENCES).write_text(_licences(manifest["python"]), encoding="utf-8")
    (target / MANIFEST).write_text(json.dumps(manifest, indent=1) + "\n", encoding="utf-8")


def _licences(python: str) -> str:
    """Return the notice with CPython's own licence, as it lies beside its library where that has it."""
    text = Path(os.__file__).with_name("LICENSE.txt")
    licence = text.read_text(encoding="utf-8") if text.is_file() else "https://docs.python.org/3/license.html"
    return NOTICE.format(release=pyodide.release(), python=python, licence=licence)


def _told(path: Path, sizes: dict[str, int]) -> dict[str, Any]:
    content = path.read_bytes()
    return {"name": path.name, "bytes": len(content), **sizes, "sha256": hashlib.sha256(content).hexdigest()}


def compressed(paths: list[Path]) -> dict[str, dict[str, int]]:
    """Put compressed forms beside files; return their sizes by form. Raises EngineError."""
    done = subprocess.run(
        [node.program(), Path(__file__).with_name("compress.mjs"), *paths], capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise EngineError(f"node could not compress: {done.stderr.strip()[:500]}")
    found: dict[str, dict[str, int]] = json.loads(done.stdout)
    return found
