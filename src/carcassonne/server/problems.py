"""Problems: the answers to refused requests, each with a stable code (docs/server.md)."""

from __future__ import annotations

from collections.abc import Sequence
from http import HTTPStatus
from typing import Any

from carcassonne.notation.json import Json

MEDIA_TYPE = "application/problem+json"
STATUS = {
    "bad_json": 400,
    "bad_request": 400,
    "no_token": 401,
    "not_signed_in": 401,
    "wrong_token": 403,
    "not_allowed": 403,
    "no_scope": 403,
    "passkey_refused": 403,
    "wrong_code": 403,
    "account_closed": 403,
    "no_game": 404,
    "no_person": 404,
    "no_accounts": 404,
    "no_match": 404,
    "no_event": 404,
    "no_entrant": 404,
    "not_found": 404,
    "wrong_method": 405,
    "too_slow": 408,
    "stale_ply": 409,
    "not_your_turn": 409,
    "waiting": 409,
    "game_over": 409,
    "not_over": 409,
    "seat_taken": 409,
    "name_taken": 409,
    "challenge_over": 409,
    "last_passkey": 409,
    "too_many": 409,
    "colour_taken": 409,
    "not_waiting": 409,
    "nothing_to_undo": 409,
    "no_offer": 409,
    "double_booked": 409,
    "event_begun": 409,
    "lineups_closed": 409,
    "result_set": 409,
    "bot_away": 409,
    "too_large": 413,
    "target_too_long": 414,
    "unsupported_type": 415,
    "wrong_host": 421,
    "illegal_action": 422,
    "name_refused": 422,
    "too_many_requests": 429,
    "headers_too_large": 431,
    "internal_error": 500,
    "needs_server": 501,
    "unavailable": 503,
}
LONGEST_DETAIL = 400
LONGEST_FIELD = 80


class Problem(Exception):
    """Raised to refuse a request: a code of the table above and a sentence. Nothing has changed."""

    def __init__(self, code: str, detail: str, *, allow: str = "", **more: Any) -> None:
        super().__init__(detail)
        self.allow = allow
        """The methods that would be allowed, for the header of that name."""
        self.code = code
        self.detail = detail if len(detail) <= LONGEST_DETAIL else detail[: LONGEST_DETAIL - 1] + "…"
        self.more = more

    @property
    def status(self) -> int:
        """The HTTP status of the answer."""
        return STATUS[self.code]

    @property
    def headers(self) -> dict[str, str]:
        """The headers that the answer needs."""
        if self.code in ("no_token", "not_signed_in"):
            return {"WWW-Authenticate": "Bearer"}
        if self.allow:
            return {"Allow": self.allow}
        if "retry_after" in self.more:
            return {"Retry-After": str(self.more["retry_after"])}
        return {}

    def to_json(self) -> Json:
        """The body of the answer."""
        title = HTTPStatus(self.status).phrase
        named = {"type": "about:blank", "title": title, "status": self.status, "code": self.code, "detail": self.detail}
        return named | {name: value for name, value in self.more.items() if name != "retry_after"}


def field_of(where: Sequence[str | int], sent: object, missing: bool = False) -> str:
    """Return the wrong member of a request as the client wrote it: `seats.1.level`.

    A validator's own path also names the models that it tried: names that lead to nothing in what was sent are left
    out. The last name counts for a missing member, although nothing was sent under it.
    """
    found: list[str] = []
    for part in where:
        inside = dict(enumerate(sent)) if isinstance(sent, list) else sent
        if isinstance(inside, dict) and part in inside:
            sent = inside[part]
            found.append(str(part))
    if missing and where:
        found.append(str(where[-1]))
    return ".".join(found)[:LONGEST_FIELD]


def wrong_request(part: str, where: Sequence[str | int], sent: object, reason: str, missing: bool = False) -> Problem:
    """Return what is said of the first thing wrong with a request, without repeating what was sent: it may be secret.

    `part` is where it stands, in the body or in the query, and `where` the way to it there.
    """
    field = field_of(where, sent, missing)
    return Problem("bad_request", f"{field or part}: {reason}", **({"field": field} if field else {}))


def bad_json(reason: str) -> Problem:
    """Return what is said of a body that is not JSON."""
    return Problem("bad_json", f"the body is not JSON: {reason}")
