"""Which modules a browser needs: those that others import, late too, from a few that are where it begins."""

from __future__ import annotations

import ast
import dis
import marshal
from collections.abc import Callable, Iterable, Iterator
from types import CodeType

Source = Callable[[str], "str | bytes | None"]
"""A module's source, or its .pyc, by its name; None where there is none."""


def needed(roots: Iterable[str], source: Source, left_out: Callable[[str], bool]) -> set[str]:
    """Return the modules that are imported from some, with their packages, as far as there is a source of them."""
    found: set[str] = set()
    waiting = list(roots)
    while waiting:
        name = waiting.pop()
        if name in found or left_out(name):
            continue
        text = source(name)
        if text is None:
            continue
        found.add(name)
        package = name if source(f"{name}.__init__") is not None else name.rpartition(".")[0]
        waiting += [name.rpartition(".")[0], *_names(text, package)]
    return found - {""}


def _names(text: str | bytes, package: str) -> Iterator[str]:
    """Yield every name that a module may import, those of `from package import name` with and without it."""
    imports = _of_code(marshal.loads(text[16:])) if isinstance(text, bytes) else _of_tree(ast.parse(text))
    for level, module, members in imports:
        above = package.split(".")[: len(package.split(".")) - level + 1] if level else []
        base = ".".join([*above, *([module] if module else [])])
        parts = base.split(".")
        yield from (".".join(parts[:end]) for end in range(1, len(parts) + 1))
        yield from (f"{base}.{member}" for member in members)


def _of_tree(tree: ast.AST) -> Iterator[tuple[int, str, Iterable[str]]]:
    """Yield the imports of a source: how many dots, the module, its members. What only type checkers see is none."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Import):
            yield from ((0, alias.name, ()) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.level, node.module or "", [alias.name for alias in node.names]
        elif isinstance(node, ast.If) and getattr(node.test, "id", "") == "TYPE_CHECKING":
            continue
        else:
            yield from _of_tree(node)


def _of_code(code: CodeType) -> Iterator[tuple[int, str, Iterable[str]]]:
    """Yield the imports of compiled code."""
    constants: list[object] = [0, None]
    for instruction in dis.get_instructions(code):
        if instruction.opname == "LOAD_CONST":
            constants = [constants[-1], instruction.argval]
        elif instruction.opname == "IMPORT_NAME":
            level, members = constants
            assert isinstance(level, int)
            yield level, instruction.argval, members if isinstance(members, tuple) else ()
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _of_code(constant)
