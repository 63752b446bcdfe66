"""Bridges, castles and bazaars in the terminal: their words, and the auction at the keyboard."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from carcassonne.boxes.bridges_castles_bazaars.actions import (
    Auction,
    Bid,
    Buy,
    Castle,
    CastleProject,
    Decline,
    Pass,
    Sell,
)
from carcassonne.boxes.bridges_castles_bazaars.events import BidMade, BridgeBuilt, CastleBuilt, MarketOpened, TileSold
from carcassonne.cli.terminal.box import Addition, Asking, BoxTerminal, Names, OptionValue, RulesText, TurnStep
from carcassonne.cli.terminal.words import SIDES, place_words, points_words, tile_words
from carcassonne.engine import actions as act
from carcassonne.engine.game import Game
from carcassonne.engine.rules import Rules

PUT_UP = "Which tile is put up"


def bridge_words(bridge: act.Bridge | None) -> str:
    """A bridge by its place, or that there is none."""
    if bridge is None:
        return "no bridge"
    return f"a bridge from {'north to south' if bridge.axis == 'NS' else 'west to east'} over ({bridge.x}, {bridge.y})"


# --- actions and events -----------------------------------------------------------------------------------------------
def _project(action: CastleProject) -> str:
    where = f"be paid for the {action.feature} {place_words(action.at)}".rstrip()
    return f"{where} of ({action.x}, {action.y})"


def _bridge_built(event: BridgeBuilt, names: Names) -> str:
    return f"{names[event.player]} builds {bridge_words(act.Bridge(event.x, event.y, event.axis))}"


def _castle_built(event: CastleBuilt, names: Names) -> str:
    return f"{names[event.player]} builds a castle at ({event.x}, {event.y}), {SIDES[event.side]} side"


def _bid_made(event: BidMade, names: Names) -> str:
    said = "passes" if event.points is None else f"bids {points_words(event.points)}"
    return f"{names[event.player]} {said} on {event.tile}"


def _tile_sold(event: TileSold, names: Names) -> str:
    buyer, price = names[event.buyer], points_words(event.points)
    if event.seller is None:
        return f"{buyer} takes {event.tile} for {price}"
    return f"{buyer} buys {event.tile} for {price}, which go to {names[event.seller]}"


# --- the auction ------------------------------------------------------------------------------------------------------
def _bid(person: Asking, game: Game) -> act.Action:
    """A bid, or no bid."""
    bids = [action.points for action in game.legal_actions() if isinstance(action, Bid)]
    person.say("   0  pass")
    if bids:
        person.say(f"  {bids[0]:>2}–{bids[-1]}  bid so many points")
    return _points(person, game, [0, *bids], Pass(), Bid)


def _auction(person: Asking, game: Game) -> act.Action:
    """A tile to put up, and the opening bid."""
    legal = [action for action in game.legal_actions() if isinstance(action, Auction)]
    tiles = list(dict.fromkeys(action.tile for action in legal))
    for number, tile in enumerate(tiles, 1):
        person.say(f"  {number:>2}  {tile_words(tile)}")
    chosen = person.number(game, PUT_UP, 1, len(tiles))
    if not isinstance(chosen, int):
        return chosen
    tile = tiles[chosen - 1]
    bids = [action.bid for action in legal if action.tile == tile]
    return _points(person, game, bids, Auction(tile, 0), lambda points: Auction(tile, points))


def _points(
    person: Asking, game: Game, allowed: list[int], none: act.Action, some: Callable[[int], act.Action]
) -> act.Action:
    """A number of points among those allowed; one that is not asked for is none."""
    if allowed == [0]:
        return none
    while True:
        chosen = person.number(game, "How many points", min(allowed), max(allowed))
        if not isinstance(chosen, int):
            return chosen
        if chosen in allowed:
            return some(chosen) if chosen else none
        person.say(f"  A bid must be higher than that: at least {allowed[1]}.")


# --- rules ------------------------------------------------------------------------------------------------------------
def _options(rules: Rules) -> dict[str, OptionValue]:
    found: dict[str, OptionValue] = {"bridges": rules.bridges, "castles": rules.castles, "bazaars": rules.bazaars}
    if rules.castles:
        found["castle_field_value"] = rules.castle_field_value
    if rules.bazaars:
        found["bazaar_auction"] = rules.bazaar_auction
    return found


def _pieces(rules: Rules) -> str:
    have = [name for name, on in (("bridges", rules.bridges), ("castles", rules.castles)) if on]
    return f", 3 {' and 3 '.join(have)} (2 with five or six players)" if have else ""


def _turn(rules: Rules) -> Mapping[TurnStep, Sequence[str]]:
    found: dict[TurnStep, list[str]] = {step: [] for step in TurnStep}
    if rules.bridges:
        found[TurnStep.PLACING].append(", perhaps with one bridge")
        found[TurnStep.WHERE_FOLLOWERS_GO].append("on the bridge just built")
    if rules.castles:
        build = "the owner of a completed two-tile city may build a castle instead of taking the points"
        found[TurnStep.BEFORE_SCORING].append(build)
        found[TurnStep.AFTER_SCORING].append("castles pay for a project completed beside them")
    if rules.bazaars:
        market = "a market tile opens a market day: a tile for everybody, then everybody lays one"
        found[TurnStep.AFTER_SCORING].append(market)
    return found


RULES = RulesText(
    presets={"bridges-castles-bazaars": "the base game with the eighth expansion"},
    options=_options,
    meanings={
        ("bridges", True): "bridges carry roads over fields",
        ("castles", True): "a completed city of two tiles may become a castle",
        ("bazaars", True): "market tiles open a market day",
        ("bazaar_auction", "auction"): "the tiles of a market day are auctioned",
        ("bazaar_auction", "no_auction"): "the tiles of a market day are taken in turn",
    },
    pieces=_pieces,
    turn=_turn,
    signs=lambda rules: ["$ market"] if rules.expansion_8_tiles else [],
)
PART = BoxTerminal(
    actions={
        Decline: lambda action: "decline the tile",
        Castle: lambda action: "build a castle" if action.build else "take the city's points",
        CastleProject: _project,
        Auction: lambda action: f"put up {tile_words(action.tile)} with {points_words(action.bid)}",
        Bid: lambda action: f"bid {points_words(action.points)}",
        Pass: lambda action: "pass",
        Buy: lambda action: "buy: keep the tile and pay the highest bidder",
        Sell: lambda action: "sell: let the highest bidder have it",
    },
    events={
        BridgeBuilt: _bridge_built,
        CastleBuilt: _castle_built,
        MarketOpened: lambda event, names: f"{names[event.player]} opens a market day",
        BidMade: _bid_made,
        TileSold: _tile_sold,
    },
    questions={
        "castle": "A castle or the points",
        "castle_project": "Which project pays the castle",
        "auction": PUT_UP,
        "bid": "Bid",
        "deal": "Buy or sell",
    },
    asked={"bid": _bid, "auction": _auction},
    instead={Decline: "decline the tile: it fits only with a bridge"},
    addition=Addition(
        question="Which bridge, or back",
        comes_with=lambda place: place.bridge is not None,
        words=lambda place: bridge_words(place.bridge),
    ),
    rules=RULES,
)
