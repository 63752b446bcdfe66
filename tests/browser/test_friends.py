"""Two browsers against each other by link, one of which loses its network in the middle."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from browser.conftest import Devices
from browser.driver import Mouse, Table, eventually
from browser.test_presets import deck_of
from support.visitor import Visitor


def test_two_people_play_by_link_and_one_comes_back_after_losing_the_network(
    devices: Devices, visitor: Visitor, snapshot: Callable[[Page, str], None]
) -> None:
    seated = visitor.new_game([{"kind": "human", "name": "Anna"}, {"kind": "open"}], draw=deck_of("modern", 8)[:11])
    anna = devices.sit(seated)
    expect(anna.page.locator(".room")).to_be_visible()
    link = anna.page.locator(".room input").input_value()
    assert "#" in link
    snapshot(anna.page, "waiting-room")
    bram = join(devices, link, seated.id)
    play_together([anna, bram], until=6)
    devices.offline = True
    bram.page.context.set_offline(True)
    while anna.asks(anna.see()):
        anna.answer(Mouse(), anna.see())
        anna.page.wait_for_timeout(100)
    missed = anna.state["ply"]
    bram.page.context.set_offline(False)
    eventually(lambda: bram.see()["ply"] == str(missed), "the moves made meanwhile do not come", 30)
    devices.offline = False
    play_together([anna, bram], until=1000)
    assert anna.state["over"]
    assert anna.final_scores() == bram.final_scores() == anna.state["scores"]
    assert min(anna.moves, bram.moves) > 4


def join(devices: Devices, link: str, game: str) -> Table:
    """Somebody follows a link, says a name and sits down."""
    page = devices.new()
    page.goto(link)
    expect(page.locator("li[aria-current]")).to_contain_text("Seat 2 · blue")
    page.locator("input").first.fill("Bram")
    page.locator("form .btn.pri, main .btn.pri").first.click()
    page.wait_for_url(f"**/g/{game}")
    assert "#" not in page.url, "the secret stays in the address"
    return Table(page, game, devices.site.url)


def play_together(tables: list[Table], until: int) -> None:
    """Everybody answers when asked, until a ply or the end."""
    idle = 0
    while (state := tables[0].state)["ply"] < until and not state["over"]:
        for table in tables:
            seen = table.see()
            if table.asks(seen):
                table.answer(Mouse(), seen)
                idle = 0
        idle += 1
        assert idle < 400, f"nobody is asked: {[table.see() for table in tables]}"
        tables[0].page.wait_for_timeout(10)
    for table in tables:
        table.wait_until(lambda seen: seen["phase"] == "over" or seen["ply"] == str(state["ply"]), "not up to date")


def test_a_spectator_sees_the_game_and_is_asked_nothing(devices: Devices, visitor: Visitor) -> None:
    seated = visitor.new_game(draw=deck_of("modern", 8)[:12])
    visitor.play_to(seated, 4)
    page = devices.new()
    page.goto(f"/g/{seated.id}")
    watching = Table(page, seated.id, devices.site.url)
    watching.wait_until(lambda seen: seen["ply"] == "4", "the game is not shown")
    assert not watching.asks(watching.see())
    visitor.play_to(seated, 6)
    watching.wait_until(lambda seen: seen["ply"] == "6", "new moves are not shown")
    anna = devices.sit(seated, (0,)).page
    expect(anna.locator(".watchers")).to_have_text("1 person is watching")
    anna.get_by_role("button", name="Say something").click()
    anna.get_by_role("group", name="Say something").get_by_role("button", name="Hello!").click()
    expect(page.locator(".toast").last).to_contain_text("Anna: Hello!")


def test_markup_in_a_name_is_shown_as_text(devices: Devices, visitor: Visitor) -> None:
    name = "<img src=x onerror=document.title='hit'>"
    seated = visitor.new_game(
        [{"kind": "human", "name": name}, {"kind": "bot", "level": 1}], draw=deck_of("modern", 8)[:12]
    )
    table = devices.sit(seated)
    table.wait_to_be_asked()
    table.play(Mouse(), 3)
    assert table.page.get_by_text(name).count() > 0
    assert table.page.locator("img[src=x]").count() == 0
    assert table.page.title() != "hit"
