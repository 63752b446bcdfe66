"""Routes of notices by push: the server's key, and which devices are called for which seats."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from fastapi import APIRouter, Depends, Request, Response
from typing_extensions import TypedDict

from carcassonne.server.http.openapi.responses import json_responses, problem_responses
from carcassonne.server.http.requests import PushForgotten, PushWanted
from carcassonne.server.http.routes.dependencies import PREFIX, json_response
from carcassonne.server.http.routes.who_asks import MaybePerson
from carcassonne.server.http.strict_json import StrictRoute
from carcassonne.server.notices.caller import Caller
from carcassonne.server.notices.subscriptions import Subscription

router = APIRouter(prefix=PREFIX, tags=["notices"], route_class=StrictRoute)
KEY = "BEl62iUYgUivxIkv69yViEuiBIa-Ib9-SkvMeAtA3LFgDzkrxZJjSgSnfckjBJuBkr3qBUYIHBQFLXYp5Nksh8U"


class PushKeyPayload(TypedDict):
    """The server's public key for Web Push."""

    key: str


class PushKeptPayload(TypedDict):
    """For how many seats the device is called."""

    seats: int


def _caller(request: Request) -> Caller:
    caller: Caller = request.app.state.caller
    return caller


TheCaller: TypeAlias = Annotated[Caller, Depends(_caller)]


@router.get(
    "/push/key",
    summary="The server's key for Web Push",
    responses=json_responses("The key.", {"key": KEY}, PushKeyPayload) | problem_responses(),
)
async def key(caller: TheCaller) -> Response:
    """As browsers take it: an uncompressed point of P-256 in base64url."""
    return json_response({"key": await caller.public_key()})


@router.post(
    "/push/subscribe",
    summary="Be called when it is one's turn",
    responses=json_responses("For how many seats.", {"seats": 2}, PushKeptPayload)
    | problem_responses("bad_json", "not_signed_in"),
)
async def subscribe(wanted: PushWanted, caller: TheCaller, person: MaybePerson) -> Response:
    """The device is called for the seats of these tokens and of whoever is signed in, and for no others; with `seeks`
    also when somebody who is signed in looks for a game, once an hour at most, and not while one plays."""
    device = Subscription(wanted.endpoint, wanted.keys.p256dh, wanted.keys.auth)
    who = None if person is None else person.id
    return json_response({"seats": await caller.subscribe(device, wanted.tokens, who, wanted.seeks)})


@router.post(
    "/push/unsubscribe",
    summary="Be called no more",
    responses=json_responses("For no seat.", {"seats": 0}, PushKeptPayload) | problem_responses("bad_json"),
)
async def unsubscribe(gone: PushForgotten, caller: TheCaller) -> Response:
    """Whoever knows the endpoint may end it: it is the browser's secret."""
    await caller.unsubscribe(gone.endpoint)
    return json_response({"seats": 0})
