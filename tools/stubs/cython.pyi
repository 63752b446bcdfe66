"""Cython's types as mypy should see them: what callers of compiled functions may pass and what they get back.

Only mypy reads this (`mypy_path` in pyproject.toml). The types below as `Any` are used here for the elements of memory
views, `cython.short[:, ::1]`, which take any array; mypy has no word for those.
"""

import builtins
from collections.abc import Callable
from typing import Any, TypeVar

Decorated = TypeVar("Decorated")

int = builtins.int
uint = builtins.int
longlong = builtins.int
ulonglong = builtins.int
Py_ssize_t = builtins.int
bint = builtins.bool
double = builtins.float

schar = Any
uchar = Any
short = Any
float = Any
p_char = Any
p_void = Any
pp_void = Any

compiled: builtins.bool

def declare(kind: object, value: Any = ...) -> Any: ...
def cast(kind: object, value: object) -> Any: ...
def address(value: object) -> Any: ...
def sizeof(value: object) -> builtins.int: ...
def cclass(decorated: Decorated) -> Decorated: ...
def cfunc(decorated: Decorated) -> Decorated: ...
def final(decorated: Decorated) -> Decorated: ...
def exceptval(value: object = ..., *, check: builtins.bool = ...) -> Callable[[Decorated], Decorated]: ...

class _NoGil:
    def __enter__(self) -> None: ...
    def __exit__(self, *stopped: object) -> None: ...
    def __call__(self, decorated: Decorated) -> Decorated: ...

nogil: _NoGil
