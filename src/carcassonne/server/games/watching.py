"""Watching late: games of which whoever has no seat sees so many tiles less, that nobody helps players live."""

from __future__ import annotations

from collections.abc import Sequence

from carcassonne.server.games.model import LogEntry


def shown_late(entries: Sequence[LogEntry], late: int) -> int:
    """Return how many entries are shown: those before the tile that was laid as the last but so many."""
    laid = [number for number, entry in enumerate(entries) if entry.action and entry.action["type"] == "place"]
    return laid[-late] if len(laid) >= late else 0
