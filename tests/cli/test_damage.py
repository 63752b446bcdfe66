"""Ten thousand damaged requests: each is answered, none changes the game, none stops the referee."""

from __future__ import annotations

import json
import random

import pytest

from carcassonne.referee import Referee
from cli.mutations import damaged
from cli.sessions import Json, Session, any_action, asker, play_on

CODES = {"bad_json", "unknown_command", "bad_request", "no_game", "illegal_action", "nothing_to_undo"}
TABLES: list[Json] = [
    {"cmd": "new", "preset": "modern", "options": {"tiny_city": "2"}, "players": 3, "seed": 4},
    {"cmd": "new", "preset": "wheel-of-fortune", "options": {}, "players": 2, "seed": 5},
    {"cmd": "new", "preset": "bridges-castles-bazaars", "options": {"followers": 5}, "players": 6, "seed": 6},
    {"cmd": "new", "options": {"wheel": True, "bridges_castles_bazaars": True}, "players": 4, "seed": 7},
]


def valid_request(actions: list[Json], table: Json, dice: random.Random) -> bytes:
    """A request that would be answered: the more there is in it, the more often."""
    action = any_action(actions, dice) if actions else {"type": "skip"}
    deck: Json = {"cmd": "new", "preset": "modern", "options": {}, "players": 2, "draw": ["V", "U", "W29:3"]}
    requests: list[Json] = [{"cmd": "state"}, {"cmd": "legal"}, {"cmd": "undo"}, table, deck]
    requests += [{"cmd": cmd, "action": action} for cmd in ("play", "explain") for _ in range(4)]
    return json.dumps(dice.choice(requests)).encode()


def is_error(answer: Json) -> bool:
    """Whether an answer is an error, well formed and with a code of the protocol."""
    if "error" not in answer:
        return False
    assert list(answer) == ["error"]
    assert sorted(answer["error"]) == ["code", "message"]
    assert answer["error"]["code"] in CODES
    return True


@pytest.mark.parametrize("table", TABLES, ids=["modern", "wheel", "bridges", "everything"])
def test_damaged_requests_are_answered_and_change_nothing(table: Json) -> None:
    referee, dice = Referee(), random.Random(json.dumps(table))
    ask = asker(referee)
    ask(table)
    errors = 0
    for number in range(2500):
        if number % 25 == 0 and play_on(ask, dice, 5)[0]["over"]:
            ask(table)
        before, game = ask({"cmd": "state"}), referee.game
        position = game.copy()
        answer = referee.answer(damaged(valid_request(ask({"cmd": "legal"})["actions"], table, dice), dice))
        if answer is not None:
            assert answer.isascii()
            assert "\n" not in answer
            if is_error(json.loads(answer)):
                errors += 1
                assert ask({"cmd": "state"}) == before
                assert referee.game is game
                assert game == position
    assert errors > 1500


def test_damaged_requests_do_not_stop_the_process() -> None:
    dice = random.Random(99)
    with Session() as session:
        session.ask(TABLES[3])
        for number in range(600):
            if number % 30 == 0:
                play_on(session.ask, dice, 3)
            line = damaged(valid_request(session.ask({"cmd": "legal"}).get("actions", []), TABLES[3], dice), dice)
            if b'"quit"' not in line:
                is_error(json.loads(session.send(line)))
        assert session.ask({"cmd": "state"})["preset"]
        assert session.close() == (0, "")
