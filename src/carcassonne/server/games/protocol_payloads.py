"""Actions, events and states inside payloads: `carcassonne.notation.json` writes them (docs/protocol.md).

Their schemas in OpenAPI are derived from the engine's own dataclasses (`http.openapi.protocol`), by the names here.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

from pydantic import WithJsonSchema
from typing_extensions import TypedDict

from carcassonne.notation.json import Json

PLACEHOLDER = "x-protocol"
"""The key under which a schema names the derived schema that takes its place."""

ActionPayload: TypeAlias = Annotated[Json, WithJsonSchema({PLACEHOLDER: "Action"})]
LegalActionPayload: TypeAlias = Annotated[Json, WithJsonSchema({PLACEHOLDER: "LegalAction"})]
EventPayload: TypeAlias = Annotated[Json, WithJsonSchema({PLACEHOLDER: "Event"})]
StatePayload: TypeAlias = Annotated[Json, WithJsonSchema({PLACEHOLDER: "State"})]


class RangePayload(TypedDict):
    """A whole number, from the smallest to the largest."""

    min: int
    max: int
