"""Lending: programs that play here under an account of their own, and whoever plays with them.

A program keeps a stream open and is told there what concerns it; as long as it does, anybody may begin a game with it.
What is told is read from the database: a game that another process begins is found by the next look.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from typing import Any

from carcassonne.engine.rules import PRESETS
from carcassonne.server.event_log import event_log
from carcassonne.server.games.registry import Registry
from carcassonne.server.games.stores import Conflict, Unavailable
from carcassonne.server.games.subscriber import REFUSED, Subscriber
from carcassonne.server.games.table import Table
from carcassonne.server.games.tokens import hash_of, new_game_id, new_token
from carcassonne.server.json_text import json_text
from carcassonne.server.lobby.lent_rows import LentBot, LentRows
from carcassonne.server.lobby.pairing import Pairing, Seeker
from carcassonne.server.lobby.seek_rows import Seek
from carcassonne.server.lobby.tables import table_for
from carcassonne.server.lobby.wishes import ClockName, Wishes
from carcassonne.server.matches import commands as match_commands
from carcassonne.server.matches.commands import Matches
from carcassonne.server.people.bots import are_of_one_owner
from carcassonne.server.people.model import Person
from carcassonne.server.people.sessions import People
from carcassonne.server.problems import Problem
from carcassonne.server.ratings.model import is_available

LOOK_SECONDS = 1.0
"""Between two looks for what concerns a bot, where nothing happens at this process."""
MOST_GAMES = 4
"""In which a bot sits at a time."""
log = event_log()


@dataclass(slots=True)
class Told:
    """What a stream has been told already."""

    games: dict[str, int] = field(default_factory=dict)
    """Its games with the version of each at which it was looked at last."""
    seats: dict[str, int] = field(default_factory=dict)
    """The seats at whose tables the bot is, for everybody to see, as long as the stream is open."""
    turns: dict[str, int] = field(default_factory=dict)
    """The entry after which it was told of its turn, by game."""
    matches: set[tuple[str, ...]] = field(default_factory=set)


class Lending:
    """The bots that are lent, as this process knows them."""

    def __init__(self, registry: Registry, rows: LentRows, people: People, matches: Matches) -> None:
        self._registry = registry
        self._rows = rows
        self._people = people
        self._matches = matches
        self._streams: dict[Subscriber, tuple[str, asyncio.Event]] = {}
        """The bot of each stream that is open here, and what wakes it."""
        registry.listeners.append(self.look)
        registry.enders.append(self.end)

    # --- playing with a bot -------------------------------------------------------------------------------------------
    async def listed(self) -> list[LentBot]:
        """Return the bots that are lent now."""
        return await self._rows.all(self._registry.timekeeper.alive)

    async def begin(
        self,
        name: str,
        token: str,
        player: Person | None,
        guest: str,
        preset: str,
        clock: ClockName,
        rated: bool,
        asker: str | None = None,
    ) -> tuple[str, int]:
        """Begin a game with a bot, once for a token; return it and the seat that the token opens."""
        known = await self._rows.seat_of(hash_of(token))
        if known is not None:
            return known
        bot = await self._people.store.named(name)
        if bot is None or bot.kind != "bot":
            raise Problem("no_person", f"there is no bot called {name!r}")
        lent = next((each for each in await self.listed() if each.bot.id == bot.id), None)
        if lent is None:
            raise Problem("bot_away", f"nobody lends {bot.name} just now")
        if preset not in lent.presets:
            raise Problem("bad_request", f"{bot.name} plays {', '.join(lent.presets)}", field="preset")
        await self._check_may_meet(bot, player, rated)
        now, process = self._registry.timekeeper.now(), self._registry.timekeeper.process
        wishes = Wishes((preset,), (2,), (clock,))
        called, who = (guest, None) if player is None else (player.name, player.id)
        seeks = [
            Seek(new_game_id(), hash_of(token), called, process, wishes, now, who, asker),
            Seek(new_game_id(), hash_of(new_token()), bot.name, process, wishes, now, bot.id, asker),
        ]
        pairing = Pairing(tuple(Seeker(each.id, now, wishes, each.person) for each in seeks), preset, clock, rated)
        game, order = table_for(pairing, {each.id: each for each in seeks}, now)
        game = self._registry.new_game(game)
        await self._rows.begin(bot.id, game, MOST_GAMES)
        self._registry.created(game)
        return game.setup.id, order.index(seeks[0])

    async def _check_may_meet(self, bot: Person, player: Person | None, rated: bool) -> None:
        if player is None:
            if rated:
                raise Problem("not_allowed", "rated games are for who is signed in", field="rated")
            return
        if player.id == bot.id:
            raise Problem("bad_request", "nobody plays against oneself")
        if await self._people.store.blocked([each for each in (player.id, bot.id, bot.owner) if each]):
            raise Problem("not_allowed", "one of you has blocked the other")
        if rated:
            player.check_rated(self._registry.timekeeper.now())
            if not is_available() or are_of_one_owner(player, bot):
                raise Problem("not_allowed", "games with bots of one's own are not rated", field="rated")

    # --- a program's stream -------------------------------------------------------------------------------------------
    @contextmanager
    def stream(self, bot: Person, presets: Sequence[str]) -> Iterator[Subscriber]:
        """Lend a bot for as long as its program reads: what concerns it is queued as lines of JSON."""
        wrong = next((preset for preset in presets if preset not in PRESETS), None)
        if wrong is not None:
            raise Problem(
                "bad_request", f"there is no preset {wrong!r}: GET /api/v1/presets lists them", field="presets"
            )
        subscriber = Subscriber(self._registry.settings.queue)
        self._streams[subscriber] = bot.id, asyncio.Event()
        telling = self._registry.spawn(self._tell(subscriber, bot, presets))
        try:
            yield subscriber
        finally:
            telling.cancel()
            self._streams.pop(subscriber, None)

    def look(self, table: Table) -> None:
        """Wake the streams of those who sit at a table that has changed."""
        seated = {seat.person for seat in table.seats if seat.person is not None}
        for bot, wake in self._streams.values():
            if bot in seated:
                wake.set()

    def end(self, code: int) -> None:
        """End every stream."""
        for subscriber in tuple(self._streams):
            subscriber.end(code)

    async def _tell(self, subscriber: Subscriber, bot: Person, presets: Sequence[str]) -> None:
        """Tell a stream what concerns its bot until it ends, or the bot is lent by another one."""
        stream, told = new_game_id(), Told()
        _, wake = self._streams[subscriber]
        lent = False
        try:
            while not subscriber.ended.is_set():
                wake.clear()
                try:
                    if not lent:
                        await self._rows.lend(bot.id, stream, self._registry.timekeeper.process, presets)
                        subscriber.enqueue(json_text({"type": "lent", "name": bot.name, "presets": list(presets)}))
                        lent = True
                    if await self._rows.stream_of(bot.id) != stream:
                        return subscriber.end(REFUSED)
                    for line in await self._news(bot, told):
                        subscriber.enqueue(json_text(line))
                except (Unavailable, Conflict) as fault:
                    log.warning("a bot cannot be told what concerns it", fault=str(fault))
                with suppress(TimeoutError):
                    async with asyncio.timeout(LOOK_SECONDS):
                        await wake.wait()
        finally:
            for game, seat in told.seats.items():
                self._count(game, seat, -1)
            with suppress(Unavailable, Conflict):
                await asyncio.shield(self._rows.take_back(bot.id, stream))

    async def _news(self, bot: Person, told: Told) -> list[dict[str, Any]]:
        """Return what a bot has not been told yet: games that have begun or are over, turns, matches."""
        news: list[dict[str, Any]] = []
        going = await self._rows.going(bot.id)
        for each in going:
            fresh = each.game not in told.games
            if not fresh and told.games[each.game] == each.version:
                continue
            async with self._registry.current(each.game) as table:
                seat = {"game": each.game, "seat": each.seat}
                if fresh:
                    told.seats[each.game] = each.seat
                    self._count(each.game, each.seat, 1)
                    news.append({"type": "game", **seat, "token": table.token_of_person(each.seat)})
                if table.standing.to_act == each.seat and told.turns.get(each.game) != table.seq:
                    told.turns[each.game] = table.seq
                    news.append({"type": "turn", **seat, "ply": table.ply})
            told.games[each.game] = each.version
        for gone in told.games.keys() - {each.game for each in going}:
            del told.games[gone]
            told.turns.pop(gone, None)
            self._count(gone, told.seats.pop(gone), -1)
            news.append({"type": "over", "game": gone})
        return news + await self._matches_of(bot, told)

    def _count(self, game: str, seat: int, by: int) -> None:
        """Let everybody at a table see that a bot has come, or gone."""
        if self._registry.presence.count(game, [seat], by):
            self._registry.show_presence([game])

    async def _matches_of(self, bot: Person, told: Told) -> list[dict[str, Any]]:
        news: list[dict[str, Any]] = []
        for match in await self._matches.keeper.rows.of_person(bot.id):
            if match.state == "over":
                break  # those that are to be played stand first
            side, offered = match.side_of(bot.id), match.proposal
            challenged = match.state == "proposed" and offered is not None and offered["by"] != side
            if challenged or (match.state == "open" and side not in match.here):
                key = (match.id, match.state, str(offered))
                if key not in told.matches:
                    told.matches.add(key)
                    kind = "challenge" if challenged else "match"
                    shown = await match_commands.payload(self._matches, match, bot.id)
                    news.append({"type": kind, "match": shown})
        return news
