"""Problems: the answers to refused requests, each with a stable code (docs/server.md)."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any

from carcassonne.notation.json import Json

MEDIA_TYPE = "application/problem+json"
STATUS = {
    "bad_json": 400,
    "bad_request": 400,
    "no_token": 401,
    "wrong_token": 403,
    "not_allowed": 403,
    "no_game": 404,
    "not_found": 404,
    "wrong_method": 405,
    "too_slow": 408,
    "stale_ply": 409,
    "not_your_turn": 409,
    "waiting": 409,
    "game_over": 409,
    "not_over": 409,
    "seat_taken": 409,
    "colour_taken": 409,
    "not_waiting": 409,
    "nothing_to_undo": 409,
    "no_offer": 409,
    "too_large": 413,
    "target_too_long": 414,
    "unsupported_type": 415,
    "wrong_host": 421,
    "illegal_action": 422,
    "too_many_requests": 429,
    "headers_too_large": 431,
    "internal_error": 500,
    "unavailable": 503,
}
LONGEST_DETAIL = 400


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
        if self.code == "no_token":
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
