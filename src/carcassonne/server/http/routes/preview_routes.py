"""Link previews: the page of a game says in its head what a messenger shows of a link to it."""

from __future__ import annotations

from html import escape
from pathlib import Path

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from carcassonne.engine.rules import Rules
from carcassonne.server.commands.captions import outcome
from carcassonne.server.games.registry import Registry
from carcassonne.server.games.rules_payload import aids_text, rules_title
from carcassonne.server.games.stores import Unavailable
from carcassonne.server.games.table_payload import TablePayload
from carcassonne.server.http.rate_limits import RateLimits
from carcassonne.server.problems import Problem
from carcassonne.server.site.page import index_answer


def mount_previews(app: Starlette, folder: Path | None = None) -> None:
    """Serve the page of each game with its preview. Call it before the page itself is mounted."""

    async def game(request: Request) -> Response:
        return index_answer(folder, request, await _tags(request))

    for path in ("/g/{game_id}", "/g/{game_id}/replay", "/join/{game_id}"):
        app.router.routes.append(Route(path, game, methods=["GET"], include_in_schema=False))


async def _tags(request: Request) -> str:
    """Return the head's tags for a game; none where there is no such game: the page says so itself.

    A look at a game counts as a request does. Who asks too often gets the page without a look at the database.
    """
    registry: Registry = request.app.state.registry
    limits: RateLimits = request.app.state.limits
    try:
        await limits.count(request.client.host if request.client else "")
        async with registry.pinned(request.path_params["game_id"]) as table:
            return preview(table.watched.payload(), table.setup.rules, str(request.base_url).rstrip("/"))
    except (Problem, Unavailable):
        return ""


def preview(table: TablePayload, rules: Rules, origin: str) -> str:
    """Return the tags of a game's preview. Messengers read no script, so it is in the page's first language."""
    names = [seat["name"] or "?" for seat in table["seats"]]
    result = table["result"]
    if result is not None:
        scores = ", ".join(f"{name} {points}" for name, points in zip(names, result["scores"], strict=True))
        text = f"{outcome(names, result)}: {scores}. Replay the game move by move."
    else:
        waiting = table["status"] == "waiting"
        text = "A seat at the table is free." if waiting else "The game is going on: watch it live."
    title = f"Carcassonne: {' – '.join(names)}"
    played = ". ".join(filter(None, (rules_title(rules), aids_text(table["aids"]).capitalize())))
    text = f"{played}. {text}"
    picture = f"{origin}/api/v1/games/{table['id']}/picture.png?seq={table['seq']}"
    tags = {
        "og:type": "website",
        "og:site_name": "Carcassonne",
        "og:title": title,
        "og:description": text,
        "og:url": f"{origin}/g/{table['id']}",
        "og:image": picture,
        "og:image:type": "image/png",
    }
    lines = [f'<meta property="{name}" content="{escape(value)}" />' for name, value in tags.items()]
    return "".join([*lines, '<meta name="twitter:card" content="summary_large_image" />'])
