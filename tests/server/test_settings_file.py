"""One file of settings for the server, its workers and `admin`; the environment wins over it."""

from __future__ import annotations

from pathlib import Path

import pytest

from carcassonne.cli.commands import admin
from carcassonne.cli.main import main
from carcassonne.errors import CarcassonneError
from carcassonne.server import settings_file
from carcassonne.server.settings import Settings, database_address
from carcassonne.server.settings_file import all_variables

TEXT = """\
# The club's server
CARCASSONNE_HOSTS=play.example.org
CARCASSONNE_PORT = 8001

; a password as it is
CARCASSONNE_DATABASE_HOST=db
CARCASSONNE_DATABASE_PASSWORD="p@ss/w#rd? 50%="
LANG=C.UTF-8
"""


def test_the_file_is_read_and_the_environment_wins(tmp_path: Path) -> None:
    file = tmp_path / "carcassonne.env"
    file.write_text(TEXT, encoding="utf-8")
    settings = Settings.read({}, all_variables(file, {"CARCASSONNE_PORT": "8002", "HOME": "/root"}))
    assert (settings.hosts, settings.port) == (("play.example.org",), 8002)
    assert settings.database_password == "p@ss/w#rd? 50%="
    assert all_variables(None, {"CARCASSONNE_SETTINGS": str(file)})["CARCASSONNE_PORT"] == "8001"


def test_a_file_in_its_usual_place_is_found_and_can_be_done_without(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "carcassonne.env"
    monkeypatch.setattr(settings_file, "USUAL_FILE", file)
    assert all_variables(None, {}) == {}
    file.write_text(TEXT, encoding="utf-8")
    assert all_variables(None, {})["CARCASSONNE_PORT"] == "8001"
    assert all_variables(None, {"CARCASSONNE_SETTINGS": "none"}) == {"CARCASSONNE_SETTINGS": "none"}


def test_a_service_that_has_its_settings_need_not_read_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "carcassonne.env"
    file.write_text(TEXT, encoding="utf-8")
    monkeypatch.setattr(settings_file, "USUAL_FILE", file)

    def refuse(*_: object, **__: object) -> str:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "read_text", refuse)
    monkeypatch.setattr("os.access", lambda *_: False)
    assert all_variables(None, {"CARCASSONNE_PORT": "81"}) == {"CARCASSONNE_PORT": "81"}
    with pytest.raises(CarcassonneError, match=r"cannot be read: Permission denied.*CARCASSONNE_SETTINGS=none"):
        all_variables(None, {"CARCASSONNE_UNCOMPILED": "1"})
    with pytest.raises(CarcassonneError, match="cannot be read"):
        all_variables(file, {"CARCASSONNE_PORT": "81"})


def test_a_unit_keeps_its_games_in_its_state_directory_unless_the_file_says_otherwise(tmp_path: Path) -> None:
    file, folders = tmp_path / "carcassonne.env", {"STATE_DIRECTORY": f"{tmp_path}/games:{tmp_path}/backups"}
    file.write_text("CARCASSONNE_PORT=8001\n", encoding="utf-8")
    assert Settings.read({}, all_variables(file, folders)).data == tmp_path / "games"
    file.write_text(f"CARCASSONNE_DATA={tmp_path}/other\n", encoding="utf-8")
    assert Settings.read({}, all_variables(file, folders)).data == tmp_path / "other"


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("CARCASSONNE_HOSTS", "line 2 is not like CARCASSONNE_PORT=8000"),
        ("CARCASSONNE_PORT=1\nCARCASSONNE_PORT=2", "line 3: CARCASSONNE_PORT is given twice"),
        ("HOSTS=a.example", "line 2: there is no setting HOSTS; the nearest is CARCASSONNE_HOSTS"),
        ("carcassonne_hosts=a.example", "no setting carcassonne_hosts; the nearest is CARCASSONNE_HOSTS"),
        ("CARCASSONNE_SETTINGS=/etc/more", "line 2: a file of settings names no other"),
        ("CARCASSONNE_HOOSTS=a.example", "no setting CARCASSONNE_HOOSTS; the nearest is CARCASSONNE_HOSTS"),
    ],
)  # fmt: skip
def test_a_line_that_cannot_be_read_is_refused_with_its_number(line: str, said: str, tmp_path: Path) -> None:
    file = tmp_path / "carcassonne.env"
    file.write_text(f"# settings\n{line}\n", encoding="utf-8")
    with pytest.raises(CarcassonneError) as refused:
        Settings.read({}, all_variables(file, {}))
    assert said in str(refused.value)


# --- where the database is --------------------------------------------------------------------------------------------
SECRET = "p@ss/w#rd:50%?"
ENCODED = "p%40ss%2Fw%23rd%3A50%25%3F"


@pytest.mark.parametrize(
    ("given", "address"),
    [
        ({"HOST": "db", "PASSWORD": SECRET}, f"carcassonne:{ENCODED}@db/carcassonne"),
        ({"HOST": "db", "PORT": "5433", "NAME": "games", "USER": "an/na"}, "an%2Fna@db:5433/games"),
        ({"HOST": "::1"}, "carcassonne@[::1]/carcassonne"),
        ({"HOST": "/run/postgresql"}, "carcassonne@/carcassonne?host=/run/postgresql"),
        ({"URL": "postgresql://anna@db/games", "PASSWORD": SECRET}, f"anna:{ENCODED}@db/games"),
        ({"URL": f"postgresql://anna:{ENCODED}@db:5432/games"}, f"anna:{ENCODED}@db:5432/games"),
        ({"URL": "postgresql:///games?host=/run/postgresql"}, "/games?host=/run/postgresql"),
    ],
)
def test_a_database_is_named_by_its_parts_with_any_password(given: dict[str, str], address: str) -> None:
    variables = {f"CARCASSONNE_DATABASE_{name}": value for name, value in given.items()}
    assert database_address(Settings.read({}, variables)) == f"postgresql+asyncpg://{address}"


def test_a_password_may_stand_in_a_file(tmp_path: Path) -> None:
    file = tmp_path / "password"
    file.write_text(f"{SECRET}\n", encoding="utf-8")
    variables = {"CARCASSONNE_DATABASE_HOST": "db", "CARCASSONNE_DATABASE_PASSWORD_FILE": str(file)}
    assert (
        database_address(Settings.read({}, variables)) == f"postgresql+asyncpg://carcassonne:{ENCODED}@db/carcassonne"
    )
    with pytest.raises(CarcassonneError, match="PASSWORD_FILE"):
        Settings.read({}, variables | {"CARCASSONNE_DATABASE_PASSWORD_FILE": str(tmp_path / "none")})


@pytest.mark.parametrize(
    "variables",
    [
        {"DATABASE_URL": f"postgresql://anna:{SECRET}@db/games"},
        {"DATABASE_URL": "postgresql://anna:p@ss@db/games"},
        {"DATABASE_URL": "postgresql://anna:p/ss@db/games"},
        {"DATABASE_URL": "postgresql://anna:p#ss@db/games"},
        {"DATABASE_URL": "postgresql://anna:pass:ss@db/games"},
        {"DATABASE_URL": "postgresql://anna:p%ss@db/games"},
        {"DATABASE_URL": "postgresql://anna@db/games?password=p%20ss"},
        {"DATABASE_URL": "anna:p@ss"},
        {"REDIS_URL": "redis://anna:p#ss@cache:6379/0"},
        {"REDIS_URL": "redis://anna:p/ss@cache:6379/0"},
        {"REDIS_URL": "p@ss"},
        {"DATABASE_PASSWORD": "p@ss"},
        {"DATABASE_URL": "postgresql://db/games", "DATABASE_PASSWORD": "p@ss"},
        {"DATABASE_URL": "postgresql://db/games", "DATABASE_HOST": "db", "DATABASE_PASSWORD": "p@ss"},
        {"DATABASE_HOST": "anna:p@ss@db"},
    ],
)
@pytest.mark.parametrize("command", ["serve", "worker", "admin games"])
def test_nothing_of_a_password_is_said_where_an_address_cannot_be_used(
    command: str, variables: dict[str, str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in variables.items():
        monkeypatch.setenv(f"CARCASSONNE_{name}", value)
    assert main(command.split()) == 2
    said = capsys.readouterr().err
    assert said.startswith("carcassonne: CARCASSONNE_")
    assert said.count("\n") == 1
    for part in ("p@", "p#", "p/s", "ss@", "pass:", "p%ss", "p%20", SECRET):
        assert part not in said.replace("user:password@host", "")


def test_settings_say_nothing_of_their_secrets() -> None:
    settings = Settings(
        database_url="postgresql://a:hush@db/g", redis_url="redis://:hush@c/0", database_password="hush"
    )
    assert "hush" not in repr(settings)


# --- admin ------------------------------------------------------------------------------------------------------------
def test_admin_finds_the_database_and_the_operators_port_by_the_file(tmp_path: Path) -> None:
    file = tmp_path / "carcassonne.env"
    file.write_text("CARCASSONNE_METRICS=0.0.0.0:9000\nCARCASSONNE_PORT=8001\n", encoding="utf-8")
    assert admin._servers(file)[:2] == ["http://127.0.0.1:9000", "http://127.0.0.1:9001"]
    file.write_text("CARCASSONNE_PORT=8001\n", encoding="utf-8")
    assert admin._servers(file) == ["http://127.0.0.1:8001"]


def test_a_flag_takes_the_place_of_every_setting_of_where_the_database_is(tmp_path: Path) -> None:
    variables = {"CARCASSONNE_DATABASE_HOST": "db", "CARCASSONNE_DATABASE_PASSWORD": "x", "CARCASSONNE_PROCESSES": "4"}
    settings = Settings.read(admin.ALONE | {"data": tmp_path}, variables)
    assert database_address(settings) == f"sqlite+aiosqlite:///{tmp_path}/games.sqlite3"
    settings = Settings.read({"database_url": "postgresql://anna@other/games"}, variables)
    assert database_address(settings) == "postgresql+asyncpg://anna:x@other/games"
