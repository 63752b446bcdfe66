"""The standing: entrants in the order of the criteria that the organiser chose, each figure with what it is made of.

Entrants who are equal so far are told apart by the next criterion; who are equal in all of them share a place.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias, get_args

from carcassonne.server.events.encounters import Encounter, encounters_of
from carcassonne.server.events.lots import draw_order

Criterion: TypeAlias = Literal[
    "match_wins", "game_difference", "game_wins", "direct", "buchholz", "points_difference", "lots"
]
CRITERIA: tuple[Criterion, ...] = get_args(Criterion)
USUAL: tuple[Criterion, ...] = ("match_wins", "direct", "buchholz", "game_difference", "points_difference", "lots")


@dataclass(frozen=True, slots=True)
class Part:
    """What one encounter adds to a figure. `counted` is false for the worst opponent, whom Buchholz leaves out."""

    encounter: str
    value: float
    counted: bool = True


@dataclass(frozen=True, slots=True)
class Figure:
    """A number of the standing and what it is the sum of."""

    value: float
    parts: tuple[Part, ...] = ()


@dataclass(frozen=True, slots=True)
class Line:
    """An entrant's line of a standing. Figures that nobody needed to be told apart are there all the same."""

    place: int
    entrant: int
    figures: Mapping[Criterion, Figure]

    def to_json(self) -> dict[str, Any]:
        """The line as JSON."""
        figures = {
            name: {
                "value": figure.value,
                "parts": [{"encounter": p.encounter, "value": p.value, "counted": p.counted} for p in figure.parts],
            }
            for name, figure in self.figures.items()
        }
        return {"place": self.place, "entrant": self.entrant, "figures": figures}


def standing_of(
    entrants: Sequence[int],
    encounters: Sequence[Encounter],
    criteria: Sequence[Criterion] = USUAL,
    seed: int = 0,
    purpose: str = "standing",
) -> list[Line]:
    """Return the lines of a standing, the best first. Only encounters between these entrants, and byes, count."""
    among = set(entrants)
    met = [each for each in encounters if among.issuperset(each.sides)]
    lots = {entrant: place for place, entrant in enumerate(draw_order(seed, purpose, entrants))}
    figures: dict[int, dict[Criterion, Figure]] = {entrant: {} for entrant in entrants}
    tied: list[list[int]] = [sorted(entrants)]
    for criterion in criteria:
        found: dict[int, Figure] = {}
        for group in tied:
            found |= {entrant: _figure(criterion, entrant, group, met, lots) for entrant in group}
        for entrant in entrants:
            figures[entrant][criterion] = found[entrant]
        tied = [split for group in tied for split in _split(group, found)]
    lines: list[Line] = []
    for group in tied:
        place = len(lines) + 1
        lines += [Line(place, entrant, figures[entrant]) for entrant in group]
    return lines


def _split(group: Sequence[int], figures: Mapping[int, Figure]) -> list[list[int]]:
    """Return a group in parts of equal figures, the highest first."""
    values = sorted({figures[entrant].value for entrant in group}, reverse=True)
    return [[entrant for entrant in group if figures[entrant].value == value] for value in values]


def _figure(
    criterion: Criterion, entrant: int, tied: Sequence[int], met: Sequence[Encounter], lots: Mapping[int, int]
) -> Figure:
    if criterion == "lots":
        return Figure(float(-lots[entrant]))
    if criterion == "direct":
        among = [each for each in met if each.b is not None and {*each.sides} <= {*tied}]
        return _sum(entrant, among, _match_points)
    return _buchholz(entrant, met) if criterion == "buchholz" else _sum(entrant, met, PARTS[criterion])


def _sum(entrant: int, met: Sequence[Encounter], part: Callable[[Encounter, int], float]) -> Figure:
    parts = tuple(Part(each.id, part(each, each.side_of(entrant))) for each in encounters_of(entrant, met))
    return Figure(sum(each.value for each in parts), parts)


def _match_points(met: Encounter, side: int) -> float:
    return met.decided[side]


def _game_wins(met: Encounter, side: int) -> float:
    return 0.0 if met.b is None else met.wins[side]


def _game_difference(met: Encounter, side: int) -> float:
    return 0.0 if met.b is None else met.wins[side] - met.wins[1 - side]


def _points_difference(met: Encounter, side: int) -> float:
    return float(sum(game.points[side] - game.points[1 - side] for game in met.games))


PARTS: Mapping[Criterion, Callable[[Encounter, int], float]] = {
    "match_wins": _match_points,
    "game_difference": _game_difference,
    "game_wins": _game_wins,
    "points_difference": _points_difference,
}


def _buchholz(entrant: int, met: Sequence[Encounter]) -> Figure:
    """The matches that one's opponents won, less the worst of them; a bye is an opponent who won nothing."""
    mine = encounters_of(entrant, met)
    values = [0.0 if other is None else _won(other, met) for other in (each.other_than(entrant) for each in mine)]
    worst = values.index(min(values)) if values else -1
    parts = tuple(Part(each.id, values[n], n != worst) for n, each in enumerate(mine))
    return Figure(sum(each.value for each in parts if each.counted), parts)


def _won(entrant: int, met: Sequence[Encounter]) -> float:
    return sum(each.decided[each.side_of(entrant)] for each in encounters_of(entrant, met))
