"""Presence: who is at which table, in this process and in others. What others say is believed for a while.

Nothing of it is stored. A process says at once who comes and goes, and says it all again every few seconds: a message
that was lost, and a process that died, are made good by that.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Iterable, Mapping

from carcassonne.server.streams.fanout import Fanout

REPEAT_SECONDS = 10.0
LASTS_SECONDS = 25.0
"""How long the word of another process counts: two of its repetitions may be lost."""
Seats = frozenset[int]
NOBODY: Seats = frozenset()


class Presence:
    """Who has said hello for which seats of which games."""

    def __init__(self, process: str, fanout: Fanout, clock: Callable[[], float] = time.monotonic) -> None:
        self._process = process
        self._fanout = fanout
        self._clock = clock
        self._here: dict[str, Counter[int]] = {}
        self._elsewhere: dict[str, dict[str, tuple[Seats, float]]] = {}
        """By game and process: seats, and until when that counts."""

    def at(self, game_id: str) -> Seats:
        """Return the seats of a game whose players are there."""
        now = self._clock()
        others = self._elsewhere.get(game_id, {}).values()
        return self._own(game_id).union(*(seats for seats, until in others if until > now))

    def count(self, game_id: str, seats: Iterable[int], by: int) -> bool:
        """Count clients of this process for some seats, one more or one less; return whether who is there changes."""
        before, own = self.at(game_id), self._own(game_id)
        counted = self._here.setdefault(game_id, Counter())
        for seat in seats:
            counted[seat] += by
        if not any(counted.values()):
            del self._here[game_id]
        if self._own(game_id) != own:
            self._fanout.publish_presence(self._process, {game_id: self._own(game_id)})
        return self.at(game_id) != before

    def hear(self, process: str, there: Mapping[str, Seats]) -> list[str]:
        """Believe another process who is there; return the games in which that changes something."""
        if process == self._process:
            return []
        changed = []
        for game_id, seats in there.items():
            before = self.at(game_id)
            others = self._elsewhere.setdefault(game_id, {})
            others[process] = (seats, self._clock() + LASTS_SECONDS)
            if not seats:
                del others[process]
            if not others:
                del self._elsewhere[game_id]
            if self.at(game_id) != before:
                changed.append(game_id)
        return changed

    def forget_old(self) -> list[str]:
        """Forget what others have not repeated; return the games in which that was."""
        now = self._clock()
        old = [
            game_id for game_id, others in self._elsewhere.items() if any(until <= now for _, until in others.values())
        ]
        for game_id in old:
            newer = {name: seats for name, seats in self._elsewhere.pop(game_id).items() if seats[1] > now}
            if newer:
                self._elsewhere[game_id] = newer
        return old

    async def repeat(self, changed: Callable[[Iterable[str]], None]) -> None:
        """Say again and again who is here; `changed` is told of games where somebody is not there any more."""
        while True:
            await asyncio.sleep(REPEAT_SECONDS)
            self._fanout.publish_presence(self._process, {game_id: self._own(game_id) for game_id in self._here})
            changed(self.forget_old())

    def _own(self, game_id: str) -> Seats:
        return frozenset(+self._here[game_id]) if game_id in self._here else NOBODY
