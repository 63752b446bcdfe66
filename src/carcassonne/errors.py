"""The two ways input can be wrong. A bug of our own is an assertion and never one of these."""

from __future__ import annotations


class CarcassonneError(Exception):
    """What a caller did wrong, in a sentence for people."""


class NotationError(CarcassonneError, ValueError):
    """A text or JSON value that cannot be read."""


class RulesError(CarcassonneError, ValueError):
    """A rule set that cannot be played."""


class IllegalAction(CarcassonneError):
    """A readable action that the rules do not allow now: the reason, the seat to act and the position."""

    def __init__(self, reason: str, seat: int | None, position: str) -> None:
        super().__init__(reason)
        self.reason = reason
        self.seat = seat
        self.position = position


class NothingToUndo(CarcassonneError):
    """There is no decision to take back."""
