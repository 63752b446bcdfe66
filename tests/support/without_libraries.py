"""Plays through the server's own commands where none of the server's libraries is installed, as in a browser.

Run as a program: it tells what was answered as one line of JSON.
"""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from carcassonne.server.games.registry import Registry
    from carcassonne.server.games.replay import PlayedDecision, Replay

LIBRARIES = (
    "alembic",
    "fastapi",
    "multiprocessing",
    "prometheus_client",
    "pydantic",
    "pydantic_core",
    "sqlalchemy",
    "starlette",
    "structlog",
    "uvicorn",
    "websockets",
)
ROOMS = ("games", "commands")
FURTHER = ("site.rule_examples", "storage.memory", "streams.stream", "workers.worker")
"""What else a page without a server needs."""


class Missing:
    """Finds none of the libraries, wherever they are."""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name.split(".")[0] in LIBRARIES:
            raise ModuleNotFoundError(f"{name} is not to be had here", name=name)
        return None


def import_rooms() -> int:
    """Import every module of the rooms that games are played in; return how many there are."""
    names = [f"carcassonne.server.{name}" for name in FURTHER]
    for room in ROOMS:
        module = import_module(f"carcassonne.server.{room}")
        names += [f"{module.__name__}.{path.stem}" for path in Path(str(module.__file__)).parent.glob("*.py")]
    for name in names:
        import_module(name.removesuffix(".__init__"))
    return len(names)


class OneWorker:
    """Bots that think in this process, asked by the lines that worker processes are asked by."""

    def __init__(self) -> None:
        from carcassonne.server.workers.worker import Worker

        self._worker = Worker(lambda progress: None)

    def ask(self, **question: Any) -> Any:
        return self._worker.answer(json.dumps(question).encode())

    async def play(
        self, replay: Replay, *, level: int | None, player: str | None, seed: int, seconds: float, asker: str = ""
    ) -> PlayedDecision:
        from carcassonne.server.workers.messages import rules_message
        from carcassonne.server.workers.state_codec import packed

        rules = rules_message(replay.game.rules)
        asked = {"player": str(level), "seed": seed, "seconds": seconds}
        return replay.choose(self.ask(do="decide", state=packed(replay.game), rules=rules, **asked)["choice"])

    async def close(self) -> None:
        pass


async def a_registry(bots: OneWorker) -> Registry:
    """Games in memory, with bots."""
    from carcassonne.server.commands.scheduler import Scheduler
    from carcassonne.server.games.fanout import NoFanout
    from carcassonne.server.games.registry import Registry
    from carcassonne.server.games.timekeeper import Timekeeper
    from carcassonne.server.settings import Settings
    from carcassonne.server.storage.memory import MemoryService, MemoryStore

    store = MemoryStore()
    service = MemoryService(store)
    timekeeper = Timekeeper(service, "server")
    await timekeeper.start()
    registry = Registry(store, Settings(bot_pause=0.0), timekeeper, NoFanout())
    registry.duties = Scheduler(registry, service, bots)
    return registry


async def two_at_one_device(registry: Registry, seed: int) -> dict[str, Any]:
    """A whole game of two, the first legal action each time: every decision, and every answer as it is written."""
    from carcassonne.server.commands import moves, reading, seating
    from carcassonne.server.commands.requests import Decisions, HumanSeat, NewGame

    seats = [HumanSeat("Anna"), HumanSeat("Bram")]
    made = await seating.create(registry, NewGame(seats, "first-edition-nl", {"wheel": True}, seed=seed))
    told: list[tuple[str, Any, str]] = []
    while (asked := await reading.legal(registry, made["id"]))["actions"]:
        async with registry.current(made["id"]) as table:
            token = made["tokens"][str(table.standing.to_act)]
        decisions = Decisions(asked["ply"], asked["actions"][:1], f"m{asked['ply']}")
        sent = {"ply": decisions.ply, "actions": decisions.actions}
        told.append(("preview", sent, await moves.preview(registry, made["id"], token, decisions, True)))
        sent = sent | {"move_id": decisions.move_id}
        told.append(("moves", sent, (await moves.play(registry, made["id"], token, decisions)).rendered(True)))
    return {"told": told, "table": json.loads(await reading.look(registry, made["id"]))["table"]}


async def against_a_bot(registry: Registry, bots: OneWorker) -> dict[str, Any]:
    """A whole game against a bot, with a hint and an undo, then its record, its analysis and a rematch."""
    from carcassonne.server.commands import moves, reading, records, rematches, seating, study, undo
    from carcassonne.server.commands.requests import BotSeat, Decisions, HumanSeat, NewGame

    made = await seating.create(registry, NewGame([HumanSeat("Anna"), BotSeat(level=3)]))
    token, name = made["tokens"]["0"], made["id"]
    hints = undone = 0
    while True:
        async with registry.current(name) as table:
            if table.standing.status == "over":
                break
            mine = table.standing.to_act == 0
        if not mine:
            await asyncio.sleep(0)
            continue
        asked = await reading.legal(registry, name)
        if not hints:
            wanted = await study.hint_wanted(registry, name, token)
            hint = bots.ask(do="hint", position=wanted.game.position, level=5, names=list(wanted.names))["hint"]
            await study.count_hint(registry, name, wanted.seat, wanted.seq)
            hints = len(hint["best"]["actions"])
        if not undone and asked["ply"] > 8:
            await undo.ask(registry, name, token, asked["ply"] - 4)
            undone = asked["ply"]
            continue
        await moves.play(
            registry, name, token, Decisions(asked["ply"], asked["actions"][:1], f"m{asked['ply']}{undone}")
        )
    record = await reading.record(registry, name)
    imported = await records.import_record(registry, record)
    begun, rematch = await rematches.offer(registry, name, token, same_tiles=True)
    analysis = bots.ask(do="analyse", record=record, level=5)["analysis"]
    entries = (await reading.log(registry, name))["entries"]
    return {
        "table": json.loads(await reading.look(registry, name))["table"],
        "hints": hints,
        "kinds": sorted({entry["type"] for entry in entries}),
        "imported": imported["table"]["status"],
        "rematch": begun and rematch is not None,
        "analysed": len(analysis["decisions"]),
        "found": [game["id"] for game in (await seating.find(registry, [token]))["games"]],
        "id": name,
        "frames": len(await streamed(registry, name)),
        "entries": len(entries),
    }


async def streamed(registry: Registry, game_id: str) -> list[str]:
    """What kinds of frames a stream of a game brings from its opening on."""
    from carcassonne.server.streams.stream import frames, subscription

    async with registry.current(game_id) as table:
        with subscription(table, 256) as subscriber:
            told = frames(table, subscriber, -1, 15.0)
            return [json.loads(await anext(told))["type"] for _ in range(len(table.entries) + 2)]


async def main() -> None:
    """Play, and tell what happened."""
    modules = import_rooms()
    bots = OneWorker()
    registry = await a_registry(bots)
    told = {
        "modules": modules,
        "two": await two_at_one_device(registry, seed=7),
        "bot": await against_a_bot(registry, bots),
        "missing": [name for name in LIBRARIES if name not in sys.modules],
    }
    await registry.close()
    print(json.dumps(told))


if __name__ == "__main__":
    sys.meta_path.insert(0, Missing())
    asyncio.run(main())
