"""Players judged by their recorded games: how many points a move each of them lost against a level's choice.

The level chooses without knowing what was played. Where it chooses otherwise, both moves are played on through the same
futures, others than those it chose by: so a choice of the level that was luck costs the level, not the player, and a
player who sees more than the level gains. The unit is the game: its decisions share their tiles.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial

from carcassonne.ai.analysis.analysis import names_of
from carcassonne.ai.analysis.weighing.moment import Moment, moments_of
from carcassonne.ai.analysis.weighing.thinker import Thinker
from carcassonne.ai.arena.statistics import Interval, student
from carcassonne.ai.parallel import unordered_results
from carcassonne.ai.players.levels import Level
from carcassonne.engine.positions import nature_decides, standing
from carcassonne.engine.rules import Rules
from carcassonne.notation.record import Record


@dataclass(frozen=True, slots=True)
class Move:
    """One decision judged: the points it lost against the level's choice, less than 0 where it was the better one."""

    seat: int
    loss: float
    agreed: bool


@dataclass(frozen=True, slots=True)
class JudgedGame:
    """What every decision of a game lost, and who made it."""

    names: tuple[str, ...]
    moves: tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class JudgedPlayer:
    """A player over all games: `loss` is points a move, with bounds that hold it in 95 of 100 such folders."""

    name: str
    games: int
    moves: int
    agreed: int
    loss: Interval


def judge_games(records: Sequence[Record], level: Level, seed: int = 0, jobs: int = 1) -> Iterator[JudgedGame]:
    """Yield every game judged, in any order. Same records, level and seed: same games."""
    yield from unordered_results(partial(judge_game, level=level, seed=seed), records, jobs)


def judge_game(record: Record, level: Level, seed: int = 0) -> JudgedGame:
    """Judge every decision of a legal record; a placement and the follower that goes with it are one."""
    thinker = _thinker(record.rules, level)
    decided = [moment for moment in moments_of(record) if not nature_decides(moment.state)]
    return JudgedGame(names_of(record), tuple(judge_move(thinker, moment, seed) for moment in decided))


def judge_move(thinker: Thinker, moment: Moment, seed: int) -> Move:
    """Judge one decision."""
    now = standing(moment.state)
    number = seed * 1_000_003 + now.ply
    chosen = thinker.own_choice(moment.state, number)
    if chosen == moment.line:
        return Move(now.actor, 0.0, True)
    best, played = thinker.in_same_futures(moment.state, [chosen, moment.line], number)
    return Move(now.actor, best.margin - played.margin, False)


def judged_players(games: Iterable[JudgedGame]) -> list[JudgedPlayer]:
    """Return what the games say of everybody who played in them, who lost least first."""
    by_name: dict[str, list[list[Move]]] = {}
    for game in games:
        for name in dict.fromkeys(game.names):
            own = [move for move in game.moves if game.names[move.seat] == name]
            if own:
                by_name.setdefault(name, []).append(own)
    found = [_player(name, played) for name, played in by_name.items()]
    return sorted(found, key=lambda each: (each.loss.value, each.name))


def loss_a_move(games: Sequence[Sequence[float]]) -> Interval:
    """Return the mean loss of all moves, with Student's interval of the games' deviations from it.

    >>> found = loss_a_move([[0.0, 2.0], [1.0, 1.0, 1.0, 4.0], [0.0]])
    >>> round(found.value, 2), round(found.low, 2), round(found.high, 2)
    (1.29, -0.43, 3.0)
    >>> loss_a_move([[1.0, 2.0]])
    Interval(value=1.5, low=-inf, high=inf)
    """
    moves, count = sum(map(len, games)), len(games)
    value = math.fsum(math.fsum(game) for game in games) / moves
    if count < 2:
        return Interval(value, -math.inf, math.inf)
    spread = math.fsum((math.fsum(game) - value * len(game)) ** 2 for game in games) * count / (count - 1)
    error = student(count - 1) * math.sqrt(spread) / moves
    return Interval(value, value - error, value + error)


def _player(name: str, games: Sequence[Sequence[Move]]) -> JudgedPlayer:
    moves = [move for game in games for move in game]
    loss = loss_a_move([[move.loss for move in game] for game in games])
    return JudgedPlayer(name, len(games), len(moves), sum(move.agreed for move in moves), loss)


@lru_cache(maxsize=4)
def _thinker(rules: Rules, level: Level) -> Thinker:
    """Return the thinker for these rules; it keeps its working memory, so each process makes one."""
    return Thinker(rules, level)
