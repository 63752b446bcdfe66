"""What a table has agreed on is said wherever the game is named: changed rules, aids; and the rules page is its own."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import Devices
from support.visitor import Visitor

CHANGED = {"inns_cathedrals": True, "cathedrals": False, "followers": 3}
SAID = ("plus Inns & Cathedrals", "without Cathedrals", "Followers for each player: 3")


def test_changed_rules_are_said_wherever_a_game_is_named(devices: Devices, visitor: Visitor) -> None:
    aids = {"features": True, "fields": True, "remaining": True, "holes": True, "hints": False}
    seated = visitor.new_game([{"kind": "human", "name": "Anna"}, {"kind": "open"}], options=CHANGED, aids=aids)
    anna = devices.sit(seated).page
    for words in ("Base game · modern scoring", *SAID, "All help except hints"):
        expect(anna.locator(".room")).to_contain_text(words)
    bram = devices.new()
    bram.goto(seated.links[1])
    for words in (*SAID, "All help except hints"):
        expect(bram.locator("main")).to_contain_text(words)
    bram.get_by_label("Your name").fill("Bram")
    bram.get_by_role("button", name="Sit down").click()
    expect(bram.locator("header .preset")).to_contain_text(SAID[0])
    expect(anna.locator("header .preset")).to_contain_text(" · ".join(("modern scoring", SAID[0])))
    expect(anna.locator("h1")).to_contain_text(SAID[2])
    expect(anna.locator("header .preset")).to_contain_text("All help except hints")

    bram.goto("/games")
    expect(bram.locator(".game")).to_contain_text(SAID[0])

    address = anna.get_by_role("link", name="Rules").get_attribute("href")
    assert address is not None
    bram.goto(address)
    expect(bram.get_by_role("heading", level=1)).to_have_text("The rules of this table")
    for words in SAID:
        expect(bram.locator("aside.changed")).to_contain_text(words)
    expect(bram.locator("#inns figure")).to_be_visible()
    expect(bram.locator("#large figure")).to_be_visible()
    expect(bram.locator("#cathedrals, #river")).to_have_count(0)
    expect(bram.locator("#turn")).to_contain_text("Everybody has 3 followers.")
    expect(bram.locator("#followers .here")).to_have_text("At this table: Followers for each player: 3")
    expect(bram).to_have_title(
        "Rules: Modern · plus Inns & Cathedrals · Followers for each player: 3 · without Cathedrals – Carcassonne"
    )


def test_the_rules_of_a_table_without_a_box_of_its_preset_leave_it_out(devices: Devices) -> None:
    page = devices.new(locale="nl-NL")
    page.goto("/rules/big-box?options=inns_cathedrals%3Dfalse%20tiny_city%3D2")
    expect(page.locator("aside.changed")).to_contain_text("zonder ‘Herbergen & Kathedralen’")
    expect(page.locator("#inns")).to_have_count(0)
    expect(page.locator(".lead")).not_to_contain_text("Kathedralen")
    expect(page.locator("#river figure").first).to_be_visible()
    expect(page.locator("#cities")).to_contain_text("De kleinste stad: rood krijgt 2 punten.")
    page.set_viewport_size({"width": 360, "height": 640})  # where they are changed, the longest words have room
    page.goto("/new")
    page.get_by_role("heading", name="Regels aanpassen").click()
    expect(page.get_by_label("Horigen per speler")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") == 360
