"""What a player is: something that answers a question about a position with one of the legal actions."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Protocol, runtime_checkable

from carcassonne.engine.actions import Action
from carcassonne.engine.codec import action_of, legal_choice
from carcassonne.engine.game import Game
from carcassonne.engine.positions import State, legal_choices, standing
from carcassonne.engine.rules import Rules
from carcassonne.engine.view import View
from carcassonne.engine.viewing import view_of

MAX_REASON_LENGTH = 200
"""Characters of the reason for a forfeit."""


@dataclass(frozen=True, slots=True)
class Question:
    """What a player is asked: a position with nothing hidden in it, and how long the answer may take.

    The state holds how many tiles of each kind are left, never their order: there is nothing to peek at.
    """

    state: State
    rules: Rules
    seconds: float | None = None
    """None: the player's own fixed budget."""

    @classmethod
    def of(cls, game: Game, seconds: float | None = None) -> Question:
        """Return the question that a game asks now."""
        return cls(game.state, game.rules, seconds)

    @property
    def seat(self) -> int:
        """The seat that is asked."""
        return standing(self.state).actor

    @property
    def ply(self) -> int:
        """Decisions made before."""
        return standing(self.state).ply

    @property
    def view(self) -> View:
        """The position as people see it."""
        return view_of(self.state, self.rules)

    @property
    def legal(self) -> tuple[Action, ...]:
        """The answers to choose from."""
        return tuple(action_of(self.state, choice) for choice in legal_choices(self.state))


@dataclass(frozen=True, slots=True)
class Answer:
    """What a player does, and what it reports of its thinking, such as simulations and the expected margin."""

    action: Action
    info: dict[str, Any] = field(default_factory=dict)

    def choice(self, question: Question) -> int | None:
        """Return the number of the choice that the action is; None where it is not allowed."""
        return legal_choice(question.state, self.action)


class ChosenAnswer(Answer):
    """An answer by the number of a legal choice, as searches have it: it becomes an action for whoever reads that."""

    __slots__ = ("_number", "_question")
    _number: int
    _question: Question

    def __init__(self, question: Question, number: int, info: dict[str, Any] | None = None) -> None:
        for name, value in (("_question", question), ("_number", number), ("info", info or {})):
            object.__setattr__(self, name, value)

    @property
    def action(self) -> Action:
        """The action that the choice is."""
        return action_of(self._question.state, self._number)

    def choice(self, question: Question) -> int:
        """Return its number."""
        return self._number


@runtime_checkable
class Player(Protocol):
    """Implement `choose` and you have a player.

    >>> class Hasty:
    ...     name = "hasty"
    ...     def choose(self, question):
    ...         return Answer(question.legal[0])
    >>> isinstance(Hasty(), Player)
    True
    """

    name: str

    def choose(self, question: Question) -> Answer:
        """Answer a question with one of its legal actions. The same question and seed get the same answer."""
        ...


class Forfeit(Exception):
    """A player loses at once: it crashed, timed out, flooded its output, or answered nonsense or an illegal action."""

    def __init__(self, reason: str) -> None:
        words = " ".join("".join(c if c.isprintable() else " " for c in reason).split())
        self.reason = words if len(words) <= MAX_REASON_LENGTH else words[: MAX_REASON_LENGTH - 1] + "…"
        super().__init__(self.reason)


def close_player(player: Player) -> None:
    """Close what a player holds, if anything: a process, a connection."""
    close = getattr(player, "close", None)
    if callable(close):
        close()
