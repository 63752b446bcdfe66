"""`carcassonne play`: a game in the terminal, against bots or with friends at one keyboard."""

from __future__ import annotations

import argparse
import random
from datetime import date
from pathlib import Path
from tempfile import NamedTemporaryFile

from carcassonne.ai.arena.single_game import STAND_IN_LEVEL, play_decision
from carcassonne.ai.player import Forfeit, Player, close_player
from carcassonne.ai.players.levels import LevelPlayer
from carcassonne.cli.options import (
    INTERRUPTED,
    OK,
    USAGE,
    add_rules,
    command_parser,
    count,
    make_folder_of,
    number,
    rules_from,
    warn_uncompiled,
)
from carcassonne.cli.terminal.bots import bot_seats, seated
from carcassonne.cli.terminal.console import Console, Leave
from carcassonne.cli.terminal.human import Human, TakeBack
from carcassonne.cli.terminal.screen import board_text
from carcassonne.cli.terminal.words import colour_names, told
from carcassonne.engine.events import Event
from carcassonne.engine.game import Game
from carcassonne.errors import NothingToUndo, RulesError
from carcassonne.notation.record import print_record, record_of

BOTS = "3"
"""Somebody who sees what is going on and can be beaten."""


def parser() -> argparse.ArgumentParser:
    """The arguments of the command."""
    parser = command_parser("play", "Play a game in the terminal.")
    add_rules(parser)
    parser.add_argument(
        "--bots",
        action="append",
        metavar="PLAYER",
        help=f"who plays the other seats: a level 1–8 or its name, `random`, module:Class or cmd:PROGRAM; {BOTS} by "
        "default; repeated, one seat each; 0 for a hot seat",
    )
    parser.add_argument("--seat", type=count, default=1, metavar="N", help="your seat, counted from 1; 1 by default")
    parser.add_argument("--seed", type=number, metavar="SEED", help="shuffle, and throw the bots' dice, by this number")
    parser.add_argument("--record", metavar="FILE", help="write the record there")
    parser.add_argument("--demo", action="store_true", help="bots play each other to the end")
    return parser


def run(args: argparse.Namespace) -> int:
    """Play one game."""
    warn_uncompiled()
    rules = rules_from(args)
    if args.seat > rules.players:
        raise RulesError(f"there is no seat {args.seat} among {rules.players} players")
    if args.record:
        make_folder_of(args.record)  # refused now, not after the game
    bots = bot_seats(args.bots or [BOTS], rules.players, None if args.demo else args.seat - 1)
    seed = random.SystemRandom().getrandbits(32) if args.seed is None else args.seed
    players = seated(bots, seed, rules)
    try:
        return TerminalGame(Game(rules, seed=seed), players, args.record).play()
    finally:
        for player in players.values():
            close_player(player)


class TerminalGame:
    """A game, its bots, and the console everybody else shares."""

    def __init__(self, game: Game, bots: dict[int, Player], record: str | None) -> None:
        self._game = game
        self._bots = bots
        self._record = record
        self._names = colour_names(game.rules.players)
        self._console = Console()
        self._human = Human(self._console, self._names, self._save)

    def play(self) -> int:
        """Play until the game is over or everybody has left; gives the exit status."""
        self._welcome()
        try:
            while not self._game.over:
                self._decide()
        except (Leave, KeyboardInterrupt) as reason:
            kept = self._leave()
            return INTERRUPTED if isinstance(reason, KeyboardInterrupt) else OK if kept else USAGE
        self._console.say("\n" + board_text(self._game.view(), colour=self._console.colour, width=self._console.width))
        return OK if self._keep() else USAGE

    def _welcome(self) -> None:
        rules = self._game.rules
        people = [name for seat, name in enumerate(self._names) if seat not in self._bots]
        bots = ", ".join(f"{self._names[seat]} is {bot.name}" for seat, bot in sorted(self._bots.items()))
        who = f"You play {' and '.join(people)}." if people else "Bots play."
        self._console.say(self._console.loud(f"Carcassonne, {rules.preset}, {rules.players} players. {who}"))
        if bots:
            self._console.say(f"{bots}.")
        if people:
            self._console.say("Write `help` at any time.")
        self._tell(self._game.opening_events)

    def _decide(self) -> None:
        """One decision, by a bot or by a person, and what comes of it."""
        seat = self._game.to_act
        assert seat is not None
        try:
            bot = self._bots.get(seat)
            if bot is None:
                self._tell(self._game.play(self._human.choose(self._game)))
            else:
                self._tell(play_decision(self._game, bot))
        except TakeBack:
            self._take_back()
        except Forfeit as forfeit:
            self._console.say(f"  {self._names[seat]} forfeits ({forfeit}); somebody else plays on.")
            close_player(self._bots[seat])
            self._bots[seat] = LevelPlayer(STAND_IN_LEVEL)

    def _tell(self, events: tuple[Event, ...]) -> None:
        for words in told(events, self._names):
            loud = " scores " in words or words.startswith("the game is over")
            self._console.say("  " + (self._console.loud(words) if loud else words))

    def _take_back(self) -> None:
        """Go back to the last decision of a person; the tiles drawn since come again."""
        earlier = self._game.copy()
        try:
            earlier.undo()
            while earlier.to_act in self._bots:
                earlier.undo()
        except NothingToUndo:
            self._console.say("  There is nothing of yours to take back.")
            return
        self._game = earlier
        self._console.say("  Taken back.")

    def _save(self, path: str) -> bool:
        """Write the record; what goes wrong is told. Whether it is written."""
        if not path:
            self._console.say("  Where to? save FILE")
            return False
        try:
            make_folder_of(path)
            Path(path).write_text(self._text(), encoding="utf-8")
        except OSError as reason:
            self._console.say(f"  Not saved: {reason.strerror}.")
            return False
        self._console.say(f"  Saved as {path}.")
        return True

    def _text(self) -> str:
        return print_record(record_of(self._game, self._names, date.today().isoformat()))

    def _keep(self) -> bool:
        """Write the record that --record asked for, elsewhere if need be; whether it lies where it should."""
        if not self._record or self._save(self._record):
            return True
        with NamedTemporaryFile("w", encoding="utf-8", prefix="carcassonne-", suffix=".txt", delete=False) as file:
            file.write(self._text())
        self._console.say(f"  It lies in {file.name} instead.")
        return False

    def _leave(self) -> bool:
        """Say goodbye to a game that goes on; whether everything asked for is kept."""
        self._console.say("\nThe game is not finished.")
        if not self._record:
            self._console.say("It is not saved; `save FILE` or --record FILE keeps a game.")
        return self._keep()
