"""What the page asks of the server and what it is sent: once each, and nothing is fetched after a move."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field

from playwright.sync_api import Page, Request, WebSocket, WebSocketRoute, expect

from browser.conftest import Devices
from browser.driver import CONFIRM, Table
from browser.test_presets import deck_of
from support.visitor import AGAINST_A_BOT, HUMANS, Json, Visitor


@dataclass
class Traffic:
    """The requests to the API, the frames that came, and how many bytes those have."""

    requests: list[str] = field(default_factory=list)
    frames: list[Json] = field(default_factory=list)

    def watch(self, page: Page) -> None:
        """Take down everything from now on."""
        page.on("request", self._asked)
        page.on("websocket", self._opened)

    def _asked(self, request: Request) -> None:
        path = request.url.partition("/api/v1")[2]
        if path:
            self.requests.append(f"{request.method} {re.sub('/games/[^/?]+', '/games/ID', path)}")

    def _opened(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: self.frames.append(json.loads(text)))

    def forget(self) -> None:
        """What comes next is counted."""
        self.requests.clear()
        self.frames.clear()


def sit(devices: Devices, visitor: Visitor, seats: list[Json]) -> tuple[Table, Traffic]:
    """A device at a table, whose traffic is watched from the first request on."""
    seated = visitor.new_game(seats, draw=deck_of("modern", 4)[:14])
    table = devices.sit(seated)
    traffic = Traffic()
    table.page.goto("about:blank")
    traffic.watch(table.page)
    table.page.goto(f"/g/{seated.id}")
    table.wait_to_be_asked()
    table.page.wait_for_timeout(300)
    return table, traffic


def lay(table: Table) -> None:
    """Lay the tile on the first square, and go on."""
    square = table.see()["squares"][0]
    table.page.locator(f'[data-square="{square}"]').click()
    table.page.wait_for_timeout(300)  # the page looks ahead when the hand has come to rest
    table.page.locator(CONFIRM).click()
    expect(table.page.locator("[data-choice]").first).to_be_visible()


def place_follower(table: Table) -> None:
    """Place a follower where the first answer says, which ends the turn."""
    table.page.locator("[data-choice]").first.click()
    table.page.wait_for_timeout(300)
    table.page.locator(CONFIRM).click()


def test_a_table_is_opened_by_its_stream_alone(devices: Devices, visitor: Visitor) -> None:
    _, traffic = sit(devices, visitor, HUMANS)
    assert traffic.requests == []
    first, *others = traffic.frames
    assert first["type"] == "table"
    assert first["position"]["state"]["phase"] == "place"
    assert [frame["type"] for frame in others] == ["opening", "changes"], "the past, and that somebody is here"
    assert not any("position" in frame or "state" in frame for frame in others)


def test_a_human_turn_is_one_look_ahead_and_one_move(devices: Devices, visitor: Visitor) -> None:
    """Counted: nothing is asked after the move, and no whole position is sent."""
    table, traffic = sit(devices, visitor, HUMANS)
    traffic.forget()
    lay(table)
    place_follower(table)
    table.wait_until(lambda seen: seen["ply"] == "2" and table.asks(seen), "the next seat is not asked")
    table.page.wait_for_timeout(500)
    assert traffic.requests == ["POST /games/ID/preview?have=0", "POST /games/ID/moves?have=0"]
    (frame,) = traffic.frames
    assert sorted(frame) == ["changes", "entries", "table", "type"]
    assert [entry["seq"] for entry in frame["entries"]] == [1, 2]


def test_a_bots_turn_asks_for_nothing(devices: Devices, visitor: Visitor) -> None:
    table, traffic = sit(devices, visitor, AGAINST_A_BOT)
    lay(table)
    traffic.forget()
    place_follower(table)
    table.wait_until(lambda seen: seen["ply"] != "0" and table.asks(seen), "the bot does not move")
    table.page.wait_for_timeout(500)
    assert traffic.requests == ["POST /games/ID/moves?have=0"]
    assert not any("state" in frame or "position" in frame for frame in traffic.frames)


def test_a_lost_frame_is_made_up_for(devices: Devices, visitor: Visitor) -> None:
    """A spectator misses one frame: the next makes the page connect anew, and the board is right."""
    seated = visitor.new_game(HUMANS, draw=deck_of("modern", 4)[:14])
    page = devices.new()
    asked: list[str] = []
    lost: list[Json] = []

    def listen(page_side: WebSocketRoute) -> None:
        asked.append(page_side.url.partition("?")[2])
        server_side = page_side.connect_to_server()

        def pass_on(text: str | bytes) -> None:
            frame = json.loads(text)
            if frame.get("changes", {}).get("since") == 2 and not lost:
                lost.append(frame)
            else:
                page_side.send(text)

        server_side.on_message(pass_on)

    page.route_web_socket(re.compile("/socket"), listen)
    page.goto(f"/g/{seated.id}")
    shown = page.locator(".table")
    expect(shown).to_have_attribute("data-ply", "0")
    for _ in range(6):
        visitor.play_one(seated)
    expect(shown).to_have_attribute("data-ply", "6")
    assert len(lost) == 1
    assert [one.partition("&")[2] for one in asked] == ["have=-1", "have=2"], "it says what it has"
    state = visitor.state(seated.id)
    tiles = page.locator(".board g[data-tile]")
    expect(tiles).to_have_count(len(state["board"]))
