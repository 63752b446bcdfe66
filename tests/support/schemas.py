"""The schemas of the server's own description, to hold its JSON against."""

from __future__ import annotations

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
