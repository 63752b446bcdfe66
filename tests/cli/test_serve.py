"""`carcassonne serve` as a command: where it listens, what it says, what it opens, and how it refuses."""

from __future__ import annotations

import argparse
import os
import socket
import subprocess
import sys
import webbrowser
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread

import pytest

from carcassonne.cli.commands import configuration, serve
from carcassonne.cli.commands.address import Address, PortError, free_port, opens, take_port
from carcassonne.cli.main import main


@pytest.fixture
def taken() -> Iterator[int]:
    """A port that somebody listens on, with one above it."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        one.listen()
        yield int(one.getsockname()[1])


def test_the_next_free_port_is_taken_when_none_was_asked_for(taken: int) -> None:
    found = free_port("127.0.0.1", taken)
    assert taken < found < taken + 100


def test_a_port_that_was_asked_for_and_is_taken_is_refused_in_words(taken: int) -> None:
    with pytest.raises(PortError, match=f"cannot listen on 127.0.0.1 port {taken}: .*; --host and --port"):
        take_port("127.0.0.1", taken)


def test_a_host_that_is_not_this_machine_is_refused_in_words() -> None:
    with pytest.raises(PortError, match=r"cannot listen on 203\.0\.113\.1 port 8000"):
        free_port("203.0.113.1", 8000)


def test_port_0_is_any_free_port() -> None:
    assert take_port("127.0.0.1", 0) > 0


@pytest.mark.parametrize(
    ("host", "url"),
    [("127.0.0.1", "http://127.0.0.1:80/"), ("0.0.0.0", "http://127.0.0.1:80/"), ("::", "http://[::1]:80/")],
)
def test_the_address_is_one_that_can_be_opened(host: str, url: str) -> None:
    assert Address(host, 80).url == url


class Ready(BaseHTTPRequestHandler):
    """A server that is ready when asked the second time."""

    asked = 0

    def do_GET(self) -> None:
        Ready.asked += 1
        self.send_response(200 if Ready.asked > 1 else 503)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        pass


@pytest.mark.parametrize("works", [True, False])
def test_the_browser_opens_once_the_server_is_ready(
    works: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    opened: list[str] = []

    def browser(url: str) -> bool:
        opened.append(url)
        return works

    monkeypatch.setattr(webbrowser, "open", browser)
    Ready.asked = 0
    with HTTPServer(("127.0.0.1", 0), Ready) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        address = Address("127.0.0.1", server.server_port)
        address._tell(open_browser=True)
        server.shutdown()
    said = capsys.readouterr().err
    assert Ready.asked == 2
    assert opened == [address.url]
    assert f"Carcassonne: {address.url}" in said
    assert ("No browser could be opened" in said) is not works


def test_no_browser_is_no_reason_to_stop(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(_: str) -> bool:
        raise webbrowser.Error("could not locate runnable browser")

    monkeypatch.setattr(webbrowser, "open", fails)
    assert opens("http://127.0.0.1:8000/") is False


def test_without_its_packages_the_command_that_brings_them_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(configuration, "find_spec", lambda name: None)
    assert main(["serve"]) == 2
    assert "pip install 'carcassonne[server]'" in capsys.readouterr().err


@pytest.mark.parametrize("package", ["structlog", "prometheus_client"])
def test_what_games_can_be_played_without_a_server_does_not_do_without(
    package: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(configuration, "find_spec", lambda name: None if name == package else object())
    assert main(["serve"]) == 2
    assert f"{package} is missing" in capsys.readouterr().err


def test_a_service_does_not_wander_to_another_port(
    taken: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "carcassonne.env"
    file.write_text(f"CARCASSONNE_DATA={tmp_path}\n", encoding="utf-8")
    monkeypatch.setenv("CARCASSONNE_SETTINGS", str(file))
    monkeypatch.setattr(serve, "free_port", lambda *_: pytest.fail("a proxy would not find it there"))
    monkeypatch.setattr(serve, "take_port", lambda *_: take_port("127.0.0.1", taken))
    assert main(["serve"]) == 2
    assert f"cannot listen on 127.0.0.1 port {taken}" in capsys.readouterr().err


def test_postgresql_without_its_driver_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(configuration, "find_spec", lambda name: None if name == "asyncpg" else object())
    assert main(["serve", "--database", "postgresql://anna@localhost/games"]) == 2
    assert "carcassonne[server,postgres]" in capsys.readouterr().err


@pytest.mark.parametrize(
    "arguments",
    [["--port", "70000"], ["--port", "x"], ["--bot", "Robin"], ["--workers", "x"], ["--log-level", "loud"], ["more"]],
)
def test_arguments_that_cannot_be_are_refused(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", *arguments]) == 2
    assert "carcassonne serve: error" in capsys.readouterr().err


def test_a_bot_is_offered_under_its_name() -> None:
    args: argparse.Namespace = serve.parser().parse_args(["--bot", "Robin=cmd:./robin --level=3"])
    assert args.bot == [("Robin", "cmd:./robin --level=3")]


def test_a_taken_port_and_a_wrong_setting_end_the_command_with_a_line(taken: int, tmp_path: Path) -> None:
    def ended(*arguments: str, **environment: str) -> str:
        command = [sys.executable, "-m", "carcassonne", "serve", "--data", str(tmp_path), *arguments]
        done = subprocess.run(command, env=os.environ | environment, capture_output=True, text=True, timeout=60)
        assert done.returncode == 2, done.stderr
        assert "Traceback" not in done.stderr
        return done.stderr

    assert f"port {taken}" in ended("--port", str(taken))
    assert "CARCASSONNE_WORKERS" in ended(CARCASSONNE_WORKERS="many")
    assert "CARCASSONNE_DATABASE_URL" in ended("--database", "mysql://localhost/games")
