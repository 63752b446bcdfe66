"""What differs from a preset, and what a table plays with, as everybody is told (docs/server.md)."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Literal, TypeAlias

from typing_extensions import TypedDict

from carcassonne.boxes import COLLECTION_TITLES
from carcassonne.engine.box import boxes
from carcassonne.engine.differences import BoxDifference, Difference, boxes_played, differences, differences_text
from carcassonne.engine.rules import Rules
from carcassonne.server.games.model import Aids
from carcassonne.server.games.protocol_payloads import ToldApartBy

Options: TypeAlias = dict[str, str | int | bool]
TITLES = {preset: title for box in boxes() for preset, title in box.preset_titles.items()} | COLLECTION_TITLES
"""The presets in English, for what is not made by the page; one without a title is called by its name."""
AIDS_IN_WORDS = {
    "features": "points under the pointer",
    "fields": "field owners",
    "remaining": "tiles to come",
    "holes": "dead holes",
    "hints": "hints",
}


class BoxDifferencePayload(TypedDict):
    """A box that is on the table and not in the preset (`added`), or the other way round."""

    kind: Literal["box"]
    box: str
    added: bool


class OptionDifferencePayload(TypedDict):
    """An option with another value than usual."""

    kind: Literal["option"]
    option: str
    value: str | int | bool
    usual: str | int | bool


DifferencePayload: TypeAlias = Annotated[BoxDifferencePayload | OptionDifferencePayload, ToldApartBy("kind")]


@lru_cache(maxsize=256)
def _told(rules: Rules) -> tuple[DifferencePayload, ...]:
    return tuple(_payload(each) for each in differences(rules))


@lru_cache(maxsize=256)
def options_payload(rules: Rules) -> Options:
    """Return the options that differ from what they would be unsaid; nobody changes what is in it."""
    return rules.options


def differences_payload(rules: Rules) -> list[DifferencePayload]:
    """Return what differs from the preset, boxes first; nobody changes what is in it."""
    return list(_told(rules))


@lru_cache(maxsize=256)
def _boxes(rules: Rules) -> tuple[str, ...]:
    return tuple(box.name for box in boxes_played(rules))


def boxes_payload(rules: Rules) -> list[str]:
    """Return the names of the boxes on the table; nobody changes what is in it."""
    return list(_boxes(rules))


def _payload(difference: Difference) -> DifferencePayload:
    if isinstance(difference, BoxDifference):
        return {"kind": "box", "box": difference.box, "added": difference.added}
    return {
        "kind": "option",
        "option": difference.option,
        "value": difference.value,
        "usual": difference.usual,
    }


def rules_title(rules: Rules) -> str:
    """Return a game's name in English with what differs from it."""
    differing = differences_text(rules)
    return TITLES.get(rules.preset, rules.preset) + (f", {differing}" if differing else "")


def aids_text(aids: Aids) -> str:
    """Return in English which aids a table does without; nothing where it has all."""
    missing = [words for name, words in AIDS_IN_WORDS.items() if not aids[name]]  # type: ignore[literal-required]
    if not missing:
        return ""
    return "no aids" if len(missing) == len(AIDS_IN_WORDS) else f"without {', '.join(missing)}"
