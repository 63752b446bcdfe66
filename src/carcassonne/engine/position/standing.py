"""A position's particulars in the core's numbers, both ways."""

from __future__ import annotations

from collections import Counter
from typing import Any

from carcassonne.core import arrange, report, state, tables
from carcassonne.core.state import State
from carcassonne.engine.codec import PHASES
from carcassonne.engine.names import place_of
from carcassonne.engine.position.arrangement import CrownFollower, StoodFollower, laid_tiles, stood_castles
from carcassonne.engine.position.particulars import LAID, Setting, cloisters_done
from carcassonne.engine.position.wording import Stall
from carcassonne.engine.rules import Rules
from carcassonne.engine.setup import squares_of_start
from carcassonne.errors import NotationError


# --- from the core ----------------------------------------------------------------------------------------------------
def setting_of(s: State, rules: Rules) -> Setting:
    """What lies and stands on a table, its particulars not yet said."""
    followers = [StoodFollower(player, *place_of(s, segment)) for player, segment in report.followers_standing(s)]
    crowns = [
        CrownFollower(player, segment)
        for segment, players in enumerate(report.standing(s).crowns)
        for player in players
    ]
    return Setting(rules, list(laid_tiles(s)), [*followers, *stood_castles(s), *crowns], {}, s)


def particulars_of(s: State) -> dict[str, Any]:
    """The particulars of a table by name."""
    now = arrange.numbers(s)
    phase = PHASES[now["phase"]]
    in_hand = now["holding"] and not now["placed"]
    return {
        "ply": now["ply"],
        "turn": now["turn"],
        "hand": now["hand"] if in_hand else -1,
        "market": _stalls(s, phase),
        "opener": now["market_player"],
        "discarded": now["discarded"],
        "phase": phase,
        "deck": Counter({kind: count for kind, count in enumerate(now["undrawn"]) if count}),
        "to_act": now["actor"],
        "scores": now["score"],
        "supply": now["supply"],
        "bridges": now["bridges_left"],
        "castles": now["castles_left"],
        "pig": now["pig"],
        "selector": now["selector"],
        "bid": now["bid"],
        "bidder": now["bidder"],
        "site": now["castle_site"],
        "asked": now["castle_asked"],
        "wave": now["wave"],
        "built": now["bridge_segment"],
        "finished": now["finished"],
    }


def _stalls(s: State, phase: str) -> tuple[Stall, ...] | None:
    market = report.market_standing(s)
    if market is None:
        return None
    hammer = market.offered if phase in ("bid", "deal") else -1
    return tuple(
        Stall(kind, owner, index == hammer)
        for index, (kind, owner) in enumerate(zip(market.kinds, market.owners, strict=True))
    )


# --- to the core ------------------------------------------------------------------------------------------------------
def numbers_of(p: Setting) -> dict[str, Any]:
    """The core's numbers of a position: what was said, and what follows from it."""
    said = p.said
    laid = said["phase"] in LAID
    hand = p.tiles[-1].kind if laid else said["hand"]
    return {
        "ply": said["ply"],
        "turns": len(report.tiles_lying(p.state)) - squares_of_start(p.rules),
        "phase": PHASES.index(said["phase"]),
        "turn": said["turn"],
        "actor": said["to_act"],
        "hand": max(hand, 0),
        "holding": hand >= 0,
        "placed": laid,
        "bridge_segment": said["built"],
        "pig": said["pig"],
        "plagued": (said["to_act"] - said["turn"]) % p.rules.players + 1 if said["phase"] == "plague" else 0,
        "wave": said["wave"],
        "castle_asked": said["asked"],
        "castle_site": said["site"],
        "score": said["scores"],
        "supply": said["supply"],
        "bridges_left": said["bridges"],
        "castles_left": said["castles"],
        "undrawn": [said["deck"][kind] for kind in range(state.MAX_KINDS)],
        "discarded": said["discarded"],
        "finished": said["finished"],
        "cloisters_done": cloisters_done(p),
        "castle_points": [castle.points for castle in p.castles],
        "castle_wave": [castle.wave for castle in p.castles],
        "castle_new": [int(castle.new) for castle in p.castles],
        "crown": _crowns(p),
        **_market_numbers(p),
    }


def _market_numbers(p: Setting) -> dict[str, Any]:
    said, stalls = p.said, p.said["market"]
    if stalls is None:
        return {"market": state.NO_MARKET}
    stage = state.MARKET_DRAWING if len(stalls) < p.rules.players else state.MARKET_TURNS
    passed = (said["selector"] - said["to_act"] - 1) % p.rules.players  # seats after the bidder, up to the selector
    return {
        "market": state.MARKET_AUCTION if p.auctioning else stage,
        "market_player": said["opener"],
        "market_turn": p.market_turn,
        "selector": said["selector"],
        "offered": next((index for index, stall in enumerate(stalls) if stall.offered), 0),
        "bid": said["bid"],
        "bidder": said["bidder"],
        "bidders_left": passed if said["phase"] == "bid" else 0,
        "market_kind": [stall.kind for stall in stalls],
        "market_owner": [stall.owner + 1 for stall in stalls],
    }


def _crowns(p: Setting) -> list[int]:
    """Two spaces a wheel segment, the first taken first."""
    spaces = [0] * state.MAX_CROWNS
    for follower in p.pieces:
        if not isinstance(follower, CrownFollower):
            continue
        first = 2 * follower.segment
        free = [space for space in range(first, first + tables.crown_spaces(follower.segment)) if not spaces[space]]
        if not free:
            raise NotationError(f"the crown spaces of {tables.WHEEL_SEGMENTS[follower.segment]} are taken")
        spaces[free[0]] = follower.player + 1
    return spaces
