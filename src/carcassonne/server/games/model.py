"""What a table is made of besides its log: a setup that never changes, its seats, and where the game stands."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from carcassonne.engine.game import Game
from carcassonne.engine.rules import Rules
from carcassonne.notation.json import Json

AIDS = ("features", "fields", "remaining", "holes", "hints")


@dataclass(frozen=True, slots=True)
class Setup:
    """Rules, tiles, clock and aids of one game. `stack` is every tile in the order of drawing: the game's secret."""

    id: str
    created: str
    rules: Rules
    stack: tuple[str, ...] = field(repr=False)
    seed: int | None = field(default=None, repr=False)
    shuffle: Literal["secret", "known"] = "secret"
    commitment: str | None = None
    position: str | None = None
    tags: tuple[tuple[str, str], ...] = ()
    clock: Json | None = None
    aids: Mapping[str, bool] = field(default_factory=lambda: dict.fromkeys(AIDS, True))

    def opening(self) -> Game:
        """The game before the first decision."""
        if self.position is not None:
            return Game.from_position(self.position, draw=self.stack)
        return Game(self.rules, draw=self.stack)


@dataclass(slots=True)
class Seat:
    """Who sits there. `owner` names the device: its seats need not ask one another."""

    kind: Literal["human", "bot", "open"]
    name: str = ""
    level: int | None = None
    player: str | None = None
    owner: str | None = None
    token_hash: str | None = field(default=None, repr=False)
    secret_hash: str | None = field(default=None, repr=False)
    left: Literal["resigned", "timeout"] | None = None

    @property
    def by_bot(self) -> bool:
        """Whether a bot decides for the seat, its own or a stand-in."""
        return self.kind == "bot" or self.left is not None


@dataclass(frozen=True, slots=True)
class Standing:
    """What changes at a table besides its log."""

    status: Literal["waiting", "playing", "over"]
    to_act: int | None = None
    by_bot: bool = False
    clocks: Json | None = None
    offer: Json | None = None
    rematch: Json | None = None
    result: Json | None = None
