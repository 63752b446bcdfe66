"""Games are played by the same commands where there is no database, no web framework and no process: in a browser."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from support.tables import a_house, run
from support.without_libraries import LIBRARIES

TESTS = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def told() -> Any:
    """What a program without the server's libraries has played."""
    paths = os.pathsep.join(filter(None, (str(TESTS), os.environ.get("PYTHONPATH"))))
    program = [sys.executable, "-m", "support.without_libraries"]
    ended = subprocess.run(
        program, capture_output=True, text=True, check=False, env=os.environ | {"PYTHONPATH": paths}, timeout=240
    )
    assert ended.returncode == 0, ended.stderr
    return json.loads(ended.stdout)


def test_whole_games_are_played_without_any_library_of_the_server(told: Any) -> None:
    assert told["missing"] == list(LIBRARIES)
    assert told["modules"] > 30
    table = told["bot"]["table"]
    assert (table["status"], table["result"]["reason"]) == ("over", "finished")
    assert table["hints"] == [1, 0]
    assert told["bot"]["hints"] >= 1
    assert {"move", "undo"} <= set(told["bot"]["kinds"])
    assert (told["bot"]["imported"], told["bot"]["rematch"]) == ("over", True)
    assert told["bot"]["analysed"] > 50
    assert told["bot"]["frames"] == told["bot"]["entries"] + 1 > 100, "the table, then every entry"
    assert told["bot"]["id"] in told["bot"]["found"]
    assert len(told["bot"]["found"]) == 2


def test_the_same_game_over_http_gets_the_same_answers(told: Any, tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path) as house:
            seats = [{"kind": "human", "name": name} for name in ("Anna", "Bram")]
            wanted = {"preset": "first-edition-nl", "options": {"wheel": True}, "seats": seats, "seed": 7}
            made = (await house.http.post("/api/v1/games", json=wanted)).json()
            for what, sent, expected in told["two"]["told"]:
                async with house.registry.current(made["id"]) as table:
                    token = made["tokens"][str(table.standing.to_act)]
                answer = await house.post(made["id"], f"{what}?position=true", sent, token)
                assert answer.text == expected
            there, here = (await house.get(made["id"]))["table"], told["two"]["table"]
            assert there["status"] == "over"
            own = {"id", "created"}
            assert {name: there[name] for name in there if name not in own} == {
                name: here[name] for name in here if name not in own
            }

    run(work())
