"""A bot in Python, built on this package: it tries every answer and takes the one that leaves it best off.

carcassonne match 'cmd:python examples/bots/greedy.py' 2 --games 20
"""

from __future__ import annotations

import json
import sys
from typing import Any

from carcassonne import Game
from carcassonne.notation.json import action_to_json

AT_HOME = (0.0, 3.0, 4.5, 5.5, 6.0, 6.5, 7.0, 7.5)
"""What so many followers at home are worth, in points: the last one is dear, the seventh hardly."""


def worth(game: Game, seat: int) -> float:
    """How far ahead a player is if everything were paid now, halfway to what it pays when finished."""
    view = game.view()
    expected = [score + AT_HOME[min(home, 7)] for score, home in zip(view.scores, view.supply, strict=True)]
    free, laid = [0.0], game.last_square
    for feature in game.features():
        value, owners = (feature.points + feature.points_if_completed) / 2, feature.owners
        for owner in owners:
            expected[owner] += value
        if not owners and any(segment[:2] == laid for segment in feature.segments):
            free.append(value)
    home = view.supply[seat]
    if game.phase == "follower" and home:  # the tile is laid: a follower may go on the best of what is nobody's
        expected[seat] += max(0.0, max(free) - AT_HOME[min(home, 7)] + AT_HOME[min(home, 7) - 1])
    return expected[seat] - max(points for other, points in enumerate(expected) if other != seat)


def answer(question: dict[str, Any]) -> dict[str, Any]:
    """The best answer to a question; the position line says all there is to know, but never the order of the tiles."""
    game = Game.from_position(question["view"]["position"], nature=True)
    seat = question["view"]["to_act"]
    best, most = None, float("-inf")
    for action in game.legal_actions():
        game.play(action)
        if (value := worth(game, seat)) > most:
            best, most = action, value
        game.undo()
    assert best is not None, "somebody who is asked has an answer"
    return {"action": action_to_json(best), "info": {"margin": most}}


def main() -> None:
    for line in sys.stdin:
        message = json.loads(line)
        if message["cmd"] == "quit":
            break
        print(json.dumps(answer(message)), flush=True)


if __name__ == "__main__":
    main()
