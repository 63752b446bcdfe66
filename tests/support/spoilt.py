"""Examples made wrong on purpose: one that could not fail would prove nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

OPPOSITE = {"legal": "illegal", "same": "differ", "follower": "no_follower"}
OPPOSITE |= {"again": "no_again", "take_abbot": "no_take_abbot", "use": "no_use"}
OPPOSITE |= {opposite: step for step, opposite in OPPOSITE.items()}
OPPOSITE |= {"no_place": "legal"}


def spoilt(example: dict[str, Any]) -> dict[str, Any]:
    """The example with its last step that expects something turned into its opposite."""
    steps = [list(step) for step in example["steps"]]
    for step in reversed(steps):
        if step[0] in OPPOSITE:
            step[0] = OPPOSITE[step[0]]
            step += [0, 1, 0] if len(step) == 2 and step[0] == "legal" else []
            break
        if step[0] in EXPECTATIONS:
            step[1:] = EXPECTATIONS[step[0]](*step[1:])
            break
    return example | {"steps": steps}


def _one_more(expected: dict[str, int]) -> list[Any]:
    name = next(iter(expected), "red")
    return [expected | {name: expected.get(name, 0) + 1}]


def _one_more_of_a_player(expected: dict[str, dict[str, int]]) -> list[Any]:
    player, owned = next(iter(expected.items()))
    name = next(iter(owned), "wine")
    return [expected | {player: owned | {name: owned.get(name, 0) + 1}}]


def _other_scores(expected: dict[str, Any]) -> list[Any]:
    player = next(iter(expected["scores"]))
    return [expected | {"scores": expected["scores"] | {player: 77}}]


EXPECTATIONS: dict[str, Callable[..., list[Any]]] = {
    "points": _one_more,
    "supply": _one_more,
    "figures": _one_more_of_a_player,
    "goods": _one_more_of_a_player,
    "auction": _other_scores,
    "crowns": lambda _: [[]],
    "drawable": lambda _: [[]],
    "spots": lambda player, figure, places: [player, figure, [*places, ["road", "N"]]],
}
