"""What brings players back: rematches by consent, the mark of a turn, other devices, the page without a network."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from browser.conftest import Devices
from browser.driver import eventually
from support.visitor import Seated, Visitor

PHONE = {"width": 390, "height": 844}
Snapshot = Callable[[Page, str], None]


def friends(visitor: Visitor) -> Seated:
    """A game of Anna's and Bram's, who sit at devices of their own."""
    seats = [{"kind": "human", "name": "Anna"}, {"kind": "open"}]
    seated = visitor.new_game(seats, draw=["V", "U", "E", "W"], clock={"kind": "days", "days": 3})
    secret = seated.links[1].partition("#")[2]
    seated.tokens[1] = visitor.post(seated.id, "join", {"name": "Bram"}, secret).json()["token"]
    return seated


def test_a_rematch_is_offered_accepted_and_then_begun(devices: Devices, visitor: Visitor, snapshot: Snapshot) -> None:
    seated = friends(visitor)
    anna, bram = (devices.sit(seated, (seat,)).page for seat in (0, 1))
    expect(anna.locator(".clock").first).to_have_text(re.compile(r"^2d 23h$|^3d 0h$"))
    expect(anna).to_have_title(re.compile("^● "))
    expect(bram).not_to_have_title(re.compile("^● "))
    assert "circle" in (anna.locator("link[rel=icon]").get_attribute("href") or "")
    visitor.post(seated.id, "resign", {}, seated.tokens[0])
    expect(anna.get_by_role("heading", name="You lost by resignation. Bram won.")).to_be_visible()
    expect(bram.get_by_role("heading", name="You won by resignation")).to_be_visible()
    for page in (anna, bram):  # nobody has moved: there is nothing to learn, and nothing to speed up
        expect(page.locator(".moments, .fast")).to_have_count(0)
    anna.get_by_role("button", name="Rematch with new tiles").click()
    expect(anna.get_by_text("Waiting for Bram")).to_be_visible()
    expect(bram.get_by_text("Anna would like a rematch")).to_be_visible()
    snapshot(bram, "rematch-offered")
    bram.locator(".offer").get_by_role("button", name="No, thanks").click()
    expect(anna.get_by_role("button", name="Rematch with new tiles")).to_be_visible()
    bram.get_by_role("button", name="Same tiles again").click()
    anna.locator(".offer").get_by_role("button", name="Play").click()
    for page in (anna, bram):
        expect(page).not_to_have_url(re.compile(seated.id))
    assert anna.url == bram.url
    following = visitor.get(anna.url.rpartition("/")[2])["table"]
    assert [seat["name"] for seat in following["seats"]] == ["Bram", "Anna"]


def test_my_games_go_along_to_another_device_by_a_link(devices: Devices, visitor: Visitor, snapshot: Snapshot) -> None:
    seated = friends(visitor)
    first = devices.sit(seated, (0,)).page
    first.goto("/games")
    picture = first.locator("img.picture")
    expect(picture).to_be_visible()
    expect(picture).to_have_attribute("src", re.compile("/landscape.svg"))
    expect(picture).to_have_css("object-fit", "contain")
    eventually(lambda: picture.evaluate("image => image.naturalWidth") > 0, "the board's picture does not come", 60)
    first.get_by_role("button", name="Show code and link").click()
    expect(first.get_by_role("img", name="QR code with your games").locator("svg")).to_be_visible()
    expect(first.get_by_text("This address works on this computer only")).to_be_visible()
    snapshot(first, "devices")
    link = first.get_by_label("Link with your games").input_value()
    second = devices.new(viewport=PHONE)
    second.goto(link)
    expect(second.get_by_text("This link brings 1 game.")).to_be_visible()
    assert seated.tokens[0] not in second.url, "the keys stay in the address"
    second.get_by_role("button", name="Add to my games").click()
    second.get_by_role("link", name="Anna").click()
    expect(second.locator("[data-asked='0']")).to_be_visible()
    forged = link.replace(seated.tokens[0], seated.tokens[0][::-1])
    second.goto("/")
    second.goto(forged)
    expect(second.get_by_text("This link opens no seat here")).to_be_visible()
    second.goto("/")
    second.goto(link)
    expect(second.get_by_text("These games are on this device already.")).to_be_visible()
    kept = second.evaluate("() => localStorage.getItem('carcassonne.seats')")
    assert seated.tokens[0] in kept


def test_the_page_opens_without_a_network_and_says_so(devices: Devices) -> None:
    page = devices.new(service_workers="allow")
    page.goto("/")
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    eventually(lambda: page.evaluate("() => navigator.serviceWorker.controller !== null"), "no worker takes over", 60)
    page.goto("/rules")
    expect(page.locator("figure").first).to_be_visible()
    devices.offline = True
    page.context.set_offline(True)
    expect(page.get_by_text("You are offline")).to_be_visible()
    page.reload()
    expect(page.locator(".offline")).to_be_visible()  # Chromium does not always tell a page anew that it is offline
    expect(page.locator("figure").first).to_be_visible()
    page.goto("/new")
    expect(page.get_by_role("heading", name="New game")).to_be_visible()
    page.context.set_offline(False)
    expect(page.locator(".offline")).to_be_hidden()


def test_the_page_can_be_installed(devices: Devices, visitor: Visitor) -> None:
    page = devices.new()
    page.goto("/")
    address = page.locator("link[rel=manifest]").get_attribute("href")
    manifest = visitor.http.get(address or "").json()
    assert manifest["display"] == "standalone"
    assert manifest["start_url"] == manifest["scope"] == "./"
    assert {icon["sizes"] for icon in manifest["icons"]} >= {"192x192", "512x512"}
    touch = page.locator("link[rel=apple-touch-icon]").get_attribute("href") or ""
    for icon in [touch, *(icon["src"] for icon in manifest["icons"])]:
        assert visitor.http.get(icon).headers["content-type"] in ("image/png", "image/svg+xml")
    worker = visitor.http.get("/sw.js")
    assert worker.headers["content-type"].startswith("text/javascript")
    assert worker.headers["cache-control"] == "no-cache"
