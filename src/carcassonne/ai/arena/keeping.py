"""What is kept of many games besides their results: the journal, a record of each game, the log of the programs."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

from carcassonne.ai.arena.journal import Going
from carcassonne.ai.arena.round import PlayedRound, Round


@dataclass(frozen=True, slots=True)
class Keeping:
    """Where what is kept; nothing by default."""

    journal: Path | None = None
    going: Going = Going.ON
    """What becomes of a journal that is there already."""
    records: Path | None = None
    """A folder for the record of every game."""
    log: Path | None = None
    """A file for the standard error of programs."""
    protocol: bool = False
    """Whether the log has every line of the protocol, too."""

    def prepare(self) -> None:
        """Make the folders; raises OSError where that cannot be."""
        for folder in (self.records, self.log.parent if self.log else None):
            if folder is not None:
                folder.mkdir(parents=True, exist_ok=True)

    def task(self, task: Round) -> Round:
        """Return a round that says what is to be kept of it."""
        log = str(self.log.absolute()) if self.log else ""
        return replace(task, recorded=self.records is not None, log=log, protocol=self.protocol)

    def holds(self, task: Round) -> bool:
        """Return whether the records of a round are there, if any are wanted."""
        return self.records is None or all(path.exists() for path in self._paths(task))

    def write(self, task: Round, played: PlayedRound) -> None:
        """Write the records of a round that was played."""
        if self.records is not None:
            for path, text in zip(self._paths(task), played.records, strict=True):
                path.write_text(text, encoding="utf-8")

    def _paths(self, task: Round) -> list[Path]:
        assert self.records is not None
        return [self.records / f"{task.game_name(number)}.txt" for number in range(len(task.seatings))]
