"""What each box adds to the analysis: its reasons, the lines it wants weighed, its actions in words."""

from __future__ import annotations

import random

import pytest

from analysis.contrasts import outcome, reasons
from carcassonne.ai.analysis.reasons.box_reasons import BoxReasons, box_reasons, reworded
from carcassonne.ai.analysis.reasons.contrast import Contrast
from carcassonne.ai.analysis.reasons.points import BLOCKS, CLOSES
from carcassonne.ai.analysis.report.mistakes import table_after
from carcassonne.ai.analysis.report.phrases import in_words
from carcassonne.boxes import BOXES
from carcassonne.engine import actions as act
from carcassonne.engine.codec import action_of
from carcassonne.engine.game import Game
from carcassonne.engine.names import phase_of
from carcassonne.engine.rules import Rules
from carcassonne.notation.turn import parse_turn, print_action

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
    rules = Rules.of("wheel-of-fortune")
    for seed in range(40):
        game, dice = Game(rules, seed=seed), random.Random(seed)
        while not game.over:
            game.play(dice.choice(game.legal_actions()))
            if game.phase == "plague" and len(game.legal_actions()) > 1:
                told = {
                    reason
                    for better in game.legal_actions()
                    for worse in game.legal_actions()
                    for reason in reasons_of_plague(game, better, worse)
                }
                if told:
                    assert all(words.startswith("gives up the ") for words in told)
                    return
    raise AssertionError("no game had a plague to choose in")


def reasons_of_plague(game: Game, better: act.Action, worse: act.Action) -> list[str]:
    texts = [print_action(action, "") for action in (better, worse)]
    return reasons(game.position, (texts[0],), (texts[1],))


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


def test_every_kind_of_answer_on_a_market_day_is_weighed() -> None:
    seen: dict[str, int] = {}
    game, dice = Game(Rules.of("bridges-castles-bazaars", 3), seed=2), random.Random(2)
    while not game.over:
        lines = [line for box in box_reasons() for line in box.lines(game.state)]
        answers = [action_of(game.state, choice) for (choice,) in lines]
        assert set(answers) <= set(game.legal_actions())
        if game.phase == "auction":
            assert all(isinstance(answer, act.Auction) and answer.bid == 0 for answer in answers)
        if game.phase == "bid":
            assert isinstance(answers[0], act.Pass)
        if game.phase == "deal":
            assert answers == [act.Buy(), act.Sell()]
        if lines:
            seen[game.phase] = len(lines)
        game.play(dice.choice(game.legal_actions()))
    assert set(seen) == {"auction", "bid", "deal"}


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
        ("U 1,0 r1 +WE@1,0", "U at (1, 0) turned right with a bridge over (1, 0)"),
        ("thief bridge", "thief on the bridge"),
        ("project 2,0 bridge", "the castle is paid for the bridge at (2, 0)"),
        ("U 1,0", "U at (1, 0)"),
        ("thief E", "thief to the east"),
        ("monk", "monk"),
        ("-", "no follower"),
    ],
)
def test_actions_in_words(text: str, words: str) -> None:
    assert in_words((parse_turn(text)[0],), "U") == words


def test_answers_without_a_place_in_words() -> None:
    said = [in_words((action,), "U") for action in (act.Castle(True), act.Castle(False), act.Decline())]
    assert said == ["build the castle", "no castle", "U declined"]
