"""A request's headers as the server reads them: a few by name, without a mapping of all of them."""

from __future__ import annotations

from starlette.types import Scope


def header(scope: Scope, name: bytes) -> str | None:
    """Return the first value of a header, whose name is given in small letters; None where there is none."""
    for each, value in scope["headers"]:
        if each == name:
            found: str = value.decode("latin-1")
            return found
    return None
