"""Three games against level 2, each with one planted blunder: the analysis finds it, and what was missed."""

from __future__ import annotations

from functools import cache

import pytest

from analysis.planted import HANDS_OVER, MISSES, PLANTS, WASTES, Plant
from carcassonne.ai.analysis import Analysis, Decision, Size, analyse
from carcassonne.ai.analysis.reasons.sentences import all_words
from carcassonne.engine.actions import Place
from carcassonne.engine.positions import COMPILED
from carcassonne.notation.record import parse_record, replay
from carcassonne.notation.turn import parse_turn

pytestmark = pytest.mark.skipif(not COMPILED, reason="whole games take minutes uncompiled")


@cache
def analysed(plant: Plant) -> Analysis:
    return analyse(parse_record(plant.path.read_text(encoding="utf-8")), level=5)


def told(decision: Decision) -> str:
    return all_words(decision.reasons, ("Red", "Blue"))


@pytest.mark.parametrize("plant", PLANTS, ids=lambda plant: plant.name)
def test_the_planted_blunder_is_the_largest_mistake(plant: Plant) -> None:
    worst = analysed(plant).mistakes(seat=0)[0]
    assert worst.ply == plant.ply
    assert worst.played.actions == tuple(parse_turn(text)[0] for text in plant.turn)
    assert worst.size >= Size.MISTAKE
    assert worst.loss == max(each.loss for each in analysed(plant).decisions if each.seat == 0)


@pytest.mark.parametrize("plant", PLANTS, ids=lambda plant: plant.name)
def test_the_best_alternative_is_legal_and_has_a_reason(plant: Plant) -> None:
    worst = analysed(plant).mistakes(seat=0)[0]
    game = replay(analysed(plant).record, plant.ply - 1)
    for action in worst.best.actions:
        assert game.explain(action) is None
        game.play(action)
    assert worst.best.margin > worst.played.margin
    assert worst.reasons


def test_a_field_handed_to_a_stronger_rival_is_named() -> None:
    worst = analysed(HANDS_OVER).mistakes(seat=0)[0]
    assert "does not hand the field worth " in told(worst)
    assert worst.best.actions[0] != worst.played.actions[0]


def test_a_wasted_last_follower_is_named() -> None:
    worst = analysed(WASTES).mistakes(seat=0)[0]
    assert "keeps the last follower" in told(worst)


def test_a_missed_closing_tile_is_named_with_its_points_and_its_knight() -> None:
    worst = analysed(MISSES).mistakes(seat=0)[0]
    assert "closes the own city for 18 points, and gets the knight back" in told(worst)
    best = worst.best.actions[0]
    assert isinstance(best, Place)
    assert (best.x, best.y) == (3, 6)  # turned either way


def test_luck_of_two_players_cancels_and_skill_does_not() -> None:
    found = analysed(MISSES)
    luck = [player.luck for player in found.players]
    assert sum(luck) == pytest.approx(0)
    assert luck[0] == pytest.approx(sum(draw.margins[0] for draw in found.draws))
    assert found.players[0].loss < found.players[1].loss  # the careful player is the better one all the same
    assert found.players[0].accuracy > found.players[1].accuracy


def test_chances_and_margins_keep_their_bounds_and_the_end_is_exact() -> None:
    found = analysed(MISSES)
    for decision in found.decisions:
        assert all(0 <= chance <= 1 for chance in decision.played.chances)
        assert sum(decision.played.chances) == pytest.approx(1)
        assert decision.loss >= 0
        assert decision.win_loss >= 0
    last = found.decisions[-1]
    assert last.played.expected == tuple(map(float, found.record.result))
    assert last.played.chances == (1.0, 0.0)


def test_the_same_record_and_seed_give_the_same_analysis_by_any_number_of_processes() -> None:
    plant = WASTES
    again = analyse(parse_record(plant.path.read_text(encoding="utf-8")), level=5, jobs=2)
    assert again == analysed(plant)
