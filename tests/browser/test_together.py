"""What people at one table share: colours, names that differ, hints that show, phrases, and a room to wait in."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from browser.conftest import Devices, keep
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


def test_an_empty_seat_is_filled_and_a_room_called_off(devices: Devices, visitor: Visitor) -> None:
    seated = visitor.new_game([{"kind": "human", "name": "Ann"}, {"kind": "open"}, {"kind": "open"}])
    ann = devices.sit(seated).page
    ann.get_by_label("Strength of the bot in seat 2").select_option("2")
    ann.get_by_role("button", name="Let a bot play").first.click()
    expect(ann.locator(".room")).to_contain_text("Easy")
    bob = devices.new()
    bob.goto(f"/g/{seated.id}")
    expect(bob.locator(".room")).to_be_visible()
    expect(bob.get_by_role("button", name="Call the game off")).to_have_count(0)
    ann.get_by_role("button", name="Call the game off").click()
    ann.locator(".off .danger").click()
    for page in (ann, bob):
        expect(page.locator(".note")).to_contain_text("called off")
    bob.goto(seated.links[2])
    expect(bob.get_by_role("alert")).to_contain_text("called off")
    ann.goto("/games")
    expect(ann.locator(".game")).to_contain_text("called off")
