"""Figures: turned wood by role, each with its player's mark, so that colour is never needed.

The knight has helmet, shield and spear; the thief hat, feather and sack; the monk a staff; the farmer lies down.
"""

from __future__ import annotations

from functools import cache

from carcassonne.art.box import FOLLOWER, Look, PlacedFigure, arts
from carcassonne.art.drawing.curves import Point
from carcassonne.art.drawing.palette import colour_number, player_colour
from carcassonne.art.drawing.svg import num, shift, symbol
from carcassonne.art.tiles.anchors import figures
from carcassonne.engine.view import StandingFollower

MARKS = (
    "M0-3.4L3.3 2.5H-3.3z",
    "M-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0z",
    "M0-3.6L3.6 0 0 3.6-3.6 0z",
    "M-2.7-2.7H2.7V2.7H-2.7z",
    "M-1.2-3.3H1.2V-1.2H3.3V1.2H1.2V3.3H-1.2V1.2H-3.3V-1.2H-1.2z",
    "M0-3.7L1-1.2 3.6-1.1 1.6.6 2.3 3.1 0 1.7-2.3 3.1-1.6.6-3.6-1.1-1-1.2z",
)
"""Triangle, disc, diamond, square, cross, star: about six units across, centred."""
ROLES = {
    "city": "knight",
    "road": "thief",
    "cloister": "monk",
    "field": "farmer",
}
"""The roles of the base game by feature."""
MARK_PLACES: dict[str, Point] = {"knight": (-1.4, 4.9), "thief": (0.6, 5.0), "monk": (0.0, 4.8), "farmer": (-5.0, 0.6)}

BODY = "M-8.8 11C-8.8 4.5-6.4-.2-3.5-2.9A5.3 5.3 0 1 1 3.5-2.9C6.4-.2 8.8 4.5 8.8 11Q0 13.6-8.8 11z"
LYING = "M-12.8 8.2C-6 8.4-.8 6.3 2.2 3.9A5.3 5.3 0 1 0 2.2-2.9C-.8-5.7-6-7.6-12.8-7.4Q-15 .4-12.8 8.2z"
_SHADOW = '<ellipse class="a-fs" cx="1.6" cy="11.6" rx="9.4" ry="2.6"/>'
_LIGHT = (
    '<path class="a-fl" d="M-7.6 10.2C-7.5 5.5-5.8 1.4-3.4-1.2-5 2.6-5.6 6.4-5.5 10.9z"/>'
    '<circle class="a-fl" cx="-2" cy="-9" r="1.5"/>'
)

KNIGHT = (
    f'{_SHADOW}<path class="a-fh" d="{BODY}M9.2 11V-14.5"/><path class="a-fh" d="M0-11q-5-4 1-6z"/>'
    '<path class="a-fd" d="M9.2 11.5V-11"/><path class="a-fb" style="fill:#e9edf0" d="M9.2-16.5l2 4.3-2 1.9-2-1.9z"/>'
    f'<path class="a-fb" d="{BODY}"/>{_LIGHT}'
    '<path class="a-fb" style="fill:#dfe4e8" d="M-5-6.8A5 5 0 0 1 5-6.8V-5.4H-5z"/>'
    '<path class="a-fd" d="M-3.2-5.3H3.2"/>'
    '<path class="a-fb" d="M0-11.8c-4.4-.8-4.6-5.4 1-6.6-.6 2 3 3-1 6.6z"/>'
    '<path class="a-fr" d="M-6 .4H3.2V5C3.2 7.8 1.2 9.4-1.4 10.5-4 9.4-6 7.8-6 5z"/>'
)
THIEF = (
    f'{_SHADOW}<path class="a-fh" d="{BODY}M-9.6-12L6 3M-8.6-7.6Q0-16 8.6-7.6zM4-10Q6-15 11-15.5 9-11 5-9z"/>'
    '<path class="a-fd" style="stroke-width:1.6" d="M5 2.5L-9-10.5"/><path class="a-fb" style="fill:#d9b979" '
    'd="M-9-10.2c-4 .6-5.6 3.6-4 6.2 1.6 2.4 6 2 6.8-.6.7-2.2-1.2-3.4-2.8-5.6z"/>'
    f'<path class="a-fb" d="{BODY}"/>{_LIGHT}'
    '<path class="a-fb" style="fill:#f6dcb8" d="M-4.3-7.8H4.3Q4.6-3 0-2.6-4.6-3-4.3-7.8z"/>'
    '<path class="a-fb" d="M-4.5-5.3Q0-4.3 4.5-5.3 4.4-1.8 0 .6-4.4-1.8-4.5-5.3z"/>'
    '<path fill="#1d1613" d="M-2.5-7h1.3v1.3h-1.3zM1.2-7h1.3v1.3H1.2z"/>'
    '<path class="a-fb" d="M3.4-10.4C5-14.5 8.5-16 11-15.5 10.5-12.5 8-10 4.6-9.2z"/>'
    '<path class="a-fb" style="fill:#8a5c34" d="M-4.4-8.8C-4.8-13.6 4.8-13.6 4.4-8.8z"/>'
    '<path class="a-fb" style="fill:#8a5c34" d="M-8.6-7.6Q0-11.2 8.6-7.6 0-6-8.6-7.6z"/>'
    '<circle class="a-fr" cx=".6" cy="5" r="4.5"/>'
)
MONK = (
    f'{_SHADOW}<path class="a-fh" d="{BODY}M-9.4 11V-13M-12.4-9.5h6"/>'
    '<path class="a-fd" style="stroke-width:1.6" d="M-9.4 11.5V-13.5M-12.2-10h5.6"/>'
    f'<path class="a-fb" d="{BODY}"/>{_LIGHT}'
    '<path class="a-fb" style="fill:#f6dcb8" d="M-3.6-6A3.7 3.7 0 1 1 3.6-6Q3-2.8 0-2.8T-3.6-6z"/>'
    '<path class="a-fb" d="M-4.8-7.2A4.9 4.9 0 0 1 4.8-7.2Q3.6-9.4 0-9.4T-4.8-7.2z"/>'
    '<path class="a-fr" d="M-4.3.4H4.3V9.2H-4.3z"/>'
)
FARMER = (
    '<ellipse class="a-fs" cx="-1" cy="7.6" rx="13.5" ry="2.6"/>'
    f'<path class="a-fh" d="{LYING}M7-8.5L11.5 8"/><path class="a-fb" d="{LYING}"/>'
    '<path class="a-fl" d="M-12.4-4.8C-7-5-2-3.6 1.4-1.2L.6.4C-3-1.6-8-2.8-12.8-2.6z"/>'
    '<ellipse class="a-fb" style="fill:#e6c15a" cx="8.7" cy="-.4" rx="2.3" ry="8.4" transform="rotate(-14 8.7 -.4)"/>'
    '<path class="a-fb" style="fill:#e6c15a" d="M9.8-4.4C13.5-4.4 14.5 2 11.4 3.4z"/>'
    '<ellipse class="a-fr" cx="-5" cy=".6" rx="4.7" ry="4.3"/>'
)


@cache
def roles() -> dict[str, str]:
    """The role in which a follower stands on each feature, those of the boxes among them."""
    return ROLES | {feature: role for art in arts() for feature, role in art.roles.items()}


def mark_places() -> dict[str, Point]:
    """Where the player's mark sits on each role."""
    return MARK_PLACES | {role: at for art in arts() for role, at in art.mark_places.items()}


def look_of(figure: str) -> Look:
    """How a figure looks."""
    return next((art.looks[figure] for art in arts() if figure in art.looks), Look())


def figure_of(one: StandingFollower) -> str:
    """Which figure somebody has put there."""
    return str(getattr(one, "figure", FOLLOWER) or FOLLOWER)


def role_of(figure: str, feature: str) -> str:
    """The role in which a figure stands on a feature: `knight`, `large-knight`, or one of its own."""
    look = look_of(figure)
    return look.role or look.prefix + roles()[feature]


def letters_of(figure: str, feature: str) -> str:
    """What a figure is in text: the first letter of its role, after that of what makes it special."""
    look = look_of(figure)
    return (look.prefix[:1] + (look.role or roles()[feature])[0]).upper()


def role_symbols() -> dict[str, str]:
    """The four roles and the six marks `mark-0` to `mark-5`."""
    bodies = {"knight": KNIGHT, "thief": THIEF, "monk": MONK, "farmer": FARMER}
    found = {name: f'<g id="{name}">{body}</g>' for name, body in bodies.items()}
    return found | {f"mark-{i}": f'<path id="mark-{i}" class="a-mk" d="{mark}"/>' for i, mark in enumerate(MARKS)}


def mark(player: int) -> str:
    """The id of a player's mark."""
    return f"mark-{colour_number(player)}"


def follower(one: PlacedFigure, scale: float = 1.0) -> str:
    """A player's figure, standing at its point (or its step beside it)."""
    look = look_of(one.figure)
    step = figures()[one.feature].step if one.feature in figures() else (0.0, 0.0)
    at = (one.at[0] + step[0], one.at[1] + step[1])
    body = follower_body(role_of(one.figure, one.feature), one.player)
    colour = player_colour(one.player).fill
    return f'<g class="a-fo" transform="{shift(at, scale * look.scale)}" color="{colour}">{body}</g>'


def follower_body(role: str, player: int) -> str:
    """A figure about its centre with its player's mark, in the current colour."""
    x, y = mark_places()[role]
    return f'<use href="#{role}"/><use href="#{mark(player)}" transform="translate({num(x)} {num(y)})scale(.86)"/>'


def medal(player: int, at: Point, radius: float) -> str:
    """A disc in a player's colour with the player's mark on it."""
    colour = player_colour(player)
    return (
        f'<g transform="{shift(at, radius / 9.2)}"><circle r="9.2" fill="{colour.fill}" stroke="$text"/>'
        f'<path d="{MARKS[colour_number(player)]}" transform="scale(1.45)" fill="{colour.text}"/></g>'
    )


def peg(player: int, at: Point, scale: float) -> str:
    """A plain figure in a player's colour, as it stands in the supply."""
    colour = player_colour(player).fill
    return f'<path transform="{shift(at, scale)}" d="{BODY}" fill="{colour}" stroke="$text" stroke-width="1.4"/>'


# --- for the page -----------------------------------------------------------------------------------------------------
def coloured_pieces() -> dict[str, str]:
    """Every piece of the six players in their colours, so that the page composes none itself.

    `knight-0` is a follower as it stands on the board, `badge-0` and `peg-0` the disc and the plain figure of a
    player's panel. The number is the seat's colour.
    """
    return {name: markup for player in range(len(MARKS)) for name, markup in _pieces_of(player).items()}


def _pieces_of(player: int) -> dict[str, str]:
    colour = f' color="{player_colour(player).fill}"'
    found = {
        f"{role}-{player}": symbol(f"{role}-{player}", follower_body(role, player), colour) for role in mark_places()
    }
    for art in arts():
        found |= art.pieces(player)
    found[f"badge-{player}"] = symbol(f"badge-{player}", medal(player, (0, 0), 9.2))
    found[f"peg-{player}"] = symbol(f"peg-{player}", peg(player, (0, 0), 1))
    return found
