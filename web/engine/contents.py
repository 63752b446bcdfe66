"""What of Python a browser is sent: the modules that can be reached from where it begins, and their data, as archives.

Our own modules and those of the standard library are found by what imports them, late too. Modules of the standard
library that serve what no browser has are left out by name; a test plays everything with what is left.
"""

from __future__ import annotations

import importlib.util
import json
import marshal
import os
import re
import struct
import subprocess
import sys
import zipfile
from collections.abc import Callable, Iterable
from pathlib import Path
from types import CodeType

from web.engine.modules import needed
from web.engine.pyodide import STDLIB, EngineError

ROOT = Path(__file__).resolve().parents[2]
SRC = ROOT / "src"
BEGINNINGS = ("carcassonne.side_module", "carcassonne.local", "carcassonne.local.home", "carcassonne.local.thinking")
"""Where a browser begins, besides what boxes bring: those modules are asked for by name."""
NOT_IN_A_BROWSER = (
    *("carcassonne.cli", "carcassonne.env", "carcassonne.referee", "carcassonne.__main__"),
    "carcassonne.ai.processes",
)
PYTHON_BEGINS = (
    *("site", "runpy", "zipimport", "codecs", "io", "importlib.abc", "importlib.util", "importlib.machinery"),
    *("encodings.utf_8", "encodings.ascii", "encodings.latin_1", "encodings.cp437", "encodings.idna", "_strptime"),
)
"""What the interpreter asks for by name; of Pyodide's own modules everything is kept."""
WITHOUT = (
    *("asyncio.proactor_events", "asyncio.windows_events", "asyncio.windows_utils"),
    *("concurrent.futures.process", "encodings.mbcs", "platform", "pyodide.console"),
    *("ctypes", "multiprocessing", "http.client", "http.cookies", "http.server", "smtplib", "socketserver", "ssl"),
    *("urllib.request", "webbrowser", "xmlrpc"),
    *("argparse", "bdb", "cmd", "code", "codeop", "doctest", "getopt", "optparse", "pdb", "py_compile", "pydoc"),
    *("email", "importlib.metadata", "lib2to3", "pickle", "plistlib", "pprint", "readline", "rlcompleter"),
    *("statistics", "tarfile", "tracemalloc", "unittest", "xml"),
)
"""Modules for processes, networks, mail, debuggers and command lines: what imports them does so only to use them."""
STAND_INS = {"html/entities.py": """html5 = {"amp;": "&", "gt;": ">", "lt;": "<", "quot;": '"'}\n"""}
"""What takes the place of a module: nobody reads HTML here but what `html.escape` has written."""
DATA = ("*.toml", "*.json", "*.jsonl.bz2", "*.value")
TYPING_EXTENSIONS = "from typing import *\nfrom typing import TypedDict\n"
"""Its place is taken by typing: only pydantic wants more of a TypedDict."""
EPOCH = (1980, 1, 1, 0, 0, 0)
OWN = "carcassonne.zip"


def write_archives(pyodide: Path, target: Path, compiled: Iterable[str]) -> None:
    """Write both archives into a folder, in a new interpreter; raises EngineError.

    The same code is written in other bytes where more of its names are known already, or hashes differ.
    """
    done = subprocess.run(
        [sys.executable, "-m", "web.engine.contents", pyodide, target, *compiled],
        cwd=ROOT, env=os.environ | {"PYTHONHASHSEED": "0"}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    if done.returncode:
        raise EngineError(done.stderr.strip()[-500:])


def write_stdlib(pyodide: Path, target: Path) -> None:
    """Write the standard library as far as it is needed; raises EngineError."""
    with zipfile.ZipFile(pyodide / STDLIB) as whole:
        names = set(whole.namelist())

        def source(name: str) -> str | bytes | None:
            found = _file_of(name, names.__contains__)
            if found is None:
                return _own_source(name)
            return whole.read(found) if found.endswith(".pyc") else whole.read(found).decode()

        own = [name[:-3].replace("/", ".") for name in names if name.startswith(("pyodide/", "_pyodide/"))]
        reached = needed([*BEGINNINGS, *_of_boxes(), *PYTHON_BEGINS, *own], source, _left_out)
        files = {file: whole.read(file) for name in reached if (file := _file_of(name, names.__contains__))}
        files |= {name: whole.read(name) for name in names if name.startswith("_sysconfigdata_")}
        for name, text in STAND_INS.items():
            assert files.pop(f"{name}c", None) or name in files, f"{name} is not needed any more"
            files[name] = text.encode()
    write_archive(target, files)


def write_own(compiled: Iterable[str], target: Path) -> None:
    """Write our own modules, but for those that are compiled into the engine, and their data."""
    reached = needed([*BEGINNINGS, *_of_boxes()], _own_source, _left_out)
    paths = [path for name in reached - set(compiled) if (path := _own_file(name))]
    files = {path.relative_to(SRC).as_posix(): path.read_bytes() for path in paths}
    for folder in ("boxes", "ai"):
        for pattern in DATA:
            for path in (SRC / "carcassonne" / folder).rglob(pattern):
                files[path.relative_to(SRC).as_posix()] = path.read_bytes()
    files["carcassonne/packed.py"] = f'VERSION = "{own_version()}"\n'.encode()
    write_archive(target, files | {"typing_extensions.py": TYPING_EXTENSIONS.encode()})


def own_version() -> str:
    """Return the version of the package that is packed."""
    found = re.search(r'^version = "(.+)"$', (ROOT / "pyproject.toml").read_text(encoding="utf-8"), re.MULTILINE)
    assert found
    return found[1]


def write_lock(pyodide: Path, target: Path) -> None:
    """Write the list of packages that Pyodide may load: none."""
    whole = json.loads((pyodide / "pyodide-lock.json").read_text(encoding="utf-8"))
    target.write_text(json.dumps({"info": whole["info"], "packages": {}}), encoding="utf-8")


def write_archive(target: Path, files: dict[str, bytes]) -> None:
    """Write files as an archive, sources compiled; stored, for whoever sends it compresses the whole better."""
    with zipfile.ZipFile(target, "w", zipfile.ZIP_STORED) as archive:
        for name, content in sorted(files.items()):
            if name.endswith(".py"):
                name, content = f"{name}c", compiled(content, name)
            archive.writestr(zipfile.ZipInfo(name, EPOCH), content)


def compiled(content: bytes, name: str) -> bytes:
    """Return a source as a .pyc that is never compared with it, without assertions and docstrings."""
    code = _without_lines(compile(content, f"/{name}", "exec", dont_inherit=True, optimize=2))
    head = importlib.util.MAGIC_NUMBER + struct.pack("<I", 1) + importlib.util.source_hash(content)
    return head + marshal.dumps(code)


NO_LINE = 0xF8
"""In a table of lines: these instructions, so many and one more as the last three bits say, stand in none."""
SPAN = 8


def _without_lines(code: CodeType) -> CodeType:
    """Return code that does not know its lines: a fifth of its size; a traceback still names file and function.

    The table says so of every instruction: without one a traceback could not be made at all.
    """
    inside = (_without_lines(each) if isinstance(each, CodeType) else each for each in code.co_consts)
    whole, rest = divmod(len(code.co_code) // 2, SPAN)
    table = bytes([NO_LINE + SPAN - 1] * whole + [NO_LINE + rest - 1] * bool(rest))
    return code.replace(co_linetable=table, co_consts=tuple(inside))


def _of_boxes() -> list[str]:
    """Return every module of every box."""
    modules = (path.relative_to(SRC).with_suffix("").parts for path in (SRC / "carcassonne" / "boxes").rglob("*.py"))
    return [".".join(parts).removesuffix(".__init__") for parts in modules]


def _left_out(name: str) -> bool:
    outside = name.startswith("carcassonne.boxes.") and name.split(".")[-1] in ("terminal", "env", "codes")
    return outside or any(f"{name}.".startswith(f"{each}.") for each in (*NOT_IN_A_BROWSER, *WITHOUT))


def _own_source(name: str) -> str | None:
    path = _own_file(name)
    return None if path is None else path.read_text(encoding="utf-8")


def _own_file(name: str) -> Path | None:
    if name.partition(".")[0] != "carcassonne":
        return None
    found = _file_of(name, lambda file: (SRC / file).is_file())
    return None if found is None else SRC / found


def _file_of(name: str, there: Callable[[str], bool]) -> str | None:
    """Return the file of a module among those that are there."""
    path = name.replace(".", "/")
    files = [f"{path}{ending}" for ending in (".py", "/__init__.py", ".pyc", "/__init__.pyc")]
    return next(filter(there, files), None)


def check_minor(pyodide: Path, target: Path) -> None:
    """Raise EngineError where an archive holds code of another Python than Pyodide's."""
    with zipfile.ZipFile(target) as archive:
        magic = {archive.read(name)[:4] for name in archive.namelist() if name.endswith(".pyc")}
    if magic != {importlib.util.MAGIC_NUMBER}:
        raise EngineError(f"{pyodide.name} has compiled modules of another Python")


def main(arguments: list[str]) -> int:
    """Write both archives."""
    pyodide, target, compiled = Path(arguments[0]), Path(arguments[1]), arguments[2:]
    try:
        write_stdlib(pyodide, target / STDLIB)
        write_own(compiled, target / OWN)
        for archive in (STDLIB, OWN):
            check_minor(pyodide, target / archive)
    except EngineError as reason:
        print(reason, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
