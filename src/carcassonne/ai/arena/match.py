"""A match: one player against another, every deck from every seat, and what the results prove."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack, closing
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean
from typing import Any

from carcassonne.ai.arena.journal import Journal
from carcassonne.ai.arena.keeping import Keeping
from carcassonne.ai.arena.round import PlayedRound, Round, play_round
from carcassonne.ai.arena.single_game import GameResult
from carcassonne.ai.arena.statistics import (
    Interval,
    elo_interval,
    mean_interval,
    share_interval,
    signed_interval,
)
from carcassonne.ai.parallel import unordered_results
from carcassonne.ai.players.provenance import programs_of
from carcassonne.ai.players.roster import check_player, label_of
from carcassonne.ai.progress import progress
from carcassonne.engine.rules import Rules


@dataclass(frozen=True, slots=True)
class Match:
    """One player `a` against one or more of `b`. A round is one deck with `a` in each seat in turn."""

    a: str
    b: str
    rules: Rules
    games: int = 100
    seed: int = 1
    seconds: float | None = None

    @property
    def rounds(self) -> int:
        """The number of rounds: as many as it takes for the games asked for."""
        return math.ceil(self.games / self.rules.players)

    def about(self) -> dict[str, Any]:
        """Return what identifies the match. The number of games is left out: a longer match continues a shorter one."""
        return {
            "match": [self.a, self.b],
            "preset": self.rules.preset,
            "options": self.rules.options,
            "players": self.rules.players,
            "seed": self.seed,
            "seconds": self.seconds,
        }

    def tasks(self) -> Iterator[Round]:
        """Yield every round."""
        seats = range(self.rules.players)
        seatings = tuple(tuple(self.a if seat == own else self.b for seat in seats) for own in seats)
        for number in range(self.rounds):
            yield Round(str(number), number, self.rules, seatings, self.seed, self.seconds)


@dataclass(frozen=True, slots=True)
class MatchResult:
    """The result of a match. Elo is from the win rate: how much better `a` is than one `b`."""

    match: Match
    win_rate: Interval
    margin: Interval
    elo: Interval
    scores: tuple[float, float]
    """Mean points of `a`, and of a `b`."""
    results: tuple[int, int, int]
    """Games won, shared and lost by `a`."""
    forfeits: tuple[dict[str, int], dict[str, int]]
    """How often `a`, and a `b`, forfeited for which reason."""

    def to_json(self) -> dict[str, Any]:
        """Return the result for programs; a bound that is infinite is null."""
        match, (won, shared, lost) = self.match, self.results
        about = match.about()
        about.pop("match")
        return {
            "a": match.a,
            "b": match.b,
            **about,
            "games": match.rounds * match.rules.players,
            "rounds": match.rounds,
            "win_rate": _plain(self.win_rate, 4),
            "margin": _plain(self.margin, 2),
            "elo": _plain(self.elo, 1),
            "scores": {"a": round(self.scores[0], 2), "b": round(self.scores[1], 2)},
            "won": won,
            "shared": shared,
            "lost": lost,
            "forfeits": {"a": self.forfeits[0], "b": self.forfeits[1]},
        }

    def __str__(self) -> str:
        match, rules, (won, shared, lost) = self.match, self.match.rules, self.results
        rivals = "against" if rules.players == 2 else f"among {rules.players - 1} of"
        options = "".join(f" {name}={value}" for name, value in rules.options.items())
        decks = f"{match.rounds} deck{'' if match.rounds == 1 else 's'}"
        low, high = 100 * self.win_rate.low, 100 * self.win_rate.high
        lines = [
            f"{label_of(match.a)} {rivals} {label_of(match.b)}",
            f"{rules.preset}{options}, {rules.players} players, {decks} from every seat: "
            f"{match.rounds * rules.players} games, seed {match.seed}",
            f"  win rate    {100 * self.win_rate.value:.1f} % ({low:.1f} … {high:.1f})",
            f"  margin      {signed_interval(self.margin, 1)}",
            f"  Elo         {signed_interval(self.elo)}",
            f"  mean score  {self.scores[0]:.1f} : {self.scores[1]:.1f}",
            f"  games       {won} won, {shared} shared, {lost} lost",
        ]
        for text, reasons in zip((match.a, match.b), self.forfeits, strict=True):
            lines += [f"  forfeit     {count} × {label_of(text)}: {why}" for why, count in reasons.items()]
        return "\n".join(lines)


def play_match(
    match: Match, jobs: int = 1, journal: Path | None = None, ray: str = "", keeping: Keeping | None = None
) -> MatchResult:
    """Play the rounds that the journal does not hold; return the result, which does not depend on the journal."""
    label = f"{match.a} v {match.b}"
    played = play_rounds(list(match.tasks()), match.about(), jobs, keeping or Keeping(journal), ray, label)
    return match_result(match, played)


def play_rounds(
    tasks: Sequence[Round], about: dict[str, Any], jobs: int, keeping: Keeping, ray: str, label: str
) -> list[PlayedRound]:
    """Return every round, in the order of the tasks; those in the journal are not played again.

    A round whose records are wanted and missing is played again: what is told and what is recorded are the same games.
    """
    texts = sorted({text for task in tasks for seating in task.seatings for text in seating})
    for text in texts:
        check_player(text, tasks[0].rules)
    keeping.prepare()
    with ExitStack() as stack:
        kept = None
        if keeping.journal is not None:
            kept = stack.enter_context(closing(Journal(keeping.journal, about, programs_of(texts), keeping.going)))
        played = {task.key: kept.played[task.key] for task in tasks if kept and task.key in kept.played}
        todo = {task.key: keeping.task(task) for task in tasks if task.key not in played or not keeping.holds(task)}
        results = stack.enter_context(
            closing(unordered_results(play_round, todo.values(), min(jobs, len(todo)), ray if todo else ""))
        )
        for one in progress(kept.recorded(results) if kept else results, len(todo), label):
            keeping.write(todo[one.key], one)
            played[one.key] = one
    return [played[task.key] for task in tasks]


def match_result(match: Match, played: Iterable[PlayedRound]) -> MatchResult:
    """Return the result of a match's rounds; in game number n of a round `a` has seat n."""
    rounds = [one.results for one in played]
    wins = [[game.win(own) for own, game in enumerate(games)] for games in rounds]
    margins = [fmean(game.margin(own) for own, game in enumerate(games)) for games in rounds]
    shares = share_interval([fmean(one) for one in wins])
    every = [share for one in wins for share in one]
    won, lost = every.count(1.0), every.count(0.0)
    return MatchResult(
        match,
        shares,
        mean_interval(margins),
        elo_interval(shares, match.rules.players - 1),
        _mean_scores(rounds),
        (won, len(every) - won - lost, lost),
        _forfeits(rounds),
    )


def _mean_scores(rounds: list[tuple[GameResult, ...]]) -> tuple[float, float]:
    own: list[int] = []
    others: list[int] = []
    for games in rounds:
        for seat, game in enumerate(games):
            own.append(game.scores[seat])
            others += game.scores[:seat] + game.scores[seat + 1 :]
    return fmean(own), fmean(others)


def _forfeits(rounds: list[tuple[GameResult, ...]]) -> tuple[dict[str, int], dict[str, int]]:
    found: tuple[Counter[str], Counter[str]] = (Counter(), Counter())
    for games in rounds:
        for own, game in enumerate(games):
            for seat, reason in game.forfeits.items():
                found[seat != own][reason] += 1
    return dict(sorted(found[0].items())), dict(sorted(found[1].items()))


def _plain(interval: Interval, digits: int) -> dict[str, float | None]:
    named = {"value": interval.value, "low": interval.low, "high": interval.high}
    return {name: round(value, digits) if math.isfinite(value) else None for name, value in named.items()}
