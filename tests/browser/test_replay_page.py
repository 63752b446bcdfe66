"""A finished game looked at again: the slider, the arrow keys, links to a ply; and the game that teaches."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import TAKING, Devices, keep
from browser.driver import Mouse, Table, covered_by, eventually
from browser.test_presets import deck_of
from support.visitor import HUMANS, Json, Seated, Visitor

GAMES = Path(__file__).parents[2] / "docs" / "games"


@pytest.fixture
def finished(visitor: Visitor) -> Seated:
    """A game that is over."""
    seated = visitor.new_game(HUMANS, draw=deck_of("modern", 6)[:20])
    visitor.play_out(seated)
    return seated


def test_a_replay_goes_by_arrow_keys_slider_and_link(devices: Devices, visitor: Visitor, finished: Seated) -> None:
    last = visitor.state(finished.id)["ply"]
    page = devices.new()
    page.goto(f"/g/{finished.id}/replay?ply=5")
    slider = page.locator("input[type=range]")
    expect(slider).to_have_value("5")
    page.goto(f"/g/{finished.id}/replay?ply={last - 3}")
    expect(slider).to_have_value(str(last - 3))
    for height in (900, 500, 700):  # also where the list has less room than at first
        page.set_viewport_size({"width": 1440, "height": height})
        eventually(lambda: row_in_sight(page), "the row of the ply is out of sight")
    page.set_viewport_size({"width": 1440, "height": 900})
    page.goto(f"/g/{finished.id}/replay?ply=5")
    expect(slider).to_have_value("5")
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("6")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value("4")
    page.keyboard.press("End")
    expect(slider).to_have_value(str(last))
    page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    slider.fill("9")
    expect(page).to_have_url(re.compile(r"ply=9$"))
    page.reload()
    expect(slider).to_have_value("9")
    points = page.get_by_role("tab").nth(1)
    points.click()  # the arrow keys go on through the game as they are said to, and by keys alone from tab to tab
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("10")
    expect(points).to_have_attribute("aria-selected", "true")
    points.focus()
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("tab").first).to_be_focused()
    turns = visitor_turns(visitor, finished)
    page.keyboard.press("End")
    expect(page.locator(".where")).to_have_text(f"Turn {turns} of {turns}")
    expect(slider).to_have_attribute("aria-valuetext", f"Turn {turns} of {turns}")


def visitor_turns(visitor: Visitor, seated: Seated) -> int:
    """How many turns a game took."""
    entries = visitor.get(seated.id, "log")["entries"]
    return sum(event["type"] == "turn_ended" for entry in entries for event in entry.get("events", []))


def test_the_board_of_a_replay_is_shown_in_the_same_way_wherever_one_jumps(devices: Devices, finished: Seated) -> None:
    page = devices.new()
    page.goto(f"/g/{finished.id}/replay")
    board = page.locator(".board[role=group]")
    board.hover()
    sizes = list[str]()
    for key in ("End", "Home", "End", "Home"):
        page.keyboard.press(key)
        expect(page.locator(".where")).to_contain_text("beginning" if key == "Home" else "Turn")
        if key == "Home":
            expect(board).to_have_attribute("data-size", "132")  # a lone tile, as large as tiles get
        else:
            expect(board).not_to_have_attribute("data-size", "132")
        sizes.append(board.get_attribute("data-size") or "")
    assert sizes[:2] == sizes[2:]


def row_in_sight(page: Page) -> bool:
    """Whether the step that is shown lies inside the list of moves."""
    row, moves = (page.locator(f"aside ol{inner}").bounding_box() for inner in (" [aria-current]", ""))
    assert row
    assert moves
    return moves["y"] - 1 <= row["y"] and row["y"] + row["height"] <= moves["y"] + moves["height"] + 1


def test_the_board_of_a_replay_shows_as_many_tiles_as_lay_there(
    devices: Devices, visitor: Visitor, finished: Seated
) -> None:
    page = devices.new()
    for ply in (0, 7, visitor.state(finished.id)["ply"]):
        page.goto(f"/g/{finished.id}/replay?ply={ply}")
        lying = len(visitor.get(finished.id, "sight", ply=ply)["state"]["board"])
        expect(page.locator(".tiles [data-tile]")).to_have_count(lying)


def test_the_points_of_a_replay_add_up_to_the_result_and_markers_walk_there(
    devices: Devices, visitor: Visitor, finished: Seated
) -> None:
    page = devices.new(reduced_motion="no-preference")
    keep(page, "carcassonne.seats", {finished.id: {"0": finished.tokens[0]}})
    page.goto(f"/g/{finished.id}/replay")
    page.get_by_role("tab").nth(1).click()
    text = page.locator("main").inner_text()
    for seat, score in enumerate(visitor.state(finished.id)["scores"]):
        assert re.search(rf"\b{score}\b", text)
        expect(page.locator(f'[data-marker="{seat}"]')).to_have_attribute("data-score", str(score))
    expect(page.locator('[data-marker="0"] use').first).to_have_attribute("href", re.compile(r"#marker(-flat)?-0$"))
    page.locator("input[type=range]").fill("0")
    expect(page.locator('[data-score="0"]')).to_have_count(len(HUMANS))
    page.get_by_text("Score track").click()
    expect(page.locator("[data-marker]")).to_have_count(0)
    page.reload()
    page.get_by_role("tab").nth(1).click()
    expect(page.get_by_text("Score track")).to_be_visible()
    expect(page.locator("[data-marker]")).to_have_count(0)


def test_an_analysis_names_the_mistakes_and_shows_a_better_move(
    devices: Devices, visitor: Visitor, snapshot: Callable[[Page, str], None]
) -> None:
    seated = visitor.new_game(HUMANS, draw=deck_of("modern", 6)[: 36 if TAKING else 8])
    visitor.play_out(seated)
    page = devices.new()
    page.goto(f"/g/{seated.id}/replay")
    page.get_by_role("tab").nth(2).click()
    page.get_by_role("tabpanel").locator(".btn.pri").click()
    mistakes = page.locator(".mistakes button")
    mistakes.first.click(timeout=240_000)
    better = page.locator(".decision .btn")
    expect(better).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-ghost]")).to_be_visible()
    assert covered_by(page.locator(".banner"), "[data-ghost], button") == []
    expect(page.locator(".decision")).to_contain_text("Better")
    expect(page.locator("[data-sign='✓']")).to_be_visible()
    expect(page.locator(".other [data-sign]")).to_be_visible()
    better.click()
    expect(page.locator("[data-sign]")).to_have_count(0)
    better.click()
    mistakes.nth(mistakes.count() // 2).click()
    page.mouse.move(5, 5)
    expect(page.locator(".tiles image").first).to_be_visible()
    snapshot(page, "replay")
    page.set_viewport_size({"width": 844, "height": 390})  # a phone on its side: the board beside what is said of it
    board = page.locator(".board[role=group]").bounding_box()
    assert board
    assert board["height"] > 150
    for sign in page.locator("[data-sign]").all():
        expect(sign).to_be_in_viewport()
    page.set_viewport_size({"width": 1440, "height": 900})
    assert pages_of(page) <= (4 if TAKING else 3)  # the board on one, what is said of it on the next
    page.emulate_media(media="print", color_scheme="dark")  # on paper: light, with the mistakes, without the buttons
    expect(mistakes.first).to_be_visible()
    expect(better).to_be_hidden()
    assert page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "light"
    goes_on_from_a_turning_point(devices, visitor, seated, snapshot)


def pages_of(page: Page) -> int:
    """How many sheets of paper a page takes."""
    return page.pdf(format="A4").count(b"/Type /Page\n")


LYING_ON_PAPER = """() => {
  window.paper = { tiles: 0, outside: 0 };
  const look = () => {
    const sheet = { width: 680, height: 760 };
    const layer = document.querySelector(".board[role=group]").getBoundingClientRect();
    for (const tile of document.querySelectorAll(".tiles [data-tile]")) {
      const box = tile.getBoundingClientRect();
      const [left, top] = [box.left - layer.left, box.top - layer.top];
      window.paper.tiles += 1;
      if (left < -1 || top < -1 || left + box.width > sheet.width + 1 || top + box.height > sheet.height + 1)
        window.paper.outside += 1;
    }
  };
  addEventListener("beforeprint", look);
}"""


def test_on_paper_a_board_is_whole_on_one_page_and_words_stand_apart(devices: Devices, visitor: Visitor) -> None:
    seated = visitor.new_game(HUMANS, draw=deck_of("modern", 6)[:40])
    visitor.play_out(seated)
    page = devices.sit(seated).page
    for path, pages in (("", 1), ("/replay", 2)):
        page.goto(f"/g/{seated.id}{path}")
        expect(page.locator(".tiles image")).to_have_count(len(visitor.state(seated.id)["board"]))
        board = page.locator(".board[role=group]")
        fitting = board.get_attribute("data-size") or ""
        page.get_by_role("button", name="Zoom in").click()
        expect(board).not_to_have_attribute("data-size", fitting)
        page.evaluate(LYING_ON_PAPER)
        before = board.get_attribute("data-size") or ""
        assert pages_of(page) == pages
        told = page.evaluate("window.paper")
        assert (told["tiles"], told["outside"]) == (len(visitor.state(seated.id)["board"]), 0)
        expect(board).to_have_attribute("data-size", before)
    page.emulate_media(media="print")
    move = page.locator("ol .step", has_text="placed a tile").first
    assert move.evaluate("one => getComputedStyle(one).display") == "block"


def goes_on_from_a_turning_point(
    devices: Devices, visitor: Visitor, seated: Seated, snapshot: Callable[[Page, str], None]
) -> None:
    """The end screen of an analysed game: three moments, each with a picture and a reason, and a way back into one."""
    page = devices.sit(seated).page
    moments = page.locator(".over .moments article")
    expect(moments).to_have_count(3)  # the analysis is there: nobody has to ask for it
    for number in range(3):
        expect(moments.nth(number).get_by_role("heading")).to_have_text(re.compile(r"^Turn \d+$"))
        expect(moments.nth(number)).to_contain_text("Played:")
        expect(moments.nth(number)).to_contain_text("Better:")
        expect(moments.nth(number).locator(".picture .ghost")).to_be_visible()
        expect(moments.nth(number).locator(".picture .other")).to_be_visible()
        expect(moments.nth(number).locator("p.muted")).not_to_be_empty()
    moments.first.scroll_into_view_if_needed()
    snapshot(page, "coach")
    again = moments.first.get_by_role("button", name="Try again from turn")
    turn = int(re.findall(r"\d+", again.inner_text())[0])
    moments.first.get_by_role("link", name="Look at it").click()
    expect(page.get_by_role("tab", name="Analysis")).to_have_attribute("aria-selected", "true")
    expect(page.locator("[data-sign]")).to_have_count(2)
    expect(page.get_by_role("button", name="Analyse this game")).to_have_count(0)
    page.get_by_role("button", name=f"Try again from turn {turn}").click()
    page.wait_for_url(lambda url: seated.id not in url)
    origin = page.get_by_role("link", name=f"Again from turn {turn} of the game of")
    expect(origin).to_have_attribute("href", re.compile(f"/g/{seated.id}/replay"))
    table = Table(page, page.url.rsplit("/", 1)[1], devices.site.url)
    table.play_to_the_end(Mouse())
    compares_with_the_first_game(page, visitor.table(table.game))


def compares_with_the_first_game(page: Page, second: Json) -> None:
    """The end of a game that was played again: the points from that turn on, then and now."""
    origin = second["origin"]
    rows = page.locator(".compared tbody tr")
    for seat, before in enumerate(origin["scores"]):
        then, now = (result["scores"][seat] - before for result in (origin["result"], second["result"]))
        expect(rows.nth(seat).locator("td")).to_have_text([str(then), str(now)])
    expect(page.locator(".compared")).to_contain_text("than the first time")
    page.goto("/games")
    expect(page.get_by_role("link", name="Again from turn")).to_be_visible()


def test_an_imported_record_can_be_replayed(devices: Devices, snapshot: Callable[[Page, str], None]) -> None:
    record = (GAMES / "wheel-of-fortune.txt").read_text(encoding="utf-8")
    page = devices.new()
    page.goto("/import")
    page.locator("textarea").fill(record)
    page.locator(".btn.pri").first.click()
    page.wait_for_url("**/g/**")
    expect(page.locator("input[type=range]")).to_be_visible()
    page.get_by_role("tab").nth(1).click()
    for seat, (score, pieces) in enumerate(
        [
            (109, ["marker-0", "plaque+100"]),
            (85, ["marker-flat-1"]),
            (89, ["marker-flat-2"]),
            (105, ["marker-3", "plaque+100"]),
        ]
    ):
        marker = page.locator(f'[data-marker="{seat}"]')
        expect(marker).to_have_attribute("data-score", str(score))
        assert marker.locator("use").evaluate_all("all => all.map((one) => one.href.baseVal.slice(1))") == pieces
    snapshot(page, "score-track")
    page.goto("/games")
    card = page.locator(".game")
    expect(card).to_contain_text("Imported")
    expect(card).to_contain_text("won by 4 points")
    page.get_by_role("button", name="Remove this game").click()
    page.reload()
    expect(card).to_have_count(0)
