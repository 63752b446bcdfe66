"""From a state to the view everybody at the table has."""

from __future__ import annotations

from functools import lru_cache

from carcassonne.boxes import parts
from carcassonne.core import decisions, report, state, tables
from carcassonne.core.state import State
from carcassonne.engine.codec import PHASES
from carcassonne.engine.names import FIGURES, place_of
from carcassonne.engine.rules import Rules
from carcassonne.engine.view import BoxView, PlacedTile, StandingFollower, View

_BOX_VIEWS: tuple[BoxView, ...] = parts("view", BoxView)


def view_of(s: State, rules: Rules) -> View:
    """The position as it is seen."""
    now = report.standing(s)
    undrawn = report.undrawn(s)
    over = now.phase == state.OVER
    return View(
        preset=rules.preset,
        players=now.players,
        ply=now.ply,
        phase=PHASES[now.phase],
        to_act=None if over or decisions.nature_decides(s) else now.actor,
        tile=None if over or now.hand < 0 else tables.NAMES[now.hand],
        scores=now.scores,
        supply=now.supply,
        deck=sum(undrawn.values()),
        discarded=tuple(tables.NAMES[kind] for kind in now.discarded),
        over=over,
        board=tuple(
            [
                _placed(kind, x, y, rotation)
                for kind, x, y, rotation, _, _ in report.tiles_lying(s)
                if kind < tables.FIRST_SQUARE
            ]
        ),
        followers=tuple(_follower(s, *standing) for standing in report.followers_standing(s)),
        undrawn={tables.NAMES[kind]: count for kind, count in undrawn.items()},
        figures=_figures(s, now.players),
        second_part=report.in_second_part(s),
        parts=tuple(part for part in (box.see(s, rules, now) for box in _BOX_VIEWS) if part is not None),
    )


@lru_cache(maxsize=1 << 14)
def _placed(kind: int, x: int, y: int, rotation: int) -> PlacedTile:
    """A tile as it lies; the same in every view, since nobody can change it."""
    return PlacedTile(tables.NAMES[kind], x, y, rotation)


def _figures(s: State, players: int) -> tuple[dict[str, int], ...]:
    played = [number for number in range(1, len(FIGURES)) if report.plays_with(s, number)]
    if not played:
        return ()
    return tuple({FIGURES[number]: report.at_home(s, seat, number) for number in played} for seat in range(players))


def _follower(s: State, player: int, segment: int, figure: int) -> StandingFollower:
    return _standing(player, *place_of(s, segment), FIGURES[figure])


_standing = lru_cache(maxsize=1 << 14)(StandingFollower)
"""A figure as it stands; the same in every view, too."""
