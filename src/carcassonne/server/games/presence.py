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
KEPT_SECONDS = 3600.0
"""For so long it is known since when somebody is away."""
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
        self._away: dict[tuple[str, int], float] = {}
        """By game and seat: since when this process knows that nobody is there."""

    def at(self, game_id: str) -> PeopleAtTable:
        """Return who is at the table of a game, here and elsewhere."""
        now = self._clock()
        others = [there for there, until in self._elsewhere.get(game_id, {}).values() if until > now]
        own = self._own(game_id)
        seats = own.seats.union(*(there.seats for there in others))
        return PeopleAtTable(seats, own.watching + sum(there.watching for there in others))

    def away_for(self, game_id: str, seat: int) -> float:
        """Return for how many seconds this process has known that a seat's player is away; 0 while they are there."""
        if seat in self.at(game_id).seats:
            return 0.0
        return self._clock() - self._away.setdefault((game_id, seat), self._clock())

    def _noted(self, game_id: str, before: PeopleAtTable) -> bool:
        """Note who has come and gone at a table; return whether somebody has."""
        now = self.at(game_id)
        for seat in now.seats:
            self._away.pop((game_id, seat), None)
        for seat in before.seats - now.seats:
            self._away[game_id, seat] = self._clock()
        return now != before

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
        return self._noted(game_id, before)

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
            if self._noted(game_id, before):
                changed.append(game_id)
        return changed

    def forget_old(self) -> list[str]:
        """Forget what others have not repeated; return the games in which that was."""
        now = self._clock()
        self._away = {key: since for key, since in self._away.items() if since > now - KEPT_SECONDS}
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
