"""Stages: an event as a value, from its draw to its last round. What follows is a function of what was played.

Nothing here knows a database, a clock or a name: entrants are numbers, rounds follow when every pair of the last has
a result.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Literal, NotRequired, TypeAlias

from typing_extensions import TypedDict

from carcassonne.server.events import double_elimination, knockout, pairing
from carcassonne.server.events.encounters import Encounter, encounter_of, encounters_of
from carcassonne.server.events.lots import deal_groups, draw_order
from carcassonne.server.events.pairing import NOBODY, Pair, starts_of
from carcassonne.server.events.standing import USUAL, Criterion, Line, standing_of

StageKind: TypeAlias = Literal["groups", "swiss", "knockout", "double", "arena"]
BRACKETS: tuple[StageKind, ...] = ("knockout", "double")
"""Stages in which somebody goes on from every pair; a pair of double elimination has its bracket as its group."""


class StageSetup(TypedDict):
    """What a stage is played as; `through` go on to the next one, of each group or in all."""

    kind: StageKind
    groups: NotRequired[int]
    twice: NotRequired[bool]
    rounds: NotRequired[int]
    third: NotRequired[bool]
    reset: NotRequired[bool]
    minutes: NotRequired[int]
    through: NotRequired[int]


@dataclass(frozen=True, slots=True)
class Slot:
    """A pair of a round, and its result once there is one."""

    id: str
    a: int
    b: int | None
    group: int = 0
    result: Encounter | None = None

    def to_json(self) -> dict[str, Any]:
        """The pair as JSON."""
        result = None if self.result is None else self.result.to_json()
        return {"id": self.id, "a": self.a, "b": self.b, "group": self.group, "result": result}


@dataclass(frozen=True, slots=True)
class Round:
    """The pairs of a round; when it begins and until when it may be played, in seconds of the epoch."""

    pairs: tuple[Slot, ...]
    starts: float | None = None
    ends: float | None = None

    @property
    def over(self) -> bool:
        """Whether every pair has a result."""
        return all(pair.result is not None for pair in self.pairs)

    @property
    def encounters(self) -> list[Encounter]:
        """What was played."""
        return [pair.result for pair in self.pairs if pair.result is not None]


@dataclass(frozen=True, slots=True)
class Stage:
    """A stage with its entrants, best seeded first, its groups and its rounds so far."""

    entrants: tuple[int, ...]
    groups: tuple[tuple[int, ...], ...]
    rounds: tuple[Round, ...] = ()

    @property
    def encounters(self) -> list[Encounter]:
        """What was played."""
        return [each for found in self.rounds for each in found.encounters]

    def to_json(self) -> dict[str, Any]:
        """The stage as JSON."""
        rounds = [{"starts": r.starts, "ends": r.ends, "pairs": [p.to_json() for p in r.pairs]} for r in self.rounds]
        return {"entrants": list(self.entrants), "groups": [list(group) for group in self.groups], "rounds": rounds}


@dataclass(frozen=True, slots=True)
class Course:
    """An event: what it is played as, its seed, and its stages so far."""

    stages_wanted: tuple[StageSetup, ...]
    criteria: tuple[Criterion, ...] = USUAL
    seed: int = field(default=0, repr=False)
    seeded: bool = False
    stages: tuple[Stage, ...] = ()

    @property
    def last_round(self) -> Round | None:
        """The round that is played, or was last."""
        return self.stages[-1].rounds[-1] if self.stages and self.stages[-1].rounds else None

    def slot(self, slot_id: str) -> Slot | None:
        """The pair of an id."""
        return next((p for s in self.stages for r in s.rounds for p in r.pairs if p.id == slot_id), None)


def stages_of(found: Sequence[Mapping[str, Any]]) -> tuple[Stage, ...]:
    """Return the stages of their JSON."""
    return tuple(
        Stage(
            tuple(stage["entrants"]),
            tuple(tuple(group) for group in stage["groups"]),
            tuple(Round(tuple(map(_slot_of, r["pairs"])), r["starts"], r["ends"]) for r in stage["rounds"]),
        )
        for stage in found
    )


def _slot_of(found: Mapping[str, Any]) -> Slot:
    result = None if found["result"] is None else encounter_of(found["result"])
    return Slot(found["id"], found["a"], found["b"], found["group"], result)


def with_result(course: Course, slot_id: str, result: Encounter) -> Course:
    """Return the course with a pair's result."""

    def told(slot: Slot) -> Slot:
        return replace(slot, result=replace(result, id=slot_id)) if slot.id == slot_id else slot

    stages = tuple(
        replace(stage, rounds=tuple(replace(r, pairs=tuple(map(told, r.pairs))) for r in stage.rounds))
        for stage in course.stages
    )
    return replace(course, stages=stages)


def with_pairs(course: Course, pairs: Sequence[Pair]) -> Course:
    """Return the course with more pairs in the round that is played: an arena pairs as people come free."""
    stage, found = course.stages[-1], course.last_round
    assert found is not None
    name, played = f"{len(course.stages)}.{len(stage.rounds)}", len(found.pairs)
    slots = tuple(Slot(f"{name}.{played + n}", a, b) for n, (a, b) in enumerate(pairs, start=1))
    rounds = (*stage.rounds[:-1], replace(found, pairs=(*found.pairs, *slots)))
    return replace(course, stages=(*course.stages[:-1], replace(stage, rounds=rounds)))


def arena_pairs(course: Course, present: Collection[int]) -> list[Pair]:
    """Return who of those who are present and not playing meets whom now in an arena.

    Nobody meets the last opponent again as long as others are playing, who will come free.
    """
    stage, found = course.stages[-1], course.last_round
    assert found is not None
    playing = {side for slot in found.pairs if slot.result is None for side in (slot.a, slot.b)}
    met_in = [(slot.a, slot.b, place) for place, slot in enumerate(found.pairs) if slot.b is not None]
    last_met = {side: other for a, b, _ in met_in for side, other in ((a, b), (b, a))}
    last_played = {side: place for a, b, place in met_in for side in (a, b)}
    free = [entrant for entrant in stage.entrants if entrant in present and entrant not in playing]
    waiting = sorted(free, key=lambda entrant: last_played.get(entrant, -1))  # who has not played yet comes first
    met = stage.encounters
    scores = {entrant: sum(e.decided[e.side_of(entrant)] for e in encounters_of(entrant, met)) for entrant in waiting}
    found_pairs = pairing.arena(waiting, last_met, scores, starts_of(met))
    return [(a, b) for a, b in found_pairs if not playing or last_met.get(a) != b]


def advanced(course: Course, entrants: Sequence[int], here: Collection[int], bye_wins: float = 1.0) -> Course | None:
    """Return the course with the next round paired; None when it is played out. Every pair has its result before.

    `entrants` begin the first stage, best seeded first where the event is seeded; those not `here` have withdrawn.
    """
    course = course if course.stages else _begun(course, list(entrants))
    while True:
        number = len(course.stages) - 1
        pairs = _next_pairs(course, number, here)
        if pairs is not None:
            return _with_round(course, number, pairs, bye_wins)
        if number + 1 == len(course.stages_wanted):
            return None
        course = _begun(course, through(course, number))


def _begun(course: Course, entrants: list[int]) -> Course:
    """Begin the next stage: its groups are dealt, its seeds are drawn where there are none."""
    number = len(course.stages)
    wanted, purpose = course.stages_wanted[number], f"stage {number + 1}"
    ranked = course.seeded or number > 0
    groups = [entrants if ranked else draw_order(course.seed, purpose, entrants)]
    if wanted["kind"] == "groups":
        groups = deal_groups(course.seed, purpose, entrants, wanted.get("groups", 1), ranked)
    order = entrants if ranked else [entrant for group in groups for entrant in group]
    stage = Stage(tuple(order), tuple(tuple(group) for group in groups))
    return replace(course, stages=(*course.stages, stage))


def _next_pairs(course: Course, number: int, here: Collection[int]) -> list[tuple[int, Pair]] | None:
    """Return the next round's pairs, each with its group; None when the stage is played out."""
    wanted, stage = course.stages_wanted[number], course.stages[number]
    played = len(stage.rounds)
    if wanted["kind"] == "knockout":
        found = knockout.next_round([r.encounters for r in stage.rounds], stage.entrants, wanted.get("third", True))
        return None if found is None else [(0, pair) for pair in found]
    if wanted["kind"] == "double":
        played_so = [r.encounters for r in stage.rounds]
        return double_elimination.next_round(played_so, stage.entrants, wanted.get("reset", True))
    if wanted["kind"] == "swiss":
        order = [entrant for entrant in stage.entrants if entrant in here]
        if played == wanted.get("rounds", 5) or len(order) < 2:
            return None
        return [(0, pair) for pair in pairing.swiss(order, stage.encounters)]
    if wanted["kind"] == "groups":
        rounds = [pairing.round_robin(group, wanted.get("twice", False)) for group in stage.groups]
        found_in = [
            (n, pair) for n, each in enumerate(rounds) for next_one in each[played : played + 1] for pair in next_one
        ]
        return found_in or None
    return None if played else []  # an arena is one long round, paired as people come free


def _with_round(course: Course, number: int, pairs: Sequence[tuple[int, Pair]], bye_wins: float) -> Course:
    stage = course.stages[number]
    name = f"{number + 1}.{len(stage.rounds) + 1}"
    slots = tuple(_slot(f"{name}.{n + 1}", group, pair, bye_wins) for n, (group, pair) in enumerate(pairs))
    stage = replace(stage, rounds=(*stage.rounds, Round(slots)))
    return replace(course, stages=(*course.stages[:number], stage))


def _slot(slot_id: str, group: int, pair: Pair, bye_wins: float) -> Slot:
    """A pair of a round; who has nobody to play against has a result at once."""
    a, b = pair
    if b is not None:
        return Slot(slot_id, a, b, group)
    bye = Encounter(a, None, (0.0, 0.0), "void") if a == NOBODY else Encounter(a, None, (bye_wins, 0.0), "bye")
    return Slot(slot_id, a, None, group, replace(bye, id=slot_id))


def standings(course: Course, number: int) -> list[list[Line]]:
    """Return the standing of each group of a stage, or of all in one."""
    wanted, stage = course.stages_wanted[number], course.stages[number]
    if wanted["kind"] == "knockout":
        found = knockout.places_of([r.encounters for r in stage.rounds], stage.entrants)
        return [[Line(place, entrant, {}) for place, entrant in found]]
    if wanted["kind"] == "double":
        played = [r.encounters for r in stage.rounds if r.over]
        found = double_elimination.places_of(played, stage.entrants, wanted.get("reset", True))
        return [[Line(place, entrant, {}) for place, entrant in found]]
    purpose = f"standing {number + 1}"
    return [standing_of(group, stage.encounters, course.criteria, course.seed, purpose) for group in stage.groups]


def through(course: Course, number: int) -> list[int]:
    """Return who goes on to the next stage, the best first: the winners of the groups, then the seconds, and so on."""
    most = course.stages_wanted[number].get("through", 0)
    lines = standings(course, number)
    rows = max((len(group) for group in lines), default=0)
    found = [group[place].entrant for place in range(rows) for group in lines if place < len(group)]
    return found if not most else [e for e in found if any(e in [ln.entrant for ln in g[:most]] for g in lines)]


def final_order(course: Course) -> list[tuple[int, int]]:
    """Return (place, entrant) of the whole event: those of the last stage, then who went out in the one before."""
    found: list[tuple[int, int]] = []
    for number in reversed(range(len(course.stages))):
        known = {entrant for _, entrant in found}
        lines = sorted((line for group in standings(course, number) for line in group), key=lambda line: line.place)
        base = len(found)
        fresh = [line for line in lines if line.entrant not in known]
        least = [line.place for line in fresh]
        found += [(base + 1 + sum(p < line.place for p in least), line.entrant) for line in fresh]
    return found
