"""Pyodide's program without what nobody asks for here: it is half of what a page fetches.

Three things are left out. Tables of data that no module of ours can reach are made of zeros, which take no bytes on
their way: they stay where they are, so that nothing else moves. Names of C++ that its own scripts do not call are not
exported: the engine is the only library that is ever loaded, and it is C. And its script loses the functions for
exports that are not named again.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection

from web.engine.wasm import EXPORTS, data_segment, export_entries, imported_names, number, sections

TABLES = {
    "0.25.1": {"asian": (562_544, 1_151_872), "names": (1_550_896, 2_180_336), "iconv": (2_434_000, 2_553_468)},
    "0.29.5": {"asian": (605_408, 1_194_736), "iconv": (2_469_744, 2_589_212)},
}
"""By release: from and up to where tables lie in memory that are not used.

`asian` are those of the codecs of Chinese, Japanese and Korean: `encodings` has no module for them where it is packed.
`iconv` are those of the same codecs in libc, whose `iconv` is not called. `names` are those of characters: without them
a name is an unknown one, a ValueError of `unicodedata.name` and a KeyError of `lookup`; whatever else it tells of every
character is the same, by comparison.

Codecs tell where their tables are (PyCapsule_GetPointer of `_codecs_jp.__map_…`); the others were found by what is in
them. A release is what its hash says (pyodide.py), so they are there for good; one that is not here is sent whole.
"""
NAME = r"[\w$]+"
STUB = (
    r'var (_[\w$]+)=Module\["\1"\]=\(((?:a\d+(?:,a\d+)*)?)\)=>'
    r'\(\1=Module\["\1"\]=wasmExports\["([\w$]+)"\]\)\(\2\);'
)
"""How Emscripten writes a function for an export: it looks it up when it is first called."""
CPP = "_Z"
"""How every name of C++ begins."""


def lean(content: bytes, release: str, scripts: str, engine: bytes) -> bytes:
    """Return a release's program for its own scripts and our engine alone."""
    asked = imported_names(content) | imported_names(engine) | set(re.findall(NAME, scripts))
    return _with_exports(_without_tables(content, release), asked | {name.removeprefix("_") for name in asked})


def lean_script(script: str, loader: str) -> str:
    """Return Pyodide's script without functions for exports that nothing else in it names, nor what loads it."""
    times = Counter(re.findall(NAME, script + loader))

    def kept(found: re.Match[str]) -> str:
        own = Counter(re.findall(NAME, found[0]))
        return "" if all(times[found[name]] == own[found[name]] for name in (1, 3)) else found[0]

    return re.sub(STUB, kept, script)


def _without_tables(content: bytes, release: str) -> bytes:
    made = bytearray(content)
    for first, last in TABLES.get(release, {}).values():
        base, begin, end = data_segment(content)
        assert base <= first < last <= base + end - begin, f"{release} has no data from {first} to {last}"
        made[begin + first - base : begin + last - base] = bytes(last - first)
    return bytes(made)


def _with_exports(content: bytes, asked: Collection[str]) -> bytes:
    """Return a module that exports of C++ only what is asked for."""
    made = content[:8]
    for kind, begin, end in sections(content):
        inside = content[begin:end]
        if kind == EXPORTS:
            kept = [entry for name, entry in export_entries(inside) if not name.startswith(CPP) or name in asked]
            inside = number(len(kept)) + b"".join(kept)
        made += bytes([kind]) + number(len(inside)) + inside
    return made
