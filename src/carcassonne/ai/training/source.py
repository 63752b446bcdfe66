"""Where learning starts from: a knowledge file, a family shipped with the package, or nothing."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Any

from carcassonne.ai.players.families import all_families
from carcassonne.ai.thought.knowledge import (
    Knowledge,
    KnowledgeError,
    default_weights,
    first_guess,
    parse_knowledge,
    shipped,
)

NOTHING = "nothing"


def read_knowledge(source: str) -> tuple[dict[str, float], dict[str, list[float]], dict[str, Any]]:
    """Return (weights, tables, provenance) of a file, a shipped family, or `nothing`: a first guess.

    Weights that a file does not know are those before any tuning: boxes have come since it was written.
    """
    if source == NOTHING:
        return default_weights(), first_guess(), {"steps": ["first guess"]}
    families = all_families()
    if source in families:
        weights, tables, provenance = shipped(source)
        return {**default_weights(), **weights}, tables, provenance
    path = Path(source)
    if not path.is_file():
        raise KnowledgeError(
            f"there is no knowledge {source!r}: name a file, {', '.join(families)}, or {NOTHING} to begin afresh"
        )
    try:
        weights, tables, provenance = parse_knowledge(path.read_text(encoding="utf-8"))
        unknown = set(weights) - set(default_weights())
        if unknown:
            raise KnowledgeError(f"it has weights of another version: {', '.join(sorted(unknown))}")
        _check_numbers(weights, tables)
        if not isinstance(provenance.get("steps", []), list):
            raise KnowledgeError("it is damaged: its steps are no list")
    except (KnowledgeError, UnicodeDecodeError) as reason:
        raise KnowledgeError(f"{source}: {str(reason)[:200]}") from reason
    except (RecursionError, OverflowError) as reason:
        raise KnowledgeError(f"{source} is damaged: its numbers are beyond all measure") from reason
    return {**default_weights(), **weights}, tables, provenance


def _check_numbers(weights: dict[str, float], tables: dict[str, list[float]]) -> None:
    """Raise KnowledgeError unless there are numbers wherever there should be; OverflowError for numbers too great."""
    for name, numbers in {"weights": list(weights.values()), **tables}.items():
        if not isinstance(numbers, list) or not all(type(each) in (int, float) for each in numbers):
            raise KnowledgeError(f"it is damaged: {name} must be numbers")
        if not all(math.isfinite(each) for each in numbers):
            raise KnowledgeError(f"it is damaged: {name} must be finite numbers")
    Knowledge(weights, tables)
