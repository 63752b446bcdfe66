"""What a test run has to show at its end: games, decisions, examples, signature."""

from __future__ import annotations

import json
import os
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from carcassonne.core import state

UBSAN = b"__ubsan_handle_out_of_bounds"


def mode() -> str:
    """How the core runs: uncompiled, compiled, or compiled with bounds checks (sanitized)."""
    if not state.COMPILED:
        return "uncompiled"
    return "sanitized" if UBSAN in Path(state.__file__).read_bytes() else "compiled"


@dataclass
class Tally:
    """The numbers of one run, gathered by the tests that make them."""

    examples: int = 0
    games: int = 0
    decisions: int = 0
    features: int = 0
    answers: Counter[str] = field(default_factory=Counter)
    moments: Counter[str] = field(default_factory=Counter)
    """Rare things that happened in the games compared."""
    signature: str = ""
    further: str = ""
    """The signature of the later boxes."""
    moves: int = 0
    """Moves made in a real browser."""
    kills: int = 0
    """Times a server was killed in the middle of its games and had lost nothing."""

    def lines(self) -> list[str]:
        """The run in a few lines for people."""
        answers = ", ".join(f"{kind} {count:,}" for kind, count in self.answers.most_common())
        moments = ", ".join(f"{name} {count:,}" for name, count in self.moments.most_common())
        return [
            f"mode: {mode()}",
            f"rule-book examples passed: {self.examples}",
            f"games compared with the slow referee: {self.games:,}, decisions: {self.decisions:,}",
            *([f"among them: {answers}"] if answers else []),
            *([f"which led to: {moments}"] if moments else []),
            *([f"features compared: {self.features:,}"] if self.features else []),
            *([f"signature: {self.signature}, of the later boxes: {self.further}"] if self.signature else []),
            *([f"moves made in the browser: {self.moves:,}"] if self.moves else []),
            *([f"kills survived by the server: {self.kills}"] if self.kills else []),
        ]

    def to_json(self) -> dict[str, Any]:
        """The run for `support/summary.py`."""
        return {
            "mode": mode(),
            "examples": self.examples,
            "games": self.games,
            "decisions": self.decisions,
            "features": self.features,
            "answers": dict(self.answers),
            "moments": dict(self.moments),
            "signature": self.signature,
            "further": self.further,
            "moves": self.moves,
            "kills": self.kills,
        }

    def add(self, run: dict[str, Any]) -> None:
        """Add the numbers of a process that ran some of the tests, as `to_json` gave them."""
        for name in ("examples", "games", "decisions", "features", "moves", "kills"):
            setattr(self, name, getattr(self, name) + run[name])
        self.answers.update(run["answers"])
        self.moments.update(run["moments"])
        self.signature = self.signature or run["signature"]
        self.further = self.further or run["further"]

    def write(self) -> None:
        """Leave the numbers where CARCASSONNE_SUMMARY says, if it says anything."""
        path = os.environ.get("CARCASSONNE_SUMMARY")
        if path:
            Path(path).parent.mkdir(parents=True, exist_ok=True)
            Path(path).write_text(json.dumps(self.to_json(), indent=1) + "\n", encoding="utf-8")


TALLY = Tally()
