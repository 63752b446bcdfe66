"""Requests are read alike with and without pydantic: the same bodies, the same values, the same refusals."""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Iterator
from dataclasses import asdict, is_dataclass
from types import ModuleType
from typing import Any

import pytest

from carcassonne.server.http import requests
from carcassonne.server.problems import field_of

SEATS: list[Any] = [{"kind": "human", "name": "Anna"}, {"kind": "bot", "level": 3}, {"kind": "open"}]
ID = "q0Vd1bJ2cYk7Xw4n"
BODIES: dict[str, list[Any]] = {
    "GameWanted": [
        {"seats": SEATS},
        {"seats": SEATS, "preset": "modern", "options": {"river": True, "followers": 5, "first_player": "random"}},
        {"seats": SEATS, "clock": {"kind": "bank", "seconds": 600, "increment": 10}, "aids": {"hints": False}},
        {"seats": SEATS, "clock": {"kind": "days", "days": 3}, "seed": -7, "draw": None, "dice": [1, 2]},
        {"seats": [{"kind": "human", "name": "  Anna ", "colour": 5}, {"kind": "bot", "player": "mine", "name": "B"}]},
        {},
        [],
        "seats",
        {"seats": SEATS[:1]},
        {"seats": SEATS * 3},
        {"seats": "all"},
        {"seats": [*SEATS, "more"]},
        {"seats": [*SEATS, {"kind": "ghost"}]},
        {"seats": [*SEATS, {"name": "Anna"}]},
        {"seats": [*SEATS, {"kind": "human"}]},
        {"seats": [*SEATS, {"kind": "human", "name": " "}]},
        {"seats": [*SEATS, {"kind": "human", "name": ""}]},
        {"seats": [*SEATS, {"kind": "human", "name": "a\n"}]},
        {"seats": [*SEATS, {"kind": "human", "name": "a\nb"}]},
        {"seats": [*SEATS, {"kind": "human", "name": "n" * 41}]},
        {"seats": [*SEATS, {"kind": "human", "name": 7}]},
        {"seats": [*SEATS, {"kind": "human", "name": "Anna", "colour": 6}]},
        {"seats": [*SEATS, {"kind": "human", "name": "Anna", "colour": True}]},
        {"seats": [*SEATS, {"kind": "human", "name": "Anna", "colour": 1.0}]},
        {"seats": [*SEATS, {"kind": "bot", "level": 9}]},
        {"seats": [*SEATS, {"kind": "bot", "level": "3"}]},
        {"seats": [*SEATS, {"kind": "bot", "level": 0, "strength": 5}]},
        {"seats": SEATS, "preset": 5},
        {"seats": SEATS, "preset": "p" * 65},
        {"seats": SEATS, "options": []},
        {"seats": SEATS, "options": {"river": None}},
        {"seats": SEATS, "clock": {"kind": "hourglass"}},
        {"seats": SEATS, "clock": {"kind": "move", "seconds": 0}},
        {"seats": SEATS, "clock": 5},
        {"seats": SEATS, "aids": {"hints": "yes"}},
        {"seats": SEATS, "aids": {"telescope": True}},
        {"seats": SEATS, "seed": 2**64},
        {"seats": SEATS, "draw": ["D" * 17]},
        {"seats": SEATS, "dice": [1000]},
        {"seats": SEATS, "colour": 1},
    ],
    "JoinRequest": [{"name": "Anna"}, {"name": "Anna", "join_id": ID}, {"name": "Anna", "join_id": "short"}],
    "MoveRequest": [
        {"ply": 0, "move_id": "m1", "actions": [{"type": "skip"}]},
        {"ply": -1, "move_id": "m1", "actions": [{"type": "skip"}]},
        {"ply": 0, "move_id": "not this", "actions": [{"type": "skip"}]},
        {"ply": 0, "move_id": "m1", "actions": []},
        {"ply": 0, "move_id": "m1", "actions": [{}] * 5},
        {"ply": 0, "move_id": "m1", "actions": ["skip"]},
        {"move_id": "m1", "actions": [{}]},
    ],
    "PreviewRequest": [{"ply": 0, "actions": []}, {"ply": "0", "actions": []}],
    "EmptyRequest": [{}, {"more": 1}, None],
    "UndoReply": [{"accept": True}, {"accept": 1}],
    "EmoteRequest": [{"emote": "luck"}, {"emote": "boo"}, {"emote": 3}],
    "FindRequest": [{"tokens": ["a"], "games": ["b"]}, {"tokens": [""]}, {"tokens": ["a"] * 201}, {"tokens": {}}],
    "PlayOnRequest": [{"ply": 4, "seat": 1}, {"ply": 4, "seat": 6}, {"ply": 4, "seat": 1, "level": None}],
}


@pytest.fixture(scope="module")
def plain() -> Iterator[ModuleType]:
    """The models as they are where nobody has installed pydantic."""
    patch = pytest.MonkeyPatch()
    patch.setitem(sys.modules, "pydantic", None)
    assert requests.__file__
    spec = importlib.util.spec_from_file_location("plain_requests", requests.__file__)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    patch.setitem(sys.modules, "plain_requests", module)
    spec.loader.exec_module(module)
    yield module
    patch.undo()


def told(model: Any, body: Any) -> Any:
    """What a body is read as, or the member that is wrong and what is said of it."""
    try:
        read = model.model_validate(body)
    except ValueError as reason:
        first = reason.errors()[0]  # type: ignore[attr-defined]
        missing = first["type"] == "missing"
        return field_of(first["loc"], body, missing), first["msg"], missing
    value = read.plain() if hasattr(read, "plain") else read.model_dump()
    return asdict(value) if is_dataclass(value) and not isinstance(value, type) else value


@pytest.mark.parametrize("name", BODIES)
def test_a_body_is_read_or_refused_with_and_without_pydantic_alike(name: str, plain: ModuleType) -> None:
    assert plain.BaseModel is not vars(requests)["BaseModel"]
    for body in BODIES[name]:
        assert told(getattr(plain, name), body) == told(getattr(requests, name), body), body


def test_every_model_is_read_without_pydantic(plain: ModuleType) -> None:
    names = [
        name
        for name, each in vars(requests).items()
        if isinstance(each, type) and each is not vars(requests)["BaseModel"]
    ]
    assert len(names) > 15
    for name in names:
        model = getattr(plain, name)
        if issubclass(model, plain.BaseModel):
            with pytest.raises(ValueError, match=r".*"):
                model.model_validate({"nobody knows this": 1})
