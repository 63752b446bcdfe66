"""The words that texts of actions are made of: squares, tiles, spots."""

from __future__ import annotations

import re
from collections.abc import Sequence

from carcassonne.engine.decisions import spots
from carcassonne.engine.members import LARGEST_COORDINATE
from carcassonne.engine.names import kind_of
from carcassonne.errors import NotationError

SQUARE = re.compile(r"(-?[0-9]{1,4}),(-?[0-9]{1,4})")


def unreadable(words: Sequence[str], example: str) -> NotationError:
    """The refusal of a text, with the way to write it."""
    return NotationError(f"{' '.join(words)!r} cannot be read; it is written like {example}")


def read_square(word: str) -> tuple[int, int]:
    """The square of `1,0`."""
    found = SQUARE.fullmatch(word)
    if found is None:
        raise NotationError(f"{word!r} is no square; it is written like 1,0")
    x, y = int(found[1]), int(found[2])
    if max(abs(x), abs(y)) > LARGEST_COORDINATE:
        raise NotationError(f"{word!r} is too far away: coordinates go to {LARGEST_COORDINATE}")
    return x, y


def read_tile(name: str) -> str:
    """The name of a tile, if there is one of that name."""
    if kind_of(name) is None:
        raise NotationError(f"there is no tile {name!r}")
    return name


# --- spots ------------------------------------------------------------------------------------------------------------
def spot_text(feature: str, at: str) -> str:
    """A follower by its word and where it stands: `farmer NL`."""
    spot = spots().get(feature)
    return f"{spot.follower if spot else feature} {at}".rstrip()


def read_spot(words: Sequence[str]) -> tuple[str, str] | None:
    """The feature and `at` of a follower by its word; None if the words are no spot."""
    for spot in spots().values():
        follower = spot.follower.split()
        if list(words[: len(follower)]) == follower:
            at = _read_at(spot.at, words[len(follower) :])
            if at is not None:
                return spot.feature, at
    return None


def read_feature(words: Sequence[str]) -> tuple[str, str] | None:
    """The feature and `at` by the feature's own name; None if the words are no feature."""
    spot = spots().get(words[0]) if words else None
    at = None if spot is None else _read_at(spot.at, words[1:])
    return None if spot is None or at is None else (spot.feature, at)


def _read_at(pattern: str, words: Sequence[str]) -> str | None:
    """The side or half-edge, "" where there is none to be named; None if the words are another thing."""
    at = " ".join(words)
    return at if re.fullmatch(pattern, at) else None
