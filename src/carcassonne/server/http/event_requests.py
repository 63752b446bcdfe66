"""Requests of events: the JSON that organisers, entrants and captains may send."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any, Literal, cast

from pydantic import AfterValidator, Field

from carcassonne.server.events.entering import Wanted
from carcassonne.server.events.model import EventSetup
from carcassonne.server.events.organising import ResultReason
from carcassonne.server.events.stages import StageSetup
from carcassonne.server.events.standing import USUAL, Criterion
from carcassonne.server.games.model import Aids
from carcassonne.server.http.match_requests import MatchClockWanted, plain_clock
from carcassonne.server.http.requests import AidsWanted, BankClockWanted, Name, StrictModel
from carcassonne.server.matches.model import MatchSetup

RequestId = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{8,64}$", examples=["q0Vd1bJ2cYk7Xw4n"])]
Slot = Annotated[str, Field(min_length=1, max_length=24, description="A pair, as `1.2.3`.", examples=["1.1.1"])]
Number = Annotated[int, Field(ge=0, le=2000, description="An entrant.")]


def _moment(text: str) -> str:
    """Return a time as it is written; raises ValueError for what is none."""
    try:
        found = datetime.fromisoformat(text)
        found.timestamp()
    except (ValueError, OverflowError):
        found = None
    if found is None or found.tzinfo is None:
        raise ValueError("a time is written like 2026-11-20T19:00Z, with its offset from UTC")
    return text


Moment = Annotated[str, Field(min_length=1, max_length=40, examples=["2026-11-20T19:00Z"]), AfterValidator(_moment)]


def seconds_of(moment: str) -> float:
    """Return a time in seconds of the epoch."""
    return datetime.fromisoformat(moment).timestamp()


class StageWanted(StrictModel):
    """What a stage is played as. `through` go on to the next: of each group, or in all.

    `reset`: whether the final of a double elimination is played again where the unbeaten one loses it.
    """

    kind: Literal["groups", "swiss", "knockout", "double", "arena"]
    groups: Annotated[int, Field(ge=1, le=32)] | None = None
    twice: bool | None = None
    rounds: Annotated[int, Field(ge=1, le=20)] | None = None
    third: bool | None = None
    reset: bool | None = None
    minutes: Annotated[int, Field(ge=30, le=120, description="For how long an arena pairs.")] | None = None
    through: Annotated[int, Field(ge=1, le=64)] | None = None

    def plain(self) -> StageSetup:
        return cast(StageSetup, {name: value for name, value in self.model_dump().items() if value is not None})


class EventMatchWanted(StrictModel):
    """What every pair plays. Whatever counts tiles is off unless it is asked for, for all alike."""

    best_of: Literal[1, 3, 5] = 3
    preset: Annotated[str, Field(max_length=64)] = "modern"
    clock: MatchClockWanted = BankClockWanted(kind="bank", seconds=900)
    tie: Literal["share", "second", "replay"] = "share"
    rated: bool = True
    aids: AidsWanted = AidsWanted(remaining=False, holes=False, hints=False)
    pause: Annotated[int, Field(ge=5, le=600, description="Seconds between two games.")] = 60
    patience: Annotated[int, Field(ge=60, le=3600, description="Seconds for which people are waited for.")] = 900
    late: Annotated[int, Field(ge=0, le=20, description="So many tiles late watchers see the games.")] = 0

    def plain(self) -> MatchSetup:
        aids = cast(Aids, self.aids.model_dump())
        return MatchSetup(
            self.best_of,
            self.preset,
            plain_clock(self.clock),
            self.tie,
            self.rated and not (aids["remaining"] or aids["holes"] or aids["hints"]),
            aids,
            float(self.pause),
            float(self.patience),
            self.late,
        )


class EventSetupWanted(StrictModel):
    """What is played in which order, and who is ranked how."""

    stages: Annotated[list[StageWanted], Field(min_length=1, max_length=3)]
    criteria: Annotated[list[Criterion], Field(min_length=1, max_length=7)] = [*USUAL]  # noqa: RUF012 (pydantic copies it)
    seeded: bool = False
    match: EventMatchWanted = EventMatchWanted()
    pace: Literal["live", "agreed"] = "live"
    rest: Annotated[int, Field(ge=30, le=86400, description="Seconds before the next round, live.")] = 300
    days: Annotated[int, Field(ge=1, le=60, description="Days for a round, by agreement.")] = 7
    boards: Literal[0, 3, 5, 7] = 0
    open: bool = True
    bots: Annotated[bool, Field(description="Whether bots alone take part, entered by their owners.")] = False
    webhook: Annotated[str, Field(max_length=1024, description="https://…, which is told results.")] = ""

    def plain(self) -> EventSetup:
        return EventSetup(
            tuple(stage.plain() for stage in self.stages),
            tuple(self.criteria),
            self.seeded,
            self.match.plain(),
            self.pace,
            float(self.rest),
            self.days,
            self.boards,
            self.open,
            self.bots,
            self.webhook,
        )


SWISS: dict[str, Any] = {"stages": [{"kind": "swiss", "rounds": 5, "through": 4}, {"kind": "knockout"}]}


class EventWanted(StrictModel):
    """A new event. The same `request_id` again is the same event."""

    name: Annotated[Name, Field(min_length=3, max_length=60, examples=["Autumn Swiss"])]
    request_id: RequestId
    setup: Annotated[EventSetupWanted, Field(examples=[SWISS])]
    starts: Moment | None = None


class EventChanges(StrictModel):
    """What is to be another in an event that has not begun; `cancelled` calls it off, at any time."""

    name: Annotated[Name, Field(min_length=3, max_length=60)] | None = None
    setup: EventSetupWanted | None = None
    starts: Moment | None = None
    state: Literal["cancelled"] | None = None


class EntrantNamed(StrictModel):
    """Somebody who is entered, by the name of their account."""

    name: Name
    team: Name | None = None


class EntrantsWanted(StrictModel):
    """Who takes part: nobody named is oneself; organisers name others, or send a table with `name` and `team`."""

    entrants: Annotated[list[EntrantNamed], Field(max_length=1000)] = []  # noqa: RUF012
    csv: Annotated[str, Field(max_length=5_000, examples=["name;team\nAnna;\nBram;\n"])] | None = None

    def named(self) -> list[Wanted]:
        """Return those that are named one by one."""
        return [Wanted(each.name, each.team or "") for each in self.entrants]


class EntrantChanges(StrictModel):
    """What becomes of somebody who takes part: `out` withdraws them, `person` is who plays instead from now on."""

    out: Literal[True] | None = None
    person: Name | None = None


class LineupWanted(StrictModel):
    """Who plays for a captain's team in a match, by board."""

    slot: Slot
    members: Annotated[list[Number], Field(min_length=1, max_length=9)]


class RoundWanted(StrictModel):
    """Nothing begins the event; `until` is when the round that is played is to end."""

    until: Moment | None = None


class ResultWanted(StrictModel):
    """The result of a pair of this round, and why it is set."""

    slot: Slot
    wins: Annotated[list[Annotated[float, Field(ge=0, le=9)]], Field(min_length=2, max_length=2, examples=[[2, 0]])]
    reason: ResultReason
