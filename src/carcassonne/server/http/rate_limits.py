"""Rate limits: how many requests and open streams one address may have."""

from __future__ import annotations

import math
import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from carcassonne.server.http.problems import Problem

ADDRESSES = 10_000
"""Addresses remembered; the one not seen for longest is forgotten first."""


@dataclass(slots=True)
class _Bucket:
    tokens: float
    at: float


class RateLimits:
    """A token bucket for each address, refilled at a steady rate."""

    def __init__(self, rate: float, burst: int, streams: int) -> None:
        self._rate = rate
        self._burst = burst
        self._streams = streams
        self._buckets: OrderedDict[str, _Bucket] = OrderedDict()
        self._open: Counter[str] = Counter()

    def count(self, address: str, now: float | None = None) -> None:
        """Count a request; raises Problem if the address has made too many."""
        if not self._rate:
            return
        now = time.monotonic() if now is None else now
        bucket = self._buckets.setdefault(address, _Bucket(self._burst, now))
        self._buckets.move_to_end(address)
        bucket.tokens = min(self._burst, bucket.tokens + (now - bucket.at) * self._rate)
        bucket.at = now
        if len(self._buckets) > ADDRESSES:
            self._buckets.popitem(last=False)
        if bucket.tokens < 1:
            wait = max(1, math.ceil((1 - bucket.tokens) / self._rate))
            raise Problem("too_many_requests", f"too many requests: try again in {wait} s", retry_after=wait)
        bucket.tokens -= 1

    @contextmanager
    def stream(self, address: str) -> Iterator[None]:
        """Count a stream while it is open; raises Problem if the address has too many."""
        if self._streams and self._open[address] >= self._streams:
            raise Problem("too_many_requests", f"{self._streams} streams are open already", retry_after=5)
        self._open[address] += 1
        try:
            yield
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]
