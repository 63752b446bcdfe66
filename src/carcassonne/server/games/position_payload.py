"""The position payload: what the page needs to draw a position and to ask for a decision (docs/server.md).

It is made from what lies on the table and from how many tiles of each kind are left. Nothing in it depends on the order
of the stack, so everybody gets the same bytes.
"""

from __future__ import annotations

from collections.abc import Mapping

from carcassonne.engine.features import Feature
from carcassonne.engine.game import Game
from carcassonne.engine.holes import Hole
from carcassonne.notation.json import Json, actions_to_json, view_to_json


def position_payload(game: Game, seq: int, aids: Mapping[str, bool]) -> Json:
    """Return a position as the page draws it; what an aid shows is there exactly when the table has the aid.

    In a rehearsal nobody draws: its phase may be "draw", and then nobody is to act.
    """
    view = game.view()
    last = game.last_square
    payload: Json = {
        "seq": seq,
        "ply": view.ply,
        "state": view_to_json(view),
        "legal": [] if game.to_act is None else actions_to_json(game.legal_actions()),
        "last": None if last is None else {"x": last[0], "y": last[1]},
    }
    if aids["features"] or aids["fields"]:
        payload["features"] = [_feature(each) for each in game.features() if aids[_aid_for(each)]]
    if aids["remaining"]:
        payload["remaining"] = _remaining(view.undrawn)
    if aids["holes"]:
        payload["holes"] = [_hole(each) for each in game.holes()]
    return payload


def _aid_for(feature: Feature) -> str:
    return "fields" if feature.kind == "field" else "features"


def _feature(feature: Feature) -> Json:
    return {
        "kind": feature.kind,
        "segments": [list(segment) for segment in feature.segments],
        "tiles": feature.tiles,
        "open": feature.open_sides,
        "pennants": feature.pennants,
        "followers": list(feature.followers),
        "owners": list(feature.owners),
        "points": feature.points,
        "points_if_completed": feature.points_if_completed,
    }


def _remaining(undrawn: Mapping[str, int]) -> list[Json]:
    """Return the undrawn tiles by kind, most common first, with the chance that the next tile is one of them."""
    total = sum(undrawn.values())
    by_number = sorted(undrawn.items(), key=lambda kind: -kind[1])
    return [{"tile": tile, "count": count, "chance": round(count / total, 4)} for tile, count in by_number]


def _hole(hole: Hole) -> Json:
    return {"x": hole.x, "y": hole.y, "fits": hole.fits}
