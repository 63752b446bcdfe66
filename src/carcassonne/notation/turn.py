"""The turn in words: one line of text for every action (docs/notation.md).

draw V · V 1,0 r2 · V 1,0 +WE@1,1 · knight N · thief bridge · - · crown tax · castle yes · auction E 3 · bid 4
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import assert_never

from carcassonne.core import tables
from carcassonne.engine import actions as act
from carcassonne.engine.names import kind_of
from carcassonne.errors import NotationError

FOLLOWERS = {"city": "knight", "road": "thief", "field": "farmer", "cloister": "monk", "bridge": "thief bridge"}
FEATURE_OF = {"knight": "city", "thief": "road", "farmer": "field", "monk": "cloister"}
PLAIN: dict[str, act.Action] = {
    "-": act.Skip(),
    "decline": act.Decline(),
    "castle yes": act.Castle(True),
    "castle no": act.Castle(False),
    "pass": act.Pass(),
    "buy": act.Buy(),
    "sell": act.Sell(),
}
PLAIN_TEXT = {action: text for text, action in PLAIN.items()}
LARGEST_COORDINATE = 1000
HIGHEST_BID = 99
SQUARE = re.compile(r"(-?[0-9]{1,4}),(-?[0-9]{1,4})")
BRIDGE = re.compile(r"\+(NS|WE)@(-?[0-9]{1,4}),(-?[0-9]{1,4})")
ROTATION = re.compile(r"r([0-3])")
NUMBER = re.compile(r"[0-9]{1,2}")
AT = {"knight": r"[NESW]", "thief": r"[NESW]", "farmer": r"[NESW][LR]", "castle": r"[NESW]", "city": r"[NESW]"}
AT |= {"road": r"[NESW]"}


# --- printing ---------------------------------------------------------------------------------------------------------
def print_action(action: act.Action, tile: str = "") -> str:
    """An action as text. A placement does not know its tile: `tile` names it for the reader."""
    match action:
        case act.Draw(name):
            return f"draw {name}"
        case act.Place(x, y, rotation, bridge):
            built = f"+{bridge.axis}@{bridge.x},{bridge.y}" if bridge else ""
            return " ".join(word for word in (tile, f"{x},{y}", f"r{rotation}" if rotation else "", built) if word)
        case act.Follower(feature, at):
            return _follower_text(feature, at)
        case act.Crown(segment):
            return f"crown {segment}"
        case act.CastleProject(x, y, feature, at):
            return f"project {x},{y} {feature} {at}".rstrip()
        case act.Auction(name, bid):
            return f"auction {name} {bid}"
        case act.Bid(points):
            return f"bid {points}"
        case act.Plague(x, y, feature, at):
            return f"plague {x},{y} {_follower_text(feature, at)}"
        case act.Decline() | act.Skip() | act.Castle() | act.Pass() | act.Buy() | act.Sell():
            return PLAIN_TEXT[action]
        case _:
            assert_never(action)


def _follower_text(feature: str, at: str) -> str:
    return f"{FOLLOWERS.get(feature, feature)} {at}".rstrip()


# --- parsing ----------------------------------------------------------------------------------------------------------
def parse_action(text: str) -> act.Action:
    """The action a text is; raises NotationError that says what is wrong.

    >>> parse_action("V 1,0 r2")
    Place(x=1, y=0, rotation=2, bridge=None)
    """
    return parse_turn(text)[0]


def parse_turn(text: str) -> tuple[act.Action, str]:
    """An action, and the tile that a placement names, "" if it names none."""
    words = text.split()
    plain = PLAIN.get(" ".join(words))
    if plain is not None:
        return plain, ""
    if not words:
        raise NotationError("an action is missing; no follower is written -")
    if words[0] in READERS:
        return READERS[words[0]](words), ""
    return _placement(words)


def _unreadable(words: list[str], example: str) -> NotationError:
    return NotationError(f"{' '.join(words)!r} cannot be read; it is written like {example}")


def _placement(words: list[str]) -> tuple[act.Place, str]:
    """`V 1,0 r2 +WE@1,1`: tile, rotation and bridge may be left out."""
    left = list(words)
    tile = left.pop(0) if not SQUARE.fullmatch(left[0]) else ""
    if not left or not SQUARE.fullmatch(left[0]):
        raise _unreadable(words, "V 1,0 r2, knight N, - or another action")
    x, y = _square(left.pop(0))
    rotation = ROTATION.fullmatch(left[0]) if left else None
    bridge = BRIDGE.fullmatch(left[-1]) if left else None
    if len(left) != (rotation is not None) + (bridge is not None):
        raise _unreadable(words, "V 1,0 r2 +WE@1,1")
    return act.Place(x, y, int(rotation[1]) if rotation else 0, _bridge(bridge)), _tile(tile) if tile else ""


def _bridge(found: re.Match[str] | None) -> act.Bridge | None:
    if found is None:
        return None
    x, y = _square(f"{found[2]},{found[3]}")
    return act.Bridge(x, y, "NS" if found[1] == "NS" else "WE")


def _square(word: str) -> tuple[int, int]:
    found = SQUARE.fullmatch(word)
    if found is None:
        raise NotationError(f"{word!r} is no square; it is written like 1,0")
    x, y = int(found[1]), int(found[2])
    if max(abs(x), abs(y)) > LARGEST_COORDINATE:
        raise NotationError(f"{word!r} is too far away: coordinates go to {LARGEST_COORDINATE}")
    return x, y


def _tile(name: str) -> str:
    if kind_of(name) is None:
        raise NotationError(f"there is no tile {name!r}")
    return name


def _points(word: str) -> int:
    if not NUMBER.fullmatch(word):
        raise NotationError(f"{word!r} is no number of points from 0 to {HIGHEST_BID}")
    return int(word)


def _at(words: list[str], whole: list[str], example: str) -> str:
    """The name after `knight`, `road` …; nothing after `monk`, `cloister` and `bridge`."""
    pattern = AT.get(words[0])
    if (pattern is None and len(words) == 1) or (pattern and len(words) == 2 and re.fullmatch(pattern, words[1])):
        return words[1] if pattern else ""
    raise _unreadable(whole, example)


def _draw(words: list[str]) -> act.Draw:
    if len(words) != 2:
        raise _unreadable(words, "draw V")
    return act.Draw(_tile(words[1]))


def _follower(words: list[str]) -> act.Follower:
    example = "knight N, thief E, thief bridge, farmer NL or monk"
    if words == ["thief", "bridge"]:
        return act.Follower("bridge")
    at = _at(words, words, example)
    return act.Follower(FEATURE_OF[words[0]], at)  # type: ignore[arg-type]


def _crown(words: list[str]) -> act.Crown:
    if len(words) != 2 or words[1] not in tables.WHEEL_SEGMENTS:
        raise _unreadable(words, "crown " + ", crown ".join(tables.WHEEL_SEGMENTS))
    return act.Crown(words[1])


def _project(words: list[str]) -> act.CastleProject:
    example = "project 2,0 road W, project 2,0 cloister or project 2,0 castle N"
    if len(words) < 3 or words[2] not in ("city", "road", "cloister", "bridge", "castle"):
        raise _unreadable(words, example)
    at = _at(words[2:], words, example)
    return act.CastleProject(*_square(words[1]), words[2], at)


def _auction(words: list[str]) -> act.Auction:
    if len(words) != 3:
        raise _unreadable(words, "auction E 3")
    return act.Auction(_tile(words[1]), _points(words[2]))


def _bid(words: list[str]) -> act.Bid:
    if len(words) != 2:
        raise _unreadable(words, "bid 4")
    return act.Bid(_points(words[1]))


def _plague(words: list[str]) -> act.Plague:
    example = "plague 0,1 farmer NL or plague 0,1 castle N"
    if len(words) < 3 or words[2] not in (*FEATURE_OF, "castle"):
        raise _unreadable(words, example)
    x, y = _square(words[1])
    if words[2:] == ["thief", "bridge"]:
        return act.Plague(x, y, "bridge")
    return act.Plague(x, y, FEATURE_OF.get(words[2], words[2]), _at(words[2:], words, example))


READERS: dict[str, Callable[[list[str]], act.Action]] = {
    "draw": _draw,
    **dict.fromkeys(FEATURE_OF, _follower),
    "crown": _crown,
    "project": _project,
    "auction": _auction,
    "bid": _bid,
    "plague": _plague,
}
