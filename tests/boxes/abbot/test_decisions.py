"""Abbots are refused with the rule and the place, and nothing changes."""

from __future__ import annotations

import pytest

from carcassonne.boxes.abbot.actions import TakeAbbot
from carcassonne.boxes.wheel.actions import Crown, Plague
from carcassonne.engine.actions import Action, Follower
from carcassonne.engine.game import Game
from carcassonne.errors import NotationError
from carcassonne.notation.json import action_from_json, action_to_json, view_to_json
from support.refusals import refused

BOX = "modern 2 abbots=true"
LAID = "phase=follower"
RING = "U@1,0 U@-1,0 B@0,1 B@1,1 B@-1,1 B@0,2 B@1,2"
"""With the start tile and one more at (-1, 2) all squares around (0, 1) are full."""
NO_ABBOT = "the player on turn has no abbot on an unfinished cloister or garden (rulings M4.1, M4.3)"


@pytest.mark.parametrize(
    ("line", "action", "sentence"),
    [
        (
            f"{BOX} | D@0,0 U@1,0 | {LAID}",
            Follower("road", "E", "abbot"),
            "an abbot stands on a cloister or in a garden, not on the road at E (ruling M2.1)",
        ),
        (
            f"{BOX} | D@0,0 U@1,0 | {LAID}",
            Follower("field", "NL", "abbot"),
            "an abbot stands on a cloister or in a garden, not on the field at NL (ruling M2.1)",
        ),
        (
            f"{BOX} | D@0,0 E@0,-1r2 | {LAID}",
            Follower("city", "S", "abbot"),
            "an abbot stands on a cloister or in a garden, not on the city at S (ruling M2.1)",
        ),
        (
            f"{BOX} | D@0,0 EG@0,-1r2 | {LAID}",
            Follower("garden"),
            "only an abbot goes into a garden (ruling M2.1)",
        ),
        (
            f"{BOX} gardens=false | D@0,0 EG@0,-1r2 | {LAID}",
            Follower("garden", "", "abbot"),
            "in these rules gardens are pictures and take nobody (ruling M0)",
        ),
        (
            f"{BOX} | D@0,0 A@1,0r1 B@1,1 EG@0,-1r2 | 0:1,0/cloister=abbot | {LAID}",
            Follower("garden", "", "abbot"),
            "player 0 has no abbot in the supply (ruling B4.5)",
        ),
        ("modern 2 | D@0,0 A@1,0r1 | phase=follower", Follower("cloister", "", "abbot"), "these rules have no abbot"),
        (
            f"{BOX} | D@0,0 E@0,-1r2 | {LAID}",
            Follower("garden", "", "abbot"),
            "the tile just laid has no garden named so; it has the city at S, the field at NL",
        ),
        (f"{BOX} | D@0,0 U@1,0 | {LAID}", TakeAbbot(), NO_ABBOT),
        ("modern 2 | D@0,0 U@1,0 | phase=follower", TakeAbbot(), NO_ABBOT),
        (f"{BOX} | D@0,0 A@1,0r1 B@1,1 | 1:1,0/cloister=abbot | {LAID}", TakeAbbot(), NO_ABBOT),
        (f"{BOX} | D@0,0 A@1,0r1 B@1,1 | 0:1,0/cloister | {LAID}", TakeAbbot(), NO_ABBOT),
        (f"{BOX} | D@0,0 {RING} B@-1,2 | 0:0,1/cloister=abbot | {LAID}", TakeAbbot(), NO_ABBOT),
        (
            f"{BOX} | D@0,0 A@1,0r1 | 0:1,0/cloister=abbot | hand=V",
            TakeAbbot(),
            "the tile has to be placed now (player 0): take_abbot does not answer that",
        ),
        (
            f"{BOX} wheel=true | W27@2,-1 | {LAID}",
            Crown("tax", "abbot"),
            "a crown space is for a follower, not for the abbot (rulings M5.2, T5.1)",
        ),
        (
            f"{BOX} wheel=true | W27@2,-1 | 0:2,-1/cloister=abbot | hand=W17 phase=plague pig=plague",
            Plague(2, -1, "garden"),
            "player 0 has no follower on the garden at (2, -1)",
        ),
    ],
)
def test_an_abbot_is_refused_with_the_rule(line: str, action: Action, sentence: str) -> None:
    assert refused(Game.from_position(line, nature=True), action) == sentence


def test_taking_the_abbot_back_is_one_word_of_json() -> None:
    assert action_to_json(TakeAbbot()) == {"type": "take_abbot"}
    assert action_from_json({"type": "take_abbot"}) == TakeAbbot()
    with pytest.raises(NotationError, match="an action 'take_abbot' has no 'x'"):
        action_from_json({"type": "take_abbot", "x": 1})


def test_a_garden_has_no_at() -> None:
    written = {"type": "follower", "feature": "garden", "figure": "abbot"}
    assert action_to_json(Follower("garden", "", "abbot")) == written
    game = Game.from_position(f"{BOX} | D@0,0 EG@0,-1r2 | {LAID}", nature=True)
    assert written in [action_to_json(action) for action in game.legal_actions()]
    game.play(action_from_json(written))
    told = view_to_json(game.view())
    assert told["followers"] == [{"player": 0, "x": 0, "y": -1, "feature": "garden", "figure": "abbot"}]
    assert told["figures"] == [{"abbot": 0}, {"abbot": 1}]
