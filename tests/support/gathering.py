"""Tables in every state a table can be in, and everybody who may ask something of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from support.tables import House

Json = dict[str, Any]
DRAW = ["V", "U", "E", "K", "X"]
NOBODY = "x" * 43
"""A token that opens nothing."""


@dataclass(frozen=True, slots=True)
class Gathered:
    """A table with the tokens of its seats and the secrets of its links."""

    state: str
    id: str
    tokens: tuple[str, ...]


async def gather(house: House) -> list[Gathered]:
    """A table of each kind, in an order that does not change."""
    waiting = await house.new_game("human", "open")
    room = await house.new_game("human", "open", "open")
    bank = await house.new_game("human", "bot", draw=DRAW, clock={"kind": "bank", "seconds": 3600, "increment": 5})
    wheel = await house.new_game("human", "human", preset="wheel-of-fortune", seed=7)
    market = await house.new_game("human", "human", preset="bridges-castles-bazaars", draw=["Z07", "V", "W", "U"])
    asked = await _with_an_offer(house)
    over = await house.new_game("human", "human", draw=DRAW[:2])
    resigned = await house.new_game("human", "human")  # its shuffle was secret, and is known now
    assert (await house.post(resigned["id"], "resign", {}, resigned["tokens"]["0"])).status_code == 200
    purist = await house.new_game("human", "human", draw=DRAW, aids=dict.fromkeys(("features", "hints"), False))
    for made, moves in ((wheel, 4), (market, 4), (over, 4)):
        for _ in range(moves):
            await house.play(made)
    kinds = {"waiting": waiting, "against a bot": bank, "wheel": wheel, "market": market, "offer": asked,
             "over": over, "resigned": resigned, "purist": purist}  # fmt: skip
    private = Gathered("room", room["id"], (room["tokens"]["0"], NOBODY))  # its links are nobody's: it stays a room
    return [*(Gathered(state, made["id"], _tokens(made)) for state, made in kinds.items()), private]


async def _with_an_offer(house: House) -> Json:
    """A game at two devices, in which somebody asks to take back."""
    made = await house.new_game("human", "open", draw=DRAW)
    joined = await house.post(made["id"], "join", {"name": "Bram"}, made["links"]["1"].partition("#")[2])
    made["tokens"]["1"] = joined.json()["token"]
    await house.play(made)
    offered = await house.post(made["id"], "undo", {"ply": 0}, made["tokens"]["0"])
    assert offered.json()["table"]["offer"]["asked"] == [1]
    return made


def _tokens(made: Json) -> tuple[str, ...]:
    secrets = [link.partition("#")[2] for link in made["links"].values()]
    return (*made["tokens"].values(), *secrets, NOBODY)
