"""Schemas of the protocol's objects, derived from the engine's dataclasses: actions, events and the state.

An action or event is an object with its name under `type` and the members of its dataclass; `carcassonne.notation.json`
writes and reads them so, and a test compares the two on played games.
"""

from __future__ import annotations

import types
from collections.abc import Mapping
from dataclasses import MISSING, Field, fields, is_dataclass
from functools import cache
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints

import pydantic
from typing_extensions import TypedDict

from carcassonne.boxes import parts
from carcassonne.engine.codec import PHASES, kinds_of
from carcassonne.engine.view import BoxView, View
from carcassonne.notation.json import ACTION_TYPES, EVENT_NAMES, MEMBERS
from carcassonne.server.games.protocol_payloads import RangePayload

SOMETIMES = {"figures", "second_part"}
"""Members of every state that are there only where they say something."""
SIDES = Literal["N", "E", "S", "W"]


def protocol_types() -> dict[str, Any]:
    """Return the types of the protocol's objects by the names of their schemas."""
    actions: dict[str, Any] = {
        name: kind for name, kind in ACTION_TYPES.items() if not kinds_of(kind)[0].decision.nature
    }  # only nature draws
    events: dict[str, Any] = {name: kind for kind, name in EVENT_NAMES.items()}
    return {
        "Action": _union([_tagged(name, kind, "Action") for name, kind in actions.items()]),
        "LegalAction": _union([_legal(name, kind) for name, kind in actions.items()]),
        "Event": _union([_tagged(name, kind, "Event") for name, kind in events.items()]),
        "State": _state(),
    }


def _union(kinds: list[Any]) -> Any:
    return Annotated[Union[tuple(kinds)], pydantic.Field(discriminator="type")]  # noqa: UP007


@cache
def _tagged(name: str, kind: Any, suffix: str) -> Any:
    """Return the type of an action or event: its name under `type`, and the members of its dataclass."""
    return _typed_dict(kind.__name__ + suffix, kind, {"type": Literal[name], **_members(kind, suffix == "Action")})


def _legal(name: str, kind: type) -> Any:
    """Return the type of a legal action: that of the action, but for numbers of which there is a range."""
    if not any(each.ranged for each in kinds_of(kind)):
        return _tagged(name, kind, "Action")
    ranges = {member: hint | RangePayload for member, hint in get_type_hints(kind).items() if hint is int}
    members = {"type": Literal[name], **_members(kind, nullable=True), **ranges}
    return _typed_dict(f"Legal{kind.__name__}Action", kind, members)


def _members(kind: type, nullable: bool) -> dict[str, Any]:
    """Return the members of an action or event. An empty `at`, and what is None or empty by default, is left out.

    `nullable`: what may be left out may also be null.
    """
    hints = get_type_hints(kind)
    found: dict[str, Any] = {}
    for field in fields(kind):
        if kind in MEMBERS and field.name in _given_by_nature(kind):
            continue
        member = MEMBERS[kind][field.name] if kind in MEMBERS else None
        optional = field.name in ("at", "final", "shared") or field.default in (None, "")
        optional = optional or (member is not None and member.optional)
        named = None if member is None else member.names
        if named is not None:
            hints[field.name] = Literal[tuple(named())]
        sent = _sent(hints[field.name] if nullable or not optional else _without_none(hints[field.name]))
        found[field.name] = NotRequired[sent] if optional else sent
    return found


def _given_by_nature(action: type) -> set[str]:
    """Return the members of an action that only nature gives: a player says no more than that a tile shall be drawn."""
    hers, theirs = (
        {name for each in kinds_of(action) if each.decision.nature == nature for name in each.members}
        for nature in (True, False)
    )
    return hers - theirs


def _state() -> Any:
    """Return the type of the state: what every view shows, and what each box adds where it is in play."""
    members = _view_members(View)
    for box in parts("view", BoxView):
        added = get_type_hints(box.kind)
        shown = [field.name for field in fields(box.kind) if not (_has_default(field) and added[field.name] is bool)]
        members |= {name: NotRequired[_sent(_without_none(added[name]))] for name in shown}
    return _typed_dict("State", View, members)


def _view_members(kind: type) -> dict[str, Any]:
    """Return the members of a view or one of its parts; what has a default is there only where it applies.

    Undrawn tiles and switches, which the preset decides, are not part of the state.
    """
    hints = get_type_hints(kind)
    found: dict[str, Any] = {}
    for field in fields(kind):
        hint, optional = hints[field.name], _has_default(field) or field.name in SOMETIMES
        if field.name in ("undrawn", "parts") or (_has_default(field) and hint is bool):
            continue
        hint = {"side": SIDES, "phase": Literal[PHASES]}.get(field.name, hint)
        found[field.name] = NotRequired[_sent(_without_none(hint))] if optional else _sent(hint)
    return found


def _has_default(field: Field[Any]) -> bool:
    return field.default is not MISSING or field.default_factory is not MISSING


@cache
def _part(kind: type) -> Any:
    return _typed_dict(kind.__name__, kind, _view_members(kind))


def _typed_dict(name: str, kind: type, members: dict[str, Any]) -> Any:
    made: Any = TypedDict(name, members)  # type: ignore[misc]
    made.__doc__ = kind.__doc__
    return made


# --- what a field's type is in JSON -----------------------------------------------------------------------------------
def _sent(hint: Any) -> Any:
    """Return the type that a value has in JSON: objects for dataclasses, lists for tuples, texts for keys."""
    if is_dataclass(hint):
        return _part(hint)  # type: ignore[arg-type]
    origin, arguments = get_origin(hint), get_args(hint)
    if origin in (Union, types.UnionType):
        return Union[tuple(_sent(each) for each in arguments)]  # noqa: UP007
    if origin is tuple and arguments[-1] is Ellipsis:
        return list[_sent(arguments[0])]  # type: ignore[misc]
    if origin is tuple:
        return tuple[tuple(_sent(each) for each in arguments)]  # type: ignore[misc]
    if origin is not None and isinstance(origin, type) and issubclass(origin, Mapping):
        return dict[str, _sent(arguments[1])]  # type: ignore[misc]
    return hint


def _allows_none(hint: Any) -> bool:
    return type(None) in get_args(hint)


def _without_none(hint: Any) -> Any:
    if not _allows_none(hint):
        return hint
    return Union[tuple(each for each in get_args(hint) if each is not type(None))]  # noqa: UP007
