"""The OpenAPI document: what FastAPI finds, with the schemas of our own payloads and refusals in place of its own."""

from __future__ import annotations

from types import ModuleType
from typing import Annotated, Any

import pydantic
from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from pydantic import TypeAdapter
from typing_extensions import is_typeddict

from carcassonne.server.commands import answers, offers
from carcassonne.server.events import payloads as event_payloads
from carcassonne.server.games import frames, position_payload, protocol_payloads, rules_payload, table_payload
from carcassonne.server.games.frames import FramePayload, LogEntryPayload
from carcassonne.server.games.protocol_payloads import PLACEHOLDER
from carcassonne.server.games.rules_payload import DifferencePayload
from carcassonne.server.http.openapi.protocol import protocol_types
from carcassonne.server.http.openapi.responses import NULL, REFERENCE, schema_name
from carcassonne.server.http.routes import (
    bot_routes,
    case_routes,
    health_routes,
    me_routes,
    people_routes,
    profile_routes,
    push_routes,
    rating_routes,
    site_routes,
)
from carcassonne.server.lobby import payloads as lobby_payloads
from carcassonne.server.matches import commands as match_payloads
from carcassonne.server.puzzles import payloads as puzzle_payloads
from carcassonne.server.site import rule_examples
from carcassonne.server.workers import analysis_payload

PAYLOADS: tuple[ModuleType, ...] = (
    analysis_payload,
    answers,
    event_payloads,
    frames,
    bot_routes,
    case_routes,
    health_routes,
    lobby_payloads,
    match_payloads,
    me_routes,
    people_routes,
    offers,
    position_payload,
    profile_routes,
    protocol_payloads,
    push_routes,
    rating_routes,
    puzzle_payloads,
    site_routes,
    rule_examples,
    rules_payload,
    table_payload,
)
"""The modules whose payloads have schemas."""
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
        requests = {name: schema for name, schema in found["components"]["schemas"].items() if name not in NOT_OURS}
        schemas = payload_schemas() | requests | {"Problem": PROBLEM}
        found["components"]["schemas"] = {name: _untitled(schema) for name, schema in schemas.items()}
        for path in found["paths"].values():
            for operation in path.values():
                _remove_theirs(operation["responses"])
        app.openapi_schema = _resolved(found)
    return app.openapi_schema


def _remove_theirs(responses: dict[str, Any]) -> None:
    content = responses.get("422", {}).get("content", {})
    content.pop("application/json", None)
    if not content:
        responses.pop("422", None)


def payload_schemas() -> dict[str, Any]:
    """Return the schema of every payload, by name. Made when asked for: it takes longer than a start should."""
    kinds = {
        schema_name(kind): kind
        for module in PAYLOADS
        for name, kind in vars(module).items()
        if name.endswith("Payload") and is_typeddict(kind)
    }
    kinds |= {
        "Frame": Annotated[FramePayload, pydantic.Field(discriminator="type")],
        "LogEntry": Annotated[LogEntryPayload, pydantic.Field(discriminator="type")],
        "Difference": DifferencePayload,
    }
    kinds |= protocol_types()
    roots, shared = TypeAdapter.json_schemas(
        [(name, "serialization", TypeAdapter(kind)) for name, kind in kinds.items()], ref_template=REFERENCE
    )
    schemas = {schema_name(name): schema for name, schema in shared["$defs"].items()}
    for schema in schemas.values():
        schema["additionalProperties"] = False
    return schemas | {name: schema for (name, _), schema in roots.items() if name not in schemas}


def _untitled(part: Any) -> Any:
    """Return a schema without titles: pydantic makes them of the names, and they say nothing more."""
    if isinstance(part, list):
        return [_untitled(each) for each in part]
    if not isinstance(part, dict):
        return part
    return {name: _untitled(value) for name, value in part.items() if name != "title" or not isinstance(value, str)}


def _resolved(part: Any) -> Any:
    """Return a part of the document with references in place of placeholders, and names without their suffix."""
    if part == NULL:
        return None
    if isinstance(part, list):
        return [_resolved(each) for each in part]
    if not isinstance(part, dict):
        return part
    if PLACEHOLDER in part:
        return {"$ref": REFERENCE.format(model=part[PLACEHOLDER])}
    resolved = {name: _resolved(value) for name, value in part.items()}
    if isinstance(resolved.get("$ref"), str):
        resolved["$ref"] = schema_name(resolved["$ref"])
    if "propertyName" in resolved and "mapping" in resolved:
        resolved["mapping"] = {name: schema_name(target) for name, target in resolved["mapping"].items()}
    return resolved
