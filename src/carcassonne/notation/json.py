"""The project's one JSON form of actions, states and events (docs/protocol.md), as the boxes write and read it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields
from typing import Any

from carcassonne.boxes import parts
from carcassonne.engine.actions import Action
from carcassonne.engine.codec import ACTION_CLASSES, EVENT_NAMES, KINDS, kinds_of
from carcassonne.engine.decisions import ActionKind
from carcassonne.engine.events import Event
from carcassonne.engine.members import Member
from carcassonne.engine.view import BoxView, View
from carcassonne.errors import NotationError

__all__ = [
    "ACTION_TYPES",
    "EVENT_NAMES",
    "MEMBERS",
    "Json",
    "action_from_json",
    "action_to_json",
    "actions_to_json",
    "event_to_json",
    "view_to_json",
]

Json = dict[str, Any]
SOMETIMES = ("x", "y", "at", "figure", "final", "shared", "cause", "by")
"""Members of an event that are left out where there is nothing to say."""


def _members(action: type[Action]) -> dict[str, Member]:
    """The members of a class of actions, in the order of its fields; each of its kinds may bring some."""
    brought = {name: member for kind in kinds_of(action) for name, member in kind.members.items()}
    return {field.name: brought[field.name] for field in fields(action)}


ACTION_TYPES: dict[str, type[Action]] = {kind.name: kind.action for kind in KINDS}
_TYPE_NAMES = {action: name for name, action in ACTION_TYPES.items()}
MEMBERS = {action: _members(action) for action in ACTION_CLASSES}
_WRITTEN = {
    action: tuple((name, member.write, member.optional) for name, member in members.items())
    for action, members in MEMBERS.items()
}
_RANGED: dict[type, ActionKind[Any]] = {kind.action: kind for kind in KINDS if kind.ranged}
_TOLD = {event: tuple((field.name, field.name in SOMETIMES) for field in fields(event)) for event in EVENT_NAMES}
_PARTS = {box.kind: box.to_json for box in parts("view", BoxView)}


# --- actions ----------------------------------------------------------------------------------------------------------
def action_to_json(action: Action) -> Json:
    """An action as the protocol writes it: an optional member is left out where it has nothing to say."""
    written: Json = {"type": _TYPE_NAMES[type(action)]}
    for name, write, optional in _WRITTEN[type(action)]:
        value = getattr(action, name)
        if not optional or _says_something(value) or _reaches_no_side(name, action):
            written[name] = write(value)
    return written


def _reaches_no_side(name: str, told: Any) -> bool:
    """Whether this is the `at` of a field, which may reach no side of its tile and then says so."""
    return name == "at" and told.feature == "field"


def action_from_json(data: Any) -> Action:
    """The action a JSON object is; raises NotationError that names what is wrong."""
    if not isinstance(data, dict):
        raise NotationError("an action must be an object")
    kind = data.get("type")
    if not isinstance(kind, str) or kind not in ACTION_TYPES:
        raise NotationError(f"an action's type must be one of {', '.join(ACTION_TYPES)}, not {kind!r}")
    action = ACTION_TYPES[kind]
    members = MEMBERS[action]
    unknown = set(data) - {"type", *members}
    if unknown:
        raise NotationError(f"an action {kind!r} has no {', '.join(sorted(map(repr, unknown)))}")
    values = {}
    for name, member in members.items():
        if name in data:
            values[name] = member.read(kind, name, data[name])
        elif not member.optional:
            raise NotationError(f"an action {kind!r} needs {name!r}")
    return action(**values)


def actions_to_json(legal: Iterable[Action]) -> list[Json]:
    """A list of legal actions; those that differ only in a number become one entry with a range, at the end."""
    listed: list[Json] = []
    ranged: dict[type, list[Action]] = {}
    for action in legal:
        if type(action) in _RANGED:
            ranged.setdefault(type(action), []).append(action)
        else:
            listed.append(action_to_json(action))
    for action_class, actions in ranged.items():
        listed += _RANGED[action_class].ranges(actions)
    return listed


# --- events -----------------------------------------------------------------------------------------------------------
def event_to_json(event: Event) -> Json:
    """An event as the protocol writes it."""
    written: Json = {"type": EVENT_NAMES[type(event)]}
    for name, optional in _TOLD[type(event)]:
        value = getattr(event, name)
        if not optional or _says_something(value) or _reaches_no_side(name, event):
            written[name] = _plain(value)
    return written


def _says_something(value: Any) -> bool:
    return value not in (None, "", ()) and value is not False


def _plain(value: Any) -> Any:
    return [_plain(item) for item in value] if isinstance(value, tuple) else value


# --- states -----------------------------------------------------------------------------------------------------------
def view_to_json(view: View) -> Json:
    """A view as the protocol's state; what a box adds is there exactly when the box is."""
    written: Json = {
        "preset": view.preset,
        "players": view.players,
        "ply": view.ply,
        "phase": view.phase,
        "to_act": view.to_act,
        "tile": view.tile,
        "scores": list(view.scores),
        "supply": list(view.supply),
        "deck": view.deck,
        "discarded": list(view.discarded),
        "over": view.over,
        "board": [{"tile": t.tile, "x": t.x, "y": t.y, "rotation": t.rotation} for t in view.board],
        "followers": [
            {"player": f.player, "x": f.x, "y": f.y, "feature": f.feature}
            | {
                name: value
                for name, value in (("at", f.at), ("figure", f.figure))
                if value or _reaches_no_side(name, f)
            }
            for f in view.followers
        ],
    }
    if view.figures:
        written["figures"] = [dict(at_home) for at_home in view.figures]
    if view.second_part:
        written["second_part"] = True
    for part in view.parts:
        written |= _PARTS[type(part)](part)
    return written
