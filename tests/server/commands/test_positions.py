"""Positions in answers: who asks for one gets what the page draws, and nobody else notices."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from carcassonne.engine.game import Game
from carcassonne.notation.json import actions_to_json, view_to_json
from carcassonne.server.games import position_payload
from carcassonne.server.games.position_changes import apply_changes
from carcassonne.server.games.shuffle import commitment
from support.tables import House, Json, a_house, run

DRAW = ["V", "U", "E", "W", "K"]


async def ask(house: House, game: str, what: str, body: Json, token: str, position: bool = True) -> Json:
    """A request with its position, or without."""
    answer = await house.post(game, f"{what}{'?position=true' * position}", body, token)
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


async def turn_of(house: House, made: Json, *further: Json) -> tuple[Json, str]:
    decision, seat = await house.next_turn(made["id"])
    decision["actions"] += further
    return decision, made["tokens"][str(seat)]


def test_the_answer_to_a_move_carries_the_position_in_place_of_the_state(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path) as house:
            made = await house.new_game("human", "human", draw=DRAW)
            decision, token = await turn_of(house, made, {"type": "skip"})
            plain = await ask(house, made["id"], "moves", decision, token, position=False)
            drawn = await ask(house, made["id"], "moves", decision, token)  # the same move id: the same answer
            assert list(plain) == ["seq", "ply", "events", "state"]
            assert list(drawn) == ["seq", "ply", "events", "position"]
            assert drawn["position"] == await house.get(made["id"], "position")
            assert drawn["position"] == await house.get(made["id"], "sight")
            assert drawn["position"]["state"] == plain["state"]
            assert [drawn[name] for name in ("seq", "ply", "events")] == [
                plain[name] for name in ("seq", "ply", "events")
            ]
            assert (await house.play(made))["seq"] == 3
            again = await ask(house, made["id"], "moves", decision, token)
            assert again == drawn, "whatever has happened since"

    run(work())


def test_a_preview_carries_the_position_under_the_name_that_is_asked_for(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path) as house:
            made = await house.new_game("human", "human", draw=DRAW)
            decision, token = await turn_of(house, made)
            del decision["move_id"]
            plain = await ask(house, made["id"], "preview", decision, token, position=False)
            drawn = await ask(house, made["id"], "preview", decision, token)
            assert drawn == {"events": plain["events"], "position": plain["sight"]}

    run(work())


def test_who_says_what_he_has_is_told_what_changes(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path) as house:
            made = await house.new_game("human", "human", draw=DRAW)
            await house.play(made)
            await house.play(made)
            have = await house.get(made["id"], "position")
            decision, token = await turn_of(house, made)
            preview = {"ply": decision["ply"], "actions": decision["actions"]}
            whole = await ask(house, made["id"], "preview", preview, token)
            told = await ask(house, made["id"], "preview?have=2", preview, token, position=False)
            assert list(told) == ["events", "changes", "next"]
            assert told["events"] == whole["events"]
            assert apply_changes(have, told["changes"]) == whole["position"]
            legal = whole["position"]["legal"]
            assert len(told["next"]) == len(legal) > 1
            for answer, brought in zip(legal, told["next"], strict=True):
                turn = {"ply": decision["ply"], "actions": [*decision["actions"], answer]}
                full = await ask(house, made["id"], "preview", turn, token)
                added = full["events"][len(whole["events"]) :]
                assert full["position"]["state"]["phase"] == "draw", "nothing more is asked"
                assert brought == [each for each in added if each["type"] in ("scored", "goods_taken")]
            decision["actions"].append(legal[0])
            moved = await ask(house, made["id"], "moves?have=2", decision, token, position=False)
            assert list(moved) == ["seq", "ply", "events", "changes"]
            assert apply_changes(have, moved["changes"]) == await house.get(made["id"], "position")

    run(work())


@pytest.mark.parametrize("have", ["-1", "1", "99"])
def test_who_has_another_position_gets_the_whole(tmp_path: Path, have: str) -> None:
    async def work() -> None:
        async with a_house(tmp_path) as house:
            made = await house.new_game("human", "human", draw=DRAW)
            await house.play(made)
            await house.play(made)
            decision, token = await turn_of(house, made)
            preview = {"ply": decision["ply"], "actions": decision["actions"]}
            whole = await ask(house, made["id"], "preview", preview, token)
            assert await ask(house, made["id"], f"preview?have={have}", preview, token, position=False) == whole
            moved = await ask(house, made["id"], f"moves?have={have}", decision, token, position=False)
            assert moved["position"] == await house.get(made["id"], "position")
            again = await ask(house, made["id"], "moves?have=2", decision, token, position=False)
            assert again == moved, "an earlier answer is told as a whole"

    run(work())


def test_what_one_has_must_be_a_number(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path) as house:
            made = await house.new_game("human", "human", draw=DRAW)
            decision, token = await turn_of(house, made)
            for have in ("x", "-2", "1.5", "9999999"):
                answer = await house.post(made["id"], f"moves?have={have}", decision, token)
                assert (answer.status_code, answer.json()["code"]) == (400, "bad_request")
                assert "have" in answer.json()["detail"]
            assert (await house.get(made["id"]))["table"]["seq"] == 0

    run(work())


def test_a_table_comes_with_its_position_after_undo_and_resignation(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path) as house:
            made = await house.new_game("human", "human", draw=DRAW)
            await house.play(made)
            token = made["tokens"]["0"]
            back = await ask(house, made["id"], "undo", {"ply": 0}, token)
            assert (back["table"]["ply"], back["position"]["ply"], back["position"]["seq"]) == (0, 0, 2)
            assert back["position"]["legal"]
            looked = (await house.http.get(f"/api/v1/games/{made['id']}?position=true")).json()
            assert looked == back
            gone = await ask(house, made["id"], "resign", {}, token)
            assert (gone["table"]["status"], gone["position"]["legal"], gone["position"]["seq"]) == ("over", [], 3)

    run(work())


def test_rule_examples_carry_the_position_under_the_name_that_is_asked_for(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path) as house:
            plain = (await house.http.get("/api/v1/examples/modern")).json()["examples"]
            drawn = (await house.http.get("/api/v1/examples/modern?position=true")).json()["examples"]
            assert list(plain["road"]) == ["preset", "sight", "lit", "events", "points"]
            assert {name: each["sight"] for name, each in plain.items()} == {
                name: each["position"] for name, each in drawn.items()
            }

    run(work())


def test_a_position_is_made_once_for_everybody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made_of: list[int] = []

    def counted(legal: Any) -> Any:
        made_of.append(len(legal))
        return actions_to_json(legal)

    monkeypatch.setattr(position_payload, "actions_to_json", counted)

    async def work() -> None:
        async with a_house(tmp_path) as house:
            made = await house.new_game("human", "human", draw=DRAW)
            decision, token = await turn_of(house, made, {"type": "skip"})
            await ask(house, made["id"], "moves", decision, token)
            for _ in range(3):
                await house.get(made["id"], "position")
            assert len(made_of) == 1, "neither for each reader nor for the placement before its follower"

    run(work())


def test_the_line_of_every_position_reads_back_to_the_same_state(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path) as house:
            made = await house.new_game("human", "human", preset="big-box", seed=7)
            for _ in range(12):
                await house.play(made)
            latest = await house.get(made["id"], "line")
            assert latest == await house.get(made["id"], f"line?ply={latest['ply']}")
            for ply in range(latest["ply"] + 1):
                found = await house.get(made["id"], f"line?ply={ply}")
                there = await house.get(made["id"], f"position?ply={ply}")
                assert (found["seq"], found["ply"]) == (there["seq"], there["ply"])
                game = Game.from_position(found["line"], nature=True)
                assert game.position == found["line"]
                assert json.loads(json.dumps(view_to_json(game.view()))) == there["state"]
            beyond = await house.http.get(f"/api/v1/games/{made['id']}/line?ply=999")
            assert (beyond.status_code, beyond.json()["code"]) == (400, "bad_request")

    run(work())


def test_the_shuffle_of_a_game_that_is_over_deals_what_was_drawn(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path) as house:
            made = await house.new_game("human", "human")
            address = f"/api/v1/games/{made['id']}"
            early = await house.http.get(f"{address}/shuffle")
            assert (early.status_code, early.json()["code"]) == (409, "not_over")
            for _ in range(6):
                await house.play(made)
            await house.http.post(
                f"{address}/resign", json={}, headers={"Authorization": f"Bearer {made['tokens']['0']}"}
            )
            told = await house.get(made["id"], "shuffle")
            entries = (await house.get(made["id"], "log"))["entries"]
            drawn = [e["tile"] for entry in entries for e in entry.get("events", []) if e["type"] == "drawn"]
            assert drawn == told["stack"][: len(drawn)]
            assert told["commitment"] == commitment(int(told["seed"]))

    run(work())
