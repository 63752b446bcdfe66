"""Routes of pictures to share."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from carcassonne.server.commands import records
from carcassonne.server.games.table import Table
from carcassonne.server.http.openapi.responses import Responses, problem_responses
from carcassonne.server.http.routes.dependencies import PREFIX, GameId, TheRegistry
from carcassonne.server.site.content import Content
from carcassonne.server.site.pictures import Pictures, animation_of, drawing_of, landscape_of, picture_of

router = APIRouter(prefix=PREFIX, tags=["pictures"])
PNG, SVG = "image/png", "image/svg+xml"
Colours = Annotated[
    str | None,
    Query(
        max_length=32,
        description="The numbers of the players' colours by seat, such as 2,1,0; without it each seat has its own.",
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
        return ()
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
    ply: Annotated[int | None, Query(ge=0, le=100_000)] = None,
    seq: Annotated[int | None, Query(ge=0, le=1_000_000, description="Ignored: makes an address new.")] = None,
    colours: Colours = None,
) -> Response:
    """Board, names and scores, a PNG 1200 pixels wide: of the last position, or of the one after so many decisions."""
    kind, make = (SVG, drawing_of) if request.url.path.endswith(".svg") else (PNG, picture_of)
    pictures: Pictures = request.app.state.pictures
    async with registry.pinned(game_id) as table:
        replay = table.replay
        if ply is not None and not replay.first <= ply <= table.ply:
            raise table.problem("bad_request", f"the game goes from ply {replay.first} to {table.ply}, not to {ply}")
        game = replay.game if ply is None or ply == table.ply else replay.at(ply)
        worn = _worn(colours, table)
        name = (game_id, kind, table.seq if game is replay.game else f"{table.seq}/{ply}", table.names, worn)
        view, names, last = game.view(), table.names, game.last_square
    made = await pictures.of(name, make, view, names, last, worn)
    return Content.of(made, kind).answer(request)


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
    seq: Annotated[int | None, Query(ge=0, le=1_000_000, description="Ignored: makes an address new.")] = None,
    colours: Colours = None,
) -> Response:
    """The last position without names and scores, small enough for a list of games."""
    pictures: Pictures = request.app.state.pictures
    async with registry.pinned(game_id) as table:
        game, worn = table.replay.game, _worn(colours, table)
        name = (game_id, "landscape", table.seq, table.names, worn)
        view, names, last = game.view(), table.names, game.last_square
    made = await pictures.of(name, landscape_of, view, names, last, worn)
    return Content.of(made, SVG).answer(request)


@router.get(
    "/games/{game_id}/animation.svg",
    summary="A game that moves",
    response_class=Response,
    responses=_drawn("The animation.", SVG) | problem_responses("no_game"),
)
async def animation(game_id: GameId, request: Request, registry: TheRegistry, colours: Colours = None) -> Response:
    """The game so far, tile by tile, as one SVG file that plays by itself."""
    pictures: Pictures = request.app.state.pictures
    async with registry.pinned(game_id) as table:
        worn = _worn(colours, table)
        name, record = (game_id, table.seq, "animation", table.names, worn), records.export(table)
    made = await pictures.of(name, animation_of, record, worn)
    file = f'attachment; filename="carcassonne-{game_id}.svg"'
    return Content.of(made, SVG).answer(request, headers={"Content-Disposition": file})
