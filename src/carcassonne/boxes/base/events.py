"""How the core's log tells what happens in the base game."""

from __future__ import annotations

from collections.abc import Mapping

from carcassonne.boxes import parts
from carcassonne.core import features, report, state, tables
from carcassonne.core.state import State
from carcassonne.engine.events import (
    BoxEvents,
    Discarded,
    Drawn,
    Entry,
    FollowerPlaced,
    FollowerReturned,
    GameEnded,
    Placed,
    Rolled,
    Scored,
    SecondPart,
    TurnEnded,
    winners_of,
)
from carcassonne.engine.names import FIGURES, LANDSCAPES, cells_of, place_of

TERMS = {
    state.TERM_TILES: "tiles",
    state.TERM_PENNANTS: "pennants",
    state.TERM_CITIES: "cities",
    state.TERM_CITY: "city",
}
"""The terms of a score by number; a box brings its own."""


def _discarded(s: State, entry: Entry) -> Discarded:
    _, kind, player, *_ = entry
    return Discarded(player, tables.NAMES[kind])


def _placed(s: State, entry: Entry) -> Placed:
    _, player, kind, tile, *_ = entry
    _, x, y, rotation, _, _ = report.tile_lying(s, tile)
    return Placed(player, tables.NAMES[kind], x, y, rotation)


def _follower_placed(s: State, entry: Entry) -> FollowerPlaced:
    _, player, segment, figure, *_ = entry
    x, y, feature, at = place_of(s, segment)
    return FollowerPlaced(player, feature, at, x, y, FIGURES[figure])


def _follower_returned(s: State, entry: Entry) -> FollowerReturned:
    _, player, segment, figure, cause, *_ = entry
    x, y, feature, at = place_of(s, segment)
    return FollowerReturned(player, feature, at, x, y, FIGURES[figure], _brought("causes", cause) if cause else "")


def _scored(s: State, entry: Entry) -> Scored:
    """A feature's points, term by term; the squares are the feature's, or the city's that is paid to farmers.

    What boxes score besides has no squares.
    """
    _, player, points, kind, feature, cause, terms, paid = entry
    named = tuple((_brought("terms", number), amount) for number, amount in terms)
    why = (cause == state.CAUSE_END, tuple(paid) if len(paid) > 1 else (), _brought("causes", cause))
    if kind not in LANDSCAPES:
        return Scored(player, points, _brought("beside", kind), named, (), *why)
    _, segments, *_ = features.describe_feature(s, feature)
    return Scored(player, points, LANDSCAPES[kind], named, cells_of(s, segments), *why)


def _brought(what: str, number: int) -> str:
    """The name that one of the boxes gives to a number of the core."""
    names: list[Mapping[int, str]] = [getattr(part, what) for part in parts("events", BoxEvents)]
    return next(named[number] for named in names if number in named)


def _second_part(s: State, entry: Entry) -> SecondPart:
    return SecondPart(entry[1])


def _turn_ended(s: State, entry: Entry) -> TurnEnded:
    return TurnEnded(entry[1])


def _game_ended(s: State, entry: Entry) -> GameEnded:
    return game_ended(s)


def game_ended(s: State) -> GameEnded:
    """The end of a game: final scores and winners."""
    scores = report.standing(s).scores
    return GameEnded(scores, winners_of(scores))


PART = BoxEvents(
    names={
        Drawn: "drawn",
        Discarded: "discarded",
        Placed: "placed",
        Rolled: "rolled",
        FollowerPlaced: "follower_placed",
        Scored: "scored",
        FollowerReturned: "follower_returned",
        SecondPart: "second_part",
        TurnEnded: "turn_ended",
        GameEnded: "game_ended",
    },
    readers={
        state.LOG_DISCARDED: _discarded,
        state.LOG_PLACED: _placed,
        state.LOG_FOLLOWER: _follower_placed,
        state.LOG_SCORED: _scored,
        state.LOG_HOME: _follower_returned,
        state.LOG_SECOND_PART: _second_part,
        state.LOG_TURN_ENDED: _turn_ended,
        state.LOG_GAME_ENDED: _game_ended,
    },
    terms=TERMS,
    causes={state.CAUSE_FINISHED: "finished", state.CAUSE_END: "end"},
)
