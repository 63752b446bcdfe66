"""What OpenAPI says of the responses of a route: an example and a schema of the good ones, the codes of refusals."""

from __future__ import annotations

from typing import Any, TypeAlias

from carcassonne.server.http.problems import MEDIA_TYPE, STATUS, Problem

Responses: TypeAlias = dict[int | str, dict[str, Any]]
"""Responses by status, as FastAPI takes them."""
ALWAYS = ("bad_request", "too_many_requests", "internal_error", "unavailable")
"""Codes with which any request may be refused."""


def problem_responses(*codes: str) -> Responses:
    """Return the refusals of a route."""
    found: Responses = {}
    for code in (*ALWAYS, *codes):
        status = STATUS[code]
        known = found.setdefault(status, {"description": "", "content": {MEDIA_TYPE: {"examples": {}}}})
        known["description"] = ", ".join(filter(None, (known["description"], code)))
        known["content"][MEDIA_TYPE]["schema"] = {"$ref": "#/components/schemas/Problem"}
        known["content"][MEDIA_TYPE]["examples"][code] = {"value": Problem(code, "…").to_json()}
    return found


def json_responses(description: str, value: object, document: type, status: int = 200) -> Responses:
    """Return the good answer of a route: the schema of a document, and an example."""
    schema = {"$ref": f"#/components/schemas/{document.__name__}"}
    return {status: {"description": description, "content": {"application/json": {"schema": schema, "example": value}}}}


def text_responses(description: str, value: str, media_type: str) -> Responses:
    """Return the good answer of a route that answers with text."""
    return {
        200: {"description": description, "content": {media_type: {"schema": {"type": "string"}, "example": value}}}
    }
