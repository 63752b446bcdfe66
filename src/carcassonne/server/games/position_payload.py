"""The position payload: what the page needs to draw a position and to ask for a decision (docs/server.md).

It is made from what lies on the table and from how many tiles of each kind are left. Nothing in it depends on the order
of the stack, so everybody gets the same bytes.
"""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import NotRequired

from typing_extensions import TypedDict

from carcassonne.engine.features import Feature
from carcassonne.engine.game import Game
from carcassonne.engine.setup import drawn_next
from carcassonne.engine.view import View
from carcassonne.notation.json import actions_to_json, view_to_json
from carcassonne.server.games.model import Aids
from carcassonne.server.games.protocol_payloads import LegalActionPayload, StatePayload
from carcassonne.server.json_text import Rendered, position_text


class SquarePayload(TypedDict):
    """A square of the landscape."""

    x: int
    y: int


class HolePayload(SquarePayload):
    """An empty square, and how many of the tiles to come fit there."""

    fits: int


class FeaturePayload(TypedDict):
    """A feature with its owners and points; a segment is x, y and `at`."""

    kind: str
    segments: list[tuple[int, int, str]]
    tiles: int
    open: int
    pennants: int
    followers: list[int]
    owners: list[int]
    points: int
    points_if_completed: int


class RemainingPayload(TypedDict):
    """How many tiles of a kind are undrawn, and the chance that the next is one of them."""

    tile: str
    count: int
    chance: float


class _Shown(TypedDict):
    """What is shown of a position besides its state; what an aid shows is there exactly when the table has the aid."""

    legal: list[LegalActionPayload]
    last: SquarePayload | None
    features: NotRequired[list[FeaturePayload]]
    remaining: NotRequired[list[RemainingPayload]]
    holes: NotRequired[list[HolePayload]]


class PositionPayload(_Shown):
    """A position as the page draws it, after entry `seq` and so many decisions (`ply`)."""

    seq: int
    ply: int
    state: StatePayload


class RenderedPosition:
    """A position whose payloads are rendered when first asked for, once for all answers and frames.

    The game must not be played on.
    """

    def __init__(self, game: Game, seq: int, aids: Aids, over: bool = False) -> None:
        self._game = game
        self._seq = seq
        self._aids = aids
        self._over = over

    @cached_property
    def _view(self) -> View:
        return self._game.view()

    @cached_property
    def state(self) -> Rendered:
        """The state as the protocol writes it."""
        return position_text(view_to_json(self._view))

    @cached_property
    def payload(self) -> Rendered:
        """The position payload."""
        shown = position_text(_shown(self._game, self._view, self._aids, self._over))
        return Rendered(f'{{"seq":{self._seq},"ply":{self._view.ply},"state":{self.state},{shown[1:]}')


def position_payload(game: Game, seq: int, aids: Aids) -> PositionPayload:
    """Return a position as the page draws it.

    In a rehearsal nobody draws: its phase may be "draw", and then nobody is to act.
    """
    view = game.view()
    return {"seq": seq, "ply": view.ply, "state": view_to_json(view), **_shown(game, view, aids, over=False)}


def _shown(game: Game, view: View, aids: Aids, over: bool) -> _Shown:
    """Return what is shown besides the state; nothing is legal where the game is over, resigned for one."""
    last = game.last_square
    shown: _Shown = {
        "legal": [] if over or game.to_act is None else actions_to_json(game.legal_actions()),
        "last": None if last is None else {"x": last[0], "y": last[1]},
    }
    if aids["features"] or aids["fields"]:
        shown["features"] = [_feature(each) for each in game.features() if _may_show(each, aids)]
    if aids["remaining"]:
        shown["remaining"] = _remaining(tuple(view.undrawn.items()))
    if aids["holes"]:
        shown["holes"] = [{"x": hole.x, "y": hole.y, "fits": hole.fits} for hole in game.holes()]
    return shown


def _may_show(feature: Feature, aids: Aids) -> bool:
    return aids["fields"] if feature.kind == "field" else aids["features"]


def _feature(feature: Feature) -> FeaturePayload:
    return {
        "kind": feature.kind,
        "segments": list(feature.segments),
        "tiles": feature.tiles,
        "open": feature.open_sides,
        "pennants": feature.pennants,
        "followers": list(feature.followers),
        "owners": list(feature.owners),
        "points": feature.points,
        "points_if_completed": feature.points_if_completed,
    }


@lru_cache(maxsize=1024)
def _remaining(counts: tuple[tuple[str, int], ...]) -> list[RemainingPayload]:
    """Return the undrawn tiles by kind, most likely first, with the chance that the next tile is one of them.

    Nobody changes the list: it is the same for everything that is tried before the next draw.
    """
    undrawn = dict(counts)
    coming = drawn_next(undrawn)
    total = sum(coming.values())
    chances = {tile: coming.get(tile, 0) / total for tile in undrawn}  # whole: whoever shows them rounds, once
    in_order = sorted(undrawn.items(), key=lambda kind: (-coming.get(kind[0], 0), -kind[1]))
    return [{"tile": tile, "count": count, "chance": chances[tile]} for tile, count in in_order]
