"""What stands behind a player that is not ours: the files of its program, and a hash that changes with any of them.

Results that were kept are valid only as long as the same program plays. Our own players are told apart by
`carcassonne.ai.fingerprint`; here it is about programs, classes and files of others.
"""

from __future__ import annotations

import ast
import hashlib
import shlex
import shutil
from collections.abc import Iterable, Iterator
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path

from carcassonne.ai.players.roster import ENTRY_POINT_GROUP, PROGRAM, file_of_class, files_of_player

UNREADABLE = b"unreadable"
"""Stands for the content of a program that may be run but not read."""


def programs_of(texts: Iterable[str]) -> dict[str, str]:
    """Return the hash of what stands behind each of these players that depends on files of others."""
    return {text: hash_of(found) for text in sorted(set(texts)) if (found := files_behind(text))}


def files_behind(text: str) -> list[Path]:
    """Return the files on which a player depends: none for a level or `random`.

    Of a learnt value these are its files; of a command the program that is run and every argument that is a file; of a
    class its module, or its whole package; of the last two also the modules beside them that their Python files import.
    """
    if text.startswith(PROGRAM):
        return _with_imports(_files_of_command(text.removeprefix(PROGRAM)))
    if learnt := files_of_player(text):
        return list(learnt)
    if (file := file_of_class(text)) is not None:
        return _with_imports([file])
    points = [point.value for point in entry_points(group=ENTRY_POINT_GROUP) if point.name == text]
    module, colon, _ = (points[0] if points else text).partition(":")
    return _with_imports(_files_of_module(module)) if colon and module else []


def hash_of(files: Iterable[Path]) -> str:
    """Return sixteen digits that change with the name or the content of any of these files."""
    digest = hashlib.sha256()
    for path in files:
        digest.update(path.name.encode("utf-8", "surrogateescape") + b"\0" + _content_hash(path))
    return digest.hexdigest()[:16]


def _content_hash(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            return hashlib.file_digest(file, "sha256").digest()
    except OSError:
        return UNREADABLE


def _files_of_command(command: str) -> list[Path]:
    """Return the program and every argument that is a file, `--weights=FILE` too."""
    program, *arguments = shlex.split(command)
    found = shutil.which(program)
    named = [Path(part) for word in arguments for part in (word, word.partition("=")[2]) if part]
    return ([Path(found)] if found else []) + [path for path in named if path.is_file()]


def _files_of_module(module: str) -> list[Path]:
    """Return the file of a module; of a module in a package every Python file of the package."""
    top = module.partition(".")[0]
    try:
        spec = find_spec(top)
    except (ImportError, ValueError):
        return []
    if spec is None:
        return []
    folders = [Path(folder) for folder in spec.submodule_search_locations or ()]
    if folders:
        return sorted(path for folder in folders for path in folder.rglob("*.py"))
    return [Path(spec.origin)] if spec.has_location and spec.origin else []


def _with_imports(files: list[Path]) -> list[Path]:
    """Return the files with the modules in their own folders that their Python files import, once each."""
    found: dict[Path, None] = {}
    waiting = list(files)
    while waiting:
        path = waiting.pop(0)
        if path not in found:
            found[path] = None
            if path.suffix == ".py":
                waiting += _imported_beside(path)
    return list(found)


def _imported_beside(path: Path) -> Iterator[Path]:
    try:
        tree = ast.parse(path.read_bytes())
    except (OSError, SyntaxError, ValueError):
        return
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = [node.module] if node.module else [alias.name for alias in node.names]
        else:
            continue
        for name in names:
            beside = path.parent.joinpath(*name.split("."))
            yield from (one for one in (beside.with_name(beside.name + ".py"), beside / "__init__.py") if one.is_file())
