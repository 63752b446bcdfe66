"""The routes under `/api/v1`, one router per subject (docs/server.md)."""

from __future__ import annotations

from starlette.routing import BaseRoute

from carcassonne.server.http.routes import (
    analysis_routes,
    bot_routes,
    case_routes,
    event_routes,
    game_routes,
    lobby_routes,
    match_routes,
    me_routes,
    move_routes,
    offer_routes,
    people_routes,
    picture_routes,
    profile_routes,
    push_routes,
    puzzle_routes,
    rating_routes,
    room_routes,
    rule_example_routes,
    rules_routes,
    site_routes,
    stream_routes,
)


def api_routes() -> list[BaseRoute]:
    """Return the routes of everything under `/api/v1`.

    They are the application's own: of a router that is included FastAPI makes every route again, and matches it twice.
    """
    parts = (
        game_routes,
        me_routes,
        match_routes,
        event_routes,
        move_routes,
        stream_routes,
        lobby_routes,
        bot_routes,
        case_routes,
        analysis_routes,
        offer_routes,
        people_routes,
        picture_routes,
        profile_routes,
        push_routes,
        rating_routes,
        puzzle_routes,
        room_routes,
        rule_example_routes,
        rules_routes,
        site_routes,
    )
    return [route for part in parts for route in part.router.routes]
