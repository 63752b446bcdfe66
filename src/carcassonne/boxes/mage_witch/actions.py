"""The question of Mage & Witch: which of them goes to which road or city."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from carcassonne.boxes.mage_witch import rules as magic
from carcassonne.boxes.mage_witch.rules import NAMES
from carcassonne.core import board
from carcassonne.core.decisions import phase_named
from carcassonne.core.state import State
from carcassonne.engine.actions import Action
from carcassonne.engine.decisions import FEATURE, ActionKind, BoxActions, Decision
from carcassonne.engine.members import COORDINATE, SWITCH, TEXT, Members, nullable, one_of, optional
from carcassonne.engine.names import named, place_of, segment_named
from carcassonne.engine.text import read_feature, read_square

TO = ("road", "city", "bridge")
"""What they may stand on."""


@dataclass(frozen=True, slots=True)
class Magic(Action):
    """Put the mage or the witch on a road or city, named by any of its segments, or take it `off` the board."""

    figure: str
    x: int | None = None
    y: int | None = None
    feature: str = ""
    at: str = ""
    off: bool = False


MOVE = Decision("magic", phase_named("magic"), "the mage or the witch has to be moved", laid=True)


class MagicKind(ActionKind[Magic]):
    """Moving the mage or the witch."""

    action, name, decision = Magic, "magic", MOVE
    members = Members(
        figure=one_of(lambda: NAMES),
        x=nullable(COORDINATE),
        y=nullable(COORDINATE),
        feature=optional(FEATURE),
        at=optional(TEXT),
        off=optional(SWITCH),
    )
    words, example = ("magic",), "magic mage 1,0 city N or magic witch off"

    def action_of(self, s: State, choice: int) -> Magic:
        """The road or city by its first segment."""
        if choice >= magic.OFF:
            return Magic(NAMES[choice - magic.OFF], off=True)
        segment, who = divmod(choice, magic.MAGICIANS)
        return Magic(NAMES[who], *place_of(s, segment))

    def choice_of(self, s: State, action: Magic) -> int | None:
        """The road or city of the segment so named."""
        who = NAMES.index(action.figure)
        if action.off:
            return int(magic.OFF + who) if action.x is None and action.y is None and not action.feature else None
        segment = _segment_of(s, action)
        return None if segment is None else int(magic.named_by(s, segment) * magic.MAGICIANS + who)

    def against(self, s: State, action: Magic) -> str:
        """No road or city there, one that is finished, or one where they are already."""
        if action.off:
            if magic.magicians(s)[NAMES.index(action.figure)] < 0:
                return f"the {action.figure} is not on the board"
            return f"the {action.figure} leaves the board only where there is no road or city to go to (ruling H1.3)"
        if action.x is None or action.y is None or not action.feature:
            return f"where the {action.figure} goes has to be said: x, y, feature and at"
        if action.feature not in TO:
            return f"mage and witch stand on roads and in cities, not on a {action.feature} (ruling H1.2)"
        where = f"{named(action.feature, action.at)} at ({action.x}, {action.y})"
        segment = _segment_of(s, action)
        if segment is None:
            if int(board.square_at(s, action.x, action.y)) <= 0:
                return f"no tile lies at {action.x},{action.y}"
            return f"there is no such place: {where}"
        if magic.is_magical(s, segment):
            return f"mage or witch is in the same {action.feature} already: {where} (ruling H1.2)"
        return f"it is finished: {where} (ruling H1.5)"

    def text(self, action: Magic) -> str:
        """`magic mage 1,0 city N`, `magic witch off`."""
        if action.off:
            return f"magic {action.figure} off"
        return f"magic {action.figure} {action.x},{action.y} {action.feature} {action.at}".rstrip()

    def read(self, words: Sequence[str]) -> Magic | None:
        """`magic mage 1,0 city N`, `magic witch off`."""
        if len(words) < 3 or words[1] not in NAMES:
            return None
        if list(words[2:]) == ["off"]:
            return Magic(words[1], off=True)
        found = read_feature(words[3:])
        return None if found is None or found[0] not in TO else Magic(words[1], *read_square(words[2]), *found)


def _segment_of(s: State, action: Magic) -> int | None:
    """The segment of a road or city that an action names."""
    if action.x is None or action.y is None or action.feature not in TO:
        return None
    return segment_named(s, action.x, action.y, action.feature, action.at)


PART = BoxActions(kinds=(MagicKind(),), decisions=(MOVE,))
