"""Samples: answers as the OpenAPI document shows them."""

from __future__ import annotations

from typing import Any

STATE: dict[str, Any] = {
    "preset": "modern",
    "players": 2,
    "ply": 1,
    "phase": "follower",
    "to_act": 0,
    "tile": "V",
    "scores": [0, 0],
    "supply": [7, 7],
    "deck": 70,
    "discarded": [],
    "over": False,
    "board": [{"tile": "D", "x": 0, "y": 0, "rotation": 0}, {"tile": "V", "x": 1, "y": 0, "rotation": 0}],
    "followers": [],
}
TABLE: dict[str, Any] = {
    "id": "Zl8fWtT0v2mXq3Rk",
    "preset": "modern",
    "options": {},
    "players": 2,
    "status": "playing",
    "created": "2026-11-15T12:00:00.000Z",
    "seats": [
        {
            "kind": "human",
            "name": "Anna",
            "level": None,
            "player": None,
            "present": True,
            "left": None,
            "colour": 0,
            "nth": None,
        },
        {
            "kind": "bot",
            "name": "casual",
            "level": 3,
            "player": None,
            "present": True,
            "left": None,
            "colour": 1,
            "nth": 1,
        },
    ],
    "seq": 1,
    "ply": 1,
    "clock": None,
    "clocks": None,
    "aids": {"features": True, "fields": True, "remaining": True, "holes": True, "hints": True},
    "shuffle": "secret",
    "commitment": "8f434346648f6b96df89dda901c5176b10a6d83961dd3c1ac88b59b2dc327aa4",
    "seed": None,
    "offer": None,
    "rematch_offer": None,
    "rematch": None,
    "result": None,
    "takebacks": [0, 0],
    "watching": 0,
    "differences": [],
    "hints": [0, 0],
}
MADE: dict[str, Any] = {
    "id": TABLE["id"],
    "tokens": {"0": "p3nJm0bq2o4v8Jw7tB1xq6sYzQk5dR9uHcE0aLfXgMI"},
    "links": {},
    "watch": f"/g/{TABLE['id']}",
    "table": TABLE,
}
EVENTS: list[dict[str, Any]] = [{"type": "placed", "player": 0, "tile": "V", "x": 1, "y": 0, "rotation": 0}]
MOVED: dict[str, Any] = {"seq": 1, "ply": 1, "events": EVENTS, "state": STATE}
FRAME: dict[str, Any] = {
    "type": "move",
    "seq": 1,
    "ply": 1,
    "seat": 0,
    "action": {"type": "place", "x": 1, "y": 0, "rotation": 0},
    "events": EVENTS,
    "state": STATE,
    "at": "2026-11-15T12:00:07.312Z",
}
POSITION: dict[str, Any] = {"seq": 1, "ply": 1, "state": STATE, "legal": [{"type": "skip"}], "last": {"x": 1, "y": 0}}
LINE = {"seq": 2, "ply": 2, "line": "v1 modern 2 | D@0,0 U@1,0 | 0:1,0/road/E | ply=2 turn=1 hand=V"}
SHUFFLE = {"seed": "7", "commitment": None, "stack": ["U", "V", "E"]}
RECORD = """\
[Carcassonne "1"]
[Preset "modern"]
[Players "2"]
[Player0 "Ann"]
[Player1 "Bob"]
[Deck "U,V"]
[Result "3 0"]

draw U
1. 0: U 1,0
2. 0: thief E
draw V
3. 1: V 2,0
4. 1: farmer NL
= 3 0
"""
