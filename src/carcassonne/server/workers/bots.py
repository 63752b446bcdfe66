"""Bots: they decide in worker processes, and whatever becomes of them their game gets a legal action.

Levels share worker pools by how long they take, so that quick ones never wait behind slow ones; each of the operator's
bots has a pool of its own. For a bot that crashes, answers too late or answers what is not allowed, level 2 stands in,
and if that fails too the first legal action is taken.
"""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from math import ceil

from carcassonne.ai.parallel import cores
from carcassonne.ai.players.between import is_between
from carcassonne.ai.players.roster import check_player
from carcassonne.errors import CarcassonneError, IllegalAction
from carcassonne.server import metrics
from carcassonne.server.event_log import event_log
from carcassonne.server.games.replay import PlayedDecision, Replay
from carcassonne.server.settings import PREFIX, Settings, SettingsError
from carcassonne.server.workers.messages import DecideQuestion, WorkerAnswer, rules_message
from carcassonne.server.workers.pool import Pool, WorkerPool
from carcassonne.server.workers.process import WorkerFailure, worker_command
from carcassonne.server.workers.state_codec import choices, packed
from carcassonne.server.workers.worker import PROGRAM_GRACE, PROGRAM_STARTING

STAND_IN = 2
STAND_IN_TIMEOUT = 5.0
QUEUE_TIMEOUT = 3
"""How many times its thinking time a level may wait for a free worker."""
QUICK, DEEP, SLOW = "quick", "deep", "slow"
POOL_OF_LEVEL = {1: QUICK, 2: QUICK, 3: QUICK, 4: QUICK, 5: DEEP, 6: DEEP, 7: SLOW, 8: SLOW}
BETWEEN = "between levels"
"""How all players between two levels are counted: there are 71 of them."""
NICE = {QUICK: 0, DEEP: 5, SLOW: 10}
"""The niceness of each pool's processes: long thoughts leave the processor to quick ones."""
MOST_FAILURES = 3
"""After so many in a game an operator's bot is not asked there any more: the game cannot wait for it every turn."""
GAMES_REMEMBERED = 10_000

Command = Callable[[int, int], Sequence[str]]
MakePool = Callable[[int, Sequence[str]], Pool]
log = event_log()


@dataclass(slots=True)
class BotCounts:
    """One bot: how often it was asked, how often it failed, how long it took in all."""

    asked: int = 0
    failed: int = 0
    seconds: float = 0.0


@dataclass(slots=True)
class BotStatistics:
    """Counts for every bot by its name, `level 4` or the operator's; `/metrics` shows the same."""

    by_bot: dict[str, BotCounts] = field(default_factory=dict)
    stood_in: int = 0
    """Decisions for which a bot was stood in for."""
    last_resort: int = 0
    """Decisions for which the first legal action was taken, as the stand-in failed too."""

    def count(self, name: str, failed: bool, seconds: float) -> None:
        """Count a question to a bot."""
        counts = self.by_bot.setdefault(name, BotCounts())
        counts.asked += 1
        counts.failed += failed
        counts.seconds += seconds
        metrics.BOT_DECISIONS.labels(name, "failed" if failed else "answered").inc()
        metrics.BOT_SECONDS.observe(seconds)

    def count_stand_in(self) -> None:
        """Count a decision of the stand-in."""
        self.stood_in += 1
        metrics.STAND_INS.labels("level 2").inc()

    def count_last_resort(self) -> None:
        """Count a decision for which the stand-in failed too."""
        self.last_resort += 1
        metrics.STAND_INS.labels("first legal action").inc()


class Bots:
    """The levels and the operator's bots, in worker processes. `start` and `close` it in the event loop."""

    def __init__(
        self,
        workers: int | None = None,
        players: Mapping[str, str] | None = None,
        command: Command = worker_command,
        pool: MakePool = WorkerPool,
    ) -> None:
        count = workers or cores()
        self.players = dict(players or {})
        self.statistics = BotStatistics()
        threads = max(1, count // 2)
        self._pools = {
            QUICK: pool(count, command(NICE[QUICK], 1)),
            DEEP: pool(count, command(NICE[DEEP], 1)),
            SLOW: pool(max(1, count // 2), command(NICE[SLOW], threads)),
            **{player: pool(count, command(NICE[DEEP], 1)) for player in self.players},
        }
        self._failures: OrderedDict[tuple[str, int], int] = OrderedDict()

    async def start(self) -> None:
        """Start a first worker. If that fails the server goes on, and the log says so."""
        try:
            await self._pools[QUICK].warm_up()
        except WorkerFailure as fault:
            log.error("no worker can be started", reason=str(fault))

    async def close(self) -> None:
        """Stop every worker."""
        await asyncio.gather(*(pool.close() for pool in self._pools.values()))

    @property
    def pids(self) -> list[int]:
        """The ids of all worker processes."""
        return [pid for pool in self._pools.values() for pid in pool.pids]

    # --- deciding -----------------------------------------------------------------------------------------------------
    async def play(
        self, replay: Replay, *, level: int | None, player: str | None, seed: int, seconds: float, asker: str = ""
    ) -> PlayedDecision:
        """Make a decision in a replay that nobody else plays on, within about these seconds once a worker is free.

        The same game and seed get the same decision. Bots get dice made of the seed, never the seed itself: from the
        seed of a shuffle they could tell the tiles.
        """
        legal = choices(replay.game)
        if len(legal) == 1:
            return replay.choose(legal[0])
        name = f"level {level}" if player is None else player
        between = player if player is not None and player not in self.players and is_between(player) else None
        dice = _dice(seed)
        try:
            if player is None:
                return await self._by_level(replay, str(level), name, dice, seconds, asker)
            if between is not None:
                return await self._by_level(replay, between, BETWEEN, dice, seconds, asker)
            return await self._by_player(replay, player, dice, seconds, asker)
        except WorkerFailure as fault:
            log.warning("a bot failed and is stood in for", bot=name, reason=str(fault))
        return await self._by_stand_in(replay, dice, asker)

    async def _by_level(
        self, replay: Replay, level: str, name: str, dice: int, seconds: float, asker: str
    ) -> PlayedDecision:
        pool = POOL_OF_LEVEL.get(ceil(float(level)))  # between two levels: that of the upper one, which takes longer
        if pool is None:
            raise WorkerFailure(f"there is no level {level}")
        question = _question(replay, level, dice, seconds)
        queue_timeout = QUEUE_TIMEOUT * seconds  # waiting in the queue is no failure of the bot
        return await self._ask(pool, name, question, replay, seconds, queue_timeout, asker)

    async def _by_player(self, replay: Replay, player: str, dice: int, seconds: float, asker: str) -> PlayedDecision:
        if player not in self.players:
            raise WorkerFailure("it is not offered here any more")
        if self._failures.get((player, dice), 0) >= MOST_FAILURES:
            raise WorkerFailure(f"it has failed {MOST_FAILURES} times in this game")
        question = _question(replay, self.players[player], dice, seconds)
        limit = seconds + PROGRAM_STARTING + 2 * PROGRAM_GRACE
        try:
            return await self._ask(player, player, question, replay, limit, limit, asker)
        except WorkerFailure:
            self._failures[player, dice] = self._failures.pop((player, dice), 0) + 1
            while len(self._failures) > GAMES_REMEMBERED:
                self._failures.popitem(last=False)
            raise

    async def _by_stand_in(self, replay: Replay, dice: int, asker: str) -> PlayedDecision:
        self.statistics.count_stand_in()
        question = _question(replay, str(STAND_IN), dice, STAND_IN_TIMEOUT)
        limit = STAND_IN_TIMEOUT
        try:
            return await self._ask(QUICK, f"level {STAND_IN}", question, replay, limit, limit, asker)
        except WorkerFailure as fault:
            log.error("the stand-in failed too", reason=str(fault))
        self.statistics.count_last_resort()
        return replay.choose(choices(replay.game)[0])

    async def _ask(
        self,
        pool: str,
        name: str,
        question: DecideQuestion,
        replay: Replay,
        timeout: float,
        queue_timeout: float,
        asker: str,
    ) -> PlayedDecision:
        """Make the choice that a pool answers, if the rules allow it; raises WorkerFailure."""
        began = time.monotonic()
        failed = True
        try:
            decision = _made(replay, await self._pools[pool].ask(question, timeout, queue_timeout, asker=asker))
            failed = False
            return decision
        finally:
            self.statistics.count(name, failed, time.monotonic() - began)


def _dice(seed: int) -> int:
    """Return the seed of a bot's own dice for a game; the game's seed cannot be told from it."""
    return int.from_bytes(hashlib.sha256(f"carcassonne bot {seed}".encode("ascii")).digest()[:6], "big")


def _question(replay: Replay, player: str, dice: int, seconds: float) -> DecideQuestion:
    return {
        "do": "decide",
        "state": packed(replay.game),
        "rules": rules_message(replay.game.rules),
        "player": player,
        "seed": dice,
        "seconds": seconds,
    }


def _made(replay: Replay, answer: WorkerAnswer) -> PlayedDecision:
    """Make the choice of an answer; raises WorkerFailure where it is none, or none that is allowed."""
    if "fault" in answer:
        raise WorkerFailure(str(answer["fault"]))
    choice = answer.get("choice")
    if type(choice) is not int:  # a worker may say anything, and true is no number here
        raise WorkerFailure(f"answered what is no choice: {choice!r:.80}")
    try:
        return replay.choose(choice)
    except IllegalAction:
        raise WorkerFailure("chose an action that is not allowed") from None


def check_bots(settings: Settings) -> None:
    """Raise SettingsError that names the operator's bot that cannot be used, before it is offered to anybody."""
    for name, player in settings.bots.items():
        try:
            check_player(player)
        except CarcassonneError as reason:
            raise SettingsError(f"{PREFIX}BOTS: {name}: {reason}") from reason
