"""Pictures to share, and what messengers show of a link."""

from __future__ import annotations

import asyncio
import struct
from pathlib import Path
from typing import Any

import pytest

from carcassonne.server.site import pictures
from support.tables import Json, a_house, run

PNG = b"\x89PNG\r\n\x1a\n"


def size_of(picture: bytes) -> tuple[int, int]:
    assert picture.startswith(PNG)
    width, height = struct.unpack(">II", picture[16:24])
    return width, height


def test_a_position_is_a_picture_and_an_older_one_another(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path) as house:
            made = await house.new_game("human", "human", draw=["V", "U"])
            await house.play(made)
            address = f"/api/v1/games/{made['id']}/picture.png"
            answer = await house.http.get(address)
            assert answer.headers["content-type"] == "image/png"
            assert size_of(answer.content)[0] == pictures.WIDTH
            unchanged = await house.http.get(address, headers={"If-None-Match": answer.headers["etag"]})
            assert unchanged.status_code == 304
            older = await house.http.get(address, params={"ply": 0})
            assert size_of(older.content)[0] == pictures.WIDTH
            assert older.content != answer.content
            moving = await house.http.get(f"/api/v1/games/{made['id']}/animation.svg")
            assert moving.headers["content-type"] == "image/svg+xml"
            assert moving.text.count('href="#t-V"') >= 1
            assert "<set " in moving.text
            drawn = await house.http.get(address.replace(".png", ".svg"))
            assert all('href="#score-track"' in picture.text for picture in (moving, drawn))
            alone = await house.http.get(f"/api/v1/games/{made['id']}/landscape.svg")
            assert 'class="a-last"' in alone.text
            assert not any(part in alone.text for part in ('href="#score-track"', 'class="legend"'))
            assert all(part in drawn.text for part in ('href="#score-track"', 'class="legend"'))
            worn = await house.http.get(address.replace(".png", ".svg"), params={"colours": "4,0"})
            assert ("#2b2a31" in worn.text, "#2b2a31" in drawn.text) == (True, False)
            for wrong in ("4", "4,4", "4,6", "black,red", "4,1,2", ""):
                refused = await house.http.get(address, params={"colours": wrong})
                assert (refused.status_code, refused.json()["code"]) == (400, "bad_request")
                assert "2 different numbers from 0 to 5" in refused.json()["detail"]
            beyond = await house.http.get(address, params={"ply": 99})
            assert (beyond.status_code, beyond.json()["code"]) == (400, "bad_request")

    run(work())


def test_a_picture_is_made_once_and_no_more_than_some_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[object] = []

    async def make(self: pictures.Pictures, name: tuple[object, ...], *_: Any) -> bytes:
        made.append(name)
        await asyncio.sleep(0.05)
        self._kept[name] = PNG
        return PNG

    async def work() -> None:
        all_of_them = pictures.Pictures()
        twice = await asyncio.gather(*(all_of_them.of(("g", 1), pictures.animation_of) for _ in range(3)))
        assert twice == [PNG] * 3
        assert await all_of_them.of(("g", 1), pictures.animation_of) == PNG
        assert made == [("g", 1)]
        asked = [all_of_them.of(("g", 2 + n), pictures.animation_of) for n in range(pictures.WAITING + 1)]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert [type(answer).__name__ for answer in answers].count("Problem") == 1

    monkeypatch.setattr(pictures.Pictures, "_make", make)
    run(work())


def test_a_link_to_a_game_shows_who_plays_and_names_are_inert(tmp_path: Path) -> None:
    async def work() -> None:
        page = tmp_path / "page"
        page.mkdir()
        (page / "index.html").write_text("<html><head><title>Carcassonne</title></head></html>")
        async with a_house(tmp_path, page=page) as house:
            wanted: Json = {"seats": [{"kind": "human", "name": '"><script>'}, {"kind": "bot", "level": 1}]}
            made = (await house.http.post("/api/v1/games", json=wanted)).json()
            for address in (f"/g/{made['id']}", f"/g/{made['id']}/replay"):
                text = (await house.http.get(address)).text
                assert f'content="http://table.test/api/v1/games/{made["id"]}/picture.png' in text
                assert "&quot;&gt;&lt;script&gt;" in text
                assert '"><script>' not in text
            assert "og:" not in (await house.http.get("/g/nothingofthekind")).text
            assert "og:" not in (await house.http.get("/new")).text

    run(work())


def test_the_icons_of_an_installed_page_have_their_sizes(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path) as house:
            for size in (180, 192, 512):
                answer = await house.http.get(f"/art/icon-{size}.png")
                assert size_of(answer.content) == (size, size)

    run(work())
