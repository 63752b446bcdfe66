"""Answers: what each request is answered with, as OpenAPI tells of it. No other members come than these."""

from __future__ import annotations

from typing import Any, Literal, NotRequired

from typing_extensions import TypedDict

from carcassonne.server.http.openapi.documents import Event, Sight, State, Table
from carcassonne.server.http.requests import Action


class Made(TypedDict):
    """A new game: the creator's tokens by seat, and the links to the open seats."""

    id: str
    tokens: dict[str, str]
    links: dict[str, str]
    watch: str
    table: Table


class Looked(TypedDict):
    """A game as it stands."""

    table: Table
    state: State


class Invited(TypedDict):
    """The seat behind a link."""

    seat: int
    table: Table


class Joined(Invited):
    """A seat taken, with the token that opens it from now on."""

    token: str


class Changed(TypedDict):
    """The table after something has changed."""

    table: Table


class MyGame(TypedDict):
    """A game that one of the tokens opens."""

    id: str
    seat: int
    to_act: int | None
    table: Table


class MyGames(TypedDict):
    """Newest first."""

    games: list[MyGame]


class Legal(TypedDict):
    """What is allowed at a ply; bids come as a range."""

    ply: int
    actions: list[Action]


class LogEntry(TypedDict):
    """An entry of the log; `type` says which members it has."""

    type: Literal["opening", "move", "undo", "left"]
    seq: int
    ply: int
    seat: NotRequired[int]
    action: NotRequired[Action]
    events: NotRequired[list[Event]]
    reason: NotRequired[Literal["resigned", "timeout"]]
    at: NotRequired[str]


class Log(TypedDict):
    """Everything that happened."""

    entries: list[LogEntry]


class Moved(TypedDict):
    """What a move has brought."""

    seq: int
    ply: int
    events: list[Event]
    state: State


class Previewed(TypedDict):
    """What decisions would bring."""

    events: list[Event]
    sight: Sight


class Reason(TypedDict):
    """Why a decision is good: what is told, and of what."""

    key: str
    values: dict[str, str | int | float | list[int]]


class Hint(TypedDict):
    """The best decision found; `reason` is `reasons` in English."""

    action: Action
    actions: list[Action]
    reason: str
    reasons: list[Reason]
    margin: float
    win: float


class Analysing(TypedDict):
    """An analysis under way: so many of the decisions and draws have been weighed."""

    status: Literal["running"]
    done: int
    of: int


class Analysed(TypedDict):
    """An analysis; docs/server.md lists its members."""

    status: Literal["done"]
    analysis: dict[str, Any]


class LevelOffered(TypedDict):
    """A level of play."""

    level: int
    name: str
    character: str


class Players(TypedDict):
    """The levels, weakest first, and the operator's bots."""

    levels: list[LevelOffered]
    bots: list[str]


class PresetOffered(TypedDict):
    """A preset with all its options."""

    preset: str
    most_players: int
    modules: list[str]
    options: dict[str, str | int | bool]


class Range(TypedDict):
    """A whole number, from the smallest to the largest."""

    min: int
    max: int


class Presets(TypedDict):
    """The presets, and the values that each option may take."""

    presets: list[PresetOffered]
    choices: dict[str, list[str | bool] | Range]


class Illustration(TypedDict):
    """An example of the rules: what to draw, what to light on it, what happens then and the points it gives."""

    preset: str
    sight: Sight
    lit: list[tuple[int, int, str]] | None
    events: list[Event]
    points: list[int]


class Examples(TypedDict):
    """The examples of a rules page, by name."""

    examples: dict[str, Illustration]


class Status(TypedDict):
    """How the server is."""

    status: str
