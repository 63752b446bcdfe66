"""Requests of matches: the JSON that clients may send."""

from __future__ import annotations

from typing import Annotated, Literal, cast

from pydantic import Field

from carcassonne.server.games.model import Clock
from carcassonne.server.http.requests import BankClockWanted, MoveClockWanted, StrictModel
from carcassonne.server.matches.calendar import quarter_of
from carcassonne.server.matches.model import MatchSetup

Moment = Annotated[
    str,
    Field(
        min_length=1, max_length=40, description="A quarter of an hour, in ISO 8601.", examples=["2026-11-20T19:00Z"]
    ),
]
Times = Annotated[list[Moment], Field(min_length=1, max_length=3)]
MatchClockWanted = Annotated[MoveClockWanted | BankClockWanted, Field(discriminator="kind")]


def plain_clock(wanted: MoveClockWanted | BankClockWanted) -> Clock:
    """Return a clock as it is stored: one without a grace does not speak of it."""
    return cast(Clock, {name: value for name, value in wanted.model_dump().items() if name != "grace" or value})


class MatchWanted(StrictModel):
    """A match: with whom, what is played, when. The same `request_id` again is the same match."""

    opponent: Annotated[str, Field(min_length=1, max_length=40, examples=["Bram"])]
    request_id: Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{8,64}$", examples=["q0Vd1bJ2cYk7Xw4n"])]
    times: Times
    best_of: Literal[1, 3, 5] = 3
    preset: Annotated[str, Field(max_length=64)] = "modern"
    clock: MatchClockWanted = BankClockWanted(kind="bank", seconds=900)
    tie: Literal["share", "second", "replay"] = "share"
    rated: bool = True

    def setup(self) -> MatchSetup:
        """Return what is played."""
        return MatchSetup(self.best_of, self.preset, plain_clock(self.clock), self.tie, self.rated)

    def quarters(self) -> list[int]:
        """Return the times in seconds of the epoch."""
        return [quarter_of(text, "times") for text in self.times]


class TimesWanted(StrictModel):
    """Times that suit whoever proposes them, in place of those proposed before."""

    times: Times

    def quarters(self) -> list[int]:
        """Return the times in seconds of the epoch."""
        return [quarter_of(text, "times") for text in self.times]


class MatchReply(StrictModel):
    """The time that is agreed on, of those that the other has proposed; null declines the match."""

    time: Moment | None
