"""What holds on every step of every game (conventions, item 10), tried on random games of every kind."""

from __future__ import annotations

import pickle
import random
from collections.abc import Iterable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from carcassonne.boxes.abbot.actions import TakeAbbot
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
from carcassonne.boxes.bridges_castles_bazaars.events import TileSold
from carcassonne.boxes.tower.events import Ransomed
from carcassonne.boxes.wheel.actions import Crown, Plague
from carcassonne.core.state import State, state_of
from carcassonne.engine import actions as act
from carcassonne.engine.events import Event, Placed, Scored, SecondPart, TurnEnded
from carcassonne.engine.game import Game
from carcassonne.engine.names import FIGURES
from carcassonne.engine.rules import PRESETS, Rules
from carcassonne.engine.setup import full_deck, shuffled
from carcassonne.engine.view import View
from carcassonne.errors import IllegalAction
from carcassonne.tiles import HALVES, SIDES
from support.invariants import (
    check_all_figures,
    check_company,
    check_features,
    check_figures,
    check_goods,
    check_river,
    check_tiles,
)
from support.tally import mode

EXAMPLES = {"compiled": 60, "sanitized": 20, "uncompiled": 12}[mode()]
often = settings(max_examples=EXAMPLES, deadline=None, derandomize=True, database=None,
                 suppress_health_check=list(HealthCheck))  # fmt: skip

OPTIONS: list[dict[str, Any]] = [
    {},
    {"bridges_castles_bazaars": True},
    {"wheel": True, "bridges_castles_bazaars": True},
    {"bazaars": True, "bazaar_auction": "no_auction"},
    {"castles": True, "followers": 2},
    {"field_scoring": "per_field_3_once", "bridges": True},
    {"wheel": True, "followers": 1},
    {"river": True},
    {"river": True, "river_turns": "safe", "bridges": True},
    {"inns": True},
    {"cathedrals": True},
    {"large_followers": True, "followers": 1, "castles": True},
    {"goods": True},
    {"builders": True, "bazaars": True},
    {"pigs": True, "field_scoring": "per_city_4"},
    {"pigs": True, "large_followers": True, "field_scoring": "per_field_3_once"},
    {"abbots": True},
    {"abbots": True, "gardens": False},
    {"gardens": True, "castles": True},
    {"inns_cathedrals": True, "traders_builders": True, "abbots": True, "wheel": True},
    {"inns_cathedrals": True, "traders_builders": True, "abbots": True, "bridges_castles_bazaars": True},
]
CAPS = ["E", "H", "I", "D", "W21", "Z02", "A"] * 9
ROADS = ["U", "UG", "V", "VG", "IC15", "IC16", "Z10", "TB15", "TB03", "E", "EG", "B", "IC01"] * 5
"""A deck for builders, gardens, goods and market days."""


class PlayedGame:
    """A game some decisions old, played by dice, with what its events have said so far."""

    def __init__(self, rules: Rules, deck: list[str], seed: int) -> None:
        self.dice = random.Random(seed)
        self.deck = deck
        self.game = Game(rules, draw=deck)
        self.earned = [0] * rules.players
        self.laid = 0
        self.book(self.game.opening_events)

    def play_on(self) -> None:
        legal = self.game.legal_actions()
        knights = [action for action in legal if isinstance(action, act.Follower) and action.feature == "city"]
        helpers = [action for action in legal if getattr(action, "figure", "") or isinstance(action, TakeAbbot)]
        liked = helpers if helpers and self.dice.random() < 0.4 else knights
        self.book(self.game.play(self.dice.choice(liked if liked and self.dice.random() < 0.5 else legal)))

    def book(self, events: Iterable[Event]) -> None:
        for event in events:
            if isinstance(event, Scored):
                self.earned[event.player] += event.points
            if isinstance(event, (TileSold, Ransomed)):
                self.earned = [total + change for total, change in zip(self.earned, event.scores, strict=True)]
            self.laid += isinstance(event, Placed)
            if isinstance(event, SecondPart):
                assert self.laid == 1, "a second part follows the first"
            if isinstance(event, TurnEnded):
                assert self.laid <= 2, "nobody lays three tiles in a turn"
                self.laid = 0


@st.composite
def beginnings(draw: st.DrawFn) -> PlayedGame:
    """A game of any preset with any modules, two to six players, a full or an odd deck, before its first move."""
    preset = draw(st.sampled_from(list(PRESETS)))
    options = playable(preset, draw(st.sampled_from(OPTIONS)))
    rules = Rules.of(preset, draw(st.integers(2, Rules.of(preset, 2, options).most_players)), options)
    seed = draw(st.integers(0, 2**32))
    deck = full_deck(rules) if draw(st.booleans()) else draw(st.sampled_from([CAPS, ROADS]))
    return PlayedGame(rules, shuffled(deck, seed), seed)


def playable(preset: str, options: dict[str, Any]) -> dict[str, Any]:
    """Options that a preset can be played with: no river beside the wheel, no barns with `per_city_4` (V5.1, J0.1)."""
    chosen = {**PRESETS[preset], **options}
    river = {"river": False} if chosen.get("wheel", False) else {}
    barns = {"barns": False} if chosen.get("field_scoring") == "per_city_4" else {}
    return options | river | barns


@st.composite
def positions(draw: st.DrawFn) -> PlayedGame:
    """A game at any moment, also at its end."""
    played = draw(beginnings())
    for _ in range(draw(st.integers(0, 160))):
        if played.game.over:
            break
        played.play_on()
    return played


# --- on every step ----------------------------------------------------------------------------------------------------
@often
@given(beginnings())
def test_every_step_of_a_game_keeps_every_invariant(played: PlayedGame) -> None:
    check_to_the_end(played)


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: " ".join(options) or "none")
@pytest.mark.parametrize("deck", ["full", "roads"])
def test_every_switch_keeps_every_invariant(options: dict[str, Any], deck: str) -> None:
    rules = Rules.of("modern", 2, playable("modern", options))
    check_to_the_end(PlayedGame(rules, shuffled(full_deck(rules) if deck == "full" else ROADS, 4)[:60], 4))


def check_to_the_end(played: PlayedGame) -> None:
    while True:
        view, rules = played.game.view(), played.game.rules
        check_tiles(view, rules, played.deck)
        check_figures(view, rules)
        assert tuple(played.earned) == played.game.scores, "scores are the sum of the events"
        assert (played.game.to_act is None) == (played.game.legal_actions() == ())
        if played.game.ply % 8 == 0 or played.game.over:
            check_features(played.game)
            check_company(played.game)
            check_all_figures(played.game)
            check_goods(played.game)
            check_river(played.game)
        if played.game.over:
            break
        played.play_on()


# --- the state is a value ---------------------------------------------------------------------------------------------
@often
@given(positions())
def test_replaying_the_actions_gives_an_equal_state(played: PlayedGame) -> None:
    again = Game(played.game.rules, draw=played.deck, nature=True)
    for action in played.game.actions:
        again.play(action)
    assert again == played.game
    assert again.state.to_bytes() == played.game.state.to_bytes()


@often
@given(positions())
def test_a_copy_is_equal_and_goes_its_own_way(played: PlayedGame) -> None:
    game, before = played.game, played.game.state.to_bytes()
    copy = game.copy()
    assert copy == game
    assert hash(copy.state) == hash(game.state)
    if not copy.over:
        copy.play(played.dice.choice(copy.legal_actions()))
        assert copy != game
        assert copy.ply == game.ply + 1
    assert game.state.to_bytes() == before


@often
@given(positions())
def test_undo_restores_the_state_and_its_hash(played: PlayedGame) -> None:
    game = played.game
    moments: list[tuple[State, tuple[act.Action, ...], View]] = []
    while not game.over and len(moments) < 6:
        moments.append((game.state, tuple(game.actions), game.view()))
        game.play(played.dice.choice(game.legal_actions()))
    for state, actions, view in reversed(moments):
        game.undo()
        assert (game.state, tuple(game.actions), game.view()) == (state, actions, view)
        assert hash(game.state) == hash(state)


@often
@given(positions())
def test_bytes_and_pickles_of_a_state_are_the_state(played: PlayedGame) -> None:
    state = played.game.state
    assert state_of(state.to_bytes()) == state
    assert pickle.loads(pickle.dumps(state)) == state
    with pytest.raises(ValueError, match="these bytes are not a position"):
        state_of(state.to_bytes()[:-1])


# --- legality has one home --------------------------------------------------------------------------------------------
@often
@given(positions())
def test_every_listed_action_is_allowed_and_needs_no_explanation(played: PlayedGame) -> None:
    game, before = played.game, played.game.state
    legal = game.legal_actions()
    assert len(legal) == len(set(legal))
    for action in played.dice.sample(legal, min(len(legal), 25)):
        assert game.explain(action) is None
        ply = game.ply
        game.play(action)
        assert game.ply == ply + 1
        game.undo()
    assert game.state == before


@often
@given(positions())
def test_an_action_is_allowed_exactly_when_explain_has_nothing_to_say(played: PlayedGame) -> None:
    game = played.game
    legal = game.legal_actions()
    before = game.state.to_bytes()
    for _ in range(40):
        action = (
            any_action(played.dice, game) if not legal or played.dice.random() < 0.6 else mutated(played.dice, legal)
        )
        reason = game.explain(action)
        assert game.state.to_bytes() == before
        if reason is None:
            assert action in legal or same_as_a_listed_one(game, action, legal), action
        else:
            assert action not in legal
            assert len(reason) > 10
            with pytest.raises(IllegalAction) as refusal:
                game.play(action)
            assert (refusal.value.reason, refusal.value.seat) == (reason, game.to_act)
            assert game.state.to_bytes() == before


def same_as_a_listed_one(game: Game, action: act.Action, legal: tuple[act.Action, ...]) -> bool:
    """An action that is allowed though not listed is another name of a listed one: both lead to the same position."""
    after = game.copy()
    after.play(action)
    alike = [other for other in legal if type(other) is type(action)]
    for other in alike:
        expected = game.copy()
        expected.play(other)
        if expected == after:
            return True
    return False


def any_action(dice: random.Random, game: Game) -> act.Action:
    """An action of any type with any members, mostly nonsense."""
    tiles = game.view().board or (None,)
    lying = dice.choice(tiles)
    x, y = (lying.x, lying.y) if lying else (0, 0)
    x, y = x + dice.randint(-1, 1), y + dice.randint(-1, 1)
    feature: Any = dice.choice(["city", "road", "field", "cloister", "bridge", "castle", "garden", "river"])
    figure = dice.choice([*FIGURES, "giant"])
    at = dice.choice([*SIDES, *HALVES, "", "Q"])
    bridge = act.Bridge(x + dice.randint(-1, 1), y + dice.randint(-1, 1), dice.choice(["NS", "WE"]))
    any_of: list[act.Action] = [
        act.Draw(dice.choice(["A", "E", "W29:3", "nothing"])),
        act.Place(x, y, dice.randint(-1, 4), dice.choice([None, bridge])),
        act.Place(dice.choice([10**6, -300, 127, 200]), y, 0),
        Decline(),
        act.Follower(feature, at),
        act.Follower(feature, at, figure),
        TakeAbbot(),
        Crown(dice.choice(["fortune", "tax", "famine", "storm", "inquisition", "plague", "luck"]), figure),
        act.Skip(),
        Castle(dice.choice([True, False])),
        CastleProject(x, y, feature, at),
        Auction(dice.choice(["E", "V", "Z07", "W29:1", "nothing"]), dice.choice([0, 1, 99, 100, -1, 10**9])),
        Bid(dice.choice([0, 1, 50, 99, 100, -1, 10**9])),
        Pass(),
        Buy(),
        Sell(),
        Plague(x, y, feature, at),
    ]
    return dice.choice(any_of)


def mutated(dice: random.Random, legal: tuple[act.Action, ...]) -> act.Action:
    """A legal action with one member changed."""
    action = dice.choice(legal)
    match action:
        case act.Place(x, y, rotation, bridge):
            return dice.choice(
                [
                    act.Place(x + 1, y, rotation, bridge),
                    act.Place(x, y, (rotation + 1) % 4, bridge),
                    act.Place(x, y, (rotation + 2) % 4, bridge),
                    act.Place(x, y, rotation, act.Bridge(x, y, dice.choice(["NS", "WE"]))),
                    act.Place(x, y, rotation, act.Bridge(x, y + 1, "NS")),
                    act.Place(x, y, rotation, act.Bridge(x - 1, y, "WE")),
                    act.Place(x, y, rotation),
                ]
            )
        case act.Follower(feature, at, figure):
            elsewhere = act.Follower(feature, dice.choice([*SIDES, *HALVES, ""]), figure)
            return dice.choice([elsewhere, act.Follower(feature, at, dice.choice(FIGURES))])
        case CastleProject(x, y, feature, at) | Plague(x, y, feature, at):
            moved = (x, y + dice.randint(-1, 1), feature, dice.choice([at, *SIDES]))
            either: list[act.Action] = [CastleProject(*moved), Plague(*moved)]
            return dice.choice(either)
        case Auction(tile, bid):
            return Auction(tile, bid + dice.choice([1, 100]))
        case _:
            return action


@often
@given(positions())
def test_looking_changes_nothing(played: PlayedGame) -> None:
    game = played.game
    before = game.state.to_bytes()
    game.legal_actions()
    game.view()
    game.view(0)
    game.features()
    game.explain(act.Place(0, 0, 0))
    _ = (game.scores, game.tile, game.phase, game.to_act, game.result, game.ply)
    assert game.state.to_bytes() == before
