"""A short game that any mode of the core analyses in seconds."""

from __future__ import annotations

import pytest

from carcassonne.ai.analysis import Analysis, analyse
from carcassonne.ai.players.levels import Level
from carcassonne.ai.thought.search import Budget
from carcassonne.notation.record import Record, parse_record

HASTY = Level(5, "hasty", "thinks for a moment", budget=Budget(3, 6, 1))
MARKUP = 'A<b>&"x"'
SHORT = f"""\
[Carcassonne "1"]
[Preset "modern"]
[Players "2"]
[Player0 "{MARKUP.replace('"', chr(92) + '"')}"]
[Result "*"]

draw U
1. 0: U 0,1
2. 0: farmer NL
draw E
3. 1: E 0,-1 r2
4. 1: -
draw V
5. 0: V 0,2
6. 0: thief S
= *
"""
"""Level 2 does not close the city over the start tile for itself, though it could."""


@pytest.fixture(scope="session")
def record() -> Record:
    return parse_record(SHORT)


@pytest.fixture(scope="session")
def short(record: Record) -> Analysis:
    return analyse(record, HASTY)
