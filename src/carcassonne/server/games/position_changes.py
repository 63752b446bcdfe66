"""What changed between two positions, as a client applies it to the position it has (docs/server.md).

Plain values in, plain values out: whoever has two payloads of one game can make it, without a server too. What the page
does with it stands in `web/src/api/positions.ts`; `apply_changes` does the same here, for clients in Python.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeAlias

Json: TypeAlias = dict[str, Any]
LISTS = ("board", "followers")
"""Lists of the state that are sent as what is gone from them and what is new."""


def _values(item: Json) -> object:
    return tuple(item.values())


LISTS_BESIDE: dict[str, Callable[[Json], object]] = {"features": id, "holes": _values}
"""Lists beside the state that are sent so, and by what their items are known. An aid that the table lacks has none.

A feature that has not changed is the same object in a later payload of the server; another one would be sent again.
"""


def changes_between(before: Mapping[str, Any], after: Mapping[str, Any]) -> Json:
    """Return what changes a position into a later one of the same game.

    >>> state = {"tile": "V", "board": [{"x": 0}], "followers": []}
    >>> one = {"seq": 1, "ply": 1, "state": state, "legal": [], "last": None}
    >>> two = {**one, "seq": 2, "ply": 2, "state": {**state, "tile": "U", "board": [{"x": 0}, {"x": 1}]}}
    >>> changes_between(one, two)
    {'since': 1, 'seq': 2, 'ply': 2, 'state': {'tile': 'U'}, 'board': {'put': [[1, {'x': 1}]]}}
    """
    changes: Json = {"since": before["seq"], "seq": after["seq"], "ply": after["ply"]}
    old, new = before["state"], after["state"]
    state = {name: new[name] for name in new if name not in LISTS and (name not in old or old[name] != new[name])}
    if state:
        changes["state"] = state
    if gone := [name for name in old if name not in new]:
        changes["gone"] = gone
    for name in ("legal", "last"):
        if before[name] != after[name]:
            changes[name] = after[name]
    if before.get("remaining") is not after.get("remaining"):
        changes["remaining"] = _counted(after["remaining"])
    for name in LISTS:
        _add_list_change(changes, name, old[name], new[name], _values)
    for name, key in LISTS_BESIDE.items():
        if name in after:
            _add_list_change(changes, name, before[name], after[name], key)
    return changes


def _add_list_change(changes: Json, name: str, old: list[Json], new: list[Json], key: Callable[[Json], object]) -> None:
    """Note which items of a list are gone (`drop`), and which are new and where (`put`), unless it is the same.

    Items of one `key` are the same; those that stay keep their order.
    """
    if old == new:
        return
    if new[: len(old)] == old:
        changes[name] = {"put": [[index, new[index]] for index in range(len(old), len(new))]}
        return
    places = {key(item): place for place, item in enumerate(old)}
    drop: list[int] = []
    put: list[list[Any]] = []
    following = 0
    for index, item in enumerate(new):
        place = places.get(key(item), -1)
        if place < following:
            put.append([index, item])
        else:
            drop += range(following, place)
            following = place + 1
    drop += range(following, len(old))
    changes[name] = {name: value for name, value in (("drop", drop), ("put", put)) if value}


def _counted(remaining: Iterable[Mapping[str, Any]]) -> Json:
    """Return the undrawn tiles by kind: those that may come next, and those that come later."""
    next_ = [[kind["tile"], kind["count"]] for kind in remaining if kind["chance"]]
    later = [[kind["tile"], kind["count"]] for kind in remaining if not kind["chance"]]
    return {"next": next_, "later": later} if later else {"next": next_}


# --- applying ---------------------------------------------------------------------------------------------------------
def apply_changes(position: Json, changes: Json) -> Json:
    """Return the position that changes lead to; they must begin at this one (`since`)."""
    assert changes["since"] == position["seq"], "these changes begin at another position"
    state = {**position["state"], **changes.get("state", {})}
    for name in changes.get("gone", ()):
        del state[name]
    for name in LISTS:
        state[name] = _edited(state[name], changes.get(name, {}))
    applied = {**position, "seq": changes["seq"], "ply": changes["ply"], "state": state}
    applied |= {name: changes[name] for name in ("legal", "last") if name in changes}
    applied |= {name: _edited(position[name], changes[name]) for name in LISTS_BESIDE if name in changes}
    if "remaining" in changes:
        applied["remaining"] = _with_chances(**changes["remaining"])
    return applied


def _edited(items: Sequence[Json], change: Mapping[str, Any]) -> list[Json]:
    gone = set(change.get("drop", ()))
    edited = [item for index, item in enumerate(items) if index not in gone]
    for index, item in change.get("put", ()):
        edited.insert(index, item)
    return edited


def _with_chances(next: Sequence[tuple[str, int]], later: Sequence[tuple[str, int]] = ()) -> list[Json]:
    total = sum(count for _, count in next)
    coming = [{"tile": tile, "count": count, "chance": count / total} for tile, count in next]
    return coming + [{"tile": tile, "count": count, "chance": 0.0} for tile, count in later]
