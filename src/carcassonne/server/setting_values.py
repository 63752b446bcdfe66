"""How the text of each setting is read; what cannot be read is refused with a sentence."""

from __future__ import annotations

import re
from collections.abc import Callable
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

QUOTAS = {
    "games": "120/hour",
    "imports": "60/hour",
    "people": "5/day",
    "reports": "10/day",
    "seeks": "60/minute",
    "matches": "30/day",
    "events": "5/day",
}
"""What one address may have unless the operator says otherwise: enough for a class of thirty behind one address."""
NONE = "none"
_AMOUNT = re.compile(r"[1-9][0-9]{0,6}/(second|minute|hour|day)")
_NAME = re.compile(r"(?=.{1,253}$)[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?(\.[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?)*")


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


def _switch(text: str) -> bool:
    if text not in ("0", "1"):
        raise ValueError(f"{text!r} is neither 1 nor 0")
    return text == "1"


def _list(text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split(",") if part.strip())


def _host(text: str) -> str:
    """Return where to listen: an address of this machine or a name; raises ValueError."""
    if not _is_address(text) and not _NAME.fullmatch(text.lower()):
        raise ValueError(f"{text!r} is no address like 0.0.0.0 and no name: no http:// or port belongs to it")
    return text


def _is_address(text: str) -> bool:
    try:
        ip_address(text)
    except ValueError:
        return False
    return True


def _hosts(text: str) -> tuple[str, ...]:
    """Return the names of `play.example.org, *.example.net`, or `*`; raises ValueError."""
    found = tuple(host.lower() for host in _list(text))
    for host in found:
        if host != "*" and not _NAME.fullmatch(_spelt_in_ascii(host).removeprefix("*.")) and not _is_address(host):
            raise ValueError(
                f"{host!r} is no name like play.example.org or *.example.org: no http://, port or path belongs to it"
            )
    return tuple(map(_spelt_in_ascii, found))


def _spelt_in_ascii(host: str) -> str:
    """Return a name as browsers send it: `königsweg.example` is asked for as `xn--knigsweg-n4a.example`."""
    try:
        return host if host.isascii() else host.encode("idna").decode("ascii")
    except UnicodeError:
        return host


def _origins(text: str) -> tuple[str, ...]:
    """Return the origins of `https://example.org, http://localhost:8080`; raises ValueError."""
    found = tuple(part.rstrip("/") for part in _list(text))
    for origin in found:
        try:
            parts = urlsplit(origin)
            whole = f"{parts.scheme}://{parts.netloc}" == origin and parts.scheme in ("http", "https")
            if not whole or not parts.hostname or "@" in parts.netloc or parts.port == 0:
                raise ValueError
        except ValueError:
            raise ValueError(
                f"{origin!r} is no origin like https://example.org: a path does not belong to it"
            ) from None
    return found


def _proxies(text: str) -> tuple[str, ...]:
    """Return the proxies of `10.0.0.0/8, 127.0.0.1`, or of `none`; raises ValueError."""
    found = () if text == NONE else _list(text)
    for each in found:
        try:
            ip_network(each)
        except ValueError as reason:
            why = "the network's own address ends in zeros" if "host bits" in str(reason) else "names cannot be used"
            raise ValueError(f"{each!r} is no address like 10.0.0.7 and no network like 10.0.0.0/8: {why}") from None
    return found


def is_web_address(text: str) -> bool:
    """Return whether a text is the address of a page somewhere."""
    return urlsplit(text).scheme in ("http", "https") and bool(urlsplit(text).netloc)


def _account_host(text: str) -> str:
    """Return the name under which people sign in; raises ValueError. Passkeys belong to a name, never to an address."""
    host = _spelt_in_ascii(text.lower())
    if not _NAME.fullmatch(host) or _is_address(host) or ("." not in host and host != "localhost"):
        raise ValueError(f"{text!r} is no name like play.example.org: passkeys need one, without https:// and port")
    return host


def _words(text: str) -> Path:
    """Return the file of a list of words; raises ValueError."""
    try:
        Path(text).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as reason:
        raise ValueError(f"{text!r} cannot be read as text in UTF-8: {reason}") from None
    return Path(text)


def _page_or_file(text: str) -> str:
    """Return the address of a page, or the path of a text; raises ValueError."""
    if is_web_address(text):
        return text
    try:
        Path(text).read_text(encoding="utf-8")
    except OSError as reason:
        raise ValueError(
            f"{text!r} is no address like https://example.org/imprint, and no file: {reason.strerror}"
        ) from None
    except UnicodeDecodeError:
        raise ValueError(f"{text!r} is no text in UTF-8") from None
    return text


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


def _announcers(text: str) -> str:
    if text not in ("organisers", "anyone"):
        raise ValueError(f"{text!r} is neither organisers nor anyone")
    return text


READERS: dict[str, Callable[[str], Any]] = {
    "host": _host,
    "port": _whole,
    "database_url": str,
    "database_host": str,
    "database_port": _whole,
    "database_name": str,
    "database_user": str,
    "database_password": str,
    "database_password_file": Path,
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
    "hosts": _hosts,
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
    "push_local": _switch,
    "accounts": _account_host,
    "events": _announcers,
    "leisure": _switch,
    "refused_names": _words,
    "imprint": _page_or_file,
    "privacy": _page_or_file,
    "log_level": str.lower,
}
"""How the text of each environment variable is read."""

LIMITS: dict[str, tuple[float, float]] = {
    "port": (0, 65535),
    "database_port": (1, 65535),
    "workers": (0, 256),
    "processes": (1, 64),
    "bot_pause": (0, 60),
    "bot_seconds": (0.05, 3600),
    "rate": (0, 1_000_000),
    "burst": (1, 1_000_000),
    "sockets": (0, 1_000_000),
    "connections": (16, 1_000_000),
    "connections_per_address": (0, 1_000_000),
    "header_seconds": (0.1, 600),
    "body_seconds": (0.1, 600),
    "keep_finished": (0, 36_500),
    "keep_abandoned": (0, 36_500),
    "queue": (4, 100_000),
    "ping": (0.05, 3600),
    "tables": (1, 1_000_000),
}
"""The smallest and the largest value of each setting that is a number."""
