"""Market day: auction of the open tiles and the turns that follow (E4)."""

from collections.abc import Generator

from slow_referee.table import Action, Market, Question, Script, Table
from slow_referee.turn import take_turn

HIGHEST_BID = 99


def market_day(table: Table, market_player: int) -> Script:
    """As many tiles as players are laid open, sold, and laid; too few tiles: no market day (E4.2)."""
    if len(table.coming()) < table.players:
        return
    table.market = Market([table.draw() or "" for _ in range(table.players)])
    if table.rules.auction:
        yield from auction(table, table.market, market_player)
    for player in players_left_of(table, market_player):
        if table.rules.auction:
            tile = table.market.owners.pop(player)
        else:
            tile = yield from _take_a_tile(table.market, player)
        yield from take_turn(table, player, tile, on_market_day=True)
    table.market = None


def players_left_of(table: Table, player: int) -> list[int]:
    """Everyone clockwise, ending with the player himself."""
    return table.clockwise_from((player + 1) % table.players)


def auction(table: Table, market: Market, market_player: int) -> Script:
    """Sell the tiles one by one; the last goes free to the one player without a tile (E4.3-6)."""
    selector = market_player
    while len(market.open) > 1:
        selector = _without_tile(table, market, selector)[0]
        yield from _sell_one_tile(table, market, selector)
    last_player = _without_tile(table, market, selector)[0]
    market.owners[last_player] = market.open.pop()


def _without_tile(table: Table, market: Market, after: int) -> list[int]:
    """The players who have no tile on this market day, clockwise after one player and ending with him."""
    return [player for player in players_left_of(table, after) if player not in market.owners]


def _sell_one_tile(table: Table, market: Market, selector: int) -> Script:
    action = yield Question("auction", selector, _offers(market, {"min": 0, "max": HIGHEST_BID}))
    market.offered, market.bid, market.bidder = action["tile"], action["bid"], selector
    for player in _without_tile(table, market, selector):
        if player != selector:
            yield from _bid(market, player)
    yield from _settle(table, market, selector)


def _bid(market: Market, player: int) -> Script:
    """Higher, or pass; each exactly once."""
    assert market.bid is not None
    choices: list[Action] = [{"type": "pass"}]
    if market.bid < HIGHEST_BID:
        choices.append({"type": "bid", "points": {"min": market.bid + 1, "max": HIGHEST_BID}})
    action = yield Question("bid", player, choices)
    if action["type"] == "bid":
        market.bid, market.bidder = action["points"], player


def _settle(table: Table, market: Market, selector: int) -> Script:
    """Own highest bid: lost to nobody. Otherwise the selector buys or sells (E4.4)."""
    assert market.offered is not None
    assert market.bid is not None
    assert market.bidder is not None
    buyer = selector
    if market.bidder != selector:
        action = yield Question("deal", selector, [{"type": "buy"}, {"type": "sell"}])
        buyer = selector if action["type"] == "buy" else market.bidder
        other = market.bidder if buyer == selector else selector
        table.scores[other] += market.bid
    table.scores[buyer] -= market.bid
    market.open.remove(market.offered)
    market.owners[buyer] = market.offered
    market.offered = market.bid = market.bidder = None


def _take_a_tile(market: Market, player: int) -> Generator[Question, Action, str]:
    """The variant without auction: the player takes any open tile; the last is not asked (E4.10)."""
    if len(market.open) == 1:
        return market.open.pop()
    action = yield Question("auction", player, _offers(market, 0))
    tile = str(action["tile"])
    market.open.remove(tile)
    return tile


def _offers(market: Market, bid: object) -> list[Action]:
    return [{"type": "auction", "tile": tile, "bid": bid} for tile in sorted(set(market.open))]
