"""A position's particulars in the core's numbers, both ways."""

from __future__ import annotations

from collections import Counter
from typing import Any

from carcassonne.core import arrange, report, tables
from carcassonne.core.state import State
from carcassonne.engine.codec import PHASES
from carcassonne.engine.position.particulars import LAID, cloisters_done
from carcassonne.engine.position.setting import Setting, box_positions
from carcassonne.engine.setup import squares_of_start


def particulars_of(s: State) -> dict[str, Any]:
    """The particulars of a table by name."""
    now = arrange.numbers(s)
    found = {
        "ply": now["ply"],
        "turn": now["turn"],
        "hand": now["hand"] if now["holding"] and not now["placed"] else -1,
        "discarded": now["discarded"],
        "phase": PHASES[now["phase"]],
        "deck": Counter({kind: count for kind, count in enumerate(now["undrawn"]) if count}),
        "to_act": now["actor"],
        "scores": now["score"],
        "supply": now["supply"],
    }
    for box in box_positions():
        found |= box.values(s)
    return found


def take_particulars(p: Setting) -> None:
    """Put on the table what was said, and what follows from it."""
    said = p.said
    laid = said["phase"] in LAID
    hand = p.tiles[-1].kind if laid else said["hand"]
    numbers = {
        "ply": said["ply"],
        "turns": len(report.tiles_lying(p.state)) - squares_of_start(p.rules),
        "phase": PHASES.index(said["phase"]),
        "turn": said["turn"],
        "actor": said["to_act"],
        "hand": max(hand, 0),
        "holding": hand >= 0,
        "placed": laid,
        "score": said["scores"],
        "supply": said["supply"],
        "undrawn": [said["deck"][kind] for kind in range(tables.FIRST_SQUARE)],
        "discarded": said["discarded"],
        "cloisters_done": cloisters_done(p),
    }
    arrange.take_numbers(p.state, numbers)
    for box in box_positions():
        box.take(p)
