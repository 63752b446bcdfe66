"""The referee speaks the protocol: every request, every error code, every example."""

from __future__ import annotations

import json
import random

import pytest

from carcassonne.engine.rules import PRESETS
from carcassonne.referee import Referee
from cli.sessions import Ask, Json, Session, code, new, play, play_on

STATE_MEMBERS = [
    "preset", "players", "ply", "phase", "to_act", "tile", "scores", "supply", "deck", "discarded", "over", "board",
    "followers",
]  # fmt: skip


# --- requests ---------------------------------------------------------------------------------------------------------
def test_the_example_of_new_gives_the_state(ask: Ask) -> None:
    state = ask({"cmd": "new", "preset": "modern", "options": {}, "players": 2, "draw": ["V", "U"]})
    assert list(state) == STATE_MEMBERS
    assert (state["tile"], state["deck"], state["phase"], state["to_act"]) == ("V", 1, "place", 0)


def test_the_example_of_a_state(ask: Ask) -> None:
    new(ask, "U", "V", *["U"] * 69)
    play(ask, "place", x=1, y=0, rotation=0)
    play(ask, "follower", feature="road", at="E")
    assert ask({"cmd": "state"}) == {
        "preset": "modern", "players": 2, "ply": 2, "phase": "place", "to_act": 1, "tile": "V", "scores": [0, 0],
        "supply": [6, 7], "deck": 69, "discarded": [], "over": False,
        "board": [{"tile": "D", "x": 0, "y": 0, "rotation": 0}, {"tile": "U", "x": 1, "y": 0, "rotation": 0}],
        "followers": [{"player": 0, "x": 1, "y": 0, "feature": "road", "at": "E"}],
    }  # fmt: skip


def test_a_follower_may_name_his_square_and_no_other_than_that_of_the_tile_just_laid(ask: Ask) -> None:
    new(ask, "U", "V", "V")
    play(ask, "place", x=1, y=0, rotation=0)
    refused = play(ask, "follower", feature="city", at="N", x=0, y=0)
    assert code(refused) == "illegal_action"
    assert "on no other (ruling B4.1)" in refused["error"]["message"]
    play(ask, "follower", feature="road", at="E", x=1, y=0)
    assert ask({"cmd": "state"})["followers"] == [{"player": 0, "x": 1, "y": 0, "feature": "road", "at": "E"}]


def test_new_needs_nothing_but_its_name(ask: Ask) -> None:
    state = ask({"cmd": "new"})
    assert (state["preset"], state["players"], state["deck"]) == ("modern", 2, 70)
    assert isinstance(state["seed"], int)


def test_the_seed_decides_the_deck_and_is_reported(ask: Ask) -> None:
    games = []
    for _ in range(2):
        first = ask({"cmd": "new", "seed": 7})
        assert first["seed"] == 7
        games.append(play_on(ask, random.Random(1)))
    assert games[0] == games[1]
    assert ask({"cmd": "new", "seed": 8})["seed"] == 8


def test_a_seed_that_was_chosen_gives_the_same_game_again(ask: Ask) -> None:
    chosen = ask({"cmd": "new"})["seed"]
    played = play_on(ask, random.Random(2))
    ask({"cmd": "new", "seed": chosen})
    assert play_on(ask, random.Random(2)) == played


def test_where_nothing_is_rolled_no_dice_can_be_given(ask: Ask) -> None:
    refused = ask({"cmd": "new", "dice": [1]})["error"]
    assert refused["message"] == "nothing is rolled under these rules: there are no dice"
    assert ask({"cmd": "new", "dice": [], "seed": 7})["seed"] == 7


def test_a_given_deck_has_no_seed(ask: Ask) -> None:
    assert "seed" not in new(ask, "V")


def test_an_empty_deck_is_a_game_that_is_over_at_once(ask: Ask) -> None:
    state = new(ask)
    assert (state["over"], state["phase"], state["to_act"], state["tile"]) == (True, "over", None, None)
    assert ask({"cmd": "legal"}) == {"actions": []}


def test_a_deck_may_hold_more_copies_than_the_box(ask: Ask) -> None:
    assert new(ask, *["C"] * 9)["deck"] == 8


def test_a_wheel_tile_keeps_its_number(ask: Ask) -> None:
    assert new(ask, "W29:3", preset="wheel-of-fortune")["tile"] == "W29:3"


def test_what_the_first_tile_did_is_told_with_the_first_state(ask: Ask) -> None:
    state = new(ask, "W29:3", preset="wheel-of-fortune")
    assert state["scores"] == [7, 7]
    assert [event["type"] for event in state["events"]][:3] == ["drawn", "pig_moved", "wheel_action"]
    assert "events" not in play_on(ask, random.Random(1), 1)[0]
    assert ask({"cmd": "undo"}) == state


def test_legal_lists_rotations_that_give_the_same_tile_once(ask: Ask) -> None:
    new(ask, "U")
    assert len(ask({"cmd": "legal"})["actions"]) == 3
    assert ask({"cmd": "explain", "action": {"type": "place", "x": 1, "y": 0, "rotation": 2}}) == {"legal": True}


def test_play_gives_events_and_state(ask: Ask) -> None:
    new(ask, "E", "V")
    answer = play(ask, "place", x=0, y=-1, rotation=2)
    assert answer["events"] == [{"type": "placed", "player": 0, "tile": "E", "x": 0, "y": -1, "rotation": 2}]
    answer = play(ask, "follower", feature="city", at="S")
    scored = [event for event in answer["events"] if event["type"] == "scored"]
    assert scored == [
        {"type": "scored", "player": 0, "points": 4, "feature": "city", "terms": [["tiles", 4]],
         "tiles": [[0, 0], [0, -1]], "cause": "finished"}
    ]  # fmt: skip
    assert answer["state"] == ask({"cmd": "state"})


def test_explain_says_why_not(ask: Ask) -> None:
    new(ask, "U")
    answer = ask({"cmd": "explain", "action": {"type": "place", "x": 1, "y": 0, "rotation": 1}})
    assert answer["legal"] is False
    assert "B3.2" in answer["reason"]
    assert ask({"cmd": "explain", "action": {"type": "bid", "points": 100}})["legal"] is False


def test_undo_puts_back_what_was_drawn_since(ask: Ask) -> None:
    states = [new(ask, "V", "U", "E", "W")]
    for _ in range(6):
        states.append(play_on(ask, random.Random(len(states)), 1)[0])
    for state in reversed(states[:-1]):
        assert ask({"cmd": "undo"}) == state
    assert code(ask({"cmd": "undo"})) == "nothing_to_undo"


def test_undo_works_after_the_end_and_the_same_tiles_come_again(ask: Ask) -> None:
    ask({"cmd": "new", "seed": 3})
    end, _ = play_on(ask, random.Random(3))
    for _ in range(end["ply"]):
        ask({"cmd": "undo"})
    assert play_on(ask, random.Random(3))[0] == end


def test_quit_is_not_answered(referee: Referee) -> None:
    assert referee.answer('{"cmd":"quit"}') is None


# --- whole games ------------------------------------------------------------------------------------------------------
def check_scores(state: Json, events: list[Json]) -> None:
    """Points are the sum of their terms, scores the sum of the events (protocol, Events)."""
    sums = [0] * state["players"]
    for event in events:
        if event["type"] == "scored":
            assert event["points"] == sum(points for _, points in event["terms"])
            sums[event["player"]] += event["points"]
        elif event["type"] in ("tile_sold", "ransomed"):
            sums = [a + b for a, b in zip(sums, event["scores"], strict=True)]
    assert sums == state["scores"]


@pytest.mark.parametrize("preset", PRESETS)
def test_a_game_of_every_preset_through_a_process(preset: str) -> None:
    with Session() as session:
        for players, seed in ((2, 11), (5, 12)):
            session.ask({"cmd": "new", "preset": preset, "players": players, "seed": seed})
            state, events = play_on(session.ask, random.Random(seed))
            assert state["over"]
            assert events[-1]["type"] == "game_ended"
            check_scores(state, events)
        status, said = session.close()
        assert (status, said) == (0, "")


@pytest.mark.parametrize(
    "options",
    [
        {"wheel": True, "bridges_castles_bazaars": True},
        {"castles": True, "bazaars": True, "bazaar_auction": "no_auction"},
    ],
    ids=["everything", "no auction"],
)
def test_games_with_modules_mixed(ask: Ask, options: Json) -> None:
    for seed in range(3):
        ask({"cmd": "new", "options": options, "players": 6, "seed": seed})
        check_scores(*play_on(ask, random.Random(seed)))


def test_quit_ends_the_process_with_status_0() -> None:
    with Session() as session:
        assert session.send(b'{"cmd":"quit"}') == b""
        assert session.close() == (0, "")


def test_the_process_goes_on_after_anything() -> None:
    with Session() as session:
        before = session.send(b'{"cmd":"new","seed":5}')
        for line in (b"\xff\xfe", b"\x00" * 50, b"[" * 100_000, b'{"x":"' + b"y" * (3 << 20) + b'"}', b"", b"\r"):
            assert code(json.loads(session.send(line))) == "bad_json"
        assert session.send(b'{"cmd":"state"}') == before
        assert session.send(b'{"cmd":"state"}\r') == before
        assert session.close() == (0, "")
