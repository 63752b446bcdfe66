"""`carcassonne bot`: a level as a program that speaks the bot protocol (docs/protocol.md)."""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

from carcassonne.ai.player import Forfeit, Player, Question
from carcassonne.ai.players.learnt import is_learnt, learnt_player
from carcassonne.ai.players.levels import LevelPlayer, level_named
from carcassonne.ai.players.roster import UnknownPlayer
from carcassonne.cli.options import command_parser, count, number
from carcassonne.engine.position import parse_position
from carcassonne.engine.positions import is_over, nature_decides
from carcassonne.errors import NotationError
from carcassonne.notation.json import action_to_json
from carcassonne.referee import Refusal, error

LONGEST_LINE = 1 << 22


def parser() -> argparse.ArgumentParser:
    """The arguments of the command."""
    parser = command_parser("bot", "Play as a program: JSON lines on standard input and output.")
    parser.add_argument(
        "--level",
        default="4",
        metavar="LEVEL",
        help="a level by number or name, value:FILE or deep:FILE; 4 by default",
    )
    parser.add_argument("--seed", type=number, default=0, metavar="SEED", help="the dice it uses; 0 by default")
    parser.add_argument("--threads", type=count, metavar="T", help="threads of level 7; as many as cores by default")
    return parser


def run(args: argparse.Namespace) -> int:
    """Answer until `quit` or the end of the input."""
    player = _player(args)
    while line := sys.stdin.buffer.readline(LONGEST_LINE):
        try:
            answer = _answer(player, line)
        except Refusal as refusal:
            answer = error(refusal.code, refusal.message)
        if answer is None:
            break
        print(answer, flush=True)
    return 0


def _player(args: argparse.Namespace) -> Player:
    if is_learnt(args.level):
        return learnt_player(args.level, args.seed, args.threads)
    try:
        return LevelPlayer(level_named(args.level), args.seed, args.threads)
    except ValueError as reason:
        raise UnknownPlayer(str(reason)) from reason


def _answer(player: Player, line: bytes) -> str | None:
    """The answer to a message; None to `quit`."""
    message = _message(line)
    if message.get("cmd") == "quit":
        return None
    if message.get("cmd") != "go":
        raise Refusal("unknown_command", f"a bot is asked to `go` or to `quit`, not {message.get('cmd')!r}")
    try:
        answer = player.choose(_question(message))
    except Forfeit as forfeit:
        raise Refusal("bad_request", str(forfeit)) from forfeit
    return json.dumps({"action": action_to_json(answer.action), "info": answer.info}, separators=(",", ":"))


def _message(line: bytes) -> dict[str, Any]:
    try:
        message = json.loads(line)
    except (ValueError, RecursionError) as reason:
        raise Refusal("bad_json", f"the line is not JSON: {reason}") from reason
    if not isinstance(message, dict):
        raise Refusal("bad_request", "a message must be an object")
    return message


def _question(message: dict[str, Any]) -> Question:
    """The question of a message. Members that mean nothing here are passed over: the protocol may grow."""
    view = message.get("view")
    position = view.get("position") if isinstance(view, dict) else None
    if not isinstance(position, str):
        raise Refusal("bad_request", "this bot needs the position line: send it as 'position' in 'view'")
    try:
        state, rules = parse_position(position)
    except NotationError as reason:
        raise Refusal("bad_request", f"the position cannot be read: {reason}") from reason
    if nature_decides(state) or is_over(state):
        raise Refusal("bad_request", "there is nothing to decide in this position")
    return Question(state, rules)
