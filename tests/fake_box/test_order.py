"""What boxes are numbered by: the list of boxes, whichever of their modules was imported first."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from functools import cache
from importlib.util import find_spec
from pathlib import Path

import pytest

import carcassonne.boxes
from carcassonne.boxes import BOXES

FOLDER = Path(carcassonne.boxes.__file__).parent
PROGRAM = """
import sys
from importlib import import_module

for name in sys.argv[1:]:
    import_module("carcassonne.boxes." + name)

import json
from carcassonne.ai.thought import evaluation
from carcassonne.core import boxes, decisions, figures, log, turn
from carcassonne.engine import game
from carcassonne.engine.rules import Rules
from carcassonne.env.layouts import layout_for

everything = Rules.of("fair-day", 2, {"inns_cathedrals": True, "first_witness": True, "second_witness": True})
layout = layout_for(everything)
given = {
    "phases": decisions.NAMED, "figures": figures.FIGURE_NAMES, "places": figures.PLACES_GIVEN,
    "rooms": boxes.HANDED_OUT, "steps": turn.STEPS, "worths": evaluation.ADDED,
    "events": log.EVENTS, "terms": log.TERMS, "causes": log.CAUSES, "beside": log.BESIDE,
    "layout": [layout.code_sections, layout.plane_sections, layout.table_sections, layout.quantity_sections],
    "state": game.Game(everything, seed=1).state.to_bytes().hex(),
}
print(json.dumps(given))
"""
"""Imports the modules named, then everything; tells all numbers that are given to who asks, and a state's bytes."""


def modules_of(box: str) -> list[str]:
    """The modules of a box, but for its pictures."""
    return sorted(f"{box}.{path.stem}" for path in (FOLDER / box).glob("*.py") if path.stem != "__init__")


@cache
def numbers(*first: str) -> dict[str, object]:
    """What is numbered how where these modules are imported first."""
    command = [sys.executable, "-c", PROGRAM, *first]
    path = os.pathsep.join(sys.path)
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=os.environ | {"PYTHONPATH": path})
    assert done.returncode == 0, done.stderr
    found: dict[str, object] = json.loads(done.stdout)
    return found


def asks_for_numbers(box: str) -> bool:
    """Whether the rules of a box have numbers that are given when they are asked for."""
    rules = FOLDER / box / "rules.py"
    return rules.exists() and bool(re.search(r"_named\(|give_places\(|add_(tile_)?room\(", rules.read_text()))


@pytest.mark.parametrize("box", [box for box in BOXES if asks_for_numbers(box)])
@pytest.mark.parametrize("stem", ["rules", "env"])
def test_numbers_are_the_same_whichever_box_is_imported_first(box: str, stem: str) -> None:
    assert find_spec(f"carcassonne.boxes.{box}.{stem}")
    assert numbers(f"{box}.{stem}") == numbers()


def test_numbers_are_the_same_where_all_modules_are_imported_in_reverse() -> None:
    assert numbers(*[module for box in reversed(BOXES) for module in reversed(modules_of(box))]) == numbers()
