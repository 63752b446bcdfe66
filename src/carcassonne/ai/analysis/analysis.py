"""The analysis of a game: every decision and draw weighed, in this process or in several. Same input, same analysis."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache, partial

from carcassonne.ai.analysis.weighing.decision import Decision
from carcassonne.ai.analysis.weighing.luck import Luck
from carcassonne.ai.analysis.weighing.moment import Moment, moments_of, weigh
from carcassonne.ai.analysis.weighing.player_summary import Summary, summary_of
from carcassonne.ai.analysis.weighing.thinker import Thinker
from carcassonne.ai.parallel import unordered_results
from carcassonne.ai.players.levels import Level, level_named
from carcassonne.art.drawing.palette import player_colour
from carcassonne.engine.game import Game
from carcassonne.engine.positions import undrawn_kinds
from carcassonne.engine.rules import Rules
from carcassonne.errors import CarcassonneError
from carcassonne.notation.record import Record, opening_of, record_of, replay

Numbered = tuple[int, Decision | Luck]
Watch = Callable[[Iterator[Numbered], int], Iterable[Numbered]]
"""A function that yields the results it is given and sees how many have come, of how many: a progress bar, say."""


class AnalysisError(CarcassonneError):
    """A game that cannot be analysed."""


@dataclass(frozen=True, slots=True)
class Analysis:
    """A game with every decision and every draw weighed."""

    record: Record
    names: tuple[str, ...]
    level: Level
    seed: int
    tiles: int
    decisions: tuple[Decision, ...]
    draws: tuple[Luck, ...]
    players: tuple[Summary, ...]

    @property
    def finished(self) -> bool:
        """Whether the game was played to its end."""
        return bool(self.record.result)

    def mistakes(self, seat: int | None = None) -> list[Decision]:
        """Return every mistake, of a seat or of all, the largest first."""
        found = [each for each in self.decisions if each.size and seat in (None, each.seat)]
        return sorted(found, key=lambda each: (-each.size, -each.loss, each.ply))


def unwatched(found: Iterator[Numbered], total: int) -> Iterable[Numbered]:
    """Return the results as they are."""
    return found


def analyse(
    game: Record | Game,
    level: Level | int | str = 6,
    seed: int = 0,
    jobs: int = 1,
    watch: Watch = unwatched,
) -> Analysis:
    """Weigh every decision and draw of a game, finished or not.

    Raises RecordError for a record the rules do not allow, AnalysisError for a game without a decision.
    """
    record = record_of(game) if isinstance(game, Game) else game
    replay(record)
    if all(move.seat is None for move in record.moves):
        raise AnalysisError("there is no decision in this game yet: nothing to analyse")
    chosen = level_for_analysis(level)
    names = names_of(record)
    moments = list(moments_of(record))
    numbered = watch(_weighed(moments, record.rules, chosen, seed, jobs), len(moments))
    found = [each for _, each in sorted(numbered, key=lambda pair: pair[0])]
    decisions = tuple(each for each in found if isinstance(each, Decision))
    draws = tuple(each for each in found if isinstance(each, Luck))
    tiles = len(undrawn_kinds(opening_of(record).state))
    players = tuple(summary_of(seat, decisions, draws, tiles) for seat in range(record.rules.players))
    return Analysis(record, names, chosen, seed, tiles, decisions, draws, players)


def level_for_analysis(level: Level | int | str) -> Level:
    """Return a level that searches; raises AnalysisError for one that does not, or that does not exist."""
    try:
        chosen = level if isinstance(level, Level) else level_named(str(level))
    except ValueError as reason:
        raise AnalysisError(str(reason)) from reason
    if not chosen.thinks:
        raise AnalysisError(f"level {chosen.number} ({chosen.name}) does not think ahead: analyse with level 5, 6 or 7")
    return chosen


def names_of(record: Record) -> tuple[str, ...]:
    """Return the players' names; players without a name are called by their colours."""
    colours = [player_colour(seat).name.capitalize() for seat in range(record.rules.players)]
    given = [*record.names, *[""] * len(colours)]
    return tuple(name or colour for name, colour in zip(given, colours, strict=False))


# --- work ---------------------------------------------------------------------------------------------------------
def _weighed(moments: list[Moment], rules: Rules, level: Level, seed: int, jobs: int) -> Iterator[Numbered]:
    """Yield every moment weighed, with its number, in any order."""
    yield from unordered_results(partial(_weigh_one, rules=rules, level=level, seed=seed), enumerate(moments), jobs)


def _weigh_one(numbered: tuple[int, Moment], rules: Rules, level: Level, seed: int) -> Numbered:
    number, moment = numbered
    return number, weigh(_thinker(rules, level), moment, seed)


@lru_cache(maxsize=4)
def _thinker(rules: Rules, level: Level) -> Thinker:
    """Return the thinker for these rules; it keeps its working memory, so each process makes one."""
    return Thinker(rules, level)
