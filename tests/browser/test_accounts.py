"""Accounts end to end: a guest registers, comes back at a second device, loses all devices, and leaves for good.

Passkeys are those of Chromium's own virtual authenticator.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page, expect

from browser.conftest import Devices, keep
from browser.test_pages import violations
from support.serving import Serving
from support.visitor import HUMANS, Visitor, visiting

DEVICE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}
SIZES = {"desktop": (1440, 900), "phone": (390, 844), "lying": (844, 390)}


class Key:
    """The authenticator of a device."""

    def __init__(self, page: Page) -> None:
        self.session: CDPSession = page.context.new_cdp_session(page)
        self.session.send("WebAuthn.enable")
        self.id = self.session.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})["authenticatorId"]

    @property
    def passkeys(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.session.send("WebAuthn.getCredentials", {"authenticatorId": self.id})[
            "credentials"
        ]
        return found

    def take(self, passkeys: list[dict[str, Any]]) -> None:
        """Get the passkeys of another device, as those of one person are kept in step."""
        for each in passkeys:
            self.session.send("WebAuthn.addCredential", {"authenticatorId": self.id, "credential": each})

    def refuse(self) -> None:
        """Let the person turn away when they are asked for a finger."""
        self.session.send("WebAuthn.setUserVerified", {"authenticatorId": self.id, "isUserVerified": False})


def a_device(people: Devices, **options: Any) -> tuple[Page, Key]:
    page = people.new(base_url=f"http://localhost:{people.site.port}", **options)
    return page, Key(page)


def register(page: Page, name: str) -> list[str]:
    """Make an account on the page; gives its codes."""
    page.goto("/me")
    page.get_by_label("Name", exact=True).fill(name)
    page.get_by_role("button", name="Make a passkey").click()
    expect(page.get_by_role("heading", name="Keep these ten codes")).to_be_visible()
    codes = page.locator("ol code").all_text_contents()
    assert len(codes) == 10
    return codes


def test_from_a_guest_to_an_account_and_on_to_every_device(people: Devices, own: Serving) -> None:
    with visiting(own.url) as visitor:
        seated = visitor.new_game([HUMANS[0], {"kind": "open"}])
    here, key = a_device(people)
    keep(here, "carcassonne.seats", {seated.id: {"0": seated.tokens[0]}})
    here.goto("/")
    here.get_by_role("link", name="Sign in").click()
    codes = register(here, "Annabella")
    expect(here.get_by_text("1 game of this device is yours now.")).to_be_visible()
    here.get_by_role("button", name="I have kept them").click()
    expect(here.get_by_text("You are signed in as Annabella.")).to_be_visible()
    expect(here.get_by_role("navigation", name="Main menu").get_by_role("link", name="Annabella")).to_be_visible()
    assert [each["isResidentCredential"] for each in key.passkeys] == [True]

    there, its_key = a_device(people)
    its_key.take(key.passkeys)
    there.goto("/me")
    there.get_by_role("button", name="Sign in with a passkey").click()
    expect(there.get_by_text("You are signed in as Annabella.")).to_be_visible()
    there.get_by_role("link", name="My games").click()
    expect(there.locator(f"a[href='/g/{seated.id}']").first).to_be_visible()
    held = there.evaluate("JSON.parse(localStorage.getItem('carcassonne.seats'))")
    assert list(held) == [seated.id]
    assert held[seated.id]["0"] != seated.tokens[0]
    there.goto("/me")
    there.get_by_role("button", name="Sign out", exact=True).click()
    expect(there.get_by_role("button", name="Sign in with a passkey")).to_be_visible()
    assert there.evaluate("localStorage.getItem('carcassonne.seats')") == "{}", "the next person would play there"

    new, new_key = a_device(people)  # everything is lost but a code
    new.goto("/me")
    new.get_by_text("I have lost my passkey").click()
    new.get_by_label("Code", exact=True).fill(codes[7])
    new.get_by_role("button", name="Sign in with the code").click()
    expect(new.get_by_text("This code is used up")).to_be_visible()
    new.get_by_role("button", name="Add a passkey").click()
    expect(new.get_by_text("The passkey was added.")).to_be_visible()
    expect(new.get_by_role("button", name=re.compile("^Remove"))).to_have_count(2)
    new.get_by_role("button", name=re.compile("^Remove")).first.click()
    expect(new.get_by_role("button", name=re.compile("^Remove"))).to_have_count(0)
    expect(new.get_by_text("9 codes left")).to_be_visible()

    new.get_by_role("button", name="Leave for good").click()
    new.get_by_role("button", name="Confirm with a passkey and leave").click()
    expect(new.get_by_text("Your account is gone.")).to_be_visible()
    assert len(new_key.passkeys) == 1
    with visiting(own.url) as visitor:
        assert visitor.table(seated.id)["seats"][0]["name"] == "somebody"


def test_what_goes_wrong_is_said_in_words_and_nothing_changes(people: Devices, own: Serving) -> None:
    here, _ = a_device(people)
    register(here, "Bram")
    other, key = a_device(people)
    other.goto("/me")
    other.get_by_label("Name", exact=True).fill("BRAM")
    other.get_by_role("button", name="Make a passkey").click()
    expect(other.get_by_role("alert")).to_contain_text("Somebody has this name already")
    other.get_by_label("Name", exact=True).fill("Admin")
    other.get_by_role("button", name="Make a passkey").click()
    expect(other.get_by_role("alert")).to_contain_text("This name cannot be had")
    key.refuse()
    other.get_by_label("Name", exact=True).fill("Clara")
    other.get_by_role("button", name="Make a passkey").click()
    expect(other.get_by_role("alert")).to_contain_text("Nothing has changed")
    other.get_by_text("I have lost my passkey").click()
    other.get_by_label("Code", exact=True).fill("aaaa-bbbb-cccc-dddd")
    other.get_by_role("button", name="Sign in with the code").click()
    expect(other.get_by_role("alert")).to_contain_text("opens no account")
    people.complaints.clear()  # Chromium itself tells of the refusals


def test_a_token_for_a_program_is_made_and_ended(people: Devices, own: Serving) -> None:
    here, _ = a_device(people)
    register(here, "Dora")
    here.get_by_role("button", name="I have kept them").click()
    here.locator("summary", has_text="Make a token").click()
    here.get_by_label("Name of the program").fill("Robin")
    here.get_by_label("play as a bot of yours").check()
    here.get_by_role("button", name="Make a token").click()
    token = here.get_by_text(re.compile("^ct_")).text_content()
    with visiting(own.url) as visitor:
        shown = {"Authorization": f"Bearer {token}"}
        assert visitor.http.get("/api/v1/me", headers=shown).json()["scopes"] == ["bot"]
        here.get_by_role("button", name="End: Robin").click()
        expect(here.get_by_role("button", name="End: Robin")).to_have_count(0)
        assert visitor.http.get("/api/v1/me", headers=shown).status_code == 401


def test_under_another_name_the_page_says_where_people_sign_in(people: Devices, own: Serving) -> None:
    page = people.new()  # 127.0.0.1
    page.goto("/me")
    expect(page.get_by_text("People sign in at localhost")).to_be_visible()


def test_without_accounts_everybody_is_a_guest(devices: Devices, visitor: Visitor) -> None:
    page = devices.new()
    page.goto("/me")
    expect(page.get_by_text("everybody plays as a guest")).to_be_visible()
    expect(page.get_by_role("link", name="Sign in")).to_have_count(0)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_account_fits_every_window_and_axe_finds_nothing_wrong(
    people: Devices, size: str, scheme: str, snapshot: Callable[[Page, str], None]
) -> None:
    width, height = SIZES[size]
    page, _ = a_device(people, viewport={"width": width, "height": height}, color_scheme=scheme)
    page.goto("/me")
    expect(page.get_by_role("button", name="Make a passkey")).to_be_visible()
    for name in ("enter", "codes", "account"):
        if name == "codes":
            register(page, f"Eve-{size}-{scheme}")
        if name == "account":
            page.get_by_role("button", name="I have kept them").click()
            expect(page.get_by_role("heading", name="My data")).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert violations(page) == []
        snapshot(page, f"me-{name}-{size}-{scheme}")
