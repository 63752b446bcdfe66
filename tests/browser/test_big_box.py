"""What the four boxes of the Big Box ask: which figure, an abbot taken back, a second tile, goods, the switches."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Devices, keep
from browser.driver import CONFIRM, Table, eventually
from browser.test_devices import PHONE
from support.visitor import HUMANS, Json, Seated, Visitor

LYING: dict[str, Any] = {**PHONE, "viewport": {"width": 844, "height": 390}}
PICTURED = pytest.mark.parametrize(("device", "suffix"), [({}, ""), (PHONE, "-phone")], ids=["desktop", "phone"])
"""At a desk and on a phone, with the end of a picture's name."""
SKIP: Json = {"type": "skip"}


def lay(x: int, y: int, rotation: int = 0) -> Json:
    """A tile laid."""
    return {"type": "place", "x": x, "y": y, "rotation": rotation}


def stand(feature: str, at: str = "", figure: str = "") -> Json:
    """A figure placed."""
    action = {"type": "follower", "feature": feature, "at": at, "figure": figure}
    return {name: value for name, value in action.items() if value}


class Played:
    """A game of two at one device, without the river, in which some turns have been played over the API."""

    def __init__(self, visitor: Visitor, draw: list[str], *turns: list[Json]) -> None:
        self.visitor = visitor
        self.seated: Seated = visitor.new_game(HUMANS, preset="big-box", options={"river": False}, draw=draw)
        for turn in turns:
            self.turn(*turn)

    def turn(self, *actions: Json) -> None:
        """Play a turn for whoever is asked."""
        state = self.visitor.state(self.seated.id)
        answer = self.visitor.move(self.seated.id, self.seated.tokens[state["to_act"]], state["ply"], *actions)
        assert answer.status_code == 200, answer.text


def place_tile(table: Table, square: str) -> None:
    """Lay the tile in hand on a square, and wait for what is asked then."""
    table.wait_until(lambda seen: square in seen["squares"], f"{square} is no square")
    table.page.locator(f'[data-square="{square}"]').click()
    table.page.locator(CONFIRM).click()
    table.wait_until(lambda seen: seen["phase"] == "follower", "no follower is asked for")


def figures_on(table: Table) -> list[tuple[int, str, str]]:
    """Who stands where as what."""
    return [(one["player"], one["feature"], one.get("figure", "")) for one in table.state["followers"]]


# --- which figure -----------------------------------------------------------------------------------------------------
def test_where_several_figures_may_stand_a_click_shows_them_at_the_place(
    devices: Devices, visitor: Visitor, snapshot: Callable[[Page, str], None]
) -> None:
    table = devices.sit(Played(visitor, ["B", "E"]).seated)
    place_tile(table, "0 1")
    table.page.locator('[data-spot="cloister:@0,1"]').click()
    chooser = table.page.locator(".figures [data-figure]")
    expect(chooser).to_have_count(3)
    expect(table.page.locator('[data-choice="cloister:@0,1"]')).to_have_attribute("aria-checked", "true")
    snapshot(table.page, "big-box-figures")
    table.page.locator('[data-figure^="large"]').click()
    expect(table.page.locator('[data-choice="large cloister:@0,1"]')).to_have_attribute("aria-checked", "true")
    table.page.locator(CONFIRM).click()
    eventually(lambda: figures_on(table) == [(0, "cloister", "large")], "the large follower does not stand there")


def test_where_one_figure_may_stand_a_click_is_enough(devices: Devices, visitor: Visitor) -> None:
    """The road has a thief already: only the builder may come."""
    played = Played(visitor, ["U", "E", "U", "E"], [lay(1, 0), stand("road", "E")], [lay(0, -1, 2), SKIP])
    table = devices.sit(played.seated)
    place_tile(table, "2 0")
    table.page.locator('[data-spot^="builder road"]').click()
    expect(table.page.locator(".figures")).to_have_count(0)
    table.page.locator(CONFIRM).click()
    eventually(lambda: (0, "road", "builder") in figures_on(table), "the builder does not stand there")


def test_keys_choose_the_figure(devices: Devices, visitor: Visitor) -> None:
    table = devices.sit(Played(visitor, ["B", "E"]).seated)
    place_tile(table, "0 1")
    keys = table.page.keyboard
    keys.press("2")
    for figure in ("large cloister:@0,1", "abbot cloister:@0,1"):
        keys.press("g")
        expect(table.page.locator(f'[data-choice="{figure}"]')).to_have_attribute("aria-checked", "true")
    keys.press("Enter")
    eventually(lambda: figures_on(table) == [(0, "cloister", "abbot")], "the abbot does not stand there")


def test_who_confirms_nothing_chooses_the_figure_before_it_stands(devices: Devices, visitor: Visitor) -> None:
    seated = Played(visitor, ["B", "E"]).seated
    table = devices.sit(seated)
    table.wait_to_be_asked()
    table.page.locator(".btn[aria-label='Menu']").click()
    table.page.get_by_label("Confirm each turn").uncheck()
    table.page.keyboard.press("Escape")
    place = table.page.locator('[data-square="0 1"]')
    place.click()
    if table.see()["phase"] == "place":
        table.page.locator(CONFIRM).click()
    table.wait_until(lambda seen: seen["phase"] == "follower", "no follower is asked for")
    table.page.locator('[data-spot="cloister:@0,1"]').click()
    assert table.state["ply"] == 0
    table.page.locator('[data-figure^="abbot"]').click()
    eventually(lambda: figures_on(table) == [(0, "cloister", "abbot")], "the abbot does not stand there")


@pytest.mark.parametrize("device", [PHONE, LYING], ids=["phone", "lying phone"])
def test_a_finger_chooses_the_figure(
    devices: Devices, visitor: Visitor, device: dict[str, Any], snapshot: Callable[[Page, str], None]
) -> None:
    table = devices.sit(Played(visitor, ["B", "E"]).seated, **device)
    table.wait_to_be_asked()
    table.page.locator('[data-square="0 1"]').tap()
    table.page.locator(CONFIRM).tap()
    table.wait_until(lambda seen: seen["phase"] == "follower", "no follower is asked for")
    width, height = device["viewport"]["width"], device["viewport"]["height"]
    assert table.page.evaluate("document.documentElement.scrollWidth") <= width, "the page is wider than the phone"
    for button in table.page.locator(".rounds .btn").all():
        round_one = button.bounding_box()
        assert round_one is not None
        assert round_one["y"] + round_one["height"] < height, "a round button is at the edge of the window, or beyond"
    table.page.locator('[data-spot="cloister:@0,1"]').tap()
    figure = table.page.locator('[data-figure^="large"]')
    expect(figure).to_be_visible()
    snapshot(table.page, f"big-box-figures-{'phone' if device is PHONE else 'lying'}")
    box = figure.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44, "too small for a finger"
    assert 0 <= box["x"] <= width - box["width"]
    assert 0 <= box["y"] <= height - box["height"]
    figure.tap()
    table.page.locator(CONFIRM).tap()
    eventually(lambda: figures_on(table) == [(0, "cloister", "large")], "the large follower does not stand there")


def test_a_field_inside_its_tile_can_be_chosen_and_lit(devices: Devices, visitor: Visitor) -> None:
    table = devices.sit(Played(visitor, ["IC03", "E"]).seated)
    table.wait_to_be_asked()
    place_tile(table, "0 -1")
    table.page.locator('[data-choice="field:@0,-1"]').hover()
    expect(table.page.locator(".highlight path").first).to_be_visible()
    table.page.locator('[data-spot="field:@0,-1"]').click()
    table.page.locator(CONFIRM).click()
    eventually(lambda: figures_on(table) == [(0, "field", "")], "no farmer stands there")


# --- the abbot comes back ---------------------------------------------------------------------------------------------
def with_an_abbot(visitor: Visitor) -> Played:
    """An abbot on a cloister, and his owner is asked for the next tile."""
    draw = ["B", "E", "U", "E"]
    return Played(visitor, draw, [lay(0, 1), stand("cloister", figure="abbot")], [lay(0, -1, 2), SKIP])


def test_the_abbot_is_taken_back_on_the_board_for_his_points(
    devices: Devices, visitor: Visitor, snapshot: Callable[[Page, str], None]
) -> None:
    table = devices.sit(with_an_abbot(visitor).seated)
    place_tile(table, "1 0")
    back = table.page.locator("[data-spot=take_abbot]")
    expect(back).to_contain_text("+3")
    snapshot(table.page, "big-box-abbot")
    back.click()
    expect(table.page.locator(".then")).to_contain_text("3 points")
    table.page.locator(CONFIRM).click()
    eventually(lambda: table.state["scores"] == [3, 0], "nobody has got three points")
    assert table.state["figures"][0]["abbot"] == 1
    expect(table.page.locator("#points")).to_contain_text("Abbot taken back")


def test_the_abbot_is_taken_back_by_the_button(devices: Devices, visitor: Visitor) -> None:
    table = devices.sit(with_an_abbot(visitor).seated, **PHONE)
    table.wait_to_be_asked()
    table.page.locator('[data-square="1 0"]').tap()
    table.page.locator(CONFIRM).tap()
    button = table.page.locator("[data-choice=take_abbot]")
    expect(button).to_contain_text("3 points")
    button.tap()
    table.page.locator(CONFIRM).tap()
    eventually(lambda: table.state["scores"] == [3, 0], "nobody has got three points")


# --- a second tile ----------------------------------------------------------------------------------------------------
@PICTURED
def test_a_double_turn_is_foretold_and_announced(
    devices: Devices,
    visitor: Visitor,
    device: dict[str, Any],
    suffix: str,
    snapshot: Callable[[Page, str], None],
) -> None:
    played = Played(
        visitor,
        ["U", "E", "U", "E", "U", "TB15", "E"],
        [lay(1, 0), stand("road", "E")],
        [lay(0, -1, 2), SKIP],
        [lay(2, 0), stand("road", "E", "builder")],
        [lay(1, -1), SKIP],
    )
    table = devices.sit(played.seated, **device)
    place_tile(table, "3 0")
    table.page.keyboard.press("n")
    expect(table.page.locator(".then")).to_contain_text("second tile")
    table.page.keyboard.press("Enter")
    expect(table.page.locator("[data-second]")).to_be_visible()
    if not device:
        expect(table.page.locator(".heading")).to_contain_text("Place your second tile")
    expect(table.page.locator(".toasts")).to_contain_text("a second tile")
    snapshot(table.page, f"big-box-second{suffix}")
    state = table.state
    assert (state["to_act"], state["second_part"], state["tile"]) == (0, True, "TB15")


# --- goods ------------------------------------------------------------------------------------------------------------
@PICTURED
def test_goods_are_shown_with_what_they_promise(
    devices: Devices,
    visitor: Visitor,
    device: dict[str, Any],
    suffix: str,
    snapshot: Callable[[Page, str], None],
) -> None:
    played = Played(
        visitor,
        ["TB15", "E", "E", "U", "U"],
        [lay(0, -1, 1), SKIP],
        [lay(0, -2, 2), SKIP],
    )
    table = devices.sit(played.seated, **device)
    table.wait_to_be_asked()
    if device:
        table.page.locator(".btn[aria-label='More of this table']").tap()
    snapshot(table.page, f"big-box-goods{suffix}")
    expect(table.page.locator('[data-goods="wine 1"]')).to_contain_text("1+10")
    expect(table.page.locator('[data-goods="wine 0"]')).to_have_text("0")


# --- the river and the new-game page ----------------------------------------------------------------------------------
@PICTURED
def test_the_river_explains_its_one_square(
    devices: Devices,
    visitor: Visitor,
    device: dict[str, Any],
    suffix: str,
    snapshot: Callable[[Page, str], None],
) -> None:
    seated = visitor.new_game(HUMANS, preset="big-box", draw=["RV10", "RV10", "RV07", "RV02", "U"])
    table = devices.sit(seated, **device)
    seen = table.wait_to_be_asked()
    snapshot(table.page, f"big-box-river{suffix}")
    assert seen["squares"] == ["1 0"]
    expect(table.page.locator("p.river")).to_contain_text("bend")


def test_boxes_are_switched_one_by_one_on_the_new_game_page(
    devices: Devices, snapshot: Callable[[Page, str], None]
) -> None:
    page = devices.new()
    keep(page, "carcassonne.draft", {"preset": "modern", "seats": [{"kind": "human"}, {"kind": "human"}]})
    page.goto("/new")
    river, wheel = (page.locator(f"[data-box={box}] .head input") for box in ("river", "wheel"))
    river.check()
    expect(wheel).to_be_disabled()
    page.locator("[data-box=inns_cathedrals] .head input").check()
    page.locator("[data-option=cathedrals]").uncheck()
    page.locator("[data-box=abbot] .head input").check()
    snapshot(page, "new-game-boxes")
    expect(page.locator(".told")).to_contain_text("Big Box · without Traders & Builders · without Cathedrals")
    page.locator("form .btn.pri.big").click()
    page.wait_for_url("**/g/*")
    table = Table(page, page.url.rpartition("/")[2], devices.site.url)
    table.wait_to_be_asked()
    asked = page.request.get(f"{table.url}/api/v1/games/{table.game}").json()
    assert asked["table"]["preset"] == "big-box"
    assert asked["table"]["options"] == {"traders_builders": False, "cathedrals": False}
    assert asked["state"]["figures"] == [{"large": 1, "abbot": 1}] * 2


def test_the_preset_has_everything(devices: Devices) -> None:
    page = devices.new()
    page.goto("/new")
    page.locator("[data-together='big-box']").check()
    expect(page.locator(".told")).to_contain_text("Big Box · 2 players")
    for box in ("river", "inns_cathedrals", "traders_builders", "abbot"):
        expect(page.locator(f"[data-box={box}] .head input")).to_be_checked()
    for box in ("wheel", "bridges_castles_bazaars"):
        expect(page.locator(f"[data-box={box}] .head input")).not_to_be_checked()
