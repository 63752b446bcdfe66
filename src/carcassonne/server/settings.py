"""The server's settings: from flags, else from environment variables, else from a file, else the defaults."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

from carcassonne.server.service_urls import (
    DATABASE_FILE,
    PASSWORDS,
    WHERE,
    check_redis,
    data_folder,
    database_address,
    metrics_ports,
)
from carcassonne.server.setting_values import LIMITS, NONE, QUOTAS, READERS, read_bots, read_quotas
from carcassonne.server.settings_file import PREFIX, SettingsError, all_variables, check_names

__all__ = ["DATABASE_FILE", "NONE", "PREFIX", "QUOTAS", "READERS", "Settings", "SettingsError", "data_folder",
           "database_address", "metrics_ports", "read_bots", "read_quotas"]  # fmt: skip


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything an operator can configure."""

    host: str = "127.0.0.1"
    port: int = 8000
    database_url: str = field(default="", repr=False)
    """Empty: a SQLite file in the data folder. PostgreSQL: `postgresql://user@host/name`."""
    database_host: str = ""
    """In place of an address, its parts: where PostgreSQL is, or the folder of its socket."""
    database_port: int = 0
    database_name: str = ""
    """The name of the database, and of its user: `carcassonne` unless the operator says otherwise."""
    database_user: str = ""
    database_password: str = field(default="", repr=False)
    """The password as it is, whatever its characters; also for an address that has none."""
    database_password_file: Path | None = None
    """A file that holds the password alone."""
    data: Path | None = None
    """The folder for the database; None: the user's data folder."""
    page: Path | None = None
    """A folder with another build of the page; None: the package's own."""
    redis_url: str = field(default="", repr=False)
    """Where processes tell one another what happens, as `redis://host/0`; empty: by the database itself."""
    processes: int = 1
    """Server processes; more than one need PostgreSQL."""
    workers: int = 2
    """Processes in which bots think; 0 leaves bots, hints and analyses to `carcassonne worker` (PostgreSQL)."""
    bots: Mapping[str, str] = field(default_factory=dict)
    """The operator's bots by the name under which they are offered: `name=cmd:PROGRAM` or `name=module:Class`."""
    origins: tuple[str, ...] = ()
    """Origins of other pages that may use the API, as `https://example.org`."""
    hosts: tuple[str, ...] = ()
    """Public names of this server, as `play.example.org` or `*.example.org`; `*` for any."""
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    """Addresses and networks of proxies, whose word on the client's address and scheme is taken."""
    bot_pause: float = 0.4
    """Seconds before a bot's turn, so that people can follow."""
    bot_seconds: float = 10.0
    """How long a bot may think about one decision."""
    rate: float = 60.0
    """Requests per second from one address in the long run; 0: no limit."""
    burst: int = 600
    """Requests from one address at once."""
    sockets: int = 256
    """Open streams and sockets from one address; 0: no limit."""
    connections: int = 8192
    """Open connections in all."""
    connections_per_address: int = 512
    """Open connections from one address that is no proxy's; 0: no limit."""
    header_seconds: float = 10.0
    """How long a client may take to send the head of a request."""
    body_seconds: float = 20.0
    """How long it may take to send the body."""
    quotas: Mapping[str, str] = field(default_factory=lambda: dict(QUOTAS))
    """How much of what costs more one address may have, as `120/hour`."""
    keep_finished: float = 0.0
    """Days after which a finished game is removed; 0: never."""
    keep_abandoned: float = 0.0
    """Days without a move after which an unfinished game is removed; 0: never."""
    metrics: str = ""
    """An address `HOST:PORT` for operators alone; empty: `/metrics` on the usual port, for this machine alone."""
    queue: int = 256
    """Frames queued for a slow client before it is dropped."""
    ping: float = 15.0
    """Seconds of silence before a `ping` frame."""
    tables: int = 2000
    """Games kept in memory besides those that are in use."""
    push_contact: str = "mailto:operator@example.org"
    """How push services reach the operator: a mailto: or https: address."""
    push_local: bool = False
    """Whether notices may be sent to push services on this machine, for tests."""
    accounts: str = ""
    """The one name under which people sign in, as `play.example.org`; empty: everybody is a guest."""
    events: str = "organisers"
    """Who may announce events: `organisers`, whom the operator names, or `anyone` who is signed in."""
    leisure: bool = True
    """Whether workers look at finished games while nobody waits: rated ones for fair play, open ones for puzzles."""
    refused_names: Path | None = None
    """A file of words that no name contains, in place of the usual ones."""
    imprint: str = ""
    """Who answers for the server: the address of a page, or the path of a text file."""
    privacy: str = ""
    """What becomes of people's data, likewise."""
    log_level: str = "info"

    @classmethod
    def read(cls, given: Mapping[str, Any] | None = None, variables: Mapping[str, str] | None = None) -> Settings:
        """Return the settings of flags (those that are not None) and of variables; raises SettingsError.

        Without variables they are those of the environment and of the file of settings.
        """
        variables = all_variables() if variables is None else variables
        check_names(variables)
        chosen = {name: value for name, value in (given or {}).items() if value is not None}
        elsewhere: frozenset[str] = WHERE if WHERE & set(chosen) else frozenset()
        if "data" in chosen and "database_url" not in chosen:
            elsewhere |= set(PASSWORDS)
        for name, reader in READERS.items():
            text = variables.get(PREFIX + name.upper(), "").strip()
            if text and name not in chosen and name not in elsewhere:
                chosen[name] = _read(name, reader, text)
        unknown = set(chosen) - {each.name for each in fields(cls)}
        assert not unknown, f"no such settings: {unknown}"
        settings = cls(**chosen)
        settings.check()
        return settings

    def check(self) -> None:
        """Raise SettingsError for values that cannot be used."""
        for name, (low, high) in LIMITS.items():
            value = getattr(self, name)
            if not low <= value <= high and not (name == "database_port" and value == 0):  # also "not a number"
                raise SettingsError(f"{PREFIX}{name.upper()} must be from {low} to {high}, not {value}")
        if self.page is not None and not (self.page / "index.html").is_file():
            raise SettingsError(f"{PREFIX}PAGE: there is no index.html in {self.page}")
        if self.metrics:
            metrics_ports(self)
        if not self.push_contact.startswith(("mailto:", "https://")):
            raise SettingsError(f"{PREFIX}PUSH_CONTACT must be like mailto:anna@example.org, not {self.push_contact!r}")
        if self.log_level not in ("debug", "info", "warning", "error"):
            raise SettingsError(f"{PREFIX}LOG_LEVEL must be debug, info, warning or error, not {self.log_level!r}")
        if self.redis_url:
            check_redis(self.redis_url)
        if database_address(self).startswith("sqlite"):
            if self.processes > 1:
                raise SettingsError(
                    f"{PREFIX}PROCESSES: one process serves a SQLite file; for {self.processes} set "
                    f"{PREFIX}DATABASE_URL to a PostgreSQL database"
                )
            if self.workers < 1:
                raise SettingsError(f"{PREFIX}WORKERS must be from 1 to 256 with SQLite, where nobody else can do it")


def _read(name: str, reader: Callable[[str], Any], text: str) -> Any:
    try:
        return reader(text)
    except ValueError as reason:
        raise SettingsError(f"{PREFIX}{name.upper()}: {reason}") from reason
