"""The row under a picture that tells the rest of the state: scores, supplies, the tile in hand, an open market."""

from __future__ import annotations

from collections.abc import Sequence

from carcassonne.art.board.followers import medal, peg
from carcassonne.art.board.summary import player_name, turn_words
from carcassonne.art.drawing.svg import TIMES, group, num, shift, words
from carcassonne.art.sheet import tile_use
from carcassonne.boxes.bridges_castles_bazaars.art.bridge import bridge
from carcassonne.boxes.bridges_castles_bazaars.art.castle import castle
from carcassonne.engine.view import View

HEIGHT = 62
GAP = 10
PLAYER_WIDTH = 172
HAND_WIDTH = 236
STOCK_WIDTH = 92
LONGEST_NAME = 11


class Legend:
    """The legend of a view, wrapped into rows for a picture of about `space` units, and larger for a larger one."""

    def __init__(self, view: View, names: Sequence[str] | None, space: float) -> None:
        self.view = view
        self.names = names
        self.scale = max(0.85, min(1.6, space / 1000))
        cards = [self._hand(), *(self._player(i) for i in range(view.players))]
        if view.market is not None:
            cards.append(self._market())
        rows = _rows(cards, max(space / self.scale, HAND_WIDTH + 2 * PLAYER_WIDTH + 4 * GAP))
        inner = max(sum(width + GAP for width, _ in row) + GAP for row in rows)
        self.width = inner * self.scale
        self.height = (len(rows) * (HEIGHT + GAP) + GAP) * self.scale
        self.markup = group(_laid_out(rows, inner), "legend", transform=f"scale({self.scale:.3g})")

    def _hand(self) -> tuple[float, str]:
        """The tile in hand, how many are left, and whose turn it is."""
        view = self.view
        out = _card(HAND_WIDTH, False)
        left = 10
        if view.tile is not None:
            out += '<rect x="7.2" y="7.2" width="47.6" height="47.6" fill="$rim"/>'
            out += group(tile_use(view.tile, 0, (0, 0)), transform="translate(8 8)scale(.46)")
            left = 64
        hand = f"{view.tile} in hand, " if view.tile else ""
        out += _text(left, 26, 13, f"{hand}{view.deck} left", bold=True)
        return HAND_WIDTH, out + _text(left, 45, 12, _short(turn_words(view, self.names), 28), muted=True)

    def _player(self, player: int) -> tuple[float, str]:
        """A player's mark, name, score and what is left in the supply; the one to act has a strong frame."""
        view, stocks = self.view, self.view.bridges_left is not None or self.view.castles_left is not None
        width = PLAYER_WIDTH + (STOCK_WIDTH if stocks else 0)
        acts = player == view.to_act and not view.over
        name = _short(player_name(player, self.names), LONGEST_NAME)
        out = _card(width, acts) + medal(player, (25, 31), 15)
        out += _text(48, 25, 13, name, bold=acts)
        points = str(view.scores[player])
        size = 27 if len(points) <= 3 else 20
        out += f'<text class="a-s" font-size="{size}" text-anchor="end" x="{width - 12}" y="40">{points}</text>'
        out += peg(player, (55, 43), 0.62)
        out += _text(66, 48, 13, TIMES + str(view.supply[player]), muted=True)
        if view.bridges_left is not None:
            out += group(bridge("WE", (0, 0)), transform="translate(98 32)scale(.26)")
            out += _text(127, 48, 13, TIMES + str(view.bridges_left[player]), muted=True)
        if view.castles_left is not None:
            out += group(castle("NS", player, (0, 0)), transform="translate(165 45)scale(.28)")
            out += _text(182, 48, 13, TIMES + str(view.castles_left[player]), muted=True)
        return width, out

    def _market(self) -> tuple[float, str]:
        """The tiles of a market day, the one that is bid on framed, and who already owns which."""
        market = self.view.market
        assert market is not None
        shown: list[tuple[str, int | None]] = [(tile, None) for tile in market.tiles]
        shown += [(tile, seat) for seat, tile in sorted(market.owners.items())]
        width = 92 + 56 * len(shown)
        out = _card(width, False) + _text(12, 25, 13, "Market", bold=True)
        if market.bid is not None and market.bidder is not None:
            out += medal(market.bidder, (20, 42), 7) + _text(32, 47, 12, f"bids {market.bid}", muted=True)
        offered = market.offered
        for i, (tile, seat) in enumerate(shown):
            x = 84 + 56 * i
            if seat is None and tile == offered:
                out += f'<rect x="{x - 3}" y="5" width="52" height="52" rx="4" fill="$accent"/>'
                offered = None
            out += group(tile_use(tile, 0, (0, 0)), transform=f"translate({x} 8)scale(.46)")
            if seat is not None:
                out += medal(seat, (x + 41, 49), 8)
        return width, out


def _short(text: str, longest: int) -> str:
    return text if len(text) <= longest else text[: longest - 1] + "…"


def _card(width: float, strong: bool) -> str:
    line = 'stroke="$accent" stroke-width="2.6"' if strong else 'stroke="$line"'
    return f'<rect width="{num(width)}" height="{HEIGHT}" rx="10" fill="$panel" {line}/>'


def _text(x: float, y: float, size: float, text: str, *, bold: bool = False, muted: bool = False) -> str:
    weight = ' font-weight="700"' if bold else ""
    kind = "a-t2" if muted else "a-t"
    return f'<text class="{kind}" font-size="{num(size)}"{weight} x="{num(x)}" y="{num(y)}">{words(text)}</text>'


def _rows(cards: list[tuple[float, str]], space: float) -> list[list[tuple[float, str]]]:
    rows: list[list[tuple[float, str]]] = [[]]
    used = GAP * 1.0
    for width, card in cards:
        if rows[-1] and used + width + GAP > space:
            rows.append([])
            used = GAP
        rows[-1].append((width, card))
        used += width + GAP
    return rows


def _laid_out(rows: list[list[tuple[float, str]]], inner: float) -> str:
    """Rows of cards, each row in the middle."""
    out = ""
    for number, row in enumerate(rows):
        x = (inner - sum(width + GAP for width, _ in row) + GAP) / 2
        for width, card in row:
            out += group(card, transform=shift((x, number * (HEIGHT + GAP))))
            x += width + GAP
    return out
