"""What each box adds to the analysis: its reasons, the lines it wants weighed, its actions in words."""

from __future__ import annotations

import pytest

from analysis.contrasts import outcome, reasons
from carcassonne.ai.analysis.reasons.box_reasons import BoxReasons, box_reasons, reworded
from carcassonne.ai.analysis.reasons.contrast import Contrast
from carcassonne.ai.analysis.reasons.points import BLOCKS, CLOSES
from carcassonne.ai.analysis.report.mistakes import table_after
from carcassonne.ai.analysis.report.phrases import in_words
from carcassonne.boxes import BOXES
from carcassonne.boxes.bridges_castles_bazaars.actions import Auction, Bid, Buy, Castle, Decline, Pass, Sell
from carcassonne.engine import actions as act
from carcassonne.engine.codec import action_of, phase_of
from carcassonne.engine.game import Game
from carcassonne.notation.turn import parse_turn

WHEEL = "wheel-of-fortune 2 | | | hand=W25"
BRIDGES = "bridges-castles-bazaars 2 | D@0,0 | | hand=U"
CAP = "bridges-castles-bazaars 2 | D@0,0 | 0:0,0/city/N | hand=E"


def test_boxes_add_reasons_in_the_order_of_the_list() -> None:
    assert 0 < len(box_reasons()) <= len(BOXES)
    assert all(isinstance(box, BoxReasons) for box in box_reasons())


def test_a_box_that_adds_nothing_changes_nothing() -> None:
    nothing, game = BoxReasons(), Game("modern", seed=1)
    contrast = Contrast(outcome(CAP, "E 0,1 r1", "-"), outcome(CAP))
    assert (nothing.makers, nothing.lines(game.state)) == ((), [])
    assert nothing.reword(contrast, CLOSES) is None
    assert nothing.action_words(act.Skip(), "U") is None


# --- the wheel --------------------------------------------------------------------------------------------------------
def test_a_crown_space_taken_is_a_reason() -> None:
    told = reasons(WHEEL, ("W25 0,-1 r2", "crown tax"), ("W25 0,-1 r2", "-"))
    assert told == ["takes a crown space of tax"]


def test_the_same_crown_space_in_both_lines_is_none() -> None:
    turn = ("W25 0,-1 r2", "crown tax")
    assert reasons(WHEEL, turn, turn) == []


def test_the_plague_takes_the_follower_that_holds_less() -> None:
    position = (
        "wheel-of-fortune 2 | W29:3@1,-1r2 W14@4,1 W22@4,2 | 0:1,-1/field/NL 0:4,2/road/E | "
        "ply=6 turn=1 hand=W31:2 phase=plague to_act=0 scores=7,7 pig=plague"
    )
    farmer, thief = ("plague 1,-1 farmer NL",), ("plague 4,2 thief E",)
    assert reasons(position, farmer, thief) == ["gives up the field worth 0, not the road worth 3"]
    assert reasons(position, thief, farmer) == []


# --- bridges, castles and bazaars -------------------------------------------------------------------------------------
def test_a_bridge_kept_is_a_reason() -> None:
    told = reasons(BRIDGES, ("U 0,1", "-"), ("U 1,0 r1 +WE@1,0", "-"))
    assert "keeps the bridge" in told


def test_the_castle_question_is_answered_as_part_of_the_line() -> None:
    assert phase_of(outcome(CAP, "E 0,-1 r2", "-").after) == "draw"


def test_a_blocked_square_is_not_promised_while_a_bridge_may_help() -> None:
    with_bridges = Contrast(outcome(BRIDGES, "U 0,1", "-"), outcome(BRIDGES))
    without = Contrast(outcome("modern 2 | D@0,0 | | hand=U", "U 0,1", "-"), outcome(BRIDGES))
    assert reworded(with_bridges, BLOCKS).key == "blocks_unbridged"
    assert reworded(with_bridges, CLOSES) == CLOSES
    assert reworded(without, BLOCKS) == BLOCKS


@pytest.mark.parametrize(
    ("market", "answers"),
    [
        ("market=J,K,C phase=auction to_act=1", [Auction("J"), Auction("K"), Auction("C")]),
        ("market=J*,K,C phase=bid to_act=2 selector=1 bid=74", [Pass(), Bid(75)]),
        ("market=J*,K,C phase=deal to_act=1 bid=90 bidder=0", [Buy(), Sell()]),
        ("hand=U", []),
    ],
)
def test_every_kind_of_answer_on_a_market_day_is_weighed(market: str, answers: list[act.Action]) -> None:
    state = Game.from_position(f"bridges-castles-bazaars 3 | D@0,0 Z01@0,-1 | ply=2 {market}", nature=True).state
    lines = [line for box in box_reasons() for line in box.lines(state)]
    assert [action_of(state, choice) for (choice,) in lines] == answers


@pytest.mark.parametrize(
    ("market", "answer", "told"),
    [
        ("market=J,K,C phase=auction to_act=1", "auction J 2", "puts up J, the tile that gains most here"),
        (
            "market=J*,K,C phase=bid to_act=2 selector=1 bid=4",
            "bid 5",
            "bids because the tile is worth more than 5 points",
        ),
        (
            "market=J*,K,C phase=bid to_act=2 selector=1 bid=4",
            "pass",
            "passes because the tile is not worth more than 4 points",
        ),
        ("market=J*,K,C phase=deal to_act=1 bid=1 bidder=0", "buy", "keeps a tile that is worth more than 1 point"),
        ("market=J*,K,C phase=deal to_act=1 bid=9 bidder=0", "sell", "takes 9 points for a tile that is worth less"),
    ],
)
def test_a_deal_is_told_with_its_price(market: str, answer: str, told: str) -> None:
    position = f"bridges-castles-bazaars 3 | D@0,0 Z01@0,-1 | ply=2 {market}"
    assert reasons(position, (answer,)) == [told]


def test_a_follower_put_on_a_bridge_is_pictured_on_that_bridge() -> None:
    game = Game.from_position("bridges-castles-bazaars 2 | D@0,0 U@1,0 | | hand=U bridges=2,3", nature=True)
    laid = next(action for action in game.legal_actions() if isinstance(action, act.Place) and action.bridge)
    assert laid.bridge is not None
    view = table_after(game, (laid, act.Follower("bridge")))
    put = view.followers[-1]
    assert (put.x, put.y, put.feature) == (laid.bridge.x, laid.bridge.y, "bridge")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("crown tax", "a crown space of tax"),
        ("plague 0,1 thief bridge", "take the follower off the bridge at (0, 1)"),
        ("U 1,0 r1 +WE@1,0", "straight road at (1, 0) turned right with a bridge over (1, 0)"),
        ("thief bridge", "thief on the bridge"),
        ("project 2,0 bridge", "the castle is paid for the bridge at (2, 0)"),
        ("U 1,0", "straight road at (1, 0)"),
        ("thief E", "thief to the east"),
        ("knight 0,0 N", "knight to the north at (0, 0)"),
        ("monk", "monk"),
        ("-", "no follower"),
    ],
)
def test_actions_in_words(text: str, words: str) -> None:
    assert in_words((parse_turn(text)[0],), "U") == words


def test_answers_without_a_place_in_words() -> None:
    said = [in_words((action,), "U") for action in (Castle(True), Castle(False), Decline())]
    assert said == ["build the castle", "no castle", "U declined"]
