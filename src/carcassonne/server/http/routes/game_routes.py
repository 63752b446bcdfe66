"""Routes of games: create, join, read, import and export, rematch."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, Body, Query, Response

from carcassonne.engine.game import Game
from carcassonne.engine.setup import full_deck, shuffled
from carcassonne.notation.json import actions_to_json
from carcassonne.server import metrics
from carcassonne.server.commands import records, rematches, seating
from carcassonne.server.commands.answers import (
    GameMadePayload,
    GamePositionPayload,
    GamesFoundPayload,
    GameStatePayload,
    InvitationPayload,
    LegalActionsPayload,
    LinePayload,
    LogPayload,
    SeatTakenPayload,
    ShufflePayload,
    TableChangedPayload,
    table_answer,
)
from carcassonne.server.games.frames import LogEntryPayload, entry_payload, opening_payload
from carcassonne.server.games.model import GameSetup, LogEntry
from carcassonne.server.games.position_payload import PositionPayload, RenderedPosition
from carcassonne.server.games.registry import Registry
from carcassonne.server.games.replay import Walk
from carcassonne.server.games.table import Table
from carcassonne.server.http.openapi.responses import json_responses, problem_responses, text_responses
from carcassonne.server.http.openapi.samples import FRAME, LINE, MADE, POSITION, RECORD, SHUFFLE, STATE, TABLE
from carcassonne.server.http.requests import (
    FindRequest,
    GameWanted,
    JoinRequest,
    PlayOnRequest,
    RematchReply,
    RematchRequest,
)
from carcassonne.server.http.routes.dependencies import (
    PREFIX,
    GameId,
    SeatToken,
    TheAsker,
    TheRegistry,
    WithPosition,
    json_response,
)
from carcassonne.server.http.strict_json import StrictRoute
from carcassonne.server.json_text import Rendered, json_object
from carcassonne.server.problems import Problem

router = APIRouter(prefix=PREFIX, tags=["games"], route_class=StrictRoute)
NEW = json_responses("The new game.", MADE, GameMadePayload, status=201)
REMATCH = (
    NEW
    | json_responses("The game that has begun already.", MADE, GameMadePayload)
    | json_responses("The table: nobody begins without the others.", {"table": TABLE}, TableChangedPayload, status=202)
)
MINE = {"games": [{"id": TABLE["id"], "seat": 0, "to_act": 0, "table": TABLE}]}
LOG = {"entries": [{name: value for name, value in FRAME.items() if name != "state"}], "next": None}
LONGEST_PAGE = 500
"""Entries of a log in one answer; a whole game has fewer."""


@router.post(
    "/games", status_code=201, summary="Create a game", responses=NEW | problem_responses("bad_json", "too_large")
)
async def create(wanted: GameWanted, registry: TheRegistry, asker: TheAsker) -> Response:
    """The answer holds a token for each of the creator's seats and a link for each open one, this once."""
    if all(seat.kind == "bot" for seat in wanted.seats):
        raise Problem("bad_request", "bots play among themselves by `carcassonne match`, not here", field="seats")
    await asker.spend("games")
    made = await seating.create(registry, wanted, asker.alias)
    metrics.GAMES.labels(wanted.preset).inc()
    return json_response(made, 201)


@router.post(
    "/games/import",
    status_code=201,
    summary="Import a record",
    responses=NEW | problem_responses("too_large", "unsupported_type"),
    openapi_extra={"requestBody": {"required": True, "content": {"text/plain": {"example": RECORD}}}},
)
async def import_record(
    text: Annotated[bytes, Body(media_type="text/plain")], registry: TheRegistry, asker: TheAsker
) -> Response:
    """The new game is over: it can be replayed and analysed."""
    try:
        record = text.decode("utf-8")
    except UnicodeDecodeError as reason:
        raise Problem("bad_request", "a record must be UTF-8") from reason
    await asker.spend("imports")
    return json_response(await records.import_record(registry, record), 201)


@router.post(
    "/games/find",
    summary="My games",
    responses=json_responses("Newest first.", MINE, GamesFoundPayload) | problem_responses("bad_json"),
)
async def find(wanted: FindRequest, registry: TheRegistry) -> Response:
    """The games whose seats these tokens open, and as `others` those of the ids. What opens none is ignored."""
    return json_response(await seating.find(registry, wanted.tokens, wanted.games))


@router.get(
    "/games/{game_id}",
    summary="A game as it stands",
    responses=json_responses(
        "Table and state.", {"table": TABLE, "state": STATE}, GameStatePayload, GamePositionPayload
    )
    | problem_responses("no_game"),
)
async def look(game_id: GameId, registry: TheRegistry, position: WithPosition = False) -> Response:
    """What everybody may see of it."""
    async with registry.current(game_id) as table:
        if position:
            return json_response(table_answer(table, positions=True))
        return json_response(json_object({"table": table.payload(), "state": table.position.state}))


@router.get(
    "/games/{game_id}/invitation",
    summary="The seat behind a link",
    responses=json_responses("The seat and its table.", {"seat": 1, "table": TABLE}, InvitationPayload)
    | problem_responses("no_token", "wrong_token", "no_game"),
)
async def invitation(game_id: GameId, secret: SeatToken, registry: TheRegistry) -> Response:
    """The link's secret is sent as bearer. Nothing changes; once the seat is taken the table says by whom."""
    return json_response(await seating.invitation(registry, game_id, secret))


@router.post(
    "/games/{game_id}/join",
    summary="Sit down by a link",
    responses=json_responses(
        "The seat and its token.", {"seat": 1, "token": MADE["tokens"]["0"], "table": TABLE}, SeatTakenPayload
    )
    | problem_responses("bad_json", "no_token", "wrong_token", "no_game", "seat_taken", "game_over"),
)
async def join(game_id: GameId, wanted: JoinRequest, secret: SeatToken, registry: TheRegistry) -> Response:
    """The link's secret is sent as bearer. Of several requests for a seat one is accepted; the same `join_id` again
    gets the same answer."""
    return json_response(await seating.join(registry, game_id, secret, wanted.name, wanted.join_id, wanted.colour))


@router.get(
    "/games/{game_id}/legal",
    summary="The legal actions",
    responses=json_responses("The actions.", {"ply": 1, "actions": [{"type": "skip"}]}, LegalActionsPayload)
    | problem_responses("no_game"),
)
async def legal(game_id: GameId, registry: TheRegistry) -> Response:
    """Every action of the seat that is to act; numbers may come as a range. None when the game is over."""
    async with registry.current(game_id) as table:
        playing = table.standing.status != "over"
        actions = actions_to_json(table.replay.game.legal_actions()) if playing else []
        return json_response({"ply": table.ply, "actions": actions})


@router.get(
    "/games/{game_id}/sight",
    summary="The older name of a position",
    responses=json_responses("The position.", POSITION, PositionPayload) | problem_responses("no_game"),
)
@router.get(
    "/games/{game_id}/position",
    summary="A position as the page draws it",
    responses=json_responses("The position.", POSITION, PositionPayload) | problem_responses("no_game"),
)
async def position(
    game_id: GameId, registry: TheRegistry, ply: Annotated[int | None, Query(ge=0, le=100_000)] = None
) -> Response:
    """Of the last position, or of the one after so many decisions."""
    async with registry.current(game_id) as table:
        if ply is None or ply == table.ply:
            return json_response(table.position.payload)
        return json_response(await asyncio.to_thread(_earlier_position, table, ply))


@router.get(
    "/games/{game_id}/line",
    summary="A position as one line of text",
    responses=json_responses("The position line.", LINE, LinePayload) | problem_responses("no_game"),
)
async def line(
    game_id: GameId, registry: TheRegistry, ply: Annotated[int | None, Query(ge=0, le=100_000)] = None
) -> Response:
    """For engines (docs/notation.md): of the last position, or of the one after so many decisions. It holds how many
    tiles of each kind are left, never their order."""
    async with registry.current(game_id) as table:
        if ply is None or ply == table.ply:
            return json_response({"seq": table.seq, "ply": table.ply, "line": table.replay.game.position})
        earlier = await asyncio.to_thread(_earlier_game, table, ply)
        return json_response({"seq": _seq_of(table, ply), "ply": ply, "line": earlier.position})


def _earlier_position(table: Table, ply: int) -> Rendered:
    return RenderedPosition(_earlier_game(table, ply), _seq_of(table, ply), table.setup.aids).payload


def _earlier_game(table: Table, ply: int) -> Game:
    replay = table.replay
    if not replay.first <= ply < table.ply:
        raise table.problem("bad_request", f"the game goes from ply {replay.first} to {table.ply}, not to {ply}")
    return replay.at(ply)


def _seq_of(table: Table, ply: int) -> int:
    """Return the entry that led to a position: the last one that left so many decisions in force."""
    return next((entry.seq for entry in reversed(table.entries) if entry.ply == ply), 0)


@router.get(
    "/games/{game_id}/log",
    summary="Everything that happened",
    responses=json_responses("The frames without their states.", LOG, LogPayload) | problem_responses("no_game"),
)
async def log(
    game_id: GameId,
    registry: TheRegistry,
    after: Annotated[int, Query(ge=-1, le=1_000_000, description="The last entry known; -1 for the opening too.")] = -1,
    limit: Annotated[int, Query(ge=1, le=LONGEST_PAGE, description="How many entries at most.")] = LONGEST_PAGE,
) -> Response:
    """Entries from the opening on, as in the stream but without `state`; `next` is the `after` of what follows."""
    async with registry.current(game_id) as table:
        last = max(0, after) + limit - (after < 0)
        page = await asyncio.to_thread(_log_page, table.setup, table.entries[:last], after)
        return json_response({"entries": page, "next": last if table.seq > last else None})


def _log_page(setup: GameSetup, entries: list[LogEntry], after: int) -> list[LogEntryPayload]:
    walk = Walk(setup, entries, max(0, after))
    opening: list[LogEntryPayload] = [opening_payload(walk.game)] if after < 0 else []
    return opening + [entry_payload(entry, walk.follow(entry)) for entry in entries[max(0, after) :]]


@router.get(
    "/games/{game_id}/shuffle",
    summary="The shuffle, to be checked",
    responses=json_responses("The seed and its tiles.", SHUFFLE, ShufflePayload)
    | problem_responses("bad_request", "no_game", "not_over"),
)
async def shuffle(game_id: GameId, registry: TheRegistry) -> Response:
    """Of a game that is over: the seed, the promise, and every tile as the seed deals them, derived anew."""
    async with registry.current(game_id) as table:
        setup = table.setup
        if table.standing.status != "over":
            raise table.problem("not_over", "the seed is told when the game is over")
        if setup.seed is None:
            raise table.problem("bad_request", "this game has no seed: its tiles were chosen")
        stack = await asyncio.to_thread(shuffled, full_deck(setup.rules), setup.seed)
        return json_response({"seed": str(setup.seed), "commitment": setup.commitment, "stack": stack})


@router.get(
    "/games/{game_id}/record",
    summary="The game record",
    response_class=Response,
    responses=text_responses("The record.", RECORD, "text/plain") | problem_responses("no_game"),
)
async def record(game_id: GameId, registry: TheRegistry) -> Response:
    """As text (docs/notation.md); the seed stands in it when the game is over."""
    async with registry.current(game_id) as table:
        name = f'attachment; filename="carcassonne-{game_id}.txt"'
        return Response(records.export(table), media_type="text/plain", headers={"Content-Disposition": name})


@router.post(
    "/games/{game_id}/again",
    status_code=201,
    summary="Try again from here",
    responses=NEW | problem_responses("bad_json", "bad_request", "no_game", "not_over"),
)
async def again(game_id: GameId, wanted: PlayOnRequest, registry: TheRegistry, asker: TheAsker) -> Response:
    """A new game with the decisions of a finished one up to `ply`: the same tiles come, and bots play the others."""
    await asker.spend("games")
    return json_response(await records.play_on(registry, game_id, wanted, asker.alias), 201)


@router.post(
    "/games/{game_id}/rematch",
    status_code=201,
    summary="Play again",
    responses=REMATCH | problem_responses("bad_json", "no_token", "wrong_token", "no_game", "not_over"),
)
async def rematch(
    game_id: GameId, wanted: RematchRequest, token: SeatToken, registry: TheRegistry, asker: TheAsker
) -> Response:
    """It begins when everybody at another device has agreed; until then (202) the table shows the offer.

    Seats move on by one and old tokens hold there. Whoever asks when it has begun gets the same game (200).
    """
    await asker.spend("games")
    return await _rematch(registry, game_id, *await rematches.offer(registry, game_id, token, wanted.same_tiles))


@router.post(
    "/games/{game_id}/rematch/answer",
    status_code=201,
    summary="Agree to a rematch, or not",
    responses=REMATCH | problem_responses("bad_json", "no_token", "wrong_token", "no_game", "no_offer"),
)
async def answer_rematch(game_id: GameId, said: RematchReply, token: SeatToken, registry: TheRegistry) -> Response:
    """The game begins when everybody who was asked agrees; the offer is gone when one does not (202)."""
    return await _rematch(registry, game_id, *await rematches.answer(registry, game_id, token, said.accept))


async def _rematch(registry: Registry, game_id: str, new: bool, made: GameMadePayload | None) -> Response:
    if made is not None:
        return json_response(made, 201 if new else 200)
    async with registry.pinned(game_id) as table:
        return json_response({"table": table.payload()}, 202)
