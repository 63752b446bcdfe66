"""What is there for operators fits the program: its commands, its settings, its numbers."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path
from typing import Any

import pytest
import yaml

from carcassonne.cli.commands import admin, serve, worker
from carcassonne.server import metrics
from carcassonne.server.settings import READERS, Settings
from carcassonne.server.settings_file import SETTINGS

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
PARSERS = {"serve": serve.parser, "worker": worker.parser, "admin": admin.parser}
VARIABLE = re.compile(r"CARCASSONNE_([A-Z_]+)")
KNOWN = {name.upper() for name in READERS} | {"SETTINGS"}


def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    return found


def test_the_compose_file_has_every_part_and_names_what_there_is() -> None:
    file = compose()
    assert set(file["services"]) == {"server", "worker", "postgres", "valkey", "proxy"}
    for service in file["services"].values():
        assert set(service["networks"]) <= set(file["networks"])
        assert set(service.get("depends_on", ())) <= set(file["services"])
        for volume in service.get("volumes", ()):
            source = volume.partition(":")[0]
            assert source in file["volumes"] or (DEPLOY / source).is_file(), volume


@pytest.mark.parametrize("name", ["server", "worker"])
def test_what_a_container_runs_is_a_command_with_settings_that_can_be_read(name: str) -> None:
    service = compose()["services"][name]
    command, *arguments = service["command"]
    PARSERS[command]().parse_args(arguments)
    given = {"CARCASSONNE_HOSTS": "play.example.org", "POSTGRES_PASSWORD": "secret"}
    environment = {
        variable: re.sub(
            r"\$\{(\w+)(?::-([^}]*)|:\?[^}]*)?\}", lambda found: given.get(found[1], found[2] or ""), value
        )
        for variable, value in service["environment"].items()
    }
    settings = Settings.read({}, environment)
    assert settings.database_url == "postgresql://carcassonne:secret@postgres/carcassonne"
    assert settings.redis_url


@pytest.mark.parametrize("unit", sorted(DEPLOY.glob("*.service")), ids=lambda unit: unit.stem)
def test_what_a_unit_runs_is_a_command(unit: Path) -> None:
    line = next(line for line in unit.read_text(encoding="utf-8").splitlines() if line.startswith("ExecStart="))
    command, *arguments = shlex.split(line.partition("bin/carcassonne ")[2].rstrip("'"))
    PARSERS[command]().parse_args(arguments)


def test_every_setting_is_documented_and_none_is_made_up() -> None:
    told = set(VARIABLE.findall((ROOT / "docs" / "server.md").read_text(encoding="utf-8")))
    assert sorted(told - KNOWN - {"WITHOUT_PAGE"}) == []
    assert sorted(KNOWN - told) == []
    assert sorted(SETTINGS) == sorted(f"CARCASSONNE_{name}" for name in KNOWN)
    for file in [*DEPLOY.iterdir(), ROOT / "docs" / "operating.md"]:
        assert sorted(set(VARIABLE.findall(file.read_text(encoding="utf-8"))) - KNOWN) == [], file.name


def test_every_number_is_documented_and_the_dashboard_asks_for_those_there_are() -> None:
    there = {family.name for family in metrics.REGISTRY.collect()}
    table = (ROOT / "docs" / "operating.md").read_text(encoding="utf-8").partition("| metric `carcassonne_…`")[2]
    table = table.partition("\n\n")[0]
    told = {f"carcassonne_{name.removesuffix('_total')}" for row in table.splitlines() if row.startswith("| `")
            for name in re.findall(r"`([a-z_]+)`", row.split("|")[1])}  # fmt: skip
    assert sorted(there - told) == []
    assert sorted(told - there) == []
    board = json.loads((DEPLOY / "dashboard.json").read_text(encoding="utf-8"))
    asked = {
        re.sub(r"_(total|bucket)$", "", name)
        for panel in board["panels"]
        for target in panel["targets"]
        for name in re.findall(r"carcassonne_\w+", target["expr"])
    }
    assert sorted(asked - there) == []
