"""The measure of random games: how many, how fast, with which scores; on one thread or several."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from statistics import median

from carcassonne.engine.positions import State, copy_many, play_random_games

CHUNK_SECONDS = 0.1
"""How long a thread plays before it looks at the clock."""
LARGEST_CHUNK = 1 << 20
PLACES = 9
SEEDS = 1 << 32
"""The dice know so many different seeds; each thread gets its own part of them."""


@dataclass(slots=True)
class GamesPlayed:
    """What games came to."""

    games: int = 0
    turns: int = 0
    scores: list[int] = field(default_factory=list)
    cpu_seconds: float = 0.0
    seconds: float = 0.0

    def add(self, games: int, turns: int, scores: list[int], cpu_seconds: float) -> None:
        """Count some more games."""
        self.games += games
        self.turns += turns
        self.scores = [a + b for a, b in zip(self.scores or [0] * len(scores), scores, strict=True)]
        self.cpu_seconds += cpu_seconds

    @property
    def games_per_cpu_second(self) -> float:
        """Games in a second of one core's time."""
        return self.games / self.cpu_seconds

    @property
    def games_per_second(self) -> float:
        """Games in a second on the clock."""
        return self.games / self.seconds

    @property
    def ns_per_turn(self) -> float:
        """Nanoseconds of one core's time for a turn."""
        return 1e9 * self.cpu_seconds / max(1, self.turns)

    @property
    def mean_scores(self) -> list[float]:
        """The average final score by seat."""
        return [score / self.games for score in self.scores]

    @property
    def mean_turns(self) -> float:
        """The average number of tiles laid."""
        return self.turns / self.games


def play_for(
    start: State, seconds: float, threads: int = 1, seed: int = 1, watch: Callable[[GamesPlayed], None] | None = None
) -> GamesPlayed:
    """Random games from a state for some seconds, on several threads; `watch` sees the tally now and then."""
    began = time.perf_counter()
    tallies = [GamesPlayed() for _ in range(threads)]
    workers = [
        threading.Thread(
            target=_play_until, args=(start, began + seconds, seed + i * (SEEDS // threads), tally), daemon=True
        )
        for i, tally in enumerate(tallies)
    ]
    for worker in workers:
        worker.start()
    for worker in workers:
        while worker.is_alive():
            worker.join(0.25)
            if watch is not None:
                watch(_together(tallies, time.perf_counter() - began))
    return _together(tallies, time.perf_counter() - began)


def _play_until(start: State, end: float, seed: int, tally: GamesPlayed) -> None:
    """One thread's games, in chunks that grow until one takes a tenth of a second."""
    chunk = 1
    while not tally.games or time.perf_counter() < end:
        before = time.thread_time()
        scores, turns = play_random_games(start, seed + tally.games, chunk)
        spent = time.thread_time() - before
        tally.add(chunk, turns, scores, spent)
        wanted = min(CHUNK_SECONDS, max(0.0, end - time.perf_counter()))
        chunk = max(1, min(4 * chunk, int(chunk * wanted / max(spent, 1e-6)), LARGEST_CHUNK))


def _together(tallies: list[GamesPlayed], seconds: float) -> GamesPlayed:
    total = GamesPlayed(seconds=seconds)
    for tally in tallies:
        if tally.games:
            total.add(tally.games, tally.turns, tally.scores, tally.cpu_seconds)
    return total


def copy_ns(state: State, seconds: float = 0.05) -> float:
    """Nanoseconds to copy a state: the median of measures to several places, of which some lie badly to the state's."""
    copies = 16
    while _copy_many(state, copies) < seconds / 10 and copies < 1 << 24:
        copies *= 2
    held, times = [], []
    for _ in range(PLACES):
        times.append(_copy_many(state, copies))
        held.append(state.copy())  # takes the place, so that the next is another
    return 1e9 * median(times) / copies


def _copy_many(state: State, copies: int) -> float:
    before = time.thread_time()
    copy_many(state, copies)
    return time.thread_time() - before
