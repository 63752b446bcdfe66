"""Promise 4: of simultaneous moves for one ply exactly one is accepted; the same move id gets the same answer."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import httpx
import pytest

from support.serving import PLAINLY, Serving
from support.visitor import Visitor, a_move_id, bearer, chosen, definite

TOGETHER = 20


async def all_at_once(url: str, path: str, token: str, bodies: list[dict[str, Any]]) -> list[httpx.Response]:
    """Send every body on a connection of its own, opened beforehand, at the same moment."""
    limits = httpx.Limits(max_connections=len(bodies), max_keepalive_connections=len(bodies))
    async with httpx.AsyncClient(base_url=url, limits=limits, timeout=20.0, **PLAINLY) as http:
        await asyncio.gather(*(http.get("/healthz") for _ in bodies))
        return list(await asyncio.gather(*(http.post(path, json=body, headers=bearer(token)) for body in bodies)))


@pytest.mark.parametrize("seed", range(5))
def test_of_twenty_simultaneous_moves_one_is_accepted_and_the_others_hear_where_the_game_is(
    visitor: Visitor, shared: Serving, seed: int
) -> None:
    seated, dice = visitor.new_game(seed=seed), random.Random(seed)
    visitor.play_to(seated, seed)
    state, (ply, actions) = visitor.state(seated.id), visitor.legal(seated.id)
    bodies: list[dict[str, Any]] = [
        {"ply": ply, "move_id": a_move_id(), "actions": [chosen(actions, dice)]} for _ in range(TOGETHER)
    ]
    token = seated.tokens[state["to_act"]]
    answers = asyncio.run(all_at_once(shared.url, f"/api/v1/games/{seated.id}/moves", token, bodies))
    accepted = [number for number, answer in enumerate(answers) if answer.status_code == 200]
    refused = [answer.json() for answer in answers if answer.status_code != 200]
    assert len(accepted) == 1
    assert {(one["status"], one["code"], one["ply"]) for one in refused} == {(409, "stale_ply", ply + 1)}
    entries = [entry for entry in visitor.get(seated.id, "log")["entries"] if entry["seq"] > ply]
    assert [(one["seq"], one["action"]) for one in entries] == [(ply + 1, bodies[accepted[0]]["actions"][0])]
    assert visitor.state(seated.id) == answers[accepted[0]].json()["state"]


def test_twenty_copies_of_one_move_get_one_answer_and_make_one_row(visitor: Visitor, shared: Serving) -> None:
    seated = visitor.new_game(seed=3)
    ply, actions = visitor.legal(seated.id)
    bodies = [{"ply": ply, "move_id": a_move_id(), "actions": [definite(actions[0], visitor.dice)]}] * TOGETHER
    path, token = f"/api/v1/games/{seated.id}/moves", seated.tokens[0]
    answers = asyncio.run(all_at_once(shared.url, path, token, bodies))
    assert {answer.status_code for answer in answers} == {200}
    assert len({answer.content for answer in answers}) == 1
    assert len([entry for entry in visitor.get(seated.id, "log")["entries"] if entry["seq"] > ply]) == 1


def test_the_same_move_id_later_gets_the_same_answer_whatever_has_happened_since(visitor: Visitor) -> None:
    seated = visitor.new_game(seed=4)
    state, (ply, actions) = visitor.state(seated.id), visitor.legal(seated.id)
    token, move_id, action = seated.tokens[state["to_act"]], a_move_id(), chosen(actions, visitor.dice)
    first = visitor.move(seated.id, token, ply, action, move_id=move_id)
    visitor.play_to(seated, ply + 7)
    log = visitor.get(seated.id, "log")
    again = visitor.move(seated.id, token, ply, action, move_id=move_id)
    assert (again.status_code, again.content) == (200, first.content)
    assert visitor.get(seated.id, "log") == log


def test_the_same_answer_is_given_after_a_restart(fresh: Serving) -> None:
    from support.visitor import visiting

    with visiting(fresh.start().url) as visitor:
        seated = visitor.new_game(seed=5)
        ply, actions = visitor.legal(seated.id)
        action, move_id = chosen(actions, visitor.dice), a_move_id()
        first = visitor.move(seated.id, seated.tokens[0], ply, action, move_id=move_id)
        fresh.kill()
        fresh.start()
        again = visitor.move(seated.id, seated.tokens[0], ply, action, move_id=move_id)
        assert (again.status_code, again.content) == (first.status_code, first.content)


def test_a_stale_ply_changes_nothing_and_says_the_ply(visitor: Visitor) -> None:
    seated = visitor.new_game(seed=6)
    state = visitor.play_to(seated, 5)
    _, actions = visitor.legal(seated.id)
    for ply in (0, 3, 4, 6, 900):
        answer = visitor.move(seated.id, seated.tokens[state["to_act"]], ply, chosen(actions, visitor.dice))
        assert (answer.status_code, answer.json()["code"], answer.json()["ply"]) == (409, "stale_ply", 5)
    assert visitor.state(seated.id) == state


def test_a_turn_of_two_actions_is_taken_whole_or_not_at_all(visitor: Visitor) -> None:
    seated = visitor.new_game(seed=7)
    ply, actions = visitor.legal(seated.id)
    before = visitor.get(seated.id)
    answer = visitor.move(seated.id, seated.tokens[0], ply, actions[0], {"type": "crown", "segment": "tax"})
    assert (answer.status_code, answer.json()["code"]) == (422, "illegal_action")
    assert visitor.get(seated.id) == before
    whole = visitor.move(seated.id, seated.tokens[0], ply, actions[0], {"type": "skip"})
    assert whole.status_code == 200
    assert (whole.json()["ply"], whole.json()["seq"]) == (ply + 2, ply + 2)
    assert len([entry for entry in visitor.get(seated.id, "log")["entries"] if entry["seq"] > 0]) == 2
