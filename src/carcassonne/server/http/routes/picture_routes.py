"""Routes of pictures to share."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from carcassonne.server.commands.pictures import PictureWanted, animation_wanted, landscape_wanted, position_wanted
from carcassonne.server.http.openapi.responses import Responses, problem_responses
from carcassonne.server.http.routes.dependencies import PREFIX, Asker, GameId, TheAsker
from carcassonne.server.http.routes.who_asks import TheSeen
from carcassonne.server.problems import Problem
from carcassonne.server.site.content import unchanged_answer
from carcassonne.server.site.drawings import animation_of, drawing_of, landscape_of
from carcassonne.server.site.pictures import Pictures, etag_of_name, picture_of

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
    tables: TheSeen,
    asker: TheAsker,
    ply: Annotated[int | None, Query(ge=0, le=100_000)] = None,
    seq: Annotated[int | None, Query(ge=0, le=1_000_000, description="Ignored: makes an address new.")] = None,
    colours: Colours = None,
) -> Response:
    """Board, names, scores and which game it is, a PNG up to 1200 pixels wide: of the last position, or after `ply`."""
    kind, make = (SVG, drawing_of) if request.url.path.endswith(".svg") else (PNG, picture_of)
    async with tables.current(game_id) as table:
        return await _answer(request, asker, position_wanted(table, kind, ply, colours), kind, make)


@router.get(
    "/games/{game_id}/landscape.svg",
    summary="A picture of the landscape alone",
    response_class=Response,
    responses=_drawn("The picture.", SVG) | problem_responses("no_game"),
)
async def landscape(
    game_id: GameId,
    request: Request,
    tables: TheSeen,
    asker: TheAsker,
    seq: Annotated[int | None, Query(ge=0, le=1_000_000, description="Ignored: makes an address new.")] = None,
    colours: Colours = None,
) -> Response:
    """The last position without names and scores, small enough for a list of games."""
    async with tables.current(game_id) as table:
        return await _answer(request, asker, landscape_wanted(table, colours), SVG, landscape_of)


@router.get(
    "/games/{game_id}/animation.svg",
    summary="A game that moves",
    response_class=Response,
    responses=_drawn("The animation.", SVG) | problem_responses("no_game"),
)
async def animation(
    game_id: GameId, request: Request, tables: TheSeen, asker: TheAsker, colours: Colours = None
) -> Response:
    """The game so far, tile by tile, as one SVG file that plays by itself."""
    headers = {"Content-Disposition": f'attachment; filename="carcassonne-{game_id}.svg"'}
    async with tables.current(game_id) as table:
        return await _answer(request, asker, animation_wanted(table, colours), SVG, animation_of, headers)


async def _answer(
    request: Request,
    asker: Asker,
    wanted: PictureWanted,
    kind: str,
    make: Callable[..., bytes],
    headers: dict[str, str] | None = None,
) -> Response:
    """Return a picture, or 304 without making it where the client has it. Raises Problem where the client left."""
    unchanged = unchanged_answer(request, etag_of_name(wanted.name), headers=headers)
    if unchanged is not None:
        return unchanged
    pictures: Pictures = request.app.state.pictures
    making = asyncio.create_task(pictures.of(wanted.name, asker.network, kind, make, wanted.given))
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
