"""Compiled modules inside one WebAssembly module: in a browser one file is fetched and opened instead of fifty.

`install(FILE)` lets `import` find them there; what the file offers is in web/engine/modules.c.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ExtensionFileLoader, ModuleSpec
from importlib.util import module_from_spec, spec_from_loader
from types import ModuleType
from typing import Any

NAME = "_carcassonne_engine"


class _Inside(MetaPathFinder, Loader):
    """Finds and makes the modules that one file holds."""

    def __init__(self, engine: Any) -> None:
        self._engine = engine
        self._names = frozenset(engine.names())

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        return spec_from_loader(fullname, self, origin=NAME) if fullname in self._names else None

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        made: ModuleType = self._engine.create(spec)
        return made

    def exec_module(self, module: ModuleType) -> None:
        self._engine.execute(module)


def install(file: str) -> None:
    """Let the modules inside a file be imported from now on."""
    loader = ExtensionFileLoader(NAME, file)
    spec = spec_from_loader(NAME, loader, origin=file)
    if spec is None:
        raise ImportError(f"{file} is no extension module")
    engine = module_from_spec(spec)
    loader.exec_module(engine)
    sys.meta_path.insert(0, _Inside(engine))
