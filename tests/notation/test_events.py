"""Events as the protocol writes them."""

from __future__ import annotations

from typing import Any

import pytest

from carcassonne.engine.actions import Action
from carcassonne.engine.game import Game
from carcassonne.notation.json import event_to_json
from support.table import SKIP, lay, play


def test_a_score_says_whether_it_belongs_to_the_final_scoring_and_nothing_else_does() -> None:
    game = Game("modern", draw=["U", "U", "U"])
    told = [event_to_json(event) for event in game.opening_events]
    while not game.over:
        # A follower wherever one may stand: there is something to score at the end.
        action = max(game.legal_actions(), key=lambda one: type(one).__name__ == "Follower")
        told += [event_to_json(event) for event in game.play(action)]
    ended = max(number for number, event in enumerate(told) if event["type"] == "turn_ended")
    scored = [(number > ended, event) for number, event in enumerate(told) if event["type"] == "scored"]
    assert any(last for last, _ in scored)
    assert all(event.get("final") is (True if last else None) for last, event in scored)
    assert all("final" not in event for event in told if event["type"] != "scored")


def told(line: str, *actions: Action, draw: list[str] | None = None) -> list[tuple[Any, ...]]:
    """What the scores of these actions say of themselves: player, feature, who shares it, and the cause."""
    game = Game.from_position(line, draw=draw, nature=draw is None)
    events = [event_to_json(event) for event in play(game, *actions)]
    scored = [event for event in events if event["type"] == "scored"]
    return [(event["player"], event["feature"], event.get("shared"), event["cause"]) for event in scored]


def test_a_score_says_who_shares_the_feature_and_what_caused_it() -> None:
    city = "modern 3 | D@0,0 G@0,-1r1 | 0:0,0/city/N 2:0,-1/city/N"
    shared = [(0, "city", [0, 2], "finished"), (2, "city", [0, 2], "finished")]
    assert told(f"{city} | hand=E", lay(0, -2, 2), SKIP, draw=["V"]) == shared
    assert told(f"{city} | phase=follower deck=-", SKIP) == [(*each[:3], "end") for each in shared]


def test_two_features_on_one_tile_are_not_shared() -> None:
    line = "modern 2 | D@0,0 H@0,1r1 | 0:0,1/city/E 1:0,1/city/W | phase=follower deck=-"
    assert told(line, SKIP) == [(0, "city", None, "end"), (1, "city", None, "end")]


@pytest.mark.parametrize("fields", ["per_field_3", "per_field_3_once", "per_city_4"])
def test_farmers_share_a_field_under_every_rule(fields: str) -> None:
    farmers = "D@0,0 E@0,-1r2 U@1,0 | 0:0,0/field/EL 1:1,0/field/NL"
    line = f"modern 2 field_scoring={fields} | {farmers} | phase=follower deck=-"
    assert told(line, SKIP) == [(seat, "field", [0, 1], "end") for seat in (0, 1)]
