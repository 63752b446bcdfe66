"""The wheel of fortune in the analysis: crown spaces taken, followers given up to the plague."""

from __future__ import annotations

from collections.abc import Iterator

from carcassonne.ai.analysis.reasons.box_reasons import BoxReasons
from carcassonne.ai.analysis.reasons.contrast import Contrast
from carcassonne.ai.analysis.reasons.reason import Reason, Statement, Value
from carcassonne.boxes.wheel.actions import Crown, Plague
from carcassonne.engine import actions as act

CROWN_SPACE = 2.0
"""What a follower on a crown space weighs among reasons."""
CROWN = Statement("crown", "takes a crown space of {segment}")
PLAGUE = Statement("plague", "gives up the {feature} worth {worth}, not the {other_feature} worth {other_worth}")


def takes_crown_space(c: Contrast) -> Iterator[Reason]:
    """Yield the crown space that the better line takes."""
    put = c.new_follower
    if put is not None and put.feature == "crown":
        yield Reason("claim", CROWN_SPACE, CROWN, {"segment": put.at})


def gives_up_less(c: Contrast) -> Iterator[Reason]:
    """Yield that the follower given up to the plague holds less than the other one."""
    given = [outcome.actions[0] for outcome in (c.better, c.worse) if outcome.actions]
    places = [(each.x, each.y, each.feature, each.at) for each in given if isinstance(each, Plague)]
    if len(set(places)) != 2:
        return
    held, other = (c.earlier.get(place) for place in places)
    if held is not None and other is not None and held.worth < other.worth:
        values: dict[str, Value] = {"feature": held.kind, "worth": held.worth}
        values |= {"other_feature": other.kind, "other_worth": other.worth}
        yield Reason("plague", float(other.worth - held.worth), PLAGUE, values)


def action_words(action: act.Action, tile: str) -> str | None:
    """Return an action of the wheel in words, None for any other."""
    match action:
        case Crown(segment):
            return f"a crown space of {segment}"
        case Plague(x, y, feature):
            return f"take the follower off the {feature} at ({x}, {y})"
        case _:
            return None


PART = BoxReasons(
    makers=(takes_crown_space, gives_up_less),
    statements=(CROWN, PLAGUE),
    articles={"wheel": "the wheel", "crown": "a crown space"},
    action_words=action_words,
)
