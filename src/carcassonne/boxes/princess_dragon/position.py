"""Dragon and fairy in a position line: `dragon=1,0 dragon_left=4 dragon_path=0,0/0,1 fairy=0:0,1/city/N`."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

from carcassonne.boxes.princess_dragon import rules as core
from carcassonne.core import board, report, tables
from carcassonne.core.state import State
from carcassonne.engine.names import FIGURES, place_of
from carcassonne.engine.position.arrangement import FIGURE_WORD, figure_text, named_segment, stood
from carcassonne.engine.position.particulars import number
from carcassonne.engine.position.setting import BoxPosition, Particular, Setting, need
from carcassonne.engine.text import read_square
from carcassonne.errors import NotationError

Square = tuple[int, int]
Beside = tuple[int, int, int, str, str, int]
"""Of the fairy: player (-1: she is alone), x, y, feature ("": just on the tile), at, figure."""
FAIRY = re.compile(rf"(?:([0-9]|-):)?(-?[0-9]{{1,3}},-?[0-9]{{1,3}})(?:/([a-z]+)(?:/([NESW][LR]?))?)?{FIGURE_WORD}")


def _read_path(p: Setting, text: str) -> list[Square]:
    return [read_square(part) for part in text.split("/")]


def _write_path(p: Setting, path: list[Square]) -> str:
    return "/".join(f"{x},{y}" for x, y in path)


def _read_fairy(p: Setting, text: str) -> Beside:
    found = FAIRY.fullmatch(text)
    if found is None or (found[1] is None) != (found[3] is None):
        raise NotationError(
            f"{text!r} is not a follower like 0:1,0/road/E, a place without one like -:1,0/road/E, or a tile"
        )
    seat, square, feature, at, figure = found.groups("")
    player = int(seat) if seat not in ("", "-") else -1
    return player, *read_square(square), feature, at, FIGURES.index(figure)


def _write_fairy(p: Setting, fairy: Beside) -> str:
    player, x, y, feature, at, figure = fairy
    if not feature:
        return f"{x},{y}"
    spot = f"{x},{y}/{feature}/{at}".rstrip("/")
    return f"{'-' if player < 0 else player}:{spot}{figure_text(figure) if player >= 0 else ''}"


class PrincessDragonPosition(BoxPosition):
    """What a position line says of dragon and fairy."""

    particulars = (
        Particular("dragon", lambda p: None, lambda p, text: read_square(text), lambda p, at: f"{at[0]},{at[1]}"),
        number("dragon_left", core.MOST_STEPS),
        Particular("dragon_path", lambda p: [], _read_path, _write_path),
        Particular("fairy", lambda p: None, _read_fairy, _write_fairy),
    )

    def values(self, s: State) -> dict[str, Any]:
        """Where they are."""
        tile = core.dragon_at(s)
        return {
            "dragon": None if tile < 0 else report.tile_lying(s, tile)[1:3],
            "dragon_left": core.steps_left(s),
            "dragon_path": [report.tile_lying(s, each)[1:3] for each in core.way_so_far(s)],
            "fairy": _fairy_of(s),
        }

    def take(self, p: Setting) -> None:
        """Put them there; squares without a tile are refused later."""
        if p.said["dragon"] is not None and _tile(p, p.said["dragon"]) >= 0:
            way = [_tile(p, square) for square in p.said["dragon_path"]]
            core.put_dragon(p.state, _tile(p, p.said["dragon"]), way[: core.MOST_STEPS], p.said["dragon_left"])
        if p.said["fairy"] is not None and _tile(p, p.said["fairy"][1:3]) >= 0:
            player, x, y, feature, at, figure = p.said["fairy"]
            segment = named_segment(p.state, x, y, feature, at) if feature else -1
            core.put_fairy(p.state, _tile(p, (x, y)), segment, player, figure)

    def check_pieces(self, p: Setting) -> None:
        """Both need their rules and a tile; nobody stands where the dragon is."""
        said = p.said
        need(p.rules.dragon or said["dragon"] is None, "dragon: these rules have no dragon")
        need(p.rules.fairy or said["fairy"] is None, "fairy: these rules have no fairy")
        need(
            said["phase"] == "dragon" or not (said["dragon_left"] or said["dragon_path"]),
            "dragon_left: the dragon moves in the phase dragon only",
        )
        if said["dragon"] is not None:
            self._check_dragon(p, said["dragon"])
        if said["fairy"] is not None:
            self._check_fairy(p, said["fairy"])

    def _check_dragon(self, p: Setting, square: Square) -> None:
        x, y = square
        need(_tile(p, square) >= 0, f"dragon: no tile lies at {x},{y}")

    def _check_fairy(self, p: Setting, fairy: Beside) -> None:
        player, x, y, feature, _, figure = fairy
        need(_tile(p, (x, y)) >= 0, f"fairy: no tile lies at {x},{y}")
        on_tile = p.rules.fairy_place == "tile"
        need(
            on_tile != bool(feature),
            f"fairy: under these rules she stands {'on a tile' if on_tile else 'beside a follower'}",
        )
        if player >= 0:
            there = [(one.player, one.x, one.y, one.feature, one.at, one.figure) for one in stood(p)]
            need(fairy in there and report.is_follower(figure), "fairy: this follower does not stand there")

    def check_phase(self, p: Setting) -> None:
        """The dragon moves after a tile with a dragon, by a way that he can have come, to a tile that he may enter."""
        if p.said["phase"] != "dragon":
            return
        said = p.said
        need(p.rules.dragon, "phase dragon: these rules have no dragon")
        need(said["dragon"] is not None, "phase dragon: it has to be said where the dragon is (dragon=…)")
        last = len(report.tiles_lying(p.state)) - 1
        need(core.has_sign(p.state, last, core.DRAGON), "phase dragon: the tile laid last shows no dragon")
        way = [*said["dragon_path"], said["dragon"]]
        need(
            said["dragon_left"] == core.MOST_STEPS + 1 - len(way),
            "dragon_left: it is six less the squares of dragon_path",
        )
        need(len(set(way)) == len(way), "dragon_path: the dragon enters no tile twice")
        need(all(_tile(p, square) >= 0 for square in way), "dragon_path: a square has no tile")
        beside = (abs(x - a) + abs(y - b) == 1 for (x, y), (a, b) in pairwise(way))
        need(all(beside), "dragon_path: each square shares a side with the next")
        asked = (said["turn"] + len(way) - 1) % p.rules.players
        need(said["to_act"] == asked, f"to_act: player {asked} moves the dragon now")

    def stays_undrawn(self, p: Setting, kind: int) -> bool:
        """Tiles with a dragon that no volcano has brought into play."""
        return bool(p.rules.dragon and p.said.get("dragon") is None and "dragon" in tables.TILES[kind].signs)


def _tile(p: Setting, square: Square) -> int:
    return int(board.square_at(p.state, *square)) - 1


def _fairy_of(s: State) -> Beside | None:
    tile, segment, player, figure = core.fairy_at(s)
    if tile < 0:
        return None
    if segment < 0:
        return (-1, *report.tile_lying(s, tile)[1:3], "", "", 0)
    return (player, *place_of(s, segment), max(figure, 0))


PART = PrincessDragonPosition()
