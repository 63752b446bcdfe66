"""Bots: they think in worker processes, and whatever becomes of them their table gets a legal action.

A level thinks in a lane with others of its kind: quick ones never wait behind slow ones. A bot of the operator's has a
lane of its own. One that crashes, hangs or cheats is stood in for: by a level 2, and if that fails too by the first
legal action.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence

import structlog

from carcassonne.ai.labour import cores
from carcassonne.ai.levels import LEVELS
from carcassonne.core import turn
from carcassonne.core.state import State
from carcassonne.engine.actions import Action
from carcassonne.engine.codec import action_of, legal_choice
from carcassonne.engine.rules import Rules
from carcassonne.errors import NotationError
from carcassonne.notation.json import Json, action_from_json
from carcassonne.server.workers.pool import Lane
from carcassonne.server.workers.process import Fault, worker_command
from carcassonne.server.workers.tally import Tallies
from carcassonne.server.workers.worker import PROGRAM_GRACE, PROGRAM_STARTING

STAND_IN = 2
STAND_IN_SECONDS = 5.0
PATIENCE = 3
"""How many times its thinking time a level may wait for a free worker."""
QUICK, DEEP, SLOW = "quick", "deep", "slow"
LANE_OF_LEVEL = {1: QUICK, 2: QUICK, 3: QUICK, 4: QUICK, 5: DEEP, 6: DEEP, 7: SLOW}
NICE = {QUICK: 0, DEEP: 5, SLOW: 10}
"""How far a lane stands back when the processor is wanted by others."""
MOST_FAULTS = 3
"""After so many an operator's bot is asked no more in that game: a table cannot wait for it every turn."""
GAMES_REMEMBERED = 10_000

Command = Callable[[int, int], Sequence[str]]
log = structlog.get_logger()


class Bots:
    """Everybody who plays in seats without people. `start` it in the event loop, `close` it there."""

    def __init__(
        self, workers: int | None = None, players: Mapping[str, str] | None = None, command: Command = worker_command
    ) -> None:
        count = workers or cores()
        self.players = dict(players or {})
        self.tallies = Tallies()
        threads = max(1, count // 2)
        self._lanes = {
            QUICK: Lane(count, command(NICE[QUICK], 1)),
            DEEP: Lane(count, command(NICE[DEEP], 1)),
            SLOW: Lane(max(1, count // 2), command(NICE[SLOW], threads)),
            **{player: Lane(count, command(NICE[DEEP], 1)) for player in self.players},
        }
        self._faults: OrderedDict[tuple[str, int], int] = OrderedDict()

    async def start(self) -> None:
        """Start a first worker; if that fails the server goes on, and so it is said in the log."""
        try:
            await self._lanes[QUICK].warm()
        except Fault as fault:
            log.error("no worker can be started", reason=str(fault))

    async def close(self) -> None:
        """Send every worker home."""
        await asyncio.gather(*(lane.close() for lane in self._lanes.values()))

    @property
    def pids(self) -> list[int]:
        """Every worker process."""
        return [pid for lane in self._lanes.values() for pid in lane.pids]

    # --- deciding -----------------------------------------------------------------------------------------------------
    async def decide(
        self, state: State, rules: Rules, *, level: int | None, player: str | None, seed: int, seconds: float
    ) -> Action:
        """A legal action, within about these seconds once a worker is free. The same game and seed: the same action.

        Bots get dice made of the seed and never the seed itself: from a seed of the shuffle they could tell the tiles.
        """
        state = state.copy()  # the table may go on without us
        legal = turn.choices(state)
        if len(legal) == 1:
            return action_of(state, legal[0])
        name = f"level {level}" if player is None else player
        dice = _dice(seed)
        try:
            if player is None:
                return await self._by_level(state, rules, level or 0, dice, seconds)
            return await self._by_player(state, rules, player, dice, seconds)
        except Fault as fault:
            log.warning("a bot failed and is stood in for", bot=name, reason=str(fault))
        return await self._by_stand_in(state, rules, dice)

    async def _by_level(self, state: State, rules: Rules, level: int, dice: int, seconds: float) -> Action:
        if level not in LANE_OF_LEVEL:
            raise Fault(f"there is no level {level}")
        question = _question(state, rules, str(level), dice, seconds)
        patience = PATIENCE * seconds  # who waits in line has not failed
        return await self._asked(LANE_OF_LEVEL[level], f"level {level}", question, state, seconds, patience)

    async def _by_player(self, state: State, rules: Rules, player: str, dice: int, seconds: float) -> Action:
        if player not in self.players:
            raise Fault("it is not offered here any more")
        if self._faults.get((player, dice), 0) >= MOST_FAULTS:
            raise Fault(f"it has failed {MOST_FAULTS} times in this game")
        question = _question(state, rules, self.players[player], dice, seconds)
        limit = seconds + PROGRAM_STARTING + 2 * PROGRAM_GRACE
        try:
            return await self._asked(player, player, question, state, limit, limit)
        except Fault:
            self._faults[player, dice] = self._faults.pop((player, dice), 0) + 1
            while len(self._faults) > GAMES_REMEMBERED:
                self._faults.popitem(last=False)
            raise

    async def _by_stand_in(self, state: State, rules: Rules, dice: int) -> Action:
        self.tallies.note_stand_in()
        question = _question(state, rules, str(STAND_IN), dice, STAND_IN_SECONDS)
        try:
            return await self._asked(QUICK, f"level {STAND_IN}", question, state, STAND_IN_SECONDS, STAND_IN_SECONDS)
        except Fault as fault:
            log.error("the stand-in failed too", reason=str(fault))
        self.tallies.note_last_resort()
        return action_of(state, turn.choices(state)[0])

    async def _asked(
        self, lane: str, name: str, question: Json, state: State, seconds: float, patience: float
    ) -> Action:
        """What a lane answers, if the rules allow it; raises Fault."""
        began = time.monotonic()
        failed = True
        try:
            action = _judged(state, await self._lanes[lane].ask(question, seconds, patience))
            failed = False
            return action
        finally:
            self.tallies.note(name, failed, time.monotonic() - began)


def offered(players: Mapping[str, str]) -> Json:
    """Who one can sit down with: the levels, and the operator's bots by name."""
    levels = [{"level": level.number, "name": level.name, "character": level.character} for level in LEVELS]
    return {"levels": levels, "bots": sorted(players)}


def _dice(seed: int) -> int:
    """A bot's own dice for a game: the same for the same seed, and no way back to it."""
    return int.from_bytes(hashlib.sha256(f"carcassonne bot {seed}".encode("ascii")).digest()[:6], "big")


def _question(state: State, rules: Rules, player: str, dice: int, seconds: float) -> Json:
    return {
        "do": "decide",
        "state": base64.b64encode(state.to_bytes()).decode("ascii"),
        "rules": {"preset": rules.preset, "players": rules.players, "options": rules.options},
        "player": player,
        "seed": dice,
        "seconds": seconds,
    }


def _judged(state: State, answer: Json) -> Action:
    """The action of an answer, if it is one and the rules allow it; raises Fault."""
    if "fault" in answer:
        raise Fault(str(answer["fault"]))
    try:
        action = action_from_json(answer.get("action"))
    except (NotationError, TypeError) as reason:
        raise Fault(f"answered what is no action: {reason}") from None
    if legal_choice(state, action) is None:
        raise Fault("chose an action that is not allowed")
    return action
