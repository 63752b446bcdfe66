"""Rounds of learning a value: games against oneself, steps of learning, and a gate of matches.

A round's network plays the next games only if it beats the champion and an older one; the learner goes on in any case.
All that a round made lies in a folder: a run that was killed goes on where it stopped.
"""

from __future__ import annotations

import json
import math
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Executor
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import fmean
from typing import TYPE_CHECKING, Any

from carcassonne.ai.progress import progress
from carcassonne.ai.thought.network import parse_network
from carcassonne.ai.training.recording import Pairing, Session, counts, play_pairing, record_session
from carcassonne.engine.rules import Rules
from carcassonne.errors import CarcassonneError

if TYPE_CHECKING:
    from carcassonne.ai.training.learner import Learner

SESSION_GAMES = 250
PAIRING_DECKS = 8
BY_EVALUATION = 6
"""Of so many sessions one is played by the evaluation, or the foundation, alone: it must hold among others, too."""
LOG, RECIPE = "log.jsonl", "recipe.json"


class TrainingError(CarcassonneError):
    """A folder that holds a run of another recipe."""


@dataclass(frozen=True, slots=True)
class Recipe:
    """How a value is learnt; with the same recipe and seed the games are the same."""

    rounds: int = 6
    first_games: int = 100_000
    """Games of the evaluation alone, of the first round."""
    games: int = 60_000
    """Games of every later round."""
    noise: float = 0.12
    """The share of decisions that are experiments."""
    trust: float = 0.9
    """The λ of λ-returns."""
    first_trust: float = 0.9
    """The λ of the first steps, which go by the evaluation's values; 1: outcomes alone, which are mostly luck."""
    share: float = 1.0
    """How much of what the network says is played. Less where luck is great: what it learnt is partly noise."""
    width: int = 12
    """Options that the network judges in self-play; in the gate's matches it judges all."""
    batch: int = 8192
    steps: int = 6000
    """Steps of learning in a round; the first has twice as many."""
    rate: float = 3e-3
    last_rate: float = 2e-4
    decks: int = 500
    """Decks of a gate's match, each played from every seat."""
    seed: int = 1


def share_and_error(results: Sequence[tuple[float, float]]) -> tuple[float, float, float]:
    """Return (share of the victories, its standard error by deck, margin)."""
    shares = [share for share, _ in results]
    mean = sum(shares) / len(shares)
    spread = math.sqrt(sum((share - mean) ** 2 for share in shares) / max(1, len(shares) - 1))
    return mean, spread / math.sqrt(len(shares)), sum(margin for _, margin in results) / len(results)


def _told(rules: Rules) -> str:
    """Return what a file says of the rules it was learnt under."""
    changes = [f"{name}={value}" for name, value in rules.options.items()]
    return " ".join([rules.preset, *changes, f"{rules.players} players"])


class Training:
    """A run of learning in a folder."""

    def __init__(
        self,
        folder: Path,
        rules: Sequence[Rules],
        recipe: Recipe,
        learner: Learner,
        executor: Executor,
        tell: Callable[[str], None] = print,
        start: bytes | None = None,
        foundation: bytes | None = None,
    ) -> None:
        self.folder = folder
        self.rules = tuple(rules)
        self.recipe = recipe
        self.learner = learner
        self.executor = executor
        self.tell = tell
        self.foundation = foundation
        """The value upon which a deep network is learnt, None where the value itself is."""
        self.champions: list[bytes | None] = [start]
        """The networks that passed the gate, the first being the evaluation alone or where learning began."""
        self.log: list[dict[str, Any]] = []
        folder.mkdir(parents=True, exist_ok=True)

    def run(self, seconds: float | None = None) -> None:
        """Run the rounds that are still to do, as long as there is time."""
        began = time.monotonic()
        self._go_on()
        longest = 0.0
        for number in range(len(self.log), self.recipe.rounds):
            if seconds is not None and time.monotonic() - began + 1.1 * longest > seconds:
                self.tell(f"no time for round {number + 1}")
                break
            round_began = time.monotonic()
            self._round(number)
            longest = max(longest, time.monotonic() - round_began) if number else longest

    @property
    def champion(self) -> bytes | None:
        """The network that plays."""
        return self.champions[-1]

    # --- one round ----------------------------------------------------------------------------------------------------
    def _round(self, number: int) -> None:
        recipe = self.recipe
        began = time.monotonic()
        games, positions = self._record(number)
        recorded = time.monotonic()
        self.learner.take(self._files(number))
        if number == 0 and self.champion is None:  # while there are no own values to trust
            self.learner.learn(2 * recipe.steps, recipe.first_trust, recipe.rate, recipe.last_rate, True)
        error = self.learner.learn(recipe.steps, recipe.trust, recipe.rate / 3, recipe.last_rate, False)
        learnt = time.monotonic()
        about = {"rules": [_told(rules) for rules in self.rules], "round": number + 1, "share": recipe.share}
        if self.foundation is not None:
            about["upon"] = parse_network(self.foundation).about["fingerprint"]
        candidate = self.learner.net.blueprint().printed(self.learner.net.parts(recipe.share), about)
        entry: dict[str, Any] = {
            "round": number + 1,
            "games": games,
            "positions": positions,
            "record_s": round(recorded - began, 1),
            "learn_s": round(learnt - recorded, 1),
            "error": round(error, 2),
        }
        passed, fair = True, fmean(1 / rules.players for rules in self.rules)
        for name, opponent in self._opponents():
            share, spread, margin = share_and_error(self._match(candidate, opponent, number))
            entry[name] = {"share": round(share, 4), "error": round(spread, 4), "margin": round(margin, 2)}
            passed = passed and share > fair
        entry["gate_s"] = round(time.monotonic() - learnt, 1)
        entry["passed"] = passed
        self._file(number, "value").write_bytes(candidate)
        self.learner.save(self._file(number, "pt"))
        if passed:
            self.champions.append(candidate)
        self.log.append(entry)
        with (self.folder / LOG).open("a", encoding="utf-8") as log:
            log.write(json.dumps(entry) + "\n")
        self.tell(json.dumps(entry))

    def _opponents(self) -> list[tuple[str, bytes | None]]:
        """Return the champion and one of before, the evaluation alone while there is no other."""
        older = self.champions[max(0, len(self.champions) - 3)]
        return [("champion", self.champion)] + ([("older", older)] if older is not self.champion else [])

    def _record(self, number: int) -> tuple[int, int]:
        recipe = self.recipe
        total = recipe.games if number or self.champion is not None else recipe.first_games
        sessions = {
            self._file(number, f"{index:05d}.npz"): Session(
                self.rules[index % len(self.rules)],
                None if index % BY_EVALUATION == 0 else self.champion,
                recipe.width,
                recipe.noise,
                recipe.seed + 10_000_000 * (number + 1) + first,
                min(SESSION_GAMES, total - first),
                self.foundation,
            )
            for index, first in enumerate(range(0, total, SESSION_GAMES))
        }
        files = [file for file in sessions if not file.exists()]
        recorded = self.executor.map(record_session, [sessions[file] for file in files])
        for file, content in zip(files, progress(recorded, len(files), f"round {number + 1}: games"), strict=True):
            _write(file, content)
        games, positions = zip(*map(counts, sessions), strict=True)
        return sum(games), sum(positions)

    def _match(self, weights: bytes | None, against: bytes | None, number: int) -> list[tuple[float, float]]:
        tasks = [
            Pairing(
                self.rules[index % len(self.rules)],
                weights,
                against,
                0,
                self.recipe.seed + 5_000_000 + 100_000 * number + first,
                PAIRING_DECKS,
                self.foundation,
            )
            for index, first in enumerate(range(0, self.recipe.decks, PAIRING_DECKS))
        ]
        played: Iterable[list[tuple[float, float]]] = progress(
            self.executor.map(play_pairing, tasks), len(tasks), f"round {number + 1}: matches"
        )
        return [result for results in played for result in results]

    # --- the folder ---------------------------------------------------------------------------------------------------
    def _file(self, number: int, ending: str) -> Path:
        return self.folder / f"round-{number + 1:02d}.{ending}"

    def _files(self, number: int) -> list[Path]:
        return sorted(self.folder.glob(f"round-{number + 1:02d}.*.npz"))

    def _go_on(self) -> None:
        """Take up what an earlier run left; raises TrainingError if that was another one."""
        kept = self.folder / LOG
        self._check_recipe()
        _write(self.folder / RECIPE, (json.dumps(self._told()) + "\n").encode())
        if not kept.exists():
            return
        lines = [line for line in kept.read_text(encoding="utf-8").splitlines(keepends=True) if line.endswith("\n")]
        _write(kept, "".join(lines).encode())  # a last line without its end was not written completely
        self.log = [json.loads(line) for line in lines]
        for number, entry in enumerate(self.log):
            self.learner.take(self._files(number))
            if entry["passed"]:
                self.champions.append(self._file(number, "value").read_bytes())
        if self.log:
            self.learner.load(self._file(len(self.log) - 1, "pt"))
            self.tell(f"going on after round {len(self.log)}")

    def _told(self) -> dict[str, Any]:
        """Return what the run is: its recipe, its rules, and what it began from."""
        return {
            **asdict(self.recipe),
            "rules": [_told(rules) for rules in self.rules],
            "from": _fingerprint(self.champions[0]),
            "upon": _fingerprint(self.foundation),
        }

    def _check_recipe(self) -> None:
        """Raise TrainingError where the folder holds a run of another recipe: its games would be mixed with these."""
        try:
            there = json.loads((self.folder / RECIPE).read_text(encoding="utf-8"))
        except FileNotFoundError:
            return
        except ValueError as reason:
            raise TrainingError(f"{self.folder / RECIPE} cannot be read: {reason}") from reason
        here = self._told()
        other = [name for name in here if name != "rounds" and name in there and there[name] != here[name]]
        if other and any(self.folder.glob("round-*")):
            told = "; ".join(f"{name} is {_worded(there[name])} there and {_worded(here[name])} here" for name in other)
            raise TrainingError(
                f"{self.folder} holds a run of another recipe: {told}. Go on as it was begun, or name another folder"
            )


def _fingerprint(content: bytes | None) -> str | None:
    """Return what tells a file of weights from others: its first lines hold the fingerprint of its numbers."""
    return None if content is None else str(json.loads(content.split(b"\n", 2)[1])["fingerprint"])


def _worded(value: Any) -> str:
    return "nothing" if value is None else ", ".join(value) if isinstance(value, list) else f"{value}"


def _write(file: Path, content: bytes) -> None:
    """Write a file whole or not at all: a run may be killed at any moment."""
    part = file.with_suffix(".part")
    part.write_bytes(content)
    part.replace(file)
