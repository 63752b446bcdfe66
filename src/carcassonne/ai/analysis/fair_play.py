"""Fair play: how well and how fast each seat of a finished game decided, where it mattered what was decided.

What these figures say of somebody is for others to judge: here they are only counted.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from carcassonne.ai.analysis.analysis import level_for_analysis
from carcassonne.ai.analysis.weighing.moment import Moment, moments_of
from carcassonne.ai.analysis.weighing.thinker import WEIGHED, Thinker, Weighed
from carcassonne.engine.positions import State, is_over, nature_decides, standing
from carcassonne.notation.record import Record, replay

LEVEL = 6
DIFFERS = 1.0
"""Points by which the options that a search finds must differ for a decision to count."""


@dataclass(frozen=True, slots=True)
class SeatWeighed:
    """What a seat decided: so many decisions in which options differ, the points lost in them, how often nothing better
    was found, and the seconds they took. `given_up` is the chance to win with which it resigned."""

    seat: int
    decisions: int = 0
    lost: float = 0.0
    agreed: int = 0
    seconds: float = 0.0
    given_up: float | None = None


def weigh_seats(
    record: Record, seconds: Sequence[float] = (), resigned: Mapping[int, int] | None = None, level: int = LEVEL
) -> list[SeatWeighed]:
    """Return what each seat of a game decided; the same for the same game.

    `seconds` are those of every action that players chose, in their order; `resigned` says after how many of them a
    seat gave up. Raises RecordError for a record that the rules do not allow.
    """
    game = replay(record)
    thinker = Thinker(record.rules, level_for_analysis(level))
    found = {seat: SeatWeighed(seat) for seat in range(record.rules.players)}
    leaving = dict(resigned or {})
    made = 0
    for moment in moments_of(record):
        if nature_decides(moment.state):
            continue
        _give_up(found, leaving, thinker, moment.state, made)
        seat = standing(moment.state).actor
        took = sum(seconds[made : made + len(moment.line)])
        made += len(moment.line)
        found[seat] = _with(found[seat], thinker, moment, took)
    _give_up(found, leaving, thinker, game.state, made)
    return list(found.values())


def _with(so_far: SeatWeighed, thinker: Thinker, moment: Moment, took: float) -> SeatWeighed:
    """Return a seat with a decision more, if it is one in which options differ."""
    weighed = thinker.weighed(moment.state, moment.line, standing(moment.state).ply)
    played = next(each for each in weighed if each.line == moment.line)
    if not _differ([each for each in weighed if each is not played] if len(weighed) > WEIGHED else weighed):
        return so_far  # what only the player thought of does not make a decision a hard one
    return SeatWeighed(
        so_far.seat,
        so_far.decisions + 1,
        so_far.lost + weighed[0].margin - played.margin,
        so_far.agreed + (weighed[0] is played),
        so_far.seconds + took,
        so_far.given_up,
    )


def _differ(options: Sequence[Weighed]) -> bool:
    return len(options) > 1 and options[0].margin - options[-1].margin >= DIFFERS


def _give_up(found: dict[int, SeatWeighed], leaving: dict[int, int], thinker: Thinker, s: State, made: int) -> None:
    """Note the chance to win of those who gave up before this."""
    for seat in [seat for seat, after in leaving.items() if after <= made]:
        del leaving[seat]
        had = found[seat]
        chance = 0.0 if is_over(s) else _chances(thinker, s)[seat]
        found[seat] = SeatWeighed(seat, had.decisions, had.lost, had.agreed, had.seconds, chance)


def _chances(thinker: Thinker, s: State) -> tuple[float, ...]:
    if nature_decides(s):
        return thinker.outlook(s)[1]
    return thinker.weighed(s, None, standing(s).ply)[0].chances
