"""The Fair's decisions: the die, the bear, tickets, a follower through the gate."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from carcassonne.boxes.base.actions import FOLLOW
from carcassonne.boxes.fair.rules import BOX_NUMBER
from carcassonne.core import board, report, state
from carcassonne.core.decisions import phase_named
from carcassonne.core.state import State
from carcassonne.engine.actions import Action, Follower, Skip
from carcassonne.engine.decisions import ActionKind, BoxActions, Decision, FigureKind, PlainKind
from carcassonne.engine.members import COORDINATE, Members
from carcassonne.engine.names import named
from carcassonne.engine.rolls import RollKind
from carcassonne.engine.text import read_square

FACES = 3
DIE = Decision("die", phase_named("die"), "the die has to be thrown first", nature=True, laid=True)
BEAR = Decision("bear", phase_named("bear"), "the bear has to be led to a tile", laid=True)
TRADE = Decision("trade", phase_named("trade"), "three tickets may be given away, or none", laid=True)
LAST_DIE = Decision("last_die", phase_named("last_die"), "the die has to be thrown first", nature=True)


@dataclass(frozen=True, slots=True)
class Bear(Action):
    """Lead the bear to a tile."""

    x: int
    y: int


@dataclass(frozen=True, slots=True)
class Trade(Action):
    """Give three tickets away for points."""


@dataclass(frozen=True, slots=True)
class BuyTicket(Action):
    """Take a ticket instead of using a figure."""


class BearKind(ActionKind[Bear]):
    """The tile to which the bear is led."""

    action = Bear
    name = "bear"
    decision = BEAR
    members = Members(x=COORDINATE, y=COORDINATE)
    words = ("bear",)
    example = "bear 0,1"

    def action_of(self, s: State, choice: int) -> Bear:
        """A tile by its number."""
        return Bear(*report.tile_lying(s, choice)[1:3])

    def choice_of(self, s: State, action: Bear) -> int | None:
        """The number of the tile."""
        tile = board.square_at(s, action.x, action.y) - 1
        return tile if tile >= 0 else None

    def against(self, s: State, action: Bear) -> str:
        """No tile, or one too far away."""
        if board.square_at(s, action.x, action.y) <= 0:
            return f"no tile lies at ({action.x}, {action.y})"
        return f"the bear cannot be led to ({action.x}, {action.y}): the die does not say so many steps"

    def text(self, action: Bear) -> str:
        """`bear 0,1`."""
        return f"bear {action.x},{action.y}"

    def read(self, words: Sequence[str]) -> Bear | None:
        """`bear 0,1`."""
        return Bear(*read_square(words[1])) if len(words) == 2 else None


def _against_juggler(s: State, action: Follower, segment: int) -> str | None:
    where = named(action.feature, action.at)
    return None if action.feature == "road" else f"a juggler stands on a road, not on {where}"


BUY = PlainKind(
    "buy_ticket",
    FOLLOW,
    {"buy ticket": (int(state.OWN_CHOICE * (1 + BOX_NUMBER)), BuyTicket())},
    refusal="only a tile with a tent sells tickets",
)
PART = BoxActions(
    kinds=(
        RollKind(DIE, FACES),
        RollKind(LAST_DIE, FACES),
        BearKind(),
        PlainKind("trade", TRADE, {"trade": (1, Trade())}),
        PlainKind("skip", TRADE, {"-": (0, Skip())}),
        BUY,
    ),
    decisions=(DIE, BEAR, TRADE, LAST_DIE),
    figures=(FigureKind("juggler", _against_juggler, "juggler road N"),),
)
