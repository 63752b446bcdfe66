"""Mutations of a module of the core: every small change that a test should notice.

A mutation replaces one piece of the source text, so that its diff is one line or a few. The places are found in the
syntax tree; in a `.pxd` they are the values of its constants. Left out are docstrings, annotations, imports, the
branches of `cython.compiled`, of which an uncompiled run sees only one, zeros that fill up an event, and swaps with the
state `s`, which fail at once.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

OTHER_OPERATORS: dict[type[ast.AST], tuple[str, ...]] = {
    ast.Lt: ("<=",),
    ast.LtE: ("<",),
    ast.Gt: (">=",),
    ast.GtE: (">",),
    ast.Eq: ("!=",),
    ast.NotEq: ("==",),
    ast.In: ("not in",),
    ast.NotIn: ("in",),
    ast.Is: ("is not",),
    ast.IsNot: ("is",),
    ast.And: ("or",),
    ast.Or: ("and",),
    ast.Add: ("-",),
    ast.Sub: ("+",),
    ast.Mult: ("+",),
    ast.FloorDiv: ("%",),
    ast.Mod: ("//",),
    ast.LShift: (">>",),
    ast.RShift: ("<<",),
    ast.BitAnd: ("|",),
    ast.BitOr: ("&",),
    ast.BitXor: ("|",),
}
"""What an operator is changed into."""

SPELLINGS: dict[type[ast.AST], str] = {
    ast.Lt: r"<", ast.LtE: r"<=", ast.Gt: r">", ast.GtE: r">=", ast.Eq: r"==", ast.NotEq: r"!=",
    ast.In: r"in\b", ast.NotIn: r"not\s+in\b", ast.Is: r"is\b", ast.IsNot: r"is\s+not\b",
    ast.And: r"and\b", ast.Or: r"or\b",
    ast.Add: r"\+", ast.Sub: r"-", ast.Mult: r"\*", ast.FloorDiv: r"//", ast.Mod: r"%",
    ast.LShift: r"<<", ast.RShift: r">>", ast.BitAnd: r"&", ast.BitOr: r"\|", ast.BitXor: r"\^",
}  # fmt: skip
"""How an operator is written, as a pattern."""

ENUMERATOR = re.compile(r"^    (?P<name>\w+) = (?P<value>-?(?:0x)?[0-9A-Fa-f]+)\b", re.MULTILINE)
REMOVABLE = (ast.Expr, ast.Assign, ast.AugAssign, ast.Continue, ast.Break)


@dataclass(frozen=True)
class Mutation:
    """A change of a source: the characters from `start` to `end` are replaced."""

    path: Path
    kind: str
    start: int
    end: int
    replacement: str

    def applied(self, text: str) -> str:
        """Return the source after the change."""
        return text[: self.start] + self.replacement + text[self.end :]

    def line(self, text: str) -> int:
        """Return the number of the line in which the change begins."""
        return text.count("\n", 0, self.start) + 1

    def diff(self, text: str) -> str:
        """Return the changed lines before and after, in the form of a diff without context."""
        first = text.rfind("\n", 0, self.start) + 1
        last = text.find("\n", self.end)
        before = text[first:last].split("\n")
        after = self.applied(text)[first : last + len(self.replacement) - (self.end - self.start)].split("\n")
        return "\n".join([*(f"- {line.strip()}" for line in before), *(f"+ {line.strip()}" for line in after)])


def mutations_of(path: Path) -> list[Mutation]:
    """Return every mutation of a file."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".pxd":
        return list(_of_declarations(path, text))
    return list(_Finder(path, text).walk(ast.parse(text)))


def _of_declarations(path: Path, text: str) -> Iterator[Mutation]:
    for match in ENUMERATOR.finditer(text):
        value = int(match["value"], 0)
        for other in (value + 1, value - 1):
            yield Mutation(path, "constant", match.start("value"), match.end("value"), str(other))


class _Finder:
    """Finds mutations in a module: walks the syntax tree and knows where each node stands in the text."""

    def __init__(self, path: Path, text: str) -> None:
        self.path = path
        self.text = text
        self.line_starts = [0, *(match.end() for match in re.finditer("\n", text))]
        self.lines = text.encode().split(b"\n")

    def walk(self, node: ast.AST) -> Iterator[Mutation]:
        """Yield the mutations of a node and of everything in it."""
        if isinstance(node, (ast.Import, ast.ImportFrom)) or _is_docstring(node) or _asks_for_compilation(node):
            return
        yield from self._of(node)
        for name, value in ast.iter_fields(node):
            if name in ("annotation", "returns", "decorator_list", "type_comment"):
                continue
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST) and not _is_padding(node, child):
                    yield from self.walk(child)

    def _of(self, node: ast.AST) -> Iterator[Mutation]:
        """Yield the mutations of a node itself."""
        match node:
            case ast.Compare(left, operators, comparators):
                operands = [left, *comparators]
                for i, operator in enumerate(operators):
                    yield from self._operator(operator, operands[i], operands[i + 1])
            case ast.BoolOp(operator, values):
                for first, second in pairwise(values):
                    yield from self._operator(operator, first, second)
            case ast.BinOp(left, operator, right):
                yield from self._operator(operator, left, right)
            case ast.AugAssign(target, operator, value):
                yield from self._operator(operator, target, value)
            case ast.UnaryOp(ast.Not() | ast.USub(), operand):
                yield self._mutation("sign or not dropped", *self._span(node), self._source(operand))
            case ast.Constant(bool() as value):
                yield self._mutation("constant", *self._span(node), str(not value))
            case ast.Constant(int() as value):
                for other in (value + 1, value - 1):
                    yield self._mutation("constant", *self._span(node), f"({other})" if other < 0 else str(other))
            case ast.Call(ast.Name("range"), [*_, last]):
                for change in (" - 1", " + 1"):
                    yield self._mutation("range", self._span(last)[1], self._span(last)[1], change)
            case ast.Call(_, arguments):
                for first, second in pairwise(arguments):
                    if self._source(first) not in ("s", self._source(second)):
                        yield self._swapped(first, second)
            case ast.If(condition) | ast.IfExp(condition):
                yield self._mutation("condition", *self._span(condition), f"(not ({self._source(condition)}))")
        if isinstance(node, REMOVABLE):
            yield self._mutation("statement dropped", *self._span(node), "pass")

    def _operator(self, operator: ast.AST, left: ast.expr, right: ast.expr) -> Iterator[Mutation]:
        between = self._span(left)[1], self._span(right)[0]
        found = re.search(SPELLINGS.get(type(operator), r"(?!)"), self.text[between[0] : between[1]])
        if found:
            start = between[0] + found.start()
            for other in OTHER_OPERATORS[type(operator)]:
                yield self._mutation("operator", start, start + len(found[0]), other)

    def _swapped(self, first: ast.expr, second: ast.expr) -> Mutation:
        start, end = self._span(first)[0], self._span(second)[1]
        between = self.text[self._span(first)[1] : self._span(second)[0]]
        return self._mutation("arguments", start, end, self._source(second) + between + self._source(first))

    def _mutation(self, kind: str, start: int, end: int, replacement: str) -> Mutation:
        return Mutation(self.path, kind, start, end, replacement)

    def _source(self, node: ast.expr) -> str:
        return self.text[slice(*self._span(node))]

    def _span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        """Where a node begins and ends in the text; the tree counts bytes within a line."""
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self._place(node.lineno, node.col_offset), self._place(node.end_lineno, node.end_col_offset)

    def _place(self, line: int, column: int) -> int:
        return self.line_starts[line - 1] + len(self.lines[line - 1][:column].decode())


def _is_docstring(node: ast.AST) -> bool:
    """Whether a statement is a bare string."""
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)


def _is_padding(node: ast.AST, child: ast.AST) -> bool:
    """Whether a constant only fills up the numbers of an event, which nobody reads."""
    writes_event = isinstance(node, ast.Call) and ast.unparse(node.func) == "note"
    return writes_event and isinstance(child, ast.Constant) and child.value == 0


def _asks_for_compilation(node: ast.AST) -> bool:
    """Whether a statement says what one of the modes does, as `if not cython.compiled:`."""
    return isinstance(node, ast.If) and ast.unparse(node.test).removeprefix("not ") in (
        "cython.compiled",
        "TYPE_CHECKING",
    )
