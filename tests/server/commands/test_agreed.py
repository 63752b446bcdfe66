"""What a table has agreed on is told wherever the game is named: what differs from its preset, and its aids."""

from __future__ import annotations

import re
from pathlib import Path

from carcassonne.notation.record import parse_record, print_record
from support.tables import a_house, run

CHANGED = {"inns_cathedrals": True, "followers": 3}


def test_what_differs_is_told_in_table_record_preview_and_picture(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path) as house:
            aids = {"features": True, "fields": True, "remaining": False, "holes": True, "hints": False}
            made = await house.new_game("human", "open", options=CHANGED, aids=aids)
            assert made["table"]["differences"] == [
                {"kind": "box", "box": "inns_cathedrals", "added": True},
                {"kind": "option", "option": "followers", "value": 3, "usual": 7},
            ]
            record = (await house.http.get(f"/api/v1/games/{made['id']}/record")).text
            assert '[Differences "with Inns & Cathedrals, followers 3 instead of 7"]' in record
            assert '[Aids "without tiles to come, hints"]' in record
            assert print_record(parse_record(record)) == record
            preview = (await house.http.get(f"/join/{made['id']}")).text
            told = "Carcassonne, with Inns &amp; Cathedrals, followers 3 instead of 7. Without tiles to come, hints."
            assert told in preview
            drawn = (await house.http.get(f"/api/v1/games/{made['id']}/picture.svg")).text
            lines = re.findall(r'<text class="a-t"[^>]*text-anchor="middle"[^>]*>([^<]*)<', drawn)
            assert " ".join(lines) == "Carcassonne, with Inns &amp; Cathedrals, followers 3 instead of 7"
            assert f"The game goes on · {int(made['table']['created'][8:10])} " in drawn

    run(work())


def test_a_table_by_the_book_says_nothing_and_its_picture_says_who_won(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path) as house:
            made = await house.new_game("human", "human", draw=["V", "U"])
            assert made["table"]["differences"] == []
            await house.post(made["id"], "resign", {}, made["tokens"]["1"])
            address = f"/api/v1/games/{made['id']}"
            record = (await house.http.get(f"{address}/record")).text
            assert "Differences" not in record
            assert "Aids" not in record
            winner = made["table"]["seats"][0]["name"]
            assert f"{winner} won by resignation · " in (await house.http.get(f"{address}/picture.svg")).text

    run(work())


def test_rules_can_be_asked_for_before_there_is_a_table(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path) as house:
            asked = {"options": "river=true inns_cathedrals=true traders_builders=true"}
            found = (await house.http.get("/api/v1/rules/modern", params=asked)).json()
            assert [one["box"] for one in found["differences"]] == ["river", "inns_cathedrals", "traders_builders"]
            assert found["closest"]["preset"] == "big-box"
            assert found["closest"]["differences"] == [{"kind": "box", "box": "abbot", "added": False}]
            assert found["most_players"] == 6
            assert found["values"]["inns"] is True
            assert found["boxes"] == ["base", "river", "inns_cathedrals", "traders_builders"]
            wrong = await house.http.get("/api/v1/rules/modern", params={"options": "river=true wheel=true"})
            assert (wrong.status_code, wrong.json()["field"]) == (400, "options")
            assert "does not go with the wheel" in wrong.json()["detail"]
            assert (await house.http.get("/api/v1/rules/nothing")).status_code == 404
            examples = "/api/v1/examples/modern"
            some = (await house.http.get(examples, params={"options": "inns_cathedrals=true tiny_city=2"})).json()
            assert some["examples"]["small-city"]["points"] == [2, 0]
            assert "inn" in some["examples"]
            assert "inn" not in (await house.http.get(examples)).json()["examples"]

    run(work())
