"""The table as people stumble over it: everybody seen, everything explained, nothing lost, few clicks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Dialog, Page, expect

from browser.conftest import Devices, keep
from browser.driver import (
    CONFIRM,
    Keyboard,
    Mouse,
    Table,
    covered_by,
    eventually,
    in_sight,
    squares_in_sight,
)
from browser.test_devices import PHONE
from browser.test_presets import deck_of
from support.visitor import HUMANS, SHORT, Json, Seated, Visitor

SIX: list[Json] = [
    {"kind": "human", "name": name} for name in ("Anna", "Bram", "Cleo", "Dries", "Esmeralda", "Frederik the Great")
]
SIZES = [(360, 740), (390, 844), (844, 390), (768, 1024), (1024, 768), (1440, 900)]
LYING: dict[str, Any] = {**PHONE, "viewport": {"width": 844, "height": 390}}
SKIP = {"type": "skip"}


def lay(x: int, y: int, rotation: int = 0) -> Json:
    """A tile on a square."""
    return {"type": "place", "x": x, "y": y, "rotation": rotation}


def played(visitor: Visitor, draw: list[str], *turns: list[Json], **wanted: Any) -> Seated:
    """A game of these draws in which these turns have been played."""
    seated = visitor.new_game(wanted.pop("seats", HUMANS), draw=draw, **wanted)
    for turn in turns:
        state = visitor.state(seated.id)
        answer = visitor.move(seated.id, seated.tokens[state["to_act"]], state["ply"], *turn)
        assert answer.status_code == 200, answer.text
    return seated


def quick(devices: Devices, seated: Seated, **options: Any) -> Table:
    """A table of somebody who confirms nothing."""
    page = devices.new(**options)
    keep(page, "carcassonne.table", {"confirm": False})
    keep(page, "carcassonne.seats", {seated.id: {str(seat): token for seat, token in seated.tokens.items()}})
    page.goto(f"/g/{seated.id}")
    return Table(page, seated.id, devices.site.url)


EVERYBODY_SEEN = """(cells) => {
  const panel = document.querySelector("table")?.parentElement.getBoundingClientRect();
  const shown = [...document.querySelectorAll("th[data-player] .badge, tfoot td")].filter((one) => {
    const box = one.getBoundingClientRect();
    return box.width > 0 && box.left >= panel.left - 1 && box.right <= Math.min(panel.right, innerWidth) + 1;
  });
  return shown.length === cells;
}"""


# --- the end ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_everybody_is_seen_in_the_final_table_at_every_width(
    devices: Devices, visitor: Visitor, players: int, snapshot: Callable[[Page, str], None]
) -> None:
    seated = visitor.new_game(SIX[:players], preset="big-box", draw=["RV10", "RV02", *SHORT])
    visitor.play_out(seated)
    page = devices.sit(seated).page
    expect(page.locator("th[data-player]")).to_have_count(players)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(EVERYBODY_SEEN, arg=2 * players)  # not at once: a new width may put up another panel
        if players == 6 and width in (390, 844, 1440):
            page.evaluate("document.querySelector('tfoot')?.scrollIntoView({ block: 'nearest' })")
            snapshot(page, f"six-over-{width}")
    expect(page.locator("tfoot td")).to_have_text([str(score) for score in visitor.state(seated.id)["scores"]])


def test_the_end_says_who_left_and_folds_the_seed_away(devices: Devices, visitor: Visitor) -> None:
    seated = visitor.new_game(HUMANS)
    assert visitor.post(seated.id, "resign", {}, seated.tokens[1]).status_code == 200
    table = devices.sit(seated)
    expect(table.page.locator(".over .why")).to_have_text("Bram has resigned.")
    seed = table.page.locator(".over .seed")
    expect(seed).to_be_visible()
    told = visitor.table(seated.id)["seed"]
    expect(table.page.get_by_text(str(told))).not_to_be_visible()
    seed.locator("summary").click()
    expect(table.page.get_by_text(str(told))).to_be_visible()
    expect(table.page.locator("[data-check=promise]")).to_contain_text("The promise was kept")
    expect(table.page.locator("[data-check=draws]")).to_contain_text("those that the seed deals")
    table.page.goto(f"/g/{seated.id}/replay")
    expect(table.page.locator("ol .left")).to_contain_text("Bram resigned")


# --- a phone on its side ----------------------------------------------------------------------------------------------
def seen_whole(page: Page, what: str) -> list[bool]:
    """Whether each of these lies in the window, all of it."""
    found: list[bool] = page.locator(what).evaluate_all(
        """(all) => all.map((one) => {
          const box = one.getBoundingClientRect();
          const inside = box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
          const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
          return inside && !!top && (one.contains(top) || top.contains(one));
        })"""
    )
    return found


def test_a_market_day_of_six_is_asked_on_a_lying_phone(devices: Devices, visitor: Visitor) -> None:
    draw = ["Z07", "V", "U", "E", "K", "W", "D", "N", "J", "V"]
    seated = visitor.new_game(SIX, preset="bridges-castles-bazaars", draw=draw)
    while visitor.state(seated.id)["phase"] != "auction":
        visitor.play_one(seated)
    table = devices.sit(seated, **LYING)
    table.wait_to_be_asked()
    assert seen_whole(table.page, ".market button.tile") == [True] * 6
    table.page.locator(".market button.tile").first.tap()
    assert all(seen_whole(table.page, ".market .btn, .market li"))
    table.page.locator(".market .btn.pri").tap()
    table.wait_until(lambda seen: seen["phase"] == "bid", "nobody is asked for a bid")
    assert all(seen_whole(table.page, ".market .btn, .market li, .chips li, .rounds .btn"))


def test_the_menu_of_a_lying_phone_lies_over_everything(devices: Devices, visitor: Visitor) -> None:
    table = devices.sit(visitor.new_game(HUMANS, draw=SHORT), **LYING)
    table.wait_to_be_asked()
    table.page.locator(".btn[aria-label='Menu']").tap()
    box = table.page.locator("dialog").bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 844
    assert in_sight(table.page, table.page.locator("dialog .btn").first)
    table.page.get_by_label("Language").scroll_into_view_if_needed()
    expect(table.page.locator("dialog").get_by_text("Language")).to_be_visible()


# --- what is heard ----------------------------------------------------------------------------------------------------
def test_what_is_said_aloud_can_be_listened_to(devices: Devices, visitor: Visitor) -> None:
    table = devices.sit(visitor.new_game(HUMANS, draw=deck_of("modern", 4)[:12]))
    table.wait_to_be_asked()
    table.page.evaluate(
        """() => {
          window.heard = [];
          const live = document.querySelector("[aria-live]");
          const hear = () => window.heard.push(live.textContent);
          new MutationObserver(hear).observe(live, { childList: true, characterData: true, subtree: true });
        }"""
    )
    for _ in range(4):
        table.play(Keyboard(), 1)
        table.page.wait_for_timeout(300)  # what is said within a quarter of a second is said at once
    heard: list[str] = table.page.evaluate("window.heard")
    assert any("Place a follower?" in words for words in heard)
    for words in heard:
        assert " 0 of 0" not in words
        assert ".." not in words
        assert "undefined" not in words
        assert words.endswith((".", "?", "!"))


# --- light ------------------------------------------------------------------------------------------------------------
def test_light_follows_the_pointer_and_the_focus_and_goes_with_the_question(devices: Devices, visitor: Visitor) -> None:
    table = devices.sit(visitor.new_game(HUMANS, draw=["E", "V", "U", "U"]))
    table.wait_to_be_asked()
    table.page.locator('[data-square="0 -1"]').click()
    table.page.locator(CONFIRM).click()
    table.wait_until(lambda seen: seen["phase"] == "follower", "no follower is asked for")
    light, answer = table.page.locator(".highlight path"), table.page.locator(".answers [data-choice]").first
    answer.hover()
    expect(light.first).to_be_visible()
    table.page.locator(".heading").hover()
    expect(light).to_have_count(0)
    answer.focus()
    expect(light.first).to_be_visible()
    answer.click()
    table.page.locator(CONFIRM).click()
    table.wait_until(lambda seen: seen["phase"] == "place", "the next tile is not asked for")
    expect(light).to_have_count(0)


def test_finishing_a_city_of_one_tile_promises_what_it_can_bring(devices: Devices, visitor: Visitor) -> None:
    table = devices.sit(visitor.new_game(HUMANS, draw=["E", "V", "U", "U"]))
    table.wait_to_be_asked()
    table.page.locator('[data-square="0 1"]').click()
    table.page.locator(CONFIRM).click()
    expect(table.page.locator('.answers [data-choice^="city"]')).to_contain_text("4 if complete")


# --- aids and tips ----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("device", [{}, PHONE, LYING], ids=["desktop", "phone", "lying phone"])
def test_a_hole_is_dead_when_neither_the_hand_nor_the_bag_fills_it(
    devices: Devices, visitor: Visitor, device: dict[str, Any]
) -> None:
    draw = ["U", "B", "V", "U", "U", "U"]
    seated = played(visitor, draw, [lay(1, 0), SKIP], [lay(1, 1), SKIP])
    table = devices.sit(seated, **device)
    table.wait_to_be_asked()
    table.page.get_by_role("button", name="Dead holes").click()
    expect(table.page.locator('[data-square="0 1"]')).to_be_attached()
    expect(table.page.locator("[data-hole]")).to_have_count(0)
    assert visitor.move(seated.id, seated.tokens[0], 4, lay(-1, 0, 3), SKIP).status_code == 200
    expect(table.page.locator('[data-hole="0 1"]')).to_be_attached()


def press_long(page: Page, what: str) -> None:
    """A finger that stays."""
    box = page.locator(what).first.bounding_box()
    assert box is not None
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    page.wait_for_timeout(700)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


WHEEL = ["W29:2", "W07:3", "W08", "W09", "W10", "W11"]


TAKES_CLICKS = """(tip) => {
  const box = tip.getBoundingClientRect();
  return tip.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2));
}"""


def test_a_tip_explains_by_pointer_and_by_focus(devices: Devices, visitor: Visitor) -> None:
    seated = visitor.new_game(HUMANS, preset="wheel-of-fortune", draw=WHEEL)
    visitor.play_to(seated, 2)
    table = devices.sit(seated)
    table.wait_to_be_asked()
    page, tip = table.page, table.page.locator("#tip")
    for what, words in {
        "[data-crown=storm]": "Crown space",
        "[data-seal]": "the pig walks",
        ".pegs": "followers at home",
        ".controls button": "Zoom in",
    }.items():
        page.locator(what).first.hover()
        expect(tip).to_contain_text(words)
        assert covered_by(tip) == []
        assert not tip.evaluate(TAKES_CLICKS)
    page.keyboard.press("Escape")
    expect(tip).not_to_be_visible()
    page.keyboard.press("Tab")
    page.locator("[data-segment=tax]").focus()
    expect(tip).to_contain_text("Tax: knights")
    expect(page.locator("[data-segment=tax]")).to_have_attribute("aria-describedby", "tip")
    page.locator(".board[role=group]").focus()
    expect(tip).not_to_be_visible()


def test_a_long_press_explains_and_presses_nothing(devices: Devices, visitor: Visitor) -> None:
    table = devices.sit(visitor.new_game(HUMANS, preset="wheel-of-fortune", draw=WHEEL), **PHONE)
    table.wait_to_be_asked()
    tip, fields = table.page.locator("#tip"), table.page.get_by_role("button", name="Fields")
    press_long(table.page, ".rounds .btn[aria-label=Fields]")
    expect(tip).to_contain_text("who owns which field")
    expect(fields).to_have_attribute("aria-pressed", "false")
    fields.tap()
    expect(fields).to_have_attribute("aria-pressed", "true")
    expect(tip).not_to_be_visible()
    press_long(table.page, ".chips li")
    expect(tip).to_contain_text("Anna")


def test_the_board_moves_clear_of_a_hint(devices: Devices, visitor: Visitor) -> None:
    seated = visitor.new_game(HUMANS, draw=deck_of("modern", 6)[:30])
    visitor.play_to(seated, 20)
    table = devices.sit(seated)
    table.wait_to_be_asked()
    for _ in range(5):  # the player's own look: much of the board is out of sight
        table.page.keyboard.press("+")
    table.page.get_by_role("button", name="Hint").click()
    hint = table.page.locator(".hint")
    expect(hint.locator("small")).to_be_visible(timeout=60_000)
    ghost = table.page.locator("[data-ghost] .frame")
    clear = "[data-ghost] .frame, .bubble .btn, .acts .btn, .rounds .btn"
    for width, height in ((1440, 900), (390, 844), (844, 390)):
        table.page.set_viewport_size({"width": width, "height": height})
        expect(ghost).to_be_in_viewport(ratio=1)
        eventually(lambda: covered_by(hint, clear) == [], f"the hint lies over what it means: {width}")


# --- reach ------------------------------------------------------------------------------------------------------------
def test_arrows_at_the_edge_lead_to_every_square_that_fits(devices: Devices, visitor: Visitor) -> None:
    seated = visitor.new_game(HUMANS, draw=deck_of("modern", 6)[:30])
    visitor.play_to(seated, 20)
    table = devices.sit(seated, viewport={"width": 1024, "height": 700})
    squares = table.wait_to_be_asked()["squares"]
    expect(table.page.locator("[data-edge]")).to_have_count(0)
    for _ in range(6):
        table.page.keyboard.press("+")
    expect(table.page.locator("[data-edge]").first).to_be_visible()
    reached = set[str]()
    for _ in range(12):
        reached |= squares_in_sight(table.page)
        arrows = table.page.locator("[data-edge]")
        if reached == set(squares) or not arrows.count():
            break
        arrows.nth(table.dice.randrange(arrows.count())).click()
        table.page.wait_for_timeout(300)
    assert reached == set(squares)


# --- the fast way -----------------------------------------------------------------------------------------------------
def clicks(table: Table, *places: str) -> int:
    """Click these places one after the other, with which the turn must be over; give how many they are."""
    *others, last = places
    for place in others:
        table.page.locator(place).first.click()
    expect(table.page.locator(last).first).to_be_enabled()
    assert table.state["ply"] == 0, f"the turn was over before {last}"
    table.page.locator(last).first.click()
    eventually(lambda: table.state["ply"] > 0, f"the turn is not over after {len(places)} clicks")
    return len(places)


def test_a_turn_takes_four_clicks_and_two_for_who_wants_it(devices: Devices, visitor: Visitor) -> None:
    square, spot, none, place = '[data-square="1 0"]', "[data-spot]", "[data-none]", ".bubble .pri"
    draw = ["U", "V", "U", "U"]
    table = devices.sit(visitor.new_game(HUMANS, draw=draw))
    table.wait_to_be_asked()
    assert clicks(table, square, place, spot, CONFIRM) == 4
    table = devices.sit(visitor.new_game(HUMANS, draw=draw))
    table.wait_to_be_asked()
    assert clicks(table, square, place, none, none) == 4
    for answer in (spot, none):
        table = quick(devices, visitor.new_game(HUMANS, draw=draw))
        table.wait_to_be_asked()
        assert clicks(table, square, answer) == 2


def test_a_second_tap_turns_the_tile(devices: Devices, visitor: Visitor) -> None:
    table = devices.sit(visitor.new_game(HUMANS, draw=["U", "V", "U", "U"]), **PHONE)
    table.wait_to_be_asked()
    square = table.page.locator('[data-square="0 1"]')
    square.tap()
    first = table.page.locator("[data-ghost]").get_attribute("data-ghost")
    box = table.page.locator("[data-ghost] .frame").bounding_box()
    assert box is not None
    table.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    ways = len([one for one in visitor.legal(table.game)[1] if (one["x"], one["y"]) == (0, 1)])
    second = table.page.locator("[data-ghost]").get_attribute("data-ghost")
    assert (first != second) == (ways > 1)


def test_two_clicks_a_turn_are_offered_once_to_who_played_by_pointing(devices: Devices, visitor: Visitor) -> None:
    seated = visitor.new_game(HUMANS, draw=SHORT[:3])
    table = devices.sit(seated)
    table.play_to_the_end(Mouse())
    offer, moments = table.page.locator(".fast"), table.page.locator(".moments")
    expect(moments.get_by_role("button")).to_be_visible()
    below = [one.bounding_box() for one in (moments, offer)]
    assert below[0]
    assert below[1]
    assert below[0]["y"] < below[1]["y"], "the turning points come first"
    assert float(offer.evaluate("one => parseFloat(getComputedStyle(one).paddingLeft)")) >= 8
    offer.locator(".pri").click()
    expect(offer).to_have_count(0)
    table.page.locator(".btn[aria-label='Menu']").click()
    expect(table.page.get_by_label("Confirm each turn")).not_to_be_checked()
    other = devices.sit(seated)  # finished elsewhere, as far as this device knows
    expect(other.page.locator(".moments")).to_be_visible()
    expect(other.page.locator(".fast")).to_have_count(0)


# --- nothing is lost --------------------------------------------------------------------------------------------------
def test_what_was_chosen_survives_a_turn_that_could_not_be_sent(devices: Devices, visitor: Visitor) -> None:
    table = devices.sit(visitor.new_game(HUMANS, draw=["U", "V", "U", "U"]))
    table.wait_to_be_asked()
    devices.offline = True
    table.page.context.set_offline(True)
    table.page.locator('[data-square="1 0"]').click()
    table.page.locator(CONFIRM).click()
    expect(table.page.locator("[data-ghost]")).to_be_visible()
    expect(table.page.locator(CONFIRM)).to_be_enabled()
    expect(table.page.locator(".offline")).to_be_visible()
    assert covered_by(table.page.locator(".offline"), "aside .btn, aside li, .controls button") == []
    assert table.see()["phase"] == "place"
    table.page.context.set_offline(False)
    table.page.locator(CONFIRM).click()
    table.wait_until(lambda seen: seen["phase"] == "follower", "the tile is not laid")
    table.page.keyboard.press("n")
    table.page.keyboard.press("Enter")
    eventually(lambda: table.state["ply"] == 2, "the turn does not arrive")


@pytest.mark.parametrize("device", [{}, PHONE, LYING], ids=["desktop", "phone", "lying phone"])
def test_a_button_that_is_being_pressed_stays_where_it_is(
    devices: Devices, visitor: Visitor, device: dict[str, Any]
) -> None:
    """What would follow from a move is told as soon as it is known, which may be in the middle of a press."""
    table = devices.sit(visitor.new_game(HUMANS, draw=["E", "V", "U", "U"]), **device)
    table.wait_to_be_asked()
    table.page.locator('[data-square="0 -1"]').click()
    table.page.locator(CONFIRM).click()
    places = {}
    for choice, told in (("field", False), ("city", True)):
        table.page.locator(f'.answers [data-choice^="{choice}"]').click()
        expect(table.page.get_by_text("Then Anna gets 4 points")).to_have_count(int(told))
        table.page.wait_for_timeout(600)  # what slides has come to rest
        places[choice] = table.page.locator(CONFIRM).bounding_box()
    assert places["city"]
    assert places["city"] == places["field"]
    table.page.locator(CONFIRM).click()
    table.wait_until(lambda seen: seen["phase"] == "place", "the press was lost")


def test_a_large_board_is_never_seen_without_its_landscape(devices: Devices, visitor: Visitor) -> None:
    seated = visitor.new_game(HUMANS, draw=deck_of("modern", 6)[:40])
    visitor.play_to(seated, 56)
    page = devices.new()
    page.add_init_script(
        """new MutationObserver((_, observer) => {
          if (!document.querySelector(".rim")) return;
          observer.disconnect();
          const tiles = [...document.querySelectorAll(".tiles [data-tile]")];
          window.first = tiles.map((tile) => !!tile.querySelector("image, use"));
        }).observe(document, { childList: true, subtree: true })"""
    )
    page.goto(f"/g/{seated.id}")
    expect(page.locator(".tiles image").first).to_be_attached()
    first: list[bool] = page.evaluate("window.first")
    assert len(first) > 20
    assert all(first), "some tiles were first seen without a picture"


# --- the focus, and questions of the page's own -----------------------------------------------------------------------
def test_the_focus_is_never_behind_the_bar_of_the_new_game_page(devices: Devices) -> None:
    page = devices.new(viewport={"width": 1024, "height": 600})
    page.goto("/new")
    expect(page.locator(".start")).to_be_visible()
    hidden = list[str]()
    for _ in range(70):
        page.keyboard.press("Tab")
        found = page.evaluate(
            """() => {
              const one = document.activeElement;
              const [bar, box] = [document.querySelector(".start"), one.getBoundingClientRect()];
              if (one === document.body || bar.contains(one) || !box.height) return "";
              const behind = box.bottom > bar.getBoundingClientRect().top + 1;
              return behind ? one.outerHTML.slice(0, 80) : "";
            }"""
        )
        hidden += [found] if found else []
    assert hidden == []


def test_a_running_game_is_removed_after_a_question_of_the_page(devices: Devices, visitor: Visitor) -> None:
    seated = visitor.new_game(HUMANS, draw=SHORT)
    page = devices.new()
    asked = list[str]()

    def dismiss(dialog: Dialog) -> None:
        asked.append(dialog.message)
        dialog.dismiss()

    page.on("dialog", dismiss)
    keep(page, "carcassonne.seats", {seated.id: {str(seat): token for seat, token in seated.tokens.items()}})
    page.goto("/games")
    page.get_by_role("button", name="Remove").first.click()
    page.locator("dialog .btn.danger").click()
    expect(page.locator("dialog")).to_have_count(0)
    assert asked == []
