"""One game among players, from the first tile to the last; a player that fails or plays illegally forfeits."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from carcassonne.ai.player import Answer, Forfeit, Player, Question
from carcassonne.ai.players.levels import LevelPlayer, RandomPlayer
from carcassonne.engine.actions import Action
from carcassonne.engine.events import Event
from carcassonne.engine.game import Game
from carcassonne.engine.rules import Rules

OWN_PLAYERS = (LevelPlayer, RandomPlayer)
"""Our own players: an exception in one of them is our bug and no forfeit."""
STAND_IN_LEVEL = 2
"""The level that plays on for a player who has forfeited, as long as two others play."""


@dataclass(frozen=True, slots=True)
class GameResult:
    """How a game ended: the points by seat, and the reasons of the seats that forfeited."""

    scores: tuple[int, ...]
    forfeits: dict[int, str] = field(default_factory=dict)

    def beats(self, seat: int, other: int) -> float:
        """Return 1 if a seat did better than another, 0 if worse, a half if neither; any score beats a forfeit."""
        if (seat in self.forfeits) != (other in self.forfeits):
            return float(other in self.forfeits)
        if seat in self.forfeits or self.scores[seat] == self.scores[other]:
            return 0.5
        return float(self.scores[seat] > self.scores[other])

    def win(self, seat: int) -> float:
        """Return the seat's share of the victory: 1 alone, a half with another, 0 without."""
        best = [
            one
            for one in range(len(self.scores))
            if all(self.beats(one, other) >= 0.5 for other in range(len(self.scores)) if other != one)
        ]
        return 1 / len(best) if seat in best else 0.0

    def margin(self, seat: int) -> int:
        """Return the points ahead of the best rival: at most 0 after a forfeit, at least 0 against one."""
        return min(self._ahead(seat, other) for other in range(len(self.scores)) if other != seat)

    def _ahead(self, seat: int, other: int) -> int:
        ahead = self.scores[seat] - self.scores[other]
        if (seat in self.forfeits) == (other in self.forfeits):
            return ahead
        return min(ahead, 0) if seat in self.forfeits else max(ahead, 0)


def play_game(rules: Rules, seed: int, players: Sequence[Player], seconds: float | None = None) -> GameResult:
    """Play one game from the deck that the seed shuffles."""
    return play_through(Game(rules, seed=seed), players, seconds)


def play_through(game: Game, players: Sequence[Player], seconds: float | None = None) -> GameResult:
    """Play a game to its end; `game` is then as it was left.

    The game ends when all but one have forfeited; until then a stand-in plays for those who have.
    """
    seated = list(players)
    forfeits: dict[int, str] = {}
    while (seat := game.to_act) is not None:
        try:
            play_decision(game, seated[seat], seconds)
        except Forfeit as forfeit:
            forfeits[seat] = forfeit.reason
            if len(forfeits) == game.rules.players - 1:
                break
            seated[seat] = LevelPlayer(STAND_IN_LEVEL, seed=game.seed or 0)
    return GameResult(game.scores, forfeits)


def play_decision(game: Game, player: Player, seconds: float | None = None) -> tuple[Event, ...]:
    """Make a player's decision; raises Forfeit where it makes none that is allowed."""
    question = Question.of(game, seconds)
    if isinstance(player, OWN_PLAYERS):
        choice = player.choose(question).choice(question)
        assert choice is not None
        return game.play_choice(choice)
    try:
        answer = player.choose(question)
    except Forfeit:
        raise
    except (Exception, SystemExit) as fault:  # third-party code may fail in any way
        raise Forfeit(f"failed: {type(fault).__name__}: {fault}") from fault
    if not isinstance(answer, Answer):
        raise Forfeit(f"gave {type(answer).__name__} where an Answer is due")
    if not isinstance(answer.action, Action):
        raise Forfeit(f"gave {type(answer.action).__name__} where an action is due")
    reason = game.explain(answer.action)
    if reason is not None:
        raise Forfeit(f"chose an action that is not allowed: {reason}")
    return game.play(answer.action)
