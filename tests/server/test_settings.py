"""Settings: flags, then variables, then what suits a home; what cannot be used is named."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from carcassonne.errors import CarcassonneError
from carcassonne.server.settings import Settings, database_address, read_bots


def test_with_nothing_said_the_server_is_for_this_machine_alone(tmp_path: Path) -> None:
    settings = Settings.read({}, {})
    assert (settings.host, settings.port) == ("127.0.0.1", 8000)
    assert database_address(settings).startswith("sqlite+aiosqlite:////")


def test_a_flag_wins_over_a_variable() -> None:
    environment = {"CARCASSONNE_PORT": "81", "CARCASSONNE_HOST": "0.0.0.0", "CARCASSONNE_WORKERS": " 3 "}
    settings = Settings.read({"port": 82, "host": None}, environment)
    assert (settings.port, settings.host, settings.workers) == (82, "0.0.0.0", 3)


def test_an_empty_variable_is_as_good_as_none() -> None:
    assert Settings.read({}, {"CARCASSONNE_PORT": ""}).port == 8000


def test_the_database_lies_in_the_data_folder(tmp_path: Path) -> None:
    assert database_address(Settings(data=tmp_path)) == f"sqlite+aiosqlite:///{tmp_path}/games.sqlite3"


@pytest.mark.parametrize(
    ("given", "used"),
    [
        ("sqlite:////srv/games.sqlite3", "sqlite+aiosqlite:////srv/games.sqlite3"),
        ("postgresql://anna@db/games", "postgresql+asyncpg://anna@db/games"),
        ("postgres://anna@db/games", "postgresql+asyncpg://anna@db/games"),
    ],
)
def test_a_database_is_named_by_its_address_alone(given: str, used: str) -> None:
    assert database_address(Settings.read({}, {"CARCASSONNE_DATABASE_URL": given})) == used


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("PORT", "http"),
        ("PORT", "70000"),
        ("PORT", "-1"),
        ("WORKERS", "0"),
        ("WORKERS", "2.5"),
        ("BOT_PAUSE", "nan"),
        ("BOT_PAUSE", "-1"),
        ("BOT_SECONDS", "soon"),
        ("RATE", "inf"),
        ("DATABASE_URL", "mysql://x/y"),
        ("DATABASE_URL", "games.sqlite3"),
        ("DATABASE_URL", "sqlite://"),
        ("DATABASE_URL", "sqlite:///:memory:"),
        ("ORIGINS", "example.org"),
        ("ORIGINS", "https://example.org/games"),
        ("ORIGINS", "https://anna:secret@example.org"),
        ("ORIGINS", "https://example.org:http"),
        ("HOSTS", "http://play.example.org"),
        ("HOSTS", "play.example.org:8000"),
        ("HOSTS", "play.example.org, play example"),
        ("HOSTS", "play.*.org"),
        ("HOST", "http://localhost"),
        ("HOST", "0.0.0.0:8000"),
        ("METRICS", "9000"),
        ("METRICS", "http://127.0.0.1:9000"),
        ("METRICS", "127.0.0.1:90000"),
        ("PROXIES", "proxy.example.org"),
        ("PROXIES", "10.0.0.7/8"),
        ("QUOTAS", "games=many"),
        ("QUOTAS", "moves=10/hour"),
        ("PUSH_LOCAL", "yes"),
        ("PUSH_CONTACT", "anna@example.org"),
        ("REDIS_URL", "localhost:6379"),
        ("BOTS", "robin"),
        ("BOTS", "robin=cmd:a; robin=cmd:b"),
        ("PAGE", "no-such-folder"),
        ("LOG_LEVEL", "loud"),
    ],
)
def test_a_variable_that_cannot_be_used_is_named(name: str, value: str) -> None:
    with pytest.raises(CarcassonneError, match=f"CARCASSONNE_{name}"):
        Settings.read({}, {f"CARCASSONNE_{name}": value})


def test_names_are_taken_as_browsers_send_them() -> None:
    hosts = "Play.Example.org, *.example.net, königsweg.example, 192.168.1.7, club"
    assert Settings.read({}, {"CARCASSONNE_HOSTS": hosts}).hosts == (
        "play.example.org", "*.example.net", "xn--knigsweg-n4a.example", "192.168.1.7", "club",
    )  # fmt: skip


@pytest.mark.parametrize(
    ("name", "meant"), [("CARCASSONNE_HOST_NAMES", "HOSTS"), ("CARCASSONNE_KEEP_FINISHD", "KEEP_FINISHED"),
                        ("CARCASSONNE_WORKER", "WORKERS"), ("CARCASSONNE_DATABASE", "DATABASE_")],
)  # fmt: skip
def test_a_misspelt_variable_is_refused_with_the_nearest_name(name: str, meant: str) -> None:
    with pytest.raises(CarcassonneError, match=f"no setting {name}; the nearest is CARCASSONNE_{meant}"):
        Settings.read({}, {name: "1"})


def test_bots_and_origins_are_lists() -> None:
    environment: dict[str, Any] = {
        "CARCASSONNE_BOTS": "Robin=cmd:./robin --fast; Ida = my.bots:Ida",
        "CARCASSONNE_ORIGINS": "https://a.example/, http://b.example:81",
    }
    settings = Settings.read({}, environment)
    assert settings.bots == {"Robin": "cmd:./robin --fast", "Ida": "my.bots:Ida"}
    assert settings.origins == ("https://a.example", "http://b.example:81")
    assert read_bots("") == {}
