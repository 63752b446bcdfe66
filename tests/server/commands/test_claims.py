"""Claims: who keeps others waiting and is away for long has left the game."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from carcassonne.server.commands.changing import ABSENT_SECONDS
from support.later import Later
from support.people import HOST, somebody
from support.rated import at_a_rated_table, everybody_decides
from support.tables import a_house, run


def test_who_is_away_for_two_minutes_at_their_own_turn_has_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    later = Later(monkeypatch)

    async def work() -> None:
        async with a_house(tmp_path, accounts=HOST) as house:
            anna, bram = await somebody(house.store, "Anna"), await somebody(house.store, "Bram")
            made = await at_a_rated_table(house, anna, bram)
            await everybody_decides(house, made)
            game, presence = made["id"], house.registry.presence
            away = (await house.get(game))["state"]["to_act"]
            waits = made["tokens"][str(1 - away)]

            async def claim(token: str, status: int, code: str) -> None:
                answer = await house.post(game, "claim", {}, token)
                assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text

            await claim(made["tokens"][str(away)], 403, "not_allowed")
            presence.count(game, [away], 1)
            later.by(ABSENT_SECONDS + 1)
            await claim(waits, 403, "not_allowed")
            presence.count(game, [away], -1)
            await claim(waits, 409, "waiting")
            monkeypatch.setattr(presence, "_clock", lambda: time.monotonic() + ABSENT_SECONDS + 1)
            answer = await house.post(game, "claim", {}, waits)
            assert answer.status_code == 200, answer.text
            result = answer.json()["table"]["result"]
            assert (result["reason"], result["winners"]) == ("timeout", [1 - away])

    run(work())


def test_nobody_claims_a_game_among_friends(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path) as house:
            clock = {"kind": "bank", "seconds": 600, "increment": 0}
            made = await house.new_game("human", "open", clock=clock)
            joined = await house.post(made["id"], "join", {"name": "Bram"}, made["links"]["1"].split("#")[1])
            answer = await house.post(made["id"], "claim", {}, joined.json()["token"])
            assert (answer.status_code, answer.json()["code"]) == (403, "not_allowed")

    run(work())
