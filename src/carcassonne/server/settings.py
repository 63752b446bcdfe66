"""The server's settings: from flags, else from environment variables, else the defaults."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from ipaddress import ip_network
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from carcassonne.errors import CarcassonneError

PREFIX = "CARCASSONNE_"
DATABASE_FILE = "games.sqlite3"
QUOTAS = {"games": "120/hour", "imports": "60/hour"}
"""What one address may have unless the operator says otherwise: enough for a class of thirty behind one address."""
NONE = "none"
_AMOUNT = re.compile(r"[1-9][0-9]{0,6}/(second|minute|hour|day)")


class SettingsError(CarcassonneError):
    """A setting that cannot be used; the message names its variable."""


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything an operator can configure."""

    host: str = "127.0.0.1"
    port: int = 8000
    database_url: str = ""
    """Empty: a SQLite file in the data folder. PostgreSQL: `postgresql://user@host/name`."""
    data: Path | None = None
    """The folder for the database; None: the user's data folder."""
    page: Path | None = None
    """A folder with another build of the page; None: the package's own."""
    redis_url: str = ""
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
    log_level: str = "info"

    @classmethod
    def read(cls, given: Mapping[str, Any] | None = None, environment: Mapping[str, str] | None = None) -> Settings:
        """Return the settings of flags (those that are not None) and of the environment; raises SettingsError."""
        environment = os.environ if environment is None else environment
        chosen = {name: value for name, value in (given or {}).items() if value is not None}
        for name, reader in READERS.items():
            text = environment.get(PREFIX + name.upper())
            if name not in chosen and text is not None and text.strip():
                chosen[name] = _read(name, reader, text.strip())
        unknown = set(chosen) - {each.name for each in fields(cls)}
        assert not unknown, f"no such settings: {unknown}"
        settings = cls(**chosen)
        settings.check()
        return settings

    def check(self) -> None:
        """Raise SettingsError for values that cannot be used."""
        _within("port", self.port, 0, 65535)
        _within("workers", self.workers, 0, 256)
        _within("processes", self.processes, 1, 64)
        _within("bot_pause", self.bot_pause, 0, 60)
        _within("bot_seconds", self.bot_seconds, 0.05, 3600)
        _within("rate", self.rate, 0, 1_000_000)
        _within("burst", self.burst, 1, 1_000_000)
        _within("sockets", self.sockets, 0, 1_000_000)
        _within("connections", self.connections, 16, 1_000_000)
        _within("connections_per_address", self.connections_per_address, 0, 1_000_000)
        _within("header_seconds", self.header_seconds, 0.1, 600)
        _within("body_seconds", self.body_seconds, 0.1, 600)
        _within("keep_finished", self.keep_finished, 0, 36_500)
        _within("keep_abandoned", self.keep_abandoned, 0, 36_500)
        _within("queue", self.queue, 4, 100_000)
        _within("ping", self.ping, 0.05, 3600)
        _within("tables", self.tables, 1, 1_000_000)
        if self.page is not None and not (self.page / "index.html").is_file():
            raise SettingsError(f"{PREFIX}PAGE: there is no index.html in {self.page}")
        for origin in self.origins:
            if urlsplit(origin).scheme not in ("http", "https") or not urlsplit(origin).netloc:
                raise SettingsError(f"{PREFIX}ORIGINS: {origin!r} is no origin like https://example.org")
        for host in self.hosts:
            if "*" in host.removeprefix("*.") and host != "*":
                raise SettingsError(f"{PREFIX}HOSTS: {host!r} is no name like play.example.org or *.example.org")
        if self.metrics:
            metrics_address(self)
        if not self.push_contact.startswith(("mailto:", "https://")):
            raise SettingsError(f"{PREFIX}PUSH_CONTACT must be like mailto:anna@example.org, not {self.push_contact!r}")
        if self.log_level not in ("debug", "info", "warning", "error"):
            raise SettingsError(f"{PREFIX}LOG_LEVEL must be debug, info, warning or error, not {self.log_level!r}")
        if self.redis_url and urlsplit(self.redis_url).scheme not in ("redis", "rediss", "unix"):
            raise SettingsError(f"{PREFIX}REDIS_URL must be like redis://127.0.0.1:6379/0")
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


def _within(name: str, value: float, low: float, high: float) -> None:
    if not low <= value <= high:  # also refuses "not a number"
        raise SettingsError(f"{PREFIX}{name.upper()} must be from {low} to {high}, not {value}")


def _whole(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise ValueError(f"{text!r} is no whole number") from None


def _number(text: str) -> float:
    try:
        return float(text)
    except ValueError:
        raise ValueError(f"{text!r} is no number") from None


def _origins(text: str) -> tuple[str, ...]:
    return tuple(part.rstrip("/") for part in _list(text))


def _list(text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split(",") if part.strip())


def _proxies(text: str) -> tuple[str, ...]:
    """Return the proxies of `10.0.0.0/8, 127.0.0.1`, or of `none`; raises ValueError."""
    found = () if text == NONE else _list(text)
    for each in found:
        ip_network(each)
    return found


def read_quotas(text: str) -> dict[str, str]:
    """Return the quotas of `games=120/hour, imports=none`, the usual ones for those not named; raises ValueError."""
    found = dict(QUOTAS)
    for part in _list(text):
        name, _, amount = (word.strip() for word in part.partition("="))
        if part == NONE:
            found.clear()
        elif name not in QUOTAS:
            raise ValueError(f"there is no quota {name!r}; there are {', '.join(QUOTAS)}")
        elif amount == NONE:
            found.pop(name, None)
        elif _AMOUNT.fullmatch(amount):
            found[name] = amount
        else:
            raise ValueError(f"{part!r} must be like {name}=120/hour (or minute, day), or {name}=none")
    return found


def read_bots(text: str) -> dict[str, str]:
    """Return the bots of `name=player; name=player`; raises ValueError."""
    found: dict[str, str] = {}
    for part in filter(None, (part.strip() for part in text.split(";"))):
        name, sign, player = (word.strip() for word in part.partition("="))
        if not sign or not name or not player:
            raise ValueError(f"{part!r} must be like name=cmd:PROGRAM")
        if name in found:
            raise ValueError(f"{name!r} is given twice")
        found[name] = player
    return found


READERS: dict[str, Callable[[str], Any]] = {
    "host": str,
    "port": _whole,
    "database_url": str,
    "data": Path,
    "page": Path,
    "redis_url": str,
    "processes": _whole,
    "workers": _whole,
    "bots": read_bots,
    "origins": _origins,
    "bot_pause": _number,
    "bot_seconds": _number,
    "rate": _number,
    "burst": _whole,
    "sockets": _whole,
    "hosts": lambda text: tuple(host.lower() for host in _list(text)),
    "proxies": _proxies,
    "connections": _whole,
    "connections_per_address": _whole,
    "header_seconds": _number,
    "body_seconds": _number,
    "quotas": read_quotas,
    "keep_finished": _number,
    "keep_abandoned": _number,
    "metrics": str,
    "queue": _whole,
    "ping": _number,
    "tables": _whole,
    "push_contact": str,
    "push_local": lambda text: text == "1",
    "log_level": str.lower,
}
"""How the text of each environment variable is read."""

DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "sqlite+aiosqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
}


def database_address(settings: Settings) -> str:
    """Return the database's address with the driver that the server uses; raises SettingsError."""
    url = settings.database_url
    if not url:
        return f"sqlite+aiosqlite:///{data_folder(settings) / DATABASE_FILE}"
    scheme, sign, rest = url.partition("://")
    if not sign or scheme not in DRIVERS:
        raise SettingsError(f"{PREFIX}DATABASE_URL must begin with sqlite:/// or postgresql://")
    if DRIVERS[scheme].startswith("sqlite") and (not rest.startswith("/") or rest.strip("/") in ("", ":memory:")):
        raise SettingsError(f"{PREFIX}DATABASE_URL must name a file, as in sqlite:////home/anna/games.sqlite3")
    return f"{DRIVERS[scheme]}://{rest}"


def data_folder(settings: Settings) -> Path:
    """Return the folder of the database file."""
    if settings.data is not None:
        return settings.data
    from platformdirs import user_data_path

    return user_data_path("carcassonne", appauthor=False)


def metrics_address(settings: Settings) -> tuple[str, int]:
    """Return the host and the port that operators alone may ask; raises SettingsError."""
    host, _, port = settings.metrics.rpartition(":")
    if not host or not port.isdecimal() or int(port) > 65535:
        raise SettingsError(f"{PREFIX}METRICS must be like 127.0.0.1:9000, not {settings.metrics!r}")
    return host.strip("[]"), int(port)
