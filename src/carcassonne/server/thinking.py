"""What the tables ask of bots: an answer to a position, always, whatever becomes of the bot."""

from __future__ import annotations

from typing import Protocol

from carcassonne.actions import Action
from carcassonne.core.state import State
from carcassonne.rules import Rules

STAND_IN = 3
"""The level that plays on for somebody who left a table of more than two."""


class Bots(Protocol):
    """Those who play in seats without people."""

    async def decide(
        self, state: State, rules: Rules, *, level: int | None, player: str | None, seed: int, seconds: float
    ) -> Action:
        """A legal action within about these seconds; a bot's fault is never raised but played for by a stand-in."""
        ...

    async def close(self) -> None:
        """Send them home."""
        ...


class FirstLegal:
    """Plays the first action on the list: for tests that are not about bots."""

    async def decide(
        self, state: State, rules: Rules, *, level: int | None, player: str | None, seed: int, seconds: float
    ) -> Action:
        from carcassonne.codec import action_of
        from carcassonne.core import turn

        return action_of(state, turn.choices(state)[0])

    async def close(self) -> None:
        pass
