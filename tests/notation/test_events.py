"""Events as the protocol writes them."""

from __future__ import annotations

from carcassonne.engine.game import Game
from carcassonne.notation.json import event_to_json


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
