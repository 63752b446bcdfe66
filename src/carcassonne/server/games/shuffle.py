"""The shuffle: a seed of 256 bits, committed to before the first draw and revealed after the game (docs/server.md)."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets

BITS = 256
COMMITMENT = re.compile(r"[0-9a-f]{64}")
TAG = "Commitment"
"""The tag of a record that holds the commitment."""

LOT_TAG = "Lot"
"""The tag of a record that says which of the seats, as they were asked for and counted from 0, began by lot."""


def new_seed() -> int:
    """Return a seed that nobody can guess."""
    return secrets.randbits(BITS)


def commitment(seed: int) -> str:
    """Return the commitment to a seed: the SHA-256, in hex, of a text that names it. It reveals nothing of the seed.

    >>> commitment(7)[:16]
    'de0e1a2b1e7d1264'
    """
    return hashlib.sha256(f"carcassonne shuffle {seed}".encode("ascii")).hexdigest()


def is_commitment(text: str) -> bool:
    """Return whether a text has the form of a commitment: 64 digits of lower-case hex."""
    return COMMITMENT.fullmatch(text) is not None


def matches(seed: int, committed: str) -> bool:
    """Return whether a seed is the one that was committed to."""
    return hmac.compare_digest(commitment(seed), committed)


def lot(seed: int | None, players: int) -> int:
    """Return which seat begins, drawn by the seed that was committed to: whoever learns it later can draw again.

    It is made of a hash of its own, so that it tells nothing of the shuffle. Without a seed it is drawn by chance.

    >>> lot(7, 3)
    1
    """
    if seed is None:
        return secrets.randbelow(players)
    digest = hashlib.sha256(f"carcassonne first player {seed}".encode("ascii")).digest()
    return int.from_bytes(digest, "big") % players
