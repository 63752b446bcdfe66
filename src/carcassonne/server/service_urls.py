"""Where the database and Redis are. Their addresses may hold passwords: no sentence here repeats a part of one."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import quote

from carcassonne.server.settings_file import PREFIX, SettingsError

if TYPE_CHECKING:
    from carcassonne.server.settings import Settings

DATABASE_FILE = "games.sqlite3"
DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "sqlite+aiosqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
}
PARTS = ("database_host", "database_port", "database_name", "database_user")
PASSWORDS = ("database_password", "database_password_file")
WHERE = frozenset({"database_url", "data", *PARTS})
"""Settings that say where the database is: a flag among them takes the place of all."""
_WORD = r"(?:[^\s:@/?#%\[\]]|%[0-9A-Fa-f]{2})*"
_URL = re.compile(
    rf"(?:(?P<user>{_WORD})(?P<password>:{_WORD})?@)?"
    r"(?P<host>[\w.,-]*|\[[0-9A-Fa-f:.]+\])(?::(?P<port>[0-9]{1,5}))?"
    rf"(?:/{_WORD})?(?:\?[^\s#@]*)?"
)
METRICS_PORTS = 64
HOW = "characters such as @ : / # ? % in a user's name or a password are written %40 %3A %2F %23 %3F %25"


def database_address(settings: Settings) -> str:
    """Return the database's address with the driver that the server uses; raises SettingsError."""
    if settings.database_url:
        return _of_url(settings)
    given = [name for name in (*PARTS, *PASSWORDS) if getattr(settings, name)]
    if not given:
        return f"sqlite+aiosqlite:///{data_folder(settings) / DATABASE_FILE}"
    if not settings.database_host:
        raise SettingsError(f"{PREFIX}{given[0].upper()} is set, but {PREFIX}DATABASE_HOST is not")
    host, password = settings.database_host, _password(settings)
    user = quote(settings.database_user or "carcassonne", safe="")
    secret = f":{quote(password, safe='')}" if password else ""
    name = quote(settings.database_name or "carcassonne", safe="")
    port = f":{settings.database_port}" if settings.database_port else ""
    if host.startswith("/"):  # the folder of a socket
        return f"postgresql+asyncpg://{user}{secret}@/{name}?host={quote(host, safe='/')}{port}"
    if not re.fullmatch(r"[\w.-]+|[0-9A-Fa-f:]+", host):
        raise SettingsError(f"{PREFIX}DATABASE_HOST must be a name, an address or the folder of a socket")
    return f"postgresql+asyncpg://{user}{secret}@{f'[{host}]' if ':' in host else host}{port}/{name}"


def _of_url(settings: Settings) -> str:
    scheme, sign, rest = settings.database_url.partition("://")
    if not sign or scheme not in DRIVERS:
        raise SettingsError(f"{PREFIX}DATABASE_URL must begin with sqlite:/// or postgresql://")
    if DRIVERS[scheme].startswith("sqlite"):
        if not rest.startswith("/") or rest.strip("/") in ("", ":memory:"):
            raise SettingsError(f"{PREFIX}DATABASE_URL must name a file, as in sqlite:////home/anna/games.sqlite3")
        return f"{DRIVERS[scheme]}://{rest}"
    if others := [name for name in PARTS if getattr(settings, name)]:
        raise SettingsError(f"{PREFIX}DATABASE_URL and {PREFIX}{others[0].upper()} are both set: one of them is enough")
    found = _URL.fullmatch(rest)
    if found is None or int(found["port"] or 0) > 65535 or "password=" in rest:
        raise SettingsError(
            f"{PREFIX}DATABASE_URL is not like postgresql://user:password@host/name: {HOW}; "
            f"or set {PREFIX}DATABASE_PASSWORD, as it is"
        )
    password = "" if found["password"] else _password(settings)
    if password:
        if not found["user"]:
            raise SettingsError(f"{PREFIX}DATABASE_PASSWORD is set, but {PREFIX}DATABASE_URL names no user")
        rest = rest.replace("@", f":{quote(password, safe='')}@", 1)
    return f"{DRIVERS[scheme]}://{rest}"


def _password(settings: Settings) -> str:
    file = settings.database_password_file
    if file is None:
        return settings.database_password
    if settings.database_password:
        raise SettingsError(f"{PREFIX}DATABASE_PASSWORD and {PREFIX}DATABASE_PASSWORD_FILE are both set")
    try:
        return file.read_text(encoding="utf-8").strip("\r\n")
    except OSError as reason:
        raise SettingsError(f"{PREFIX}DATABASE_PASSWORD_FILE: {file}: {reason.strerror}") from reason
    except UnicodeDecodeError as reason:
        raise SettingsError(f"{PREFIX}DATABASE_PASSWORD_FILE: {file} is no text in UTF-8") from reason


def data_folder(settings: Settings) -> Path:
    """Return the folder of the database file."""
    if settings.data is not None:
        return settings.data
    from platformdirs import user_data_path

    return user_data_path("carcassonne", appauthor=False)


def check_redis(url: str) -> None:
    """Raise SettingsError for an address that is not Redis's."""
    scheme, sign, rest = url.partition("://")
    if not sign or scheme not in ("redis", "rediss", "unix"):
        raise SettingsError(f"{PREFIX}REDIS_URL must be like redis://127.0.0.1:6379/0")
    found = _URL.fullmatch(rest)
    if scheme != "unix" and (found is None or not found["host"] or int(found["port"] or 0) > 65535):
        raise SettingsError(f"{PREFIX}REDIS_URL is not like redis://user:password@host:6379/0: {HOW}")


def metrics_ports(settings: Settings) -> tuple[str, range]:
    """Return the host and the ports that operators alone may ask, a process each; raises SettingsError."""
    host, _, port = settings.metrics.rpartition(":")
    bare = host.strip("[]")
    if not re.fullmatch(r"[\w.-]+|[0-9A-Fa-f:]+", bare) or not port.isdecimal() or int(port) > 65535:
        raise SettingsError(f"{PREFIX}METRICS must be like 127.0.0.1:9000, not {settings.metrics!r}")
    return bare, range(int(port), min(int(port) + METRICS_PORTS, 65536))
