"""Actions, events and states inside payloads: `carcassonne.notation.json` writes them (docs/protocol.md).

Their schemas in OpenAPI are derived from the engine's own dataclasses (`http.openapi.protocol`), by the names here.
Pydantic, which makes schemas for HTTP, asks what stands beside a type by a method: nothing here needs pydantic.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, TypeAlias

from typing_extensions import TypedDict

from carcassonne.notation.json import Json

PLACEHOLDER = "x-protocol"
"""The key under which a schema names the derived schema that takes its place."""


@dataclass(frozen=True, slots=True)
class DerivedSchema:
    """Stands beside a type whose schema is derived."""

    name: str

    def __get_pydantic_json_schema__(self, _: Any, __: Any) -> Json:
        return {PLACEHOLDER: self.name}


@dataclass(frozen=True, slots=True)
class ToldApartBy:
    """Stands beside a union of payloads that a member tells apart."""

    member: str

    def __get_pydantic_json_schema__(self, union: Any, schema_of: Any) -> Json:
        choices = schema_of(union)["anyOf"]
        values = [schema_of.resolve_ref_schema(each)["properties"][self.member]["const"] for each in choices]
        mapping = {value: each["$ref"] for value, each in zip(values, choices, strict=True)}
        return {"discriminator": {"propertyName": self.member, "mapping": mapping}, "oneOf": choices}


ActionPayload: TypeAlias = Annotated[Json, DerivedSchema("Action")]
LegalActionPayload: TypeAlias = Annotated[Json, DerivedSchema("LegalAction")]
EventPayload: TypeAlias = Annotated[Json, DerivedSchema("Event")]
StatePayload: TypeAlias = Annotated[Json, DerivedSchema("State")]


class RangePayload(TypedDict):
    """A whole number, from the smallest to the largest."""

    min: int
    max: int
