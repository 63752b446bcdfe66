"""A server whose time a test moves on, so that nobody waits for what is due in a quarter of an hour."""

from __future__ import annotations

import pytest

from carcassonne.server.games.timekeeper import Timekeeper


class Later:
    """The service's time, ahead of the machine's by as much as a test says."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._ahead = 0.0
        usual = Timekeeper.now
        monkeypatch.setattr(Timekeeper, "now", lambda timekeeper: usual(timekeeper) + self._ahead)

    def by(self, seconds: float) -> None:
        """Let so many seconds pass at once."""
        self._ahead += seconds
