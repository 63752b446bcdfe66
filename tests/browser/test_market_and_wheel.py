"""A market day with its auction at a hot seat, and the wheel with crown spaces and a plague."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import APIResponse, Page, Route, expect

from browser.conftest import Devices
from browser.driver import Mouse, Table, eventually
from support.visitor import HUMANS, Json, Visitor

THREE = [*HUMANS, {"kind": "human", "name": "Cleo"}]
MARKET = ["Z07", "Z05", "V", "U", "E", "K", "W", "D", "Z01", "V", "U", "N", "J"]
"""A market at once, and another while the first tiles are laid."""
PLAGUE = ["W03", "W04", "W05", "W05", "W06", "W08", "W07:3", "W29:2", "W08", "W09", "W09", "W10", "W11"]
"""Six tiles on which followers come to stand, then 3 and 2: the pig walks to the plague."""

COVERED = """() => {
  const boxes = (what) => [...document.querySelectorAll(what)].map((one) => one.getBoundingClientRect());
  return boxes("[data-spot] .grow").some((spot) => boxes(".toast").some((toast) =>
    spot.left < toast.right && spot.right > toast.left && spot.top < toast.bottom && spot.bottom > toast.top));
}"""
"""Whether a message lies over a piece."""


def phases_seen(table: Table, hand: Mouse, at: dict[str, Callable[[], None]], last: str = "") -> set[str]:
    """Play until the last phase was answered, or to the end; give the phases that were asked.

    Something is done the first time one of them is.
    """
    found: set[str] = set()
    while True:
        seen: Json = table.wait_to_be_asked()
        if seen["phase"] == "over" or (last in found and seen["phase"] != last):
            return found
        if seen["phase"] in at and seen["phase"] not in found:
            at[seen["phase"]]()
        found.add(seen["phase"])
        table.answer(hand, seen)


def test_a_market_day_at_a_hot_seat_with_its_auctions(
    devices: Devices, visitor: Visitor, snapshot: Callable[[Page, str], None]
) -> None:
    seated = visitor.new_game(THREE, preset="bridges-castles-bazaars", draw=MARKET)
    table = devices.sit(seated)

    def in_the_market() -> None:
        market = table.page.locator(".market")
        expect(market).to_be_visible()
        assert market.locator(".tile").count() >= 2
        for person in THREE:
            expect(market.get_by_text(person["name"]).first).to_be_visible()
        snapshot(table.page, "market-auction")

    seen = phases_seen(table, Mouse(), {"auction": in_the_market, "bid": lambda: snapshot(table.page, "market-bid")})
    assert {"auction", "bid", "deal", "place"} <= seen
    sold = [
        event
        for entry in visitor.get(seated.id, "log")["entries"]
        for event in entry["events"]
        if event["type"] == "tile_sold"
    ]
    assert sold
    assert table.state["over"]


def test_a_tile_chosen_on_a_market_day_stays_chosen_when_the_same_position_comes_again(
    devices: Devices, visitor: Visitor
) -> None:
    """A position comes with the frames and with the answer to one's own move; the answer may be late."""
    table = devices.sit(visitor.new_game(THREE, preset="bridges-castles-bazaars", draw=MARKET))
    late = list[tuple[Route, APIResponse]]()

    def move(route: Route) -> None:
        answer = route.fetch()
        if answer.json()["changes"]["state"].get("phase") == "auction":
            late.append((route, answer))
        else:
            route.fulfill(response=answer)

    table.page.route("**/moves?*", move)
    while (seen := table.wait_to_be_asked())["phase"] != "auction":
        table.answer(Mouse(), seen)
    tile = table.page.locator(".market .tile").first
    tile.click()
    expect(tile).to_have_attribute("aria-checked", "true")
    assert late, "the answer to the move was not held back"
    for route, answer in late:
        route.fulfill(response=answer)
    table.page.wait_for_timeout(200)
    expect(tile).to_have_attribute("aria-checked", "true")


def test_a_plague_is_chosen_on_the_board_and_a_crown_space_on_the_wheel(
    devices: Devices, visitor: Visitor, snapshot: Callable[[Page, str], None]
) -> None:
    seated = visitor.new_game(HUMANS, preset="wheel-of-fortune", draw=PLAGUE)
    table = devices.sit(seated)
    crowns = 0

    class OnTheWheel(Mouse):
        """Prefers a crown space twice, then any follower."""

        def choose(self, table: Table, seen: Json) -> None:
            nonlocal crowns
            spot = table.page.locator('[data-spot^="crown:"]').first
            if seen["phase"] == "follower" and crowns < 2 and spot.count():
                snapshot(table.page, "wheel-crown")
                spot.click()
                table.page.locator(".acts .btn.pri").click()
                crowns += 1
            else:
                super().choose(table, seen)

    def plague() -> None:
        assert table.page.locator("[data-spot]").count() == len(table.see()["choices"])
        snapshot(table.page, "wheel-plague")
        eventually(lambda: not table.page.evaluate(COVERED), "a message lies over a follower to be chosen")

    seen = phases_seen(table, OnTheWheel(eager=True), {"plague": plague}, last="plague")
    assert "plague" in seen
    assert crowns == 2
    types = [event["type"] for entry in visitor.get(seated.id, "log")["entries"] for event in entry["events"]]
    assert "pig_moved" in types
    assert any(entry.get("action", {}).get("type") == "crown" for entry in visitor.get(seated.id, "log")["entries"])
