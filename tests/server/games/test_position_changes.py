"""What changed between two positions: applied, it gives the later one, whatever was lost on the way."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from carcassonne.engine.features import features_of, see_features
from carcassonne.engine.game import Game
from carcassonne.engine.rules import PRESETS, Rules
from carcassonne.server.games.model import ALL_AIDS, Aids
from carcassonne.server.games.position_changes import apply_changes
from carcassonne.server.games.position_payload import RenderedPosition

Json = dict[str, Any]
TOLD = Path(__file__).parents[3] / "web/tests/api/changes.json"
"""What is told of a few games, for the page's own test; this file, run as a program, writes it."""
NO_AIDS: Aids = {"features": False, "fields": False, "remaining": False, "holes": False, "hints": False}


def read(text: str | None) -> Json:
    assert text is not None
    found: Json = json.loads(text)
    return found


class Client:
    """Has a position and is told what changes; now and then nothing reaches it, and it asks for a whole one."""

    def __init__(self, first: RenderedPosition) -> None:
        self.position = read(first.payload)
        self.whole = 0

    def hear(self, now: RenderedPosition) -> None:
        told = {name: read(text) for name, text in now.since(self.position["seq"]).items()}
        if "changes" in told:
            self.position = apply_changes(self.position, told["changes"])
        else:
            self.position = told["position"]
            self.whole += 1


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("aids", [ALL_AIDS, NO_AIDS])
def test_applied_changes_are_the_whole_position(preset: str, aids: Aids) -> None:
    dice = random.Random(f"{preset} {aids['holes']}")
    game = Game(Rules.of(preset, 3), seed=dice.getrandbits(32))
    now = RenderedPosition(game.copy(), 0, aids)
    clients = [Client(now) for _ in range(2)]
    seq = lost = 0
    while not game.over:
        seq += 1
        if game.ply > 3 and dice.random() < 0.05:
            for _ in range(dice.randrange(1, 4)):
                game.undo()
        else:
            game.play(dice.choice(game.legal_actions()))
        before, now = now, RenderedPosition(game.copy(), seq, aids, before=now)
        clients[0].hear(now)
        if dice.random() < 0.2:
            lost += 1
        else:
            clients[1].hear(now)
            assert clients[1].position == clients[0].position
        before.forget_before()
        assert clients[0].position == read(RenderedPosition(game, seq, aids).payload)
    assert clients[0].whole == 0
    assert 0 < clients[1].whole <= lost, "a whole one only after something was lost"


@pytest.mark.parametrize("preset", PRESETS)
def test_a_preview_changes_what_the_client_has_and_tells_no_tile_to_come(preset: str) -> None:
    dice = random.Random(preset)
    game = Game(Rules.of(preset, 2), seed=3)
    for _ in range(40):
        now = RenderedPosition(game, 7, ALL_AIDS)
        tried = game.rehearsal()
        tried.play(dice.choice(tried.legal_actions()))
        ahead = RenderedPosition(tried, 7, ALL_AIDS, before=now)
        shown = apply_changes(read(now.payload), read(ahead.changes))
        assert shown == read(RenderedPosition(tried, 7, ALL_AIDS).payload)
        assert shown["state"]["phase"] != "draw" or shown["state"]["tile"] is None
        game.play(dice.choice(game.legal_actions()))


def test_a_client_that_has_the_position_is_told_nothing_and_one_that_says_nothing_the_whole() -> None:
    game = Game(draw=["V", "U", "E"])
    first = RenderedPosition(game.copy(), 0, ALL_AIDS)
    game.play(game.legal_actions()[0])
    now = RenderedPosition(game, 1, ALL_AIDS, before=first)
    assert now.since(1) == {}
    assert list(now.since(0)) == list(now.told) == ["changes"]
    assert list(now.since(-1)) == list(now.since(None)) == ["position"]
    assert read(now.changes)["since"] == 0


def test_an_unknown_position_before_is_no_reason_to_fail() -> None:
    game = Game(draw=["V", "U", "E"])
    now = RenderedPosition(game, 1, ALL_AIDS, before=RenderedPosition(game, 0, ALL_AIDS))
    now.forget_before()
    assert list(now.told) == ["position"]


@pytest.mark.parametrize("preset", PRESETS)
def test_features_that_are_taken_over_are_those_of_a_fresh_look(preset: str) -> None:
    dice = random.Random(preset)
    game = Game(Rules.of(preset, 2), seed=5)
    seen = see_features(game.state)
    taken_over = 0
    for _ in range(60):
        if game.ply > 2 and dice.random() < 0.2:
            game.undo()
        else:
            game.play(dice.choice(game.legal_actions()))
        before, seen = seen, see_features(game.state, seen)
        assert seen.features == features_of(game.state)
        taken_over += len({id(each) for each in before.features} & {id(each) for each in seen.features})
    assert taken_over > 60


# --- for the page's test ----------------------------------------------------------------------------------------------
def told_of(preset: str, plies: int) -> Json:
    """What a client is told of a game, with a preview before each decision."""
    dice = random.Random(preset)
    game = Game(Rules.of(preset, 2), seed=8)
    now = RenderedPosition(game.copy(), 0, ALL_AIDS)
    told: Json = {"opening": read(now.payload), "steps": []}
    for seq in range(1, plies + 1):
        action = dice.choice(game.legal_actions())
        tried = game.rehearsal()
        tried.play(action)
        ahead = RenderedPosition(tried, seq - 1, ALL_AIDS, before=now)
        told["steps"].append({"preview": True, "changes": read(ahead.changes)})
        if seq == plies // 2:
            game.undo()
        else:
            game.play(action)
        now = RenderedPosition(game.copy(), seq, ALL_AIDS, before=now)
        told["steps"].append({"preview": False, "changes": read(now.changes)})
    return told | {"end": read(now.payload)}


def told_of_games() -> Json:
    return {preset: told_of(preset, 16) for preset in ("modern", "big-box")}


def test_the_pages_test_is_told_what_the_server_tells() -> None:
    assert json.loads(TOLD.read_text(encoding="utf-8")) == told_of_games()


if __name__ == "__main__":
    TOLD.write_text(json.dumps(told_of_games(), separators=(",", ":")) + "\n", encoding="utf-8")
