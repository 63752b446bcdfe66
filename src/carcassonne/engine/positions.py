"""Positions: what players, environments, servers and tools may ask of a state and do with it.

This is the one surface of the core for everything outside the engine. A *choice* is the core's number for a decision in
the phase at hand; `action_of` and `legal_choice` turn choices into actions and back. A state is a value: `copy()`
copies it, `==` and `hash` go by its content, `to_bytes()` gives that content and `state_from_bytes` reads it.

>>> from carcassonne import Game
>>> state = Game(seed=1).state
>>> choices = legal_choices(state)
>>> action_of(state, choices[0])
Place(x=0, y=-1, rotation=1, bridge=None)
>>> later = after_choice(state, choices[0])
>>> phase_of(state), phase_of(later), standing(later).ply
('place', 'follower', 1)
"""

from __future__ import annotations

from carcassonne.core import decisions, deck, log, playout, report, tables, turn
from carcassonne.core import state as core_state
from carcassonne.core.playout import Dice
from carcassonne.core.report import Standing
from carcassonne.core.state import State, state_of
from carcassonne.engine.codec import action_of, event_of, legal_choice, phase_of
from carcassonne.engine.events import Event
from carcassonne.engine.names import place_of

__all__ = [
    "COMPILED",
    "KINDS",
    "Dice",
    "Spot",
    "Standing",
    "State",
    "action_of",
    "after_choice",
    "apply_choice",
    "apply_with_events",
    "copy_many",
    "followers_of",
    "in_second_part",
    "is_legal_choice",
    "is_ordinary_turn",
    "is_over",
    "legal_choice",
    "legal_choices",
    "nature_decides",
    "nature_draws",
    "odds_of",
    "phase_of",
    "play_random_games",
    "random_choice",
    "roll",
    "stacked",
    "standing",
    "state_from_bytes",
    "tile_in_hand",
    "tile_name",
    "undrawn_groups",
    "undrawn_kinds",
]

COMPILED = bool(core_state.COMPILED)
"""Whether the core runs as C."""
KINDS = int(core_state.MAX_KINDS)
"""Kinds of tile are numbered from 0 to below this; not every number is in use."""

Spot = tuple[int, int, str, str]
"""Where a follower stands: x, y, feature and `at`, as `StandingFollower` names them."""


# --- choices ----------------------------------------------------------------------------------------------------------
def legal_choices(state: State) -> list[int]:
    """Return every legal choice in the phase at hand; where nature is asked, what may happen: kinds of tile, sides."""
    choices: list[int] = turn.choices(state)
    return choices


def is_legal_choice(state: State, choice: int) -> bool:
    """Return whether a choice is legal in the phase at hand."""
    return bool(turn.is_legal(state, choice))


def apply_choice(state: State, choice: int) -> None:
    """Make a legal choice; the state changes."""
    turn.apply(state, choice)


def after_choice(state: State, choice: int) -> State:
    """Return the state after a legal choice; the state given stays as it is."""
    after = state.copy()
    turn.apply(after, choice)
    return after


def apply_with_events(state: State, choice: int) -> list[Event]:
    """Make a legal choice and return what happened; the state changes."""
    log.listen(state, True)
    turn.apply(state, choice)
    events = [event_of(state, entry) for entry in log.events(state)]
    log.listen(state, False)
    return events


# --- what a state says ------------------------------------------------------------------------------------------------
def standing(state: State) -> Standing:
    """Return the numbers of a position that are not the landscape: scores, supplies, whose turn it is."""
    return report.standing(state)


def is_over(state: State) -> bool:
    """Return whether the game has ended."""
    return bool(report.standing(state).phase == core_state.OVER)


def nature_draws(state: State) -> bool:
    """Return whether a tile is drawn next, not chosen by a player."""
    return bool(deck.draws_tile(state))


def nature_decides(state: State) -> bool:
    """Return whether nature is asked and no player: for a tile, or for what a die shows."""
    return bool(decisions.nature_decides(state))


def odds_of(state: State, choice: int) -> int:
    """Return how often a choice of nature comes, in proportion to the others that are legal."""
    return int(decisions.odds_of(state, choice))


def is_ordinary_turn(state: State) -> bool:
    """Return whether the turn at hand is an ordinary one, not one that a box has put in between, nor its draws."""
    return bool(turn.is_ordinary(state))


def in_second_part(state: State) -> bool:
    """Return whether a player lays, or is about to draw, the second tile of a turn."""
    return bool(report.in_second_part(state))


def followers_of(state: State) -> dict[Spot, int]:
    """Return which player's follower stands where in the landscape; figures that claim nothing are left out.

    Where several stand on one segment, the first that `Game.view` tells of.
    """
    found: dict[Spot, int] = {}
    for player, segment, figure in report.followers_standing(state):
        if report.is_follower(figure):
            found.setdefault(place_of(state, segment), player)
    return found


# --- tiles ------------------------------------------------------------------------------------------------------------
def tile_name(kind: int) -> str:
    """Return the name of a kind of tile."""
    return tables.NAMES[kind]


def tile_in_hand(state: State) -> str:
    """Return the name of the tile in hand, "" for none."""
    kind = report.standing(state).hand
    return "" if kind < 0 else tables.NAMES[kind]


def undrawn_kinds(state: State) -> list[int]:
    """Return the kind of every tile that is left to be drawn, sorted."""
    return [kind for kind, count in enumerate(report.standing(state).undrawn) for _ in range(count)]


def stacked(kinds: list[int]) -> list[int]:
    """Return kinds as a stack to `pop` from: on top lie those of the groups of the deck that are drawn first."""
    return sorted(kinds, key=lambda kind: -tables.group_of(kind))


def undrawn_groups(state: State) -> list[list[int]]:
    """Return the same by the groups of the deck that are left: a group is drawn when those before it are empty."""
    groups: dict[int, list[int]] = {}
    for kind in undrawn_kinds(state):
        groups.setdefault(tables.group_of(kind), []).append(kind)
    return [groups[group] for group in sorted(groups)]


# --- storage, chance and measurement ----------------------------------------------------------------------------------
def state_from_bytes(content: bytes) -> State:
    """Return the state whose `to_bytes` gave these bytes; raises ValueError when they cannot be a position."""
    return state_of(content)


def random_choice(state: State, dice: Dice) -> int:
    """Return a random legal choice, with the odds of the random games of the benchmark."""
    return int(playout.random_decision(state, dice))


def roll(state: State, dice: Dice) -> int:
    """Return what nature answers, chosen by its odds."""
    return int(playout.chance_decision(state, dice))


def play_random_games(start: State, seed: int, games: int) -> tuple[list[int], int]:
    """Play so many random games from a state; return the sum of final scores by seat, and of turns."""
    scores, turns = playout.play_games(start, seed, games)
    return scores, turns


def copy_many(state: State, copies: int) -> None:
    """Copy a state so many times, for the benchmark."""
    playout.time_copies(state, copies)
