"""Rate limits and quotas: how much one address may ask for, by the library `limits`.

An address is a network of one household (`network_of`). The rate of requests is counted in this process, which it
guards; quotas of what costs more are shared by all processes where there is a Redis.
"""

from __future__ import annotations

import math
import secrets
import time
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from hashlib import blake2b

import structlog
from limits import RateLimitItem, RateLimitItemPerSecond, parse
from limits.aio.storage import MemoryStorage, RedisStorage
from limits.aio.strategies import RateLimiter, SlidingWindowCounterRateLimiter
from limits.errors import StorageError

from carcassonne.server import metrics
from carcassonne.server.addresses import network_of
from carcassonne.server.problems import Problem
from carcassonne.server.settings import Settings

MOST_KEYS = 20_000
"""Counters remembered, two for each address and limit; the oldest are forgotten first."""
REDIS_SECONDS = 1.0
WHAT = {
    "games": "new games",
    "imports": "imported games",
    "people": "new accounts",
    "reports": "reports",
    "seeks": "searches for a game",
    "matches": "challenges",
    "events": "events",
}
"""The quotas there are, and what they are of."""
log = structlog.get_logger()


class BoundedMemory(MemoryStorage):
    """Counters in memory. The library's own looks at every counter after every hit, and keeps any number of them."""

    async def incr(self, key: str, expiry: float, amount: int = 1) -> int:
        now = time.time()
        if self.expirations.get(key, 0) <= now:
            self.storage.pop(key, None)
            self.expirations.pop(key, None)
            self.expirations[key] = now + expiry
            while len(self.expirations) > MOST_KEYS:
                oldest = next(iter(self.expirations))
                del self.expirations[oldest]
                self.storage.pop(oldest, None)
        self.storage[key] += amount
        return self.storage[key]

    async def decr(self, key: str, amount: int = 1) -> int:
        self.storage[key] = max(self.storage[key] - amount, 0)
        return self.storage[key]


class RateLimits:
    """What each address has asked for."""

    def __init__(self, settings: Settings) -> None:
        self._rate: RateLimitItem | None = None
        if settings.rate:
            seconds = max(1, math.ceil(settings.burst / settings.rate))
            self._rate = RateLimitItemPerSecond(max(1, round(settings.rate * seconds)), seconds)
        self._quotas: Mapping[str, RateLimitItem] = {name: parse(text) for name, text in settings.quotas.items()}
        self._streams_each = settings.sockets
        self._streams_most = settings.connections * 3 // 4
        self._streams: Counter[str] = Counter()
        self._here: RateLimiter = SlidingWindowCounterRateLimiter(BoundedMemory())
        self._shared: RateLimiter = self._here
        if settings.redis_url:
            self._shared = SlidingWindowCounterRateLimiter(_redis(settings.redis_url))
        self._salt = secrets.token_bytes(16)
        self._addresses: dict[str, None] = {}
        """Those that a quota was counted for, for operators to see."""

    def alias(self, address: str) -> str:
        """Return a name for an address that says nothing of it: what it is made with ends with this process."""
        return blake2b(network_of(address).encode(), key=self._salt, digest_size=8).hexdigest()

    # --- requests -----------------------------------------------------------------------------------------------------
    async def count(self, address: str) -> None:
        """Count a request; raises Problem if the address has made too many."""
        if self._rate is not None and not await self._here.hit(self._rate, "rate", network_of(address)):
            wait = await _wait(self._here, self._rate, "rate", network_of(address))
            metrics.REFUSED.labels("rate").inc()
            raise Problem("too_many_requests", f"too many requests: try again in {wait} s", retry_after=wait)

    async def spend(self, quota: str, address: str) -> None:
        """Count something that has a quota; raises Problem if the address has used it up."""
        item = self._quotas.get(quota)
        if item is None:
            return
        network = network_of(address)
        limiter = self._shared
        try:
            granted = await limiter.hit(item, quota, network)
        except (StorageError, OSError) as fault:  # better a quota for each process than none, or no games
            log.warning("quotas are counted here alone: Redis cannot be reached", fault=str(fault))
            limiter = self._here
            granted = await limiter.hit(item, quota, network)
        self._remember(network)
        if not granted:
            wait = await _wait(limiter, item, quota, network)
            metrics.REFUSED.labels(quota).inc()
            detail = f"{WHAT[quota]}: {item.amount} in {_span(item)} from one address; try again in {wait} s"
            raise Problem("too_many_requests", detail, retry_after=wait)

    def _remember(self, network: str) -> None:
        self._addresses.pop(network, None)
        self._addresses[network] = None
        if len(self._addresses) > MOST_KEYS:
            del self._addresses[next(iter(self._addresses))]

    # --- streams ------------------------------------------------------------------------------------------------------
    @contextmanager
    def stream(self, address: str) -> Iterator[None]:
        """Count a stream while it is open; raises Problem if the address, or everybody together, has too many."""
        network = network_of(address)
        if self._streams_each and self._streams[network] >= self._streams_each:
            metrics.REFUSED.labels("streams").inc()
            raise Problem("too_many_requests", f"{self._streams_each} streams are open already", retry_after=5)
        if self._streams.total() >= self._streams_most:  # the rest of the connections is for moves
            metrics.REFUSED.labels("streams").inc()
            raise Problem("unavailable", "there is no room for another stream", retry_after=5)
        self._streams[network] += 1
        try:
            yield
        finally:
            self._streams[network] -= 1
            if not self._streams[network]:
                del self._streams[network]

    # --- operators ----------------------------------------------------------------------------------------------------
    async def used(self) -> dict[str, dict[str, int]]:
        """Return by address how much of each quota it has used; those that have used none are left out."""
        found: dict[str, dict[str, int]] = {}
        for network in reversed(tuple(self._addresses)):
            used: dict[str, int] = {}
            for quota, item in self._quotas.items():
                with suppress(StorageError, OSError):
                    left = (await self._shared.get_window_stats(item, quota, network)).remaining
                    used[quota] = item.amount - left
            if any(used.values()) or self._streams[network]:
                found[network] = {name: count for name, count in used.items() if count}
                found[network] |= {"streams": self._streams[network]} if self._streams[network] else {}
        return found

    async def forgive(self, address: str) -> None:
        """Forget what an address has used."""
        network = network_of(address)
        for quota, item in self._quotas.items():
            for limiter in {self._shared, self._here}:
                with suppress(StorageError, OSError):
                    await limiter.clear(item, quota, network)
        if self._rate is not None:
            await self._here.clear(self._rate, "rate", network)


def _redis(url: str) -> RedisStorage:
    """Return the counters of a Redis that has to answer soon."""
    within = {"socket_timeout": REDIS_SECONDS, "socket_connect_timeout": REDIS_SECONDS}
    return RedisStorage(
        f"async+{url}", wrap_exceptions=True, implementation="redispy", key_prefix="carcassonne", **within
    )


async def _wait(limiter: RateLimiter, item: RateLimitItem, *key: str) -> int:
    """Return the seconds until something more is granted: what a window held fades during the next."""
    try:
        turned = (await limiter.get_window_stats(item, *key)).reset_time - time.time()
        return max(1, math.ceil(turned + item.get_expiry() / item.amount))
    except (StorageError, OSError):
        return item.get_expiry()


def _span(item: RateLimitItem) -> str:
    name = item.GRANULARITY.name
    return f"a {name}" if item.multiples == 1 else f"{item.multiples} {name}s"
