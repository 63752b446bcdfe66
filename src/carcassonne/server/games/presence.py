"""Presence: who is at which table, in this process and in others. What others say is believed for a while.

Nothing of it is stored. A process says at once who comes and goes, and says it all again every few seconds: a message
that was lost, and a process that died, are made good by that.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Iterable, Mapping

from carcassonne.server.games.fanout import Fanout, PeopleAtTable

REPEAT_SECONDS = 10.0
LASTS_SECONDS = 25.0
"""How long the word of another process counts: two of its repetitions may be lost."""
WATCHING = -1
"""Counted like a seat: who has said hello for none."""


class Presence:
    """Who has said hello for which seats of which games, or to look on."""

    def __init__(self, process: str, fanout: Fanout, clock: Callable[[], float] = time.monotonic) -> None:
        self._process = process
        self._fanout = fanout
        self._clock = clock
        self._here: dict[str, Counter[int]] = {}
        self._elsewhere: dict[str, dict[str, tuple[PeopleAtTable, float]]] = {}
        """By game and process: who is there, and until when that counts."""

    def at(self, game_id: str) -> PeopleAtTable:
        """Return who is at the table of a game, here and elsewhere."""
        now = self._clock()
        others = [there for there, until in self._elsewhere.get(game_id, {}).values() if until > now]
        own = self._own(game_id)
        seats = own.seats.union(*(there.seats for there in others))
        return PeopleAtTable(seats, own.watching + sum(there.watching for there in others))

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

    def hear(self, process: str, there: Mapping[str, PeopleAtTable]) -> list[str]:
        """Believe another process who is there; return the games in which that changes something."""
        if process == self._process:
            return []
        changed = []
        for game_id, said in there.items():
            before = self.at(game_id)
            others = self._elsewhere.setdefault(game_id, {})
            others[process] = (said, self._clock() + LASTS_SECONDS)
            if said == PeopleAtTable():
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
            newer = {name: said for name, said in self._elsewhere.pop(game_id).items() if said[1] > now}
            if newer:
                self._elsewhere[game_id] = newer
        return old

    async def repeat(self, changed: Callable[[Iterable[str]], None]) -> None:
        """Say again and again who is here; `changed` is told of games where somebody is not there any more."""
        while True:
            await asyncio.sleep(REPEAT_SECONDS)
            self._fanout.publish_presence(self._process, {game_id: self._own(game_id) for game_id in self._here})
            changed(self.forget_old())

    def _own(self, game_id: str) -> PeopleAtTable:
        counted = self._here.get(game_id, Counter())
        return PeopleAtTable(frozenset(+counted) - {WATCHING}, counted[WATCHING])
