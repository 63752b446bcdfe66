"""Prints the OpenAPI document: `python -m carcassonne.server.openapi > web/openapi.json` renews the page's."""

from __future__ import annotations

import json
import sys

from carcassonne.server.app import create_app
from carcassonne.server.settings import Settings


def document_text() -> str:
    """Return the document as JSON that is the same in every run."""
    return json.dumps(create_app(Settings()).openapi(), indent=1, sort_keys=True, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    sys.stdout.write(document_text())
