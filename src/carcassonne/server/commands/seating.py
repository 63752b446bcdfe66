"""Seating: creating a game, taking an open seat, seeing the table, finding the games of a token."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from typing import cast

from carcassonne.ai.players.between import MOST_RESULTS, is_between, number_of_results
from carcassonne.ai.players.levels import LEVELS
from carcassonne.engine.dice import has_dice
from carcassonne.engine.game import Game
from carcassonne.engine.rules import PRESETS, Rules
from carcassonne.engine.setup import full_deck, stack_of
from carcassonne.errors import RulesError
from carcassonne.server.commands.answers import (
    GameFoundPayload,
    GameMadePayload,
    GameSeenPayload,
    GamesFoundPayload,
    InvitationPayload,
    SeatTakenPayload,
)
from carcassonne.server.commands.changing import changed
from carcassonne.server.commands.requests import BotSeat, HumanSeat, NewGame, OpenSeat
from carcassonne.server.games import clocks
from carcassonne.server.games.model import Clock, GameSetup, Seat, StoredGame, now_text
from carcassonne.server.games.registry import Registry
from carcassonne.server.games.seats import colour_for, colours_of, level_name, told_apart
from carcassonne.server.games.shuffle import LOT_TAG, commitment, lot, new_seed
from carcassonne.server.games.standings import standing_at_start
from carcassonne.server.games.table import Change, Table
from carcassonne.server.games.tokens import hash_of, new_game_id, new_token, seats_opened_by, token_of
from carcassonne.server.people.model import Person
from carcassonne.server.people.names import folded
from carcassonne.server.problems import Problem

TELLING = ("finished", "resigned", "timeout")
"""The ends of games that tell how strong somebody is."""


def check_somebody_plays(wanted: NewGame) -> None:
    """Raise Problem unless there is a seat for a person."""
    if all(isinstance(seat, BotSeat) for seat in wanted.seats):
        raise Problem("bad_request", "bots play among themselves by `carcassonne match`, not here", field="seats")


async def create(
    registry: Registry, wanted: NewGame, asker: str | None = None, person: Person | None = None
) -> GameMadePayload:
    """Create a game; return the creator's tokens and the links to the open seats.

    Where the creator is signed in and alone at the device, their seat is theirs; where several play there, that of
    their name.
    """
    here = [seat for seat in wanted.seats if isinstance(seat, HumanSeat)]
    setup = replace(_setup_of(wanted), asker=asker)
    owner = secrets.token_hex(8)
    seats: list[Seat] = []
    tokens: dict[str, str] = {}
    links: dict[str, str] = {}
    for number, seat in enumerate(wanted.seats):
        secret = new_token()
        match seat:
            case HumanSeat():
                tokens[str(number)] = secret
                colour = None if seat.colour in [each.colour for each in seats] else seat.colour
                own = person if person is not None and _is_own(seat, person, here) else None
                name = _apart(own.name if own is not None else seat.name, seats)
                of_person = None if own is None else own.id
                person = None if own is not None else person
                seats.append(
                    Seat("human", name, owner=owner, token_hash=hash_of(secret), colour=colour, person=of_person)
                )
            case OpenSeat():
                links[str(number)] = f"/join/{setup.id}#{secret}"
                seats.append(Seat("open", secret_hash=hash_of(secret)))
            case BotSeat():
                bot = bot_wanted(registry, seat.level, seat.player, seat.name, f"seats.{number}")
                seats.append(replace(bot, name=_apart(bot.name, seats)))
    if setup.rules.first_player == "random":
        setup, drawn = by_lot(setup)
        seats = seats[drawn:] + seats[:drawn]
        tokens, links = (
            {str((int(number) - drawn) % len(seats)): secret for number, secret in each.items()}
            for each in (tokens, links)
        )
    worn = colours_of(seats)
    seats = [replace(seat, colour=worn[n]) if seat.kind == "human" else seat for n, seat in enumerate(seats)]
    standing = standing_at_start(setup, seats, setup.opening(), registry.timekeeper.now())
    return game_made(await registry.create(StoredGame(setup, standing, seats, [])), tokens, links)


def _is_own(seat: HumanSeat, person: Person, here: Sequence[HumanSeat]) -> bool:
    """Return whether a seat at the creator's device is the creator's own."""
    return len(here) == 1 or folded(seat.name) == folded(person.name)


def by_lot(setup: GameSetup) -> tuple[GameSetup, int]:
    """Draw by lot who begins: return the setup that says so, and the number of the seat as they were asked for."""
    drawn = lot(setup.seed, setup.rules.players)
    return replace(setup, tags=((LOT_TAG, str(drawn)),)), drawn


def _apart(name: str, seats: Sequence[Seat]) -> str:
    return told_apart(name, [seat.name for seat in seats])


def game_made(
    table: Table, tokens: dict[str, str] | None = None, links: dict[str, str] | None = None
) -> GameMadePayload:
    """Return the answer to whoever created a game."""
    return {
        "id": table.id,
        "tokens": tokens or {},
        "links": links or {},
        "watch": f"/g/{table.id}",
        "table": table.payload(),
    }


def _setup_of(wanted: NewGame) -> GameSetup:
    if wanted.seed is not None and wanted.draw is not None:
        raise Problem("bad_request", "seed and draw exclude each other", field="draw")
    rules = _rules_of(wanted)
    clock = None if wanted.clock is None else _clock(wanted.clock)
    setup = GameSetup(new_game_id(), now_text(), rules, (), clock=clock, aids=wanted.aids, dice=tuple(wanted.dice))
    if wanted.draw is not None:
        return with_dice(replace(setup, stack=tuple(wanted.draw), shuffle="known"))
    if wanted.seed is not None:
        return replace(setup, stack=tuple(stack_of(rules, wanted.seed)), seed=wanted.seed, shuffle="known")
    return secretly_shuffled(setup)


def _clock(given: Clock) -> Clock:
    """Return a clock as it is stored: one without a grace does not speak of it."""
    return cast(Clock, {name: value for name, value in given.items() if name != "grace" or value})


def _rules_of(wanted: NewGame) -> Rules:
    """Return the rules that are wanted; raises Problem that names the member of the request that is wrong."""
    try:
        rules = Rules.of(wanted.preset, len(wanted.seats), wanted.options)
        if wanted.draw is None:
            full_deck(rules)
    except RulesError as reason:
        raise Problem("bad_request", str(reason), field=_unplayable(wanted)) from reason
    if wanted.draw is not None:
        try:
            Game(rules, draw=wanted.draw)
        except RulesError as reason:
            raise Problem("bad_request", str(reason), field="draw") from reason
    if wanted.dice:
        _check_dice(rules, wanted)
    return rules


def _check_dice(rules: Rules, wanted: NewGame) -> None:
    """Raise Problem for dice that cannot be rolled, and for those of a shuffle that is promised to be secret."""
    if wanted.draw is None and wanted.seed is None:
        raise Problem("bad_request", "dice are given with the tiles, or with a seed", field="dice")
    try:
        Game(rules, draw=wanted.draw, dice=wanted.dice)
    except RulesError as reason:
        raise Problem("bad_request", str(reason), field="dice") from reason


def with_dice(setup: GameSetup) -> GameSetup:
    """Return a setup whose rolls have a seed of their own, where anything is rolled and the tiles have none."""
    rolls = setup.seed is None and has_dice(setup.opening().state)
    return replace(setup, dice_seed=new_seed()) if rolls else setup


def _unplayable(wanted: NewGame) -> str:
    """Return the member of a request that makes its rules unplayable."""
    if wanted.preset not in PRESETS:
        return "preset"
    try:
        Rules.of(wanted.preset, 2, wanted.options)
    except RulesError:
        return "options"
    return "seats"


def secretly_shuffled(setup: GameSetup) -> GameSetup:
    """Return a setup with the full deck shuffled by a secret seed, and the commitment to that seed."""
    seed = new_seed()
    stack = tuple(stack_of(setup.rules, seed))
    return replace(
        setup, stack=stack, seed=seed, shuffle="secret", commitment=commitment(seed), dice=(), dice_seed=None
    )


def bot_wanted(
    registry: Registry, level: int | None, player: str | None, name: str | None = None, field: str = ""
) -> Seat:
    """Return the seat of a bot; raises Problem that names the member of a request, inside `field`, that is wrong."""
    inside = f"{field}." if field else ""
    if (level is None) == (player is None):
        raise Problem("bad_request", "a bot has either a level or the name of a player", field=field or "level")
    if player is not None and player not in registry.settings.bots and not is_between(player):
        detail = f"there is no bot {player!r} here: GET /api/v1/players lists them"
        raise Problem("bad_request", detail, field=f"{inside}player")
    if level is not None and level not in {each.number for each in LEVELS}:
        detail = f"there is no level {level}: GET /api/v1/players lists them"
        raise Problem("bad_request", detail, field=f"{inside}level")
    return Seat("bot", name or _usual_name(registry, level, player), level=level, player=player)


def _usual_name(registry: Registry, level: int | None, player: str | None) -> str:
    """Return the name of a bot that is given none: its level's, the operator's, or `level 3.4`."""
    if player is None:
        return level_name(cast(int, level))
    return player if player in registry.settings.bots else f"level {float(player):g}"


async def invitation(registry: Registry, game_id: str, secret: str) -> InvitationPayload:
    """Return the seat that a link opens, or has opened, before it is taken."""
    async with registry.current(game_id) as table:
        return {"seat": _invited(table, secret), "table": table.payload()}


def _invited(table: Table, secret: str) -> int:
    found = seats_opened_by(secret, [seat.secret_hash for seat in table.seats])
    if not found:
        raise Problem("wrong_token", "this link opens no seat at this table")
    return found[0]


async def join(
    registry: Registry,
    game_id: str,
    secret: str,
    name: str,
    join_id: str | None = None,
    colour: int | None = None,
    person: Person | None = None,
) -> SeatTakenPayload:
    """Take the open seat of a link; of several requests one is accepted. With its id the same again is answered again.

    The token is made of the link's secret and the client's id, so that it need not be stored to be told twice.
    """
    token = new_token() if join_id is None else token_of(secret, join_id)

    async def command(table: Table) -> SeatTakenPayload:
        number = _invited(table, secret)
        sitting = table.seats[number]
        if sitting.kind != "open":
            if join_id is not None and seats_opened_by(token, [sitting.token_hash]):
                return {"seat": number, "token": token, "table": table.payload()}
            raise table.problem("seat_taken", "somebody sits there already")
        if table.standing.status != "waiting":
            raise table.problem("game_over", "the game was called off before it began")
        own = person is not None and person.id not in [each.person for each in table.seats]
        called = person.name if person is not None and own else name
        seat = replace(
            sitting,
            kind="human",
            person=person.id if person is not None and own else None,
            name=told_apart(called, [other for index, other in enumerate(table.names) if index != number]),
            owner=secrets.token_hex(8),
            token_hash=hash_of(token),
            colour=colour_for(table.seats, number, colour),
        )
        seats = [seat if index == number else each for index, each in enumerate(table.seats)]
        here = {number, *table.present}  # others will see the table when they come back to it
        standing = standing_at_start(table.setup, seats, table.replay.game, registry.timekeeper.now(), here)
        await registry.commit(table, Change(table.replay, standing, seated={number: seat}))
        return {"seat": number, "token": token, "table": table.payload()}

    return await changed(registry, game_id, command)


async def see(registry: Registry, game_id: str, seats: Sequence[int]) -> None:
    """Let the clocks of players who see the table for the first time run from now on."""

    async def command(table: Table) -> None:
        held = table.standing.clocks
        if held is not None and _unseen(table, seats):
            standing = replace(table.standing, clocks=clocks.seen(held, seats, registry.timekeeper.now()))
            await registry.commit(table, Change(table.replay, standing))

    async with registry.pinned(game_id) as table:
        if not _unseen(table, seats):
            return

    with suppress(Problem):  # the server is going down
        await changed(registry, game_id, command)


def _unseen(table: Table, seats: Sequence[int]) -> bool:
    held = table.standing.clocks
    return table.standing.status == "playing" and held is not None and bool({*seats} & {*held.get("unseen", ())})


async def find(
    registry: Registry, tokens: Sequence[str], ids: Sequence[str] = (), own: Sequence[tuple[str, int]] = ()
) -> GamesFoundPayload:
    """Return the games that tokens open, newest first, and those of the ids that are there.

    `own` are games and seats of the person who asks: their own tokens are not stored. Where games against levels are
    among them, the player as strong as the asker is told.
    """
    found = await registry.store.find_seats([hash_of(token) for token in tokens])
    further = [each for each in own if each not in found]
    await registry.refresh_all([game_id for game_id, _ in (*found, *further)])
    games: list[GameFoundPayload] = []
    results: list[tuple[str, tuple[float, float]]] = []
    for game_id, seat in (*found, *further):
        async with registry.pinned(game_id) as table:
            if (game_id, seat) in further and table.token_of_person(seat) not in tokens:
                continue
            games.append({"id": game_id, "seat": seat, "to_act": table.standing.to_act, "table": table.payload()})
            result = _against_level(registry, table, seat)
            if result is not None:
                results.append((table.setup.created, result))
    answer: GamesFoundPayload = {"games": games}
    if results:
        results.sort(key=lambda each: each[0], reverse=True)
        answer["even"] = f"{number_of_results([result for _, result in results[:MOST_RESULTS]]):.1f}"
    if ids:
        answer["others"] = [seen for name in dict.fromkeys(ids) for seen in await _seen(registry, name)]
    return answer


def _against_level(registry: Registry, table: Table, seat: int) -> tuple[float, float] | None:
    """Return the level that a seat played against and whether it won, half for a tie; None where that tells nothing.

    It tells nothing where hints were taken, tiles were known, or more than two played.
    """
    result = table.standing.result
    if result is None or result["reason"] not in TELLING or table.setup.shuffle != "secret":
        return None
    if table.seats[seat].hints or len(table.seats) != 2:
        return None
    other = table.seats[1 - seat]
    if other.kind != "bot" or (other.player is not None and other.player in registry.settings.bots):
        return None
    level = float(other.player) if other.player is not None and is_between(other.player) else other.level
    won = 1 / len(result["winners"]) if seat in result["winners"] else 0.0
    return None if level is None else (level, won)


async def _seen(registry: Registry, game_id: str) -> list[GameSeenPayload]:
    """Return a game by its id; nothing where there is none."""
    try:
        async with registry.current(game_id) as table:
            return [{"id": game_id, "table": table.watched.payload()}]
    except Problem as problem:
        if problem.code != "no_game":
            raise
        return []
