"""Requests: the JSON that clients may send. Members that are not named here are refused."""

from __future__ import annotations

from typing import Annotated, Literal, cast

try:
    from pydantic import AfterValidator, BaseModel, ConfigDict, Field
except ImportError:  # in a browser
    from carcassonne.server.http.plain_models import (  # type: ignore[assignment, no-redef]
        AfterValidator,
        BaseModel,
        ConfigDict,
        Field,
    )

from carcassonne.server.commands.requests import BotSeat, Decisions, HumanSeat, NewGame, OpenSeat
from carcassonne.server.games.frames import Emote
from carcassonne.server.games.model import Aids, Clock
from carcassonne.server.games.protocol_payloads import ActionPayload

LARGEST_BODY = 64 * 1024
LARGEST_RECORD = 1024 * 1024
"""Bytes that a body may have, and a record that is imported."""
Name = Annotated[
    str,
    Field(min_length=1, max_length=40, examples=["Anna"]),
    AfterValidator(lambda name: _printable(name)),
]
Colour = Annotated[int, Field(ge=0, le=5, description="Red, blue, yellow, green, black or white.")]
Grace = Annotated[int, Field(ge=0, le=7 * 86400, description="Seconds in reserve for each player.")]
Token = Annotated[str, Field(min_length=1, max_length=128)]


def _printable(name: str) -> str:
    """Return a name without the spaces around it; raises ValueError if it cannot be printed."""
    name = name.strip()
    if not name or not name.isprintable():
        raise ValueError("a name must have signs that can be printed")
    return name


class StrictModel(BaseModel):
    """A model that refuses unknown members and converts no text to a number."""

    model_config = ConfigDict(extra="forbid", strict=True)


class HumanSeatWanted(StrictModel):
    """A seat for somebody at the creator's device."""

    kind: Literal["human"]
    name: Name
    colour: Colour | None = None

    def plain(self) -> HumanSeat:
        return HumanSeat(self.name, self.colour)


class BotSeatWanted(StrictModel):
    """A seat for a bot: of a level, or one that the operator offers by name."""

    kind: Literal["bot"]
    level: Annotated[int, Field(ge=1, le=8)] | None = None
    player: Annotated[str, Field(min_length=1, max_length=64)] | None = None
    name: Name | None = None

    def plain(self) -> BotSeat:
        return BotSeat(self.level, self.player, self.name)


class OpenSeatWanted(StrictModel):
    """A seat for the first person who opens its link."""

    kind: Literal["open"]

    def plain(self) -> OpenSeat:
        return OpenSeat()


SeatWanted = Annotated[HumanSeatWanted | BotSeatWanted | OpenSeatWanted, Field(discriminator="kind")]


class MoveClockWanted(StrictModel):
    """Seconds for each turn."""

    kind: Literal["move"]
    seconds: Annotated[int, Field(ge=1, le=30 * 86400)]
    grace: Grace = 0


class DaysClockWanted(StrictModel):
    """Days for each turn."""

    kind: Literal["days"]
    days: Annotated[int, Field(ge=1, le=14)]
    grace: Grace = 0


class BankClockWanted(StrictModel):
    """Seconds for the whole game, and an increment after each turn."""

    kind: Literal["bank"]
    seconds: Annotated[int, Field(ge=1, le=30 * 86400)]
    increment: Annotated[int, Field(ge=0, le=86400)] = 0


class AidsWanted(StrictModel):
    """What the page may show, the same for everybody at the table; all of it by default."""

    features: bool = True
    fields: bool = True
    remaining: bool = True
    holes: bool = True
    hints: bool = True


class GameWanted(StrictModel):
    """A new game."""

    model_config = ConfigDict(
        extra="forbid",
        strict=True,
        json_schema_extra={
            "examples": [
                {
                    "preset": "modern",
                    "seats": [{"kind": "human", "name": "Anna"}, {"kind": "bot", "level": 3}],
                },
                {
                    "preset": "first-edition-nl",
                    "seats": [{"kind": "human", "name": "Anna"}, {"kind": "open"}],
                    "clock": {"kind": "bank", "seconds": 600, "increment": 10},
                },
            ]
        },
    )

    preset: Annotated[str, Field(max_length=64)] = "modern"
    options: dict[str, str | int | bool] = {}
    seats: Annotated[list[SeatWanted], Field(min_length=2, max_length=6)]
    clock: Annotated[MoveClockWanted | DaysClockWanted | BankClockWanted, Field(discriminator="kind")] | None = None
    aids: AidsWanted = AidsWanted()
    seed: Annotated[int, Field(ge=-(2**63), le=2**63)] | None = None
    draw: Annotated[list[Annotated[str, Field(max_length=16)]], Field(max_length=400)] | None = None
    dice: Annotated[list[Annotated[int, Field(ge=0, le=999)]], Field(max_length=400)] = []

    def plain(self) -> NewGame:
        """Return what the command takes."""
        return NewGame(
            [seat.plain() for seat in self.seats],
            self.preset,
            self.options,
            None if self.clock is None else cast(Clock, self.clock.model_dump()),
            cast(Aids, self.aids.model_dump()),
            self.seed,
            self.draw,
            self.dice,
        )


class JoinRequest(StrictModel):
    """The name of whoever takes an open seat, and an id that nobody else knows: the same again is answered again.

    A name or a colour that another person has becomes another one: the answer's table says which.
    """

    name: Name
    colour: Colour | None = None
    join_id: Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{16,64}$", examples=["q0Vd1bJ2cYk7Xw4n"])] | None = None


class MoveRequest(StrictModel):
    """One to four decisions of one seat; all of them are made, or none."""

    ply: Annotated[int, Field(ge=0, le=100_000, examples=[0])]
    move_id: Annotated[str, Field(pattern=r"^[A-Za-z0-9_.:-]{1,64}$", examples=["anna-1"])]
    actions: Annotated[list[ActionPayload], Field(min_length=1, max_length=4)]

    def plain(self) -> Decisions:
        """Return what the command takes."""
        return Decisions(self.ply, self.actions, self.move_id)


class PreviewRequest(StrictModel):
    """Decisions to try; an empty list asks for the position as it is."""

    ply: Annotated[int, Field(ge=0, le=100_000, examples=[0])]
    actions: Annotated[list[ActionPayload], Field(max_length=4)]

    def plain(self) -> Decisions:
        """Return what the command takes."""
        return Decisions(self.ply, self.actions)


class PuzzleAnswer(StrictModel):
    """An answer to a puzzle: a placement and, where one may be placed, a follower or none."""

    actions: Annotated[list[ActionPayload], Field(max_length=2)]


class FillRequest(StrictModel):
    """The open seat that a bot is to take, and which bot."""

    seat: Annotated[int, Field(ge=0, le=5)]
    level: Annotated[int, Field(ge=1, le=8)] | None = None
    player: Annotated[str, Field(min_length=1, max_length=64)] | None = None


class ColourRequest(StrictModel):
    """The colour that a seat is to have."""

    colour: Colour


class EmptyRequest(StrictModel):
    """An empty object."""


class UndoRequest(StrictModel):
    """The ply to go back to."""

    ply: Annotated[int, Field(ge=0, le=100_000)]


class UndoReply(StrictModel):
    """Whether to agree to an undo."""

    accept: bool


class RematchRequest(StrictModel):
    """Another game, with the same tiles in the same order or with a new shuffle."""

    same_tiles: bool = False


class PlayOnRequest(StrictModel):
    """From which moment of a finished game to go on, in whose seat, and how well the others play.

    Without a level bots play as they did; level 4 plays for people.
    """

    ply: Annotated[int, Field(ge=0, le=100_000)]
    seat: Annotated[int, Field(ge=0, le=5)]
    level: Annotated[int, Field(ge=1, le=8)] | None = None


class RematchReply(StrictModel):
    """Whether to agree to a rematch."""

    accept: bool


class EmoteRequest(StrictModel):
    """What to say to the others at the table."""

    emote: Emote


class FindRequest(StrictModel):
    """The tokens that a device holds, and the ids of games in which it has no seat, such as those it imported."""

    tokens: Annotated[list[Token], Field(max_length=200)]
    games: Annotated[list[Annotated[str, Field(max_length=16)]], Field(max_length=50)] = []


class PushKeys(StrictModel):
    """The keys of a browser's subscription, as it gives them."""

    p256dh: Annotated[str, Field(min_length=1, max_length=128)]
    auth: Annotated[str, Field(min_length=1, max_length=64)]


class PushWanted(StrictModel):
    """A browser's subscription, and the tokens of the seats for which it is to be called.

    `seeks`: whether it is called, too, when somebody looks for a game; left out it stays as it is.
    """

    endpoint: Annotated[str, Field(min_length=1, max_length=1024, examples=["https://push.example.org/device"])]
    keys: PushKeys
    tokens: Annotated[list[Token], Field(max_length=200)]
    seeks: bool | None = None


class PushForgotten(StrictModel):
    """The endpoint of a subscription that has ended."""

    endpoint: Annotated[str, Field(min_length=1, max_length=1024)]
