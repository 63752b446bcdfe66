"""Games with a planted blunder: a careful player against level 2, made to go wrong at one decision.

`python -m analysis.planted FOLDER` (with tests on the path) writes them again. The tests read the stored records, so
that they do not change with the players.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path

from carcassonne.ai.player import Question
from carcassonne.ai.players.levels import LevelPlayer
from carcassonne.engine.game import Game
from carcassonne.engine.rules import Rules
from carcassonne.notation.record import print_record, record_of
from carcassonne.notation.turn import parse_turn

FOLDER = Path(__file__).parents[1] / "data"


@dataclass(frozen=True)
class Plant:
    """A deck and the decision of seat 0 that goes wrong."""

    name: str
    seed: int
    ply: int
    turn: tuple[str, ...]

    @property
    def path(self) -> Path:
        """Where its record lies."""
        return FOLDER / f"planted-{self.name}.txt"


HANDS_OVER = Plant("hands-over-a-field", 9, 49, ("U -3,-1 r1", "-"))
"""Joins the own field to one where Level 2 has more farmers."""
WASTES = Plant("wastes-the-last-follower", 8, 86, ("W -1,3 r1", "thief S"))
"""Spends the last follower on a road of one tile, with 30 tiles to come."""
MISSES = Plant("misses-the-closing-tile", 2, 106, ("I 4,-1 r3",))
"""Does not close an own city for 18 with the tile in hand, though it is late."""
PLANTS = (HANDS_OVER, WASTES, MISSES)


def played(plant: Plant) -> Game:
    """The game with its blunder."""
    game = Game(Rules.of("modern"), seed=plant.seed)
    players = (LevelPlayer(5, seed=1), LevelPlayer(2))
    forced = list(plant.turn)
    while not game.over:
        if forced and game.ply >= plant.ply - 1:
            game.play(parse_turn(forced.pop(0))[0])
        else:
            assert game.to_act is not None
            game.play(players[game.to_act].choose(Question.of(game)).action)
    return game


def write_all(folder: Path) -> None:
    """Write every record."""
    for plant in PLANTS:
        game = played(plant)
        (folder / plant.path.name).write_text(print_record(record_of(game, ("Careful", "Level 2"))), encoding="utf-8")


if __name__ == "__main__":
    write_all(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
