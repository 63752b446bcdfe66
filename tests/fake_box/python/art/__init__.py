"""The artwork of the Fair: booths, tents and gates, the juggler, the bear on his tile, tickets in the legend."""

from __future__ import annotations

from collections.abc import Iterator

from carcassonne.art.board.figures import figure_of
from carcassonne.art.board.legend import text
from carcassonne.art.board.squares import kinds
from carcassonne.art.board.text import counted
from carcassonne.art.box import BoxArt, BoxText, Card, Look, Shelves
from carcassonne.art.drawing.svg import TIMES, group, symbol, use
from carcassonne.art.tiles.props import named
from carcassonne.boxes.fair.art.pieces import BEAR, JUGGLER, MARK_PLACE, TICKET
from carcassonne.boxes.fair.art.prints import BOOTH, GATE, PRINTS, TENT
from carcassonne.engine.view import View

STOCK_WIDTH = 46
TILE = 100


def _symbols() -> Shelves:
    return {
        "places": named({"booth": BOOTH, "tent": TENT, "archway": GATE, "bear": BEAR, "ticket": TICKET}),
        "roles": {"juggler": symbol("juggler", JUGGLER)},
    }


def _bear(view: View) -> str:
    """The bear, off the middle of his tile, so that he hides no figure."""
    return "" if view.bear is None else use("bear", (TILE * view.bear[0] + 78, TILE * view.bear[1] + 26))


def _stock(view: View, player: int) -> Card | None:
    if not view.tickets:
        return None
    ticket = group(use("ticket", (0, 0)), transform="translate(104 44)")
    return STOCK_WIDTH, ticket + text(118, 48, 13, TIMES + str(view.tickets[player]), muted=True)


def _stocks(view: View, player: int) -> Iterator[str]:
    if view.tickets:
        yield counted(view.tickets[player], "ticket")


def _notes(view: View) -> Iterator[str]:
    if view.bear is not None:
        yield f"the bear dances at {view.bear[0]},{view.bear[1]}"


def _key(view: View) -> Iterator[str]:
    """What is seen of the box in text."""
    tiles = kinds(view)
    if any("booth" in part.marks for tile in tiles for part in (*tile.cities, *tile.roads)):
        yield "b booth"
    if any(figure_of(one) == "juggler" for one in view.followers):
        yield "J juggler"


PART = BoxArt(
    symbols=_symbols,
    roles={},
    mark_places={"juggler": MARK_PLACE},
    looks={"juggler": Look("juggler")},
    decorations=PRINTS,
    buildings=_bear,
    stock=_stock,
    phases={
        "die": "the die is to be thrown",
        "last_die": "the die is to be thrown",
        "bear": "leads the bear",
        "trade": "may give tickets away",
    },
    text=BoxText(stocks=_stocks, notes=_notes, key=_key),
)
