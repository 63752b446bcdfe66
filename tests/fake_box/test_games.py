"""Whole games with the fake box beside two others, through engine, notation and records, in three modes."""

from __future__ import annotations

import pickle
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from carcassonne import Game, Rules
from carcassonne.boxes import BOXES
from carcassonne.boxes.fair.actions import Bear, BuyTicket, Trade
from carcassonne.core import playout, turn
from carcassonne.core.state import state_of
from carcassonne.engine import actions as act
from carcassonne.engine.events import Scored
from carcassonne.engine.rolls import Roll
from carcassonne.engine.setup import full_deck, starting_state
from carcassonne.errors import IllegalAction, RulesError
from carcassonne.notation.json import action_from_json, action_to_json, event_to_json, view_to_json
from carcassonne.notation.turn import parse_action, print_action
from support.tally import mode

BESIDE = {"inns_cathedrals": True, "abbots": True}
GAMES = {"compiled": 15, "sanitized": 10, "uncompiled": 5}[mode()]
FAIR_TILES = [f"FR0{number}" for number in range(1, 10)]


def rules_for(players: int, **options: Any) -> Rules:
    return Rules.of("fair-day", players=players, options={**BESIDE, **options})


def played(seed: int) -> Iterator[tuple[Game, act.Action, tuple[Any, ...]]]:
    """Play a game by chance, 2 to 6 players; yield it after every decision, with the action and its events."""
    dice = random.Random(seed)
    game = Game(rules_for(2 + seed % 5), nature=True)
    while not game.over:
        action = dice.choice(game.legal_actions())
        yield game, action, game.play(action)


def test_the_box_is_the_last_of_the_list() -> None:
    assert BOXES.index("fair") == len(BOXES) - 1 - sum(name.endswith("witness") for name in BOXES)


@pytest.mark.parametrize("seed", range(GAMES))
def test_points_and_figures_add_up_in_whole_games(seed: int) -> None:
    earned: Counter[int] = Counter()
    for game, _, events in played(seed):
        for event in events:
            if isinstance(event, Scored):
                assert event.points == sum(points for _, points in event.terms)
                earned[event.player] += event.points
        view = game.view()
        assert view.scores == tuple(earned[seat] for seat in range(view.players))
        for seat in range(view.players):
            out = Counter(each.figure for each in view.followers if each.player == seat)
            assert view.supply[seat] + out[""] == game.rules.followers
            assert {figure: count + out[figure] for figure, count in view.figures[seat].items()} == dict.fromkeys(
                view.figures[seat], 1
            )
    assert game.result is not None


def test_everything_that_the_box_brings_happens() -> None:
    """In a few games every phase is asked, every event told, every term and cause of a score seen."""
    seen: set[str] = set()
    for seed in range(GAMES):
        for game, action, events in played(seed):
            seen |= {game.phase, type(action).__name__}
            for event in events:
                seen.add(type(event).__name__)
                if isinstance(event, Scored):
                    seen |= {f"{term} in a score" for term, _ in event.terms} | {f"because of {event.cause}"}
    assert seen >= {"die", "bear", "trade", "last_die"}
    assert seen >= {"Roll", "Bear", "Trade", "BuyTicket", "Skip"}
    assert seen >= {"Rolled", "BearMoved", "BearLeft", "TicketsTaken"}
    assert seen >= {f"{term} in a score" for term in ("booths", "tickets", "bear", "die")}
    assert seen >= {f"because of {cause}" for cause in ("bear", "trade", "last_die", "end", "finished")}


def test_actions_events_and_positions_are_told_and_read_again() -> None:
    for game, action, events in played(3):
        assert parse_action(print_action(action)) == action
        assert action_from_json(action_to_json(action)) == action
        assert [event_to_json(event)["type"] for event in events if type(event).__module__.endswith("fair.events")] == [
            {"Rolled": "rolled", "BearMoved": "bear_moved", "BearLeft": "bear_left", "TicketsTaken": "tickets_taken"}[
                type(event).__name__
            ]
            for event in events
            if type(event).__module__.endswith("fair.events")
        ]
        told = view_to_json(game.view())
        assert {"tickets", "die"} <= told.keys()
        assert ("bear" in told) == (game.view().bear is not None)
        again = Game.from_position(game.position, nature=True)
        assert again.position == game.position
        assert again.legal_actions() == game.legal_actions()


def test_a_state_of_the_box_is_a_value() -> None:
    """Copies and bytes keep what the box knows, and what was done is taken back."""
    for game, _, _ in played(4):
        state = game.state
        assert state.copy() == state == state_of(state.to_bytes()) == pickle.loads(pickle.dumps(state))
    before, actions = game.state, len(game.actions)
    game.undo()
    for action in game.actions[len(game.actions) : actions]:
        game.play(action)
    replayed = Game(game.rules, nature=True)
    for action in game.actions:
        replayed.play(action)
    assert replayed.state == game.state != before


@pytest.mark.parametrize("players", range(2, 7))
def test_playouts_come_to_an_end(players: int) -> None:
    rules = rules_for(players)
    state = starting_state(rules, full_deck(rules))
    playout.playout(state, playout.Dice(players))
    assert turn.choices(state) == []


def test_what_is_wrong_is_refused_with_a_sentence() -> None:
    game = Game(rules_for(2), draw=["FR03", "FR01", "E"], nature=False)
    with pytest.raises(IllegalAction, match="bear does not answer that"):
        game.play(Bear(0, 0))
    with pytest.raises(RulesError, match="ticket_price must be a whole number from 3 to 9"):
        rules_for(2, ticket_price=10)
    with pytest.raises(IllegalAction, match="roll does not answer that"):
        game.play(Roll(2))
    assert game.ply == 0
    assert {Trade, BuyTicket} <= {type(parse_action(text)) for text in ("trade", "buy ticket")}


def test_the_rules_of_the_box_are_options() -> None:
    assert Rules.of("fair-day").fair
    assert not Rules.of("modern").fair
    assert "FR01" in full_deck(Rules.of("fair-day"))
    assert "FR01" not in full_deck(Rules.of("modern"))
