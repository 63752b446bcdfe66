"""Whether a game can go on from a position: what each phase needs. Whether it could have come about nobody asks."""

from __future__ import annotations

from collections import Counter

from carcassonne.boxes.bridges_castles_bazaars.box import tokens
from carcassonne.core import board, features, report, tables, turn
from carcassonne.engine.names import LANDSCAPES
from carcassonne.engine.position.arrangement import StoodFollower, city_at
from carcassonne.engine.position.particulars import LAID, Setting, open_sides
from carcassonne.errors import NotationError
from carcassonne.tiles import SIDES

MARKET_PHASES = ("auction", "bid", "deal")
HAND_PHASES = ("place", "plague")


def check_stock(p: Setting) -> None:
    """What can be told from the tiles alone, before the table is made."""
    phase, hand = p.said["phase"], p.said["hand"]
    _need(phase not in HAND_PHASES or hand >= 0, f"phase {phase} needs a tile in hand: hand=V")
    _need(phase in HAND_PHASES or hand < 0, f"phase {phase} has no tile in hand")
    _need(phase not in LAID or len(p.tiles) > (0 if p.rules.wheel else 1), f"phase {phase} needs a tile just laid")
    undrawn = sum(p.said["deck"].values())
    _need(phase != "draw" or undrawn > 0, "no tile is left to be drawn: the phase is over, or a tile is in hand")
    _need(phase != "over" or undrawn == 0, "the game is not over while tiles are left to be drawn")


def check_pieces(p: Setting) -> None:
    """What the box and the rules allow, whatever the phase."""
    for player in range(p.rules.players):
        out, supply = p.followers_out(player), p.said["supply"][player]
        _need(
            out + supply <= p.rules.followers and supply >= 0,
            f"player {player} has {p.rules.followers} followers, not {out + max(supply, 0)}",
        )
        castles = sum(castle.player == player for castle in p.castles) + p.said["castles"][player]
        _need(
            castles <= (tokens(p.rules) if p.rules.castles else 0) and p.said["castles"][player] >= 0,
            f"player {player} has too many castles",
        )
        bridges = p.said["bridges"][player]
        _need(bridges <= (tokens(p.rules) if p.rules.bridges else 0), f"player {player} has no {bridges} bridges")
    _need(p.rules.wheel or p.said["pig"] == 0, "pig: these rules have no wheel")


def check_phase(p: Setting) -> None:
    """What the question at hand needs, so that every answer to it can be played."""
    phase = p.said["phase"]
    same = phase in ("draw", "place", "follower", "over")
    drawn_after_a_question = p.said["market"] is not None and phase == "draw"
    _need(
        not same or drawn_after_a_question or p.said["to_act"] == p.said["turn"],
        f"in phase {phase} the player on turn acts",
    )
    _need(phase in LAID or p.said["built"] < 0, "built: a bridge was built this turn only with the tile just laid")
    _need(phase in LAID[1:] or not p.said["asked"], "asked: nobody has been asked about a castle this turn")
    _check_market(p)
    _check_castles(p)
    if phase == "castle":
        _check_castle_question(p)
    if phase == "plague":
        _check_plague(p)


def check_choices(p: Setting) -> None:
    """With everything in place, somebody can do something; only a game that is over has nothing left."""
    phase = p.said["phase"]
    if phase == "over":
        return
    what = f"the tile {tables.NAMES[p.said['hand']]} fits nowhere" if phase == "place" else "there is nothing to choose"
    _need(bool(turn.choices(p.state)), f"phase {phase}: {what}")


def _need(holds: bool, otherwise: str) -> None:
    if not holds:
        raise NotationError(otherwise)


# --- market days ------------------------------------------------------------------------------------------------------
def _check_market(p: Setting) -> None:
    stalls, said, players = p.said["market"], p.said, p.rules.players
    if stalls is None:
        _need(said["phase"] not in MARKET_PHASES, f"phase {said['phase']} needs the market's tiles: market=V,E")
        _need(not any(said[name] for name in ("opener", "selector", "bid", "bidder")), "there is no market day")
        return
    _need(p.rules.bazaars, "these rules have no market days")
    _need(said["phase"] != "over", "a game does not end on a market day")
    owners = [stall.owner for stall in stalls if stall.owner >= 0]
    _need(len(owners) == len(set(owners)), "market: nobody owns two tiles of a market day")
    _need(len(stalls) <= players, f"market: {len(stalls)} tiles are too many for {players} players")
    if len(stalls) < players:
        _check_market_drawing(p, owners)
    elif p.auctioning:
        _check_auction(p, owners)
    else:
        _check_market_turns(p, owners)
    hammers = sum(stall.offered for stall in stalls)
    _need(hammers == (said["phase"] in ("bid", "deal")), "market: one tile is under the hammer in phases bid and deal")
    _need(hammers > 0 or not (said["bid"] or said["bidder"]), "bid: no tile is under the hammer")


def _check_market_drawing(p: Setting, owners: list[int]) -> None:
    said, missing = p.said, p.rules.players - len(p.said["market"])
    _need(said["phase"] == "draw", f"phase {said['phase']}: the market still lacks {missing} tiles")
    _need(sum(said["deck"].values()) >= missing, f"the deck is too small for a market: it lacks {missing} tiles")
    _need(not owners and said["opener"] == said["turn"], "the market's tiles are still being drawn")


def _check_auction(p: Setting, owners: list[int]) -> None:
    said, players = p.said, p.rules.players
    selector, actor, bidder = said["selector"], said["to_act"], said["bidder"]
    _need(p.rules.bazaar_auction == "auction", f"phase {said['phase']}: these rules have no auction")
    _need(said["opener"] == said["turn"], "opener: the market player is on turn until all tiles are sold")
    _need(len(owners) < players - 1, "market: the last tile is not auctioned")
    _need(selector not in owners, f"player {selector} owns a tile and selects none")
    if said["phase"] != "bid":
        _need(actor == selector, f"in phase {said['phase']} the selector acts")
    if said["phase"] == "auction":
        return
    before = (actor - selector) % players or players
    _need(
        (bidder - selector) % players < before and bidder not in owners, f"player {bidder} cannot be the highest bidder"
    )
    _need(all(stall.owner < 0 for stall in said["market"] if stall.offered), "market: a tile under the hammer is owned")
    if said["phase"] == "bid":
        _need(actor != selector and actor not in owners, f"player {actor} is not asked to bid")
    else:
        _need(bidder != selector, "phase deal needs another player's bid: bidder=1")


def _check_market_turns(p: Setting, owners: list[int]) -> None:
    said, players = p.said, p.rules.players
    if p.rules.bazaar_auction == "auction":
        _need(len(owners) == players, "market: every tile has an owner before it is laid")
        return
    begun = {(said["opener"] + turn) % players for turn in range(1, p.market_turn + 1)}
    choosing = {said["turn"]} if said["phase"] == "auction" else set()
    _need(set(owners) == begun - choosing, "market: who has had his turn owns a tile, and nobody else")
    _need(not choosing or said["to_act"] == said["turn"], "in phase auction the player on turn acts")
    _need(not choosing or len(owners) < players - 1, "market: the last tile is not chosen")


# --- castles ----------------------------------------------------------------------------------------------------------
def _check_castles(p: Setting) -> None:
    """What a turn under way says about castles belongs to its last phases."""
    said, asking = p.said, p.said["phase"] in LAID[1:]
    _need(asking or not (said["finished"] or said["site"]), "finished, site: only phases castle and castle_project")
    _need(said["phase"] == "castle_project" or said["wave"] == 0, "wave: castles pay in phase castle_project")
    _need(asking or not any(castle.new for castle in p.castles), "a castle is new only until the turn ends")
    paid = [castle for castle in p.castles if castle.wave]
    _need(said["phase"] == "castle_project" or not paid, "a castle has just been paid only in phase castle_project")
    _need(all(castle.wave <= said["wave"] for castle in paid), "a castle was paid in a later wave than the last")
    _need(len(set(said["finished"])) == len(said["finished"]) <= 16, "finished: a project is named twice")
    _need(
        all(_is_finished(p, number) for number in said["finished"]),
        "finished: these are not all complete projects",
    )
    if said["phase"] != "castle_project":
        return
    _need(said["site"] >= 0, "phase castle_project needs the castle it is about: site=1,0/N")
    castle = p.castles[said["site"]]
    _need(castle.occupied and not castle.new and castle.player == said["to_act"], "site: the castle is not to be paid")


def _is_finished(p: Setting, number: int) -> bool:
    landscape = LANDSCAPES[features.describe_feature(p.state, number)[0]]
    return landscape != "field" and open_sides(p.state, number) == 0


def _check_castle_question(p: Setting) -> None:
    """The city asked about is complete, of two tiles, with one follower: the asked player's."""
    said = p.said
    _need(said["site"] >= 0, "phase castle needs the side of the new tile it is about: site=N")
    side, tile = SIDES[said["site"]], len(report.tiles_lying(p.state)) - 1
    _need(LANDSCAPES.get(board.side_of(p.state, tile, said["site"])) == "city", f"site: the side {side} is no city")
    _need(not said["asked"] >> said["site"] & 1, f"asked: the question about side {side} has been answered")
    _, segments, tiles, left_open, _, followers, *_ = features.describe_feature(p.state, city_at(p.state, tile, side))
    mine = [int(player == said["to_act"]) for player in range(p.rules.players)]
    _need((len(segments), tiles, left_open) == (2, 2, 0), "site: a castle is built on a complete city of two tiles")
    _need(list(followers) == mine, f"site: player {said['to_act']} is not alone in the city")
    _need(p.rules.castles and said["castles"][said["to_act"]] > 0, f"player {said['to_act']} has no castle left")


# --- the plague -------------------------------------------------------------------------------------------------------
def _check_plague(p: Setting) -> None:
    _need(p.rules.wheel, "these rules have no plague")
    _need(tables.WHEEL_SEGMENTS[p.said["pig"]] == "plague", "phase plague needs the pig there: pig=plague")
    seats = Counter(piece.player for piece in p.pieces if isinstance(piece, StoodFollower))
    seats += Counter(castle.player for castle in p.castles if castle.occupied)
    _need(seats[p.said["to_act"]] > 0, f"player {p.said['to_act']} has no follower the plague could take")
