"""Strict JSON: request bodies without duplicate names, NaN or deep nesting; and bodies that are read a second time."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from fastapi import Request, Response
from fastapi.routing import APIRoute
from starlette.types import Message, Receive

from carcassonne.server.json_text import read_json


class _StrictRequest(Request):
    async def json(self) -> Any:
        if not hasattr(self, "_strict_json"):
            self._strict_json = read_json(await self.body())
        return self._strict_json


class StrictRoute(APIRoute):
    """A route that reads its JSON strictly."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        usual = super().get_route_handler()

        async def handler(request: Request) -> Response:
            return await usual(_StrictRequest(request.scope, request.receive))

        return handler


def replayed(message: Message, receive: Receive) -> Receive:
    """Return a `receive` that gives a message that was read already, then whatever comes."""
    given = False

    async def receive_again() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return message

    return receive_again
