"""What OpenAPI says of the responses of a route: schema and example of the good ones, the codes of refusals."""

from __future__ import annotations

from typing import Any, TypeAlias

from carcassonne.server.problems import MEDIA_TYPE, STATUS, Problem

Responses: TypeAlias = dict[int | str, dict[str, Any]]
"""Responses by status, as FastAPI takes them."""
REFERENCE = "#/components/schemas/{model}"
NULL = "x-null"
"""Stands for null in examples: FastAPI would leave out members that are null."""
ALWAYS = ("bad_request", "too_many_requests", "internal_error", "unavailable")
"""Codes with which any request may be refused."""


def schema_name(payload: type | str) -> str:
    """Return the name of a payload's schema: that of its class without the suffix.

    >>> schema_name("TablePayload")
    'Table'
    """
    return (payload if isinstance(payload, str) else payload.__name__).removesuffix("Payload")


def problem_responses(*codes: str) -> Responses:
    """Return the refusals of a route."""
    found: Responses = {}
    for code in (*ALWAYS, *codes):
        status = STATUS[code]
        known = found.setdefault(status, {"description": "", "content": {MEDIA_TYPE: {"examples": {}}}})
        known["description"] = ", ".join(filter(None, (known["description"], code)))
        known["content"][MEDIA_TYPE]["schema"] = {"$ref": REFERENCE.format(model="Problem")}
        known["content"][MEDIA_TYPE]["examples"][code] = {"value": Problem(code, "…").to_json()}
    return found


def json_responses(description: str, example: object, *payloads: type, status: int = 200) -> Responses:
    """Return the good answer of a route: one of these payloads, and an example of the first."""
    schemas: list[dict[str, Any]] = [{"$ref": REFERENCE.format(model=schema_name(payload))} for payload in payloads]
    schema = schemas[0] if len(schemas) == 1 else {"anyOf": schemas}
    content = {"application/json": {"schema": schema, "example": _marked(example)}}
    return {status: {"description": description, "content": content}}


def _marked(example: Any) -> Any:
    """Return an example whose nulls outlive FastAPI."""
    if isinstance(example, dict):
        return {name: _marked(value) for name, value in example.items()}
    return [_marked(value) for value in example] if isinstance(example, list) else NULL if example is None else example


def text_responses(description: str, example: str, media_type: str) -> Responses:
    """Return the good answer of a route that answers with text."""
    content = {media_type: {"schema": {"type": "string"}, "example": example}}
    return {200: {"description": description, "content": content}}
