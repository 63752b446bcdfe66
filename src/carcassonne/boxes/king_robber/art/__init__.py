"""The artwork of king and robber baron: two cards, held beside the players."""

from __future__ import annotations

from collections.abc import Iterator

from carcassonne.art.board.legend import STOCK_LEFT, text
from carcassonne.art.box import BoxArt, BoxText, Card, Shelves
from carcassonne.art.drawing.svg import group, shift, use
from carcassonne.art.tiles.props import named
from carcassonne.boxes.king_robber.art.cards import BARON, KING
from carcassonne.boxes.king_robber.view import HeldCard
from carcassonne.engine.view import View

STEP = 50.0
"""From one card to the next beside a player."""
WORDS = {"king": "the king", "robber-baron": "the robber baron"}


def _symbols() -> Shelves:
    return {"places": named({"king": KING, "robber-baron": BARON})}


def _held(view: View, player: int) -> Iterator[tuple[str, HeldCard]]:
    """The cards of a player, each by its symbol."""
    for symbol, card in (("king", view.king), ("robber-baron", view.robber_baron)):
        if card is not None and card.player == player:
            yield symbol, card


def _stock(view: View, player: int) -> Card | None:
    if view.king is None and view.robber_baron is None:
        return None
    out = ""
    for place, (symbol, card) in enumerate(_held(view, player)):
        x = STOCK_LEFT + 12 + STEP * place
        out += group(use(symbol, (0, 0)), transform=shift((x, 43), 0.85))
        out += text(x + 15, 48, 13, str(card.size), muted=True)
    return 2 * STEP, out


def _stocks(view: View, player: int) -> Iterator[str]:
    yield from (f"{WORDS[symbol]} ({card.size} tiles)" for symbol, card in _held(view, player))


PART = BoxArt(symbols=_symbols, stock=_stock, text=BoxText(stocks=_stocks))
