"""What people at one table share: colours, names that differ, hints that show, phrases, and a room to wait in."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from browser.conftest import Devices, keep
from browser.driver import covered_by
from support.visitor import Visitor

WAITING: list[dict[str, Any]] = [
    {"kind": "human", "name": "Ann", "colour": 3},
    {"kind": "bot", "level": 3},
    {"kind": "open"},
]


def test_colours_names_hints_and_phrases_are_everybodys(devices: Devices, visitor: Visitor) -> None:
    seated = visitor.new_game(WAITING)
    ann = devices.sit(seated).page
    bob = devices.new(locale="de-DE")
    keep(bob, "carcassonne.table", {"colour": 0})
    bob.goto(seated.links[2])
    colours = bob.get_by_role("group", name="Deine Farbe")
    expect(colours.get_by_label("Grün")).to_be_disabled()
    expect(colours.get_by_label("Rot")).to_be_checked()
    bob.get_by_label("Dein Name").fill("Ann")
    bob.get_by_role("button", name="Platz nehmen").click()
    expect(bob.locator(".toast").first).to_contain_text("Hier heißt du Ann 2")
    for page, bot in ((ann, "Casual"), (bob, "Locker")):
        names = page.locator(".who .pn b")
        expect(names).to_have_text(["Ann", bot, "Ann 2"])
        worn = page.locator(".who .badge use")
        assert [one.get_attribute("href") for one in worn.all()] == ["#badge-3", "#badge-1", "#badge-0"]
    ann.get_by_role("button", name="Hint").click()
    expect(ann.locator(".hint")).to_contain_text("expected lead")
    expect(bob.locator(".toast").last).to_contain_text("Ann hat einen Tipp genommen")
    for page, said in ((ann, "1 hint taken"), (bob, "1 Tipp genommen")):
        expect(page.locator(".who").first).to_contain_text(said)
    ann.get_by_role("button", name="Say something").click()
    ann.get_by_role("group", name="Say something").get_by_role("button", name="Good luck!").click()
    expect(bob.locator(".toast").last).to_contain_text("Ann: Viel Glück!")
    bob.get_by_role("button", name="Menü").click()
    bob.get_by_label("Meine Farbe").select_option("5")
    expect(ann.locator(".who .badge use").last).to_have_attribute("href", "#badge-5")
    bob.keyboard.press("Escape")
    bob.set_viewport_size({"width": 390, "height": 844})  # there every button has its name under its sign
    expect(bob.get_by_role("button", name="Etwas sagen")).to_have_text("Sagen")


def test_an_empty_seat_is_filled_and_a_room_called_off(devices: Devices, visitor: Visitor) -> None:
    seated = visitor.new_game([{"kind": "human", "name": "Ann"}, {"kind": "open"}, {"kind": "open"}])
    ann = devices.sit(seated).page
    ann.get_by_label("Strength of the bot in seat 2").select_option("2")
    ann.get_by_role("button", name="Let a bot play").first.click()
    expect(ann.locator(".room")).to_contain_text("Easy")
    bob = devices.new(viewport={"width": 844, "height": 390})
    bob.goto(f"/g/{seated.id}")
    expect(bob.locator(".room")).to_be_visible()
    expect(bob.locator(".chips")).to_have_count(0)  # the room names the seats, and has the whole window for it
    assert covered_by(bob.get_by_role("button", name="Menu"), ".room .card") == []
    expect(bob.get_by_role("button", name="Call the game off")).to_have_count(0)
    ann.get_by_role("button", name="Call the game off").click()
    ann.locator(".off .danger").click()
    for page in (ann, bob):
        expect(page.locator(".note")).to_contain_text("called off")
    bob.goto(seated.links[2])
    expect(bob.get_by_role("alert")).to_contain_text("called off")
    ann.goto("/games")
    expect(ann.locator(".game")).to_contain_text("called off")


def test_a_new_game_asks_for_people_first_and_once_for_boxes(devices: Devices) -> None:
    page = devices.new()
    keep(page, "carcassonne.draft", {"preset": "wheel-of-fortune", "options": {"followers": 5}})
    page.goto("/new")
    expect(page.locator("form h2")).to_have_text(
        ["Who plays?", "What is on the table?", "Clock", "Help on the table", "Change the rules"]
    )
    expect(page.locator("[data-box=wheel] .head input")).to_be_checked()
    told = page.locator(".told")
    expect(told).to_contain_text("Wheel of Fortune · Followers for each player: 5 · 2 players · All help is on")
    page.get_by_label("Seat 2, Played by").select_option("open")
    expect(told).to_contain_text("All help except hints")
    page.get_by_label("Hints on request").check()
    expect(told).to_contain_text("All help is on")
    page.get_by_label("Drawn by lot").check()
    page.get_by_label("Seat 1, Colour").select_option("4")
    page.get_by_label("Time for each turn").check()
    page.get_by_label("Minutes in reserve for each player").fill("3")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/g/*")
    table = page.request.get(f"{devices.site.url}/api/v1/games/{page.url.rpartition('/')[2]}").json()["table"]
    assert (table["preset"], table["options"]) == ("wheel-of-fortune", {"first_player": "random", "followers": 5})
    assert table["clock"] == {"kind": "move", "seconds": 60, "grace": 180}
    assert table["lot"] in (0, 1)
    assert [seat["colour"] for seat in table["seats"] if seat["kind"] == "human"] == [4]
    expect(page.locator(".room")).to_contain_text("Followers for each player: 5")
