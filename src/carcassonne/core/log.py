"""The event log of one decision: eight numbers an event, written only while somebody listens."""

from __future__ import annotations

import cython

if not cython.compiled:
    from carcassonne.core.state import *


def note(s, event, a, b, c, d, e, f):
    """Write one event. Callers ask `s.log_on` first, so that playouts pay one branch."""
    at: cython.int = s.log_size
    s.log_size = at + EVENT_SIZE
    if at + EVENT_SIZE > MAX_LOG:
        return  # seen by `events`: the size has passed the end
    s.log[at] = event
    s.log[at + 1] = a
    s.log[at + 2] = b
    s.log[at + 3] = c
    s.log[at + 4] = d
    s.log[at + 5] = e
    s.log[at + 6] = f


def listen(s: State, on: cython.bint) -> None:
    """Start with an empty log, written to or not."""
    s.log_on = on
    s.log_size = 0


def events(s: State) -> list:
    """The events since `listen`, each a tuple of the event and its six numbers."""
    if s.log_size > MAX_LOG:
        raise AssertionError("one decision made more events than the log holds")
    return [tuple([s.log[i + j] for j in range(7)]) for i in range(0, s.log_size, EVENT_SIZE)]
