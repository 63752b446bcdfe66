"""Routes of one's own account."""

from __future__ import annotations

from fastapi import APIRouter, Response
from typing_extensions import TypedDict

from carcassonne.server.http.openapi.responses import json_responses, problem_responses
from carcassonne.server.http.routes.dependencies import PREFIX, json_response
from carcassonne.server.http.routes.who_asks import TheSignedIn
from carcassonne.server.http.strict_json import StrictRoute
from carcassonne.server.people.model import Kind, Role, Scope

router = APIRouter(prefix=PREFIX, tags=["people"], route_class=StrictRoute)


class MePayload(TypedDict):
    """Who is signed in, and what their token may do: null for a browser, in which they may do everything."""

    name: str
    kind: Kind
    role: Role | None
    created: str
    closed_until: float
    unrated_until: float
    scopes: list[Scope] | None


ME: MePayload = {
    "name": "Anna",
    "kind": "person",
    "role": None,
    "created": "2026-11-18T20:00:00.000Z",
    "closed_until": 0.0,
    "unrated_until": 0.0,
    "scopes": None,
}


@router.get(
    "/me",
    summary="Who I am",
    responses=json_responses("The account.", dict(ME), MePayload) | problem_responses("not_signed_in", "no_accounts"),
)
async def me(who: TheSignedIn) -> Response:
    """By a browser's cookie or by a program's token, whatever its scopes."""
    person, scopes = who.person, who.session.scopes
    told: MePayload = {
        "name": person.name,
        "kind": person.kind,
        "role": person.role,
        "created": person.created,
        "closed_until": person.closed_until,
        "unrated_until": person.unrated_until,
        "scopes": None if scopes is None else list(scopes),
    }
    return json_response(told)
