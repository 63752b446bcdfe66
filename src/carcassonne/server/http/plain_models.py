"""Models of requests where pydantic is not installed: in a browser. As much of pydantic as `requests` uses, no more.

A body is read strictly, as by pydantic, and what is said of the first thing wrong with it is what pydantic says: a test
reads the same bodies by both (tests/server/http/test_plain_models.py).
"""

from __future__ import annotations

import re
import types
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Annotated, Any, ClassVar, Literal, Self, Union, get_args, get_origin, get_type_hints

ConfigDict = dict
SCALARS = {str: "string", int: "integer", bool: "boolean"}


class ValidationError(ValueError):
    """The first thing wrong with a body, told as pydantic tells it."""

    def __init__(self, reason: str, where: tuple[str | int, ...] = (), kind: str = "") -> None:
        super().__init__(reason)
        self.reason, self.where, self.kind = reason, where, kind

    def inside(self, name: str | int) -> ValidationError:
        """Return the same, seen from what the value is a member of."""
        return ValidationError(self.reason, (name, *self.where), self.kind)

    def errors(self) -> list[dict[str, Any]]:
        """Return what is wrong, in pydantic's form."""
        return [{"type": self.kind, "loc": self.where, "msg": self.reason}]


@dataclass(frozen=True, slots=True)
class AfterValidator:
    """A function that a value passes through."""

    function: Callable[[Any], Any]


@dataclass(frozen=True, slots=True)
class Bounds:
    """What a field says besides its type."""

    min_length: int | None = None
    max_length: int | None = None
    ge: int | None = None
    le: int | None = None
    pattern: str | None = None
    discriminator: str | None = None


def Field(*, description: str = "", examples: object = None, **bounds: Any) -> Bounds:  # noqa: N802 (pydantic's name)
    """Return the bounds of a field; what is for readers of OpenAPI is left out."""
    return Bounds(**bounds)


class BaseModel:
    """What members a body has; others are refused."""

    model_config: ClassVar[dict[str, Any]]

    @classmethod
    def model_validate(cls, value: object) -> Self:
        """Return the model of a JSON value; raises ValidationError."""
        if not isinstance(value, dict):
            raise ValidationError(f"Input should be a valid dictionary or instance of {cls.__name__}")
        model = cls()
        for name, kind in _members(cls).items():
            if name in value:
                setattr(model, name, _member(kind, value[name], name))
            elif not hasattr(cls, name):
                raise ValidationError("Field required", (name,), "missing")
        for name in value:
            if name not in _members(cls):
                raise ValidationError("Extra inputs are not permitted", (name,))
        return model

    def model_dump(self) -> dict[str, Any]:
        """Return the members by their names."""
        return {name: getattr(self, name) for name in _members(type(self))}


_KNOWN: dict[type, dict[str, Any]] = {}


def _members(model: type) -> dict[str, Any]:
    """Return the types of a model's members, in order."""
    if model not in _KNOWN:
        hints = get_type_hints(model, include_extras=True)
        _KNOWN[model] = {name: kind for name, kind in hints.items() if name != "model_config"}
    return _KNOWN[model]


def _member(kind: Any, value: object, name: str | int) -> Any:
    try:
        return _read(kind, value)
    except ValidationError as reason:
        raise reason.inside(name) from None


def _read(kind: Any, value: object) -> Any:
    """Return a value as one of a type; raises ValidationError."""
    origin, inner = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return _annotated(inner[0], inner[1:], value)
    if origin in (Union, types.UnionType):
        return _one_of(inner, value)
    if origin is Literal:
        return _literal(inner, value)
    if origin is list:
        if not isinstance(value, list):
            raise ValidationError("Input should be a valid list")
        return [_member(inner[0], each, number) for number, each in enumerate(value)]
    if origin in (dict, Mapping):
        if not isinstance(value, dict):
            raise ValidationError("Input should be a valid dictionary")
        return {name: _member(inner[1], each, name) for name, each in value.items()}
    if kind is Any:
        return value
    if kind in SCALARS:
        if type(value) is not kind:
            raise ValidationError(f"Input should be a valid {SCALARS[kind]}")
        return value
    assert issubclass(kind, BaseModel), f"no member may be of {kind}"
    return kind.model_validate(value)


def _one_of(kinds: tuple[Any, ...], value: object) -> Any:
    """Return a value as the first type that takes it; what is wrong by the first is told."""
    if value is None and type(None) in kinds:
        return None
    wrong: ValidationError | None = None
    for kind in kinds:
        if kind is not type(None):
            try:
                return _read(kind, value)
            except ValidationError as reason:
                wrong = wrong or reason
    assert wrong is not None
    raise wrong


def _literal(values: tuple[Any, ...], value: object) -> Any:
    if value in values:
        return value
    *first, last = (repr(each) for each in values)
    raise ValidationError("Input should be " + (f"{', '.join(first)} or {last}" if first else last))


def _annotated(kind: Any, notes: tuple[Any, ...], value: object) -> Any:
    """Return a value of a type with bounds; a number's and a text's are looked at before its functions are called."""
    told_by = next((note.discriminator for note in notes if isinstance(note, Bounds) and note.discriminator), None)
    read = _read(kind, value) if told_by is None else _told_apart(kind, told_by, value)
    for note in notes:
        if isinstance(note, Bounds):
            _check(note, read)
        elif isinstance(note, AfterValidator):
            try:
                read = note.function(read)
            except ValueError as reason:
                raise ValidationError(f"Value error, {reason}") from None
    return read


def _told_apart(union: Any, member: str, value: object) -> Any:
    """Return a value as the model of a union that its member names."""
    if not isinstance(value, dict):
        raise ValidationError("Input should be a valid dictionary or object to extract fields from")
    models = {get_args(_members(model)[member])[0]: model for model in get_args(union)}
    if member not in value:
        raise ValidationError(f"Unable to extract tag using discriminator {member!r}")
    if value[member] not in models:
        known = ", ".join(repr(name) for name in models)
        said = f"Input tag {str(value[member])!r} found using {member!r}"
        raise ValidationError(f"{said} does not match any of the expected tags: {known}")
    return _read(models[value[member]], value)


def _check(bounds: Bounds, value: Any) -> None:
    """Raise ValidationError for what lies outside bounds."""
    if value is None:
        return
    if bounds.ge is not None and value < bounds.ge:
        raise ValidationError(f"Input should be greater than or equal to {bounds.ge}")
    if bounds.le is not None and value > bounds.le:
        raise ValidationError(f"Input should be less than or equal to {bounds.le}")
    if bounds.min_length is not None and len(value) < bounds.min_length:
        raise ValidationError(_length(value, "at least", bounds.min_length))
    if bounds.max_length is not None and len(value) > bounds.max_length:
        raise ValidationError(_length(value, "at most", bounds.max_length))
    if bounds.pattern is not None and not re.search(bounds.pattern, value):
        raise ValidationError(f"String should match pattern '{bounds.pattern}'")


def _length(value: str | list[Any], limit: str, number: int) -> str:
    if isinstance(value, str):
        return f"String should have {limit} {number} character{'' if number == 1 else 's'}"
    return f"List should have {limit} {number} item{'' if number == 1 else 's'} after validation, not {len(value)}"
