"""What other sites may frame: an event and a game, without a script, a cookie or a power; and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from support.gathered_event import NAMES, Gathering
from support.later import Later
from support.people import HOST, somebody
from support.tables import a_house, run

SWISS = {"stages": [{"kind": "swiss", "rounds": 1}], "match": {"best_of": 1}}


def test_other_sites_may_frame_an_event_and_a_game_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with a_house(tmp_path, accounts=HOST) as house:
            people = {name: await somebody(house.store, name, role="organiser") for name in NAMES[:2]}
            club = Gathering(house, Later(monkeypatch), people)
            await club.announce(SWISS | {"open": True}, NAMES[0])
            name = {"name": "<script>alert(1)</script>"}
            await club.ask("PATCH", f"events/{club.id}", name, NAMES[0])
            await club.enter(*NAMES[:2])
            await club.post("rounds", {}, NAMES[0])
            club.later.by(301)
            await club.house.app.state.matches.keeper.see_to((await club.event())["matches"][0]["id"])
            event = await club.event()
            game = event["matches"][0]["game"]
            for address in (f"/embed/events/{club.id}?lang=de", f"/embed/games/{game}"):
                answer = await house.http.get(address, headers=people[NAMES[0]].headers)
                assert answer.status_code == 200
                policy = answer.headers["Content-Security-Policy"]
                assert policy.endswith("frame-ancestors *")
                assert "default-src 'none'" in policy
                assert "script" not in policy
                assert "X-Frame-Options" not in answer.headers
                assert "Set-Cookie" not in answer.headers
                page = answer.text
                assert all(one in page for one in NAMES[:2])
                assert "<script" not in page
                assert f"{game}/landscape.svg" in page
                assert 'http-equiv="refresh"' in page
                anybody = (await house.http.get(address)).text
                assert page == anybody, "it is the same for everybody"
            german = (await house.http.get(f"/embed/events/{club.id}", headers={"Accept-Language": "pl, de-AT"})).text
            assert "Alle Bretter" in german
            missing = await house.http.get("/embed/events/e123456789012345")
            others = [f"/events/{club.id}", f"/g/{game}", f"/api/v1/games/{game}", "/embed", "/embed/other", "/"]
            for answer in [missing, *[await house.http.get(other) for other in others]]:
                assert "frame-ancestors 'none'" in answer.headers["Content-Security-Policy"], answer.url
                assert answer.headers["X-Frame-Options"] == "DENY"
            assert missing.status_code == 404

    run(work())
