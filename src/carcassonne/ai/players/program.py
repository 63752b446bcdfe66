"""A program as a player: any executable that speaks the bot protocol on its standard streams (docs/protocol.md)."""

from __future__ import annotations

import json
import shlex
import shutil
from collections.abc import Sequence
from typing import Any

from carcassonne.ai.player import Answer, Forfeit, Question
from carcassonne.ai.players.program_log import ProgramLog
from carcassonne.ai.players.program_process import ProgramProcess, quoted
from carcassonne.engine.position import print_position
from carcassonne.errors import CarcassonneError, NotationError
from carcassonne.notation.json import Json, action_from_json, actions_to_json, view_to_json

DEFAULT_SECONDS = 10.0
"""What a program gets for an answer if nothing else is said."""
GRACE_SECONDS = 2.0
"""Added to every limit, for a busy machine."""
STARTING_SECONDS = 20.0
"""Added to the limit of the first answer: programs take a while to start."""


class ProgramError(CarcassonneError):
    """A command line that names no program."""


def command_of(text: str) -> list[str]:
    """Return the words of a command line; raises ProgramError if it names no program."""
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
    """Return what a bot is asked: the view with its position line, what is legal, and the seconds it has."""
    view = view_to_json(question.view) | {"position": print_position(question.state, question.rules)}
    return {
        "cmd": "go",
        "view": view,
        "legal": actions_to_json(question.legal),
        "seconds": DEFAULT_SECONDS if question.seconds is None else question.seconds,
    }


class ProgramPlayer:
    """A program that is started at the first question; whatever it does wrong raises Forfeit. `close` stops it."""

    def __init__(
        self, command: Sequence[str], name: str = "", grace: float = GRACE_SECONDS, starting: float = STARTING_SECONDS
    ) -> None:
        self.name = name or shlex.join(command)
        self._command = list(command)
        self._grace = grace
        self._starting = starting
        self._process: ProgramProcess | None = None
        self._closed = False
        self.log: ProgramLog | None = None
        """Where its standard error goes; it is closed with the player."""

    def choose(self, question: Question) -> Answer:
        """Return the program's answer, legal or not; raises Forfeit, and after a forfeit always does."""
        if self._closed:
            raise Forfeit("has left the game")
        try:
            return self._ask(question)
        except Forfeit:
            self.close(gracefully=False)
            raise

    def close(self, gracefully: bool = True) -> None:
        """Stop the program; gracefully means that it is asked to quit before it is terminated."""
        process, self._process, self._closed = self._process, None, True
        if process is not None:
            process.stop(gracefully)
        log, self.log = self.log, None
        if log is not None:
            log.close()

    def _ask(self, question: Question) -> Answer:
        message = go_message(question)
        limit = message["seconds"] + self._grace
        if self._process is None:
            self._process = self._started()
            limit += self._starting
        return _answer_of(self._process.exchange(json.dumps(message, separators=(",", ":")), limit, message["seconds"]))

    def _started(self) -> ProgramProcess:
        try:
            return ProgramProcess(self._command, self.log)
        except OSError as reason:
            raise Forfeit(f"cannot be started: {reason.strerror}") from reason


def _answer_of(line: bytes) -> Answer:
    """Return the answer that a line holds; raises Forfeit if it holds none."""
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
