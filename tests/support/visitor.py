"""Somebody at a table: creates games over HTTP and plays them, move by move, as any client may."""

from __future__ import annotations

import random
import secrets
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from typing import Any

import httpx

from support.line import Line
from support.serving import PLAINLY

Json = dict[str, Any]
HUMANS: list[Json] = [{"kind": "human", "name": "Anna"}, {"kind": "human", "name": "Bram"}]
AGAINST_A_BOT: list[Json] = [{"kind": "human", "name": "Anna"}, {"kind": "bot", "level": 1}]
SECONDS = 20.0
"""How long an answer may take on a busy machine."""
SHORT = ["U", "V", "W", "E", "K", "D", "H", "N"]
"""A deck that is soon played."""


@dataclass(slots=True)
class Seated:
    """A game as its creator knows it."""

    id: str
    tokens: dict[int, str]
    links: dict[int, str]
    table: Json

    @classmethod
    def of(cls, made: Json) -> Seated:
        tokens = {int(seat): token for seat, token in made["tokens"].items()}
        return cls(made["id"], tokens, {int(seat): link for seat, link in made["links"].items()}, made["table"])


def bearer(token: str) -> dict[str, str]:
    """The header that shows a token."""
    return {"Authorization": f"Bearer {token}"}


def a_move_id() -> str:
    """A name for a move that nobody has used."""
    return secrets.token_hex(12)


def definite(action: Json, dice: random.Random) -> Json:
    """A listed action with one number in place of a range of bids; low ones, for otherwise a game is one bid."""
    plain = dict(action)
    for member in ("bid", "points"):
        if isinstance(plain.get(member), dict):
            low, high = plain[member]["min"], plain[member]["max"]
            plain[member] = dice.randint(low, min(high, low + 2))
    return plain


def chosen(legal: list[Json], dice: random.Random) -> Json:
    """A legal action by dice."""
    return definite(dice.choice(legal), dice)


@dataclass(slots=True)
class Visitor:
    """A client of one server."""

    http: httpx.Client
    line: Line
    """For the requests of a game, of which there are many."""
    dice: random.Random = field(default_factory=lambda: random.Random(1))

    def new_game(self, seats: list[Json] | None = None, **wanted: Any) -> Seated:
        """A new game; two humans on one device by default."""
        answer = self.http.post("/api/v1/games", json={"preset": "modern", "seats": seats or HUMANS} | wanted)
        assert answer.status_code == 201, answer.text
        return Seated.of(answer.json())

    def get(self, game: str, what: str = "", **query: Any) -> Json:
        """A document about a game, that must be there."""
        answer = self.line.get(f"/api/v1/games/{game}{'/' if what else ''}{what}", query)
        assert answer.status_code == 200, answer.text
        found: Json = answer.json()
        return found

    def post(self, game: str, what: str, body: Any, token: str | None = None) -> httpx.Response:
        """Ask something of a game."""
        headers = bearer(token) if token else {}
        return self.line.post(f"/api/v1/games/{game}/{what}", body, headers)

    def state(self, game: str) -> Json:
        found: Json = self.get(game)["state"]
        return found

    def table(self, game: str) -> Json:
        found: Json = self.get(game)["table"]
        return found

    def legal(self, game: str) -> tuple[int, list[Json]]:
        """The ply and what is allowed at it."""
        answer = self.get(game, "legal")
        return answer["ply"], answer["actions"]

    def move(self, game: str, token: str, ply: int, *actions: Json, move_id: str = "") -> httpx.Response:
        """Send a turn."""
        body = {"ply": ply, "move_id": move_id or a_move_id(), "actions": list(actions)}
        return self.post(game, "moves", body, token)

    def play_one(self, seated: Seated, known: Json | None = None) -> Json | None:
        """Make one decision by dice for whoever is asked; nothing if it is not one of ours, or the game is over.

        Who knows the state already gives it, and it is not asked for.
        """
        state = known or self.state(seated.id)
        if state["over"] or state["to_act"] not in seated.tokens:
            return None
        _, actions = self.legal(seated.id)
        answer = self.move(seated.id, seated.tokens[state["to_act"]], state["ply"], chosen(actions, self.dice))
        assert answer.status_code == 200, answer.text
        found: Json = answer.json()
        return found

    def play_to(self, seated: Seated, ply: int) -> Json:
        """Play until a ply, or the end; every seat must be ours."""
        state = self.state(seated.id)
        while not state["over"] and state["ply"] < ply:
            made = self.play_one(seated, state)
            assert made is not None
            state = made["state"]
        return state

    def play_out(self, seated: Seated) -> Json:
        """Play to the end; every seat must be ours."""
        return self.play_to(seated, 10_000)


@contextmanager
def visiting(url: str, source: str | None = None) -> Iterator[Visitor]:
    """A visitor of the server at an address, who may come from another one than this machine's first."""
    transport = httpx.HTTPTransport(verify=False, local_address=source) if source else None
    with (
        httpx.Client(base_url=url, timeout=SECONDS, transport=transport, **PLAINLY) as http,
        closing(Line(url, SECONDS, source)) as line,
    ):
        yield Visitor(http, line)
