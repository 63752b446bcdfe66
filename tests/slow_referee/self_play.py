"""The referee playing alone: whole games with every invariant checked after every decision.

`PYTHONPATH=src:tests python -m slow_referee.self_play 200` plays the first 200 plans and counts what happened.
"""

import random
import sys
import time
from collections import Counter
from typing import Any

from slow_referee.game import SlowGame
from slow_referee.rules import Rules
from slow_referee.tiles import GOODS, kind_of, tiles_by_id
from support.keen import random_action, sought
from support.moments import moments
from support.plans import Plan, plans

Json = dict[str, Any]


def play(plan: Plan) -> Counter[str]:
    """A whole game of keen players; tells what happened in it."""
    game = SlowGame(plan.preset, plan.options, plan.players, list(plan.deck))
    dice = random.Random(plan.seed)
    seen: Counter[str] = Counter(games=1)
    while game.legal():
        before = game.state()
        action = random_action(dice, sought(game, dice, game.legal()))
        game.play(action)
        check(game, before, action, list(plan.deck))
        seen += moments(before, action, game.state())
        seen["decisions"] += 1
    assert game.state()["over"]
    assert game.state()["deck"] == 0
    return seen


def check(game: SlowGame, before: Json, action: Json, deck: list[str]) -> None:
    after = game.state()
    assert after["ply"] == before["ply"] + 1
    check_tiles(after, deck)
    check_figures(after, game.table.rules)
    check_goods(after)
    check_scores(before, after, action)
    check_features(game)


def check_tiles(state: Json, deck: list[str]) -> None:
    """Tiles placed, in the deck, in hand, discarded and on the market are all the tiles."""
    start = 0 if "pig" in state else 1
    market = state.get("market", {"tiles": [], "owners": {}})
    in_hand = state["tile"] is not None and state["phase"] in ("place", "plague")
    known = len(state["board"]) - start + len(state["discarded"]) + in_hand
    assert known + state["deck"] + len(market["tiles"]) + len(market["owners"]) == len(deck)


def check_figures(state: Json, rules: Rules) -> None:
    """A player's figures on the landscape, at home, on crowns and castles are always as many, kind by kind."""
    for player, supply in enumerate(state["supply"]):
        owned: Counter[str] = Counter(follower=supply)
        owned.update(state.get("figures", [{}] * (player + 1))[player])
        owned.update(f.get("figure", "follower") for f in state["followers"] if f["player"] == player)
        owned["follower"] += sum(standing.count(player) for standing in state.get("crowns", {}).values())
        owned["large"] += sum(standing.count(player) for standing in state.get("crowns_large", {}).values())
        held = [castle for castle in state.get("castles", []) if castle["owner"] == player and not castle["done"]]
        owned.update(castle.get("figure", "follower") for castle in held)
        assert +owned == +Counter(dict.fromkeys(rules.special_figures, 1) | {"follower": rules.followers})
        assert supply >= 0


def check_goods(state: Json) -> None:
    """Nobody has tokens that are not printed on the landscape."""
    printed: Counter[str] = Counter()
    for tile in state["board"]:
        printed.update(tiles_by_id()[kind_of(tile["tile"])].get("goods_on", {}).values())
    for kind in GOODS:
        assert sum(tokens[kind] for tokens in state.get("goods", [])) <= printed[kind]


def check_scores(before: Json, after: Json, action: Json) -> None:
    """Scores stand still while a turn or an auction goes on, and only a market lowers them."""
    changes = [new - old for old, new in zip(before["scores"], after["scores"], strict=True)]
    if action["type"] == "take_abbot":
        assert changes[before["to_act"]] >= 1
    elif after["phase"] in ("follower", "castle", "bid", "deal"):
        assert not any(changes)
    if action["type"] not in ("auction", "bid", "pass", "buy", "sell"):
        assert min(changes) >= 0
    if action["type"] in ("buy", "sell") and after["phase"] == "auction":
        assert sum(changes) == 0
        assert max(changes) == before["market"]["bid"]


def check_features(game: SlowGame) -> None:
    """No two features share a segment; nobody stands on finished projects between turns; helpers have company."""
    features = game.features()
    segments = [(feature["kind"], *segment) for feature in features for segment in feature["segments"]]
    assert len(segments) == len(set(segments))
    table = game.table
    if game.state()["phase"] == "place":
        for feature in features:
            assert feature["kind"] == "field" or feature["open"] > 0 or not feature["followers"]
    for figure in table.followers:
        if figure.figure in ("builder", "pig"):
            together = table.landscape.feature(figure.segment)
            assert table.heads(together, figure.player) > 0
            assert figure.segment.kind == "field" or figure.figure == "builder"


def main(count: int) -> None:
    seen: Counter[str] = Counter()
    began = time.monotonic()
    for plan in plans(count):
        try:
            seen += play(plan)
        except Exception:
            print(f"in {plan.name}")
            raise
    print(f"{time.monotonic() - began:.0f} s")
    for name, number in seen.most_common():
        print(f"{number:8} {name}")


if __name__ == "__main__":
    main(int(sys.argv[1]))
