"""What the tables ask of bots: an answer to a position, always, whatever becomes of the bot."""

from __future__ import annotations

from typing import Protocol

from carcassonne.core.state import State
from carcassonne.engine.actions import Action
from carcassonne.engine.rules import Rules


class AnyBots(Protocol):
    """Those who play in seats without people."""

    async def decide(
        self, state: State, rules: Rules, *, level: int | None, player: str | None, seed: int, seconds: float
    ) -> Action:
        """A legal action within about these seconds; a bot's fault is never raised but played for by a stand-in."""
        ...

    async def close(self) -> None:
        """Send them home."""
        ...
