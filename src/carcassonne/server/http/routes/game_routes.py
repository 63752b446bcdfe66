"""Routes of games: create, join, read, import and export, rematch."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Body, Query, Request, Response

from carcassonne.server import metrics
from carcassonne.server.commands import reading, records, rematches, seating
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
)
from carcassonne.server.commands.reading import LONGEST_PAGE
from carcassonne.server.games.position_payload import PositionPayload
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
from carcassonne.server.http.routes.who_asks import MaybePerson, TheSeen
from carcassonne.server.http.strict_json import StrictRoute

router = APIRouter(prefix=PREFIX, tags=["games"], route_class=StrictRoute)
NEW = json_responses("The new game.", MADE, GameMadePayload, status=201)
REMATCH = (
    NEW
    | json_responses("The game that has begun already.", MADE, GameMadePayload)
    | json_responses("The table: nobody begins without the others.", {"table": TABLE}, TableChangedPayload, status=202)
)
MINE = {"games": [{"id": TABLE["id"], "seat": 0, "to_act": 0, "table": TABLE}]}
LOG = {"entries": [{name: value for name, value in FRAME.items() if name != "state"}], "next": None}


@router.post(
    "/games", status_code=201, summary="Create a game", responses=NEW | problem_responses("bad_json", "too_large")
)
async def create(wanted: GameWanted, registry: TheRegistry, asker: TheAsker, person: MaybePerson) -> Response:
    """The answer holds a token for each of the creator's seats and a link for each open one, this once."""
    game = wanted.plain()
    seating.check_somebody_plays(game)
    await asker.spend("games")
    made = await seating.create(registry, game, asker.alias, person)
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
    record = records.record_text(text)
    await asker.spend("imports")
    return json_response(await records.import_record(registry, record), 201)


@router.post(
    "/games/find",
    summary="My games",
    responses=json_responses("Newest first.", MINE, GamesFoundPayload) | problem_responses("bad_json"),
)
async def find(wanted: FindRequest, request: Request, registry: TheRegistry, person: MaybePerson) -> Response:
    """The games whose seats these tokens open, and as `others` those of the ids. What opens none is ignored."""
    own = [] if person is None else await request.app.state.people.store.seats_of(person.id)
    return json_response(await seating.find(registry, wanted.tokens, wanted.games, own))


@router.get(
    "/games/{game_id}",
    summary="A game as it stands",
    responses=json_responses(
        "Table and state.", {"table": TABLE, "state": STATE}, GameStatePayload, GamePositionPayload
    )
    | problem_responses("no_game"),
)
async def look(game_id: GameId, tables: TheSeen, position: WithPosition = False) -> Response:
    """What everybody may see of it."""
    return json_response(await reading.look(tables, game_id, position))


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
async def join(
    game_id: GameId, wanted: JoinRequest, secret: SeatToken, registry: TheRegistry, person: MaybePerson
) -> Response:
    """The link's secret is sent as bearer. Of several requests for a seat one is accepted; the same `join_id` again
    gets the same answer."""
    name, colour = wanted.name, wanted.colour
    return json_response(await seating.join(registry, game_id, secret, name, wanted.join_id, colour, person))


@router.get(
    "/games/{game_id}/legal",
    summary="The legal actions",
    responses=json_responses("The actions.", {"ply": 1, "actions": [{"type": "skip"}]}, LegalActionsPayload)
    | problem_responses("no_game"),
)
async def legal(game_id: GameId, tables: TheSeen) -> Response:
    """Every action of the seat that is to act; numbers may come as a range. None when the game is over."""
    return json_response(await reading.legal(tables, game_id))


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
    game_id: GameId, tables: TheSeen, ply: Annotated[int | None, Query(ge=0, le=100_000)] = None
) -> Response:
    """Of the last position, or of the one after so many decisions."""
    return json_response(await reading.position(tables, game_id, ply))


@router.get(
    "/games/{game_id}/line",
    summary="A position as one line of text",
    responses=json_responses("The position line.", LINE, LinePayload) | problem_responses("no_game"),
)
async def line(
    game_id: GameId, tables: TheSeen, ply: Annotated[int | None, Query(ge=0, le=100_000)] = None
) -> Response:
    """For engines (docs/notation.md): of the last position, or of the one after so many decisions. It holds how many
    tiles of each kind are left, never their order."""
    return json_response(await reading.line(tables, game_id, ply))


@router.get(
    "/games/{game_id}/log",
    summary="Everything that happened",
    responses=json_responses("The frames without their states.", LOG, LogPayload) | problem_responses("no_game"),
)
async def log(
    game_id: GameId,
    tables: TheSeen,
    after: Annotated[int, Query(ge=-1, le=1_000_000, description="The last entry known; -1 for the opening too.")] = -1,
    limit: Annotated[int, Query(ge=1, le=LONGEST_PAGE, description="How many entries at most.")] = LONGEST_PAGE,
) -> Response:
    """Entries from the opening on, as in the stream but without `state`; `next` is the `after` of what follows."""
    return json_response(await reading.log(tables, game_id, after, limit))


@router.get(
    "/games/{game_id}/shuffle",
    summary="The shuffle, to be checked",
    responses=json_responses("The seed and its tiles.", SHUFFLE, ShufflePayload)
    | problem_responses("bad_request", "no_game", "not_over"),
)
async def shuffle(game_id: GameId, tables: TheSeen) -> Response:
    """Of a game that is over: the seed, the promise, and every tile as the seed deals them, derived anew."""
    return json_response(await reading.shuffle(tables, game_id))


@router.get(
    "/games/{game_id}/record",
    summary="The game record",
    response_class=Response,
    responses=text_responses("The record.", RECORD, "text/plain") | problem_responses("no_game"),
)
async def record(game_id: GameId, tables: TheSeen) -> Response:
    """As text (docs/notation.md); the seed stands in it when the game is over."""
    name = f'attachment; filename="carcassonne-{game_id}.txt"'
    text = await reading.record(tables, game_id)
    return Response(text, media_type="text/plain", headers={"Content-Disposition": name})


@router.post(
    "/games/{game_id}/again",
    status_code=201,
    summary="Try again from here",
    responses=NEW | problem_responses("bad_json", "bad_request", "no_game", "not_over"),
)
async def again(game_id: GameId, wanted: PlayOnRequest, registry: TheRegistry, asker: TheAsker) -> Response:
    """A new game with the decisions of a finished one up to `ply`: the same tiles come, and bots play the others."""
    await asker.spend("games")
    made = await records.play_on(registry, game_id, wanted.ply, wanted.seat, wanted.level, asker.alias)
    return json_response(made, 201)


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
    begun = await rematches.offer(registry, game_id, token, wanted.same_tiles)
    status, told = await rematches.answered(registry, game_id, begun)
    return json_response(told, status)


@router.post(
    "/games/{game_id}/rematch/answer",
    status_code=201,
    summary="Agree to a rematch, or not",
    responses=REMATCH | problem_responses("bad_json", "no_token", "wrong_token", "no_game", "no_offer"),
)
async def answer_rematch(game_id: GameId, said: RematchReply, token: SeatToken, registry: TheRegistry) -> Response:
    """The game begins when everybody who was asked agrees; the offer is gone when one does not (202)."""
    begun = await rematches.answer(registry, game_id, token, said.accept)
    status, told = await rematches.answered(registry, game_id, begun)
    return json_response(told, status)
