"""The Shrines by the book: what no example shows (docs/rules/shrines.md)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from carcassonne.boxes.shrines.events import Challenged
from carcassonne.engine.actions import Action, Follower
from carcassonne.engine.events import Event, FollowerReturned, Scored
from carcassonne.engine.game import Game
from carcassonne.engine.position import parse_position, print_position
from carcassonne.engine.rules import Rules
from carcassonne.engine.setup import full_deck
from carcassonne.notation.json import event_to_json
from support.refusals import refused
from support.table import SKIP, lay, names, play

BOX = "modern 2 shrines=true"
RING = "SH01@0,0 E@0,-1 E@-1,-1 E@1,-1 E@-1,0r3 E@1,0r1 B@0,1 E@-1,1r3"
"""A shrine at 0,0 whose ring lacks the square 1,1, with a cloister in it."""


def scored(events: Sequence[Event]) -> list[tuple[int, int, str]]:
    return [(e.player, e.points, e.feature) for e in events if isinstance(e, Scored)]


def test_each_set_has_its_tiles() -> None:
    """S0"""
    six, five = ({"shrines": True, "shrine_tiles": number} for number in (6, 5))
    assert len(full_deck(Rules.of("modern", 2, six))) == 71 + 6
    deck = full_deck(Rules.of("modern", 2, five))
    assert (len(deck), "SH06" in deck) == (71 + 5, False)


def test_a_lost_challenge_is_told_after_the_score() -> None:
    """S2.1"""
    game = Game.from_position(f"{BOX} | {RING} | 0:0,0/shrine 1:0,1/cloister | hand=E", draw=["V"])
    events = play(game, lay(1, 1, 1), SKIP)
    assert scored(events) == [(0, 9, "shrine")]
    assert names(events)[1:5] == ["Scored", "Challenged", "FollowerReturned", "FollowerReturned"]
    lost = next(e for e in events if isinstance(e, Challenged))
    assert event_to_json(lost) == {"type": "challenged", "x": 0, "y": 1, "feature": "cloister"}
    home = [(e.player, e.feature, e.by) for e in events if isinstance(e, FollowerReturned)]
    assert home == [(1, "cloister", "challenge"), (0, "shrine", "")]


def test_everybody_on_the_lost_one_goes_home() -> None:
    """S2.1: fliers may have joined the monk."""
    line = f"{BOX} flying_machines=true | {RING} | 0:0,0/shrine 1:0,1/cloister 0:0,1/cloister | hand=E"
    events = play(Game.from_position(line, draw=["V"]), lay(1, 1, 1), SKIP)
    home = [(e.player, e.feature, e.by) for e in events if isinstance(e, FollowerReturned)]
    assert home == [(0, "cloister", "challenge"), (1, "cloister", "challenge"), (0, "shrine", "")]


def test_the_lost_one_may_be_completed_for_nobody() -> None:
    """S2.4"""
    line = f"{BOX} | {RING} E@-1,2r2 E@0,2r2 | 0:0,0/shrine 1:0,1/cloister | hand=E"
    game = Game.from_position(line, draw=["E", "V"])
    play(game, lay(1, 1, 1), SKIP)
    assert scored(play(game, lay(1, 2, 2), SKIP)) == []


def test_an_abbot_taken_back_challenges_nobody() -> None:
    """S2.3"""
    line = f"{BOX} abbots=true | SH01@0,0 B@0,1 E@0,-1 | 1:0,0/shrine 0:0,1/cloister=abbot | hand=E"
    game = Game.from_position(line, draw=["V"])
    play(game, lay(-1, 0, 3), next(action for action in _legal_after(line) if "Abbot" in type(action).__name__))
    assert [one.feature for one in game.view().followers] == ["shrine"]


def _legal_after(line: str) -> tuple[Action, ...]:
    game = Game.from_position(line, draw=["V"])
    play(game, lay(-1, 0, 3))
    return game.legal_actions()


REFUSALS = [
    (
        f"{BOX} | B@0,0 E@1,0 B@2,0 | | hand=SH01",
        lay(1, 1),
        "at (1, 1) the shrine and a cloister around it would not be alone: "
        "each has at most one of the other among its eight squares (ruling S1.2)",
    ),
    (
        f"{BOX} | B@0,0 SH01@1,0 | | hand=B",
        lay(2, 0),
        "at (2, 0) the cloister and a shrine around it would not be alone: "
        "each has at most one of the other among its eight squares (ruling S1.2)",
    ),
    (
        f"{BOX} abbots=true | D@0,0 SH01@0,1 | phase=follower",
        Follower("shrine", "", "abbot"),
        "an abbot does not serve in a shrine (ruling S1.1)",
    ),
]


@pytest.mark.parametrize(("line", "action", "sentence"), REFUSALS)
def test_what_may_not_be_is_refused_with_the_rule_and_the_place(line: str, action: Action, sentence: str) -> None:
    assert refused(Game.from_position(line, nature=True), action) == sentence


def test_a_line_comes_back() -> None:
    line = "v1 modern 2 shrines=true shrine_tiles=5 | SH01@0,0 B@1,0 | 1:0,0/shrine 0:1,0/cloister | turn=1"
    assert print_position(*parse_position(line)) == line
