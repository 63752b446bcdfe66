"""The shuffle: a seed of 256 bits that is promised before the first draw and shown after the last (docs/server.md)."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets

BITS = 256
COMMITMENT = re.compile(r"[0-9a-f]{64}")
TAG = "Commitment"
"""The tag of a record that holds the promise."""


def new_seed() -> int:
    """A seed that nobody can guess."""
    return secrets.randbits(BITS)


def commitment(seed: int) -> str:
    """The promise of a seed: the SHA-256, in hex, of a text that names it. It says nothing about the seed.

    >>> commitment(7)[:16]
    'de0e1a2b1e7d1264'
    """
    return hashlib.sha256(f"carcassonne shuffle {seed}".encode("ascii")).hexdigest()


def is_commitment(text: str) -> bool:
    """Whether a text could be a promise at all: 64 digits of lower-case hex."""
    return COMMITMENT.fullmatch(text) is not None


def keeps(seed: int, promise: str) -> bool:
    """Whether a seed is the one that was promised."""
    return hmac.compare_digest(commitment(seed), promise)
