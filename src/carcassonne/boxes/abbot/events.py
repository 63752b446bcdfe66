"""What the abbot pays when he is taken back."""

from __future__ import annotations

from carcassonne.core import state
from carcassonne.engine.events import BoxEvents

PART = BoxEvents(names={}, readers={}, causes={state.CAUSE_ABBOT: "abbot"})
