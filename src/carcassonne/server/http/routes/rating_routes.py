"""Routes of ratings: how strong somebody is, and the top list of a pool."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from fastapi import APIRouter, Path, Request, Response
from typing_extensions import TypedDict

from carcassonne.server.http.openapi.responses import json_responses, problem_responses
from carcassonne.server.http.routes.dependencies import PREFIX, TheRegistry, json_response
from carcassonne.server.http.routes.who_asks import ThePeople
from carcassonne.server.problems import Problem
from carcassonne.server.ratings.derived import Standing
from carcassonne.server.ratings.pools import Pool
from carcassonne.server.ratings.rating_rows import RatingRows

router = APIRouter(prefix=PREFIX, tags=["ratings"])
PersonName: TypeAlias = Annotated[str, Path(description="Somebody's name.", max_length=40, examples=["Anna"])]


class RatingPayload(TypedDict):
    """How strong somebody is in a pool: `provisional` is shown with a question mark, `last` is when they played."""

    pool: Pool
    rating: int
    provisional: bool
    games: int
    last: float


class RatingsPayload(TypedDict):
    """Somebody's ratings."""

    name: str
    ratings: list[RatingPayload]


class RankedPayload(TypedDict):
    """Somebody in a top list."""

    rank: int
    name: str
    rating: RatingPayload


class TopPayload(TypedDict):
    """The top list of a pool: who has played 20 games there, and one within 30 days, the surest first."""

    pool: Pool
    people: list[RankedPayload]


EXAMPLE: RatingPayload = {"pool": "base-2", "rating": 1612, "provisional": False, "games": 41, "last": 1763200000.0}


def rating_payload(pool: Pool, standing: Standing) -> RatingPayload:
    """Return a rating as everybody sees it."""
    return {
        "pool": pool,
        "rating": standing.rating.shown,
        "provisional": standing.rating.provisional,
        "games": standing.games,
        "last": round(standing.last, 3),
    }


@router.get(
    "/people/{name}/ratings",
    summary="Somebody's ratings",
    responses=json_responses("In every pool.", {"name": "Anna", "ratings": [dict(EXAMPLE)]}, RatingsPayload)
    | problem_responses("no_accounts", "not_found"),
)
async def ratings(name: PersonName, people: ThePeople, request: Request) -> Response:
    """In the pools in which they have played rated games."""
    found = await people.store.named(name)
    if found is None:
        raise Problem("not_found", "nobody here is called that")
    rows: RatingRows = request.app.state.ratings
    known = await rows.standings([found.id])
    shown = [rating_payload(pool, standing) for (_, pool), standing in known.items()]  # type: ignore[arg-type]
    return json_response({"name": found.name, "ratings": shown})


@router.get(
    "/top/{pool}",
    summary="The top list of a pool",
    responses=json_responses(
        "The surest first.",
        {"pool": "base-2", "people": [{"rank": 1, "name": "Anna", "rating": dict(EXAMPLE)}]},
        TopPayload,
    )
    | problem_responses("no_accounts"),
)
async def top(pool: Pool, _: ThePeople, registry: TheRegistry, request: Request) -> Response:
    """At most 100 people; bots are not among them."""
    rows: RatingRows = request.app.state.ratings
    found = await rows.top(pool, registry.timekeeper.now())
    people = [
        {"rank": rank, "name": each.name, "rating": rating_payload(pool, each.standing)}
        for rank, each in enumerate(found, 1)
    ]
    return json_response({"pool": pool, "people": people})
