"""A second, naive computation of a standing: a sheet of results is summed up by hand, and equals are told apart."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from carcassonne.server.events.lots import lot_of

Sheet = list[dict[str, Any]]
"""Encounters as JSON: a, b, wins, how, games."""


def naive_standing(
    entrants: Sequence[int], sheet: Sheet, criteria: Sequence[str], seed: int, purpose: str
) -> list[int]:
    """The entrants in order: everybody gets a tuple of numbers, as far as criteria go, and the highest comes first."""
    sheet = [line for line in sheet if line["a"] in entrants and (line["b"] is None or line["b"] in entrants)]
    added_up = {who: _added_up(who, sheet) for who in entrants}
    numbers: dict[int, tuple[float, ...]] = dict.fromkeys(entrants, ())
    for criterion in criteria:
        before = dict(numbers)
        for who in entrants:
            if criterion == "direct":
                equal = [other for other in entrants if before[other] == before[who]]
                value = sum(_points(line, who) for line in sheet if line["b"] in equal and line["a"] in equal)
            elif criterion == "buchholz":
                opponents = [line["b"] if who == line["a"] else line["a"] for line in sheet if who in _sides(line)]
                value = sum(sorted(0.0 if o is None else added_up[o]["match_wins"] for o in opponents)[1:])
            elif criterion == "lots":
                value = -sum(lot_of(seed, purpose, other) < lot_of(seed, purpose, who) for other in entrants)
            else:
                value = added_up[who][criterion]
            numbers[who] = (*before[who], value)
    return sorted(entrants, key=lambda who: (tuple(-number for number in numbers[who]), who))


def _sides(line: dict[str, Any]) -> tuple[int, int | None]:
    return line["a"], line["b"]


def _points(line: dict[str, Any], who: int) -> float:
    if who not in _sides(line) or line["how"] == "void":
        return 0.0
    if line["b"] is None:
        return 1.0
    mine, theirs = line["wins"] if who == line["a"] else line["wins"][::-1]
    return 1.0 if mine > theirs else 0.5 if mine == theirs else 0.0


def _added_up(who: int, sheet: Sheet) -> dict[str, float]:
    found = {"match_wins": 0.0, "game_difference": 0.0, "game_wins": 0.0, "points_difference": 0.0}
    for line in sheet:
        found["match_wins"] += _points(line, who)
        if who in _sides(line) and line["b"] is not None:
            way = 1 if who == line["a"] else -1
            found["game_difference"] += way * (line["wins"][0] - line["wins"][1])
            found["game_wins"] += line["wins"][0 if way == 1 else 1]
            found["points_difference"] += sum(way * (game["points"][0] - game["points"][1]) for game in line["games"])
    return found
