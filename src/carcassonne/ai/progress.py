"""A progress bar on standard error, only if that is a terminal."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterable, Iterator
from typing import TypeVar

Item = TypeVar("Item")
WIDTH = 30


def progress(items: Iterable[Item], total: int, label: str) -> Iterator[Item]:
    """Yield the items, showing how many have come and how long the rest will take."""
    began = time.monotonic()
    shown = sys.stderr.isatty()
    for count, item in enumerate(items, start=1):
        yield item
        if shown:
            left = (time.monotonic() - began) / count * (total - count)
            bar = "█" * (WIDTH * count // total)
            print(f"\r{label} {bar:<{WIDTH}} {count}/{total}, {left:.0f} s left ", end="", file=sys.stderr, flush=True)
    if shown:
        print("\r\x1b[K", end="", file=sys.stderr, flush=True)
