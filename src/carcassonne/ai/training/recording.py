"""Recording: games of the learnt value against itself, written down to learn from; and matches of two values.

Both are tasks for processes here or on a cluster: what they make is what they return. The games themselves run in C.
"""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from carcassonne.ai.players.families import knowledge_for, knowledge_sources
from carcassonne.ai.players.learnt import deep_network_of, network_of
from carcassonne.ai.thought.evaluation import Evaluator
from carcassonne.ai.thought.greedy import Judge
from carcassonne.ai.thought.selfplay import Album, Surroundings, record, value_contest
from carcassonne.ai.thought.value import Valuer
from carcassonne.engine.rules import Rules
from carcassonne.engine.setup import full_deck, starting_state

ROWS_A_POSITION = 450
"""Rows of items to make room for, on average; positions late in a large game have about so many."""
ITEMS_A_POSITION = 90
SQUARE_ROWS_A_POSITION = 300
LINKS_A_POSITION = 200
TIES_A_POSITION = 40
GLOBALS_A_POSITION = 90
SPARE = 8192
"""Room for one more position than there is room for on average."""
COLUMNS = (
    ("row", np.uint16, "rows"),
    ("item_size", np.uint8, "items"),
    ("global_row", np.uint16, "globals"),
    ("global_value", np.int16, "globals"),
    ("item_count", np.uint8, "positions"),
    ("global_count", np.uint8, "positions"),
    ("evaluation", np.float32, "positions"),
    ("length", np.uint16, "games"),
    ("outcome", np.float32, "games"),
)
"""The columns of a record: name, type, what it has one number for."""
AROUND_COLUMNS = (
    ("square_row", np.uint16, "square_rows"),
    ("link_square", np.uint8, "links"),
    ("link_item", np.uint8, "links"),
    ("link_row", np.uint8, "links"),
    ("tied_field", np.uint8, "ties"),
    ("tied_city", np.uint8, "ties"),
    ("square_count", np.uint8, "positions"),
    ("link_count", np.uint16, "positions"),
    ("tie_count", np.uint8, "positions"),
)
"""Those of neighbourhoods."""


class Session(NamedTuple):
    """A task: some games to play and write down."""

    rules: Rules
    weights: bytes | None
    """The file of the network that plays; None: the evaluation alone."""
    width: int
    noise: float
    seed: int
    games: int
    foundation: bytes | None = None
    """The file of the network under a deep one: neighbourhoods are written down, and `weights` are the deep one's."""


class Pairing(NamedTuple):
    """A task: some decks, each played from every seat by one value against another."""

    rules: Rules
    weights: bytes | None
    against: bytes | None
    width: int
    seed: int
    decks: int
    foundation: bytes | None = None


def valuer_of(rules: Rules, weights: bytes | None, width: int, foundation: bytes | None = None) -> Valuer:
    """Return a player of the learnt value."""
    judge = Judge(Evaluator(knowledge_for(knowledge_sources(rules), 1.0)))
    if foundation is not None:
        return Valuer(judge, network_of(foundation), width, None if weights is None else deep_network_of(weights))
    return Valuer(judge, None if weights is None else network_of(weights), width)


def empty_columns(columns: tuple[tuple[str, Any, str], ...], positions: int, games: int) -> dict[str, Any]:
    """Return columns with room for so many positions."""
    room = {
        "rows": positions * ROWS_A_POSITION + SPARE,
        "items": positions * ITEMS_A_POSITION + SPARE,
        "globals": positions * GLOBALS_A_POSITION + SPARE,
        "square_rows": positions * SQUARE_ROWS_A_POSITION + SPARE,
        "links": positions * LINKS_A_POSITION + SPARE,
        "ties": positions * TIES_A_POSITION + SPARE,
        "positions": positions + 1,
        "games": games,
    }
    return {name: np.empty(room[unit], kind) for name, kind, unit in columns}


def record_session(task: Session) -> bytes:
    """Play, and return what was written down, as the content of a file."""
    start = starting_state(task.rules, full_deck(task.rules))
    positions = task.games * (len(full_deck(task.rules)) + 1)
    columns = empty_columns(COLUMNS, positions, task.games)
    around_columns = empty_columns(AROUND_COLUMNS, positions, task.games) if task.foundation is not None else {}
    around = Surroundings(**around_columns) if around_columns else None
    album = Album(**columns, around=around)
    valuer = valuer_of(task.rules, task.weights, task.width, task.foundation)
    record(album, start, valuer, task.seed, task.games, task.noise)
    written = {name: columns[name][: getattr(album, unit)] for name, _, unit in COLUMNS}
    if around is not None:
        written |= {name: around_columns[name][: getattr(around, unit)] for name, _, unit in AROUND_COLUMNS}
    content = io.BytesIO()
    np.savez(content, **written)
    return content.getvalue()


def counts(file: Path) -> tuple[int, int]:
    """Return how many games and positions are written down in a file."""
    with np.load(file) as found:
        return len(found["length"]), len(found["item_count"])


def play_pairing(task: Pairing) -> list[tuple[float, float]]:
    """Play; return (share of the victories, margin) of every deck, averaged over the seats."""
    a = valuer_of(task.rules, task.weights, task.width, task.foundation)
    b = valuer_of(task.rules, task.against, task.width, task.foundation)
    start = starting_state(task.rules, full_deck(task.rules))
    results = []
    for deck in range(task.decks):
        wins = margins = 0.0
        for seat in range(task.rules.players):
            scores = value_contest(start, a, b, 1 << seat, task.seed + deck)
            best = max(score for other, score in enumerate(scores) if other != seat)
            wins += 1 / scores.count(best) if scores[seat] == best else float(scores[seat] > best)
            margins += scores[seat] - best
        results.append((wins / task.rules.players, margins / task.rules.players))
    return results
