"""Ferries in a position line: `ferries=0,0:N-E/2,1:E-W`; those moved in this part of the turn in `ferries_moved`."""

from __future__ import annotations

from typing import Any

from carcassonne.boxes.ferries import rules as ferries
from carcassonne.boxes.ferries.actions import ends_text, mask_of, read_ends, sides_of
from carcassonne.core import board, report
from carcassonne.core.state import State
from carcassonne.engine.position.particulars import LAID
from carcassonne.engine.position.setting import BoxPosition, Particular, Setting, need
from carcassonne.engine.text import read_square
from carcassonne.errors import NotationError

Lying = dict[tuple[int, int], int]
"""Sides as bits, by square."""


def _read_ferries(text: str) -> Lying:
    found: Lying = {}
    for part in text.split("/"):
        square, _, sides = part.partition(":")
        ends = read_ends(sides)
        if ends is None:
            raise NotationError(f"{part!r} is not a square and the two sides that a ferry joins, like 1,0:N-E")
        at = read_square(square)
        need(at not in found, f"{square} is told twice")
        found[at] = mask_of(ends)
    return found


def _read_moved(text: str) -> Lying:
    found: Lying = {}
    for part in text.split("/"):
        square, _, sides = part.partition(":")
        named = sides.split("-")
        if not 3 <= len(set(named)) == len(named) or not set(named) <= set("NESW"):
            raise NotationError(f"{part!r} is not a square and the sides that a ferry left and joins, like 1,0:N-E-S")
        found[read_square(square)] = mask_of(named)
    return found


def _write(lying: Lying) -> str:
    return "/".join(f"{x},{y}:{ends_text(sides_of(sides))}" for (x, y), sides in sorted(lying.items()))


class FerriesPosition(BoxPosition):
    """What a position line says of ferries."""

    particulars = (
        Particular("ferries", lambda p: {}, lambda p, text: _read_ferries(text), lambda p, lying: _write(lying)),
        Particular("ferries_moved", lambda p: {}, lambda p, text: _read_moved(text), lambda p, lying: _write(lying)),
    )

    def values(self, s: State) -> dict[str, Any]:
        """Where ferries lie, and which have been moved in this part of the turn."""
        lying = {report.tile_lying(s, tile)[1:3]: (tile, ends) for tile, ends in ferries.ferries_lying(s)}
        touched = {at: int(ferries.sides_touched(s, tile)) for at, (tile, _) in lying.items()}
        return {
            "ferries": {at: ends for at, (_, ends) in lying.items()},
            "ferries_moved": {at: sides for at, sides in touched.items() if sides},
        }

    def take(self, p: Setting) -> None:
        """Put them there; whether they may lie so is looked at afterwards."""
        for (x, y), ends in p.said["ferries"].items():
            tile = int(board.square_at(p.state, x, y)) - 1
            if p.rules.ferries and tile >= 0 and not ends & ~ferries.roads_at(p.state, tile):
                ferries.put_ferry(p.state, tile, ends, p.said["ferries_moved"].get((x, y), 0))

    def check_pieces(self, p: Setting) -> None:
        """Every lake has its ferry, but for one just laid; each joins two of its roads."""
        lying: Lying = p.said["ferries"]
        for name in ("ferries", "ferries_moved"):
            need(p.rules.ferries or not p.said[name], f"{name}: these rules have no ferries")
        if not p.rules.ferries:
            return
        for (x, y), ends in lying.items():
            tile = int(board.square_at(p.state, x, y)) - 1
            need(tile >= 0, f"ferries: no tile lies at {x},{y}")
            arms = int(ferries.roads_at(p.state, tile))
            need(arms > 0, f"ferries: there is no lake at {x},{y}")
            need(
                not ends & ~arms,
                f"ferries: no road comes from {ends_text(sides_of(ends & ~arms))} to the lake at {x},{y}",
            )
        tiles = report.tiles_lying(p.state)
        for tile, (_, x, y, *_) in enumerate(tiles):
            new = tile == len(tiles) - 1 and p.said["phase"] in LAID
            need(
                not ferries.roads_at(p.state, tile) or (x, y) in lying or new,
                f"ferries: the lake at {x},{y} has no ferry",
            )
        for at, sides in p.said["ferries_moved"].items():
            need(
                p.said["phase"] in LAID and not lying.get(at, ferries.ENDS) & ~sides,
                f"ferries_moved: no ferry has been moved so at {at[0]},{at[1]}",
            )

    def check_phase(self, p: Setting) -> None:
        """A ferry is asked about where a lake was laid, or where some may be moved."""
        if p.said["phase"] != "ferry":
            return
        need(p.rules.ferries, "phase ferry: these rules have no ferries")
        self.take(p)  # what is asked depends on where they lie
        need(bool(ferries.moves_left(p.state)), "phase ferry: no lake was laid, and no ferry may be moved")


PART = FerriesPosition()
