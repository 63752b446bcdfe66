"""The schemas of the server's own description, to hold its JSON against."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import jsonschema_rs

from carcassonne.server.app import create_app
from carcassonne.server.settings import Settings


@cache
def described() -> dict[str, Any]:
    """The OpenAPI document, made once."""
    return create_app(Settings()).openapi()


def validator(schema: dict[str, Any]) -> jsonschema_rs.Validator:
    """What holds JSON against a schema that may refer to those of the description."""
    return jsonschema_rs.validator_for({**schema, "components": described()["components"]})


@cache
def schema_of(name: str) -> jsonschema_rs.Validator:
    """What holds JSON against a schema of the description."""
    return validator({"$ref": f"#/components/schemas/{name}"})


def sample(operation: Mapping[str, Any]) -> Any:
    """A body that a request can be sent with: what its schema must have, as its examples say."""
    ((kind, content),) = operation["requestBody"]["content"].items()
    return "a record" if kind == "text/plain" else _value(content["schema"])


def _value(schema: Mapping[str, Any]) -> Any:
    """A value of a schema."""
    if "$ref" in schema:
        return _value(described()["components"]["schemas"][schema["$ref"].rsplit("/", 1)[1]])
    for name in ("const", "default"):
        if name in schema:
            return schema[name]
    for name in ("examples", "enum"):
        if name in schema:
            return schema[name][0]
    for name in ("anyOf", "oneOf", "allOf"):
        if name in schema:
            return _value(schema[name][0])
    if schema.get("type") == "object":
        found = schema.get("properties", {})
        return {name: _value(found[name]) for name in schema.get("required", ())}
    if schema.get("type") == "array":
        return [_value(schema["items"])] * schema.get("minItems", 0)
    plain: dict[str, Any] = {"string": "x" * schema.get("minLength", 1), "integer": 0, "number": 0.0, "boolean": True}
    return plain[schema["type"]]
