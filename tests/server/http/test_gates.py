"""Names, origins and request ids: who may ask under which name, from which page, and how an answer is found again."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
import structlog

from carcassonne.server.logs import configure_logs
from carcassonne.server.site.page import policy
from support.problems import fault_in
from support.tables import a_house, run

FRIENDS = "https://friends.example"
PREFLIGHT = {"Access-Control-Request-Method": "POST", "Access-Control-Request-Headers": "authorization,content-type"}


# --- names ------------------------------------------------------------------------------------------------------------
AT_HOME = ["127.0.0.1:8000", "192.168.1.20", "[::1]:8000", "[fe80::1]", "localhost:8000", "raspberrypi", "anna.local",
           "games.lan", "play.example.org", "a.b.example.net"]  # fmt: skip
FORGED = ["evil.example", "play.example.org.evil.example", "example.net", "", "a b", "x;script-src *", "-.com/"]


def test_the_server_answers_to_its_names_and_to_what_cannot_be_forged(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path, hosts=("play.example.org", "*.example.net")) as house:
            for host in AT_HOME:
                answer = await house.http.get("/api/v1/presets", headers={"Host": host})
                assert answer.status_code == 200, host
            for host in FORGED:
                answer = await house.http.get("/api/v1/presets", headers={"Host": host})
                assert (answer.status_code, answer.json()["code"]) == (421, "wrong_host"), host
                assert fault_in(answer) == ""
                healthy = await house.http.get("/healthz", headers={"Host": host})
                assert healthy.status_code == 200, "an overseer asks under any name"

    run(work())


def test_a_request_names_one_host(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path, hosts=("*",)) as house:
            for path in ("/api/v1/presets", "/", "/healthz"):
                two = [("Host", "127.0.0.1"), ("Host", "evil.example")]
                answer = await house.http.get(path, headers=two)
                assert (answer.status_code, answer.json()["code"]) == (400, "bad_request")

    run(work())


@pytest.mark.parametrize(
    ("method", "path", "allow"),
    [
        ("PUT", "/api/v1/presets", "GET"),
        ("DELETE", "/api/v1/games", "POST"),
        ("PATCH", "/api/v1/games/Zl8fWtT0v2mXq3Rk/analysis", "GET, POST"),
        ("GET", "/api/v1/games/Zl8fWtT0v2mXq3Rk/moves", "POST"),
        ("DELETE", "/art/icon.svg", "GET, HEAD"),
    ],
)
def test_whoever_asks_by_another_method_is_told_by_which(tmp_path: Path, method: str, path: str, allow: str) -> None:
    async def work() -> None:
        async with a_house(tmp_path) as house:
            answer = await house.http.request(method, path)
            assert (answer.status_code, answer.json()["code"]) == (405, "wrong_method")
            assert answer.headers["allow"] == allow

    run(work())


def test_an_operator_may_allow_any_name(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path, hosts=("*",)) as house:
            assert (await house.http.get("/api/v1/presets", headers={"Host": "any.example"})).status_code == 200

    run(work())


# --- origins ----------------------------------------------------------------------------------------------------------
def test_a_page_that_the_operator_names_may_ask_before_it_plays(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path, origins=(FRIENDS,)) as house:
            asked = await house.http.options("/api/v1/games", headers=PREFLIGHT | {"Origin": FRIENDS})
            assert asked.status_code == 200
            assert asked.headers["Access-Control-Allow-Origin"] == FRIENDS
            assert "authorization" in asked.headers["Access-Control-Allow-Headers"].lower()
            wanted = {"seats": [{"kind": "human", "name": "Anna"}, {"kind": "open"}]}
            made = await house.http.post("/api/v1/games", json=wanted, headers={"Origin": FRIENDS})
            assert (made.status_code, made.headers["Access-Control-Allow-Origin"]) == (201, FRIENDS)
            wrong = await house.http.post("/api/v1/games", json={}, headers={"Origin": FRIENDS})
            assert (wrong.status_code, wrong.headers["Access-Control-Allow-Origin"]) == (400, FRIENDS)

    run(work())


@pytest.mark.parametrize("origins", [(), (FRIENDS,)])
def test_any_other_page_may_not(tmp_path: Path, origins: tuple[str, ...]) -> None:
    async def work() -> None:
        async with a_house(tmp_path, origins=origins) as house:
            answer = await house.http.options("/api/v1/games", headers=PREFLIGHT | {"Origin": "https://evil.example"})
            assert (answer.status_code, answer.json()["code"]) == (403, "not_allowed")
            assert "Access-Control-Allow-Origin" not in answer.headers

    run(work())


def test_the_page_may_listen_to_its_own_server_alone() -> None:
    allowed = policy(b"<html></html>", "play.example.org:8443").partition("connect-src")[2].partition(";")[0].split()
    assert allowed == ["'self'", "ws://play.example.org:8443", "wss://play.example.org:8443"]


# --- operators --------------------------------------------------------------------------------------------------------
def test_numbers_are_for_the_operator(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path) as house:
            assert (await house.http.get("/metrics")).status_code == 200
            house.http._transport.client = ("192.0.2.7", 4000)  # type: ignore[attr-defined]
            for path in ("/metrics", "/operators/addresses"):
                answer = await house.http.get(path)
                assert (answer.status_code, answer.json()["code"]) == (403, "not_allowed")

    run(work())


def test_numbers_are_not_at_the_usual_port_where_operators_have_one(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path, metrics="127.0.0.1:9000") as house:
            assert (await house.http.get("/metrics")).status_code == 403

    run(work())


# --- request ids ------------------------------------------------------------------------------------------------------
def test_every_answer_has_an_id_of_its_own_or_the_one_that_was_given(tmp_path: Path) -> None:
    async def work() -> None:
        async with a_house(tmp_path) as house:
            ids = [
                (await house.http.get(path)).headers["X-Request-ID"]
                for path in ("/healthz", "/api/v1/games/none", "/nothing.png", "/api/v1/presets")
            ]
            assert len(set(ids)) == len(ids)
            given = await house.http.get("/healthz", headers={"X-Request-ID": "proxy-0123456789"})
            assert given.headers["X-Request-ID"] == "proxy-0123456789"
            made_up = await house.http.get("/healthz", headers={"X-Request-ID": "<script>"})
            assert made_up.headers["X-Request-ID"] != "<script>"

    run(work())


def test_a_bug_is_found_in_the_log_by_the_id_in_its_answer(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    async def work() -> str:
        async with a_house(tmp_path) as house:

            async def broken(*_: Any) -> None:
                raise RuntimeError("as arranged")

            house.registry.store.find_seats = broken  # type: ignore[method-assign, assignment]
            answer = await house.http.post("/api/v1/games/find", json={"tokens": ["x"]})
            assert (answer.status_code, answer.json()["code"]) == (500, "internal_error")
            assert answer.headers["X-Request-ID"] in answer.json()["detail"]
            assert answer.headers["X-Content-Type-Options"] == "nosniff"
            return str(answer.headers["X-Request-ID"])

    configure_logs("info")
    try:
        request_id = run(work())
    finally:
        structlog.reset_defaults()
    lines = [json.loads(line) for line in capfd.readouterr().err.splitlines() if line.startswith("{")]
    told = [line for line in lines if line.get("request") == request_id]
    assert [line["event"] for line in told] == ["a bug of ours"]
    assert "as arranged" in told[0]["exception"]
