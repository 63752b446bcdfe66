"""A replay: a game played from its log. Its cost is that of the decisions in force, whatever was taken back."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from dataclasses import dataclass

from carcassonne.engine.actions import Action
from carcassonne.engine.codec import is_natures, tile_drawn
from carcassonne.engine.events import Event
from carcassonne.engine.game import Game
from carcassonne.engine.positions import state_from_bytes
from carcassonne.notation.json import action_from_json
from carcassonne.notation.turn import parse_action, print_action
from carcassonne.server.games.line_of_play import Line
from carcassonne.server.games.model import GameSetup, LogEntry, Snapshot

SNAPSHOT_EVERY = 16
"""Entries between two snapshots: so many are played again at most when a game is loaded."""


class DamagedLog(Exception):
    """A log whose game, played again, does not come out as the log says."""


@dataclass(frozen=True, slots=True)
class PlayedDecision:
    """A decision that was made: what happened, what nature did after it, and the replay it led to."""

    replay: Replay
    action: Action
    events: tuple[Event, ...]
    draws: tuple[str, ...]


class Replay:
    """Plays a log. A decision that is taken back leaves the line, never the log."""

    def __init__(self, setup: GameSetup, entries: Sequence[LogEntry] = (), snapshot: Snapshot | None = None) -> None:
        self.setup = setup
        moves = Line(entries).moves
        self.line: list[Action] = [_action(entry) for entry in moves]
        """The decisions in force."""
        kept = None if snapshot is None else _kept(setup, entries, moves, self.line, snapshot)
        self.game = setup.opening() if kept is None else kept
        self.first = self.game.ply if kept is None else 0
        """The ply before the first decision; not 0 where the game began from a position."""
        known = 0 if kept is None else kept.ply
        for entry, action in zip(moves[known:], self.line[known:], strict=True):
            _play(self.game, entry, action)
            self.game.forget()
        if entries and self.game.ply != entries[-1].ply:
            raise DamagedLog(f"entry {entries[-1].seq} of game {setup.id} leads to another ply than its log says")

    def copy(self) -> Replay:
        """Return the same replay, to be played on separately."""
        other = Replay.__new__(Replay)
        other.__dict__.update(self.__dict__)
        other.game = self.game.copy()
        other.line = list(self.line)
        return other

    def decide(self, action: Action) -> PlayedDecision:
        """Make a decision; raises IllegalAction."""
        before = len(self.game.actions)
        return self._decided(before, self.game.play(action))

    def choose(self, choice: int) -> PlayedDecision:
        """Make a decision given by the number of its choice; raises IllegalAction."""
        before = len(self.game.actions)
        return self._decided(before, self.game.play_choice(choice))

    def _decided(self, before: int, events: tuple[Event, ...]) -> PlayedDecision:
        self.game.forget()
        action, *following = self.game.actions[before:]
        self.line.append(action)
        return PlayedDecision(self, action, events, _dealt(following))

    def go_back(self, ply: int) -> None:
        """Return to the position after so many decisions; draws since then are put back."""
        self.line = self.line[: ply - self.first]
        self.game = self.at(ply)

    def at(self, ply: int) -> Game:
        """Return the game as it was after so many decisions."""
        game = self.setup.opening()
        for action in self.line[: ply - self.first]:
            game.play(action)
            game.forget()
        return game

    def follow(self, entry: LogEntry) -> tuple[Event, ...]:
        """Play one entry of the log; return what happened."""
        events: tuple[Event, ...] = ()
        if entry.kind == "move":
            action = _action(entry)
            events = _play(self.game, entry, action)
            self.game.forget()
            self.line.append(action)
        elif entry.kind == "undo":
            self.go_back(entry.ply)
        if self.game.ply != entry.ply:
            raise DamagedLog(f"entry {entry.seq} of game {self.setup.id} leads to another ply than its log says")
        return events

    def snapshot(self, seq: int) -> Snapshot | None:
        """Return the state after an entry, to be stored; None for a game that began from a position."""
        if self.setup.position is not None:
            return None
        return Snapshot(seq, self.game.drawn, zlib.compress(self.game.state.to_bytes(), 1))


class Walk:
    """Goes through a log from any entry on, what was taken back included; an undo is a step back, nothing is replayed.

    It remembers the state of every decision in force meanwhile: for reading a part of the log, not for keeping.
    """

    def __init__(self, setup: GameSetup, entries: Sequence[LogEntry], after: int = 0) -> None:
        self.game = setup.opening()
        self._setup = setup
        for entry in Line(entries[:after]).moves:
            _play(self.game, entry, _action(entry))

    def follow(self, entry: LogEntry) -> tuple[Event, ...]:
        """Go on by one entry; return what happened."""
        events: tuple[Event, ...] = ()
        if entry.kind == "move":
            events = _play(self.game, entry, _action(entry))
        elif entry.kind == "undo":
            while self.game.ply > entry.ply:
                self.game.undo()
        if self.game.ply != entry.ply:
            raise DamagedLog(f"entry {entry.seq} of game {self._setup.id} leads to another ply than its log says")
        return events


def _action(entry: LogEntry) -> Action:
    return action_from_json(entry.action)


def _play(game: Game, entry: LogEntry, action: Action) -> tuple[Event, ...]:
    """Make the decision of an entry; raises DamagedLog where nature does something else than it says."""
    before = len(game.actions)
    events = game.play(action)
    if _dealt(game.actions[before + 1 :]) != entry.draws:
        raise DamagedLog(f"entry {entry.seq} drew other tiles than its log says")
    return events


def _dealt(actions: Sequence[Action]) -> tuple[str, ...]:
    """Return what nature did as the log has it: a tile by its name, anything else in words."""
    return tuple(tile_drawn(action) or print_action(action) for action in actions if is_natures(action))


def _dealt_again(text: str) -> Action:
    """Return the action of nature that the log has so; a tile's name alone is its draw."""
    return parse_action(text if " " in text else f"draw {text}")


def _kept(
    setup: GameSetup,
    entries: Sequence[LogEntry],
    moves: Sequence[LogEntry],
    line: Sequence[Action],
    snapshot: Snapshot,
) -> Game | None:
    """Return the game of a snapshot; None where some of it was taken back since, or another version wrote it."""
    if snapshot.seq > len(entries):
        return None
    ply = entries[snapshot.seq - 1].ply
    if any(entry.ply < ply for entry in entries[snapshot.seq :]):
        return None
    try:
        state = state_from_bytes(zlib.decompress(snapshot.state))
    except (ValueError, zlib.error):
        return None
    actions = setup.opening().actions
    for move, action in zip(moves[:ply], line, strict=False):
        actions += [action, *map(_dealt_again, move.draws)]
    return Game.going_on(
        setup.rules, state, actions, draw=setup.stack, drawn=snapshot.drawn, dice=setup.dice, seed=setup.rolls_by
    )
