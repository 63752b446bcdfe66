"""A worker: a process that computes for the server, one line of JSON in and one out. `process` is the server's end.

    {"do":"decide","state":BASE64,"rules":{…},"player":"4","seed":1,"seconds":10}   {"choice":123}
    {"do":"hint","position":LINE,"level":5,"names":["Anna",…]}                      {"hint":{…}}
    {"do":"analyse","record":TEXT,"level":5}                 {"done":3,"of":140} …  {"analysis":{…}}
    {"do":"weigh","record":TEXT,"level":6,"seconds":[…],"resigned":{"1":40}}        {"weighed":[{"seat":0,…},…]}
    {"do":"puzzles","record":TEXT}                                                  {"puzzles":[LINE,…]}

It says {"ready":true} when it can be asked. An error is answered with {"fault":"…"}, and the worker goes on. When its
input ends, because the server has ended in whatever way, it ends at once, also in the middle of a computation.
"""

from __future__ import annotations

import json
import os
import sys
import threading
import warnings
from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict
from functools import partial
from queue import SimpleQueue
from typing import IO, TYPE_CHECKING, Any, cast

from carcassonne.ai.player import Answer, Forfeit, Player, Question, close_player
from carcassonne.ai.players.levels import LevelPlayer, level_named
from carcassonne.ai.players.program import ProgramPlayer, command_of
from carcassonne.ai.players.program_process import kill_programs
from carcassonne.ai.players.roster import PROGRAM, player_named
from carcassonne.engine.rules import Rules
from carcassonne.server.workers.messages import (
    AnalyseQuestion,
    DecideQuestion,
    HintMessage,
    HintQuestion,
    PuzzlesQuestion,
    SeatWeighedMessage,
    WeighQuestion,
    WorkerAnswer,
)
from carcassonne.server.workers.state_codec import unpacked

if TYPE_CHECKING:  # a worker has no need of pydantic
    from carcassonne.server.workers.analysis_payload import AnalysisPayload

Send = Callable[[WorkerAnswer], None]
MAX_THIRD_PARTY_PLAYERS = 8
"""Third-party players that a worker keeps; each belongs to one game."""
PROGRAM_GRACE = 1.0
PROGRAM_STARTING = 5.0
"""Further seconds for a program: for each answer, and for the first."""
LONGEST_FAULT = 300


class Worker:
    """Answers questions one after the other, and keeps the players that it has made."""

    def __init__(self, send: Send, threads: int = 1) -> None:
        self._send = send
        self._threads = threads
        self._levels: dict[str, LevelPlayer] = {}
        self._third_party: dict[tuple[str, int], Player] = {}
        self._tasks: dict[str, Callable[[Any], WorkerAnswer]] = {
            "decide": self._decide,
            "hint": _hint,
            "analyse": self._analyse,
            "weigh": _weigh,
            "puzzles": _puzzles,
        }

    def answer(self, line: bytes) -> WorkerAnswer:
        """Return the answer to a line; an error is a fault in words."""
        try:
            question = json.loads(line)
            return self._tasks[question["do"]](question)
        except Forfeit as forfeit:
            return {"fault": forfeit.reason}
        except (Exception, SystemExit) as fault:  # a third-party player may fail in any way
            return {"fault": f"{type(fault).__name__}: {fault}"[:LONGEST_FAULT]}

    # --- deciding -----------------------------------------------------------------------------------------------------
    def _decide(self, question: DecideQuestion) -> WorkerAnswer:
        asked = Question(unpacked(question["state"]), _rules(question), question["seconds"])
        answer = self._chosen(question["player"], question["seed"], asked)
        if not isinstance(answer, Answer):
            return {"fault": f"gave {type(answer).__name__} where an Answer is due"}
        choice = answer.choice(asked)
        return {"choice": choice} if choice is not None else {"fault": "chose an action that is not allowed"}

    def _chosen(self, text: str, seed: int, asked: Question) -> Answer:
        if text in self._levels or text.isdecimal():
            return self._level(text, seed).choose(asked)
        try:
            return self._third_party_player(text, seed).choose(asked)
        except BaseException:
            self._drop((text, seed))  # a player that has failed is not asked again: a new one is made next time
            raise

    def _level(self, text: str, seed: int) -> LevelPlayer:
        """Return the player of a level: one for all games, since it remembers nothing of them."""
        if text not in self._levels:
            self._levels[text] = LevelPlayer(level_named(text), threads=self._threads)
        self._levels[text].seed = seed
        return self._levels[text]

    def _third_party_player(self, text: str, seed: int) -> Player:
        """Return the third-party player of a game; the one not asked for longest is dropped."""
        player = self._third_party.pop((text, seed), None) or _made(text, seed)
        self._third_party[text, seed] = player
        while len(self._third_party) > MAX_THIRD_PARTY_PLAYERS:
            self._drop(next(iter(self._third_party)))
        return player

    def _drop(self, key: tuple[str, int]) -> None:
        player = self._third_party.pop(key, None)
        if player is not None:
            close_player(player)

    # --- analysing ----------------------------------------------------------------------------------------------------
    def _analyse(self, question: AnalyseQuestion) -> WorkerAnswer:
        from carcassonne.ai.analysis import analyse
        from carcassonne.ai.analysis.report.json_report import analysis_to_json
        from carcassonne.notation.record import parse_record

        found = analyse(parse_record(question["record"]), question["level"], watch=self._reported)
        return {"analysis": cast("AnalysisPayload", analysis_to_json(found))}

    def _reported(self, found: Iterator[Any], total: int) -> Iterable[Any]:
        """Pass results on and report how many have come."""
        for done, each in enumerate(found, start=1):
            self._send({"done": done, "of": total})
            yield each


def _made(text: str, seed: int) -> Player:
    if text.startswith(PROGRAM):
        return ProgramPlayer(command_of(text.removeprefix(PROGRAM)), text, PROGRAM_GRACE, PROGRAM_STARTING)
    return player_named(text, seed, threads=1)


def _rules(question: DecideQuestion) -> Rules:
    rules = question["rules"]
    return Rules.of(rules["preset"], rules["players"], rules["options"])


def _hint(question: HintQuestion) -> WorkerAnswer:
    from carcassonne.ai.analysis import hint
    from carcassonne.ai.analysis.report.json_report import hint_to_json
    from carcassonne.engine.game import Game

    game = Game.from_position(question["position"], nature=True)
    return {"hint": cast(HintMessage, hint_to_json(hint(game, question["level"], names=question["names"])))}


def _weigh(question: WeighQuestion) -> WorkerAnswer:
    from carcassonne.ai.analysis.fair_play import weigh_seats
    from carcassonne.notation.record import parse_record

    resigned = {int(seat): after for seat, after in question["resigned"].items()}
    found = weigh_seats(parse_record(question["record"]), question["seconds"], resigned, question["level"])
    return {"weighed": [cast("SeatWeighedMessage", asdict(each)) for each in found]}


def _puzzles(question: PuzzlesQuestion) -> WorkerAnswer:
    from carcassonne.ai.puzzles.finding import puzzles_of_record
    from carcassonne.ai.puzzles.puzzle import puzzle_line
    from carcassonne.notation.record import parse_record

    return {"puzzles": [puzzle_line(each) for each in puzzles_of_record(parse_record(question["record"]))]}


# --- the process ------------------------------------------------------------------------------------------------------
def main(nice: int, threads: int) -> None:
    """Answer questions until the input ends."""
    warnings.filterwarnings("ignore", "carcassonne's core runs uncompiled")
    if nice and hasattr(os, "nice"):
        os.nice(nice)
    send = partial(_send, _answers())
    lines: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_read_lines, args=(lines,), daemon=True).start()
    worker = Worker(send, threads)
    send({"ready": True})
    while True:
        send(worker.answer(lines.get()))


def _answers() -> IO[bytes]:
    """Return the output for answers. What players print goes to standard error, where it cannot be taken for one."""
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    return answers


def _send(answers: IO[bytes], answer: WorkerAnswer) -> None:
    answers.write(json.dumps(answer, separators=(",", ":")).encode() + b"\n")
    answers.flush()


def _read_lines(lines: SimpleQueue[bytes]) -> None:
    """Pass lines on; when they end, end the process and the programs it started: nobody waits for an answer."""
    while line := sys.stdin.buffer.readline():
        lines.put(line)
    kill_programs()
    os._exit(0)


if __name__ == "__main__":
    main(nice=int(sys.argv[1]), threads=int(sys.argv[2]))
