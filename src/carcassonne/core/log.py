"""The event log of one decision: eight numbers an event, written only while somebody listens."""

from __future__ import annotations

import cython

if not cython.compiled:
    from carcassonne.core.state import *

EVENTS: dict[str, int] = {}
TERMS: dict[str, int] = {}
CAUSES: dict[str, int] = {}
BESIDE: dict[str, int] = {}


# --- what boxes add ---------------------------------------------------------------------------------------------------
def _number_of(name: str, named: dict, first: int) -> int:
    """The number of a name; the first to ask for it gets the next one."""
    return named.setdefault(name, first + len(named))


def event_named(name: str) -> int:
    """The number of an event that a box writes into the log."""
    return _number_of(name, EVENTS, FIRST_EVENT_OF_BOXES)


def term_named(name: str) -> int:
    """The number of a term of a score that a box brings."""
    return _number_of(name, TERMS, FIRST_TERM_OF_BOXES)


def cause_named(name: str) -> int:
    """The number of what causes a score of the landscape because of a box."""
    return _number_of(name, CAUSES, FIRST_CAUSE_OF_BOXES)


def beside_named(name: str) -> int:
    """The number of what a box scores that is no feature of the landscape; in the place of a landscape."""
    return _number_of(name, BESIDE, FIRST_BESIDE)


# --- writing and reading ----------------------------------------------------------------------------------------------


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


def note_score(s, player, points, landscape, feature, cause, term):
    """Write a score of a feature and what caused it; its terms follow, a score of nothing has this one."""
    note(s, LOG_SCORED, player, points, landscape, feature, cause, 0)
    if points == 0:
        note(s, LOG_TERM, term, 0, 0, 0, 0, 0)


def note_term(s, term, points):
    """Write a part of the score just written; parts of no points are left out."""
    if points:
        note(s, LOG_TERM, term, points, 0, 0, 0, 0)


def listen(s: State, on: cython.bint) -> None:
    """Start with an empty log, written to or not."""
    s.log_on = on
    s.log_size = 0


def events(s: State) -> list:
    """The events since `listen`, each a tuple of the event and its six numbers.

    A score has five, then its terms, pairs of a term and its points, and all players whom this feature pays with him.
    """
    if s.log_size > MAX_LOG:
        raise AssertionError("one decision made more events than the log holds")
    found = []
    paid: dict = {}
    for i in range(0, s.log_size, EVENT_SIZE):
        entry = tuple([s.log[i + j] for j in range(7)])
        if entry[0] == LOG_SCORED:
            players = paid.setdefault(entry[3:6], [])
            players.append(entry[1])
            found.append((*entry[:6], [], players))
        elif entry[0] == LOG_TERM:
            found[-1][6].append(entry[1:3])
        else:
            found.append(entry)
    return found
