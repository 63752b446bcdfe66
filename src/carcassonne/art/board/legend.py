"""The row under a picture that tells the rest of the state: scores, supplies, the tile in hand, what boxes add."""

from __future__ import annotations

from collections.abc import Sequence

from carcassonne.art.board.figures import follower_body, medal, peg, role_of
from carcassonne.art.board.title import player_name, turn_words
from carcassonne.art.board.track import SIZE, score_track
from carcassonne.art.box import Card, arts
from carcassonne.art.drawing.palette import player_colour
from carcassonne.art.drawing.svg import TIMES, group, num, shift, words
from carcassonne.art.sheet import tile_use
from carcassonne.engine.view import View

HEIGHT = 62
GAP = 10
PLAYER_WIDTH = 172.0
HAND_WIDTH = 236
LONGEST_NAME = 11
STOCK_LEFT = 98.0
"""Where on a player's card begins what stands beside the followers."""
FIGURE_STEP = 52.0
TRACK_SCALE = 0.84
"""The score track beside the cards, in their units."""


class Legend:
    """The legend of a view, wrapped into rows for a picture of about `space` units, and larger for a larger one.

    `track` is the score track that stands before the cards, part by part; nothing where none is wanted.
    """

    def __init__(self, view: View, names: Sequence[str] | None, space: float, track: bool = False) -> None:
        self.view = view
        self.names = names
        self.scale = max(0.85, min(1.6, space / 1000))
        cards = [self._hand(), *(self._player(i) for i in range(view.players))]
        cards += [one for art in arts() for one in art.cards(view)]
        left, tall = (TRACK_SCALE * side + GAP if track else 0.0 for side in SIZE)
        least = HAND_WIDTH + (1 if track else 2) * (PLAYER_WIDTH + GAP) + 2 * GAP
        rows = _rows(cards, max(space / self.scale - left, least))
        inner = max(sum(width + GAP for width, _ in row) + GAP for row in rows)
        height = len(rows) * (HEIGHT + GAP)
        self.width = (left + inner) * self.scale
        self.height = (max(height, tall) + GAP) * self.scale
        cards_at = f"scale({self.scale:.3g})" + (shift((left, max(0, tall - height) / 2)) if track else "")
        self.markup = group(_laid_out(rows, inner), "legend", transform=cards_at)
        track_at = f"scale({self.scale:.3g}){shift((GAP, max(0, height - tall) / 2), TRACK_SCALE)}"
        self.track = [group(part, transform=track_at) for part in score_track(view.scores)] if track else []

    def _hand(self) -> Card:
        """The tile in hand, how many are left, and whose turn it is."""
        view = self.view
        out = card(HAND_WIDTH, False)
        left = 10
        if view.tile is not None:
            out += '<rect x="7.2" y="7.2" width="47.6" height="47.6" fill="$rim"/>'
            out += group(tile_use(view.tile, 0, (0, 0)), transform="translate(8 8)scale(.46)")
            left = 64
        hand = f"{view.tile} in hand, " if view.tile else ""
        out += text(left, 26, 13, f"{hand}{view.deck} left", bold=True)
        return HAND_WIDTH, out + text(left, 45, 12, _short(turn_words(view, self.names), 28), muted=True)

    def _player(self, player: int) -> Card:
        """A player's mark, name, score and what is left in the supply; the one to act has a strong frame."""
        view = self.view
        width, stocks = self._stocks(player)
        acts = player == view.to_act and not view.over
        name = _short(player_name(player, self.names), LONGEST_NAME)
        out = card(width, acts) + medal(player, (25, 31), 15)
        out += text(48, 25, 13, name, bold=acts)
        points = str(view.scores[player])
        size = 27 if len(points) <= 3 else 20
        out += f'<text class="a-s" font-size="{size}" text-anchor="end" x="{num(width - 12)}" y="40">{points}</text>'
        out += peg(player, (55, 43), 0.62)
        out += text(66, 48, 13, TIMES + str(view.supply[player]), muted=True)
        return width, out + stocks

    def _stocks(self, player: int) -> Card:
        """How wide a player's card is, and what the boxes put on it beside the followers."""
        width, out = PLAYER_WIDTH, ""
        for stock in (self._figures(player), *(art.stock(self.view, player) for art in arts())):
            if stock is not None:
                right = width - PLAYER_WIDTH
                out += group(stock[1], transform=shift((right, 0))) if right else stock[1]
                width += stock[0]
        return width, out

    def _figures(self, player: int) -> Card | None:
        """The figures at home besides ordinary followers; those that are out are pale."""
        if not self.view.figures:
            return None
        out, x = "", STOCK_LEFT + 12
        for name, count in self.view.figures[player].items():
            body = follower_body(role_of(name, "city"), player)
            out += group(
                body,
                color=player_colour(player).fill,
                opacity="1" if count else ".35",
                transform=shift((x, 42), 0.72),
            )
            out += text(x + 14, 48, 13, TIMES + str(count), muted=True)
            x += FIGURE_STEP
        return x - STOCK_LEFT - 12, out


def _short(text: str, longest: int) -> str:
    return text if len(text) <= longest else text[: longest - 1] + "…"


def card(width: float, strong: bool) -> str:
    """The ground of a card; a strong one has a strong frame."""
    line = 'stroke="$accent" stroke-width="2.6"' if strong else 'stroke="$line"'
    return f'<rect width="{num(width)}" height="{HEIGHT}" rx="10" fill="$panel" {line}/>'


def text(x: float, y: float, size: float, said: str, *, bold: bool = False, muted: bool = False) -> str:
    """Words on a card."""
    weight = ' font-weight="700"' if bold else ""
    kind = "a-t2" if muted else "a-t"
    return f'<text class="{kind}" font-size="{num(size)}"{weight} x="{num(x)}" y="{num(y)}">{words(said)}</text>'


def _rows(cards: list[Card], space: float) -> list[list[Card]]:
    rows: list[list[Card]] = [[]]
    used = GAP * 1.0
    for width, card in cards:
        if rows[-1] and used + width + GAP > space:
            rows.append([])
            used = GAP
        rows[-1].append((width, card))
        used += width + GAP
    return rows


def _laid_out(rows: list[list[Card]], inner: float) -> str:
    """Rows of cards, each row in the middle."""
    out = ""
    for number, row in enumerate(rows):
        x = (inner - sum(width + GAP for width, _ in row) + GAP) / 2
        for width, card in row:
            out += group(card, transform=shift((x, number * (HEIGHT + GAP))))
            x += width + GAP
    return out
