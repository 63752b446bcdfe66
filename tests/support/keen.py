"""Players who seek what is rare, so that random games reach it: double turns, abbots taken back, pigs, closed rings."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from slow_referee.game import SlowGame
from slow_referee.landscape import OPPOSITE, RINGED, Place, neighbour, surroundings
from slow_referee.tiles import SIDES

Json = dict[str, Any]


def random_action(dice: random.Random, legal: list[Json]) -> Json:
    """Any legal action; of a range of bids a low one, now and then the highest."""
    action = dict(dice.choice(legal))
    for key in ("bid", "points"):
        if isinstance(action.get(key), dict):
            low, high = action[key]["min"], action[key]["max"]
            action[key] = high if dice.random() < 0.05 else dice.randint(low, min(low + 3, high))
    return action


def sought(game: SlowGame, dice: random.Random, legal: list[Json]) -> list[Json]:
    """All legal actions, or those that a keen player picks from."""
    if dice.random() < 0.15:
        return legal
    if legal[0]["type"] in ("place", "decline"):
        wanted = _squares_wanted(game)
        return [max(dice.choices(legal, k=20), key=lambda placement: _touches(game, placement, wanted))]
    if any(action["type"] == "skip" for action in legal):
        return _figure_sought(dice, legal)
    if legal[0]["type"] == "plague":
        return [action for action in legal if _stands_with_others(game, action)] or legal
    return legal


def _figure_sought(dice: random.Random, legal: list[Json]) -> list[Json]:
    """Builder and pig when they may come, else the abbot back or down, else whoever makes a builder or pig possible."""
    helpers = [action for action in legal if action.get("figure") in ("builder", "pig")]
    back = [action for action in legal if action["type"] == "take_abbot"]
    abbots = [action for action in legal if action.get("figure") == "abbot"]
    large = [action for action in legal if action.get("figure") == "large"]
    claims = [action for action in legal if action.get("feature") in ("road", "city", "field", "bridge")]
    for wish, chance in ((helpers, 0.9), (back, 0.15), (abbots, 0.8), (large, 0.3), (claims, 0.7)):
        if wish and dice.random() < chance:
            return wish
    return legal


def _touches(game: SlowGame, placement: Json, wanted: Counter[Place]) -> int:
    """How much a placement closes, and how much its square is wanted; bridges are saved."""
    if "x" not in placement:
        return 4
    landscape, place = game.table.landscape, (placement["x"], placement["y"])
    beside = [(neighbour(place, side), OPPOSITE[side]) for side in SIDES]
    sides = [landscape.side_type(*other) for other in beside if other[0] in landscape.faces]
    closed = sum(1 if side == "field" else 3 for side in sides)
    return closed - 4 * ("bridge" in placement) + wanted[place]


def _squares_wanted(game: SlowGame) -> Counter[Place]:
    """Squares that the own builder's road or city runs into, that could give him one, or that surround the abbot."""
    table, player = game.table, game.state()["to_act"]
    wanted: Counter[Place] = Counter()
    for figure in table.followers:
        if figure.player == player:
            feature = table.landscape.feature(figure.segment)
            if figure.segment.kind in RINGED:
                wanted.update(dict.fromkeys(surroundings(figure.segment.place), 3))
            elif figure.segment.kind != "field":
                worth = 12 if figure.figure == "builder" else 5 * table.at_home(player, "builder")
                for segment in feature.segments:
                    ahead = [neighbour(segment.place, end) for end in table.landscape.ends(segment)]
                    wanted.update(dict.fromkeys(ahead, worth))
    return wanted


def _stands_with_others(game: SlowGame, action: Json) -> bool:
    """Whether Plague would take a special figure, or somebody a builder or pig depends on."""
    table = game.table
    for follower in table.followers:
        if follower.segment.place == (action["x"], action["y"]):
            together = table.followers_in(table.landscape.feature(follower.segment))
            if follower.figure in ("large", "abbot") or any(f.figure in ("builder", "pig") for f in together):
                return True
    return False
