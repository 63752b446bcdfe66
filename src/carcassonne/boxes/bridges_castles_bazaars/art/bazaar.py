"""The market on a tile, with its three stalls, and the tiles of a market day in the legend."""

from __future__ import annotations

from collections.abc import Iterator

from carcassonne.art.board.figures import medal
from carcassonne.art.board.legend import card, text
from carcassonne.art.box import Card
from carcassonne.art.drawing.curves import Point
from carcassonne.art.drawing.svg import group, use
from carcassonne.art.sheet import tile_use
from carcassonne.art.tiles.props import named, upright
from carcassonne.engine.view import View


def market_ground() -> dict[str, str]:
    """The sandy place of a market."""
    return named(
        {
            "market": '<circle r="18.4" fill="$ink" opacity=".75"/><circle r="17.4" fill="$sand"/>'
            '<circle class="a-n" r="14.6" stroke="$sand-line" stroke-dasharray="2.2 1.8"/>'
            '<circle class="a-n" r="9" stroke="$sand-line" stroke-dasharray="2 1.6"/>'
        }
    )


def stalls() -> dict[str, str]:
    """The three stalls of a market."""
    found = {}
    for name, colour in (("tent-a", "$church-roof"), ("tent-b", "$one"), ("tent-c", "#e2a928")):
        found[name] = upright(
            '<path class="a-sh" d="M-5 5.4h13L6 2z"/><path class="a-k" fill="$plaster-front" d="M-5 5V0H5v5z"/>'
            '<path fill="$ink" d="M-1.5 5V1.4h3V5z"/><path class="a-k" '
            f'fill="{colour}" '
            'd="M0-6L6.6 0a1.65 1.5 0 0 1-3.3 0 1.65 1.5 0 0 1-3.3 0 1.65 1.5 0 0 1-3.3 0 1.65 1.5 0 0 1-3.3 0z"/>'
            '<path fill="$cream" d="M-.3-5.2L-3.1 0q-1.4 1.5-2.8.1zM.3-5.2L3.1.2Q1.7 1.4.4.2z"/>'
            f'<path class="a-k" fill="{colour}" d="M0-6v-3l3 1-3 1"/>'
        )
    return named(found)


def painted_market(at: Point) -> str:
    """A market about a point."""
    x, y = at
    tents = use("tent-b", (x - 7.5, y - 4.5)) + use("tent-c", (x + 7.5, y - 4)) + use("tent-a", (x, y + 7))
    return use("market", at) + tents


def market_cards(view: View) -> Iterator[Card]:
    """The tiles of a market day, the one that is bid on framed, and who already owns which."""
    market = view.market
    if market is None:
        return
    shown: list[tuple[str, int | None]] = [(tile, None) for tile in market.tiles]
    shown += [(tile, seat) for seat, tile in sorted(market.owners.items())]
    width = 92 + 56 * len(shown)
    out = card(width, False) + text(12, 25, 13, "Market", bold=True)
    if market.bid is not None and market.bidder is not None:
        out += medal(market.bidder, (20, 42), 7) + text(32, 47, 12, f"bids {market.bid}", muted=True)
    offered = market.offered
    for i, (tile, seat) in enumerate(shown):
        x = 84 + 56 * i
        if seat is None and tile == offered:
            out += f'<rect x="{x - 3}" y="5" width="52" height="52" rx="4" fill="$accent"/>'
            offered = None
        out += group(tile_use(tile, 0, (0, 0)), transform=f"translate({x} 8)scale(.46)")
        if seat is not None:
            out += medal(seat, (x + 41, 49), 8)
    yield width, out


def market_notes(view: View) -> Iterator[str]:
    """A market day in a line of text."""
    if view.market is not None:
        bid = f", {view.market.bid} bid on {view.market.offered}" if view.market.offered else ""
        yield f"market: {' '.join(view.market.tiles)}{bid}"
