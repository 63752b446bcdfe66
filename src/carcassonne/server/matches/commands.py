"""What people ask of their matches: to be challenged, to agree on a time, to come, to look."""

from __future__ import annotations

import base64
import hashlib
import secrets
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Literal, NotRequired

from typing_extensions import TypedDict

from carcassonne.engine.rules import PRESETS, Rules
from carcassonne.server.games.model import BankClock, DaysClock, MoveClock, TieRule, now_text
from carcassonne.server.games.registry import Registry
from carcassonne.server.games.shuffle import new_seed
from carcassonne.server.games.stores import Conflict
from carcassonne.server.games.tokens import GAME_ID
from carcassonne.server.matches import model
from carcassonne.server.matches.calendar import utc
from carcassonne.server.matches.keeper import TRIES, MatchKeeper, names_of, seat_token
from carcassonne.server.matches.model import Match, MatchEnd, MatchSetup, MatchState
from carcassonne.server.people.bots import are_of_one_owner
from carcassonne.server.people.stores import PeopleStore
from carcassonne.server.problems import Problem


class MatchGamePayload(TypedDict):
    """A game of a match: which side began, the points by side, the side that won; null while it is played."""

    id: str
    first: int
    points: list[int] | None
    winner: int | None
    void: bool


class MatchProposalPayload(TypedDict):
    """The times that a side proposes."""

    by: int
    times: list[str]


class MatchPayload(TypedDict):
    """A match as everybody sees it. Times are in UTC."""

    id: str
    created: str
    people: list[str | None]
    best_of: Literal[1, 3, 5]
    preset: str
    clock: BankClock | MoveClock | DaysClock
    tie: TieRule
    rated: bool
    state: MatchState
    end: MatchEnd | None
    wins: list[float]
    proposal: MatchProposalPayload | None
    time: str | None
    opens: str | None
    here: list[int]
    games: list[MatchGamePayload]
    next_game: str | None
    patience: float
    now: str
    commitment: str
    seed: str | None
    event: str | None
    slot: str | None
    board: int
    side: NotRequired[int]


class MatchesPayload(TypedDict):
    """Matches: those to be played first, then those that are over."""

    matches: list[MatchPayload]


class MatchSeatPayload(TypedDict):
    """Where to play: the game, one's own seat there and its token; null while no game is on."""

    match: MatchPayload
    game: str | None
    seat: int | None
    token: str | None


class Matches:
    """What the commands of one process need."""

    def __init__(self, registry: Registry, keeper: MatchKeeper, people: PeopleStore) -> None:
        self.registry = registry
        self.keeper = keeper
        self.people = people

    def now(self) -> float:
        """Return the service's time."""
        return self.registry.timekeeper.now()


async def challenge(
    matches: Matches, challenger: str, other: str, setup: MatchSetup, times: Sequence[int], client_id: str
) -> Match:
    """Challenge somebody to a match at one of these times. With the same id of the client it is the same match."""
    check_playable(setup)
    if challenger == other:
        raise Problem("bad_request", "nobody plays a match against oneself", field="opponent")
    if await matches.people.blocked([challenger, other]):
        raise Problem("not_allowed", "one of you has blocked the other", field="opponent")
    if setup.rated:
        both = list((await matches.people.people([challenger, other])).values())
        for person in both:
            person.check_rated(matches.now())
        if len(both) == 2 and are_of_one_owner(*both):
            raise Problem("not_allowed", "games with bots of one's own are not rated", field="rated")
    match = new_match(setup, (challenger, other), f"{challenger}/{client_id}")
    match = model.proposed(match, 0, times, matches.now())
    try:
        await matches.keeper.rows.create([_due(matches, match)])
    except Conflict:
        return await found(matches, match.id)  # its answer was lost, and it is asked for again
    for listener in matches.keeper.listeners:
        listener(match, match)
    return match


def new_match(setup: MatchSetup, people: tuple[str, str], name: str) -> Match:
    """Return a new match; its id is made of a name that nobody else gives to another."""
    made = base64.urlsafe_b64encode(hashlib.sha256(f"carcassonne match {name}".encode()).digest()).decode("ascii")
    return Match(
        id=f"m{made[:15]}",
        created=now_text(),
        setup=setup,
        people=people,
        seed=new_seed(),
        secret=secrets.token_hex(32),
    )


def check_playable(setup: MatchSetup) -> None:
    """Raise Problem for a match that two cannot play."""
    if setup.preset not in PRESETS:
        detail = f"there is no preset {setup.preset!r}: GET /api/v1/presets lists them"
        raise Problem("bad_request", detail, field="preset")
    assert Rules.of(setup.preset, 2)


def _due(matches: Matches, match: Match) -> Match:
    return replace(match, due=matches.keeper.due_of(match, matches.now()))


async def found(matches: Matches, match_id: str) -> Match:
    """Return a match as it stands, with what is due in it done; raises Problem if there is none."""
    match = await matches.keeper.rows.read(match_id) if GAME_ID.fullmatch(match_id) else None
    if match is None:
        raise Problem("no_match", "there is no such match")
    if match.due is not None and match.due <= matches.now():
        return await matches.keeper.see_to(match_id) or match
    return match


async def _changed(matches: Matches, match_id: str, change: Callable[[Match], Match]) -> Match:
    """Return a match after a change, which is tried again where another was faster."""
    for _ in range(TRIES):
        match = await found(matches, match_id)
        following = change(match)
        if following == match:
            return match
        try:
            return await matches.keeper.write(match, following)
        except Conflict:
            continue
    raise Problem("unavailable", "too many want to change this match at once", retry_after=1)


async def propose(matches: Matches, match_id: str, person: str, times: Sequence[int]) -> Match:
    """Propose times for a match, in place of those that were proposed before."""
    return await _changed(
        matches, match_id, lambda match: model.proposed(match, match.side_of(person), times, matches.now())
    )


async def answer(matches: Matches, match_id: str, person: str, time: int | None) -> Match:
    """Agree on a time that the other has proposed, or decline the match."""

    def change(match: Match) -> Match:
        side = match.side_of(person)
        return model.declined(match, side) if time is None else model.agreed(match, side, time, matches.now())

    return await _changed(matches, match_id, change)


async def come(matches: Matches, match_id: str, person: str) -> MatchSeatPayload:
    """Come to the table of a match: learn the game that is on, or begins next, and one's own seat."""
    match = await _changed(matches, match_id, lambda match: model.arrived(match, match.side_of(person)))
    side, game = match.side_of(person), match.running
    shown = await payload(matches, match, person)
    if game is None:
        return {"match": shown, "game": None, "seat": None, "token": None}
    token = seat_token(match, len(match.games) - 1, side)
    return {"match": shown, "game": game.id, "seat": (side + game.first) % 2, "token": token}


async def mine(matches: Matches, person: str) -> MatchesPayload:
    """Return the matches of a person."""
    return {"matches": await payloads(matches, await matches.keeper.rows.of_person(person), person)}


# --- payloads ---------------------------------------------------------------------------------------------------------
async def payload(matches: Matches, match: Match, person: str | None = None) -> MatchPayload:
    """Return a match as it is shown; to one of the two with the side that is theirs."""
    return (await payloads(matches, [match], person))[0]


async def payloads(matches: Matches, shown: Sequence[Match], person: str | None = None) -> list[MatchPayload]:
    """Return matches as they are shown."""
    names = await names_of(matches.people, {each for match in shown for each in match.people})
    return [_payload(match, [names.get(each) for each in match.people], matches.now(), person) for match in shown]


def _payload(match: Match, names: list[str | None], now: float, person: str | None) -> MatchPayload:
    proposal = match.proposal
    found: MatchPayload = {
        "id": match.id,
        "created": match.created,
        "people": names,
        "best_of": match.setup.best_of,  # type: ignore[typeddict-item]
        "preset": match.setup.preset,
        "clock": match.setup.clock,
        "tie": match.setup.tie,
        "rated": match.setup.rated,
        "state": match.state,
        "end": match.end,
        "wins": list(match.wins),
        "proposal": None if proposal is None else {"by": proposal["by"], "times": [*map(utc, proposal["times"])]},
        "time": None if match.time is None else utc(match.time),
        "opens": None if match.time is None else utc(match.time - model.OPENS_BEFORE),
        "here": list(match.here),
        "games": [
            {
                "id": game.id,
                "first": game.first,
                "points": None if game.points is None else list(game.points),
                "winner": game.winner,
                "void": game.void,
            }
            for game in match.games
        ],
        "next_game": None if match.next_game is None else utc(match.next_game),
        "patience": match.setup.patience,
        "now": utc(now),
        "commitment": model.commitment_to_start(match.seed),
        "seed": str(match.seed) if match.state == "over" else None,
        "event": match.event,
        "slot": match.slot,
        "board": match.board,
    }
    if person in match.people:
        found["side"] = match.people.index(person)
    return found
