"""The journal of a match: every finished round is on disk at once, so that an interrupted match can be continued."""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import IO, Any

import carcassonne
from carcassonne.ai.arena.round import PlayedRound
from carcassonne.ai.fingerprint import GAME_FILES, fingerprint
from carcassonne.errors import CarcassonneError

FORMAT = 1


class JournalError(CarcassonneError):
    """A journal that cannot be read or belongs to another match."""


class Journal:
    """A file of JSON lines: a header that says which match it is, then one line for each round."""

    def __init__(self, path: Path, about: dict[str, Any]) -> None:
        self.path = path
        self._header = _line({"carcassonne": "journal", "format": FORMAT, **version(), **about})
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
        if not end and self._header.startswith(raw):
            self._file.truncate(0)
            self._file.write(self._header)
            self._file.flush()
            return
        header, *lines = raw[:end].splitlines(keepends=True) or [raw]
        self._check(header)
        for number, line in enumerate(lines, start=2):
            try:
                played = PlayedRound.from_json(json.loads(line))
            except (ValueError, KeyError, TypeError, AttributeError) as reason:
                raise JournalError(f"{self.path}, line {number}: this is no round of a match") from reason
            self.played[played.key] = played
        self._file.truncate(end)

    def _check(self, header: bytes) -> None:
        """Raise JournalError for a header that is not ours, naming the first difference."""
        if header == self._header:
            return
        try:
            found = json.loads(header)
        except ValueError:
            found = None
        if not isinstance(found, dict) or found.get("carcassonne") != "journal":
            raise JournalError(f"{self.path} is no journal of a match")
        wanted = json.loads(self._header)
        for name in [*wanted, *found]:
            if found.get(name) != wanted.get(name):
                there, here = json.dumps(found.get(name)), json.dumps(wanted.get(name))
                raise JournalError(
                    f"{self.path} is the journal of another match: its {name} is {there}, not {here}; "
                    "remove it or name another with --journal"
                )


def default_path(about: dict[str, Any]) -> Path:
    """Return where the journal of a match lies by default: in the user's cache, named by a hash of the match."""
    cache_folder = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
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
