"""Whole games by keyboard alone and by touch alone on a phone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from browser.conftest import TAKING, Devices
from browser.driver import Keyboard, Touch
from browser.test_presets import deck_of
from carcassonne.engine.rules import PRESETS
from support.visitor import AGAINST_A_BOT, Visitor

PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 640},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}


DIFFERENT = ["modern", "wheel-of-fortune", "bridges-castles-bazaars", "big-box"]
"""Presets that ask different things; the first editions feel like the modern one, and only their pictures are taken."""


@pytest.mark.parametrize("preset", DIFFERENT)
def test_a_whole_game_by_keyboard_alone(devices: Devices, visitor: Visitor, preset: str) -> None:
    seated = visitor.new_game(AGAINST_A_BOT, preset=preset, draw=deck_of(preset, 4)[:14])
    table = devices.sit(seated)
    table.play_to_the_end(Keyboard())
    assert table.state["over"]


@pytest.mark.parametrize("preset", sorted(PRESETS) if TAKING else DIFFERENT)
def test_a_whole_game_by_touch_alone_on_a_phone(
    devices: Devices, visitor: Visitor, preset: str, snapshot: Callable[[Page, str], None]
) -> None:
    seated = visitor.new_game(AGAINST_A_BOT, preset=preset, draw=deck_of(preset, 4)[:12])
    table = devices.sit(seated, **PHONE)
    table.play(Touch(), 5)
    table.wait_to_be_asked()
    snapshot(table.page, f"{preset}-phone")
    if TAKING:
        table.page.set_viewport_size({"width": 844, "height": 390})
        table.page.wait_for_timeout(500)
        snapshot(table.page, f"{preset}-lying")
        table.page.set_viewport_size(PHONE["viewport"])
    wide = "Math.max(...[...document.querySelectorAll('html, .table')].map((one) => one.scrollWidth))"
    assert table.page.evaluate(wide) <= 360, "the page is wider than the phone"
    table.play_to_the_end(Touch())
    assert table.state["over"]
    snapshot(table.page, f"{preset}-phone-over")


def test_on_a_phone_whatever_can_be_pressed_is_large_enough_for_a_finger(devices: Devices, visitor: Visitor) -> None:
    seated = visitor.new_game(AGAINST_A_BOT, draw=deck_of("modern", 4)[:18])
    table = devices.sit(seated, **PHONE)
    table.wait_to_be_asked()
    small = table.page.evaluate(
        """() => [...document.querySelectorAll("button, a[href]")].filter((one) => {
            const box = one.getBoundingClientRect();
            return box.width > 1 && (box.width < 40 || box.height < 40);
        }).map((one) => (one.ariaLabel ?? one.textContent).trim())"""
    )
    assert small == []
