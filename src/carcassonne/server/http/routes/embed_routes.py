"""Pages for the frames of other sites: an event, and a game to watch. Nothing else of this server may be framed."""

from __future__ import annotations

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from carcassonne.server.events import organising
from carcassonne.server.events.organising import Events
from carcassonne.server.events.payloads import event_payload
from carcassonne.server.games.registry import Registry
from carcassonne.server.http.embedded import POLICY, event_page, game_page, language_of
from carcassonne.server.http.rate_limits import RateLimits
from carcassonne.server.problems import Problem

HEADERS = {"Content-Security-Policy": POLICY, "Cache-Control": "no-cache", "Vary": "Accept-Language"}


def mount_embeds(app: Starlette) -> None:
    """Serve what other sites may frame. Call it before the page is mounted."""
    for path, endpoint in (("/embed/events/{event_id}", _event), ("/embed/games/{game_id}", _game)):
        app.router.routes.append(Route(path, endpoint, methods=["GET"], include_in_schema=False))


async def _event(request: Request) -> Response:
    await _count(request)
    events: Events | None = request.app.state.events
    if events is None:
        raise Problem("no_accounts", "there are no events here: the operator has named no host for accounts")
    event = await organising.found(events, request.path_params["event_id"])
    return _answer(event_page(await event_payload(events, event), _language(request)))


async def _game(request: Request) -> Response:
    await _count(request)
    registry: Registry = request.app.state.registry
    async with registry.current(request.path_params["game_id"]) as found:
        table = found.watched
        game, result = table.replay.game, table.standing.result
        scores = list(game.scores) if result is None else result["scores"]
        return _answer(game_page(table.payload(), scores, table.standing.to_act, _language(request)))


async def _count(request: Request) -> None:
    """A look counts as a request of the API does; raises Problem where somebody asks too often."""
    limits: RateLimits = request.app.state.limits
    await limits.count(request.client.host if request.client else "")


def _language(request: Request) -> str:
    return language_of(request.query_params.get("lang"), request.headers.get("accept-language", ""))


def _answer(page: str) -> Response:
    return HTMLResponse(page, headers=HEADERS)
