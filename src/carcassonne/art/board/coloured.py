"""Pieces in the players' colours as symbols, so that the page takes them from the sprite and composes nothing itself.

`knight-0` is a follower as it stands on the board, `castle-NS-0` a castle about its middle, `badge-0` and `peg-0` the
disc and the plain figure of a player's panel. The number is the seat's colour.
"""

from __future__ import annotations

from carcassonne.art.board.followers import MARK_PLACES, MARKS, follower_body, medal, peg
from carcassonne.art.drawing.compass import AXES
from carcassonne.art.drawing.palette import player_colour
from carcassonne.boxes.bridges_castles_bazaars.art.castle import banner_mark, castle_body


def coloured_pieces() -> dict[str, str]:
    """The castles without an owner, and every piece of the six players."""
    found = {f"castle-{axis}": _symbol(f"castle-{axis}", castle_body(axis, "currentColor")) for axis in AXES}
    for player in range(len(MARKS)):
        found |= _pieces_of(player)
    return found


def _pieces_of(player: int) -> dict[str, str]:
    colour = f' color="{player_colour(player).fill}"'
    found = {
        f"{role}-{player}": _symbol(f"{role}-{player}", follower_body(role, player), colour) for role in MARK_PLACES
    }
    for axis in AXES:
        body = f'<use href="#castle-{axis}"/>{banner_mark(axis, player)}'
        found[f"castle-{axis}-{player}"] = _symbol(f"castle-{axis}-{player}", body, colour)
    found[f"badge-{player}"] = _symbol(f"badge-{player}", medal(player, (0, 0), 9.2))
    found[f"peg-{player}"] = _symbol(f"peg-{player}", peg(player, (0, 0), 1))
    return found


def _symbol(name: str, body: str, attributes: str = "") -> str:
    return f'<g id="{name}"{attributes}>{body}</g>'
