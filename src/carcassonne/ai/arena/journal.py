"""The journal of a match: every finished round is on disk at once, so that an interrupted match can be continued."""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Iterable, Iterator
from enum import Enum, auto
from pathlib import Path
from typing import IO, Any

import carcassonne
from carcassonne.ai.arena.round import PlayedRound
from carcassonne.ai.fingerprint import GAME_FILES, fingerprint
from carcassonne.errors import CarcassonneError

FORMAT = 1


class JournalError(CarcassonneError):
    """A journal that cannot be read or belongs to another match."""


class OtherPrograms(JournalError):
    """A journal of this match in which another program stood behind a player."""


class Going(Enum):
    """What becomes of a journal that is there already."""

    ON = auto()
    """The match goes on from it; refused where another program stands behind a player."""
    ON_WITH_OTHERS = auto()
    """The match goes on from it, whichever programs played what it holds."""
    ANEW = auto()
    """It is emptied, and every round is played again."""


class Journal:
    """A file of JSON lines: a header that says which match it is, then one line for each round.

    The header names the hash of the program behind each player that is not ours. A match that goes on with other
    programs, because that was asked for, says so in a line of its own before its first round.
    """

    def __init__(
        self, path: Path, about: dict[str, Any], programs: dict[str, str] | None = None, going: Going = Going.ON
    ) -> None:
        self.path = path
        self._programs = programs or {}
        told = {"programs": self._programs} if self._programs else {}
        self._header = _line({"carcassonne": "journal", "format": FORMAT, **version(), **about, **told})
        self._going = going
        self.played: dict[str, PlayedRound] = {}
        """The rounds it holds."""
        path.parent.mkdir(parents=True, exist_ok=True)
        self._file = path.open("a+b")
        try:
            _lock(self._file, path)
            self._read()
        except BaseException:
            self._file.close()
            raise

    def add(self, played: PlayedRound) -> None:
        """Write a round; it is handed to the operating system before this returns."""
        self.played[played.key] = played
        self._file.write(_line(played.to_json()))
        self._file.flush()

    def close(self) -> None:
        """Close the file and release its lock."""
        self._file.close()

    def recorded(self, rounds: Iterable[PlayedRound]) -> Iterator[PlayedRound]:
        """Yield rounds, each written first."""
        for played in rounds:
            self.add(played)
            yield played

    def _read(self) -> None:
        """Read the rounds in the file; a last line without its end was not written completely and is cut off."""
        self._file.seek(0)
        raw = self._file.read()
        end = raw.rfind(b"\n") + 1
        header, *lines = raw[:end].splitlines(keepends=True) or [raw]
        if (not end and self._header.startswith(raw)) or (self._going is Going.ANEW and self._found(header)):
            self._file.truncate(0)
            self._file.write(self._header)
            self._file.flush()
            return
        behind = self._check(header)
        for number, line in enumerate(lines, start=2):
            behind = self._read_line(number, line, behind)
        self._file.truncate(end)
        if behind != self._programs:
            self._go_on_with_others(behind)

    def _read_line(self, number: int, line: bytes, behind: dict[str, str]) -> dict[str, str]:
        """Keep the round that a line holds; return the programs that play after it."""
        try:
            found = json.loads(line)
            if "programs" in found:
                return dict(found["programs"])
            played = PlayedRound.from_json(found)
        except (ValueError, KeyError, TypeError, AttributeError) as reason:
            raise JournalError(f"{self.path}, line {number}: this is no round of a match") from reason
        self.played[played.key] = played
        return behind

    def _go_on_with_others(self, behind: dict[str, str]) -> None:
        """Write down that other programs play from here on; raises OtherPrograms where nobody has asked for that."""
        changed = [text for text, program in self._programs.items() if behind.get(text) != program]
        if self.played and self._going is Going.ON:
            raise OtherPrograms(
                f"in {self.path} another program played behind {', '.join(changed)}: "
                "--anew plays everything again with the present one, --resume goes on and counts both"
            )
        self._file.write(_line({"programs": self._programs}))
        self._file.flush()

    def _check(self, header: bytes) -> dict[str, str]:
        """Return the programs of a header; raises JournalError if it is not ours, naming the first difference."""
        found, wanted = self._found(header), json.loads(self._header)
        behind = dict(found.pop("programs", {}))
        wanted.pop("programs", None)
        for name in [*wanted, *found]:
            if found.get(name) != wanted.get(name):
                there, here = json.dumps(found.get(name)), json.dumps(wanted.get(name))
                raise JournalError(
                    f"{self.path} is the journal of another match: its {name} is {there}, not {here}; "
                    "begin it anew with --anew or name another with --journal"
                )
        return behind

    def _found(self, header: bytes) -> dict[str, Any]:
        """Return what a header says; raises JournalError if it is none."""
        try:
            found = json.loads(header)
        except ValueError:
            found = None
        if not isinstance(found, dict) or found.get("carcassonne") != "journal":
            raise JournalError(f"{self.path} is no journal of a match")
        return found


def default_path(about: dict[str, Any]) -> Path | None:
    """Return where the journal of a match lies by default: in the user's cache, named by a hash of the match.

    None for a user without a home.
    """
    try:
        cache_folder = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    except RuntimeError:
        return None
    name = hashlib.sha256(_line({**version(), **about})).hexdigest()[:20]
    return cache_folder / "carcassonne" / "matches" / f"{name}.jsonl"


def version() -> dict[str, str]:
    """Return the version of this program and the fingerprint of the files that decide its games."""
    return {"version": carcassonne.__version__, "fingerprint": fingerprint(*GAME_FILES)}


def _line(value: dict[str, Any]) -> bytes:
    return json.dumps(value, separators=(",", ":")).encode("ascii") + b"\n"


def _lock(file: IO[bytes], path: Path) -> None:
    """Lock the journal, so that only one run writes it; on systems without such locks nothing is locked."""
    try:
        import fcntl
    except ImportError:
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as reason:
        raise JournalError(f"{path} is being written by another run of this match") from reason
