"""Seating: setting up a table, sitting down in an open seat, moving on to the next game."""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from carcassonne.ai.levels import LEVELS
from carcassonne.engine.game import Game
from carcassonne.engine.rules import PRESETS, Rules
from carcassonne.engine.setup import full_deck, shuffled
from carcassonne.errors import RulesError
from carcassonne.notation.json import Json
from carcassonne.server.games.entry import now_text
from carcassonne.server.games.model import AIDS, Seat, Setup
from carcassonne.server.games.outcome import beginning
from carcassonne.server.games.registry import Tables
from carcassonne.server.games.shuffle import commitment, new_seed
from carcassonne.server.games.table import Table
from carcassonne.server.games.tokens import hash_of, new_game_id, new_token, seats_opened_by
from carcassonne.server.http.problems import Problem
from carcassonne.server.storage.store import Conflict


@dataclass(frozen=True, slots=True)
class Wish:
    """A game somebody wants."""

    preset: str
    options: Mapping[str, object]
    seats: Sequence[Json]
    clock: Json | None
    aids: Mapping[str, bool]
    seed: int | None
    draw: Sequence[str] | None


async def create(tables: Tables, wish: Wish) -> Json:
    """Set up a table; gives the creator's tokens and the links to the open seats."""
    setup = _setup_of(wish)
    owner = secrets.token_hex(8)
    seats: list[Seat] = []
    tokens: dict[str, str] = {}
    links: dict[str, str] = {}
    for number, wanted in enumerate(wish.seats):
        secret = new_token()
        if wanted["kind"] == "human":
            tokens[str(number)] = secret
            seats.append(Seat("human", wanted["name"], owner=owner, token_hash=hash_of(secret)))
        elif wanted["kind"] == "open":
            links[str(number)] = f"/join/{setup.id}#{secret}"
            seats.append(Seat("open", secret_hash=hash_of(secret)))
        else:
            seats.append(_bot(tables, wanted, number))
    standing = beginning(setup, seats, setup.opening(), time.time())
    return made(await tables.add(setup, standing, seats, []), tokens, links)


def made(table: Table, tokens: Mapping[str, str], links: Mapping[str, str]) -> Json:
    """The answer to whoever made a game."""
    return {"id": table.id, "tokens": tokens, "links": links, "watch": f"/g/{table.id}", "table": table.to_json()}


def _setup_of(wish: Wish) -> Setup:
    if wish.seed is not None and wish.draw is not None:
        raise Problem("bad_request", "seed and draw exclude each other", field="draw")
    rules = _rules_of(wish)
    aids = dict.fromkeys(AIDS, True) | dict(wish.aids)
    setup = Setup(new_game_id(), now_text(), rules, (), clock=wish.clock, aids=aids)
    if wish.draw is not None:
        return replace(setup, stack=tuple(wish.draw), shuffle="known")
    if wish.seed is not None:
        return replace(setup, stack=tuple(shuffled(full_deck(rules), wish.seed)), seed=wish.seed, shuffle="known")
    return _secretly_shuffled(setup)


def _rules_of(wish: Wish) -> Rules:
    """The rules that are wanted, with a deck that there is; a refusal says which member it is about."""
    try:
        rules = Rules.of(wish.preset, len(wish.seats), wish.options)
    except RulesError as reason:
        raise Problem("bad_request", str(reason), field=_unplayable(wish)) from reason
    if wish.draw is not None:
        try:
            Game(rules, draw=wish.draw)
        except RulesError as reason:
            raise Problem("bad_request", str(reason), field="draw") from reason
    return rules


def _unplayable(wish: Wish) -> str:
    """The member of a wish without which its rules could be played."""
    if wish.preset not in PRESETS:
        return "preset"
    try:
        Rules.of(wish.preset, 2, wish.options)
    except RulesError:
        return "options"
    return "seats"


def _secretly_shuffled(setup: Setup) -> Setup:
    """The full deck shuffled by a seed nobody knows, with the promise of that seed."""
    seed = new_seed()
    stack = tuple(shuffled(full_deck(setup.rules), seed))
    return replace(setup, stack=stack, seed=seed, shuffle="secret", commitment=commitment(seed))


def _bot(tables: Tables, wanted: Json, number: int) -> Seat:
    level, player = wanted.get("level"), wanted.get("player")
    if (level is None) == (player is None):
        raise Problem("bad_request", "a bot has either a level or the name of a player", field=f"seats.{number}")
    if player is not None and player not in tables.settings.bots:
        told = f"there is no bot {player!r} here: GET /api/v1/players lists them"
        raise Problem("bad_request", told, field=f"seats.{number}.player")
    if level is not None and level not in {each.number for each in LEVELS}:
        told = f"there is no level {level}: GET /api/v1/players lists them"
        raise Problem("bad_request", told, field=f"seats.{number}.level")
    usual = player or next(each.name for each in LEVELS if each.number == level)
    return Seat("bot", wanted.get("name") or usual, level=level, player=player)


async def invitation(tables: Tables, game_id: str, secret: str) -> Json:
    """The seat that a link opens, or has opened, for whoever wants to know before sitting down."""
    async with tables.at(game_id) as table:
        return {"seat": _invited(table, secret), "table": table.to_json()}


def _invited(table: Table, secret: str) -> int:
    found = seats_opened_by(secret, [seat.secret_hash for seat in table.seats])
    if not found:
        raise Problem("wrong_token", "this link opens no seat at this table")
    return found[0]


async def join(tables: Tables, game_id: str, secret: str, name: str) -> Json:
    """Sit down in the open seat of a link; of several who come one sits."""
    async with tables.commanding(game_id) as table:
        number = _invited(table, secret)
        if table.seats[number].kind != "open":
            raise table.problem("seat_taken", "somebody sits there already")
        token = new_token()
        seat = replace(
            table.seats[number], kind="human", name=name, owner=secrets.token_hex(8), token_hash=hash_of(token)
        )
        seats = [seat if index == number else each for index, each in enumerate(table.seats)]
        standing = beginning(table.setup, seats, table.replay.game, time.time())
        if not await tables.store.take_seat(table.id, number, seat, standing):
            await tables.refresh(table)
            raise table.problem("seat_taken", "somebody sits there already")
        table.seats = seats
        tables.take_over(table, table.replay, (), (), standing)
        return {"seat": number, "token": token, "table": table.to_json()}


async def rematch(tables: Tables, game_id: str, token: str, same_tiles: bool) -> tuple[bool, Json]:
    """Play again: everybody moves on by one seat and keeps his token. Gives whether the game is new, and the answer."""
    async with tables.commanding(game_id) as table:
        table.seat_of(token)
        if table.standing.status != "over":
            raise table.problem("not_over", "the game is not over yet")
        if table.standing.rematch is None:
            try:
                return True, made(await _next_game(tables, table, same_tiles), {}, {})
            except Conflict:
                await tables.refresh(table)
        following = table.standing.rematch
        assert following is not None
        async with tables.at(following["id"]) as there:
            return False, made(there, {}, {})


async def _next_game(tables: Tables, table: Table, same_tiles: bool) -> Table:
    setup = replace(table.setup, id=new_game_id(), created=now_text())
    setup = replace(setup, shuffle="known", commitment=None) if same_tiles else _secretly_shuffled(setup)
    players = len(table.seats)
    to = [(number + 1) % players for number in range(players)]
    seats = [replace(table.seats[number - 1], left=None) for number in range(players)]
    standing = beginning(setup, seats, setup.opening(), time.time())
    following: Json = {"id": setup.id, "seats": to}
    await tables.store.make_rematch(table.id, following, setup, standing, seats)
    there = tables.welcome(setup, standing, seats)
    table.standing = replace(table.standing, rematch=following)
    table.publish(())
    return there


async def find(tables: Tables, tokens: Sequence[str]) -> Json:
    """The games that tokens open, newest first."""
    found = await tables.store.find([hash_of(token) for token in tokens])
    games: list[Json] = []
    for game_id, seat in found:
        async with tables.at(game_id) as table:
            games.append({"id": game_id, "seat": seat, "to_act": table.standing.to_act, "table": table.to_json()})
    return {"games": games}
