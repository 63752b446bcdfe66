"""The Fair in a position line: `tickets=2,0 bear=1,0 die=2 rest=3 thrown=0,1`."""

from __future__ import annotations

from typing import Any

from carcassonne.boxes.fair.rules import numbers, take_numbers
from carcassonne.core import board, report
from carcassonne.core.state import State
from carcassonne.engine.position.particulars import number, seats
from carcassonne.engine.position.setting import BoxPosition, Particular, Setting, need
from carcassonne.engine.rules import Rules
from carcassonne.engine.text import read_square

MOST_TICKETS = 99


def _none_each(p: Setting) -> list[int]:
    return [0] * p.rules.players


class FairPosition(BoxPosition):
    """What a position line says of the Fair."""

    particulars = (
        seats("tickets", _none_each, 0, MOST_TICKETS),
        Particular(
            "bear",
            lambda p: None,
            lambda p, text: read_square(text),
            lambda p, square: f"{square[0]},{square[1]}",
        ),
        number("die", 3),
        number("rest", MOST_TICKETS),
        seats("thrown", _none_each, 0, 1),
    )

    def several_stand(self, rules: Rules) -> bool:
        """A juggler may join a thief of his player."""
        return bool(rules.jugglers)

    def values(self, s: State) -> dict[str, Any]:
        """Tickets, the bear and the die."""
        kept = numbers(s)
        players = range(len(kept["tickets"]))
        return {
            "tickets": kept["tickets"],
            "bear": report.tile_lying(s, kept["bear"])[1:3] if kept["bear"] >= 0 else None,
            "die": kept["face"],
            "rest": kept["rest"],
            "thrown": [kept["thrown"] >> player & 1 for player in players],
        }

    def take(self, p: Setting) -> None:
        """Tickets, the bear and the die."""
        said = p.said
        bear = board.square_at(p.state, *said["bear"]) - 1 if said["bear"] is not None else -1
        thrown = sum(1 << player for player, done in enumerate(said["thrown"]) if done)
        given = {"tickets": said["tickets"], "bear": bear, "face": said["die"], "rest": said["rest"], "thrown": thrown}
        take_numbers(p.state, given)

    def check_pieces(self, p: Setting) -> None:
        """What belongs to the Fair needs it; the bear stands on a tile."""
        for name in ("tickets", "bear", "die", "rest", "thrown"):
            usual = next(each for each in self.particulars if each.name == name).usual(p)
            need(p.rules.fair or p.said[name] == usual, f"{name}: these rules have no Fair")
        if p.said["bear"] is not None:
            need(board.square_at(p.state, *p.said["bear"]) > 0, f"bear: no tile lies at {p.said['bear']}")

    def check_phase(self, p: Setting) -> None:
        """The bear is led as far as the die says."""
        need((p.said["phase"] == "bear") == (p.said["die"] > 0), "die: it has a number exactly while the bear is led")


PART = FairPosition()
