"""Tokens: whoever holds one may act for a seat. Only their hashes are stored."""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import secrets
from collections.abc import Iterable

from carcassonne.server.problems import Problem

BYTES = 32
TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")
GAME_ID = re.compile(r"[A-Za-z0-9_-]{16}")


def new_token() -> str:
    """Return a token of 256 random bits."""
    return secrets.token_urlsafe(BYTES)


def token_of(secret: str, client_id: str) -> str:
    """Return the token of whoever sits down by a link with an id of its own: the same again for the same two.

    >>> token_of("secret", "one") == token_of("secret", "one"), token_of("secret", "one") == token_of("secret", "two")
    (True, False)
    """
    made = hmac.digest(f"carcassonne seat {client_id}".encode(), secret.encode("utf-8", "replace"), "sha256")
    return base64.urlsafe_b64encode(made).decode("ascii").rstrip("=")


def token_of_person(secret: str, game_id: str, seat: int, person: str) -> str:
    """Return the token of a person's seat, which they get on every device where they are signed in.

    It is made of the service's secret, so that it need not be stored.
    """
    return token_of(secret, f"{game_id} {seat} {person}")


def new_game_id() -> str:
    """Return a game's id, random enough that nobody guesses one, and nothing that a command takes for an option."""
    while (made := secrets.token_urlsafe(12)).startswith("-"):
        pass
    return made


def hash_of(token: str) -> str:
    """Return what is stored of a token."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()


def bearer(header: str | None) -> str:
    """Return the token of an `Authorization` header; raises Problem where there is none."""
    scheme, _, token = (header or "").partition(" ")
    if scheme.lower() != "bearer" or not token.strip():
        raise Problem("no_token", "this needs a seat's token: Authorization: Bearer TOKEN")
    return token.strip()


def seats_opened_by(token: str, hashes: Iterable[str | None]) -> list[int]:
    """Return the seats whose hash is that of the token; every hash is compared, each in constant time."""
    shown = hash_of(token)
    return [seat for seat, kept in enumerate(hashes) if hmac.compare_digest(shown, kept or "")]
