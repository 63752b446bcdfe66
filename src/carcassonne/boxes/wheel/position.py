"""The wheel in a position line: followers on crown spaces, and where the pig is."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from carcassonne.boxes.wheel import rules as wheel
from carcassonne.boxes.wheel.actions import ON_CROWNS, SEGMENTS
from carcassonne.core import report, state
from carcassonne.core.state import State
from carcassonne.engine.names import FIGURES
from carcassonne.engine.position.arrangement import FIGURE_WORD, figure_text, take_figure
from carcassonne.engine.position.setting import BoxPosition, Particular, Piece, PieceKind, Setting, need, seat_among
from carcassonne.engine.position.wording import one_of
from carcassonne.engine.rules import Rules


@dataclass(frozen=True, slots=True)
class CrownFollower(Piece):
    """A follower on a crown space; `segment` is the wheel's."""

    segment: int
    figure: int = 0

    @property
    def on_landscape(self) -> bool:
        """The wheel is beside it."""
        return False


class CrownPiece(PieceKind[CrownFollower]):
    """A follower on a crown space: `0:crown/tax`."""

    piece = CrownFollower
    example = "0:crown/tax"
    beside = True
    pattern = re.compile(rf"([0-9]):crown/([a-z]+){FIGURE_WORD}")

    def read(self, found: re.Match[str]) -> CrownFollower:
        """The follower of a word."""
        return CrownFollower(int(found[1]), one_of(found[2], SEGMENTS), FIGURES.index(found[3] or ""))

    def text(self, piece: CrownFollower) -> str:
        """`0:crown/tax`."""
        return f"{piece.player}:crown/{SEGMENTS[piece.segment]}{figure_text(piece.figure)}"

    def standing(self, s: State) -> Iterable[CrownFollower]:
        """Every follower on the wheel."""
        crowns = enumerate(wheel.crowns_standing(s))
        return [CrownFollower(player, segment, figure) for segment, seats in crowns for player, figure in seats]

    def stand(self, s: State, rules: Rules, piece: CrownFollower) -> None:
        """Refuse a crown space that is not there; who stands where is taken with the other particulars."""
        seat_among(piece.player, rules)
        need(rules.wheel, "these rules have no wheel")
        take_figure(s, piece.player, piece.figure)
        need(FIGURES[piece.figure] in ON_CROWNS, "a crown space is for a follower")


PIG = Particular(
    "pig",
    lambda p: 0,
    lambda p, text: one_of(text, SEGMENTS),
    lambda p, segment: str(SEGMENTS[segment]),
    after="supply",
)


class WheelPosition(BoxPosition):
    """What a position line says of the wheel."""

    pieces = (CrownPiece(),)
    particulars = (PIG,)

    def values(self, s: State) -> dict[str, Any]:
        """Where the pig is."""
        return {"pig": wheel.pig_at(s)}

    def take(self, p: Setting) -> None:
        """The pig, the crown spaces, and how many players have had their plague."""
        said = p.said
        asked = (said["to_act"] - said["turn"]) % p.rules.players + 1 if said["phase"] == "plague" else 0
        wheel.take_numbers(p.state, {"pig": said["pig"], "plagued": asked, "crown": _crown_spaces(p)})

    def check_pieces(self, p: Setting) -> None:
        """Without the wheel there is no pig."""
        need(p.rules.wheel or p.said["pig"] == 0, "pig: these rules have no wheel")

    def check_phase(self, p: Setting) -> None:
        """The plague needs the pig there and somebody it could take."""
        if p.said["phase"] != "plague":
            return
        need(p.rules.wheel, "these rules have no plague")
        need(SEGMENTS[p.said["pig"]] == "plague", "phase plague needs the pig there: pig=plague")
        out = Counter(
            piece.player
            for piece in p.pieces
            if piece.occupied and piece.on_landscape and report.is_follower(piece.figure)
        )
        need(out[p.said["to_act"]] > 0, f"player {p.said['to_act']} has no follower the plague could take")


def _crown_spaces(p: Setting) -> list[int]:
    """Two spaces a wheel segment, the first taken first."""
    spaces = [0] * state.MAX_CROWNS
    for follower in p.pieces:
        if not isinstance(follower, CrownFollower):
            continue
        first = 2 * follower.segment
        free = [space for space in range(first, first + wheel.crown_spaces(follower.segment)) if not spaces[space]]
        need(bool(free), f"the crown spaces of {SEGMENTS[follower.segment]} are taken")
        spaces[free[0]] = follower.figure << state.FIGURE | follower.player + 1
    return spaces


PART = WheelPosition()
