"""The engine for browsers, as tests have it: what they fetch is packed once, and without compressed forms."""

from __future__ import annotations

from pathlib import Path

from web.engine.pack import pack

FOLDER = Path(__file__).parents[2] / "build" / "wasm"


def packed_engine() -> Path:
    """The folder that a page fetches from; nothing is packed anew where nothing has changed."""
    return pack(FOLDER, FOLDER / "engine", compress=False).parent
