"""The modules of the package and of the page: in which folders they lie, who imports them, what they are called."""

from __future__ import annotations

import ast
import posixpath
import re
from collections import defaultdict
from collections.abc import Iterable, Mapping
from pathlib import PurePosixPath

PACKAGE = "src/carcassonne/"
PAGE = "web/src/"
PAGE_MODULES = (".svelte", ".ts", ".js")
PAGE_IMPORT = re.compile(r"""(?:\bfrom|\bimport)\s*\(?\s*["'](\.[^"']*)["']""")
GATHERED = re.compile(r"""\b(?:load|parts|brought)\("(\w+)\"""")
"""How modules of boxes are gathered by their name (carcassonne.boxes)."""
Texts = Mapping[str, str]
"""Path in the repository -> the file's text."""


def package_modules(texts: Texts) -> list[str]:
    """Return the paths of the package's modules; a file `__init__.py` is the folder, not a module in it."""
    return [path for path in sorted(texts) if _is_python(path) and not path.endswith("__init__.py")]


def page_modules(texts: Texts) -> list[str]:
    """Return the paths of the page's modules: catalogues of words, declarations and tests are none."""
    return [
        path
        for path in sorted(texts)
        if path.startswith(PAGE)
        and path.endswith(PAGE_MODULES)
        and not re.search(r"/words/|\.d\.ts$|\.test\.ts$", path)
    ]


def room_of(path: str) -> str:
    """Return what a module counts with: a package of `carcassonne` or a folder of the page; the root has no name."""
    root = PACKAGE if path.startswith(PACKAGE) else PAGE
    parts = path.removeprefix(root).split("/")
    return parts[0] if len(parts) > 1 else "(root)"


def longest_folders(modules: Iterable[str]) -> dict[str, tuple[str, int]]:
    """Return the folder with the most modules, and how many, for each package."""
    sizes: dict[str, int] = defaultdict(int)
    for path in modules:
        sizes[posixpath.dirname(path)] += 1
    longest: dict[str, tuple[str, int]] = {}
    for folder, size in sorted(sizes.items()):
        room = room_of(f"{folder}/module")
        if size > longest.get(room, ("", 0))[1]:
            longest[room] = (folder, size)
    return longest


def importers(texts: Texts) -> dict[str, set[str]]:
    """Return for each module of the package and the page the modules that import it, late imports included."""
    found: dict[str, set[str]] = {path: set() for path in (*package_modules(texts), *page_modules(texts))}
    for path, text in texts.items():
        if _is_python(path):
            imported = _imported_by_python(path, text, texts)
        elif path.startswith(PAGE) and path.endswith(PAGE_MODULES) and not path.endswith(".test.ts"):
            imported = imported_by_page(path, text, texts)
        else:
            continue
        for other in imported - {path}:
            if other in found:
                found[other].add(path)
    return found


def imported_by_page(path: str, text: str, texts: Texts) -> set[str]:
    """Return the files of the page that a file imports; an import may leave out the ending or name a folder."""
    found: set[str] = set()
    for name in PAGE_IMPORT.findall(text):
        target = posixpath.normpath(posixpath.join(posixpath.dirname(path), name))
        endings = ("", *PAGE_MODULES, *(f"/index{ending}" for ending in PAGE_MODULES))
        found |= {target + ending for ending in endings if target + ending in texts}
    return found


def with_one_importer(texts: Texts) -> dict[str, list[str]]:
    """Return the modules that a single other module imports, by package or folder of the page.

    A module of a box that is gathered by its name has whoever gathers it as one importer more: it is not listed where
    another module of its box imports it too.
    """
    gathered = {stem for path, text in texts.items() if _is_python(path) for stem in GATHERED.findall(text)}
    by_room: dict[str, list[str]] = defaultdict(list)
    for path, users in importers(texts).items():
        if len(users) == 1 and not (path.startswith(f"{PACKAGE}boxes/") and PurePosixPath(path).stem in gathered):
            by_room[room_of(path) if path.startswith(PACKAGE) else f"web/{room_of(path)}"].append(path)
    return by_room


def names_twice(texts: Texts) -> dict[str, list[str]]:
    """Return the names that two or more modules of the package have; parts of boxes with one name are one thing."""
    places: dict[str, list[str]] = defaultdict(list)
    for path in package_modules(texts):
        if not path.startswith(f"{PACKAGE}boxes/"):
            places[PurePosixPath(path).stem].append(path)
    return {name: found for name, found in sorted(places.items()) if len(found) > 1}


def classes_twice(texts: Texts) -> dict[str, list[str]]:
    """Return the names of classes that are defined at the top of two or more modules of the package."""
    places: dict[str, list[str]] = defaultdict(list)
    for path in sorted(texts):
        if _is_python(path):
            for node in ast.parse(texts[path]).body:
                if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                    places[node.name].append(path)
    return {name: found for name, found in sorted(places.items()) if len(found) > 1}


def _is_python(path: str) -> bool:
    return path.startswith(PACKAGE) and path.endswith(".py")


def _imported_by_python(path: str, text: str, texts: Texts) -> set[str]:
    here = path.removeprefix("src/").removesuffix(".py").split("/")
    names: set[str] = set()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = ".".join(here[: -node.level]) if node.level else ""
            module = ".".join(part for part in (base, node.module or "") if part)
            names |= {f"{module}.{alias.name}" for alias in node.names}
        elif isinstance(node, ast.Constant) and str(node.value).startswith("carcassonne."):
            names.add(str(node.value))  # imported by its name: import_module, python -m
    return {found for name in names if (found := _python_file(name, texts))}


def _python_file(name: str, texts: Texts) -> str:
    """Return the module that a dotted name means, itself or something in it; empty where it is not ours."""
    parts = name.split(".")
    while parts and parts[0] == "carcassonne":
        for path in (f"src/{'/'.join(parts)}.py", f"src/{'/'.join(parts)}/__init__.py"):
            if path in texts:
                return path
        parts.pop()
    return ""
