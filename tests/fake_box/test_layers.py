"""The fake box in the layers above the engine: records, the referee, bots, analysis, the terminal, pictures."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from carcassonne import Game, Rules
from carcassonne.ai.analysis.analysis import analyse
from carcassonne.ai.analysis.hint import hint
from carcassonne.ai.arena.single_game import play_through
from carcassonne.ai.players.levels import LevelPlayer
from carcassonne.art import draw, draw_text, sprite
from carcassonne.boxes.fair.actions import Bear
from carcassonne.engine.actions import Place
from carcassonne.engine.rolls import Roll
from carcassonne.notation.record import parse_record, print_record, record_of, replay
from carcassonne.referee import Referee
from cli.sessions import carcassonne_here

BESIDE = {"inns_cathedrals": True, "abbots": True}
LEVELS = (1, 2, 3, 4, 5, 6)


def rules_for(players: int = 2, **options: Any) -> Rules:
    return Rules.of("fair-day", players=players, options={**BESIDE, **options})


def game_at_start(deck: list[str]) -> Game:
    return Game(rules_for(), draw=deck, seed=2)


def played_at_random(game: Game, seed: int) -> Game:
    dice = random.Random(seed)
    while not game.over:
        game.play(dice.choice(game.legal_actions()))
    return game


# --- records and the referee ------------------------------------------------------------------------------------------
def test_a_record_keeps_the_dice() -> None:
    """What was rolled stands in the record, and a replay rolls it again; the numbers given come first."""
    game = played_at_random(Game(rules_for(), seed=5, dice=[3, 3, 1]), 5)
    text = print_record(record_of(game))
    rolls = [action.points for action in game.actions if isinstance(action, Roll)]
    assert rolls[:3] == [3, 3, 1]
    assert [line for line in text.splitlines() if line.startswith("roll")] == [f"roll {face}" for face in rolls]
    assert replay(parse_record(text)).state == game.state
    assert played_at_random(Game(rules_for(), seed=5, dice=[3, 3, 1]), 5).state == game.state


def test_the_referee_plays_a_whole_game() -> None:
    referee, dice = Referee(), random.Random(3)

    def ask(**request: Any) -> dict[str, Any]:
        answer = referee.answer(json.dumps(request))
        assert answer is not None
        found: dict[str, Any] = json.loads(answer)
        return found

    state = ask(cmd="new", preset="fair-day", players=3, options=BESIDE, seed=3, dice=[2, 1])
    types: set[str] = set()
    while not state["over"]:
        told = ask(cmd="play", action=dice.choice(ask(cmd="legal")["actions"]))
        assert "error" not in told, told
        types |= {event["type"] for event in told["events"]}
        state = told["state"]
    assert types >= {"rolled", "bear_moved", "tickets_taken", "scored"}
    assert len(state["tickets"]) == 3


# --- bots and analysis ------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("level", LEVELS)
def test_a_level_plays_a_whole_game(level: int) -> None:
    """Against level 1, with the tiles of the box first, so that all of it is met."""
    deck = [f"FR0{number}" for number in (3, 1, 4, 2, 5)] + ["V", "U", "E", "E"]
    game = Game(rules_for(), draw=deck, seed=level)
    result = play_through(game, [LevelPlayer(level, seed=1), LevelPlayer(1, seed=2)])
    assert game.over
    assert not result.forfeits


def test_an_analysis_weighs_every_decision() -> None:
    deck = ["FR03", "FR01", "FR04", "V"]
    game = played_at_random(Game(rules_for(), draw=deck, seed=2), 2)
    found = analyse(game, level=5)
    weighed = {action for decision in found.decisions for action in decision.played.actions}
    assert {action for action in game.actions if isinstance(action, Place | Bear)} <= weighed
    assert {"place", "bear"} <= {decision.phase for decision in found.decisions}
    assert hint(Game(rules_for(), draw=deck, seed=2), level=5).best.actions[0] in game_at_start(deck).legal_actions()


# --- the command line and pictures ------------------------------------------------------------------------------------
def test_the_terminal_plays_and_tells_the_rules() -> None:
    played = carcassonne_here("play", "--demo", "--preset", "fair-day", "--players", "4", "--seed", "3")
    assert (played.returncode, played.stderr) == (0, "")
    assert "the die shows " in played.stdout
    assert "leads the bear to " in played.stdout
    assert "the game is over: " in played.stdout
    told = carcassonne_here("rules", "fair-day")
    assert "a fair with booths, a bear and a die" in told.stdout
    assert "after the last tile everybody who has a ticket throws the die" in told.stdout
    assert "FR01 ×2" in told.stdout


POSITION = "fair-day 2 | D@0,0 FR01@1,0r1 FR03@0,-1r2 | 0:1,0/road/E=juggler | tickets=3,1 bear=1,0 hand=V"


def test_positions_are_drawn() -> None:
    view = Game.from_position(POSITION).view()
    picture = draw(view)
    assert 'href="#bear"' in picture
    assert 'href="#ticket"' in picture
    text = draw_text(view)
    assert "3 tickets" in text
    assert "the bear dances at 1,0" in text
    assert all(f'id="{name}"' in sprite() for name in ("booth", "tent", "archway", "bear", "ticket", "juggler"))
