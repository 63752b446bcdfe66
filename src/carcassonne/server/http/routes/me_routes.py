"""Routes of one's own account: who I am, ways in, my games, whom I block, what is known of me, leaving."""

from __future__ import annotations

from typing import NotRequired

from fastapi import APIRouter, Request, Response
from typing_extensions import TypedDict

from carcassonne.server.commands import belongings
from carcassonne.server.commands.answers import MyGamesPayload
from carcassonne.server.games.tokens import hash_of, token_of
from carcassonne.server.http.openapi.responses import json_responses, problem_responses
from carcassonne.server.http.openapi.samples import MADE, TABLE
from carcassonne.server.http.people_requests import ClaimRequest, CredentialRequest, TokenRequest
from carcassonne.server.http.requests import EmptyRequest
from carcassonne.server.http.routes.dependencies import PREFIX, TheRegistry, json_response
from carcassonne.server.http.routes.people_routes import (
    A_CASE,
    CODE,
    DONE,
    CasePayload,
    TheBrowser,
    case_payload,
)
from carcassonne.server.http.routes.who_asks import (
    AtHome,
    ThePeople,
    ThePerson,
    TheSignedIn,
    now_of,
    signed_out_answer,
)
from carcassonne.server.http.strict_json import StrictRoute
from carcassonne.server.people import accounts
from carcassonne.server.people.bots import own_bot
from carcassonne.server.people.model import Kind, Person, Role, Scope
from carcassonne.server.people.sessions import PROGRAM, People, session_of
from carcassonne.server.people.stores import Relation
from carcassonne.server.problems import Problem

router = APIRouter(prefix=PREFIX, tags=["people"], route_class=StrictRoute)
MOST_TOKENS = 20
OWN = ("not_signed_in", "no_scope", "no_accounts")
CREATED = "2026-11-18T20:00:00.000Z"


class MePayload(TypedDict):
    """Who is signed in, and what their token may do: null for a browser, in which they may do everything."""

    name: str
    kind: Kind
    role: Role | None
    created: str
    closed_until: float
    unrated_until: float
    scopes: list[Scope] | None


class PasskeyPayload(TypedDict):
    """A passkey; one that is synced survives the loss of its device."""

    id: str
    label: str
    synced: bool
    created: str
    used: str | None


class SessionPayload(TypedDict):
    """A browser, or a program's token by its scopes; `seen` and `expires` in seconds of the epoch."""

    id: str
    label: str
    scopes: list[Scope] | None
    created: str
    seen: float
    expires: float
    this: bool


class AccountPayload(TypedDict):
    """Everything by which one signs in, whom one blocks and follows, and what the operator has decided."""

    me: MePayload
    passkeys: list[PasskeyPayload]
    sessions: list[SessionPayload]
    bots: list[str]
    codes_left: int
    blocks: list[str]
    follows: list[str]
    cases: list[CasePayload]


class CodesPayload(TypedDict):
    """Codes, each of which signs in once."""

    codes: list[str]


class TokenMadePayload(TypedDict):
    """A program's token, this once, and the session by which it is ended."""

    token: str
    id: str
    bot: NotRequired[str]


class ClaimedPayload(TypedDict):
    """The games whose seats are the person's now."""

    games: list[str]


class ExportPayload(TypedDict):
    """Everything with the person's id in it, by table, and the records of their games."""

    name: str
    made: str
    tables: dict[str, list[dict[str, object]]]
    records: dict[str, str]


ME: MePayload = {
    "name": "Anna",
    "kind": "person",
    "role": None,
    "created": CREATED,
    "closed_until": 0.0,
    "unrated_until": 0.0,
    "scopes": None,
}
ACCOUNT: AccountPayload = {
    "me": ME,
    "passkeys": [{"id": "q83v", "label": "Firefox, Linux", "synced": True, "created": CREATED, "used": None}],
    "sessions": [
        {
            "id": "0123456789abcdef",
            "label": "Firefox, Linux",
            "scopes": None,
            "created": CREATED,
            "seen": 1763496000.0,
            "expires": 1779048000.0,
            "this": True,
        }
    ],
    "bots": ["Robin-bot"],
    "codes_left": 10,
    "blocks": [],
    "follows": ["Bram"],
    "cases": [A_CASE],
}
EXPORT: ExportPayload = {"name": "Anna", "made": CREATED, "tables": {"person": [{"name": "Anna"}]}, "records": {}}


@router.get(
    "/me",
    summary="Who I am",
    responses=json_responses("The account.", dict(ME), MePayload) | problem_responses("not_signed_in", "no_accounts"),
)
async def me(who: TheSignedIn) -> Response:
    """By a browser's cookie or by a program's token, whatever its scopes."""
    return json_response(_me(who.person, who.session.scopes))


def _me(person: Person, scopes: tuple[Scope, ...] | None) -> MePayload:
    return {
        "name": person.name,
        "kind": person.kind,
        "role": person.role,
        "created": person.created,
        "closed_until": person.closed_until,
        "unrated_until": person.unrated_until,
        "scopes": None if scopes is None else list(scopes),
    }


@router.get(
    "/me/account",
    summary="My keys, sessions and more",
    responses=json_responses("The account.", dict(ACCOUNT), AccountPayload) | problem_responses(*OWN),
)
async def account(who: AtHome, request: Request, people: ThePeople) -> Response:
    """Also while it is closed: `cases` say why, and `me.closed_until` until when."""
    store, person = people.store, who.person
    told: AccountPayload = {
        "me": _me(person, None),
        "passkeys": [
            {"id": key.id, "label": key.label, "synced": key.synced, "created": key.created, "used": key.used}
            for key in await store.passkeys(person.id)
        ],
        "sessions": [
            {
                "id": each.id,
                "label": each.label,
                "scopes": None if each.scopes is None else list(each.scopes),
                "created": each.created,
                "seen": each.seen,
                "expires": each.expires,
                "this": each.id == who.session.id,
            }
            for each in await store.sessions(person.id, now_of(request))
        ],
        "bots": [each.name for each in await store.bots_of(person.id)],
        "codes_left": await store.codes_left(person.id),
        "blocks": [each.name for each in await store.related("block", person.id)],
        "follows": [each.name for each in await store.related("follow", person.id)],
        "cases": [case_payload(each) for each in await store.cases(about=person.id) if each.kind == "sanction"],
    }
    return json_response(told)


# --- ways in ----------------------------------------------------------------------------------------------------------
@router.post(
    "/me/passkeys",
    summary="Add a passkey",
    responses=DONE | problem_responses("bad_json", *OWN, "passkey_refused", "challenge_over"),
)
async def add_passkey(
    wanted: CredentialRequest, who: AtHome, request: Request, people: ThePeople, browser: TheBrowser
) -> Response:
    """One that was just made for a challenge of the purpose `add`."""
    await accounts.add_passkey(people, who, wanted.credential.plain(), browser, now_of(request))
    return json_response({"done": True})


@router.delete(
    "/me/passkeys/{passkey_id}", summary="Remove a passkey", responses=DONE | problem_responses(*OWN, "last_passkey")
)
async def remove_passkey(passkey_id: str, who: AtHome, people: ThePeople) -> Response:
    """The last one stays: without it nobody could come back."""
    if not await people.store.remove_passkey(who.person.id, passkey_id):
        raise Problem("last_passkey", "this is the only passkey: add another before it goes")
    return json_response({"done": True})


@router.post(
    "/me/recovery",
    summary="New codes",
    responses=json_responses("The codes, this once.", {"codes": [CODE]}, CodesPayload)
    | problem_responses("bad_json", *OWN),
)
async def recovery(_: EmptyRequest, who: AtHome, people: ThePeople) -> Response:
    """Ten codes, each of which signs in once; those before are worth nothing any more."""
    codes = await accounts.new_codes(people, who)
    return json_response({"codes": [accounts.written(code) for code in codes]})


@router.post(
    "/me/tokens",
    status_code=201,
    summary="A token for a program",
    responses=json_responses(
        "The token, this once.", {"token": "ct_…", "id": "0123456789abcdef"}, TokenMadePayload, status=201
    )
    | problem_responses("bad_json", *OWN, "too_many", "name_taken", "name_refused"),
)
async def token(wanted: TokenRequest, who: AtHome, request: Request, people: ThePeople) -> Response:
    """It is shown as bearer; `DELETE /sessions/{id}` ends it. A bot's is told with what the bot is called."""
    if (wanted.scopes == ["bot"]) != (wanted.bot is not None) or ("bot" in wanted.scopes and len(wanted.scopes) > 1):
        raise Problem("bad_request", "the scope `bot` stands alone, with the name of the bot", field="bot")
    made = PROGRAM + token_of(who.session.token_hash, wanted.token_id)
    known = await people.store.sessions(who.person.id, now_of(request))
    kept = next((each for each in known if each.token_hash == hash_of(made)), None)
    if kept is None and sum(each.scopes is not None for each in known) >= MOST_TOKENS:
        raise Problem("too_many", f"an account has {MOST_TOKENS} tokens at most: end one first")
    user = who.person if wanted.bot is None else await own_bot(people, who.person, wanted.bot)
    session = kept or session_of(made, user.id, now_of(request), wanted.label, wanted.scopes)
    await people.store.open_session(session)
    told: TokenMadePayload = {"token": made, "id": session.id}
    if user is not who.person:
        told["bot"] = user.name
    return json_response(told, 201)


@router.delete("/me/bots/{name}", summary="Remove a bot", responses=DONE | problem_responses(*OWN, "no_person"))
async def remove_bot(name: str, who: AtHome, people: ThePeople, registry: TheRegistry) -> Response:
    """A bot of one's own, for good: its name and tokens go, its games stay the others'."""
    bot = next((each for each in await people.store.bots_of(who.person.id) if each.name == name), None)
    if bot is None:
        raise Problem("no_person", "you have no bot of that name")
    await belongings.leave(registry, people, bot)
    return json_response({"done": True})


# --- games ------------------------------------------------------------------------------------------------------------
@router.get(
    "/me/games",
    summary="My games on every device",
    responses=json_responses(
        "Newest first.",
        {"games": [{"id": TABLE["id"], "seat": 0, "token": MADE["tokens"]["0"], "to_act": 0, "table": TABLE}]},
        MyGamesPayload,
    )
    | problem_responses("not_signed_in", "no_scope", "account_closed", "no_accounts"),
)
async def games(person: ThePerson, people: ThePeople, registry: TheRegistry) -> Response:
    """With a token for each seat, by which any device of the person's plays on."""
    return json_response(await belongings.games_of(registry, people, person))


@router.post(
    "/me/claim",
    summary="Take a guest's games over",
    responses=json_responses("The games.", {"games": [TABLE["id"]]}, ClaimedPayload)
    | problem_responses("bad_json", *OWN),
)
async def claim(wanted: ClaimRequest, who: AtHome, people: ThePeople, registry: TheRegistry) -> Response:
    """The seats of these tokens become the person's, once; the tokens stay. Where several seats of a game were at one
    device, it is the one of the person's name, or none."""
    hashes = [hash_of(each) for each in wanted.tokens]
    return json_response({"games": await belongings.claim(registry, people, who.person, hashes)})


# --- others -----------------------------------------------------------------------------------------------------------
RELATED = DONE | problem_responses(*OWN, "no_person")


@router.put("/me/blocks/{name}", summary="Block somebody", responses=RELATED)
async def block(name: str, who: AtHome, people: ThePeople) -> Response:
    """We are never paired, and neither challenges the other. They are not told."""
    return await _relate(people, "block", who.person, name)


@router.delete("/me/blocks/{name}", summary="Block somebody no more", responses=RELATED)
async def unblock(name: str, who: AtHome, people: ThePeople) -> Response:
    """As before."""
    return await _unrelate(people, "block", who.person, name)


@router.put("/me/follows/{name}", summary="Follow somebody", responses=RELATED)
async def follow(name: str, who: AtHome, people: ThePeople) -> Response:
    """Their games stand among what goes on."""
    return await _relate(people, "follow", who.person, name)


@router.delete("/me/follows/{name}", summary="Follow somebody no more", responses=RELATED)
async def unfollow(name: str, who: AtHome, people: ThePeople) -> Response:
    """As before."""
    return await _unrelate(people, "follow", who.person, name)


async def _relate(people: People, relation: Relation, person: Person, name: str) -> Response:
    other = await _other(people, name)
    if other.id == person.id:
        raise Problem("bad_request", f"nobody can {relation} themselves")
    await people.store.relate(relation, person.id, other.id)
    return json_response({"done": True})


async def _unrelate(people: People, relation: Relation, person: Person, name: str) -> Response:
    await people.store.unrelate(relation, person.id, (await _other(people, name)).id)
    return json_response({"done": True})


async def _other(people: People, name: str) -> Person:
    found = await people.store.named(name)
    if found is None:
        raise Problem("no_person", "nobody here is called that")
    return found


# --- rights -----------------------------------------------------------------------------------------------------------
@router.get(
    "/me/export",
    summary="Everything that is known of me",
    responses=json_responses("By table, with the records of my games.", dict(EXPORT), ExportPayload)
    | problem_responses(*OWN),
)
async def export(who: AtHome, people: ThePeople, registry: TheRegistry) -> Response:
    """Without secrets: hashes of tokens and codes tell nobody anything."""
    return json_response(await belongings.export(registry, people, who.person))


@router.delete(
    "/me",
    summary="Leave for good",
    responses=DONE | problem_responses("bad_json", *OWN, "passkey_refused", "challenge_over"),
)
async def leave(
    wanted: CredentialRequest,
    who: AtHome,
    request: Request,
    people: ThePeople,
    browser: TheBrowser,
    registry: TheRegistry,
) -> Response:
    """After a gesture for a challenge of the purpose `confirm`. Name, keys, sessions, blocks and follows go, bots too;
    games stay, for they are the others' as well: the seats become somebody's."""
    await accounts.confirm(people, who, wanted.credential.plain(), browser, now_of(request))
    await belongings.leave(registry, people, who.person)
    return signed_out_answer(json_response({"done": True}))
