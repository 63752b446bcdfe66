"""A game at the table: what is legal, playing it, taking it back, seeing it. The rules themselves live in the core."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from carcassonne.actions import Action, Draw
from carcassonne.codec import PHASE_OF_ACTION, action_of, choice_of, event_of, game_ended
from carcassonne.core import log, report, state, tables, turn
from carcassonne.core.state import State
from carcassonne.errors import IllegalAction, NothingToUndo
from carcassonne.events import Drawn, Event, GameEnded
from carcassonne.explain import reason_against
from carcassonne.features import Feature, features_of
from carcassonne.names import kind_of, phase_of
from carcassonne.opening import full_deck, starting_state
from carcassonne.position import parse_position, print_position
from carcassonne.rules import Rules
from carcassonne.sight import view_of
from carcassonne.view import Phase, View


def _shuffle(stack: list[str], seed: int | None) -> int:
    """Shuffle a stack by a seed; without one, by one that is chosen. Gives the seed."""
    seed = random.SystemRandom().getrandbits(48) if seed is None else seed
    random.Random(seed).shuffle(stack)
    return seed


@dataclass(frozen=True, slots=True)
class _Moment:
    """What `undo` goes back to."""

    state: State
    stack: int
    actions: int


class Game:
    """A game from the first draw to the final scoring.

    By default the game draws its own tiles: from `draw`, first drawn first, or from the full deck shuffled by `seed`.
    With `nature=True` nobody draws: `play(Draw(tile))` does, whenever the phase is "draw".

    >>> game = Game(Rules.of("modern", players=2), draw=["V", "U"])
    >>> game.phase, game.tile, len(game.legal_actions())
    ('place', 'V', 6)
    """

    def __init__(
        self,
        rules: Rules | str = "modern",
        *,
        draw: Sequence[str] | None = None,
        seed: int | None = None,
        nature: bool = False,
    ) -> None:
        self.rules = Rules.of(rules) if isinstance(rules, str) else rules
        self.start: str | None = None
        """The position line the game began from; None for the start piece and a full deck, or that of `draw`."""
        stack = list(draw) if draw is not None else full_deck(self.rules)
        shuffled = draw is None and not nature
        self.seed = _shuffle(stack, seed) if shuffled else None
        self._begin(starting_state(self.rules, stack), None if nature else stack)

    @classmethod
    def from_position(
        cls, text: str, *, draw: Sequence[str] | None = None, seed: int | None = None, nature: bool = False
    ) -> Game:
        """A game that goes on from a position line; `draw` takes the place of the line's undrawn tiles.

        >>> game = Game.from_position("modern 2 | D@0,0 U@1,0 | 0:1,0/road/E | hand=V", draw=["E"])
        >>> game.phase, game.tile, game.view().supply
        ('place', 'V', (6, 7))
        """
        game = cls.__new__(cls)
        begun, game.rules = parse_position(text, draw)
        game.start = print_position(begun, game.rules)
        undrawn = report.standing(begun).undrawn
        stack = (
            list(draw)
            if draw is not None
            else [name for kind, name in enumerate(tables.NAMES) for _ in range(undrawn[kind])]
        )
        shuffled = draw is None and not nature
        game.seed = _shuffle(stack, seed) if shuffled else None
        game._begin(begun, None if nature else stack)
        return game

    def _begin(self, begun: State, stack: list[str] | None) -> None:
        """Sit down at a table; the tiles are drawn from the stack, or by nature if there is none."""
        self._state = begun
        self._stack = stack
        self._drawn = 0
        self._moments: list[_Moment] = []
        self.actions: list[Action] = []
        """Every action so far, nature's draws among them: enough to replay the game without a seed."""
        self.opening_events = tuple(self._deal())
        """What happened before the first decision: the first draw."""

    # --- seeing -------------------------------------------------------------------------------------------------------
    @property
    def state(self) -> State:
        """A copy of the core's state, for search and storage."""
        copied: State = self._state.copy()
        return copied

    @property
    def position(self) -> str:
        """The position as one line of text (docs/notation.md)."""
        return print_position(self._state, self.rules)

    @property
    def phase(self) -> Phase:
        """What is asked now."""
        return phase_of(self._state)  # type: ignore[return-value]

    @property
    def to_act(self) -> int | None:
        """The seat that decides now; None when the game is over or nature draws."""
        return None if self.phase in ("draw", "over") else int(report.standing(self._state).actor)

    @property
    def tile(self) -> str | None:
        """The tile in hand."""
        hand = report.standing(self._state).hand
        return None if hand < 0 else tables.NAMES[hand]

    @property
    def ply(self) -> int:
        """Decisions made so far."""
        return int(report.standing(self._state).ply)

    @property
    def scores(self) -> tuple[int, ...]:
        """Points by seat; after the end the final scoring is included."""
        scores: tuple[int, ...] = report.standing(self._state).scores
        return scores

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.phase == "over"

    @property
    def result(self) -> GameEnded | None:
        """Final scores and winners, None while the game goes on."""
        return game_ended(self._state) if self.over else None

    def view(self, seat: int | None = None) -> View:
        """What a seat sees. Nothing on the table is hidden from anybody: every seat and spectator sees the same."""
        if seat is not None and not 0 <= seat < self.rules.players:
            raise ValueError(f"there is no seat {seat} among {self.rules.players}")
        return view_of(self._state, self.rules)

    def features(self) -> tuple[Feature, ...]:
        """Every feature of the landscape, with its owners and what it is worth."""
        return features_of(self._state)

    # --- deciding -----------------------------------------------------------------------------------------------------
    def legal_actions(self) -> tuple[Action, ...]:
        """Every action allowed now. Rotations that give the same tile are listed once, as the smallest."""
        return tuple(action_of(self._state, choice) for choice in turn.choices(self._state))

    def explain(self, action: Action) -> str | None:
        """Why an action is not allowed now, in a sentence; None if it is."""
        choice = self._legal_choice(action)
        return None if choice is not None else reason_against(self._state, action)

    def play(self, action: Action) -> tuple[Event, ...]:
        """Make a decision; gives what happened. An action that is not allowed raises IllegalAction, nothing changes."""
        choice = self._legal_choice(action)
        if choice is None:
            raise IllegalAction(reason_against(self._state, action), self.to_act, self.position)
        if not isinstance(action, Draw):
            self._moments.append(_Moment(self._state.copy(), self._drawn, len(self.actions)))
        events = self._apply(action, choice)
        events += self._deal()
        return tuple(events)

    def undo(self) -> None:
        """Take the last decision back; what nature drew since is put back too."""
        if not self._moments:
            raise NothingToUndo("no decision has been made yet")
        moment = self._moments.pop()
        self._state.become(moment.state)
        self._drawn = moment.stack
        del self.actions[moment.actions :]

    def copy(self) -> Game:
        """The same game, to be played on separately."""
        other = Game.__new__(Game)
        other.__dict__.update(self.__dict__)
        other._state = self._state.copy()
        other._moments = list(self._moments)
        other.actions = list(self.actions)
        return other

    def _legal_choice(self, action: Action) -> int | None:
        """The core's number of an action if it is allowed now."""
        if PHASE_OF_ACTION.get(type(action)) != self.phase:
            return None
        choice = choice_of(self._state, action)
        return choice if choice is not None and turn.is_legal(self._state, choice) else None

    def _apply(self, action: Action, choice: int) -> list[Event]:
        """Make a legal choice and read the events it made."""
        events: list[Event] = []
        if isinstance(action, Draw):
            market = report.market_standing(self._state)
            to_market = market is not None and market.stage == state.MARKET_DRAWING
            events.append(Drawn(report.standing(self._state).turn, tables.NAMES[choice], to_market))
        log.listen(self._state, True)
        turn.apply(self._state, choice)
        events += [event_of(self._state, entry) for entry in log.events(self._state)]
        log.listen(self._state, False)
        self.actions.append(action)
        return events

    def _deal(self) -> list[Event]:
        """Let nature draw from the stack while it is nature's turn."""
        events: list[Event] = []
        while self._stack is not None and self.phase == "draw":
            name = self._stack[self._drawn]
            kind = kind_of(name)
            assert kind is not None
            self._drawn += 1
            events += self._apply(Draw(tables.NAMES[kind]), kind)
        return events

    def __eq__(self, other: Any) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return self.rules == other.rules and bool(self._state == other._state)

    __hash__ = None  # type: ignore[assignment]
