"""Several figures on one segment: whoever goes through the figures of a feature meets every one of them, once."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from random import Random
from typing import Any

import pytest

from carcassonne.art import draw, draw_text
from carcassonne.boxes.abbot.actions import TakeAbbot
from carcassonne.boxes.wheel.actions import Plague
from carcassonne.core import arrange, features, report, standing, turn
from carcassonne.core.state import COMPILED, FIGURE, LARGE, MAX_STACKED, ORDINARY, State, state_of
from carcassonne.engine.actions import Draw, Follower
from carcassonne.engine.events import FollowerReturned, Scored
from carcassonne.engine.game import Game
from carcassonne.engine.names import segment_named
from carcassonne.engine.position.setting import BoxPosition
from carcassonne.engine.rules import Rules
from carcassonne.errors import NotationError
from carcassonne.notation.json import action_from_json, action_to_json
from carcassonne.notation.turn import parse_action, print_action
from support.layout import decoded, encoded
from support.table import BUILD, SKIP, lay, play

ROAD = "modern 3 | D@0,0 V@1,0 W@-1,0 | {} | hand=W"
"""A road of three tiles from a crossing in the west, open to the south."""
TOGETHER = "0:0,0/road/E 1:0,0/road/E 1:1,0/road/S"


@pytest.fixture(autouse=True)
def _several_may_stand(monkeypatch: pytest.MonkeyPatch) -> None:
    """As under the rules of a box that brings several figures to a segment."""
    monkeypatch.setattr(BoxPosition, "several_stand", lambda self, rules: True)


def on_road(pieces: str = TOGETHER) -> Game:
    return Game.from_position(ROAD.format(pieces), nature=True)


def road_of(s: State) -> int:
    segment = segment_named(s, 0, 0, "road", "E")
    assert segment is not None
    return int(features.feature_of(s, segment))


def plagued(pieces: str) -> Game:
    """A player with these figures is asked by the plague: the pig walks onto it when the tile is drawn."""
    said = "phase=plague hand=W17 pig=plague"
    return Game.from_position(f"wheel-of-fortune 2 inns_cathedrals=true | {pieces} | {said}", nature=True)


# --- the state --------------------------------------------------------------------------------------------------------
def test_all_figures_of_a_feature_count_whichever_segment_they_share() -> None:
    s = on_road().state
    assert features.describe_feature(s, road_of(s))[5] == (1, 2, 0)
    assert [player for player, _, _ in report.followers_standing(s)] == [0, 1, 1]


def test_equal_positions_are_equal_states_in_whatever_order_figures_came() -> None:
    figures = [(0, ORDINARY), (1, ORDINARY), (1, LARGE), (2, ORDINARY)]
    found = set()
    for order in permutations(figures):
        s = on_road("").state.copy()
        for player, figure in order:
            arrange.stand_follower(s, player, road_of(s), figure)
        found.add(s.to_bytes())
        assert (s == state_of(s.to_bytes()), s.copy() == s, hash(s.copy())) == (True, True, hash(s))
        assert features.describe_feature(s, road_of(s))[5] == (1, 3, 1)
    assert len(found) == 1


def test_a_copy_has_the_stack_and_a_state_that_becomes_another_loses_its_own() -> None:
    with_stack, without = on_road().state, on_road("").state
    copied = without.copy()
    copied.become(with_stack)
    assert copied == with_stack
    copied.become(without)
    assert copied == without
    assert copied != with_stack


def test_every_feature_of_a_landscape_finds_exactly_its_own_figures() -> None:
    """Figures strewn over a landscape, several on many of its segments, against a plain count."""
    game, dice = Game(Rules.of("big-box", 4), seed=5), Random(5)
    while game.ply < 60:
        game.play(dice.choice(game.legal_actions()))
    s, before = game.state.copy(), len(report.followers_standing(game.state))
    segments = [segment for feature in report.features_lying(s) for segment in features.describe_feature(s, feature)[1]]
    for _ in range(MAX_STACKED):
        arrange.stand_follower(s, dice.randrange(4), dice.choice(segments[:20]), dice.choice((ORDINARY, LARGE)))
    claims = Counter[tuple[int, int]]()
    for player, segment, figure in report.followers_standing(s):
        claims[features.feature_of(s, segment), player] += {0: 1, 1: 2, 2: 1}.get(figure, 0)
    assert len(report.followers_standing(s)) == before + MAX_STACKED
    for feature in report.features_lying(s):
        assert features.describe_feature(s, feature)[5] == tuple(claims[feature, player] for player in range(4))


def test_there_is_room_for_so_many_beside_others_and_no_more() -> None:
    s = on_road("").state.copy()
    for _ in range(MAX_STACKED + 1):
        arrange.stand_follower(s, 0, road_of(s))
    before = s.to_bytes()
    with pytest.raises(ValueError, match="no more than 48 figures may stand beside others"):
        arrange.stand_follower(s, 0, road_of(s))
    assert s.to_bytes() == before


@pytest.mark.parametrize(("field", "number"), [("stacked", MAX_STACKED + 1), ("stacked_segment", -1)])
def test_bytes_with_figures_where_there_is_no_segment_are_refused(field: str, number: int) -> None:
    numbers = decoded(on_road().state)
    assert state_of(encoded(numbers)) == on_road().state
    numbers[field][0] = number
    with pytest.raises(ValueError, match="these bytes are not a position"):
        state_of(encoded(numbers))


# --- scoring and going home -------------------------------------------------------------------------------------------
def test_a_finished_road_pays_the_most_of_all_on_it_and_sends_everybody_home() -> None:
    game = on_road("0:0,0/road/E 1:0,0/road/E 0:1,0/road/S")
    before = [report.figures_of(game.state, seat, ORDINARY) for seat in range(3)]
    events = play(game, lay(1, 1, 2), SKIP)
    assert [(e.player, e.points) for e in events if isinstance(e, Scored)] == [(0, 4)]
    returned = [(e.player, e.x, e.y) for e in events if isinstance(e, FollowerReturned)]
    assert sorted(returned) == [(0, 0, 0), (0, 1, 0), (1, 0, 0)]
    assert game.view().followers == ()
    assert [report.figures_of(game.state, seat, ORDINARY) for seat in range(3)] == before == [7, 7, 7]
    after = decoded(game.state)
    assert not any(
        any(after[name]) for name in ("stacked", "stacked_segment", "stacked_figure", "follower", "occupants")
    )


def test_shared_by_two_on_one_segment_a_road_pays_both() -> None:
    events = play(on_road("0:0,0/road/E 2:0,0/road/E"), lay(1, 1, 2), SKIP)
    assert [(e.player, e.points, e.shared) for e in events if isinstance(e, Scored)] == [(0, 4, (0, 2)), (2, 4, (0, 2))]


def test_a_feature_scored_leaves_the_figures_stacked_in_others_where_they_are() -> None:
    game = on_road("0:0,0/city/N 1:0,0/city/N 0:0,0/road/E 1:0,0/road/E 2:-1,0/road/S 0:-1,0/road/S")
    play(game, lay(1, 1, 2), SKIP)
    standing = [(one.player, one.x, one.feature) for one in game.view().followers]
    assert sorted(standing) == [(0, -1, "road"), (0, 0, "city"), (1, 0, "city"), (2, -1, "road")]


def test_the_plague_names_the_figure_where_a_player_has_several_on_a_segment() -> None:
    """D5: the player chooses his follower; rivals' and those who are no followers are not his to choose."""
    game = plagued("0:2,0/road/N 0:2,0/road/N=large 1:2,0/road/N")
    plain, large = Plague(2, 0, "road", "N"), Plague(2, 0, "road", "N", "large")
    assert list(game.legal_actions()) == [plain, large]
    for action, text in ((plain, "plague 2,0 thief N"), (large, "plague 2,0 large road N")):
        assert (print_action(action), parse_action(text)) == (text, action)
        assert action_from_json(action_to_json(action)) == action
        after = game.copy()
        after.play(action)
        left = {(one.player, one.figure) for one in after.view().followers}
        assert left == {(0, "" if action is large else "large"), (1, "")}
        assert (after.view().supply[0], after.view().figures[0]["large"]) == ((6, 1) if action is large else (7, 0))
    assert game.explain(Plague(2, 0, "road", "N", "abbot")) == "player 0 has no abbot on the road at N at (2, 0)"


def wheel_turns(pig: str, tile: str, pieces: str) -> list[tuple[int, int]]:
    """What a segment of the wheel pays the figures on its board when a tile is drawn."""
    line = f"wheel-of-fortune 2 inns_cathedrals=true | W26@1,-1 | {pieces} | phase=draw pig={pig} deck={tile},W17"
    events = Game.from_position(line, nature=True).play(Draw(tile))
    return [(event.player, event.points) for event in events if isinstance(event, Scored)]


def test_the_wheel_pays_every_knight_whoever_stands_beside_him() -> None:
    """D5: at Tax n knights of a player in a city earn n each, and the pennants; a large one is one knight."""
    paid = wheel_turns("fortune", "W29:1", "0:0,0/city/N 0:0,0/city/N=large 1:0,0/city/N")
    assert paid == [(0, 4), (1, 1)]


def test_the_inquisition_pays_every_monk() -> None:
    """D5"""
    pieces = "0:1,-1/cloister 1:1,-1/cloister 1:1,-1/cloister=large"
    assert wheel_turns("famine", "W29:2", pieces) == [(0, 2), (1, 2), (1, 2)]


def test_an_abbot_comes_back_from_among_others() -> None:
    """M4: he alone, for the points of the cloister."""
    line = (
        "modern 2 abbots=true | D@0,0 B@0,1 U@1,0 | 0:0,1/cloister 0:0,1/cloister=abbot 1:0,1/cloister | phase=follower"
    )
    game = Game.from_position(line, nature=True)
    events = play(game, TakeAbbot())
    assert [(e.player, e.figure) for e in events if isinstance(e, FollowerReturned)] == [(0, "abbot")]
    assert [(one.player, one.figure) for one in game.view().followers] == [(0, ""), (1, "")]
    assert game.view().figures == ({"abbot": 1}, {"abbot": 1})


def test_a_builder_goes_with_the_last_follower_of_his_player_on_the_same_segment() -> None:
    """T3.5, with the plague of the wheel."""
    said = "phase=plague hand=W17 pig=plague"
    pieces = "0:2,0/road/N 0:2,0/road/N=builder 1:2,0/road/N"
    line = f"wheel-of-fortune 2 traders_builders=true | {pieces} | {said}"
    game = Game.from_position(line, nature=True)
    assert list(game.legal_actions()) == [Plague(2, 0, "road", "N")]
    events = play(game, Plague(2, 0, "road", "N"))
    assert [(e.player, e.figure) for e in events if isinstance(e, FollowerReturned)] == [(0, ""), (0, "builder")]
    assert [(one.player, one.figure) for one in game.view().followers] == [(1, "")]


def test_a_city_of_one_owner_becomes_a_castle_and_all_but_one_go_home() -> None:
    """E3.1: where two players share a finished city of two tiles there is nobody to ask."""
    line = "bridges-castles-bazaars 2 | D@0,0 E@0,-1r2 | {} | phase=follower turn=0 to_act=0"
    phases = []
    for pieces in ("0:0,0/city/N", "0:0,0/city/N 1:0,0/city/N", "0:0,0/city/N 0:0,0/city/N 1:0,-1/city/S"):
        game = Game.from_position(line.format(pieces), nature=True)
        game.play(SKIP)
        phases.append(game.phase)
    assert phases == ["castle", "draw", "castle"]
    game.play(BUILD)
    view = game.view()
    assert (view.followers, view.supply, game.scores) == ((), (6, 7), (0, 0))
    assert [(castle.owner, castle.y, castle.side) for castle in view.castles] == [(0, 0, "N")]


# --- seen -------------------------------------------------------------------------------------------------------------
def test_a_position_with_several_on_a_segment_is_written_and_read() -> None:
    game = on_road()
    assert "0:0,0/road/E 1:0,0/road/E 1:1,0/road/S" in game.position
    again = Game.from_position(game.position, nature=True)
    assert again.state == game.state
    assert [(one.player, one.x, one.at) for one in game.view().followers] == [(0, 0, "E"), (1, 0, "E"), (1, 1, "S")]


def test_without_a_box_that_allows_it_a_segment_is_for_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    with pytest.raises(NotationError, match="1:0,0/road/E: a follower of player 0 stands there already"):
        on_road()


def test_figures_on_one_segment_are_drawn_side_by_side() -> None:
    one, two = on_road("0:0,0/road/E").view(), on_road("0:0,0/road/E 1:0,0/road/E").view()
    places = [[part.split('"')[0] for part in draw(view).split('class="a-fo" transform="')[1:]] for view in (one, two)]
    assert (len(places[0]), len(places[1]), len(set(places[1]))) == (1, 2, 2)
    assert "T1T2" in draw_text(two)


# --- bots -------------------------------------------------------------------------------------------------------------
def test_greedy_bots_and_random_games_play_on_from_it() -> None:
    from carcassonne.ai.thought.evaluation import Evaluator
    from carcassonne.ai.thought.greedy import Judge
    from carcassonne.ai.thought.knowledge import Knowledge
    from carcassonne.core.playout import Dice, playout

    s = on_road("0:0,0/road/E 1:0,0/road/E 2:0,0/city/N 2:0,0/city/N").state
    judge = Judge(Evaluator(Knowledge()))
    greedy = s.copy()
    while report.phase(greedy) != 0:
        turn.apply(greedy, judge.choose(greedy))
    for seed in range(20):
        played = s.copy()
        playout(played, Dice(seed))
        assert [report.figures_of(played, seat, ORDINARY) for seat in range(3)] == [7, 7, 7]


# --- stepping off -----------------------------------------------------------------------------------------------------
if not COMPILED:  # C functions cannot be called from here; compiled, rules of boxes take figures off above

    def test_figures_come_and_go_as_in_a_plain_list() -> None:
        """Against a list that knows nothing of the order in which the core keeps them."""
        s, dice, there = on_road("").state, Random(7), Counter[tuple[int, int]]()
        segments = features.describe_feature(s, road_of(s))[1] + [0, 1, 2]
        core: Any = standing
        for _ in range(2000):
            if sum(there.values()) and dice.random() < 0.5:
                segment, figure = dice.choice(list(there.elements()))
                core.step_off(s, segment, figure)
                there[segment, figure] -= 1
            elif sum(there.values()) < MAX_STACKED:
                segment, figure = dice.choice(segments), dice.choice([1, 2, 3, 9, 10, 11])
                core.stand(s, segment, figure)
                there[segment, figure] += 1
            found = Counter((at, figure << FIGURE | player + 1) for player, at, figure in report.followers_standing(s))
            assert found == +there
        assert any(there.values())


# --- nobody's figures -------------------------------------------------------------------------------------------------
def test_the_segment_of_a_figure_that_is_nobody_s_tells_its_feature_however_features_join() -> None:
    """A mage, as a box keeps him: by the segment he was put on. He is no occupant and keeps nobody out."""
    game = on_road("")
    mage = segment_named(game.state, 1, 0, "road", "S")
    assert mage is not None
    before = features.describe_feature(game.state, features.feature_of(game.state, mage))
    game.play(lay(1, 1, 2))
    after = features.describe_feature(game.state, features.feature_of(game.state, mage))
    assert (len(before[1]), len(after[1])) == (3, 4)
    assert mage in after[1]
    assert Follower("road", "N") in game.legal_actions()
