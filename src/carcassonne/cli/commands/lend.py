"""`carcassonne lend`: a player of yours takes a seat at a table of a server, by the link that somebody gave you."""

from __future__ import annotations

import argparse
import json
import re
import secrets
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from typing import Any

from carcassonne.ai.player import Answer, Forfeit, Player, Question, close_player
from carcassonne.ai.players.roster import player_named
from carcassonne.cli.arena.series import PLAYERS_HELP
from carcassonne.cli.options import FAILED, OK, UsageError, command_parser, number, positive, warn_uncompiled
from carcassonne.engine.game import Game
from carcassonne.errors import CarcassonneError
from carcassonne.notation.json import action_to_json

LINK = re.compile(r"(https?://[^/#]+(?:/[^#]*)?)/join/([\w-]+)#([\w-]+)")
MARK = " (bot)"
"""What stands behind the name: people know with whom they play."""
LONGEST_NAME = 40
PATIENCE = 60.0
"""Seconds without a word of the server after which it is asked anew: it says something every twenty."""
WAIT = 2.0
"""Seconds before a server that could not be reached is asked again."""
PASSING = ("stale_ply", "not_your_turn", "waiting")
"""Refusals of a move that only say that the game has gone on."""


class Refused(CarcassonneError):
    """The server's no, with its code."""

    def __init__(self, code: str, detail: str) -> None:
        super().__init__(detail)
        self.code = code


def parser() -> argparse.ArgumentParser:
    """The arguments of the command."""
    parser = command_parser("lend", "Let a player of yours play at a table of a server, in the seat of a link.")
    parser.add_argument("link", metavar="LINK", help="https://…/join/…#…, as the table shows it for an open seat")
    parser.add_argument("player", metavar="PLAYER", help=PLAYERS_HELP)
    parser.add_argument("--name", metavar="NAME", help="what it is called there; “(bot)” is put behind it")
    parser.add_argument("--seed", type=number, default=0, metavar="SEED", help="the dice it uses; 0 by default")
    parser.add_argument("--seconds", type=positive, default=10.0, metavar="S", help="for an answer; 10 by default")
    return parser


def run(args: argparse.Namespace) -> int:
    """Sit down and play until the game is over."""
    found = LINK.fullmatch(args.link)
    if found is None:
        raise UsageError(f"{args.link!r} is no link to a seat: they look like https://play.example.org/join/ID#SECRET")
    warn_uncompiled()
    player = player_named(args.player, args.seed)
    try:
        server, game_id, secret = found.groups()
        name = (args.name or player.name)[: LONGEST_NAME - len(MARK)].strip() + MARK
        seat = Seat(f"{server}/api/v1/games/{game_id}", secret, name)
        return seat.play(player, args.seconds)
    finally:
        close_player(player)


class Seat:
    """A seat at a table, in which a player sits."""

    def __init__(self, game: str, secret: str, name: str) -> None:
        self._game = game
        wanted = {"name": name, "join_id": secrets.token_hex(16)}
        try:
            taken = self._asked("/join", wanted, secret)
        except (urllib.error.URLError, TimeoutError, ConnectionError) as reason:
            raise UsageError(f"there is no answer from {game.split('/api/')[0]}: {reason}") from reason
        self._number: int = taken["seat"]
        self._token: str = taken["token"]
        print(f"{taken['table']['seats'][self._number]['name']} sits at seat {self._number + 1}", file=sys.stderr)

    def play(self, player: Player, seconds: float) -> int:
        """Answer whatever the seat is asked until the game is over; a player that fails resigns."""
        while True:
            try:
                for table, state in self._standings():
                    if table["status"] == "over":
                        return _told(table)
                    if table["status"] == "playing" and state["to_act"] == self._number:
                        self._answer(player, seconds)
            except Forfeit as forfeit:
                print(f"resigns: it {forfeit.reason}", file=sys.stderr)
                self._patiently("/resign", {}, self._token)
                return FAILED
            except (OSError, ValueError):  # the line broke, or half an answer came
                time.sleep(WAIT)

    def _standings(self) -> Iterator[tuple[Any, Any]]:
        """Yield the table and the state now, and again whenever something has happened."""
        now = self._asked("")
        yield now["table"], now["state"]
        request = urllib.request.Request(f"{self._game}/stream?after={now['table']['seq']}")
        with urllib.request.urlopen(request, timeout=PATIENCE) as lines:
            for _ in lines:
                now = self._asked("")
                yield now["table"], now["state"]

    def _answer(self, player: Player, seconds: float) -> None:
        """Let the player decide, and send the decision."""
        asked = self._asked("/line")
        game = Game.from_position(asked["line"], nature=True)
        if game.to_act != self._number:
            return
        answer = player.choose(Question.of(game, seconds))
        if not isinstance(answer, Answer):
            raise Forfeit(f"gave {type(answer).__name__} where an Answer is due")
        wrong = game.explain(answer.action)
        if wrong is not None:
            raise Forfeit(f"chose an action that is not allowed: {wrong}")
        move = {"ply": asked["ply"], "move_id": secrets.token_hex(8), "actions": [action_to_json(answer.action)]}
        try:
            self._patiently("/moves", move, self._token)
        except Refused as refused:
            if refused.code not in PASSING:
                raise

    def _patiently(self, what: str, sent: Any, token: str) -> Any:
        """Ask until there is an answer: the same request again is answered as it was."""
        while True:
            try:
                return self._asked(what, sent, token)
            except (urllib.error.URLError, TimeoutError, ConnectionError) as reason:
                print(f"the server cannot be reached ({reason}); trying again", file=sys.stderr)
                time.sleep(WAIT)

    def _asked(self, what: str, sent: Any = None, token: str = "") -> Any:
        """Return what the server answers; raises Refused."""
        body = None if sent is None else json.dumps(sent).encode()
        headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
        request = urllib.request.Request(self._game + what, body, headers)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                return json.loads(answer.read())
        except urllib.error.HTTPError as refusal:
            if refusal.code in (429, 502, 503, 504):
                raise ConnectionError(f"status {refusal.code}") from refusal
            raise _refused(refusal) from refusal


def _refused(refusal: urllib.error.HTTPError) -> Refused:
    try:
        problem = json.loads(refusal.read())
        return Refused(str(problem["code"]), f"the server says no: {problem['detail']}")
    except (ValueError, KeyError, TypeError):
        return Refused("unknown", f"the server says no: status {refusal.code}")


def _told(table: Any) -> int:
    result = table["result"] or {}
    points = " : ".join(str(each) for each in result.get("scores", []))
    print(f"the game is over ({result.get('reason', '')}): {points}")
    return OK
