"""The end of a game: the final scoring before everybody's eyes, and what somebody who only watches sees of it."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from browser.conftest import Devices
from support.visitor import HUMANS, SHORT, Seated, Visitor


def last_move_of(visitor: Visitor, seated: Seated) -> None:
    """Followers wherever one may stand; the last decision is left to be made."""
    while True:
        ply, actions = visitor.legal(seated.id)
        state = visitor.state(seated.id)
        if state["deck"] == 0 and state["phase"] != "place":
            return
        action = next((one for one in actions if one["type"] == "follower"), actions[0])
        visitor.move(seated.id, seated.tokens[state["to_act"]], ply, action)


def test_the_final_scoring_is_shown_once_and_can_be_skipped_or_gone_through(devices: Devices, visitor: Visitor) -> None:
    seated = visitor.new_game(HUMANS, draw=SHORT)
    last_move_of(visitor, seated)
    moving = devices.sit(seated, (0,), reduced_motion="no-preference").page
    still = devices.sit(seated, (1,)).page
    for page in (moving, still):
        expect(page.locator("[data-phase]")).to_have_attribute("data-ply", str(visitor.state(seated.id)["ply"]))
    state = visitor.state(seated.id)
    visitor.move(seated.id, seated.tokens[state["to_act"]], state["ply"], {"type": "skip"})
    scores = visitor.state(seated.id)["scores"]

    # It runs where things may move; what is heard is there at once, and a key ends it.
    expect(moving.locator(".final")).to_be_visible()
    expect(moving.locator(".board .gain")).not_to_have_count(0)
    expect(moving.locator("[role=log]")).to_contain_text("Final scoring: Anna")
    expect(moving.locator(".final")).to_be_visible()
    moving.keyboard.press("Escape")
    expect(moving.locator(".over h2")).to_contain_text("You ")
    expect(moving.locator("[data-seat] .sc")).to_have_text([str(score) for score in scores])
    moving.reload()
    expect(moving.locator(".over")).to_be_visible()
    expect(moving.locator(".final")).to_have_count(0)

    # Where nothing moves it is a list to go through, when somebody asks for it.
    expect(still.locator(".over")).to_be_visible()
    expect(still.locator(".final")).to_have_count(0)
    still.get_by_role("button", name="Go through the final scoring").click()
    steps = still.locator(".final li")
    for number in range(steps.count()):
        expect(still.locator(".final [aria-current]")).to_have_attribute("data-step", str(number))
        expect(still.locator(".board .gain").first).to_be_visible()
        if number < steps.count() - 1:
            still.get_by_role("button", name="Next").click()
    expect(still.locator("[data-seat] .sc")).to_have_text([str(score) for score in scores])
    still.get_by_role("button", name="Done").click()
    expect(still.locator(".over")).to_be_visible()
    watches(devices.new(), seated)


def watches(page: Page, seated: Seated) -> None:
    """Somebody without a seat: no turning points of another's, no settings of a turn that never comes."""
    page.goto(f"/g/{seated.id}")
    expect(page.locator(".over h2")).to_contain_text(" won by ")
    expect(page.locator(".counted table")).to_be_visible()
    expect(page.locator(".moments, .fast")).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_label("Animations")).to_be_visible()
    expect(page.get_by_label("Confirm each turn")).to_have_count(0)
    expect(page.get_by_text("When it is my turn")).to_have_count(0)
