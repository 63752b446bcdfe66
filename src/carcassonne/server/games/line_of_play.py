"""The line of a game: the decisions in force, which are the log without what was taken back."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from carcassonne.server.games.model import LogEntry


class Line:
    """Follows a log without playing it."""

    def __init__(self, entries: Iterable[LogEntry] = ()) -> None:
        self.moves: list[LogEntry] = []
        self.past_draws: Counter[int] = Counter()
        """How often each seat has taken back decisions after which tiles were drawn: those tiles are known now."""
        for entry in entries:
            self.follow(entry)

    def follow(self, entry: LogEntry) -> None:
        """Take in the next entry of the log."""
        if entry.kind == "move":
            self.moves.append(entry)
        elif entry.kind == "undo":
            kept = self.length_at(entry.ply)
            if any(move.draws for move in self.moves[kept:]):
                self.past_draws[entry.seat] += 1
            del self.moves[kept:]

    def length_at(self, ply: int) -> int:
        """Return how many decisions of the line lead to a ply."""
        return max(0, ply - self.moves[0].ply + 1) if self.moves else 0
