"""Mage and witch in a position line: `mage=0,0/city/N witch=2,1/road/W`; `magic_late=1` where a ferry joined them."""

from __future__ import annotations

from typing import Any

from carcassonne.boxes.mage_witch import rules as magic
from carcassonne.boxes.mage_witch.rules import NAMES
from carcassonne.core import features
from carcassonne.core.state import State
from carcassonne.engine.position import wording as w
from carcassonne.engine.position.arrangement import city_or_road, named_segment, open_sides
from carcassonne.engine.position.particulars import LAID, number
from carcassonne.engine.position.setting import BoxPosition, Particular, Setting, need

BESIDE = -1
"""Not on the board."""


def _read(p: Setting, text: str) -> int:
    x, y, feature, at = w.matched(w.SEGMENT, text, "1,0/road/E").groups("")
    return named_segment(p.state, int(x), int(y), feature, at)


def _particular(name: str) -> Particular:
    return Particular(name, lambda p: BESIDE, _read, lambda p, segment: w.segment_text(p.state, segment))


class MagicPosition(BoxPosition):
    """What a position line says of mage and witch."""

    particulars = (*map(_particular, NAMES), number("magic_late", 1))

    def values(self, s: State) -> dict[str, Any]:
        """Where they stand, and whether one is moved because of a ferry."""
        return dict(zip(NAMES, magic.magicians(s), strict=True)) | {"magic_late": int(magic.is_late(s))}

    def take(self, p: Setting) -> None:
        """Put them there."""
        for who, name in enumerate(NAMES):
            if p.said[name] != BESIDE:
                magic.put_magician(p.state, who, p.said[name])
        if p.said["magic_late"]:
            magic.ask_late(p.state, True)

    def check_pieces(self, p: Setting) -> None:
        """They stand on roads and in cities that are not scored yet, never both in one at rest."""
        for name in NAMES:
            if p.said[name] == BESIDE:
                continue
            need(p.rules.mage_witch, f"{name}: these rules have no mage and witch")
            feature = int(features.feature_of(p.state, p.said[name]))
            need(city_or_road(p.state, feature), f"{name}: it stands on a road or in a city")
            need(
                p.said["phase"] in LAID or open_sides(p.state, feature) > 0,
                f"{name}: that is finished, and the {name} has left it",
            )
        if BESIDE not in (p.said["mage"], p.said["witch"]) and p.said["phase"] not in ("magic", "ferry"):
            apart = features.feature_of(p.state, p.said["mage"]) != features.feature_of(p.state, p.said["witch"])
            need(apart, "mage and witch are never in the same road or city")
        late = p.rules.mage_witch and p.rules.ferries and p.said["phase"] == "magic"
        need(late or not p.said["magic_late"], "magic_late: no ferry has joined mage and witch")

    def check_phase(self, p: Setting) -> None:
        """One of them is moved where the tile just laid calls, or has joined their features, and there is a choice."""
        if p.said["phase"] != "magic":
            return
        need(p.rules.mage_witch, "phase magic: these rules have no mage and witch")
        self.take(p)  # what is asked depends on where they are
        moves = magic.moves_called_for(p.state)
        need(bool(moves), "phase magic: nothing calls for the mage or the witch")
        need(len(moves) > 1, "phase magic: there is no choice")


PART = MagicPosition()
