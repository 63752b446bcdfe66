"""Times as they are written: in the API, and as an entry for people's calendars (iCalendar, RFC 5545)."""

from __future__ import annotations

from datetime import UTC, datetime

from carcassonne.server.matches.model import QUARTER, Match
from carcassonne.server.problems import Problem

_REMIND_MINUTES = 15


def utc(moment: float) -> str:
    """Return a time as the API writes it.

    >>> utc(0)
    '1970-01-01T00:00:00Z'
    """
    return datetime.fromtimestamp(moment, UTC).isoformat(timespec="seconds").replace("+00:00", "Z")


def quarter_of(text: str, field: str) -> int:
    """Return the time that a text says, in seconds of the epoch; raises Problem where it says none.

    >>> quarter_of("1970-01-01T01:00+01:00", "times")
    0
    """
    try:
        found = datetime.fromisoformat(text)
        if found.tzinfo is None:
            raise ValueError
        seconds = found.timestamp()
    except (ValueError, OverflowError):
        detail = "a time is written like 2026-11-20T19:00Z, with its offset from UTC"
        raise Problem("bad_request", detail, field=field) from None
    if seconds % QUARTER:
        raise Problem("bad_request", "times are full quarters of an hour", field=field)
    return int(seconds)


def calendar_entry(match: Match, names: tuple[str, str], address: str) -> str:
    """Return a match as a calendar's entry, with a reminder; raises Problem where no time is agreed on."""
    if match.time is None:
        raise Problem("no_offer", "no time is agreed on")
    lines = [
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        "PRODID:-//carcassonne//match//EN",
        "BEGIN:VEVENT",
        f"UID:{match.id}@carcassonne",
        f"SEQUENCE:{match.version}",
        f"DTSTAMP:{_stamp(datetime.fromisoformat(match.created).timestamp())}",
        f"DTSTART:{_stamp(match.time)}",
        f"DTEND:{_stamp(match.time + 60 * match.setup.minutes)}",
        f"SUMMARY:{_escaped(f'Carcassonne: {names[0]} – {names[1]}')}",
        f"URL:{address}",
        "BEGIN:VALARM",
        "ACTION:DISPLAY",
        f"DESCRIPTION:{_escaped(f'{names[0]} – {names[1]}')}",
        f"TRIGGER:-PT{_REMIND_MINUTES}M",
        "END:VALARM",
        "END:VEVENT",
        "END:VCALENDAR",
    ]
    return "".join(_folded(line) + "\r\n" for line in lines)


def _stamp(moment: float) -> str:
    return datetime.fromtimestamp(moment, UTC).strftime("%Y%m%dT%H%M%SZ")


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace(";", "\\;").replace(",", "\\,").replace("\n", "\\n")


def _folded(line: str) -> str:
    """Return a line in parts of at most 75 bytes, as the format wants them."""
    parts, part = [], ""
    for sign in line:
        if len((part + sign).encode()) > 73:
            parts.append(part)
            part = ""
        part += sign
    return "\r\n ".join([*parts, part])
