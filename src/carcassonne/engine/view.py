"""What can be seen on the table: the one picture of a game that players, bots, drawings and JSON share.

A view holds no order of undrawn tiles: only their number and, by kind, how many of each are left. What a box adds is a
part of its own, found by its class or, for short, by the names of its fields.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from typing import TYPE_CHECKING, Any, TypeVar

from carcassonne.boxes import parts as brought
from carcassonne.engine.actions import Axis as Axis
from carcassonne.engine.picture import svg_of

if TYPE_CHECKING:
    from carcassonne.core.report import Standing
    from carcassonne.core.state import State
    from carcassonne.engine.rules import Rules


@dataclass(frozen=True, slots=True)
class PlacedTile:
    """A tile of the landscape. `tile` is its name in the protocol (`D`, `W29:3`)."""

    tile: str
    x: int
    y: int
    rotation: int


@dataclass(frozen=True, slots=True)
class StandingFollower:
    """A figure on the landscape; `at` names the segment as it lies on the board ("" where there is only one).

    `figure` is "" for an ordinary follower.
    """

    player: int
    x: int
    y: int
    feature: str
    at: str = ""
    figure: str = ""


@dataclass(frozen=True, slots=True)
class ViewPart:
    """What a box adds to a view."""


P = TypeVar("P", bound=ViewPart)


@dataclass(frozen=True, init=False)
class View:
    """One position as everybody at the table sees it; the fields of the protocol's state, typed."""

    preset: str
    players: int
    ply: int
    phase: str
    to_act: int | None
    tile: str | None
    scores: tuple[int, ...]
    supply: tuple[int, ...]
    deck: int
    discarded: tuple[str, ...]
    over: bool
    board: tuple[PlacedTile, ...]
    followers: tuple[StandingFollower, ...]
    undrawn: Mapping[str, int]
    figures: tuple[Mapping[str, int], ...]
    """By seat: the figures at home besides ordinary followers, by name; empty where none is played with."""
    second_part: bool
    """The player on turn lays his second tile."""
    parts: tuple[ViewPart, ...]

    def __init__(
        self,
        preset: str,
        players: int,
        ply: int,
        phase: str,
        to_act: int | None,
        tile: str | None,
        scores: tuple[int, ...],
        supply: tuple[int, ...],
        deck: int,
        discarded: tuple[str, ...],
        over: bool,
        board: tuple[PlacedTile, ...],
        followers: tuple[StandingFollower, ...],
        undrawn: Mapping[str, int] | None = None,
        figures: tuple[Mapping[str, int], ...] = (),
        second_part: bool = False,
        parts: tuple[ViewPart, ...] = (),
        **of_boxes: Any,
    ) -> None:
        """What boxes add is given in parts, or by the names of their fields."""
        self.__dict__.update(
            preset=preset,
            players=players,
            ply=ply,
            phase=phase,
            to_act=to_act,
            tile=tile,
            scores=scores,
            supply=supply,
            deck=deck,
            discarded=discarded,
            over=over,
            board=board,
            followers=followers,
            undrawn=undrawn or {},
            figures=figures,
            second_part=second_part,
            parts=_changed(parts, of_boxes) if of_boxes else parts,
        )

    def part(self, kind: type[P]) -> P | None:
        """What the box of this part shows; None if nobody plays with it."""
        for part in self.parts:
            if isinstance(part, kind):
                return part
        return None

    def replace(self, **changes: Any) -> View:
        """The same view with fields changed, those of boxes by their names too."""
        return View(**{**self.__dict__, **changes})

    def _repr_svg_(self) -> str:
        """A picture of the position, for notebooks."""
        return svg_of(self)

    def __getattr__(self, name: str) -> Any:
        """A field of a part, with the box's word for nothing where nobody plays with the box."""
        for box in () if name.startswith("__") else _boxes():
            if name in box.absent:
                part = self.part(box.kind)
                return box.absent[name] if part is None else getattr(part, name)
        raise AttributeError(f"a view has no {name!r}")


def _nothing(s: State) -> Sequence[int]:
    return ()


@dataclass(frozen=True, slots=True)
class BoxView:
    """What a box brings: the constant PART of its module `view`."""

    kind: type[ViewPart]
    absent: Mapping[str, Any]
    """The values of its fields where nobody plays with the box."""
    see: Callable[[State, Rules, Standing], ViewPart | None]
    """Its part of a view; None where nobody plays with the box."""
    to_json: Callable[[Any], dict[str, Any]]
    """Its members of the protocol's state."""
    beside: Callable[[State], Sequence[int]] = _nothing
    """The kinds of the tiles that it keeps beside the landscape, to be laid there yet."""


def _boxes() -> tuple[BoxView, ...]:
    found: tuple[BoxView, ...] = brought("view", BoxView)
    return found


def _changed(parts: tuple[ViewPart, ...], values: Mapping[str, Any]) -> tuple[ViewPart, ...]:
    """The parts with fields changed, a part that was not there among them."""
    unknown = set(values) - {name for box in _boxes() for name in box.absent}
    if unknown:
        raise TypeError(f"a view has no {', '.join(sorted(unknown))}")
    found = []
    for box in _boxes():
        part = next((each for each in parts if isinstance(each, box.kind)), None)
        given = {field.name: values[field.name] for field in fields(box.kind) if field.name in values}
        if given:
            part = box.kind(**{**box.absent, **given}) if part is None else replace(part, **given)
        found += [] if part is None else [part]
    return tuple(found)
