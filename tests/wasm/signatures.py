"""Prints what the engine in WebAssembly gives: the signatures of the core and of thought, and that it is the engine."""

from __future__ import annotations

import importlib.util
import json
import sys
from pathlib import Path
from typing import Any

from carcassonne.core import state

TESTS = Path(__file__).parents[1]


def module_of(path: str) -> Any:
    """The module of a test."""
    spec = importlib.util.spec_from_file_location(Path(path).stem, TESTS / path)
    if spec is None or spec.loader is None:
        raise ImportError(path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def main() -> None:
    core, thought = module_of("core/test_signature.py"), module_of("thought/test_thought_signature.py")
    told = {
        "platform": sys.platform,
        "origin": state.__spec__.origin,
        "series": core.checksums(),
        "further": core.further_checksums(),
        "thought": thought.checksum(),
    }
    print(json.dumps(told))


main()
