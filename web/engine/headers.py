"""C headers for the engine: those of the running Python, with the pyconfig.h of the Pyodide of the same minor version.

CPython's headers are the same for every platform but for pyconfig.h, and what stands in that Pyodide remembers: the
values it was configured with lie in its standard library.
"""

from __future__ import annotations

import re
import shutil
import sys
import sysconfig
from pathlib import Path

from web.engine.pyodide import EngineError, configuration

MACRO = re.compile(r"(?:ALIGNOF|SIZEOF|HAVE|WITH|PYLONG|DOUBLE_IS|Py_[A-Z]|STDC|PY_)\w*")


def write_headers(pyodide: Path, target: Path) -> Path:
    """Make the folder of headers anew and return it; raises EngineError where Pyodide has another Python."""
    values, minor = configuration(pyodide), "{}.{}".format(*sys.version_info)
    if values["VERSION"] != minor:
        raise EngineError(f"{pyodide} has Python {values['VERSION']}, and this is Python {minor}")
    source = Path(sysconfig.get_path("include"))
    if not (source / "Python.h").is_file():
        raise EngineError(f"this Python's C headers are not installed: {source} has no Python.h")
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(source, target)
    (target / "pyconfig.h").write_text(_pyconfig(values), encoding="utf-8")
    return target


def _pyconfig(values: dict[str, object]) -> str:
    """Return pyconfig.h; without threads, which zig's headers for WebAssembly do not have and nothing of ours wants."""
    kept = {name: value for name, value in values.items() if MACRO.fullmatch(name) and isinstance(value, int) and value}
    kept.pop("HAVE_PTHREAD_H", None)
    kept["HAVE_PTHREAD_STUBS"] = 1
    defined = [f"#define {name} {value}" for name, value in sorted(kept.items())]
    return "\n".join(["#ifndef Py_PYCONFIG_H", "#define Py_PYCONFIG_H", *defined, "#endif", ""])
