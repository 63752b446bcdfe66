"""Records: a game exported as text, and one imported to be replayed."""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from collections.abc import Collection
from dataclasses import replace
from typing import cast

from carcassonne.ai.players.between import is_between
from carcassonne.engine.codec import tile_drawn
from carcassonne.engine.dice import shown
from carcassonne.engine.events import TurnEnded
from carcassonne.engine.game import Game
from carcassonne.engine.position.wording import tile_kind
from carcassonne.errors import CarcassonneError, RulesError
from carcassonne.notation.json import action_to_json
from carcassonne.notation.record import Record, opening_of, parse_record, print_record, record_of, rolls_of
from carcassonne.notation.record import replay as replayed
from carcassonne.server.commands.answers import GameMadePayload
from carcassonne.server.commands.seating import game_made, with_dice
from carcassonne.server.games.model import GameSetup, GameStanding, LogEntry, Origin, Result, Seat, StoredGame, now_text
from carcassonne.server.games.registry import Registry
from carcassonne.server.games.replay import Replay, Walk
from carcassonne.server.games.rules_payload import aids_text
from carcassonne.server.games.seats import colours_of
from carcassonne.server.games.shuffle import TAG
from carcassonne.server.games.standings import standing_at_start
from carcassonne.server.games.table import Table
from carcassonne.server.games.tokens import hash_of, new_game_id, new_token
from carcassonne.server.problems import Problem

LONGEST_NAME = 40
MOST_TAGS, LARGEST_TAGS = 64, 16 * 1024
"""Further tags of a record, and their signs together: they are kept, and copied, for as long as the game is."""
FOR_PEOPLE = 4
"""The level that plays for people in a game that is played again."""
TAKEBACKS = "Takebacks"
"""The tag that says by seat how often decisions were taken back after which tiles had been drawn."""

HINTS = "Hints"
"""The tag that says by seat how many hints were taken."""
AIDS = "Aids"
"""The tag that says which aids the table did without."""


def export(table: Table) -> str:
    """Return the record of a game; its seed and commitment are in it when the game is over."""
    setup, over = table.setup, table.standing.status == "over"
    record = record_of(table.replay.game, table.names, setup.created[:10])
    tags = setup.tags
    if over and setup.commitment is not None:
        tags += ((TAG, setup.commitment),)
    reason = table.standing.result["reason"] if table.standing.result else ""
    if reason in ("cancelled", "aborted"):
        tags += (("Termination", "cancelled"),)
    if reason in ("resigned", "timeout"):
        gone = " ".join(str(number) for number, seat in enumerate(table.seats) if seat.left is not None)
        tags += (("Termination", f"{reason} {gone}"),)
    if table.line.past_draws:
        counts = " ".join(str(table.line.past_draws[seat]) for seat in range(len(table.seats)))
        tags += ((TAKEBACKS, counts),)
    if any(seat.hints for seat in table.seats):
        tags += ((HINTS, " ".join(str(len(seat.hints)) for seat in table.seats)),)
    if aids := aids_text(setup.aids):
        tags += ((AIDS, aids),)
    if over and setup.seed is not None:
        record = replace(record, seed=setup.seed, dice=table.replay.game.dice)
    return print_record(replace(record, tags=tags))


def record_text(body: bytes) -> str:
    """Return the text of a record; raises Problem."""
    try:
        return body.decode("utf-8")
    except UnicodeDecodeError as reason:
        raise Problem("bad_request", "a record must be UTF-8") from reason


async def import_record(registry: Registry, text: str) -> GameMadePayload:
    """Create the game of a record: it is over, and can be replayed."""
    setup, entries, result, names = await asyncio.to_thread(_read, text)
    seats = [Seat("human", name) for name in names]
    game = StoredGame(setup, GameStanding("over", result=result), seats, entries)
    return game_made(await registry.create(game))


async def play_on(
    registry: Registry, game_id: str, ply: int, seat: int, level: int | None, asker: str | None = None
) -> GameMadePayload:
    """Create a game that goes on from a moment of a finished one, with the same tiles, against bots."""
    async with registry.current(game_id) as table:
        if table.standing.status != "over":
            raise table.watched.problem("not_over", "the game is not over yet")
        if seat >= len(table.seats):
            raise Problem("bad_request", f"there is no seat {seat}", field="seat")
        if not table.replay.first <= ply < table.ply:
            detail = f"the game can go on from ply {table.replay.first} to {table.ply - 1}, not from {ply}"
            raise Problem("bad_request", detail, field="ply")
        record = record_of(table.replay.game, table.names)
        first, result = table.setup, cast(Result, table.standing.result)
        worn = colours_of(table.seats)
        seats = [_bot_like(each, level, registry.settings.bots) for each in table.seats]
        seats = [replace(each, colour=worn[number]) for number, each in enumerate(seats)]
    setup = replace(first, id=new_game_id(), created=now_text(), shuffle="known", commitment=None, clock=None, tags=())
    setup = replace(setup, match_id=None, late=0)
    entries = await asyncio.to_thread(_entries_of, record, setup)
    entries = [entry for entry in entries if entry.ply <= ply]
    token = new_token()
    name, colour = seats[seat].name, worn[seat]
    owner = secrets.token_hex(8)
    seats[seat] = Seat("human", name, owner=owner, token_hash=hash_of(token), colour=colour)
    walk, turns = await asyncio.to_thread(_walk, setup, entries)
    origin: Origin = {
        "id": game_id,
        "created": first.created,
        "ply": ply,
        "turn": turns + 1,
        "scores": list(walk.game.scores),
        "result": result,
    }
    setup = replace(setup, origin=origin, asker=asker)
    standing = standing_at_start(setup, seats, walk.game, registry.timekeeper.now())
    return game_made(await registry.create(StoredGame(setup, standing, seats, entries)), {str(seat): token})


def _bot_like(seat: Seat, level: int | None, offered: Collection[str]) -> Seat:
    """Return the bot that plays for a seat: of the level that is asked for, else the one that sat there.

    Level 4 plays for people, and for a bot that is no longer offered.
    """
    if (
        level is None
        and seat.kind == "bot"
        and (seat.player is None or seat.player in offered or is_between(seat.player))
    ):
        return Seat("bot", seat.name, level=seat.level, player=seat.player)
    return Seat("bot", seat.name, level=level or FOR_PEOPLE)


def _walk(setup: GameSetup, entries: list[LogEntry]) -> tuple[Walk, int]:
    """Return a game after its entries, and how many turns they ended."""
    walk = Walk(setup, entries, 0)
    events = [event for entry in entries for event in walk.follow(entry)]
    return walk, sum(isinstance(event, TurnEnded) for event in events)


def _read(text: str) -> tuple[GameSetup, list[LogEntry], Result, list[str]]:
    try:
        record = parse_record(text)
        game = replayed(record)
    except (CarcassonneError, RulesError) as reason:
        raise Problem("bad_request", str(reason)) from reason
    _check_writable(record)
    setup = _setup_of(record, game)
    entries = _entries_of(record, setup)
    result: Result = {"reason": "imported", "scores": list(game.scores), "winners": _winners(game)}
    names = [*record.names, *[""] * record.rules.players][: record.rules.players]
    return setup, entries, result, [_short(name) or f"Player {seat}" for seat, name in enumerate(names)]


def _check_writable(record: Record) -> None:
    """Raise Problem for more tags than anybody needs, and for half of a surrogate pair: it cannot be exported again."""
    signs = sum(len(name) + len(value) for name, value in record.tags)
    if len(record.tags) > MOST_TAGS or signs > LARGEST_TAGS:
        found = f"this one has {len(record.tags)} of {signs} signs together"
        raise Problem("bad_request", f"a record may have {MOST_TAGS} further tags of {LARGEST_TAGS} signs: {found}")
    try:
        "".join(name + value for name, value in record.tags).encode("utf-8")
    except UnicodeEncodeError as reason:
        raise Problem("bad_request", "header: half of a surrogate pair") from reason


def _setup_of(record: Record, game: Game) -> GameSetup:
    """Return the setup of a record: its stack is the tiles that were drawn, in order, then the others by kind.

    Rolls that its seed does not explain are given to it likewise.
    """
    drawn = [tile for move in record.moves if (tile := tile_drawn(move.action))]
    rest = [name for name, count in game.view().undrawn.items() for _ in range(count)]
    assert Counter(map(tile_kind, drawn + rest)) == _deck(record)
    setup = GameSetup(
        id=new_game_id(),
        created=now_text(),
        rules=record.rules,
        stack=tuple(drawn + rest),
        seed=record.seed,
        shuffle="known",
        position=record.position or None,
        tags=record.tags,
        dice=_dice_of(record),
    )
    return with_dice(setup)


def _dice_of(record: Record) -> tuple[int, ...]:
    """Return what has to be given for the rolls of a record to come again."""
    rolls = list(rolls_of(record))
    if record.seed is None:
        return tuple(roll.shows for roll in rolls)
    seed = record.seed
    explained = all(shown(roll.state, record.dice, seed, n) == roll.shows for n, roll in enumerate(rolls))
    return record.dice if explained else tuple(roll.shows for roll in rolls)


def _deck(record: Record) -> Counter[int]:
    undrawn = opening_of(record).view().undrawn
    return Counter({tile_kind(name): count for name, count in undrawn.items()})


def _entries_of(record: Record, setup: GameSetup) -> list[LogEntry]:
    replay = Replay(setup)
    entries: list[LogEntry] = []
    for move in record.moves:
        if move.seat is not None:
            decision = replay.decide(move.action)
            action = action_to_json(decision.action)
            entries.append(LogEntry(len(entries) + 1, "move", move.seat, replay.game.ply, action, decision.draws))
    return entries


def _winners(game: Game) -> list[int]:
    """Return the seats with most points; none where the record ends before the game."""
    return list(game.result.winners) if game.result is not None else []


def _short(name: str) -> str:
    return "".join(sign for sign in name if sign.isprintable()).strip()[:LONGEST_NAME]
