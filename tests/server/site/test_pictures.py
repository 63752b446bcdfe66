"""Pictures to share, and what messengers show of a link."""

from __future__ import annotations

import asyncio
import gzip
import struct
from pathlib import Path
from typing import Any

import pytest

from carcassonne.engine.actions import Place
from carcassonne.engine.game import Game
from carcassonne.engine.rules import Rules
from carcassonne.server.problems import Problem
from carcassonne.server.site import pictures
from carcassonne.server.site.content import Content
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


class HeldPictures(pictures.Pictures):
    """Makes a picture when it is let to, and knows which were begun."""

    def __init__(self) -> None:
        super().__init__()
        self.begun: list[str] = []
        self.let = asyncio.Semaphore(0)

    async def _run(self, work: Any, etag: str) -> Content:
        self.begun.append(etag)
        await self.let.acquire()
        return Content.of(b"." * 1000, "image/png", etag)

    def ask(self, asker: str, number: int) -> asyncio.Task[Content]:
        return asyncio.create_task(self.of((asker, number), asker, "image/png", bytes, tuple))


def named(*names: tuple[str, int]) -> list[str]:
    return [pictures.etag_of_name(name) for name in names]


async def settled() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


def test_a_picture_is_made_once_for_askers_in_turn_and_who_leaves_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        held = HeldPictures()
        twice = [held.ask("a", 0), held.ask("a", 0)]
        many = [held.ask("a", number) for number in range(1, pictures.SHARE)]
        await settled()
        with pytest.raises(Problem, match="being made for you") as refused:
            await held.ask("a", pictures.SHARE)
        assert refused.value.code == "too_many_requests"
        other = held.ask("b", 0)
        await settled()
        for gone in many[1:]:
            gone.cancel()
        await settled()
        for _ in range(3):
            held.let.release()
        assert len({id(await each) for each in twice}) == 1
        await other
        await many[0]
        assert held.begun == named(("a", 0), ("a", 1), ("b", 0)), "one asker's many do not keep another's waiting"
        assert (await held.ask("a", 0)).etag == held.begun[0], "it is kept"
        monkeypatch.setattr(pictures, "WAITING", 1)
        last = held.ask("c", 0)
        await settled()
        with pytest.raises(Problem, match="too many pictures"):
            await held.ask("d", 0)
        last.cancel()
        await held.close()

    run(work())


def test_pictures_in_memory_are_counted_by_their_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        monkeypatch.setattr(pictures, "KEPT", 2500)
        held = HeldPictures()
        for number in range(5):
            held.let.release()
            await held.ask("a", number)
        held.let.release()
        await held.ask("a", 4)
        assert len(held.begun) == 5
        await held.ask("a", 0)
        assert len(held.begun) == 6, "the oldest made room"

    run(work())


def test_an_animation_is_compressed_once_off_the_loop_and_what_is_known_costs_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with a_house(tmp_path) as house:
            made = await house.new_game("human", "human")
            here: list[int] = []

            def compress(body: bytes, *_: Any, **__: Any) -> bytes:
                here.append(len(body))
                return b""

            monkeypatch.setattr(gzip, "compress", compress)
            address = f"/api/v1/games/{made['id']}/animation.svg"
            first = await house.http.get(address)
            assert first.headers["content-encoding"] == "gzip"
            assert first.text.startswith("<svg")
            again = await house.http.get(address, headers={"Accept-Encoding": "identity"})
            assert again.text == first.text
            house.app.state.pictures = held = HeldPictures()
            for each, etag in ((address, first.headers["etag"]), (address.replace("animation", "picture"), "*")):
                known = await house.http.get(each, headers={"If-None-Match": etag})
                assert (known.status_code, known.content) == (304, b"")
            assert (here, held.begun) == ([], [])

    run(work())


def test_the_picture_of_a_client_that_has_left_is_not_made(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path) as house:
            house.app.state.pictures = held = HeldPictures()
            busy = held.ask("a", 0)
            made = await house.new_game("human", "human")
            left = asyncio.Event()

            async def receive() -> Json:
                await left.wait()
                return {"type": "http.disconnect"}

            async def send(_: Any) -> None:
                pass

            path = f"/api/v1/games/{made['id']}/picture.png"
            scope = {"type": "http", "method": "GET", "path": path, "raw_path": path.encode(), "query_string": b""}
            scope |= {"headers": [(b"host", b"table.test")], "scheme": "http", "client": ("127.0.0.1", 1)}
            asking = asyncio.create_task(house.app(scope, receive, send))
            while len(held._making) < 2:
                await asyncio.sleep(0.01)
            left.set()
            await asking
            held.let.release()
            await busy
            await settled()
            assert held.begun == named(("a", 0))

    run(work())


def test_a_column_of_tiles_is_drawn_smaller() -> None:
    game = Game(Rules.of("modern", 2), draw=["U"] * 8 + ["V"] * 9)
    while not game.over and len(game.view().board) < 18:
        places = [action for action in game.legal_actions() if isinstance(action, Place)]
        game.play(min(places, key=lambda place: (abs(place.x), -place.y)) if places else game.legal_actions()[-1])
    view = game.view()
    assert len({tile.y for tile in view.board}) > 15
    width, height = size_of(pictures.picture_of(view, ("Anna", "Bram"), None))
    assert 0.9 * pictures.LARGEST < width * height <= pictures.LARGEST + height


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


def test_links_to_games_count_as_requests_and_who_asks_too_often_gets_the_page_without_a_look(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        page = tmp_path / "page"
        page.mkdir()
        (page / "index.html").write_text("<html><head><title>Carcassonne</title></head></html>")
        async with a_house(tmp_path, page=page, rate=1, burst=30) as house:
            looks: list[str] = []

            async def read(game_id: str, after: int = 0) -> None:
                looks.append(game_id)

            monkeypatch.setattr(house.registry.store, "read", read)
            for number in range(60):
                address = f"/{('g', 'join')[number % 2]}/{number:016d}"
                assert (await house.http.get(address)).status_code == 200
            assert 30 <= len(looks) <= 31
            assert (await house.http.get("/api/v1/games/0000000000000000")).status_code == 429

    run(work())


def test_the_icons_of_an_installed_page_have_their_sizes(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path) as house:
            for size in (180, 192, 512):
                answer = await house.http.get(f"/art/icon-{size}.png")
                assert size_of(answer.content) == (size, size)

    run(work())
