"""An event that is over, looked at again: is its seed the promised one, and does everything follow from it?"""

from __future__ import annotations

import hmac
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, NamedTuple

from carcassonne.server.events.lots import commitment_to_lots
from carcassonne.server.events.stages import Course, Stage, advanced, stages_of, standings
from carcassonne.server.games.shuffle import is_commitment

MARK = "event"
"""What an event's document calls itself."""


class EventFinding(NamedTuple):
    """What was looked at, whether it holds, and what there is to say of it."""

    about: str
    holds: bool
    words: str


def is_event(document: object) -> bool:
    """Return whether a document is an event's."""
    return isinstance(document, Mapping) and document.get("carcassonne") == MARK


def event_findings(document: Mapping[str, Any]) -> list[EventFinding]:
    """Return what holds of an event's document; raises KeyError, TypeError or ValueError where it is none."""
    setup, told = document["setup"], stages_of(document["stages"])
    promise = str(document["commitment"])
    if document.get("seed") is None:
        return [EventFinding("lots", True, "a seed is promised and not yet revealed: the event is not over")]
    seed = int(document["seed"])
    entrants = [each["number"] for each in document["entrants"] if each.get("kind") != "member"]
    course = Course(tuple(setup["stages"]), tuple(setup["criteria"]), seed, bool(setup["seeded"]), told)
    return [
        _promise(seed, promise),
        _draws(course, entrants),
        _pairs(course, entrants),
        _standings(course, document["standings"]),
    ]


def _promise(seed: int, promise: str) -> EventFinding:
    if not is_commitment(promise):
        return EventFinding("lots", False, f"the commitment is no SHA-256 in hex: {promise[:80]!r}")
    if not hmac.compare_digest(commitment_to_lots(seed), promise):
        right = commitment_to_lots(seed)
        return EventFinding("lots", False, f"this is not the promised seed: its commitment is {right}, not {promise}")
    return EventFinding("lots", True, "the seed is the one that was promised when the event was made")


def _draws(course: Course, entrants: list[int]) -> EventFinding:
    for number, told in enumerate(course.stages):
        before = replace(course, stages=course.stages[:number])
        begun = _next_stage(before, entrants)
        if begun is None or (begun.entrants, begun.groups) != (told.entrants, told.groups):
            return EventFinding(
                "draw", False, f"stage {number + 1}: the seed draws {_drawn(begun)}, not {_drawn(told)}"
            )
    return EventFinding("draw", True, f"{len(course.stages)} stages are drawn as the seed draws them")


def _next_stage(before: Course, entrants: list[int]) -> Stage | None:
    """Return the stage that follows some that are played out."""
    following = advanced(before, entrants, entrants)
    return None if following is None or len(following.stages) == len(before.stages) else following.stages[-1]


def _drawn(stage: Stage | None) -> str:
    return "nothing" if stage is None else str([list(group) for group in stage.groups])


def _pairs(course: Course, entrants: list[int]) -> EventFinding:
    count = 0
    for number, stage in enumerate(course.stages):
        if course.stages_wanted[number]["kind"] == "arena":
            continue
        for played, told in enumerate(stage.rounds):
            so_far = replace(stage, rounds=stage.rounds[:played])
            before = replace(course, stages=(*course.stages[:number], so_far))
            here = {side for slot in told.pairs for side in (slot.a, slot.b) if side is not None}
            following = advanced(before, entrants, here)
            right = None if following is None else following.last_round
            if right is None or [(s.a, s.b) for s in right.pairs] != [(s.a, s.b) for s in told.pairs]:
                return EventFinding("pairs", False, f"stage {number + 1}, round {played + 1} is paired otherwise")
            count += 1
    return EventFinding("pairs", True, f"{count} rounds are paired as they follow from the results")


def _standings(course: Course, told: Any) -> EventFinding:
    for number in range(len(course.stages)):
        for group, lines in enumerate(standings(course, number)):
            if [line.to_json() for line in lines] != told[number][group]:
                words = f"stage {number + 1}, group {group + 1}: its games make another standing"
                return EventFinding("standing", False, words)
    return EventFinding("standing", True, "every figure is the sum of its games")
