"""Where learning starts from: a knowledge file, a family shipped with the package, or nothing."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from carcassonne.ai.players.families import all_families
from carcassonne.ai.thought.knowledge import KnowledgeError, default_weights, first_guess, parse_knowledge, shipped

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
    weights, tables, provenance = parse_knowledge(path.read_text(encoding="utf-8"))
    unknown = set(weights) - set(default_weights())
    if unknown:
        raise KnowledgeError(f"{source} has weights of another version: {', '.join(sorted(unknown))}")
    return {**default_weights(), **weights}, tables, provenance
