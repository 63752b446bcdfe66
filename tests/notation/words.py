"""The words that texts of actions are made of, and what each box has written down beside its tests."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from hypothesis import strategies as st

from carcassonne.boxes import BOXES
from carcassonne.core import tables

SIDES, HALVES = st.sampled_from("NESW"), st.sampled_from(["NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"])
FAR = st.integers(-1000, 1000)
TILES = st.sampled_from(tables.NAMES)


def written(name: str) -> list[Any]:
    """What the boxes' modules `written` say under a name, in the order of the boxes."""
    return [each for box in BOXES for each in getattr(import_module(f"boxes.{box}.written"), name)]
