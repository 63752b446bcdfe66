"""The file of settings, a `CARCASSONNE_NAME=value` a line: the server, its workers and `admin` read the same one."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from pathlib import Path

from carcassonne.errors import CarcassonneError
from carcassonne.server.setting_values import NONE, READERS

PREFIX = "CARCASSONNE_"
USUAL_FILE = Path("/etc/carcassonne.env")
"""Where settings are looked for unless a flag or `CARCASSONNE_SETTINGS` says otherwise."""
FILE_VARIABLE = f"{PREFIX}SETTINGS"
SETTINGS = frozenset({f"{PREFIX}{name.upper()}" for name in READERS} | {FILE_VARIABLE})
OTHERS = frozenset(
    f"{PREFIX}{name}"
    for name in ("UNCOMPILED", "WITHOUT_PAGE", "SANITIZE", "MODE", "SUMMARY", "SCREENSHOTS", "STRENGTH", "TEST_ORDER")
)
"""Variables of the core, of building and of testing."""


class SettingsError(CarcassonneError):
    """A setting that cannot be used; the message names its variable."""


def all_variables(file: Path | None = None, environment: Mapping[str, str] | None = None) -> dict[str, str]:
    """Return what the file of settings and the environment say, which wins; raises SettingsError."""
    environment = os.environ if environment is None else environment
    state = environment.get("STATE_DIRECTORY", "").partition(":")[0]  # systemd's, of a unit with StateDirectory=
    usual = {f"{PREFIX}DATA": state} if state else {}
    return usual | _said(file, environment)


def names_a_file(variables: Mapping[str, str]) -> bool:
    """Return whether the environment names a file of settings: this is a service then, not somebody at a keyboard."""
    return variables.get(FILE_VARIABLE, "").strip() not in ("", NONE)


def _said(file: Path | None, environment: Mapping[str, str]) -> dict[str, str]:
    own = {name: value for name, value in environment.items() if name.startswith(PREFIX)}
    named = str(file) if file is not None else own.get(FILE_VARIABLE, "").strip()
    if named == NONE:
        return own
    if named:
        return _read(Path(named)) | own
    try:
        there = USUAL_FILE.is_file()
        return (_read(USUAL_FILE) if there else {}) | own
    except SettingsError:
        if set(own) - OTHERS and not os.access(USUAL_FILE, os.R_OK):
            return own  # a service whose settings came by its environment need not be able to read them once more
        raise


def check_names(variables: Mapping[str, str]) -> None:
    """Raise SettingsError for a variable that is no setting, with the name that was probably meant."""
    for name in sorted(variables):
        if name.startswith(PREFIX) and name not in SETTINGS | OTHERS:
            raise SettingsError(f"there is no setting {name}{_meant(name)}")


def _meant(name: str) -> str:
    near = get_close_matches(name.upper(), sorted(SETTINGS), n=1, cutoff=0.0)
    return f"; the nearest is {near[0]}" if near else ""


def _read(file: Path) -> dict[str, str]:
    try:
        text = file.read_text(encoding="utf-8")
    except OSError as reason:
        raise SettingsError(
            f"the settings in {file} cannot be read: {reason.strerror}; --settings names another file, "
            f"{FILE_VARIABLE}={NONE} does without"
        ) from reason
    except UnicodeDecodeError as reason:
        raise SettingsError(f"the settings in {file} are no text in UTF-8") from reason
    found: dict[str, str] = {}
    for number, name, value in _lines(text):
        if not name:
            raise SettingsError(f"{file}, line {number} is not like {PREFIX}PORT=8000")
        if name in found:
            raise SettingsError(f"{file}, line {number}: {name} is given twice")
        if f"{PREFIX}{name.upper()}" in SETTINGS or (name not in SETTINGS and name.upper() in SETTINGS):
            raise SettingsError(f"{file}, line {number}: there is no setting {name}{_meant(name)}")
        if name == FILE_VARIABLE:
            raise SettingsError(f"{file}, line {number}: a file of settings names no other")
        if name.startswith(PREFIX):  # what else stands there is for other programs
            found[name] = value
    return found


def _lines(text: str) -> Iterator[tuple[int, str, str]]:
    """Return number, name and value of each line; no name where it cannot be read. The line may be half a secret."""
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.lstrip().startswith(("#", ";")):
            continue
        name, sign, value = (part.strip() for part in line.partition("="))
        if len(value) > 1 and value[0] == value[-1] and value[0] in "\"'":
            value = value[1:-1]
        yield number, name if sign and name.isidentifier() else "", value
