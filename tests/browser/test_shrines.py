"""Shrines on the page: a heretic placed by mouse, and a challenge that he wins."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from browser.conftest import Devices
from browser.driver import Mouse
from support.visitor import AGAINST_A_BOT, HUMANS, Visitor

OPTIONS = {"shrines": True}
DECK = ["SH03", "B", "SH06", "E", "SH01", "V", "A", "SH04", "W", "E"]
SKIP = {"type": "skip"}
CHALLENGE = [
    ("SH01", 0, 1, 0, {"type": "follower", "feature": "shrine"}),
    ("B", 0, 2, 0, {"type": "follower", "feature": "cloister"}),
    ("U", 1, 0, 0, SKIP),
    ("U", -1, 0, 0, SKIP),
    ("E", 1, 1, 1, SKIP),
    ("E", -1, 1, 3, SKIP),
    ("E", -1, 2, 3, SKIP),
    ("E", 1, 2, 1, SKIP),
]


def test_a_whole_game_by_mouse(devices: Devices, visitor: Visitor) -> None:
    table = devices.sit(visitor.new_game(AGAINST_A_BOT, options=OPTIONS, draw=DECK))
    table.play_to_the_end(Mouse())
    assert table.state["over"]
    assert table.final_scores() == table.state["scores"]


def test_who_loses_a_challenge_is_told_so(
    devices: Devices,
    visitor: Visitor,
    snapshot: Callable[[Page, str], None],
) -> None:
    seated = visitor.new_game(HUMANS, options=OPTIONS, draw=[tile for tile, *_ in CHALLENGE] + ["V"])
    table = devices.sit(seated)
    for turn, (_, x, y, rotation, follower) in enumerate(CHALLENGE):
        place = {"type": "place", "x": x, "y": y, "rotation": rotation}
        ply = visitor.state(seated.id)["ply"]
        assert visitor.move(seated.id, seated.tokens[turn % 2], ply, place, follower).status_code == 200
    expect(table.page.get_by_text("has lost the challenge").first).to_be_attached()
    assert visitor.state(seated.id)["scores"] == [9, 0]
    snapshot(table.page, "shrines")
