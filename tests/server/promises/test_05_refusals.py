"""Promise 5: every refused request is answered with a code and a reason, and changes nothing."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import pytest

from support.problems import fault_in
from support.visitor import AGAINST_A_BOT, HUMANS, SHORT, Seated, Visitor, a_move_id, bearer, chosen

Json = dict[str, Any]
DAMAGES = 300
ODD: list[Any] = [
    None, True, -1, 0, 4, 10**6, 10**30, 1.5, "", "x", "N" * 5000, "\x00", "\ud83d\ude00", "../..", [], [[]],
    {}, {"a": 1},
]  # fmt: skip


def places_in(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The path of everything in a JSON value."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path, *(deeper for key, item in inside for deeper in places_in(item, (*path, key)))]


def damaged(body: Json, dice: random.Random) -> Any:
    """A body with one thing in it replaced, removed, added or doubled."""
    spoiled: Any = copy.deepcopy(body)
    path = dice.choice(places_in(spoiled))
    if not path:
        return dice.choice(ODD)
    *above, last = path
    home = spoiled
    for key in above:
        home = home[key]
    how = dice.randrange(3)
    if how == 0:
        home[last] = dice.choice(ODD)
    elif how == 1:
        del home[last]
    elif isinstance(home, dict):
        home[dice.choice(["extra", "seed", "seat", "token", "__proto__", "type ", ""])] = dice.choice(ODD)
    else:
        home.extend(home * 3)
    return spoiled


def with_text(body: Json, dice: random.Random) -> bytes:
    """A body whose text is damaged, not its meaning."""
    text = json.dumps(body).encode()
    cut = dice.randrange(len(text))
    return dice.choice(
        [text[:cut], text[cut:], text + b"}", text.replace(b":", b"=", 1), b"\xff\xfe" + text, b"[" * 20_000,
         text[:cut] + b"\x00" + text[cut:], b"", b"NaN", b'{"ply":NaN}', text.replace(b'"ply"', b'"ply":1,"ply"', 1)]
    )  # fmt: skip


@pytest.mark.parametrize("seed", range(3))
def test_hundreds_of_damaged_moves_are_each_refused_with_a_reason_and_change_nothing(
    visitor: Visitor, seed: int
) -> None:
    dice = random.Random(seed)
    presets = ("modern", "wheel-of-fortune", "bridges-castles-bazaars")
    seated = visitor.new_game(HUMANS, preset=presets[seed], seed=seed)
    state = visitor.play_to(seated, 11 + seed)
    token, (ply, actions) = seated.tokens[state["to_act"]], visitor.legal(seated.id)
    before, accepted = visitor.get(seated.id), 0
    for number in range(DAMAGES // 3):
        body = {"ply": ply, "move_id": a_move_id(), "actions": [chosen(actions, dice)]}
        sent = with_text(body, dice) if number % 4 == 0 else json.dumps(damaged(body, dice)).encode()
        answer = visitor.http.post(
            f"/api/v1/games/{seated.id}/moves",
            content=sent,
            headers=bearer(token) | {"Content-Type": "application/json"},
        )
        if answer.status_code == 200:  # such a damage may leave a move that is allowed: another rotation, another name
            accepted += 1
            seated = visitor.new_game(HUMANS, preset=presets[seed], seed=seed)
            state = visitor.play_to(seated, 11 + seed)
            token, (ply, actions) = seated.tokens[state["to_act"]], visitor.legal(seated.id)
            before = visitor.get(seated.id)
            continue
        assert fault_in(answer) == "", sent[:300]
    assert accepted < DAMAGES // 10
    assert visitor.get(seated.id) == before


def test_every_placement_that_is_not_listed_is_refused_with_the_rule(visitor: Visitor) -> None:
    seated = visitor.new_game(HUMANS, draw=SHORT)
    ply, actions = visitor.legal(seated.id)
    allowed = {(one["x"], one["y"], one["rotation"]) for one in actions}
    before, reasons = visitor.get(seated.id), set()
    for x in range(-2, 3):
        for y in range(-2, 3):
            action = {"type": "place", "x": x, "y": y, "rotation": 0}
            if any((x, y, turn) in allowed for turn in range(4)):
                continue
            answer = visitor.move(seated.id, seated.tokens[0], ply, action)
            assert (answer.status_code, answer.json()["code"]) == (422, "illegal_action"), answer.text
            assert fault_in(answer) == ""
            reasons.add(answer.json()["detail"])
    assert len(reasons) > 1, "a reason says why, not only that"
    assert visitor.get(seated.id) == before


NEW = {"preset": "modern", "seats": HUMANS, "clock": {"kind": "bank", "seconds": 600, "increment": 10}, "options": {},
       "aids": {"features": True, "fields": True, "remaining": True, "holes": True, "hints": True},
       "seed": 7}  # fmt: skip


def test_damaged_wishes_for_a_new_game_are_refused_with_a_reason(guest: Visitor) -> None:
    dice, refused = random.Random(5), 0
    for number in range(DAMAGES):
        sent = with_text(NEW, dice) if number % 5 == 0 else json.dumps(damaged(NEW, dice)).encode()
        answer = guest.http.post("/api/v1/games", content=sent, headers={"Content-Type": "application/json"})
        if answer.status_code != 201:
            assert fault_in(answer) == "", sent[:300]
            refused += 1
    assert refused > DAMAGES / 2


BAD_GAMES: list[Json] = [
    {"preset": "no-such-preset"},
    {"seats": []},
    {"seats": HUMANS[:1]},
    {"seats": HUMANS * 4},
    {"seats": [{"kind": "human"}, {"kind": "open"}]},
    {"seats": [{"kind": "bot", "level": 99}, *HUMANS[:1]]},
    {"seats": [{"kind": "bot", "level": 0}, *HUMANS[:1]]},
    {"seats": [{"kind": "bot", "player": "cmd:/bin/sh"}, *HUMANS[:1]]},
    {"seats": [{"kind": "bot", "player": "os:system"}, *HUMANS[:1]]},
    {"seats": [{"kind": "dealer", "name": "x"}, *HUMANS[:1]]},
    {"clock": {"kind": "move", "seconds": -1}},
    {"clock": {"kind": "move", "seconds": 1e400}},
    {"clock": {"kind": "sand"}},
    {"options": {"no_such_option": 1}},
    {"options": {"tiny_city": 77}},
    {"draw": ["NOPE"]},
    {"draw": "V"},
    {"draw": ["V"] * 5000},
    {"draw": ["V"], "seed": 3},
    {"seed": "seven"},
    {"seed": 10**100},
    {"aids": {"telepathy": True}},
    {"surprise": 1},
]


@pytest.mark.parametrize("wrong", BAD_GAMES, ids=lambda wrong: json.dumps(wrong)[:60])
def test_a_game_that_cannot_be_played_is_refused_with_the_reason(guest: Visitor, wrong: Json) -> None:
    text = json.dumps({"preset": "modern", "seats": HUMANS} | wrong)
    answer = guest.http.post("/api/v1/games", content=text, headers={"Content-Type": "application/json"})
    assert fault_in(answer) == ""
    assert answer.status_code == 400


NOT_THERE = ("/api/v1/games/AAAAAAAAAAAAAAAA", "/api/v1/games/x/log", "/api/v1/games/%00", "/api/v1/games/../../etc",
             "/api/v1/nothing", "/api/v1/games/AAAAAAAAAAAAAAAA/stream", "/api/v1/games/🐑/sight",
             "/art/none.svg")  # fmt: skip


@pytest.mark.parametrize("path", NOT_THERE)
def test_what_is_not_there_is_answered_by_404_as_a_problem(guest: Visitor, path: str) -> None:
    answer = guest.http.get(path)
    assert answer.status_code == 404
    assert fault_in(answer) == ""


@pytest.mark.parametrize("what", ["sight?ply=-1", "sight?ply=99999", "sight?ply=x", "stream?after=x", "log?extra=1"])
def test_a_question_that_makes_no_sense_is_refused(guest: Visitor, what: str) -> None:
    seated = guest.new_game()
    with guest.http.stream("GET", f"/api/v1/games/{seated.id}/{what}") as answer:
        if what.startswith("log"):
            assert answer.status_code in (200, 400)
            return
        answer.read()
    assert fault_in(answer) == ""


def test_a_body_of_another_type_is_refused(guest: Visitor) -> None:
    for kind in (
        "text/plain",
        "application/x-www-form-urlencoded",
        "multipart/form-data; boundary=x",
        "application/xml",
    ):
        answer = guest.http.post("/api/v1/games", content=json.dumps(NEW), headers={"Content-Type": kind})
        assert (answer.status_code, answer.json()["code"]) == (415, "unsupported_type"), answer.text


def after_the_end(guest: Visitor) -> Seated:
    seated = guest.new_game(HUMANS, draw=SHORT)
    guest.play_out(seated)
    return seated


def test_a_game_that_is_over_says_so(guest: Visitor) -> None:
    seated = after_the_end(guest)
    ply = guest.state(seated.id)["ply"]
    token, before = seated.tokens[0], guest.get(seated.id)
    for what, body in (
        ("moves", {"ply": ply, "move_id": a_move_id(), "actions": [{"type": "skip"}]}),
        ("resign", {}),
        ("hint", {}),
    ):
        answer = guest.post(seated.id, what, body, token)
        assert (answer.status_code, answer.json()["code"]) == (409, "game_over"), (what, answer.text)
    assert guest.get(seated.id) == before


def test_a_game_that_still_waits_for_players_says_so(guest: Visitor) -> None:
    seated = guest.new_game([{"kind": "human", "name": "Anna"}, {"kind": "open"}])
    place = {"type": "place", "x": 0, "y": 1, "rotation": 0}
    answer = guest.move(seated.id, seated.tokens[0], 0, place)
    assert (answer.status_code, answer.json()["code"]) == (409, "waiting"), answer.text


def test_what_cannot_be_taken_back_or_answered_says_so(guest: Visitor) -> None:
    seated = guest.new_game(HUMANS)
    nothing = guest.post(seated.id, "undo", {"ply": 0}, seated.tokens[0])
    assert (nothing.status_code, nothing.json()["code"]) == (409, "nothing_to_undo"), nothing.text
    no_offer = guest.post(seated.id, "undo/answer", {"accept": True}, seated.tokens[0])
    assert (no_offer.status_code, no_offer.json()["code"]) == (409, "no_offer"), no_offer.text
    not_over = guest.post(seated.id, "analysis", {})
    assert (not_over.status_code, not_over.json()["code"]) == (409, "not_over"), not_over.text


def test_a_table_without_hints_gives_none(guest: Visitor) -> None:
    aids = {"features": False, "fields": False, "remaining": False, "holes": False, "hints": False}
    seated = guest.new_game(AGAINST_A_BOT, aids=aids, seed=1)
    answer = guest.post(seated.id, "hint", {}, seated.tokens[0])
    assert (answer.status_code, answer.json()["code"]) == (403, "not_allowed"), answer.text
    sight = guest.get(seated.id, "sight")
    assert not {"features", "remaining", "holes"} & set(sight)
