"""Making a file of puzzles, game by game, and weighing one again. The same seed gives the same file, however often it
was interrupted and by however many processes it was made."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import count, islice
from pathlib import Path

from carcassonne.ai.parallel import unordered_results
from carcassonne.ai.puzzles.finding import FOURTH_SEED, puzzles_of_game, weighed_again
from carcassonne.ai.puzzles.puzzle import (
    Puzzle,
    PuzzleError,
    header,
    packed,
    puzzle_line,
    read_header,
    read_puzzles,
    unpacked,
)

Told = Callable[[int, int], None]
"""Is told how many puzzles there are, after how many games."""


def make_puzzles(path: Path, wanted: int, seed: int, jobs: int = 1, told: Told = lambda puzzles, games: None) -> int:
    """Write a file of so many puzzles, or go on with one; return how many it holds.

    Raises PuzzleError for a file of another seed, or one that is damaged.
    """
    there = _going_on(path, seed)
    first = max((each.game for each in there), default=0)  # once more: it may have another one
    kept = {each.id: each for each in there}
    for game, puzzles in _in_order(first, seed, jobs) if len(kept) < wanted else ():
        new = {each.id: each for each in puzzles if each.id not in kept}
        kept |= dict(islice(new.items(), wanted - len(kept)))
        if new:
            _write(path, seed, kept.values())
        told(len(kept), game + 1)
        if len(kept) >= wanted:
            break
    return len(kept)


def check_puzzles(puzzles: Iterable[Puzzle], seed: int = FOURTH_SEED, jobs: int = 1) -> Iterator[tuple[Puzzle, bool]]:
    """Yield every puzzle with whether the same options are right when it is weighed again in other futures."""
    yield from unordered_results(partial(_checked, seed=seed), puzzles, jobs)


def _checked(puzzle: Puzzle, seed: int) -> tuple[Puzzle, bool]:
    return puzzle, weighed_again(puzzle, seed)


def _going_on(path: Path, seed: int) -> list[Puzzle]:
    """Return the puzzles that a file holds."""
    if not path.exists() or not path.stat().st_size:
        return []
    lines = unpacked(path.read_bytes(), str(path)).splitlines()
    try:
        made_from = read_header(json.loads(lines[0]))
    except (ValueError, KeyError, TypeError) as reason:
        raise PuzzleError(f"{path}: {reason}") from reason
    if made_from != seed:
        raise PuzzleError(f"{path} was made from seed {made_from}: it goes on with that one alone")
    return list(read_puzzles(lines))


def _write(path: Path, seed: int, puzzles: Iterable[Puzzle]) -> None:
    """Write the whole file and put it in place: whoever is stopped meanwhile leaves the one before."""
    text = "".join(f"{line}\n" for line in (header(seed), *map(puzzle_line, puzzles)))
    partly = path.with_name(f"{path.name}.partly")
    partly.write_bytes(packed(text, path.name))
    os.replace(partly, path)


def _in_order(first: int, seed: int, jobs: int) -> Iterator[tuple[int, list[Puzzle]]]:
    """Yield the puzzles of every game from a number on, in the order of the games."""
    waiting: dict[int, list[Puzzle]] = {}
    following = first
    for game, puzzles in unordered_results(partial(_of_game, seed=seed), count(first), jobs):
        waiting[game] = puzzles
        while following in waiting:
            yield following, waiting.pop(following)
            following += 1


def _of_game(number: int, seed: int) -> tuple[int, list[Puzzle]]:
    return number, puzzles_of_game(number, seed)
