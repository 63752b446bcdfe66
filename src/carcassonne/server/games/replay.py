"""A replay: a game played from its log, entry by entry. The state is always a function of the log."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from carcassonne.engine.actions import Action, Draw
from carcassonne.engine.events import Event
from carcassonne.engine.game import Game
from carcassonne.notation.json import action_from_json
from carcassonne.server.games.model import GameSetup, LogEntry


class DamagedLog(Exception):
    """A log whose game, played again, does not come out as the log says."""


@dataclass(frozen=True, slots=True)
class PlayedDecision:
    """A decision that was made: what happened, which tiles were drawn after it, and the replay it led to."""

    replay: Replay
    action: Action
    events: tuple[Event, ...]
    draws: tuple[str, ...]


class Replay:
    """Plays a log. A decision that is taken back leaves the line, never the log."""

    def __init__(self, setup: GameSetup, entries: Iterable[LogEntry] = ()) -> None:
        self.setup = setup
        self.game = setup.opening()
        self.opening_events = self.game.opening_events
        self.first = self.game.ply
        """The ply before the first decision; not 0 where the game began from a position."""
        self.line: list[Action] = []
        """The decisions in force."""
        for entry in entries:
            self.follow(entry)

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
        return PlayedDecision(self, action, events, tuple(each.tile for each in following if isinstance(each, Draw)))

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
            decision = self.decide(action_from_json(entry.action))
            events = decision.events
            if decision.draws != entry.draws:
                raise DamagedLog(f"entry {entry.seq} of game {self.setup.id} drew other tiles than its log says")
        elif entry.kind == "undo":
            self.go_back(entry.ply)
        if self.game.ply != entry.ply:
            raise DamagedLog(f"entry {entry.seq} of game {self.setup.id} leads to another ply than its log says")
        return events
