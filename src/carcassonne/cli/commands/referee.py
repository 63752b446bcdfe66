"""`carcassonne referee`: JSON lines in, JSON lines out."""

from __future__ import annotations

import argparse
import sys
import traceback
from typing import BinaryIO

from carcassonne.cli.options import command_parser
from carcassonne.referee import Referee, error

LONGEST_LINE = 1 << 20
"""Bytes in a request; a longer one is refused without being kept in memory."""


def parser() -> argparse.ArgumentParser:
    """The arguments of the command: none."""
    return command_parser("referee", "Drive a game from another program: JSON lines on standard input and output.")


def run(args: argparse.Namespace) -> int:
    """Answer until `quit` or the end of the input."""
    referee = Referee()
    requests, answers = sys.stdin.buffer, sys.stdout.buffer
    while line := requests.readline(LONGEST_LINE + 1):
        answer = _too_long(requests, line) or _answer(referee, line)
        if answer is None:
            break
        answers.write(answer.encode("ascii") + b"\n")
        answers.flush()
    return 0


def _too_long(requests: BinaryIO, line: bytes) -> str | None:
    """The error for a line beyond the limit, read to its end."""
    if len(line) <= LONGEST_LINE:
        return None
    while line and not line.endswith(b"\n"):
        line = requests.readline(LONGEST_LINE)
    return error("bad_json", f"a request is at most {LONGEST_LINE} bytes long")


def _answer(referee: Referee, line: bytes) -> str | None:
    """The referee's answer. A bug of ours is told on standard error and answered too: the game is unchanged by it."""
    try:
        return referee.answer(line)
    except Exception:
        traceback.print_exc()
        return error("internal_error", "the referee failed at this request; the game is unchanged")
