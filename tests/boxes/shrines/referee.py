"""Shrines in the slow referee: where they may lie (S1.2), who wins a challenge (S2)."""

from __future__ import annotations

import random
from collections import Counter
from typing import TYPE_CHECKING, Any

from slow_referee.landscape import Feature, Landscape, Place, Segment, surroundings
from slow_referee.later import LaterBox
from slow_referee.table import Action, Table
from slow_referee.tiles import kind_of, tiles_by_id

if TYPE_CHECKING:
    from slow_referee.game import SlowGame

RIVAL = {"cloister": "shrine", "shrine": "cloister"}


class Shrines(LaterBox):
    """Cloisters of heretics."""

    name = "shrines"
    switches = ("shrines",)

    def may_lie(self, landscape: Landscape, place: Place) -> bool:
        """Nobody has two rivals among his eight neighbours, neither the new one nor those that he joins (S1.2)."""
        new = [place, *(near.place for near in _rivals(landscape, place))]
        return all(len(_rivals(landscape, each)) < 2 for each in new)

    def before_home(self, table: Table, project: Feature, final: bool) -> None:
        """Who is paid for a completed one drives off everybody on an unfinished rival (S2.1-S2.3)."""
        if final or project.kind not in RIVAL or not table.followers_in(project):
            return
        (place,) = project.places
        for segment in _rivals(table.landscape, place):
            rival = table.landscape.feature(segment)
            if not table.landscape.is_complete(rival):
                for follower in table.followers_in(rival):
                    table.return_follower(follower)

    # --- for random games ---------------------------------------------------------------------------------------------
    def sought(self, game: SlowGame, dice: random.Random, legal: list[Action]) -> list[Action]:
        """Rivals are laid beside each other, followers go to both, and the rings around them are filled."""
        table = game.table
        if legal[0]["type"] != "place":
            return [action for action in legal if action.get("feature") in RIVAL] or legal
        land = table.landscape
        hubs = [place for place, face in land.faces.items() if any(part.kind in RIVAL for part in face.parts)]
        contested = [place for place in hubs if _rivals(land, place)]
        held = [place for place in contested if _is_held(table, place)]
        tile = tiles_by_id()[kind_of(table.in_hand or "")]
        wanted = hubs if tile.get("cloister") or tile.get("shrine") else held or contested or hubs
        wanted = wanted[-2:] if dice.random() < 0.7 else wanted
        ring = {near for place in wanted for near in surroundings(place)}
        places = [action for action in legal if action["type"] == "place"]
        return [action for action in places if (action["x"], action["y"]) in ring] or legal

    def moments(self, before: dict[str, Any], action: Action, after: dict[str, Any]) -> Counter[str]:
        was, now = (_standing(state) for state in (before, after))
        gone = [one for one in was if one not in now]
        lost = [one for one in gone if not _is_ringed(after, one)]
        paid = [one for one in gone if _is_ringed(after, one)]
        seen: Counter[str] = Counter()
        if after["phase"] != "over" and action["type"] != "plague" and paid:
            seen["shrines completed"] = sum(one[2] == "shrine" for one in paid)
            seen["heretics beaten"] = sum(one[2] == "shrine" for one in lost)
            seen["monks beaten"] = sum(one[2] == "cloister" for one in lost)
        return +seen


def _rivals(landscape: Landscape, place: Place) -> list[Segment]:
    """The shrines around a cloister, the cloisters around a shrine."""
    wanted = {RIVAL[part.kind] for part in landscape.faces[place].parts if part.kind in RIVAL}
    if not wanted:
        return []
    return [
        segment
        for near in surroundings(place)
        if near in landscape.faces
        for segment in landscape.segments_on(near)
        if segment.kind in wanted
    ]


def _is_held(table: Table, place: Place) -> bool:
    """Whether somebody stands on the cloister or shrine of a square, which is not complete."""
    features = [table.landscape.feature(one) for one in table.landscape.segments_on(place) if one.kind in RIVAL]
    return any(table.followers_in(one) and not table.landscape.is_complete(one) for one in features)


def _standing(state: dict[str, Any]) -> list[tuple[int, int, str]]:
    return [(one["x"], one["y"], one["feature"]) for one in state["followers"] if one["feature"] in RIVAL]


def _is_ringed(state: dict[str, Any], one: tuple[int, int, str]) -> bool:
    laid = {(tile["x"], tile["y"]) for tile in state["board"]}
    return all(place in laid for place in surroundings(one[:2]))


BOX = Shrines()
