"""Routes of profiles: what everybody may know of somebody, and what whoever asks has to do with them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, TypeAlias

from fastapi import APIRouter, Depends, Request, Response
from typing_extensions import TypedDict

from carcassonne.server.games.table_payload import TablePayload
from carcassonne.server.http.openapi.responses import json_responses, problem_responses
from carcassonne.server.http.openapi.samples import TABLE
from carcassonne.server.http.routes.dependencies import PREFIX, TheRegistry, json_response
from carcassonne.server.http.routes.rating_routes import EXAMPLE, PersonName, RatingPayload, rating_payload
from carcassonne.server.http.routes.who_asks import MaybeSignedIn, ThePeople
from carcassonne.server.people.model import Kind, Person
from carcassonne.server.people.sessions import People
from carcassonne.server.problems import Problem
from carcassonne.server.puzzles.solvers import Solver, SolverRows
from carcassonne.server.ratings.profile_rows import Accuracy, PoolPlay, ProfileRows, RatedPlay, Tally, against, by_pool
from carcassonne.server.ratings.rating_rows import RatingRows

router = APIRouter(prefix=PREFIX, tags=["people"])
LAST_GAMES = 6


class TallyPayload(TypedDict):
    """Games won, tied and lost."""

    won: int
    tied: int
    lost: int


class RatingPointPayload(TypedDict):
    """A rating after a game; `at` is when it was counted, in seconds of the epoch."""

    at: float
    rating: int


class PoolProfilePayload(TypedDict):
    """Somebody in a pool: the rating, the results, and how the rating came to be."""

    rating: RatingPayload
    tally: TallyPayload
    history: list[RatingPointPayload]


class AccuracyPayload(TypedDict):
    """How well somebody plays, from 0 to 100, in so many games that were analysed."""

    games: int
    accuracy: float


class SolverProfilePayload(TypedDict):
    """Somebody as a solver of puzzles: first answers count, and `history` is as of a pool."""

    rating: int
    provisional: bool
    tried: int
    solved: int
    history: list[RatingPointPayload]


class RelationPayload(TypedDict):
    """What whoever asks has to do with somebody: rated games between the two, seen by who asks."""

    follows: bool
    blocks: bool
    tally: TallyPayload


class ProfilePayload(TypedDict):
    """What everybody may know of somebody. `owner` is whose bot it is; `relation` is null for guests and oneself,
    `puzzles` for who has tried none."""

    name: str
    kind: Kind
    owner: str | None
    created: str
    pools: list[PoolProfilePayload]
    accuracy: AccuracyPayload | None
    puzzles: SolverProfilePayload | None
    relation: RelationPayload | None


class PlayedPayload(TypedDict):
    """A game of somebody's, and their seat."""

    id: str
    seat: int
    to_act: int | None
    table: TablePayload


class PersonGamesPayload(TypedDict):
    """Somebody's games, newest first."""

    name: str
    games: list[PlayedPayload]


TALLY: TallyPayload = {"won": 24, "tied": 1, "lost": 16}
PROFILE: ProfilePayload = {
    "name": "Anna",
    "kind": "person",
    "owner": None,
    "created": "2026-11-18T20:00:00.000Z",
    "pools": [{"rating": EXAMPLE, "tally": TALLY, "history": [{"at": 1763200000.0, "rating": 1612}]}],
    "accuracy": {"games": 12, "accuracy": 91.4},
    "puzzles": {
        "rating": 1540,
        "provisional": True,
        "tried": 9,
        "solved": 6,
        "history": [{"at": 1763200000.0, "rating": 1540}],
    },
    "relation": {"follows": True, "blocks": False, "tally": {"won": 2, "tied": 0, "lost": 3}},
}


async def _profiles(request: Request) -> ProfileRows:
    return ProfileRows(request.app.state.store)


TheProfiles: TypeAlias = Annotated[ProfileRows, Depends(_profiles)]


async def _somebody(name: PersonName, people: ThePeople) -> Person:
    found = await people.store.named(name)
    if found is None:
        raise Problem("no_person", "nobody here is called that")
    return found


TheOther: TypeAlias = Annotated[Person, Depends(_somebody)]


@router.get(
    "/people/{name}",
    summary="Somebody's profile",
    responses=json_responses("What everybody may know.", dict(PROFILE), ProfilePayload)
    | problem_responses("no_accounts", "no_person"),
)
async def profile(
    other: TheOther, people: ThePeople, profiles: TheProfiles, who: MaybeSignedIn, request: Request
) -> Response:
    """Ratings with their history, the accuracy where games were analysed, and puzzles; for somebody else who is signed
    in also how the two fared with one another."""
    rows: RatingRows = request.app.state.ratings
    plays = await profiles.rated_plays(other.id)
    played, standings = by_pool(plays), await rows.standings([other.id])
    pools: list[PoolProfilePayload] = [
        _pool_payload(rating_payload(pool, standing), played.get(pool, PoolPlay()))  # type: ignore[arg-type, call-overload]
        for (_, pool), standing in standings.items()
    ]
    owner = None if other.owner is None else await people.store.person(other.owner)
    shown: ProfilePayload = {
        "name": other.name,
        "kind": other.kind,
        "owner": None if owner is None else owner.name,
        "created": other.created,
        "pools": sorted(pools, key=lambda each: (-each["rating"]["games"], each["rating"]["pool"])),
        "accuracy": _accuracy_payload(await profiles.accuracy(other.id)),
        "puzzles": _solver_payload(await SolverRows(request.app.state.store).solver(other.id)),
        "relation": None if who is None else await _relation(people, who.person, other, plays),
    }
    return json_response(shown)


@router.get(
    "/people/{name}/games",
    summary="Somebody's last games",
    responses=json_responses(
        "Newest first.",
        {"name": "Anna", "games": [{"id": TABLE["id"], "seat": 0, "to_act": 0, "table": TABLE}]},
        PersonGamesPayload,
    )
    | problem_responses("no_accounts", "no_person"),
)
async def games(other: TheOther, profiles: TheProfiles, registry: TheRegistry) -> Response:
    """Rated games, games of matches, and those the lobby shows: not what friends play among themselves."""
    found = await profiles.games_of(other.id, LAST_GAMES)
    await registry.refresh_all([game_id for game_id, _ in found])
    shown: list[PlayedPayload] = []
    for game_id, seat in found:
        async with registry.pinned(game_id) as table:
            seen = table.watched
            shown.append({"id": game_id, "seat": seat, "to_act": seen.standing.to_act, "table": seen.payload()})
    return json_response({"name": other.name, "games": shown})


def _pool_payload(rating: RatingPayload, played: PoolPlay) -> PoolProfilePayload:
    return {"rating": rating, "tally": _tally_payload(played.tally), "history": _history_payload(played.history)}


def _history_payload(history: Iterable[tuple[float, int]]) -> list[RatingPointPayload]:
    return [{"at": round(at, 3), "rating": shown} for at, shown in history]


def _solver_payload(found: Solver | None) -> SolverProfilePayload | None:
    if found is None:
        return None
    return {
        "rating": found.rating.shown,
        "provisional": found.rating.provisional,
        "tried": found.tried,
        "solved": found.solved,
        "history": _history_payload(found.history),
    }


def _tally_payload(tally: Tally) -> TallyPayload:
    return {"won": tally.won, "tied": tally.tied, "lost": tally.lost}


def _accuracy_payload(found: Accuracy | None) -> AccuracyPayload | None:
    return None if found is None else {"games": found.games, "accuracy": round(found.accuracy, 1)}


async def _relation(people: People, asker: Person, other: Person, plays: list[RatedPlay]) -> RelationPayload | None:
    if asker.id == other.id:
        return None
    follows, blocks = [await people.store.related(relation, asker.id) for relation in ("follow", "block")]
    theirs = against(plays, asker.id)
    return {
        "follows": other.id in {each.id for each in follows},
        "blocks": other.id in {each.id for each in blocks},
        "tally": {"won": theirs.lost, "tied": theirs.tied, "lost": theirs.won},
    }
