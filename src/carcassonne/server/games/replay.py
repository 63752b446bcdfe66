"""A replay: a game played from its log, entry by entry. The state is always a function of the log."""

from __future__ import annotations

from collections.abc import Iterable

from carcassonne.engine.actions import Action, Draw
from carcassonne.engine.events import Event
from carcassonne.engine.game import Game
from carcassonne.notation.json import Json, action_from_json, event_to_json, view_to_json
from carcassonne.server.games.model import GameSetup, LogEntry


class DamagedLog(Exception):
    """A log whose game, played again, does not come out as the log says."""


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

    def decide(self, action: Action) -> tuple[tuple[Event, ...], tuple[str, ...]]:
        """Make a decision; return what happened and which tiles were drawn. Raises IllegalAction."""
        before = len(self.game.actions)
        events = self.game.play(action)
        self.game.forget()
        self.line.append(action)
        return events, tuple(each.tile for each in self.game.actions[before:] if isinstance(each, Draw))

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
            events, draws = self.decide(action_from_json(entry.action))
            if draws != entry.draws:
                raise DamagedLog(f"entry {entry.seq} of game {self.setup.id} drew other tiles than its log says")
        elif entry.kind == "undo":
            self.go_back(entry.ply)
        if self.game.ply != entry.ply:
            raise DamagedLog(f"entry {entry.seq} of game {self.setup.id} leads to another ply than its log says")
        return events

    # --- frames -------------------------------------------------------------------------------------------------------
    @property
    def state(self) -> Json:
        """The state as the protocol writes it."""
        return view_to_json(self.game.view())

    def opening_frame(self) -> Json:
        """Return the frame of entry 0: what happened before the first decision."""
        game = self.setup.opening()
        events = [event_to_json(event) for event in game.opening_events]
        return {"type": "opening", "seq": 0, "ply": game.ply, "events": events, "state": view_to_json(game.view())}

    def frame(self, entry: LogEntry, events: tuple[Event, ...]) -> Json:
        """Return the frame of an entry that was just played."""
        head: Json = {"type": entry.kind, "seq": entry.seq, "ply": entry.ply, "seat": entry.seat}
        if entry.kind == "move":
            head |= {"action": entry.action, "events": [event_to_json(event) for event in events]}
        elif entry.kind == "left":
            head["reason"] = entry.reason
        return head | {"state": self.state, "at": entry.at}
