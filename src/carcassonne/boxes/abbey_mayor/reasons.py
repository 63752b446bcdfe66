"""Abbeys, wagons and barns in the analysis: farmers sent home, a wagon that goes on, and what is done in words."""

from __future__ import annotations

from collections.abc import Iterator

from carcassonne.ai.analysis.reasons.box_reasons import BoxReasons
from carcassonne.ai.analysis.reasons.consequences import Consequences
from carcassonne.ai.analysis.reasons.contrast import Contrast
from carcassonne.ai.analysis.reasons.reason import Reason, Statement
from carcassonne.boxes.abbey_mayor.actions import Abbey, Wagon
from carcassonne.boxes.abbey_mayor.events import WagonMoved
from carcassonne.engine.actions import Action, Draw, Follower
from carcassonne.engine.events import FollowerReturned
from carcassonne.engine.text import spot_text

FARMER = 2.0
MOVE = 3.0
"""What a rival's farmer sent home, and a wagon that goes on, weigh among reasons."""
DRIVES_HOME = Statement("barn_drives_home", "sends {followers:farmer} of others home")
GOES_ON = Statement("wagon_goes_on", "lets the wagon go on")


def drives_home(c: Contrast) -> Iterator[Reason]:
    """Yield the farmers of others whom a barn of the better line sends home, and the other does not."""
    more = _sent(c.better) - _sent(c.worse)
    if more > 0:
        yield Reason("barn_drives_home", FARMER * more, DRIVES_HOME, {"followers": more})


def goes_on(c: Contrast) -> Iterator[Reason]:
    """Yield the wagon that goes on in the better line only."""
    if _moved(c.better) > _moved(c.worse):
        yield Reason("wagon_goes_on", MOVE, GOES_ON, {})


def _sent(outcome: Consequences) -> int:
    return sum(isinstance(e, FollowerReturned) and e.by == "barn" and e.player != outcome.seat for e in outcome.events)


def _moved(outcome: Consequences) -> int:
    return sum(isinstance(e, WagonMoved) and e.player == outcome.seat for e in outcome.events)


def action_words(action: Action, tile: str) -> str | None:
    """Return what is done with abbey, wagon or barn in words, None for any other action."""
    match action:
        case Abbey(x, y):
            return f"the abbey at {x},{y}"
        case Draw(""):
            return "draws a tile"
        case Wagon(x, y, feature, at):
            return f"the wagon to the {spot_text(feature, at)} at {x},{y}"
        case Follower(_, at, "barn"):
            return f"a barn at the corner {at}"
        case _:
            return None


PART = BoxReasons(
    makers=(drives_home, goes_on),
    statements=(DRIVES_HOME, GOES_ON),
    follow_up_phases=("wagon",),
    action_words=action_words,
)
