"""What runs in a process of the service, a server's or a worker's: the games, what is due in them, and jobs."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, replace
from typing import Literal

from carcassonne.server.commands.scheduler import BotService, Scheduler
from carcassonne.server.events.keeper import EventKeeper
from carcassonne.server.events.organising import Events
from carcassonne.server.events.rows import EventRows
from carcassonne.server.games.fanout import Fanout, FanoutListener, NoFanout
from carcassonne.server.games.registry import Registry
from carcassonne.server.games.timekeeper import Timekeeper
from carcassonne.server.lobby.lending import Lending
from carcassonne.server.lobby.lent_rows import LentRows
from carcassonne.server.lobby.lobby import Lobby
from carcassonne.server.lobby.seek_rows import SeekRows
from carcassonne.server.matches.commands import Matches
from carcassonne.server.matches.keeper import MatchKeeper
from carcassonne.server.matches.rows import MatchRows
from carcassonne.server.notices.caller import Caller
from carcassonne.server.people.names import USUAL, NameRules
from carcassonne.server.people.sessions import People
from carcassonne.server.puzzles.found import Finding, FoundRows
from carcassonne.server.ratings.counting import Counting
from carcassonne.server.ratings.rating_rows import RatingRows
from carcassonne.server.ratings.weighing import WeighedRows, Weighing
from carcassonne.server.settings import Settings, database_address
from carcassonne.server.storage.job_rows import JobRows
from carcassonne.server.storage.migrate import prepare
from carcassonne.server.storage.people_rows import PeopleRows
from carcassonne.server.storage.service import ServiceRows
from carcassonne.server.storage.sqlite_lock import sole_server
from carcassonne.server.storage.store import Store
from carcassonne.server.streams.carriers import PostgresMessages, RedisMessages
from carcassonne.server.workers import analyses, hints
from carcassonne.server.workers.analyses import Analyses, analysis_workshop
from carcassonne.server.workers.bots import Bots
from carcassonne.server.workers.hints import Hints, hint_workshop
from carcassonne.server.workers.jobs import JobRunner, Jobs
from carcassonne.server.workers.leisure import Leisure, LookedAt, Purpose


@dataclass(frozen=True, slots=True)
class Running:
    """The parts that requests are answered with."""

    store: Store
    registry: Registry
    hints: Hints
    analyses: Analyses
    caller: Caller
    people: People | None
    """None where nobody can sign in."""
    lobby: Lobby
    matches: Matches
    events: Events
    ratings: RatingRows
    lending: Lending | None
    """The bots that people lend; None where nobody can sign in."""


@asynccontextmanager
async def running(
    settings: Settings, kind: Literal["server", "worker"], given: BotService | None = None
) -> AsyncIterator[Running]:
    """Open the database and run a process's part of the service; `given` takes the place of bots in processes.

    Raises DatabaseError, Unavailable.
    """
    address = database_address(settings)
    async with AsyncExitStack() as stack:
        stack.enter_context(sole_server(address))
        store = Store.at(address)
        stack.push_async_callback(store.close)
        await prepare(store)
        rows = ServiceRows(store)
        timekeeper = Timekeeper(rows, kind)
        await timekeeper.start()
        stack.push_async_callback(timekeeper.leave)
        fanout = _fanout(settings, store)
        registry = Registry(store, settings, timekeeper, fanout)
        caller = Caller(store, settings)
        stack.push_async_callback(caller.close)
        registry.listeners.append(caller.look)
        events = _events(registry, store)
        registry.listeners.append(events.matches.keeper.look)
        jobs = Jobs(JobRows(store), timekeeper, fanout)
        people = _people(settings, store)
        ratings = RatingRows(store)
        lobby = Lobby(registry, SeekRows(store), people, ratings, caller.call_to_lobby)
        lending = None if people is None else Lending(registry, LentRows(store), people, events.matches)
        counting = Counting(registry, ratings)
        registry.enders.append(lobby.sockets.end)
        heard = FanoutListener(
            registry.heard, lambda: None, jobs.heard, registry.heard_presence, registry.heard_emote, lobby.heard
        )
        if settings.workers > 0:
            heard = await _work(stack, store, registry, rows, jobs, given, heard)
        await fanout.start(heard)
        stack.push_async_callback(fanout.close)
        stack.push_async_callback(registry.close)
        registry.spawn(timekeeper.run())
        registry.spawn(registry.look_around())
        registry.spawn(registry.presence.repeat(registry.show_presence))
        if kind == "server":
            registry.spawn(lobby.run())
            registry.spawn(lobby.tell())
            if people is not None:
                registry.spawn(counting.run())
        registry.spawn(events.matches.keeper.run())
        registry.spawn(events.keeper.run())
        study = Hints(jobs), Analyses(jobs, store)
        yield Running(store, registry, *study, caller, people, lobby, events.matches, events, ratings, lending)


def _events(registry: Registry, store: Store) -> Events:
    """Return what sees to matches and events: every process does."""
    people = PeopleRows(store)
    matches = MatchKeeper(registry, MatchRows(store), people)
    keeper = EventKeeper(registry, EventRows(store), matches)
    anyone = registry.settings.events == "anyone"
    return Events(registry, keeper, Matches(registry, matches, people), people, anyone)


def _people(settings: Settings, store: Store) -> People | None:
    """Return the accounts; None where the operator has named no host for them."""
    names = NameRules.read(settings.refused_names or USUAL)
    return People(PeopleRows(store), settings.accounts, names) if settings.accounts else None


def _fanout(settings: Settings, store: Store) -> Fanout:
    if settings.redis_url:
        return RedisMessages(settings.redis_url)
    if store.shared:
        return PostgresMessages(store.engine.url.set(drivername="postgresql").render_as_string(hide_password=False))
    return NoFanout()


def _leisure(store: Store, registry: Registry, jobs: Jobs, scheduler: Scheduler) -> Leisure:
    """Return what workers do while nobody waits for them."""

    async def idle() -> bool:
        return scheduler.idle and not await jobs.rows.any_waiting()

    purposes: list[Purpose] = [Weighing(registry, WeighedRows(store)), Finding(registry, FoundRows(store))]
    return Leisure(LookedAt(store), registry.timekeeper, purposes, idle)


async def _work(
    stack: AsyncExitStack,
    store: Store,
    registry: Registry,
    rows: ServiceRows,
    jobs: Jobs,
    given: BotService | None,
    heard: FanoutListener,
) -> FanoutListener:
    """See to what is due and do jobs here; return what to do with messages of other processes."""
    settings, timekeeper = registry.settings, registry.timekeeper
    bots = given
    if bots is None:
        bots = Bots(settings.workers, settings.bots)
        await bots.start()
    stack.push_async_callback(bots.close)
    scheduler = registry.duties = Scheduler(registry, rows, bots, at_once=16 * settings.workers)
    stack.callback(scheduler.close)
    workshops = {
        hints.KIND: hint_workshop(settings.workers),
        analyses.KIND: analysis_workshop(settings.workers, store),
    }
    runner = JobRunner(jobs.rows, timekeeper, registry.fanout, workshops)
    stack.push_async_callback(runner.close)
    registry.spawn(scheduler.run())
    registry.spawn(runner.run())
    if settings.leisure:
        registry.spawn(_leisure(store, registry, jobs, scheduler).run())

    def job(job_id: str) -> None:
        jobs.heard(job_id)
        runner.nudge()

    return replace(heard, due=scheduler.nudge, job=job)
