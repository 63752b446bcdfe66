"""The turn in words: one line of text for every action, as its box writes and reads it (docs/notation.md).

draw V · V 1,0 r2 · knight N · -
"""

from __future__ import annotations

from carcassonne.engine.actions import Action, Place
from carcassonne.engine.codec import KINDS, kind_of_action, kinds_of
from carcassonne.engine.text import SQUARE, read_tile, unreadable
from carcassonne.errors import NotationError

TEXTS: dict[str, Action] = {text: action for kind in KINDS for text, action in kind.texts.items()}
READERS = {word: kind for kind in KINDS for word in kind.words}


def print_action(action: Action, tile: str = "") -> str:
    """An action as text. A placement does not know its tile: `tile` names it for the reader."""
    text = kind_of_action(action).text(action)
    return f"{tile} {text}" if tile and isinstance(action, Place) else text


def parse_action(text: str) -> Action:
    """The action a text is; raises NotationError that says what is wrong.

    >>> parse_action("knight N")
    Follower(feature='city', at='N')
    """
    return parse_turn(text)[0]


def parse_turn(text: str) -> tuple[Action, str]:
    """An action, and the tile that a placement names, "" if it names none."""
    words = text.split()
    plain = TEXTS.get(" ".join(words))
    if plain is not None:
        return plain, ""
    if not words:
        raise NotationError("an action is missing; no follower is written -")
    if words[0] in READERS:
        kind = READERS[words[0]]
        action = kind.read(words)
        if action is None:
            raise unreadable(words, kind.hint())
        return action, ""
    return _placement(words)


def _placement(words: list[str]) -> tuple[Action, str]:
    """`V 1,0 r2`: a tile may be named, then comes what the box of the placement reads."""
    tile, *rest = ("", *words) if SQUARE.fullmatch(words[0]) else words
    if not rest or not SQUARE.fullmatch(rest[0]):
        raise unreadable(words, "V 1,0 r2, knight N, - or another action")
    for kind in kinds_of(Place):
        placed = kind.read(rest)
        if placed is not None:
            return placed, read_tile(tile) if tile else ""
    raise unreadable(words, "V 1,0 r2 +WE@1,1")
