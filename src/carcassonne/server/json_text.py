"""JSON as the server writes it: compact, in ASCII, with parts that are rendered once and used many times."""

from __future__ import annotations

import json


def json_text(value: object) -> str:
    """Return a value as JSON. In ASCII, so that whatever characters a client sent can be sent back."""
    return json.dumps(value, separators=(",", ":"))
