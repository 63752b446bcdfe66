"""What the witnesses have seen: numbers of boxes and hooks, in the order in which they were asked."""

from __future__ import annotations

import cython

if not cython.compiled:
    from pathlib import Path

    from carcassonne.core.declarations import enumerators_of

    globals().update(enumerators_of(Path(__file__).with_suffix(".pxd")))
    TRACE = [0] * MAX_TRACE

SIZE = cython.declare(cython.int, 0)


def trace(box, hook):
    """A witness is asked through a hook; what does not find room is not kept."""
    global SIZE
    if SIZE < MAX_TRACE:
        TRACE[SIZE] = box * HOOKS + hook
        SIZE += 1


def seen() -> list:
    """(box, hook) of everything seen since the last time this was asked."""
    global SIZE
    found = [divmod(TRACE[i], HOOKS) for i in range(SIZE)]
    SIZE = 0
    return found
