"""Actions and events of every box in the words of the table; what they are called stands in the boxes' `said.py`."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest

from carcassonne.boxes import BOXES
from carcassonne.cli.terminal.words import action_words, event_words, told
from carcassonne.engine.actions import Action
from carcassonne.engine.events import Event

NAMES = ("Red", "Blue")
SILENT = ("river",)
"""Boxes without actions and events of their own."""


def said(what: str) -> list[Any]:
    """What the boxes' tests say of actions or events."""
    found = [(box, each) for box in BOXES if box not in SILENT for each in getattr(_said(box), what)]
    return [pytest.param(*each, id=f"{box}-{type(each[0]).__name__}") for box, each in found]


def _said(box: str) -> Any:
    return import_module(f"boxes.{box}.said")


@pytest.mark.parametrize(("event", "words"), said("EVENTS"))
def test_an_event_in_words(event: Event, words: str) -> None:
    assert event_words(event, NAMES) == words
    assert told([event], NAMES) == ([words] if words else [])


@pytest.mark.parametrize(("action", "words"), said("ACTIONS"))
def test_an_action_in_words(action: Action, words: str) -> None:
    assert action_words(action) == words
