"""Requests of the lobby."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from carcassonne.server.http.requests import Name, StrictModel
from carcassonne.server.lobby.wishes import CLOCK_NAMES, USUAL_PLAYERS, USUAL_PRESETS, ClockName, Wishes

SeekToken = Annotated[
    str,
    Field(
        pattern=r"^[A-Za-z0-9_-]{43}$",
        description="256 random bits, made by the client: they open the seat that is found.",
        examples=["p3nWl0kq8Xc2Vt7Jm5Rz1Yb9Hd4Gs6Fa0Ue8To2Ki7M"],
    ),
]


class SeekWanted(StrictModel):
    """What somebody accepts who looks for a game, the dearest of each first; whoever says nothing accepts anything."""

    token: SeekToken
    name: Name | None = None
    """Whoever is signed in has one."""
    presets: Annotated[list[Annotated[str, Field(max_length=64)]], Field(min_length=1, max_length=20)] | None = None
    players: Annotated[list[Annotated[int, Field(ge=2, le=6)]], Field(min_length=1, max_length=5)] | None = None
    clocks: Annotated[list[ClockName], Field(min_length=1, max_length=3)] | None = None
    rated_only: bool = False
    """Rather wait than play a game that is not rated."""

    def wishes(self) -> Wishes:
        """Return what the lobby takes."""
        return Wishes(
            tuple(dict.fromkeys(self.presets or USUAL_PRESETS)),
            tuple(dict.fromkeys(self.players or USUAL_PLAYERS)),
            tuple(dict.fromkeys(self.clocks or CLOCK_NAMES)),
            rated_only=self.rated_only,
        )


class BotGameWanted(StrictModel):
    """A game with a bot that is lent."""

    token: SeekToken
    name: Name | None = None
    """Whoever is signed in has one."""
    preset: Annotated[str, Field(max_length=64)] = "modern"
    clock: ClockName = "usual"
    rated: bool = False
