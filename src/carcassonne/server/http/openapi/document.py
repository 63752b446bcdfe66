"""The OpenAPI document: what FastAPI finds, with our own answers and refusals in place of its own."""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from pydantic import TypeAdapter
from typing_extensions import is_typeddict

from carcassonne.server.http.openapi import answers

PROBLEM = {
    "type": "object",
    "required": ["type", "title", "status", "code", "detail"],
    "properties": {
        "type": {"type": "string"},
        "title": {"type": "string"},
        "status": {"type": "integer"},
        "code": {"type": "string"},
        "detail": {"type": "string"},
        "ply": {"type": "integer"},
        "field": {"type": "string"},
    },
}
NOT_OURS = ("HTTPValidationError", "ValidationError")
"""What FastAPI itself would answer to a request that it cannot read."""


def openapi_document(app: FastAPI) -> dict[str, Any]:
    """Return the document, made once."""
    if app.openapi_schema is None:
        found = get_openapi(title=app.title, version=app.version, description=app.description, routes=app.routes)
        schemas = {name: schema for name, schema in found["components"]["schemas"].items() if name not in NOT_OURS}
        found["components"]["schemas"] = _documents() | schemas | {"Problem": PROBLEM}
        for path in found["paths"].values():
            for operation in path.values():
                _take_out_theirs(operation["responses"])
        app.openapi_schema = found
    return app.openapi_schema


def _take_out_theirs(responses: dict[str, Any]) -> None:
    content = responses.get("422", {}).get("content", {})
    content.pop("application/json", None)
    if not content:
        responses.pop("422", None)


def _documents() -> dict[str, Any]:
    """Return the schema of every answer, by name. Made when asked for: it takes longer than a start should."""
    kinds = [kind for kind in vars(answers).values() if is_typeddict(kind)]
    _, found = TypeAdapter.json_schemas(
        [(kind, "serialization", TypeAdapter(kind)) for kind in kinds], ref_template="#/components/schemas/{model}"
    )
    for schema in found["$defs"].values():
        schema["additionalProperties"] = False
    return dict(found["$defs"])
