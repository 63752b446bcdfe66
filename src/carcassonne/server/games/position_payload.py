"""The position payload: what the page needs to draw a position and to ask for a decision (docs/server.md).

It is made from what lies on the table and from how many tiles of each kind are left. Nothing in it depends on the order
of the stack, so everybody gets the same bytes.
"""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import Any, NotRequired, TypeAlias

from typing_extensions import TypedDict

from carcassonne.engine.features import Feature, SeenFeatures, see_features
from carcassonne.engine.game import Game
from carcassonne.engine.setup import drawn_next
from carcassonne.engine.view import View
from carcassonne.notation.json import actions_to_json, view_to_json
from carcassonne.server.games.model import Aids
from carcassonne.server.games.position_changes import changes_between
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


ChangedState: TypeAlias = dict[str, Any]
"""Members of the state as they are now."""


class ListChangePayload(TypedDict):
    """What changes a list: first the items at the indices `drop` go, then each of `put` is put in at its index."""

    drop: NotRequired[list[int]]
    put: NotRequired[list[tuple[int, dict[str, Any]]]]


class CountedPayload(TypedDict):
    """How many tiles of each kind are undrawn: of those of which the next may be one, and of those that come later."""

    next: list[tuple[str, int]]
    later: NotRequired[list[tuple[str, int]]]


class PositionChangesPayload(TypedDict):
    """What changes the position after entry `since` into the one after entry `seq`; what is left out stays."""

    since: int
    seq: int
    ply: int
    state: NotRequired[ChangedState]
    gone: NotRequired[list[str]]
    board: NotRequired[ListChangePayload]
    followers: NotRequired[ListChangePayload]
    legal: NotRequired[list[LegalActionPayload]]
    last: NotRequired[SquarePayload | None]
    features: NotRequired[ListChangePayload]
    remaining: NotRequired[CountedPayload]
    holes: NotRequired[ListChangePayload]


class RenderedPosition:
    """A position whose payloads are rendered when first asked for, once for all answers and frames.

    The game must not be played on. `before` is an earlier position of the game, the one that clients have.
    """

    def __init__(
        self, game: Game, seq: int, aids: Aids, over: bool = False, before: RenderedPosition | None = None
    ) -> None:
        self._game = game
        self.seq = seq
        self._aids = aids
        self._over = over
        self._before = before
        self._known = None if before is None else before.seq
        """The entry after which a client has the position that the changes begin with."""

    @cached_property
    def _view(self) -> View:
        return self._game.view()

    @cached_property
    def _state(self) -> StatePayload:
        return view_to_json(self._view)

    @cached_property
    def state(self) -> Rendered:
        """The state as the protocol writes it."""
        return position_text(self._state)

    @cached_property
    def payload(self) -> Rendered:
        """The position payload."""
        shown = {name: value for name, value in self.parts.items() if name not in ("seq", "ply", "state")}
        return Rendered(f'{{"seq":{self.seq},"ply":{self._view.ply},"state":{self.state},{position_text(shown)[1:]}')

    @cached_property
    def changes(self) -> Rendered | None:
        """What has changed since the position before; None where that is not known any more."""
        before, parts = self._before, self.parts
        self._before = None  # nothing more is asked of it
        return None if before is None else position_text(changes_between(before.parts, parts))

    def since(self, have: int | None) -> dict[str, Rendered]:
        """Return what a client that has the position after an entry needs to have this one, as members of an answer.

        Whoever has the one before gets the changes, whoever has this one nothing, anybody else the whole; so does a
        client that does not say what it has (None).
        """
        if have == self.seq:
            return {}
        changes = self.changes if have is not None and have == self._known else None
        return {"position": self.payload} if changes is None else {"changes": changes}

    @property
    def told(self) -> dict[str, Rendered]:
        """What those need who were told of the position before."""
        return self.since(self._known)

    def forget_before(self) -> None:
        """Let go of the position before: this one is not the newest any more."""
        self._before = None

    @cached_property
    def parts(self) -> PositionPayload:
        """The position payload in parts. What has not changed since the position before is taken over from there."""
        last = self._game.last_square
        parts: PositionPayload = {
            "seq": self.seq,
            "ply": self._view.ply,
            "state": self._state,
            "legal": [] if self._over or self._game.to_act is None else actions_to_json(self._game.legal_actions()),
            "last": None if last is None else {"x": last[0], "y": last[1]},
        }
        if self._aids["features"] or self._aids["fields"]:
            parts["features"] = list(self._features.values())
        if self._aids["remaining"]:
            parts["remaining"] = _remaining(tuple(self._view.undrawn.items()), self._game.set_aside)
        if self._aids["holes"]:
            parts["holes"] = [{"x": hole.x, "y": hole.y, "fits": hole.fits} for hole in self._game.holes()]
        return parts

    @cached_property
    def _seen(self) -> SeenFeatures:
        return see_features(self._game.state, None if self._before is None else self._before._seen)

    @cached_property
    def _features(self) -> dict[int, FeaturePayload]:
        """The features that may be shown, by the identity of what was seen: a feature that is as before is the same."""
        known = {} if self._before is None else self._before._features
        shown = [each for each in self._seen.features if _may_show(each, self._aids)]
        return {id(each): known.get(id(each)) or _feature(each) for each in shown}


def position_payload(game: Game, seq: int, aids: Aids) -> PositionPayload:
    """Return a position as the page draws it.

    In a rehearsal nobody draws: its phase may be "draw", and then nobody is to act.
    """
    return RenderedPosition(game, seq, aids).parts


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
def _remaining(counts: tuple[tuple[str, int], ...], aside: frozenset[str]) -> list[RemainingPayload]:
    """Return the undrawn tiles by kind, most likely first, with the chance that the next tile is one of them.

    Nobody changes the list: it is the same for everything that is tried before the next draw.
    """
    undrawn = dict(counts)
    coming = drawn_next(undrawn, aside)
    total = sum(coming.values())
    chances = {tile: coming.get(tile, 0) / max(total, 1) for tile in undrawn}  # whole: whoever shows them rounds, once
    in_order = sorted(undrawn.items(), key=lambda kind: (-coming.get(kind[0], 0), -kind[1]))
    return [{"tile": tile, "count": count, "chance": chances[tile]} for tile, count in in_order]
