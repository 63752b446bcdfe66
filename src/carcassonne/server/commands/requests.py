"""What commands are asked for, as plain values; over HTTP `http.requests` reads and checks them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from carcassonne.server.games.model import ALL_AIDS, Aids, Clock
from carcassonne.server.games.protocol_payloads import ActionPayload


@dataclass(frozen=True, slots=True)
class HumanSeat:
    """A seat for somebody at the creator's device."""

    name: str
    colour: int | None = None


@dataclass(frozen=True, slots=True)
class BotSeat:
    """A seat for a bot: of a level, or one that the operator offers by name."""

    level: int | None = None
    player: str | None = None
    name: str | None = None


@dataclass(frozen=True, slots=True)
class OpenSeat:
    """A seat for the first person who opens its link."""


@dataclass(frozen=True, slots=True)
class NewGame:
    """A new game, by a seed, by its tiles in order, or shuffled; `dice` is what its first rolls show."""

    seats: Sequence[HumanSeat | BotSeat | OpenSeat]
    preset: str = "modern"
    options: Mapping[str, str | int | bool] = field(default_factory=dict)
    clock: Clock | None = None
    aids: Aids = field(default_factory=lambda: ALL_AIDS)
    seed: int | None = None
    draw: Sequence[str] | None = None
    dice: Sequence[int] = ()


@dataclass(frozen=True, slots=True)
class Decisions:
    """Decisions of a seat at a ply, to be made or to be tried; the same `move_id` again is the same request."""

    ply: int
    actions: Sequence[ActionPayload]
    move_id: str = ""
