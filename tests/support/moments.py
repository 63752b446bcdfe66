"""The rare things that happen in a game, told by the states before and after a decision."""

from __future__ import annotations

from collections import Counter
from typing import Any

from slow_referee.river import is_river_tile
from slow_referee.tiles import has_market

Json = dict[str, Any]


def moments(before: Json, action: Json, after: Json) -> Counter[str]:
    """What a decision led to, by name."""
    seen: Counter[str] = Counter()
    _turns(seen, before, after)
    _figures(seen, before, action, after)
    seen["goods taken"] = _sum(after, "goods") - _sum(before, "goods")
    removed = after["discarded"][len(before["discarded"]) :]
    seen["river tiles removed"] = sum(map(is_river_tile, removed)) if "RV01" in _tiles(after) else 0
    seen["bridges in a second part"] = int("bridge" in action and "second_part" in before)
    return +seen


def _turns(seen: Counter[str], before: Json, after: Json) -> None:
    begins = "second_part" in after and "second_part" not in before
    market_opens = "market" in after and "market" not in before
    seen["double turns"] = int(begins)
    seen["double turns on a market day"] = int(begins and "market" in after)
    seen["market days after a double turn"] = int(market_opens and "second_part" in before)
    seen["market days that waited for a second part"] = int(
        market_opens and "second_part" in before and has_market(_tiles(after)[-2])
    )
    seen["symbols in a second part"] = int("second_part" in after and after.get("pig") != before.get("pig"))


def _figures(seen: Counter[str], before: Json, action: Json, after: Json) -> None:
    home = {
        figure: _at_home(after, figure) - _at_home(before, figure) for figure in ("large", "abbot", "builder", "pig")
    }
    kind, figure = action["type"], action.get("figure")
    seen["abbots taken back"] = int(kind == "take_abbot")
    if kind == "follower" and figure:
        seen[f"{figure}s placed".replace("larges", "large followers")] = 1
    seen["large followers on crown spaces"] = int(kind == "crown" and figure == "large")
    seen["large followers in castles"] = _large_in_castles(after) > _large_in_castles(before)
    if kind == "plague":
        seen["special figures taken by Plague"] = home["large"] + home["abbot"]
        seen["builders and pigs sent home by Plague"] = max(0, home["builder"] + home["pig"])
    elif not after["over"] and kind != "take_abbot":
        seen["builders on finished features"] = max(0, home["builder"])
        seen["abbots on finished features"] = max(0, home["abbot"])


def _sum(state: Json, key: str) -> int:
    return sum(sum(entry.values()) for entry in state.get(key, []))


def _at_home(state: Json, figure: str) -> int:
    return sum(entry.get(figure, 0) for entry in state.get("figures", []))


def _large_in_castles(state: Json) -> int:
    return sum(castle.get("figure") == "large" for castle in state.get("castles", []))


def _tiles(state: Json) -> list[str]:
    return [tile["tile"] for tile in state["board"]]
