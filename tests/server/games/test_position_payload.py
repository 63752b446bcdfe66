"""The position payload: what the page is shown, without a hint of what comes next."""

from __future__ import annotations

import json
import random

import pytest

from carcassonne.engine.actions import Action
from carcassonne.engine.game import Game
from carcassonne.engine.rules import PRESETS, Rules
from carcassonne.engine.setup import full_deck, shuffled
from carcassonne.server.games.model import ALL_AIDS, Aids
from carcassonne.server.games.position_payload import PositionPayload, RenderedPosition, position_payload
from support.table import SKIP, lay, table, thief

ALL = ALL_AIDS
NONE: Aids = {"features": False, "fields": False, "remaining": False, "holes": False, "hints": False}


def played(preset: str, until_left: int, players: int = 2) -> Game:
    game, dice = Game(Rules.of(preset, players), seed=9), random.Random(2)
    while game.view().deck > until_left:
        game.play(dice.choice(game.legal_actions()))
    return game


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("aids", [ALL, NONE])
def test_the_text_that_is_sent_says_what_the_payload_says(preset: str, aids: Aids) -> None:
    game = played(preset, 30)
    sent = RenderedPosition(game, 7, aids).payload
    assert json.loads(sent) == json.loads(json.dumps(position_payload(game, 7, aids)))


def test_a_position_is_shown_with_what_can_be_done() -> None:
    seen = position_payload(table("U V B B", lay(1, 0), thief("E")), 5, ALL)
    assert list(seen) == ["seq", "ply", "state", "legal", "last", "features", "remaining", "holes"]
    assert (seen["seq"], seen["ply"], seen["state"]["tile"], seen["last"]) == (5, 2, "V", {"x": 1, "y": 0})
    assert {"type": "place", "x": 0, "y": 1, "rotation": 0} in seen["legal"]
    assert seen["remaining"] == [{"tile": "B", "count": 2, "chance": 1.0}]
    road = next(each for each in seen["features"] if each["kind"] == "road")
    assert road == {
        "kind": "road", "segments": [(0, 0, "E"), (1, 0, "E")], "tiles": 2, "open": 2, "pennants": 0,
        "followers": [1, 0], "owners": [0], "points": 2, "points_if_completed": 4,
    }  # fmt: skip


def test_the_most_common_tile_comes_first_with_its_chance() -> None:
    seen = position_payload(table("U X V V E"), 0, ALL)
    assert seen["remaining"][0] == {"tile": "V", "count": 2, "chance": 0.5}
    assert sum(each["chance"] for each in seen["remaining"]) == pytest.approx(1, abs=0.001)


def test_a_chance_is_not_rounded_before_it_is_shown() -> None:
    seen = position_payload(table("U X V E"), 0, ALL)
    assert [one["chance"] for one in seen["remaining"]] == [1 / 3] * 3


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_what_an_aid_shows_is_there_exactly_when_the_table_has_it(preset: str) -> None:
    game = played(preset, 30)
    bare = position_payload(game, 1, NONE)
    assert list(bare) == ["seq", "ply", "state", "legal", "last"]
    full = position_payload(game, 1, ALL)
    fields = [each for each in full["features"] if each["kind"] == "field"]
    others = [each for each in full["features"] if each["kind"] != "field"]
    assert fields
    assert others
    assert position_payload(game, 1, {**NONE, "fields": True})["features"] == fields
    assert position_payload(game, 1, {**NONE, "features": True})["features"] == others
    assert position_payload(game, 1, {**NONE, "remaining": True})["remaining"] == full["remaining"]
    assert position_payload(game, 1, {**NONE, "holes": True})["holes"] == full["holes"]


def test_nobody_is_asked_anything_where_a_tile_is_to_be_drawn_or_the_game_is_over() -> None:
    tried = table("U V B").rehearsal()
    for action in (lay(1, 0), SKIP):
        tried.play(action)
    seen = position_payload(tried, 0, ALL)
    assert (seen["state"]["phase"], seen["state"]["to_act"], seen["state"]["tile"], seen["legal"]) == (
        "draw",
        None,
        None,
        [],
    )
    over = position_payload(table(""), 0, ALL)
    assert (over["legal"], over["remaining"], over["last"]) == ([], [], None)


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_the_same_bytes_whatever_lies_in_the_stack(preset: str) -> None:
    rules, known = Rules.of(preset), 24
    deck = shuffled(full_deck(rules), seed=21)
    dice = random.Random(1)
    stacks = [deck[:known] + shuffled(deck[known:], seed) for seed in range(4)]
    games = [Game(rules, draw=stack, seed=5) for stack in stacks]  # the dice show the same in each
    while len(deck) - games[0].view().deck < known - 7:
        action = dice.choice(games[0].legal_actions())
        assert len({_bytes(position_payload(game, 3, ALL)) for game in games}) == 1
        assert len({_bytes(_preview(game, action)) for game in games}) == 1
        for game in games:
            game.play(action)


def _preview(game: Game, action: Action) -> PositionPayload:
    tried = game.rehearsal()
    tried.play(action)
    return position_payload(tried, 3, ALL)


def _bytes(seen: PositionPayload) -> str:
    return json.dumps(seen)
