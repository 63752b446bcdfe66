"""Towers in a position line: `towers=0,3:2 pieces=9,10`, followers on them and in prisons, and what is under way."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from carcassonne.boxes.tower import rules as tower
from carcassonne.boxes.tower.actions import ON_TOWERS
from carcassonne.core import board, report
from carcassonne.core.state import State
from carcassonne.engine.names import FIGURES
from carcassonne.engine.position import wording as w
from carcassonne.engine.position.arrangement import FIGURE_WORD, figure_text, take_figure
from carcassonne.engine.position.particulars import number, seats
from carcassonne.engine.position.setting import BoxPosition, Particular, Piece, PieceKind, Setting, need, seat_among
from carcassonne.engine.rules import Rules
from carcassonne.engine.text import read_square
from carcassonne.errors import NotationError

MOST = 30
"""Pieces there are."""
NO_TOWERS = "these rules have no towers"
Heights = dict[tuple[int, int], int]


def _tile_at(s: State, x: int, y: int) -> int:
    tile = int(board.square_at(s, x, y)) - 1
    need(tile >= 0, f"no tile lies at {x},{y}")
    need(bool(tower.has_foundation(s, tile)), f"the tile at {x},{y} has no foundation for a tower")
    return tile


# --- pieces -----------------------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class Guard(Piece):
    """A follower on a tower."""

    x: int
    y: int
    figure: int = 0


class GuardPiece(PieceKind[Guard]):
    """A follower on a tower: `0:0,3/tower`."""

    piece = Guard
    example = "0:0,3/tower"
    pattern = re.compile(rf"([0-9]):(-?[0-9]{{1,3}}),(-?[0-9]{{1,3}})/tower{FIGURE_WORD}")

    def read(self, found: re.Match[str]) -> Guard:
        """The follower of a word."""
        return Guard(int(found[1]), int(found[2]), int(found[3]), FIGURES.index(found[4] or ""))

    def text(self, piece: Guard) -> str:
        """`0:0,3/tower`, `0:0,3/tower=large`."""
        return f"{piece.player}:{piece.x},{piece.y}/tower{figure_text(piece.figure)}"

    def standing(self, s: State) -> Iterable[Guard]:
        """Every follower on a tower."""
        for tile, _, player, figure in tower.towers_standing(s):
            if player >= 0:
                _, x, y, *_ = report.tile_lying(s, tile)
                yield Guard(player, x, y, figure)

    def stand(self, s: State, rules: Rules, piece: Guard) -> None:
        """Put a follower on a tower that nobody closes."""
        seat_among(piece.player, rules)
        need(rules.towers, NO_TOWERS)
        tile = _tile_at(s, piece.x, piece.y)
        need(FIGURES[piece.figure] in ON_TOWERS, "on a tower stands an ordinary or a large follower")
        need(not tower.is_guarded(s, tile), "somebody stands on the tower already")
        take_figure(s, piece.player, piece.figure)
        tower.stand_on_tower(s, tile, piece.player, piece.figure)


@dataclass(frozen=True, slots=True)
class Prisoner(Piece):
    """A follower in a captor's prison."""

    captor: int
    figure: int = 0

    @property
    def on_landscape(self) -> bool:
        """He is not."""
        return False


class PrisonerPiece(PieceKind[Prisoner]):
    """A follower in a prison, one word for each: `1:prison/0`."""

    piece = Prisoner
    example = "1:prison/0"
    beside = True
    pattern = re.compile(rf"([0-9]):prison/([0-9]){FIGURE_WORD}")

    def read(self, found: re.Match[str]) -> Prisoner:
        """The follower of a word."""
        return Prisoner(int(found[1]), int(found[2]), FIGURES.index(found[3] or ""))

    def text(self, piece: Prisoner) -> str:
        """`1:prison/0`, `1:prison/0=large`."""
        return f"{piece.player}:prison/{piece.captor}{figure_text(piece.figure)}"

    def standing(self, s: State) -> Iterable[Prisoner]:
        """Every prisoner."""
        for captor, owner, figure, count in tower.prisoners(s):
            yield from [Prisoner(owner, captor, figure)] * count

    def stand(self, s: State, rules: Rules, piece: Prisoner) -> None:
        """Put a follower into another's prison."""
        seat_among(piece.player, rules)
        seat_among(piece.captor, rules)
        need(rules.towers, NO_TOWERS)
        need(piece.captor != piece.player, "nobody is his own prisoner")
        need(report.is_follower(piece.figure), "only followers are captured")
        take_figure(s, piece.player, piece.figure)
        tower.hold(s, piece.captor, piece.player, piece.figure)


# --- particulars ------------------------------------------------------------------------------------------------------
def _read_heights(p: Setting, text: str) -> Heights:
    heights: Heights = {}
    for word in text.split("/"):
        square, found, height = word.partition(":")
        if not found:
            raise NotationError(f"{word!r} is not a square and the height of its tower, like 0,3:2")
        need(read_square(square) not in heights, f"{square} is told twice")
        heights[read_square(square)] = w.whole(height, 1, MOST)
    return heights


def _write_heights(heights: Heights) -> str:
    return "/".join(f"{x},{y}:{height}" for (x, y), height in heights.items())


def _usual_pieces(p: Setting) -> list[int]:
    return [tower.PIECES_FOR_EACH[p.rules.players] if p.rules.towers else 0] * p.rules.players


class TowerPosition(BoxPosition):
    """What a position line says of towers."""

    pieces = (GuardPiece(), PrisonerPiece())
    particulars = (
        Particular("towers", lambda p: {}, _read_heights, lambda p, heights: _write_heights(heights)),
        seats("pieces", _usual_pieces, 0, MOST),
        number("ransomed", 1),
        Particular("tower_built", lambda p: None, lambda p, text: read_square(text), lambda p, at: "{},{}".format(*at)),
    )

    def values(self, s: State) -> dict[str, Any]:
        """Towers, pieces, and what this turn has brought."""
        now = tower.numbers(s)
        heights = {report.tile_lying(s, tile)[1:3]: height for tile, height, *_ in tower.towers_standing(s)}
        built = None if now["built"] < 0 else report.tile_lying(s, now["built"])[1:3]
        pieces = list(tower.pieces_left(s))
        return {"towers": heights, "pieces": pieces, "ransomed": now["ransomed"], "tower_built": built}

    def take(self, p: Setting) -> None:
        """Build the towers; whom one exchanges with is whom one holds and is held by."""
        if not p.rules.towers:
            return
        for (x, y), height in p.said["towers"].items():
            tower.build_tower(p.state, _tile_at(p.state, x, y), height)
        for player, count in enumerate(p.said["pieces"]):
            tower.give_pieces(p.state, player, count)
        built = -1 if p.said["tower_built"] is None else _tile_at(p.state, *p.said["tower_built"])
        other = _exchanging(p) if p.said["phase"] == "exchange" else -1
        tower.take_numbers(p.state, built, other, p.said["ransomed"])

    def check_pieces(self, p: Setting) -> None:
        """As many pieces as there are, on foundations, with followers on towers only."""
        said = p.said
        need(p.rules.towers or not said["towers"], f"towers: {NO_TOWERS}")
        need(p.rules.towers or not any(said["pieces"]), f"pieces: {NO_TOWERS}")
        need(p.rules.towers or not said["ransomed"], f"ransomed: {NO_TOWERS}")
        for x, y in said["towers"]:
            _tile_at(p.state, x, y)
        there = sum(said["pieces"]) + sum(said["towers"].values())
        most = sum(_usual_pieces(p))
        need(there <= most, f"pieces: there are {most}, not {there}")
        for piece in p.pieces:
            if isinstance(piece, Guard):
                need((piece.x, piece.y) in said["towers"], f"{piece.x},{piece.y} has a foundation and no tower")

    def check_phase(self, p: Setting) -> None:
        """A capture needs the tower just built, an exchange two prisons; otherwise nobody holds who is held."""
        phase, built = p.said["phase"], p.said["tower_built"]
        need(phase == "capture" or built is None, "tower_built: only phase capture")
        if phase == "capture":
            need(p.rules.towers, f"phase capture: {NO_TOWERS}")
            need(built in p.said["towers"], "phase capture needs the tower just built: tower_built=0,3")
            need(
                not any(isinstance(g, Guard) and (g.x, g.y) == built for g in p.pieces),
                "tower_built: somebody stands on it",
            )
        pairs = _mutual(p)
        need(phase == "exchange" or not pairs, "two players hold each other's followers: they are exchanged at once")
        if phase == "exchange":
            need(p.rules.towers, f"phase exchange: {NO_TOWERS}")
            need([p.said["turn"] in pair for pair in pairs] == [True], "phase exchange: nobody is exchanged")
            _check_exchange(p, _exchanging(p))


def _mutual(p: Setting) -> list[tuple[int, int]]:
    """The pairs of players who hold each other's followers."""
    held = {(piece.captor, piece.player) for piece in p.pieces if isinstance(piece, Prisoner)}
    return [(a, b) for a, b in sorted(held) if a < b and (b, a) in held]


def _check_exchange(p: Setting, other: int) -> None:
    """The player on turn gives one back, and has a choice among those whom he may get."""
    on_turn = p.said["turn"]
    held = [piece for piece in p.pieces if isinstance(piece, Prisoner)]
    given = [piece for piece in held if (piece.captor, piece.player) == (on_turn, other)]
    own = {piece.figure for piece in held if (piece.captor, piece.player) == (other, on_turn)}
    need(len(given) == 1, "phase exchange: the player on turn holds one follower of the other's, just captured")
    need(len(own) > 1, "phase exchange: there is no choice")


def _exchanging(p: Setting) -> int:
    """With whom the player on turn exchanges."""
    pair = _mutual(p)[0]
    return sum(pair) - int(p.said["turn"])


PART = TowerPosition()
