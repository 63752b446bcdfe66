"""Limits: an address that asks too often or for too much is told when to come back, and nobody else is."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from carcassonne.server.addresses import is_loopback, network_of
from carcassonne.server.http import rate_limits
from carcassonne.server.http.rate_limits import RateLimits
from carcassonne.server.problems import Problem
from carcassonne.server.settings import Settings
from support.tables import a_house, run

Json = dict[str, Any]
SEATS = [{"kind": "human", "name": "Anna"}, {"kind": "open"}]


def limits(**settings: Any) -> RateLimits:
    usual: Json = {"rate": 0.0, "sockets": 0, "quotas": {}}
    return RateLimits(Settings(**(usual | settings)))


class Clock:
    """A clock for the library, which is asked for the time by name."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1_000_000.3
        monkeypatch.setattr("time.time", lambda: self.now)


def test_a_burst_is_let_through_and_then_the_rate_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(monkeypatch)

    async def work() -> None:
        counting = limits(rate=2.0, burst=4)
        for _ in range(4):
            await counting.count("10.0.0.1")
        with pytest.raises(Problem) as refused:
            await counting.count("10.0.0.1")
        assert refused.value.code == "too_many_requests"
        clock.now += int(refused.value.headers["Retry-After"]) + 0.5
        await counting.count("10.0.0.1")
        clock.now += 10
        for _ in range(4):
            await counting.count("10.0.0.1")

    run(work())


def test_another_address_does_not_notice() -> None:
    async def work() -> None:
        counting = limits(rate=1.0, burst=1)
        await counting.count("10.0.0.1")
        await counting.count("10.0.0.2")

    run(work())


def test_a_household_counts_as_one_however_many_addresses_it_has() -> None:
    async def work() -> None:
        counting = limits(rate=1.0, burst=2)
        await counting.count("2001:db8:1:2::3")
        await counting.count("2001:db8:1:2:ffff::4")
        with pytest.raises(Problem):
            await counting.count("2001:db8:1:2:abcd:ef01:2345:6789")
        await counting.count("2001:db8:1:3::3")

    run(work())


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8::1", "2001:db8::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
        ("a-socket", "a-socket"),
    ],
)
def test_an_address_is_counted_under_its_network(address: str, network: str) -> None:
    assert network_of(address) == network
    assert not is_loopback(address)


def test_counters_are_forgotten_before_they_fill_the_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limits, "MOST_KEYS", 100)

    async def work() -> None:
        counting = limits(rate=1.0, burst=1)
        for number in range(1000):
            await counting.count(f"10.0.{number // 250}.{number % 250}")
        assert len(counting._here.storage.storage) <= 100  # type: ignore[attr-defined]

    run(work())


def test_a_rate_of_nothing_is_no_limit() -> None:
    async def work() -> None:
        counting = limits(burst=1)
        for _ in range(100):
            await counting.count("10.0.0.1")

    run(work())


def test_an_address_holds_so_many_streams_and_no_more() -> None:
    counting = limits(sockets=1)
    with counting.stream("10.0.0.1"):
        with pytest.raises(Problem), counting.stream("10.0.0.1"):
            pass
        with counting.stream("10.0.0.2"):
            pass
    with counting.stream("10.0.0.1"):
        pass


def test_streams_leave_a_quarter_of_the_connections_to_moves() -> None:
    counting = limits(connections=16)
    held = [counting.stream(f"10.0.0.{number}") for number in range(13)]
    for one in held[:12]:
        one.__enter__()
    with pytest.raises(Problem) as refused:
        held[12].__enter__()
    assert refused.value.code == "unavailable"


# --- quotas -----------------------------------------------------------------------------------------------------------
def test_an_address_makes_so_many_games_an_hour(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path, quotas={"games": "3/hour"}) as house:
            answers = [await house.http.post("/api/v1/games", json={"seats": SEATS}) for _ in range(5)]
            assert [answer.status_code for answer in answers] == [201, 201, 201, 429, 429]
            assert "3 in a hour" in answers[-1].json()["detail"]
            assert int(answers[-1].headers["Retry-After"]) >= 1
            shown = (await house.http.get("/operators/addresses")).json()
            assert shown == {"addresses": {"127.0.0.1": {"games": 3}}}
            await house.http.post("/operators/addresses/127.0.0.1/forgive")
            assert (await house.http.post("/api/v1/games", json={"seats": SEATS})).status_code == 201

    run(work())


def test_an_address_imports_so_many_games_an_hour(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path, quotas={"imports": "2/hour"}) as house:
            made = await house.new_game("human", "human", draw=["V", "U"])
            record = (await house.http.get(f"/api/v1/games/{made['id']}/record")).text
            plain = {"Content-Type": "text/plain"}
            answers = [await house.http.post("/api/v1/games/import", content=record, headers=plain) for _ in range(3)]
            assert [answer.status_code for answer in answers] == [201, 201, 429]
            assert (await house.http.post("/api/v1/games", json={"seats": SEATS})).status_code == 201

    run(work())


def test_bots_do_not_play_among_themselves_over_http(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path) as house:
            bots = [{"kind": "bot", "level": 1}, {"kind": "bot", "level": 2}]
            answer = await house.http.post("/api/v1/games", json={"seats": bots})
            assert (answer.status_code, answer.json()["code"], answer.json()["field"]) == (400, "bad_request", "seats")

    run(work())


def test_quotas_are_counted_here_while_redis_is_away(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path, quotas={"games": "2/hour"}, redis_url="redis://127.0.0.1:1/0") as house:
            answers = [await house.http.post("/api/v1/games", json={"seats": SEATS}) for _ in range(3)]
            assert [answer.status_code for answer in answers] == [201, 201, 429]

    run(work())
