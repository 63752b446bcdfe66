"""What clients may send: every member named, everything else refused."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

Name = Annotated[
    str,
    Field(min_length=1, max_length=40, examples=["Anna"]),
    AfterValidator(lambda name: _printable(name)),
]
Token = Annotated[str, Field(min_length=1, max_length=128)]
Action = Annotated[
    dict[str, Any],
    Field(
        description="An action as docs/protocol.md writes it.",
        examples=[{"type": "place", "x": 1, "y": 0, "rotation": 2}],
        json_schema_extra={"required": ["type"], "properties": {"type": {"type": "string"}}},
    ),
]


def _printable(name: str) -> str:
    """A name of letters and signs, without the spaces around it."""
    name = name.strip()
    if not name or not name.isprintable():
        raise ValueError("a name must have signs that can be printed")
    return name


class Message(BaseModel):
    """Unknown members are refused; a text is no number."""

    model_config = ConfigDict(extra="forbid", strict=True)


class HumanWanted(Message):
    """A seat at the creator's device."""

    kind: Literal["human"]
    name: Name


class BotWanted(Message):
    """A bot of a level, or one the operator offers by name."""

    kind: Literal["bot"]
    level: Annotated[int, Field(ge=1, le=7)] | None = None
    player: Annotated[str, Field(min_length=1, max_length=64)] | None = None
    name: Name | None = None


class OpenWanted(Message):
    """A seat for whoever comes by its link first."""

    kind: Literal["open"]


SeatWanted = Annotated[HumanWanted | BotWanted | OpenWanted, Field(discriminator="kind")]


class MoveClock(Message):
    """So many seconds for each turn."""

    kind: Literal["move"]
    seconds: Annotated[int, Field(ge=1, le=30 * 86400)]


class BankClock(Message):
    """So many seconds for the game, and an increment after each turn."""

    kind: Literal["bank"]
    seconds: Annotated[int, Field(ge=1, le=30 * 86400)]
    increment: Annotated[int, Field(ge=0, le=86400)] = 0


class Aids(Message):
    """What the page may show; the same for everybody at the table."""

    features: bool = True
    fields: bool = True
    remaining: bool = True
    holes: bool = True
    hints: bool = True


class GameWanted(Message):
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
                    "preset": "bridges-castles-bazaars",
                    "seats": [{"kind": "human", "name": "Anna"}, {"kind": "open"}],
                    "clock": {"kind": "bank", "seconds": 600, "increment": 10},
                },
            ]
        },
    )

    preset: Annotated[str, Field(max_length=64)] = "modern"
    options: dict[str, str | int | bool] = {}
    seats: Annotated[list[SeatWanted], Field(min_length=2, max_length=6)]
    clock: Annotated[MoveClock | BankClock, Field(discriminator="kind")] | None = None
    aids: Aids = Aids()
    seed: Annotated[int, Field(ge=-(2**63), le=2**63)] | None = None
    draw: Annotated[list[Annotated[str, Field(max_length=16)]], Field(max_length=400)] | None = None


class Joining(Message):
    """Somebody who sits down."""

    name: Name


class Turn(Message):
    """One to four decisions of one seat, all or none."""

    ply: Annotated[int, Field(ge=0, le=100_000, examples=[0])]
    move_id: Annotated[str, Field(pattern=r"^[A-Za-z0-9_.:-]{1,64}$", examples=["anna-1"])]
    actions: Annotated[list[Action], Field(min_length=1, max_length=4)]


class Draft(Message):
    """Decisions to be tried; none of them is the position as it is."""

    ply: Annotated[int, Field(ge=0, le=100_000, examples=[0])]
    actions: Annotated[list[Action], Field(max_length=4)]


class Nothing(Message):
    """An empty object."""


class UndoWanted(Message):
    """The ply to go back to."""

    ply: Annotated[int, Field(ge=0, le=100_000)]


class UndoAnswer(Message):
    """Whether to let it be taken back."""

    accept: bool


class RematchWanted(Message):
    """Another game; with the same tiles in the same order, or with others."""

    same_tiles: bool = False


class Finding(Message):
    """The tokens a device has."""

    tokens: Annotated[list[Token], Field(max_length=200)]


class Hello(Message):
    """What a socket's client may say, once: whose seats it sits in."""

    type: Literal["hello"]
    tokens: Annotated[list[Token], Field(max_length=8)]
