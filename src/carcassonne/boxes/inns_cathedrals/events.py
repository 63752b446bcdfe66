"""What inns and cathedrals add to a score."""

from __future__ import annotations

from carcassonne.core import state
from carcassonne.engine.events import BoxEvents

PART = BoxEvents(names={}, readers={}, terms={state.TERM_INN: "inn", state.TERM_CATHEDRAL: "cathedral"})
