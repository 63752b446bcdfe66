"""`carcassonne lend`: a player of yours plays at a server, in the seat of a link or as a bot with an account there."""

from __future__ import annotations

import argparse
import json
import os
import re
import secrets
import sys
import threading
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
TOKEN = "CARCASSONNE_TOKEN"
"""Where the token of a bot stands: in the environment, where no list of processes shows it."""
PASSING = ("stale_ply", "not_your_turn", "waiting")
"""Refusals of a move that only say that the game has gone on."""
PASSING_STATUS = (429, 502, 503, 504)
"""With which a server says that it may be asked again."""


class Refused(CarcassonneError):
    """The server's no, with its code."""

    def __init__(self, code: str, detail: str) -> None:
        super().__init__(detail)
        self.code = code


def parser() -> argparse.ArgumentParser:
    """The arguments of the command."""
    parser = command_parser(
        "lend",
        "Let a player of yours play at a server: in the seat of a link, or as a bot with whoever likes. A bot's token, "
        f"which your page there (/me) gives you, stands in the variable {TOKEN}.",
    )
    parser.add_argument(
        "link", metavar="LINK", nargs="?", help="https://…/join/…#…, as the table shows it for an open seat"
    )
    parser.add_argument("player", metavar="PLAYER", help=PLAYERS_HELP)
    parser.add_argument("--server", metavar="URL", help="play with whoever likes, four games at a time, until Ctrl-C")
    parser.add_argument(
        "--presets", metavar="NAMES", default="modern,big-box", help="what it plays with --server; modern,big-box"
    )
    parser.add_argument(
        "--name", metavar="NAME", help="what it is called at the table of a link; “(bot)” is put behind it"
    )
    parser.add_argument("--seed", type=number, default=0, metavar="SEED", help="the dice it uses; 0 by default")
    parser.add_argument("--seconds", type=positive, default=10.0, metavar="S", help="for an answer; 10 by default")
    return parser


def run(args: argparse.Namespace) -> int:
    """Sit down and play until the game is over; or play with whoever likes."""
    if (args.link is None) == (args.server is None):
        raise UsageError("say where: the LINK of a seat, or --server URL")
    warn_uncompiled()
    if args.server is not None:
        return _lent(args)
    found = LINK.fullmatch(args.link)
    if found is None:
        raise UsageError(f"{args.link!r} is no link to a seat: they look like https://play.example.org/join/ID#SECRET")
    player = player_named(args.player, args.seed)
    try:
        server, game_id, secret = found.groups()
        name = (args.name or player.name)[: LONGEST_NAME - len(MARK)].strip() + MARK
        return _joined(f"{server}/api/v1/games/{game_id}", secret, name).play(player, args.seconds)
    finally:
        close_player(player)


def _lent(args: argparse.Namespace) -> int:
    token = os.environ.get(TOKEN, "")
    if not token.startswith("ct_"):
        raise UsageError(f"{TOKEN} holds no token of a bot: your page at the server (/me) gives you one")
    if not re.fullmatch(r"https?://[^/#?]+/?", args.server):
        raise UsageError(f"{args.server!r} is no server: they look like https://play.example.org")
    close_player(player_named(args.player, args.seed))  # one that cannot be had is told before anybody begins a game
    lent = Lent(args.server.rstrip("/"), token, args)
    while True:
        try:
            lent.listen()
        except KeyboardInterrupt:
            print("lent no more", file=sys.stderr)
            return OK
        except (OSError, ValueError) as reason:
            print(f"the server cannot be reached ({reason}); trying again", file=sys.stderr)
            time.sleep(WAIT)


def _joined(game: str, secret: str, name: str) -> Seat:
    """Return the seat of a link, once it is taken."""
    wanted = {"name": name, "join_id": secrets.token_hex(16)}
    try:
        taken = asked(f"{game}/join", wanted, secret)
    except (urllib.error.URLError, TimeoutError, ConnectionError) as reason:
        raise UsageError(f"there is no answer from {game.split('/api/')[0]}: {reason}") from reason
    number = taken["seat"]
    print(f"{taken['table']['seats'][number]['name']} sits at seat {number + 1}", file=sys.stderr)
    return Seat(game, number, taken["token"])


class Lent:
    """A bot that is lent to a server: every game is played by a player of its own."""

    def __init__(self, server: str, token: str, args: argparse.Namespace) -> None:
        self._api = f"{server}/api/v1"
        self._token = token
        self._args = args
        self._games: set[str] = set()

    def listen(self) -> None:
        """Hear what concerns the bot, until the server ends the stream."""
        presets = "&".join(f"presets={preset.strip()}" for preset in self._args.presets.split(","))
        asking = urllib.request.Request(f"{self._api}/me/stream?{presets}", headers=_shown(self._token))
        try:
            with urllib.request.urlopen(asking, timeout=PATIENCE) as lines:
                for line in lines:
                    self._hear(json.loads(line))
        except urllib.error.HTTPError as refusal:
            if refusal.code in PASSING_STATUS:
                raise ConnectionError(f"status {refusal.code}") from refusal
            raise _refused(refusal) from refusal
        raise ConnectionError("the stream has ended")

    def _hear(self, told: Any) -> None:
        if told["type"] == "lent":
            print(
                f"{told['name']} plays {', '.join(told['presets'])} with whoever likes; Ctrl-C ends it", file=sys.stderr
            )
        elif told["type"] == "game" and told["game"] not in self._games:
            self._games.add(told["game"])
            threading.Thread(target=self._play, args=(told,), daemon=True).start()
        elif told["type"] == "over":
            self._games.discard(told["game"])
        elif told["type"] == "challenge":
            self._about_match(told["match"], "answer", {"time": told["match"]["proposal"]["times"][0]})
        elif told["type"] == "match":
            self._about_match(told["match"], "ready", {})

    def _about_match(self, match: Any, what: str, sent: Any) -> None:
        """Agree on the first time that suits, or come to the table."""
        try:
            asked(f"{self._api}/matches/{match['id']}/{what}", sent, self._token)
        except Refused as refused:
            print(f"match {match['id']}: {refused}", file=sys.stderr)

    def _play(self, told: Any) -> None:
        """Play a game to its end, in a thread of its own."""
        player = player_named(self._args.player, self._args.seed)
        try:
            seat = Seat(f"{self._api}/games/{told['game']}", told["seat"], told["token"])
            seat.play(player, self._args.seconds)
        except CarcassonneError as fault:
            print(f"game {told['game']}: {fault}", file=sys.stderr)
        finally:
            close_player(player)


class Seat:
    """A seat at a table, in which a player sits."""

    def __init__(self, game: str, number: int, token: str) -> None:
        self._game = game
        self._number = number
        self._token = token

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
        return asked(self._game + what, sent, token)


def asked(address: str, sent: Any = None, token: str = "") -> Any:
    """Return what the server answers; raises Refused."""
    body = None if sent is None else json.dumps(sent).encode()
    request = urllib.request.Request(address, body, {"Content-Type": "application/json"} | _shown(token))
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return json.loads(answer.read())
    except urllib.error.HTTPError as refusal:
        if refusal.code in PASSING_STATUS:
            raise ConnectionError(f"status {refusal.code}") from refusal
        raise _refused(refusal) from refusal


def _shown(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"} if token else {}


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
