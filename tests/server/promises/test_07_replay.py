"""Promise 7: the state is a function of the log: replay equals live at every ply."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from carcassonne.engine.game import Game
from carcassonne.engine.rules import PRESETS, Rules
from carcassonne.notation.json import action_from_json, event_to_json, view_to_json
from support.frames import entries_by_socket, entries_until, frames_of, open_socket
from support.serving import Serving
from support.visitor import AGAINST_A_BOT, HUMANS, Seated, Visitor, visiting

Json = dict[str, Any]
DECK = 40
"""Tiles of a game here: enough for every phase to come up, few enough for five presets on two databases."""


def a_deck(preset: str, seed: int) -> list[str]:
    """The beginning of a shuffled deck."""
    import random

    from carcassonne.engine.setup import full_deck

    stack = full_deck(Rules.of(preset, 2))
    random.Random(seed).shuffle(stack)
    return stack[:DECK]


def steps(preset: str, deck: list[str], actions: list[Json], dice: Sequence[int] = ()) -> list[Json]:
    """The state before every action and after the last, and the events, from the rules alone."""
    game = Game(Rules.of(preset, 2), draw=deck, dice=dice)
    found: list[Json] = [
        {"events": [event_to_json(one) for one in game.opening_events], "state": view_to_json(game.view())}
    ]
    for action in actions:
        events = game.play(action_from_json(action))
        found.append({"events": [event_to_json(one) for one in events], "state": view_to_json(game.view())})
    return found


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_every_state_that_was_streamed_live_is_what_the_rules_and_the_log_come_to(
    visitor: Visitor, shared: Serving, preset: str
) -> None:
    deck = a_deck(preset, 5)
    seated = visitor.new_game(HUMANS, preset=preset, draw=deck)
    with open_socket(shared.url, seated.id) as socket:
        last = visitor.play_out(seated)
        live = entries_until(frames_of(socket), last["ply"])
    log = visitor.get(seated.id, "log")["entries"]
    assert [{key: value for key, value in one.items() if key != "state"} for one in live] == log
    rolled = [event["points"] for entry in log for event in entry["events"] if event["type"] == "rolled"]
    right = steps(preset, deck, [entry["action"] for entry in live[1:]], rolled)
    assert len(right) == len(live)
    for frame, step in zip(live, right, strict=True):
        assert (frame["events"], frame["state"]) == (step["events"], step["state"])


def test_the_sight_of_every_earlier_ply_shows_what_was_live_then(visitor: Visitor, shared: Serving) -> None:
    seated = visitor.new_game(HUMANS, seed=11)
    visitor.play_to(seated, 24)
    live = entries_by_socket(shared.url, seated.id, None, 24)
    for frame in live:
        sight = visitor.get(seated.id, "sight", ply=frame["ply"])
        assert (sight["ply"], sight["state"]) == (frame["ply"], frame["state"])
        game = Game(Rules.of("modern", 2), seed=11)
        for entry in live[1 : frame["seq"] + 1]:
            game.play(action_from_json(entry["action"]))
        assert len(sight["features"]) == len(game.features())
        assert sum(one["count"] for one in sight["remaining"]) == frame["state"]["deck"]
        assert sum(one["chance"] for one in sight["remaining"]) == pytest.approx(1.0, abs=0.01)


def test_a_server_that_starts_again_comes_to_the_same_tables_states_and_logs(fresh: Serving) -> None:
    with visiting(fresh.start().url) as visitor:
        games = [visitor.new_game(HUMANS, preset=preset, seed=3) for preset in PRESETS]
        for number, seated in enumerate(games):
            visitor.play_to(seated, 6 + 9 * number)
        undone(visitor, games[0])
        before = [everything(visitor, seated) for seated in games]
        assert fresh.end() == 0
        fresh.start()
        assert [everything(visitor, seated) for seated in games] == before


def everything(visitor: Visitor, seated: Seated) -> list[Json]:
    """All there is to see of a game, but for who is looking and the clock."""
    return [visitor.get(seated.id, what) for what in ("", "log", "legal", "sight")]


def undone(visitor: Visitor, seated: Seated) -> int:
    """Take the last decision back; at a hot seat nobody else is to be asked."""
    state = visitor.state(seated.id)
    answer = visitor.post(seated.id, "undo", {"ply": state["ply"] - 1}, seated.tokens[0])
    assert answer.status_code == 200, answer.text
    return int(state["ply"]) - 1


def test_what_is_taken_back_stays_in_the_log_and_the_same_tile_comes_again(visitor: Visitor, shared: Serving) -> None:
    seated = visitor.new_game(HUMANS, seed=21)
    visitor.play_to(seated, 8)
    before = visitor.state(seated.id)
    visitor.play_one(seated)
    ply = undone(visitor, seated)
    assert (ply, visitor.state(seated.id)) == (8, before)
    visitor.play_one(seated)
    entries = entries_by_socket(shared.url, seated.id, None, 11)
    assert [(one["type"], one["seq"], one["ply"]) for one in entries[-3:]] == [
        ("move", 9, 9),
        ("undo", 10, 8),
        ("move", 11, 9),
    ]
    game = Game(Rules.of("modern", 2), seed=21)
    for one in [*entries[1:9], entries[-1]]:
        game.play(action_from_json(one["action"]))
    assert entries[-1]["state"] == view_to_json(game.view()) | {
        key: value for key, value in entries[-1]["state"].items() if key == "seed"
    }


def test_an_exported_record_replays_to_the_same_scores_and_can_be_imported(visitor: Visitor) -> None:
    from carcassonne.notation.record import parse_record, replay

    seated = visitor.new_game(HUMANS, preset="bridges-castles-bazaars", draw=a_deck("bridges-castles-bazaars", 2))
    end = visitor.play_out(seated)
    text = visitor.http.get(f"/api/v1/games/{seated.id}/record").text
    assert list(replay(parse_record(text)).scores) == end["scores"]
    made = visitor.http.post("/api/v1/games/import", content=text, headers={"Content-Type": "text/plain"})
    assert made.status_code == 201, made.text
    copied = made.json()["id"]
    assert visitor.state(copied) == end
    assert visitor.table(copied)["status"] == "over"
    theirs, ours = (visitor.get(game, "log")["entries"] for game in (copied, seated.id))
    assert [(one.get("action"), one["events"]) for one in theirs] == [
        (one.get("action"), one["events"]) for one in ours
    ]


def test_a_game_against_a_bot_replays_too(visitor: Visitor, shared: Serving) -> None:
    import time

    seated = visitor.new_game(AGAINST_A_BOT, draw=a_deck("modern", 9))
    deadline = time.monotonic() + 300
    while not visitor.state(seated.id)["over"]:
        assert time.monotonic() < deadline
        if visitor.play_one(seated) is None:
            time.sleep(0.01)
    live = entries_by_socket(shared.url, seated.id, None, visitor.state(seated.id)["ply"])
    right = steps("modern", a_deck("modern", 9), [entry["action"] for entry in live[1:]])
    assert [frame["state"] for frame in live] == [step["state"] for step in right]
