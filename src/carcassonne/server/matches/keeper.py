"""The keeper of matches: tables open, games follow one another and absences are noted without a request.

What is due stands in a match's row, so nothing is resumed at a start. Every process looks; whatever one does is a
write from the version it saw, so that done twice it changes nothing.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from contextlib import suppress
from dataclasses import replace
from datetime import datetime

from carcassonne.engine.rules import Rules
from carcassonne.server import metrics
from carcassonne.server.commands.changing import changed
from carcassonne.server.commands.seating import secretly_shuffled
from carcassonne.server.event_log import event_log
from carcassonne.server.games.model import GameSetup, GameStanding, Result, Seat, StoredGame, now_text
from carcassonne.server.games.outcome import outcome
from carcassonne.server.games.registry import Registry
from carcassonne.server.games.seats import NOBODY
from carcassonne.server.games.standings import standing_at_start
from carcassonne.server.games.stores import Conflict, Unavailable
from carcassonne.server.games.table import Change, Table
from carcassonne.server.games.tokens import hash_of, new_game_id, token_of
from carcassonne.server.matches import model
from carcassonne.server.matches.model import Match, MatchGame
from carcassonne.server.matches.rows import MatchRows
from carcassonne.server.people.bots import are_of_one_owner
from carcassonne.server.people.stores import PeopleStore
from carcassonne.server.problems import Problem
from carcassonne.server.ratings.pools import pool_of

log = event_log()
LOOK_SECONDS = 2.0
"""Between two looks for what is due."""
PATROL_SECONDS = 30.0
"""How often a game that is being played is looked at: the news of its end may be lost."""
PUT_OFF_SECONDS = 60.0
TRIES = 5


Told = Callable[[Match, Match], None]
"""Is told of a match as it was and as it is now."""


class MatchKeeper:
    """Sees to the matches of a database, as one of the processes that do."""

    def __init__(self, registry: Registry, rows: MatchRows, people: PeopleStore) -> None:
        self.rows = rows
        self.listeners: list[Told] = []
        """Who is told what this process has changed."""
        self._registry = registry
        self.people = people
        self._in_hand: set[str] = set()

    async def run(self) -> None:
        """Look for what is due, for as long as the process lives."""
        while True:
            with suppress(Unavailable, Conflict):
                for match_id in await self.rows.due(self._registry.timekeeper.now()):
                    self.nudge(match_id)
            await asyncio.sleep(LOOK_SECONDS)

    def look(self, table: Table) -> None:
        """Look at a table that has changed: is it a game of a match that is over?"""
        if table.setup.match_id is not None and table.standing.status == "over":
            self.nudge(table.setup.match_id)

    def nudge(self, match_id: str) -> None:
        """See to a match soon."""
        if match_id not in self._in_hand and not self._registry.closing:
            self._in_hand.add(match_id)
            self._registry.spawn(self._see_to(match_id))

    async def _see_to(self, match_id: str) -> None:
        self._in_hand.discard(match_id)  # what comes from now on needs another look
        try:
            await self.see_to(match_id)
        except (Unavailable, Conflict) as fault:
            log.warning("what was due in a match was not stored", match=match_id, fault=str(fault))
        except Exception as fault:  # one that cannot be played must not keep others from it
            if self._registry.closing:
                return
            log.error("what is due in a match cannot be done", match=match_id, fault=f"{type(fault).__name__}: {fault}")
            with suppress(Unavailable, Conflict):
                await self.rows.put_off(match_id, self._registry.timekeeper.now() + PUT_OFF_SECONDS)

    async def see_to(self, match_id: str) -> Match | None:
        """Do what is due in a match, and return it; None if there is none."""
        for _ in range(TRIES):
            match = await self.rows.read(match_id)
            if match is None or match.state == "over":
                return match
            now = await self._registry.timekeeper.checked_now()
            following = await self._with_what_happened(match, now)
            game = None
            if following.state == "open" and following.next_game is not None and following.next_game <= now:
                game = self._registry.new_game(await self._game(following, now))
                following = model.begun(following, game.setup.id)
            following = replace(following, due=self.due_of(following, now))
            if following == match:
                return match
            try:
                return await self.write(match, following, game)
            except Conflict:
                continue
        raise Conflict(match_id)

    async def write(self, match: Match, following: Match, game: StoredGame | None = None) -> Match:
        """Store what becomes of a match and tell of it; raises Conflict, and Problem where somebody is booked twice."""
        if following.state != "over":
            following = replace(following, due=self.due_of(following, self._registry.timekeeper.now()))
        written = await self.rows.write(following, game)
        if game is not None:
            self._registry.created(game)
        if match.running is not None and (written.state == "over" or written.running is None):
            await self._call_off(match.running.id)  # unless it is what ended the match
        if written.end is not None and match.end is None:
            metrics.MATCHES.labels(written.end).inc()
        for listener in self.listeners:
            listener(match, written)
        return written

    # --- what is due --------------------------------------------------------------------------------------------------
    async def _with_what_happened(self, match: Match, now: float) -> Match:
        """Return the match with its table open, its last game counted and absences noted, as far as it is time."""
        if match.state == "proposed":
            return model.ended(match, "lapsed") if now >= _lapse(match) else match
        assert match.time is not None
        if match.state == "agreed":
            if now < match.time - model.OPENS_BEFORE:
                return match
            match = model.opened(match)
        if match.running is not None:
            match = await self._with_outcome(match, match.running, now)
        if match.state == "open" and now >= self._patience(match):
            match = model.missed(match)
        return match

    async def _with_outcome(self, match: Match, game: MatchGame, now: float) -> Match:
        """Return the match with its running game counted, if that is over. One that was removed is played again."""
        try:
            async with self._registry.current(game.id) as table:
                result = table.standing.result
                if table.standing.status != "over" or result is None:
                    return match
                found = outcome(table.seats, table.entries, result, table.setup.tie)
                scores = result["scores"]
        except Problem as problem:
            if problem.code != "no_game":
                raise
            return model.game_told(match, (0, 0), None, True, now)
        by_side = (scores[game.first], scores[1 - game.first])  # the side that began sits in the first seat
        if found.kind != "counted":
            return model.game_told(match, by_side, None, True, now)
        first_seat, second_seat = found.places
        winner = None if first_seat == second_seat else game.first if first_seat == 1 else 1 - game.first
        return model.game_told(match, by_side, winner, False, now)

    def _patience(self, match: Match) -> float:
        """Return until when people are waited for; a time in which nobody could come does not count."""
        assert match.time is not None
        return self._registry.timekeeper.shifted(match.time) + match.setup.patience

    def due_of(self, match: Match, now: float) -> float | None:
        """Return when something is due in a match."""
        if match.state == "over":
            return None
        if match.state == "proposed" or match.time is None:
            return None if match.event is not None else _lapse(match)
        if match.state == "agreed":
            return match.time - model.OPENS_BEFORE
        times = [] if len(match.here) == 2 else [self._patience(match)]
        if match.running is not None:
            times.append(now + PATROL_SECONDS if match.due is None or match.due <= now else match.due)
        elif match.next_game is not None:
            times.append(match.next_game)
        return min(times)

    # --- games --------------------------------------------------------------------------------------------------------
    async def _game(self, match: Match, now: float) -> StoredGame:
        """Return the next game of a match: whoever begins sits in the first seat. No clock runs before its time."""
        assert match.time is not None
        wanted, rules = match.setup, Rules.of(match.setup.preset, 2)
        people = await self.people.people(match.people)
        rated = wanted.rated and all(person.unrated_until <= now for person in people.values())
        if len(people) == 2 and are_of_one_owner(*people.values()):
            rated = False
        setup = GameSetup(
            id=new_game_id(),
            created=now_text(),
            rules=rules,
            stack=(),
            clock=wanted.clock,
            aids=wanted.aids,
            rated=rated,
            pool=pool_of(rules) if rated else None,
            match_id=match.id,
            tie=wanted.tie,
            late=wanted.late,
        )
        setup = secretly_shuffled(setup)
        sides = [match.starter, 1 - match.starter]
        seats = [
            Seat(
                "human",
                people[match.people[side]].name if match.people[side] in people else NOBODY,
                owner=f"{match.id[:15]}{side}",
                token_hash=hash_of(seat_token(match, len(match.games), side)),
                colour=side,
                person=match.people[side],
            )
            for side in sides
        ]
        standing = standing_at_start(setup, seats, setup.opening(), now, begins=max(now, match.time))
        return StoredGame(setup, standing, seats, [])

    async def _call_off(self, game_id: str) -> None:
        """End a game of a match that is over without it."""

        async def command(table: Table) -> None:
            if table.standing.status == "playing":
                result: Result = {"reason": "cancelled", "scores": list(table.replay.game.scores), "winners": []}
                await self._registry.commit(table, Change(table.replay, GameStanding("over", result=result)))

        with suppress(Problem):
            await changed(self._registry, game_id, command)


async def names_of(people: PeopleStore, ids: Collection[str]) -> dict[str, str]:
    """Return the names of people by their ids; who is there no more is left out."""
    return {each: person.name for each, person in (await people.people(ids)).items()}


def seat_token(match: Match, number: int, side: int) -> str:
    """Return the token of a side's seat in a game, counted from 0: made of the match's secret, it is told any time."""
    return token_of(match.secret, f"{number}-{side}")


def _lapse(match: Match) -> float:
    return datetime.fromisoformat(match.created).timestamp() + model.LAPSES
