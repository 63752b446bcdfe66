"""Gold on the page: a whole game by mouse, and where the second ingot may go."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from browser.conftest import Devices
from browser.driver import Mouse
from support.visitor import AGAINST_A_BOT, HUMANS, Visitor

OPTIONS = {"gold_mines": True}
DECK = ["GM08", "E", "GM05", "U", "GM02", "V", "GM07", "GM01", "W", "E"]


def test_a_whole_game_by_mouse(devices: Devices, visitor: Visitor) -> None:
    table = devices.sit(visitor.new_game(AGAINST_A_BOT, options=OPTIONS, draw=DECK))
    table.play_to_the_end(Mouse())
    state = table.state
    assert state["over"]
    assert table.final_scores() == state["scores"]
    assert sum(one["count"] for one in state["gold"]["on"]) + sum(state["gold"]["held"]) == 10


def test_the_tiles_around_a_mine_are_lit(
    devices: Devices,
    visitor: Visitor,
    snapshot: Callable[[Page, str], None],
) -> None:
    seated = visitor.new_game(HUMANS, options=OPTIONS, draw=["E", "GM08", "U"])
    table = devices.sit(seated)
    for player, actions in (
        (0, ({"type": "place", "x": 0, "y": -1, "rotation": 2}, {"type": "skip"})),
        (1, ({"type": "place", "x": 1, "y": 0, "rotation": 0},)),
    ):
        ply = visitor.state(seated.id)["ply"]
        assert visitor.move(seated.id, seated.tokens[player], ply, *actions).status_code == 200
    expect(table.page.locator("[data-gold='1,0 1']")).to_be_attached()
    expect(table.page.locator("[data-choice^='gold@']").first).to_be_visible()
    snapshot(table.page, "gold-mines")
