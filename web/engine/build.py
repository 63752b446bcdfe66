"""Compiles and links the engine by zig, which brings a compiler for WebAssembly and nothing else that has to be set up.

The C files are Cython's own, those of the native package. What the module expects of its surroundings must be there:
`--allow-undefined` would hide a misspelt name until it is called, so the names are compared with what Pyodide has.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import subprocess
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

from web.engine import pyodide
from web.engine.headers import write_headers
from web.engine.pyodide import EngineError
from web.engine.wasm import exported_names, imported_names

ROOT = Path(__file__).resolve().parents[2]
C_FILES = ROOT / "build" / "cython" / "src" / "carcassonne"
GLUE = Path(__file__).with_name("modules.c")
FILE = "engine.so"
INIT = "PyInit__carcassonne_engine"
LOADERS = {"memory", "__indirect_function_table", "__memory_base", "__stack_pointer", "__table_base"}
"""What whoever loads a side module gives it, besides what the main module exports."""
LEFT_OUT = ("env",)
"""Packages whose modules are of no use in a browser: they hand arrays to learners."""
HIDDEN = '__attribute__((visibility("hidden"))) PyObject *'
"""What an init function inside returns: it is called within the file alone."""
COMPILE = (
    *("cc", "-target", "wasm32-wasi"),
    "-mcpu=mvp+bulk_memory+mutable_globals+sign_ext+nontrapping_fptoint+simd128",
    *("-O2", "-g0", "-ffp-contract=off", "-fPIC", "-fvisibility=hidden", "-D__EMSCRIPTEN__", "-c"),
)
LINK = (
    *("wasm-ld", "--experimental-pic", "-shared", "--no-entry", "--allow-undefined", "--gc-sections"),
    *("--strip-all", "-O2", f"--export={INIT}"),
)


def build(folder: Path) -> Path:
    """Return the engine's file in a folder, built if anything that it is made from has changed; raises EngineError."""
    home = pyodide.fetched(folder)
    sources = list(_sources())
    signed, engine = folder / "engine.sha256", folder / FILE
    wanted = _recipe([path for _, path in sources])
    if engine.is_file() and signed.is_file() and signed.read_text(encoding="utf-8") == wanted:
        return engine
    signed.unlink(missing_ok=True)
    objects, headers = folder / "objects", write_headers(home, folder / "include")
    objects.mkdir(parents=True, exist_ok=True)
    (headers / "modules.h").write_text(_listed([name for name, _ in sources]), encoding="utf-8")
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        made = list(pool.map(partial(_compiled, headers, objects), [*sources, ("", GLUE)]))
    _zig(folder, *LINK, *map(str, made), "-o", str(engine))
    check_imports(engine, home)
    signed.write_text(wanted, encoding="utf-8")
    return engine


def module_names() -> list[str]:
    """Return the names of the modules that are compiled into the engine; raises EngineError."""
    return [name for name, _ in _sources()]


def _sources() -> Iterator[tuple[str, Path]]:
    """Yield the name of every module inside, and its C file."""
    files = sorted(C_FILES.rglob("*.c"))
    if not files:
        raise EngineError(f"{C_FILES} has no C files: the package has to be compiled first (make build/wheel/built)")
    for path in files:
        parts = path.relative_to(C_FILES).with_suffix("").parts
        if parts[0] not in LEFT_OUT and not (parts[0] == "boxes" and parts[-1] in LEFT_OUT):
            yield ".".join(("carcassonne", *parts)), path


def _symbol(name: str) -> str:
    """Return a module's init function: two modules may have the same last name, so it has the whole of it."""
    return "PyInit_" + name.replace(".", "__")


def _listed(names: list[str]) -> str:
    declared = [f"{HIDDEN} {_symbol(name)}(void);" for name in names]
    listed = ", ".join(f'{{"{name}", {_symbol(name)}}}' for name in names)
    return "\n".join([*declared, f"#define MODULES {listed}", ""])


def _compiled(headers: Path, objects: Path, source: tuple[str, Path]) -> Path:
    name, path = source
    made = objects / f"{name or 'modules'}.o"
    last = name.rpartition(".")[2]
    renamed = [f"-DPyInit_{last}={_symbol(name)}", f"-DPyMODINIT_FUNC={HIDDEN}"] if name else []
    _zig(objects.parent, *COMPILE, f"-I{headers}", *renamed, str(path), "-o", str(made))
    return made


def _zig(folder: Path, *arguments: str) -> None:
    found = importlib.util.find_spec("ziglang")
    if found is None or not found.submodule_search_locations:
        raise EngineError("the package ziglang is not installed: pip install --group wasm")
    program, cache = Path(found.submodule_search_locations[0], "zig"), str(folder / "zig-cache")
    environment = {**os.environ, "ZIG_GLOBAL_CACHE_DIR": cache, "ZIG_LOCAL_CACHE_DIR": cache}
    done = subprocess.run([program, *arguments], env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise EngineError(f"zig {arguments[0]} failed: {done.stderr.strip()[:2000]}")


def check_imports(engine: Path, home: Path) -> None:
    """Raise EngineError where the engine asks for a name that Pyodide's main module does not offer."""
    offered = exported_names((home / "pyodide.asm.wasm").read_bytes()) | LOADERS
    missing = sorted(imported_names(engine.read_bytes()) - offered)
    if missing:
        engine.unlink()
        raise EngineError(f"the engine asks for what {home.name} does not have: {', '.join(missing)}")


def _recipe(files: list[Path]) -> str:
    """Return what the engine is made from, in 64 characters."""
    digest = hashlib.sha256(repr((pyodide.release(), COMPILE, LINK)).encode())
    for path in [*files, GLUE]:
        digest.update(path.read_bytes())
    return digest.hexdigest()
