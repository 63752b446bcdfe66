"""Thought is the same in every mode: greedy games, a search, the learnt value, the deep network: one checksum.

`python tests/thought/test_thought_signature.py --write` writes it anew after a change of the evaluation.
"""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path

from carcassonne.ai.players.families import deep_value_named, knowledge_for, knowledge_sources, value_name, value_named
from carcassonne.ai.thought.evaluation import Evaluator
from carcassonne.ai.thought.greedy import Judge
from carcassonne.ai.thought.knowledge import Knowledge
from carcassonne.ai.thought.search import Budget, Searcher, search
from carcassonne.ai.thought.value import Valuer
from carcassonne.core import report
from carcassonne.core import state as core_state
from carcassonne.core.state import State
from carcassonne.engine.codec import action_of
from carcassonne.engine.game import Game
from carcassonne.engine.rules import Rules

FILE = Path(__file__).resolve().parents[1] / "data" / "thought.txt"
GAMES = [("modern", 2), ("first-edition-nl", 3), ("wheel-of-fortune", 2), ("bridges-castles-bazaars", 4)]
VALUED = [
    ("modern", 2),
    ("modern", 4),
    ("first-edition-nl", 2),
    ("first-edition-nl", 3),
    ("wheel-of-fortune", 2),
    ("wheel-of-fortune", 5),
    ("bridges-castles-bazaars", 2),
    ("bridges-castles-bazaars", 4),
    ("big-box", 2),
    ("big-box", 6),
    ("tower", 2),
    ("dragon", 2),
]
"""Games by the learnt value."""
DECISIONS = 24
"""How far each game is played: uncompiled thought is slow."""


def numbered(state: State, choice: int) -> int:
    """A choice as version 1.0 numbered it: an option of a placement has three bits there."""
    if report.phase(state) != core_state.PLACE:
        return choice
    if choice == core_state.DECLINE:
        return 0x100000
    option = choice >> core_state.OPTION_BITS & core_state.OPTIONS
    return choice >> core_state.CELL_BITS << 5 | option << 2 | choice & 3


def checksum() -> str:
    """A checksum over the first choices of some greedy games and the values of one search in each."""
    digest = hashlib.sha256()
    for preset, players in GAMES:
        game = Game(Rules.of(preset, players), seed=2026)
        judge = Judge(Evaluator(Knowledge()))
        while game.ply < DECISIONS:
            state = game.state
            if game.ply == DECISIONS - 1:
                verdicts = search(state, [Searcher(Valuer(judge))], Budget(3, 6, 1), 9)
                digest.update(
                    "".join(f"{numbered(state, v.choice)} {v.then} {v.value:.6f}\n" for v in verdicts).encode()
                )
            choice = judge.choose(state)
            digest.update(f"{numbered(state, choice)}\n".encode())
            game.play(action_of(state, choice))
        digest.update(f"{game.scores}\n".encode())
    for preset, players in VALUED:
        game = Game(Rules.of(preset, players), seed=2027)
        knowledge = knowledge_for(knowledge_sources(game.rules), 1.0)
        valuer = Valuer(Judge(Evaluator(knowledge)), value_named(value_name(game.rules)), 3)
        while game.ply < DECISIONS:
            judged = valuer.judged(game.state)
            told = (f"{numbered(game.state, choice)} {then} {value:.6f}\n" for choice, then, value in judged)
            digest.update("".join(told).encode())
            game.play(action_of(game.state, judged[0][0]))
        if (deep := deep_value_named(value_name(game.rules))) is not None:
            seen = Valuer(Judge(Evaluator(knowledge)), valuer.network, 3, deep)
            digest.update("".join(f"{value:.6f}\n" for _, _, value in seen.judged(game.state)).encode())
    return digest.hexdigest()[:12]


def test_thought_is_the_same_in_every_mode() -> None:
    assert checksum() == FILE.read_text(encoding="utf-8").strip()


if __name__ == "__main__":
    found = checksum()
    if "--write" in sys.argv:
        FILE.write_text(found + "\n", encoding="utf-8")
    print(found)
