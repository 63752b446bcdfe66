"""Goods, builders and pigs in the analysis: tokens taken, second tiles, the pig among the farmers."""

from __future__ import annotations

from collections.abc import Iterator

from carcassonne.ai.analysis.reasons.box_reasons import BoxReasons
from carcassonne.ai.analysis.reasons.claims import feature_claimed
from carcassonne.ai.analysis.reasons.consequences import Consequences
from carcassonne.ai.analysis.reasons.contrast import Contrast
from carcassonne.ai.analysis.reasons.reason import Reason, Statement, Value
from carcassonne.ai.analysis.report.phrases import figure_words
from carcassonne.boxes.traders_builders.events import GoodsTaken
from carcassonne.engine import actions as act
from carcassonne.engine import events as ev

TOKEN = 2.0
SECOND_TILE = 4.0
BUILDER = 3.0
PIG = 1.5
"""What a token of goods, a second tile, a builder at work and a pig weigh among reasons."""

TAKES_GOODS = Statement("goods", "takes {tokens:token} of goods")
SECOND = Statement("second_tile", "brings a second tile by the builder")
PUTS_BUILDER = Statement("builder", "puts the builder on the own {feature}: a tile that extends it brings a second one")
PUTS_PIG = Statement("pig", "puts the pig in a field worth {points} already, where every city pays a point more")
PUTS_PIG_WITH_ROOM = Statement("pig_room", "puts the pig in a field with room to grow")
KEEPS_BUILDER = Statement("keep_builder", "keeps the builder")
KEEPS_PIG = Statement("keep_pig", "keeps the pig")
KEEPS = {"builder": KEEPS_BUILDER, "pig": KEEPS_PIG}


def takes_goods(c: Contrast) -> Iterator[Reason]:
    """Yield the goods that the better line takes and the other does not."""
    more = _tokens(c.better) - _tokens(c.worse)
    if more > 0:
        yield Reason("goods", TOKEN * more, TAKES_GOODS, {"tokens": more})


def _tokens(outcome: Consequences) -> int:
    taken = [event for event in outcome.events if isinstance(event, GoodsTaken) and event.player == outcome.seat]
    return sum(sum(event.goods.values()) for event in taken)


def brings_second_tile(c: Contrast) -> Iterator[Reason]:
    """Yield the second tile that the builder brings in the better line alone."""
    if _goes_on(c.better) and not _goes_on(c.worse):
        yield Reason("builder", SECOND_TILE, SECOND)


def _goes_on(outcome: Consequences) -> bool:
    return any(isinstance(event, ev.SecondPart) for event in outcome.events)


def puts_figure(c: Contrast) -> Iterator[Reason]:
    """Yield where the better line puts builder or pig, and the one that the other line spends."""
    put, spent = c.new_follower, c.worse.placed
    feature = None if put is None else feature_claimed(c.better, put)
    if put is not None and feature is not None and put.figure == "builder":
        yield Reason("claim", BUILDER, PUTS_BUILDER, {"feature": feature.kind})
    elif put is not None and feature is not None and put.figure == "pig":
        values: dict[str, Value] = {"points": feature.points}
        if feature.points:
            yield Reason("claim", PIG + 0.3 * feature.points, PUTS_PIG, values)
        else:
            yield Reason("claim", PIG, PUTS_PIG_WITH_ROOM)
    elif spent is not None and spent.figure in KEEPS and not c.ends and spent != c.better.placed:
        yield Reason("figure", PIG, KEEPS[spent.figure])


def action_words(action: act.Action, tile: str) -> str | None:
    """Return builder or pig in words, None for any other action."""
    match action:
        case act.Follower(figure="builder" | "pig"):
            return figure_words(action.figure, action)
        case _:
            return None


PART = BoxReasons(
    makers=(takes_goods, brings_second_tile, puts_figure),
    statements=(TAKES_GOODS, SECOND, PUTS_BUILDER, PUTS_PIG, PUTS_PIG_WITH_ROOM, KEEPS_BUILDER, KEEPS_PIG),
    action_words=action_words,
)
