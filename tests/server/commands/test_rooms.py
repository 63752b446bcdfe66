"""What a table shares: names that differ, colours for everybody, hints that show, a room that can be called off."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from carcassonne.notation.record import parse_record
from carcassonne.server.games.seats import colours_of, told_apart
from carcassonne.server.games.shuffle import commitment, lot
from carcassonne.server.workers.hints import Hints
from support.tables import House, Json, a_house, run

FOUND = {"action": {"type": "skip"}, "actions": [], "reason": "", "reasons": [], "margin": 0.0, "win": 0.5}


def secret_of(made: Json, seat: int = 1) -> str:
    return str(made["links"][str(seat)].partition("#")[2])


async def join(house: House, made: Json, seat: int = 1, **body: Any) -> Json:
    answer = await house.post(made["id"], "join", body, secret_of(made, seat))
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


# --- names ------------------------------------------------------------------------------------------------------------
def test_nobody_has_the_name_of_another(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path) as house:
            made = await house.new_game("human", "human", "bot", "bot", "open")
            assert [seat["name"] for seat in made["table"]["seats"][:4]] == ["Anna", "Anna 2", "beginner", "beginner 2"]
            assert [seat["nth"] for seat in made["table"]["seats"]] == [None, None, 1, 2, None]
            joined = await join(house, made, 4, name="ANNA")
            assert joined["table"]["seats"][4]["name"] == "ANNA 3"

    run(work())


def test_a_long_name_stays_as_short_as_names_are() -> None:
    assert told_apart("n" * 40, ["n" * 40]) == "n" * 38 + " 2"


def test_a_bot_with_a_name_of_its_own_is_called_by_it(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path) as house:
            seats = [{"kind": "human", "name": "Anna"}, {"kind": "bot", "level": 3, "name": "HAL"}]
            made = (await house.http.post("/api/v1/games", json={"seats": seats})).json()
            assert (made["table"]["seats"][1]["name"], made["table"]["seats"][1]["nth"]) == ("HAL", None)

    run(work())


# --- colours ----------------------------------------------------------------------------------------------------------
def test_colours_are_the_tables_and_the_second_who_wants_one_gets_another(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path) as house:
            seats = [{"kind": "human", "name": "Anna", "colour": 3}, {"kind": "bot", "level": 1}, {"kind": "open"}]
            made = (await house.http.post("/api/v1/games", json={"seats": seats, "draw": ["V", "U", "E", "W"]})).json()
            assert colours(made["table"]) == [3, 1, 2]
            joined = await join(house, made, 2, name="Bram", colour=3)
            assert colours(joined["table"]) == [3, 1, 2], "Anna has it"
            taken = await house.post(made["id"], "colour", {"colour": 1}, joined["token"])
            assert colours(taken.json()["table"]) == [3, 0, 1], "a bot gives its colour up"
            clash = await house.post(made["id"], "colour", {"colour": 3}, joined["token"])
            assert (clash.status_code, clash.json()["code"]) == (409, "colour_taken")
            drawn = (await house.http.get(f"/api/v1/games/{made['id']}/picture.svg")).text
            same = f"/api/v1/games/{made['id']}/picture.svg?colours=3,0,1"
            assert drawn == (await house.http.get(same)).text
            await house.play(made)
            late = await house.post(made["id"], "colour", {"colour": 5}, joined["token"])
            assert (late.status_code, late.json()["code"]) == (403, "not_allowed")

    run(work())


def test_who_plays_against_bots_may_change_colour_at_any_time_and_keeps_it(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path) as house:
            made = await house.new_game("human", "bot", draw=["V", "U", "E", "W"])
            await house.play(made)
            await house.post(made["id"], "colour", {"colour": 1}, made["tokens"]["0"])
            assert colours((await house.get(made["id"]))["table"]) == [1, 0]
            await house.post(made["id"], "resign", {}, made["tokens"]["0"])
            again = await house.post(made["id"], "rematch", {}, made["tokens"]["0"])
            assert colours(again.json()["table"]) == [0, 1], "she is in the second seat now"

    run(work())


def colours(table: Json) -> list[int]:
    return [seat["colour"] for seat in table["seats"]]


def test_games_of_before_have_the_colours_of_their_seats() -> None:
    from carcassonne.server.games.model import Seat

    assert colours_of([Seat("human"), Seat("bot"), Seat("human", colour=0)]) == [2, 1, 0]


# --- hints ------------------------------------------------------------------------------------------------------------
def test_a_hint_is_seen_by_everybody_and_stands_in_the_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def of(self: Hints, *given: Any) -> Any:
        return FOUND

    async def work() -> None:
        async with a_house(tmp_path) as house:
            monkeypatch.setattr(Hints, "of", of)
            made = await house.new_game("human", "open")
            joined = await join(house, made, name="Bram")
            for _ in range(2):  # twice in the same position is one hint
                assert (await house.post(made["id"], "hint", {}, made["tokens"]["0"])).status_code == 200
            assert (await house.get(made["id"]))["table"]["hints"] == [1, 0]
            await house.play(made)
            refused = await house.post(made["id"], "hint", {}, joined["token"])
            assert refused.status_code == 409, "it is not his turn: nothing is counted"
            await house.post(made["id"], "hint", {}, made["tokens"]["0"])
            assert (await house.get(made["id"]))["table"]["hints"] == [2, 0]
            record = (await house.http.get(f"/api/v1/games/{made['id']}/record")).text
            assert ("Hints", "2 0") in parse_record(record).tags
        async with a_house(tmp_path) as house:
            assert (await house.get(made["id"]))["table"]["hints"] == [2, 0], "they are stored"

    run(work())


# --- the waiting room -------------------------------------------------------------------------------------------------
def test_who_made_a_game_may_call_it_off(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path) as house:
            made = await house.new_game("human", "open", "open")
            joined = await join(house, made, name="Bram")
            refused = await house.post(made["id"], "cancel", {}, joined["token"])
            assert (refused.status_code, refused.json()["code"]) == (403, "not_allowed")
            table = (await house.post(made["id"], "cancel", {}, made["tokens"]["0"])).json()["table"]
            assert (table["status"], table["result"]["reason"], table["result"]["winners"]) == ("over", "cancelled", [])
            late = await house.post(made["id"], "join", {"name": "Carl"}, secret_of(made, 2))
            assert (late.status_code, late.json()["code"]) == (409, "game_over")
            twice = await house.post(made["id"], "cancel", {}, made["tokens"]["0"])
            assert (twice.status_code, twice.json()["code"]) == (409, "not_waiting")
            again = await house.post(made["id"], "rematch", {}, made["tokens"]["0"])
            assert (again.status_code, again.json()["code"]) == (409, "not_over")
            record = (await house.http.get(f"/api/v1/games/{made['id']}/record")).text
            assert '[Termination "cancelled"]' in record

    run(work())


def test_a_bot_takes_a_seat_that_stayed_empty(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path) as house:
            made = await house.new_game("human", "open", "open")
            mine = made["tokens"]["0"]
            first = (await house.post(made["id"], "fill", {"seat": 1, "level": 2}, mine)).json()["table"]
            assert (first["status"], first["seats"][1]["kind"], first["seats"][1]["level"]) == ("waiting", "bot", 2)
            taken = await house.post(made["id"], "join", {"name": "Bram"}, secret_of(made, 1))
            assert (taken.status_code, taken.json()["code"]) == (409, "seat_taken")
            wrong = await house.post(made["id"], "fill", {"seat": 2}, mine)
            assert (wrong.status_code, wrong.json()["field"]) == (400, "level")
            second = (await house.post(made["id"], "fill", {"seat": 2, "level": 2}, mine)).json()["table"]
            assert second["status"] == "playing"
            assert [seat["nth"] for seat in second["seats"]] == [None, 1, 2]
        async with a_house(tmp_path) as house:
            stored = (await house.get(made["id"]))["table"]["seats"]
            assert [seat["level"] for seat in stored] == [None, 2, 2]

    run(work())


# --- who begins -------------------------------------------------------------------------------------------------------
def test_who_begins_is_drawn_by_the_seed_that_was_committed_to(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path) as house:
            begun: set[str] = set()
            for _ in range(12):
                seats = [{"kind": "human", "name": name} for name in ("Anna", "Bram", "Carl")]
                wanted = {"seats": seats, "options": {"first_player": "random"}}
                made = (await house.http.post("/api/v1/games", json=wanted)).json()
                table = made["table"]
                names = [seat["name"] for seat in table["seats"]]
                assert names == (["Anna", "Bram", "Carl"] * 2)[table["lot"] :][:3], "in the order of the table"
                begun.add(names[0])
                await house.play(made)  # the tokens are those of the seats as they are now
            assert len(begun) > 1
            for token in list(made["tokens"].values())[:2]:
                await house.post(made["id"], "resign", {}, token)
            over = (await house.get(made["id"]))["table"]
            assert commitment(int(over["seed"])) == table["commitment"]
            assert lot(int(over["seed"]), 3) == table["lot"]
            record = parse_record((await house.http.get(f"/api/v1/games/{made['id']}/record")).text)
            assert ("Lot", str(table["lot"])) in record.tags

    run(work())


def test_a_rematch_draws_again_and_everybody_finds_their_seat(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path) as house:
            made = await house.new_game("human", "human", options={"first_player": "random"}, seed=7)
            assert made["table"]["lot"] == lot(7, 2)
            await house.post(made["id"], "resign", {}, made["tokens"]["0"])
            again = (await house.post(made["id"], "rematch", {}, made["tokens"]["0"])).json()["table"]
            to = (await house.get(made["id"]))["table"]["rematch"]["seats"]
            names = [seat["name"] for seat in made["table"]["seats"]]
            assert [again["seats"][seat]["name"] for seat in to] == names
            assert to == [(seat - again["lot"]) % 2 for seat in range(2)]

    run(work())


# --- grace ------------------------------------------------------------------------------------------------------------
def test_a_clock_may_have_a_grace(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path) as house:
            made = await house.new_game("human", "human", clock={"kind": "move", "seconds": 60, "grace": 90})
            assert made["table"]["clock"] == {"kind": "move", "seconds": 60, "grace": 90}
            assert made["table"]["clocks"]["grace"] == [90.0, 90.0]
            plain = await house.new_game("human", "human", clock={"kind": "days", "days": 2, "grace": 0})
            assert plain["table"]["clock"] == {"kind": "days", "days": 2}
            assert "grace" not in plain["table"]["clocks"]

    run(work())
