"""Files of weights: a line that says what it is, a line about it, and the numbers of every part, 16 bits each."""

from __future__ import annotations

import hashlib
import json
import struct
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from carcassonne.errors import CarcassonneError

MAGIC = b"carcassonne value\n"
FORMAT = 1


class NetworkError(CarcassonneError, ValueError):
    """A file of weights that cannot be used."""


class Rows(NamedTuple):
    """Parts whose numbers lead into the same units, side by side."""

    names: tuple[str, ...]
    units: int
    most: int
    """What the numbers that lead into one unit may be together, up and down alike."""

    def lengths(self, parts: Mapping[str, Sequence[int]]) -> Iterator[int]:
        """Yield what leads into each unit."""
        for unit in range(self.units):
            yield sum(sum(map(abs, _row(parts[name], unit, self.units))) for name in self.names)


@dataclass(frozen=True, slots=True)
class Blueprint:
    """The parts of a network in the order of its file, and the bounds within which no sum can overflow."""

    features: int
    """The version of what the network sees."""
    sizes: dict[str, int]
    """How many numbers each part has."""
    bounds: Mapping[str, int]
    """The largest number of some parts, up or down."""
    bound: int
    """That of all others."""
    rows: Sequence[Rows]

    def checked(self, parts: Mapping[str, Iterable[int]]) -> dict[str, list[int]]:
        """Return the parts as lists; raises NetworkError unless each has its length and no sum can overflow."""
        held = {name: [int(number) for number in parts[name]] for name in self.sizes}
        for name, length in self.sizes.items():
            if len(held[name]) != length:
                raise NetworkError(f"part {name} must have {length} numbers, not {len(held[name])}")
            most = self.bounds.get(name, self.bound)
            if any(abs(number) > most for number in held[name]):
                raise NetworkError(f"part {name} has numbers beyond {most}")
        for rows in self.rows:
            if any(length > rows.most for length in rows.lengths(held)):
                raise NetworkError(f"part {rows.names[0]} has a row that could overflow")
        return held

    def printed(self, parts: Mapping[str, Iterable[int]], about: Mapping[str, Any]) -> bytes:
        """Return the content of a file."""
        numbers = b"".join(struct.pack(f"<{len(part)}h", *part) for part in self.checked(parts).values())
        head = {
            "format": FORMAT,
            "features": self.features,
            "sizes": self.sizes,
            "fingerprint": fingerprint_of(numbers),
            **about,
        }
        return MAGIC + json.dumps(head).encode() + b"\n" + numbers

    def parsed(self, content: bytes) -> tuple[dict[str, tuple[int, ...]], dict[str, Any]]:
        """Return (the numbers part by part, what the file says about itself); raises NetworkError."""
        if not content.startswith(MAGIC):
            raise NetworkError("this is no file of a learnt value")
        line, _, numbers = content[len(MAGIC) :].partition(b"\n")
        try:
            about = json.loads(line)
            version, features, sizes = about["format"], about["features"], about["sizes"]
            fingerprint = about["fingerprint"]
        except (ValueError, KeyError, TypeError, RecursionError):
            raise NetworkError("the learnt value is damaged: its head cannot be read") from None
        if (version, features) != (FORMAT, self.features):
            raise NetworkError(
                f"this is a learnt value of format {version!r:.40} and features {features!r:.40}; "
                f"this program reads format {FORMAT} and features {self.features}"
            )
        if sizes != self.sizes:
            raise NetworkError("this is a learnt value of another network: its parts are not those wanted here")
        if len(numbers) != 2 * sum(self.sizes.values()) or fingerprint_of(numbers) != fingerprint:
            raise NetworkError("the learnt value is damaged: its numbers are not those it was written with")
        parts, at = {}, 0
        for name, length in self.sizes.items():
            parts[name] = struct.unpack_from(f"<{length}h", numbers, at)
            at += 2 * length
        return parts, about


def fingerprint_of(numbers: bytes) -> str:
    """Return what tells these weights from others."""
    return hashlib.sha256(numbers).hexdigest()[:16]


def _row(part: Sequence[int], unit: int, units: int) -> Sequence[int]:
    """Return the numbers of a part that lead into a unit."""
    width = len(part) // units
    return part[unit * width : (unit + 1) * width]
