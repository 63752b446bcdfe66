"""A game at the table: what is legal, playing it, taking it back, seeing it. The rules themselves live in the core."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from carcassonne.boxes.base.events import game_ended
from carcassonne.core import decisions, log, report, tables, turn
from carcassonne.core import deck as core_deck
from carcassonne.core.state import State
from carcassonne.engine.actions import Action
from carcassonne.engine.codec import (
    action_of,
    events_of,
    is_natures,
    legal_choice,
    phase_of,
    reason_against,
    tile_drawn,
    told_of_nature,
)
from carcassonne.engine.dice import check_dice, has_dice, shown
from carcassonne.engine.events import Event, GameEnded
from carcassonne.engine.features import Feature, features_of
from carcassonne.engine.holes import Hole, holes_of
from carcassonne.engine.names import kind_of
from carcassonne.engine.picture import svg_of
from carcassonne.engine.position import parse_position, print_position
from carcassonne.engine.rules import Rules
from carcassonne.engine.setup import full_deck, next_drawn, shuffled, squares_of_start, starting_state, undrawn_deck
from carcassonne.engine.view import View
from carcassonne.engine.viewing import view_of
from carcassonne.errors import IllegalAction, NothingToUndo


def _chosen_seed() -> int:
    return random.SystemRandom().getrandbits(48)


@dataclass(frozen=True, slots=True)
class _Moment:
    """What `undo` goes back to."""

    state: State
    stack: int
    rolled: int
    actions: int


class Game:
    """A game from the first draw to the final scoring.

    By default the game draws its own tiles: from `draw`, first drawn first, or from the full deck shuffled by `seed`.
    What a die shows comes from `dice`, first rolled first, and after these from `seed`. With `nature=True` nobody draws
    or rolls: `play(Draw(tile))` does, whenever the phase is "draw".

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
        dice: Sequence[int] = (),
    ) -> None:
        self.rules = Rules.of(rules) if isinstance(rules, str) else rules
        self.start: str | None = None
        """The position line the game began from; None for the start piece and a full deck, or that of `draw`."""
        deck = full_deck(self.rules) if draw is None else list(draw)
        self.seed: int | None = None
        begun = starting_state(self.rules, deck)
        self._begin(begun, self._stacked(deck, draw is None, seed, nature, begun), dice, seed)

    @classmethod
    def from_position(
        cls,
        text: str,
        *,
        draw: Sequence[str] | None = None,
        seed: int | None = None,
        nature: bool = False,
        dice: Sequence[int] = (),
    ) -> Game:
        """A game that goes on from a position line; `draw` takes the place of the line's undrawn tiles.

        >>> game = Game.from_position("modern 2 | D@0,0 U@1,0 | 0:1,0/road/E | hand=V", draw=["E"])
        >>> game.phase, game.tile, game.view().supply
        ('place', 'V', (6, 7))
        """
        game = cls.__new__(cls)
        begun, game.rules = parse_position(text, draw)
        game.start = print_position(begun, game.rules)
        deck = undrawn_deck(begun) if draw is None else list(draw)
        game.seed = None
        game._begin(begun, game._stacked(deck, draw is None, seed, nature, begun), dice, seed)
        return game

    @classmethod
    def going_on(
        cls,
        rules: Rules,
        state: State,
        actions: Sequence[Action],
        *,
        draw: Sequence[str],
        drawn: int,
        dice: Sequence[int] = (),
        seed: int | None = None,
    ) -> Game:
        """A game that goes on from a state that was kept: of the tiles of `draw` the first `drawn` are gone.

        `seed` is that of the dice.

        >>> game = Game("modern", draw=["V", "U", "E"])
        >>> _ = game.play(game.legal_actions()[0])
        >>> again = Game.going_on(game.rules, game.state, game.actions, draw=["V", "U", "E"], drawn=1)
        >>> again == game, again.play(again.legal_actions()[0]) == game.play(game.legal_actions()[0])
        (True, True)
        """
        game = cls.__new__(cls)
        game.rules, game.start, game.seed = rules, None, None
        game._begin(state, None, dice, seed)
        game._stack, game._drawn = list(draw), drawn
        game.actions = list(actions)
        game._rolled = sum(is_natures(action) and not tile_drawn(action) for action in actions)
        return game

    def _stacked(
        self, deck: list[str], to_shuffle: bool, seed: int | None, nature: bool, begun: State
    ) -> list[str] | None:
        """The stack to draw from, shuffled by the seed (one is chosen if there is none); None where nature draws."""
        if nature:
            return None
        if not to_shuffle:
            return deck
        self.seed = _chosen_seed() if seed is None else seed
        return shuffled(deck, self.seed, begun)

    def _begin(self, begun: State, stack: list[str] | None, dice: Sequence[int], seed: int | None) -> None:
        """Sit down at a table; the tiles are drawn from the stack, or by nature if there is none."""
        check_dice(begun, dice)
        self._state = begun
        self._stack = stack
        self._drawn = 0
        self._dice = tuple(dice)
        self._dice_seed = self.seed if seed is None else seed
        if self._dice_seed is None and has_dice(begun):
            self._dice_seed = _chosen_seed()
        self._rolled = 0
        self._moments: list[_Moment] = []
        self.actions: list[Action] = []
        """Every action so far, nature's draws and rolls among them: enough to replay the game without a seed."""
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
    def phase(self) -> str:
        """What is asked now."""
        return phase_of(self._state)

    @property
    def to_act(self) -> int | None:
        """The seat that decides now; None when the game is over or nature is asked."""
        nobody = self.over or decisions.nature_decides(self._state)
        return None if nobody else int(report.actor(self._state))

    @property
    def tile(self) -> str | None:
        """The tile in hand."""
        hand = report.hand(self._state)
        return None if hand < 0 else tables.NAMES[hand]

    @property
    def ply(self) -> int:
        """Decisions made so far."""
        return int(report.ply(self._state))

    @property
    def scores(self) -> tuple[int, ...]:
        """Points by seat; after the end the final scoring is included."""
        scores: tuple[int, ...] = report.standing(self._state).scores
        return scores

    @property
    def drawn(self) -> int:
        """How many tiles of the stack have been drawn."""
        return self._drawn

    @property
    def set_aside(self) -> frozenset[str]:
        """The undrawn tiles that are not drawn for now: one that came would be set aside, and another drawn."""
        return frozenset(tables.NAMES[kind] for kind in core_deck.kinds_set_aside(self._state))

    @property
    def rolled(self) -> int:
        """How often nature has answered with something else than a tile."""
        return self._rolled

    @property
    def dice(self) -> tuple[int, ...]:
        """What was given of `dice` for the rolls so far."""
        return self._dice[: self._rolled]

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

    def holes(self) -> tuple[Hole, ...]:
        """Every hole of the landscape, with how many undrawn tiles fit there."""
        return holes_of(self._state)

    @property
    def last_square(self) -> tuple[int, int] | None:
        """Where the last tile was laid; None while only the start piece lies there."""
        lying = report.tiles_lying(self._state)
        return lying[-1][1:3] if len(lying) > squares_of_start(self.rules) else None

    # --- deciding -----------------------------------------------------------------------------------------------------
    def legal_actions(self) -> tuple[Action, ...]:
        """Every action allowed now. Rotations that give the same tile are listed once, as the smallest."""
        return tuple(action_of(self._state, choice) for choice in turn.choices(self._state))

    def explain(self, action: Action) -> str | None:
        """Why an action is not allowed now, in a sentence; None if it is."""
        choice = legal_choice(self._state, action)
        return None if choice is not None else reason_against(self._state, action)

    def play(self, action: Action) -> tuple[Event, ...]:
        """Make a decision; gives what happened. An action that is not allowed raises IllegalAction, nothing changes."""
        choice = legal_choice(self._state, action)
        if choice is None:
            raise IllegalAction(reason_against(self._state, action), self.to_act, self.position)
        return self._decide(action, choice)

    def play_choice(self, choice: int) -> tuple[Event, ...]:
        """Make a decision given by the number of a legal choice, as `play` does; raises IllegalAction.

        >>> game = Game(draw=["V", "U"])
        >>> choice = legal_choice(game.state, game.legal_actions()[0])
        >>> game.play_choice(choice) == Game(draw=["V", "U"]).play(Game(draw=["V", "U"]).legal_actions()[0])
        True
        """
        if choice not in turn.choices(self._state):
            raise IllegalAction(f"there is no legal choice {choice}", self.to_act, self.position)
        return self._decide(action_of(self._state, choice), choice)

    def _decide(self, action: Action, choice: int) -> tuple[Event, ...]:
        if not decisions.nature_decides(self._state):
            self._moments.append(_Moment(self._state.copy(), self._drawn, self._rolled, len(self.actions)))
        events = self._apply(action, choice)
        events += self._deal()
        return tuple(events)

    def undo(self) -> None:
        """Take the last decision back; what nature drew since is put back, and what she rolled comes again."""
        if not self._moments:
            raise NothingToUndo("no decision has been made yet")
        moment = self._moments.pop()
        self._state.become(moment.state)
        self._drawn, self._rolled = moment.stack, moment.rolled
        del self.actions[moment.actions :]

    def forget(self) -> None:
        """Let nothing done so far be taken back any more; a game that remembers nothing needs little memory."""
        self._moments.clear()

    def copy(self) -> Game:
        """The same game, to be played on separately."""
        other = Game.__new__(Game)
        other.__dict__.update(self.__dict__)
        other._state = self._state.copy()
        other._moments = list(self._moments)
        other.actions = list(self.actions)
        return other

    def rehearsal(self) -> Game:
        """The same game to try things out in: nobody draws or rolls, so nothing in it depends on what will come.

        >>> tried = Game("modern", draw=["V", "U"]).rehearsal()
        >>> events = [tried.play(tried.legal_actions()[0]) for _ in range(2)]
        >>> tried.phase, tried.tile
        ('draw', None)
        """
        other = self.copy()
        other._stack = None
        other.seed = other._dice_seed = None
        other._dice = ()
        return other

    def _apply(self, action: Action, choice: int) -> list[Event]:
        """Make a legal choice and read the events it made."""
        events: list[Event] = []
        if decisions.nature_decides(self._state):
            events += told_of_nature(self._state, action, choice)
            self._rolled += not core_deck.draws_tile(self._state)
        log.listen(self._state, True)
        turn.apply(self._state, choice)
        events += events_of(self._state, log.events(self._state))
        log.listen(self._state, False)
        self.actions.append(action)
        return events

    def _deal(self) -> list[Event]:
        """Let nature answer while she is asked: with tiles from the stack, and with dice."""
        events: list[Event] = []
        while self._stack is not None and decisions.nature_decides(self._state):
            if core_deck.draws_tile(self._state):
                choice = self._next_tile(self._stack)
            else:
                assert self._dice_seed is not None
                choice = shown(self._state, self._dice, self._dice_seed, self._rolled)
            events += self._apply(action_of(self._state, choice), choice)
        return events

    def _next_tile(self, stack: Sequence[str]) -> int:
        """The kind of the next tile of the stack, which is drawn; one that is set aside is passed over."""
        kind = kind_of(next_drawn(stack, self._drawn, self._state))
        assert kind is not None
        self._drawn += 1
        return kind

    def __repr__(self) -> str:
        """What one wants to know of a game at a glance.

        >>> Game("modern", draw=["V", "U"])
        <Game modern, 2 players, ply 0: player 0 places V; scores 0 : 0, 1 tile undrawn>
        """
        rules = self.rules
        changed = "".join(f" {name}={str(value).lower()}" for name, value in rules.options.items())
        undrawn = sum(report.standing(self._state).undrawn)
        simple = {"over": "over", "place": f"player {self.to_act} places {self.tile}"}
        if decisions.nature_decides(self._state):
            draws = core_deck.draws_tile(self._state)
            simple[self.phase] = "nature draws" if draws else f"nature is asked, {self.phase.replace('_', ' ')}"
        asked = simple.get(self.phase, f"player {self.to_act} decides, {self.phase.replace('_', ' ')}")
        return (
            f"<Game {rules.preset}{changed}, {rules.players} players, ply {self.ply}: {asked}; "
            f"scores {' : '.join(map(str, self.scores))}, {undrawn} tile{'' if undrawn == 1 else 's'} undrawn>"
        )

    def _repr_svg_(self) -> str:
        """A picture of the position, for notebooks."""
        return svg_of(self.view(), self.last_square)

    def __eq__(self, other: Any) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return self.rules == other.rules and bool(self._state == other._state)

    __hash__ = None  # type: ignore[assignment]
