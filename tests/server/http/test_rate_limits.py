"""Rate limits: an address that asks too often is told when to come back, and nobody else is."""

from __future__ import annotations

import pytest

from carcassonne.server.http.problems import Problem
from carcassonne.server.http.rate_limits import RateLimits


def test_a_burst_is_let_through_and_then_the_rate_counts() -> None:
    limits = RateLimits(rate=2.0, burst=3, streams=0)
    for _ in range(3):
        limits.count("here", 0.0)
    with pytest.raises(Problem) as refused:
        limits.count("here", 0.0)
    assert (refused.value.code, refused.value.headers) == ("too_many_requests", {"Retry-After": "1"})
    limits.count("here", 0.5)
    with pytest.raises(Problem):
        limits.count("here", 0.6)


def test_another_address_does_not_notice() -> None:
    limits = RateLimits(rate=1.0, burst=1, streams=0)
    limits.count("here", 0.0)
    limits.count("there", 0.0)


def test_a_rate_of_nothing_is_no_limit() -> None:
    limits = RateLimits(rate=0.0, burst=1, streams=0)
    for _ in range(100):
        limits.count("here", 0.0)


def test_an_address_holds_so_many_streams_and_no_more() -> None:
    limits = RateLimits(rate=0.0, burst=1, streams=1)
    with limits.stream("here"):
        with pytest.raises(Problem), limits.stream("here"):
            pass
        with limits.stream("there"):
            pass
    with limits.stream("here"):
        pass
