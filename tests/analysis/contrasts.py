"""Contrasts for tests: two turns of one position, written in notation."""

from __future__ import annotations

from carcassonne.ai.analysis.analysis import level_for_analysis
from carcassonne.ai.analysis.reasons.choosing import reasons_for
from carcassonne.ai.analysis.reasons.consequences import Consequences, do_nothing, play_line
from carcassonne.ai.analysis.reasons.contrast import Contrast
from carcassonne.ai.analysis.reasons.sentences import reason_words
from carcassonne.ai.analysis.weighing.thinker import Thinker
from carcassonne.engine.codec import choice_of
from carcassonne.engine.game import Game
from carcassonne.notation.turn import parse_turn

NAMES = ("Red", "Blue")


def outcome(position: str, *turn: str) -> Consequences:
    """What a turn brings in a position; nothing for no turn."""
    game = Game.from_position(position, nature=True)
    start, line = game.state, []
    for text in turn:
        action = parse_turn(text)[0]
        choice = choice_of(game.state, action)
        assert choice is not None
        line.append(choice)
        game.play(action)
    if not turn:
        return do_nothing(start)
    return play_line(start, tuple(line), Thinker(game.rules, level_for_analysis(5)).judge)


def reasons(position: str, better: tuple[str, ...], worse: tuple[str, ...] = ()) -> list[str]:
    found = reasons_for(Contrast(outcome(position, *better), outcome(position, *worse)))
    return [reason_words(reason, NAMES) for reason in found]
