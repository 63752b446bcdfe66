"""A program as a player: any executable that speaks the bot protocol on its standard streams (docs/protocol.md)."""

from __future__ import annotations

import json
import shlex
import shutil
from collections.abc import Sequence
from typing import Any

from carcassonne.ai.player import Answer, Forfeit, Question
from carcassonne.ai.players.program_process import ProgramProcess, quoted
from carcassonne.engine.position import print_position
from carcassonne.errors import CarcassonneError, NotationError
from carcassonne.notation.json import Json, action_from_json, actions_to_json, view_to_json

SECONDS = 10.0
"""For an answer, where nobody says otherwise."""
GRACE = 2.0
"""Seconds beyond those, for a machine that is busy."""
STARTING = 20.0
"""Seconds more for the first answer: programs take a while to start."""


class ProgramError(CarcassonneError):
    """A program that is not there."""


def command_of(text: str) -> list[str]:
    """The words of a command line; the program must exist."""
    try:
        words = shlex.split(text)
    except ValueError as reason:
        raise ProgramError(f"the command {text!r} cannot be read: {reason}") from reason
    if not words:
        raise ProgramError("cmd: needs a program, such as cmd:./mybot")
    if shutil.which(words[0]) is None:
        raise ProgramError(f"there is no program {words[0]!r} that can be run")
    return words


def go_message(question: Question) -> Json:
    """What a bot is asked: the view with its position line, what is legal, and the seconds it has."""
    view = view_to_json(question.view) | {"position": print_position(question.state, question.rules)}
    return {
        "cmd": "go",
        "view": view,
        "legal": actions_to_json(question.legal),
        "seconds": SECONDS if question.seconds is None else question.seconds,
    }


class ProgramPlayer:
    """Starts the program at the first question; `close` ends it. Whatever it does wrong is a Forfeit."""

    def __init__(
        self, command: Sequence[str], name: str = "", grace: float = GRACE, starting: float = STARTING
    ) -> None:
        self.name = name or shlex.join(command)
        self._command = list(command)
        self._grace = grace
        self._starting = starting
        self._pipes: ProgramProcess | None = None
        self._gone = False

    def choose(self, question: Question) -> Answer:
        """The program's answer, not yet judged by the rules; raises Forfeit, and then again and again."""
        if self._gone:
            raise Forfeit("has left the game")
        try:
            return self._ask(question)
        except Forfeit:
            self.close(politely=False)
            raise

    def close(self, politely: bool = True) -> None:
        """End the program: asked first, told then, killed at last."""
        pipes, self._pipes, self._gone = self._pipes, None, True
        if pipes is not None:
            pipes.end(politely)

    def _ask(self, question: Question) -> Answer:
        message = go_message(question)
        limit = message["seconds"] + self._grace
        if self._pipes is None:
            self._pipes = self._started()
            limit += self._starting
        return _answer_of(self._pipes.exchange(json.dumps(message, separators=(",", ":")), limit, message["seconds"]))

    def _started(self) -> ProgramProcess:
        try:
            return ProgramProcess(self._command)
        except OSError as reason:
            raise Forfeit(f"cannot be started: {reason.strerror}") from reason


def _answer_of(line: bytes) -> Answer:
    """The answer a line says; raises Forfeit for nonsense."""
    try:
        said = json.loads(line)
    except (ValueError, RecursionError):
        raise Forfeit(f"answered what is not JSON: {quoted(line)}") from None
    if not isinstance(said, dict) or "action" not in said:
        raise Forfeit(f"answered without an action: {quoted(line)}")
    try:
        action = action_from_json(said["action"])
    except (NotationError, TypeError) as reason:
        raise Forfeit(f"answered what is no action: {reason}") from None
    info: Any = said.get("info")
    return Answer(action, info if isinstance(info, dict) else {})
