"""Routes of pictures to share."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from carcassonne.server.commands import records
from carcassonne.server.games.seats import colours_of
from carcassonne.server.games.table import Table
from carcassonne.server.http.openapi.responses import Responses, problem_responses
from carcassonne.server.http.routes.dependencies import PREFIX, Asker, GameId, TheAsker, TheRegistry
from carcassonne.server.problems import Problem
from carcassonne.server.site.captions import caption
from carcassonne.server.site.content import unchanged_answer
from carcassonne.server.site.pictures import (
    Name,
    Pictures,
    animation_of,
    drawing_of,
    etag_of_name,
    landscape_of,
    picture_of,
)

router = APIRouter(prefix=PREFIX, tags=["pictures"])
PNG, SVG = "image/png", "image/svg+xml"
Colours = Annotated[
    str | None,
    Query(
        max_length=32,
        description="The numbers of the players' colours by seat, such as 2,1,0; without it those of the table.",
    ),
]


def _drawn(description: str, media_type: str) -> Responses:
    """What OpenAPI says of a picture."""
    content = {media_type: {"schema": {"type": "string", "format": "binary"}}}
    return {200: {"description": description, "content": content}}


def _worn(asked: str | None, table: Table) -> tuple[int, ...]:
    """Return the colours that are asked for. Raises Problem."""
    from carcassonne.art.drawing.palette import PLAYERS  # a server is ready before it can draw

    if asked is None:
        return tuple(colours_of(table.seats))
    players, most = len(table.names), len(PLAYERS) - 1
    numbers = asked.split(",")
    known = {str(number) for number in range(most + 1)}
    if not len(numbers) == len(set(numbers) & known) == players:
        wanted = f"colours must be {players} different numbers from 0 to {most}, one for each seat, as in 2,1,0"
        raise table.problem("bad_request", wanted)
    return tuple(map(int, numbers))


@router.get(
    "/games/{game_id}/picture.svg",
    summary="A picture of a position as SVG",
    response_class=Response,
    responses=_drawn("The picture.", SVG) | problem_responses("no_game"),
)
@router.get(
    "/games/{game_id}/picture.png",
    summary="A picture of a position",
    response_class=Response,
    responses=_drawn("The picture.", PNG) | problem_responses("no_game"),
)
async def picture(
    game_id: GameId,
    request: Request,
    registry: TheRegistry,
    asker: TheAsker,
    ply: Annotated[int | None, Query(ge=0, le=100_000)] = None,
    seq: Annotated[int | None, Query(ge=0, le=1_000_000, description="Ignored: makes an address new.")] = None,
    colours: Colours = None,
) -> Response:
    """Board, names, scores and which game it is, a PNG up to 1200 pixels wide: of the last position, or after `ply`."""
    kind, make = (SVG, drawing_of) if request.url.path.endswith(".svg") else (PNG, picture_of)
    async with registry.current(game_id) as table:
        replay = table.replay
        if ply is not None and not replay.first <= ply <= table.ply:
            raise table.problem("bad_request", f"the game goes from ply {replay.first} to {table.ply}, not to {ply}")
        worn = _worn(colours, table)
        at = None if ply == table.ply else ply
        said = caption(table.setup.rules, table.setup.created, table.names, table.standing.result)

        def given() -> tuple[object, ...]:
            game = replay.game if at is None else replay.at(at)
            return game.view(), table.names, game.last_square, worn, said

        return await _answer(request, asker, (game_id, kind, table.seq, at, table.names, worn, said), kind, make, given)


@router.get(
    "/games/{game_id}/landscape.svg",
    summary="A picture of the landscape alone",
    response_class=Response,
    responses=_drawn("The picture.", SVG) | problem_responses("no_game"),
)
async def landscape(
    game_id: GameId,
    request: Request,
    registry: TheRegistry,
    asker: TheAsker,
    seq: Annotated[int | None, Query(ge=0, le=1_000_000, description="Ignored: makes an address new.")] = None,
    colours: Colours = None,
) -> Response:
    """The last position without names and scores, small enough for a list of games."""
    async with registry.current(game_id) as table:
        game, worn = table.replay.game, _worn(colours, table)
        name = (game_id, "landscape", table.seq, table.names, worn)

        def given() -> tuple[object, ...]:
            return game.view(), table.names, game.last_square, worn

        return await _answer(request, asker, name, SVG, landscape_of, given)


@router.get(
    "/games/{game_id}/animation.svg",
    summary="A game that moves",
    response_class=Response,
    responses=_drawn("The animation.", SVG) | problem_responses("no_game"),
)
async def animation(
    game_id: GameId, request: Request, registry: TheRegistry, asker: TheAsker, colours: Colours = None
) -> Response:
    """The game so far, tile by tile, as one SVG file that plays by itself."""
    headers = {"Content-Disposition": f'attachment; filename="carcassonne-{game_id}.svg"'}
    async with registry.current(game_id) as table:
        worn = _worn(colours, table)
        name = (game_id, "animation", table.seq, table.names, worn)
        return await _answer(
            request, asker, name, SVG, animation_of, lambda: (records.export(table), worn), headers=headers
        )


async def _answer(
    request: Request,
    asker: Asker,
    name: Name,
    kind: str,
    make: Callable[..., bytes],
    given: Callable[[], tuple[object, ...]],
    headers: dict[str, str] | None = None,
) -> Response:
    """Return a picture, or 304 without making it where the client has it. Raises Problem where the client left."""
    unchanged = unchanged_answer(request, etag_of_name(name), headers=headers)
    if unchanged is not None:
        return unchanged
    pictures: Pictures = request.app.state.pictures
    making = asyncio.create_task(pictures.of(name, asker.network, kind, make, given))
    leaving = asyncio.create_task(_left(request))
    try:
        await asyncio.wait((making, leaving), return_when=asyncio.FIRST_COMPLETED)
        if not making.done():
            raise Problem("unavailable", "the client left before its picture was there")
        return making.result().answer(request, headers=headers)
    finally:
        for task in (making, leaving):
            task.cancel()
        await asyncio.gather(making, leaving, return_exceptions=True)


async def _left(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
