"""What a box may bring to the figure step: a figure by its name, a weight by a rule, segments of earlier tiles, places.

A box adds C functions where the core is compiled: there the fake box of the tests brings all of this. Here it is
brought by plain functions, so the tests of the second part exist where the core runs uncompiled.
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from types import ModuleType
from typing import Any, cast

import pytest

from carcassonne.core import boxes as core_boxes
from carcassonne.core import features, report, state, turn
from carcassonne.core import figures as core_figures
from carcassonne.core import followers as core_followers
from carcassonne.core import standing as core_standing
from carcassonne.core.state import COMPILED
from carcassonne.engine.actions import Follower
from carcassonne.engine.events import FollowerPlaced
from carcassonne.engine.game import Game
from carcassonne.engine.names import segment_named
from carcassonne.errors import IllegalAction, NotationError
from carcassonne.notation.json import action_from_json, action_to_json, event_to_json
from carcassonne.notation.turn import parse_action, print_action
from support.table import SKIP, lay, table

boxes, figures, followers, standing = cast("tuple[Any, ...]", (core_boxes, core_figures, core_followers, core_standing))
ELSEWHERE = Follower("city", "N", x=0, y=0)
ON_START = (("road", "E"), ("field", "EL"), ("field", "ER"))


# --- names and words --------------------------------------------------------------------------------------------------
def test_a_figure_gets_its_number_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(figures, "FIGURE_NAMES", list(figures.FIGURE_NAMES))
    first = figures.figure_named("mayor")
    assert (figures.figure_named("wagon"), figures.figure_named("mayor")) == (first + 1, first)
    assert [figures.figure_named(name) for name in ("", "large", "abbot", "builder", "pig")] == [0, 1, 2, 3, 4]
    while len(figures.FIGURE_NAMES) < state.FIGURES:
        figures.figure_named(f"figure {len(figures.FIGURE_NAMES)}")
    with pytest.raises(AssertionError, match="there is room for 16 kinds of figure, and 'phantom' is one more"):
        figures.figure_named("phantom")


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("knight 0,0 N", ELSEWHERE),
        ("monk -3,12", Follower("cloister", x=-3, y=12)),
        ("farmer 1,0 NL", Follower("field", "NL", x=1, y=0)),
        ("thief 2,2 bridge", Follower("bridge", x=2, y=2)),
        ("large 0,0 city N", Follower("city", "N", "large", 0, 0)),
    ],
)
def test_a_follower_elsewhere_names_its_square_in_text_and_json(text: str, action: Follower) -> None:
    assert (parse_action(text), print_action(action)) == (action, text)
    told = action_to_json(action)
    assert (told["x"], told["y"]) == (action.x, action.y)
    assert action_from_json(told) == action


def test_on_the_tile_just_laid_no_square_is_written() -> None:
    here = {"type": "follower", "feature": "city", "at": "N"}
    assert action_to_json(Follower("city", "N")) == here
    assert action_from_json(here | {"x": None, "y": None}) == Follower("city", "N")


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        (ELSEWHERE, "a follower is put on the tile just laid, at (1, 0), and on no other (ruling B4.1)"),
        (Follower("road", "E", x=7, y=7), "no tile lies at (7, 7)"),
        (Follower("road", "E", x=1), "a square needs both x and y"),
        (Follower("cloister", x=0, y=0), "the tile at (0, 0) has no cloister named so; it has the city at N"),
        (Follower("cloister", x=1, y=0), "the tile just laid has no cloister named so; it has the road at E"),
    ],
)
def test_without_a_box_that_allows_it_nobody_goes_to_another_tile(action: Follower, reason: str) -> None:
    game = table("U V", lay(1, 0))
    assert (game.explain(action) or "").startswith(reason)
    with pytest.raises(IllegalAction):
        game.play(action)


def test_a_square_may_be_named_though_it_is_that_of_the_tile_just_laid() -> None:
    game = table("U V", lay(1, 0))
    game.play(Follower("road", "E", x=1, y=0))
    assert [(one.x, one.feature) for one in game.view().followers] == [(1, "road")]


def test_a_square_that_cannot_be_is_refused() -> None:
    with pytest.raises(NotationError, match="too far away"):
        parse_action("knight 4000,0 N")
    with pytest.raises(NotationError, match="'x' must be a whole number"):
        action_from_json({"type": "follower", "feature": "city", "at": "N", "x": "0", "y": 0})


# --- what a box brings ------------------------------------------------------------------------------------------------
if not COMPILED:
    ONE, OTHER = (int(boxes.box_number(name)) for name in ("abbot", "river"))
    """Boxes that bring nothing to the step themselves."""
    BROUGHT: list[tuple[ModuleType, str]] = [
        (figures, "ELSEWHERE_BOXES"),
        (figures, "PLACES_BOXES"),
        (figures, "PLACES_GIVEN"),
        (figures, "BOX_OF_PLACE"),
        (followers, "FIGURES_KEPT_BOXES"),
        (standing, "WEIGHT"),
    ]

    @pytest.fixture(autouse=True)
    def _nothing_stays() -> Iterator[None]:
        """Afterwards nothing is there of what a test brought."""
        before = [copy(getattr(module, name)) for module, name in BROUGHT]
        yield
        for (module, name), value in zip(BROUGHT, before, strict=True):
            now = getattr(module, name)
            if isinstance(now, int):
                setattr(module, name, value)
            elif isinstance(now, dict):
                now.clear()
                now.update(value)
            else:
                now[:] = value

    def with_box(game: Game, *numbers: int) -> Game:
        """The game with the rules of these boxes in play."""
        for box in numbers:
            boxes.play_with(game._state, box)
        return game

    def anybody(s: Any) -> bool:
        return bool(s.supply[s.turn] > 0)

    def start_tile(s: Any, figure: int, c: Any) -> None:
        """Ordinary followers may go to every segment of the start tile, whoever stands there."""
        if figure == state.ORDINARY:
            for segment in range(report.tiles_lying(s)[1][4]):
                figures.add_choice(c, segment)

    def new_tile(s: Any, figure: int, c: Any) -> None:
        """Ordinary followers may go to every segment of the tile just laid, whoever stands there."""
        if figure == state.ORDINARY:
            for segment in range(report.last_tile(s)[4], s.segments):
                figures.add_choice(c, segment)

    def test_a_choice_on_an_earlier_tile_goes_through_engine_text_json_and_event() -> None:
        figures.add_elsewhere(ONE, anybody, start_tile)
        game = with_box(table("U V", lay(1, 0)), ONE)
        assert ELSEWHERE in game.legal_actions()
        assert Follower("road", "E", x=0, y=0) in game.legal_actions()
        assert len(set(game.legal_actions())) == len(game.legal_actions())
        again = action_from_json(action_to_json(parse_action("knight 0,0 N")))
        put = [event for event in game.play(again) if isinstance(event, FollowerPlaced)]
        assert event_to_json(put[0]) == {
            "type": "follower_placed", "player": 0, "feature": "city", "at": "N", "x": 0, "y": 0
        }  # fmt: skip
        assert [(one.x, one.feature, one.at) for one in game.view().followers] == [(0, "city", "N")]
        assert game.view().supply == (6, 7)

    def test_it_may_be_all_that_can_be_done_with_a_figure() -> None:
        """On the tile just laid every feature is taken."""
        line = "modern 2 | D@0,0 U@1,0 | {} | phase=follower turn=0 to_act=0"
        taken = "1:1,0/road/E 1:1,0/field/NL 1:1,0/field/ER"
        figures.add_elsewhere(ONE, anybody, start_tile)
        game = with_box(Game.from_position(line.format(taken), nature=True), ONE)
        assert set(game.legal_actions()) == {SKIP, ELSEWHERE, *(Follower(*at, x=0, y=0) for at in ON_START)}

    def test_two_boxes_may_both_allow_it_and_a_choice_is_listed_once() -> None:
        figures.add_elsewhere(ONE, anybody, start_tile)
        figures.add_elsewhere(OTHER, anybody, start_tile)
        both = with_box(table("U V", lay(1, 0)), ONE, OTHER).legal_actions()
        alone = with_box(table("U V", lay(1, 0)), OTHER).legal_actions()
        assert both == alone
        with pytest.raises(AssertionError, match="brings the same thing twice"):
            figures.add_elsewhere(ONE, anybody, start_tile)

    def test_a_second_figure_may_be_put_on_a_segment_of_the_tile_just_laid() -> None:
        """Free segments stay the choices they are; taken ones become choices by the box, without a square."""
        figures.add_elsewhere(ONE, anybody, new_tile)
        line = "modern 2 | D@0,0 U@1,0 | 1:1,0/road/E | phase=follower turn=0 to_act=0"
        game = with_box(Game.from_position(line, nature=True), ONE)
        thief = Follower("road", "E")
        listed = game.legal_actions()
        assert listed.count(thief) == 1
        assert len(set(listed)) == len(listed) == 4
        game.play(thief)
        assert [(one.player, one.at) for one in game.view().followers] == [(0, "E"), (1, "E")]

    def test_whoever_may_not_go_there_is_told_why() -> None:
        figures.add_elsewhere(ONE, anybody, new_tile)
        game = with_box(table("U V", lay(1, 0)), ONE)
        assert game.explain(ELSEWHERE) == "no follower may be put on the tile at (0, 0) now"

    def test_bots_judge_it_and_learners_of_the_old_layouts_never_see_it() -> None:
        from carcassonne.ai.thought.evaluation import Evaluator
        from carcassonne.ai.thought.greedy import Judge
        from carcassonne.ai.thought.knowledge import Knowledge
        from carcassonne.env import codes

        figures.add_elsewhere(ONE, anybody, start_tile)
        s = with_box(table("U V", lay(1, 0)), ONE).state
        judged = Judge(Evaluator(Knowledge())).judged(s)
        assert {choice for choice, _, _ in judged} == set(turn.choices(s))
        elsewhere = [choice for choice in turn.choices(s) if choice >= state.ELSEWHERE]
        assert elsewhere
        assert {codes.code_for(s, choice) for choice in elsewhere} == {-1}
        assert len(codes.codes_legal(s)) == len(turn.choices(s)) - len(elsewhere)

    # --- weights ------------------------------------------------------------------------------------------------------
    def weighing_by_pennants(line: str) -> tuple[Any, int]:
        """A position in which the first player's abbot stands in the city of the start tile, as a mayor would."""
        standing.WEIGHT[state.ABBOT] = 0
        figures.add_weight_rule(state.ABBOT, lambda s, feature, player: s.pennants[feature])
        s: Any = Game.from_position(f"modern 2 abbots=true {line}", nature=True).state
        segment = segment_named(s, 0, 0, "city", "N")
        assert segment is not None
        standing.stand(s, segment, state.ABBOT << state.FIGURE | 1)
        return s, int(features.feature_of(s, segment))

    @pytest.mark.parametrize(("tiles", "claim"), [("D@0,0 F@0,-1r1", 1), ("D@0,0 G@0,-1r1", 0)])
    def test_a_figure_may_weigh_what_its_feature_says(tiles: str, claim: int) -> None:
        """As a mayor, who counts the pennants of his city."""
        s, city = weighing_by_pennants(f"| {tiles} | phase=draw")
        assert features.describe_feature(s, city)[5] == (claim, 0)

    def test_where_all_figures_weigh_nothing_nobody_is_paid_and_everybody_goes_home() -> None:
        s, _ = weighing_by_pennants("| D@0,0 E@0,-1r2 | phase=follower turn=0 to_act=0")
        turn.apply(s, state.SKIP)
        assert report.standing(s).scores == (0, 0)
        assert report.followers_standing(s) == []

    # --- places -------------------------------------------------------------------------------------------------------
    def test_two_boxes_have_places_besides_segments_and_neither_takes_the_other_s() -> None:
        first, second = figures.give_places(ONE, 2), figures.give_places(OTHER, 3)
        assert (first, second) == (state.MORE_PLACES, state.MORE_PLACES + 2)
        put: list[tuple[str, int, int]] = []
        for name, box, place in (("one", ONE, first + 1), ("other", OTHER, second)):
            figures.add_places(
                box,
                lambda s, place=place: 1 << place,
                lambda s, player, at, figure, name=name: put.append((name, at, figure)),
            )
        s = with_box(table("U V", lay(1, 0)), ONE, OTHER).state
        for place in (first + 1, second):
            assert place in turn.choices(s)
            turn.apply(s.copy(), place)
        assert put == [("one", first + 1, 0), ("other", second, 0)]
        with pytest.raises(AssertionError, match="place 32 of the figure step is taken, or there is no such place"):
            figures.give_places(ONE, 20)
        with pytest.raises(AssertionError, match="place 17 of the figure step is taken"):
            figures.take_places(ONE, state.ON_CROWN, 1)

    def test_figures_that_a_box_keeps_are_among_all_that_a_player_has() -> None:
        """As in a prison or on a tower: neither at home nor on a segment, and not lost."""
        followers.add_figures_kept(ONE, lambda s, player, figure: 2 if (player, figure) == (1, 0) else 0)
        s = with_box(table("U V", lay(1, 0), Follower("road", "E")), ONE).state
        assert [report.figures_of(s, player, state.ORDINARY) for player in range(2)] == [7, 9]
