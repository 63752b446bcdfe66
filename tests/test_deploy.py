"""What is there for operators fits the program: its commands, its settings, its numbers."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

from carcassonne.cli.commands import admin, serve, worker
from carcassonne.server import metrics
from carcassonne.server.settings import READERS, Settings, database_address
from carcassonne.server.settings_file import SETTINGS
from support.units import Unit

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
    assert set(file["services"]) == {
        "server", "worker", "backup", "postgres", "valkey", "proxy", "prometheus",
    }  # fmt: skip
    for service in file["services"].values():
        assert set(service["networks"]) <= set(file["networks"])
        assert set(service.get("depends_on", ())) <= set(file["services"])
        for volume in service.get("volumes", ()):
            source = volume.partition(":")[0]
            assert source in file["volumes"] or (DEPLOY / source).is_file(), volume
    asked = yaml.safe_load((DEPLOY / "prometheus.yaml").read_text(encoding="utf-8"))
    assert all((DEPLOY / rules).is_file() for rules in asked["rule_files"])
    servers, workers = asked["scrape_configs"]
    processes = int(
        file["services"]["server"]["command"][file["services"]["server"]["command"].index("--processes") + 1]
    )
    assert servers["static_configs"][0]["targets"] == [f"server:{9000 + number}" for number in range(processes)]
    assert workers["dns_sd_configs"] == [{"names": ["worker"], "type": "A", "port": 9000}]
    for name in ("server", "worker"):
        assert file["services"][name]["environment"]["CARCASSONNE_METRICS"] == "0.0.0.0:9000"


@pytest.mark.parametrize("name", ["server", "worker", "backup"])
def test_what_a_container_runs_is_a_command_with_settings_that_can_be_read(name: str) -> None:
    service = compose()["services"][name]
    command, *arguments = service["command"]
    PARSERS[command]().parse_args(arguments)
    given = {"CARCASSONNE_HOSTS": "play.example.org", "POSTGRES_PASSWORD": "p@ss/w#rd"}
    environment = {
        variable: re.sub(
            r"\$\{(\w+)(?::-([^}]*)|:\?[^}]*)?\}", lambda found: given.get(found[1], found[2] or ""), value
        )
        for variable, value in service["environment"].items()
    }
    settings = Settings.read({}, environment)
    assert database_address(settings) == "postgresql+asyncpg://carcassonne:p%40ss%2Fw%23rd@postgres/carcassonne"
    assert settings.redis_url


UNITS = pytest.mark.parametrize("unit", sorted(DEPLOY.glob("*.service")), ids=lambda unit: unit.stem)


@UNITS
def test_what_a_unit_runs_is_a_command_with_the_settings_of_the_others(unit: Path) -> None:
    program, command, *arguments = Unit(unit).command
    assert program == "/opt/carcassonne/bin/carcassonne"
    PARSERS[command]().parse_args(arguments)
    assert Unit(unit).value("User") == "carcassonne"
    assert "CARCASSONNE_SETTINGS=/etc/carcassonne.env" in Unit(unit).values("Service", "Environment")
    server = Unit(DEPLOY / "carcassonne.service").values("Service", "Environment")
    assert set(Unit(unit).values("Service", "Environment")) <= set(server)


@UNITS
def test_a_unit_exposes_little_of_the_system(unit: Path) -> None:
    judged = subprocess.run(
        ["systemd-analyze", "security", "--offline=true", "--threshold=30", "--no-pager", unit],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert judged.returncode == 0, judged.stdout + judged.stderr


@pytest.mark.parametrize("name", ["carcassonne", "carcassonne-worker"])
def test_a_start_that_fails_is_tried_again_for_ever_and_ever_more_slowly(name: str) -> None:
    unit = Unit(DEPLOY / f"{name}.service")
    assert unit.value("StartLimitIntervalSec", "Unit") == "0"
    assert unit.value("Restart") == "always"
    assert int(unit.value("RestartSec")) < int(unit.value("RestartMaxDelaySec"))
    assert int(unit.value("RestartSteps")) > 1


def test_every_setting_is_documented_and_none_is_made_up() -> None:
    page = (ROOT / "docs" / "operating.md").read_text(encoding="utf-8")
    listed = page.partition("\n## Settings\n")[2].partition("\n## ")[0]
    assert sorted(KNOWN - set(VARIABLE.findall(listed))) == []
    assert sorted(SETTINGS) == sorted(f"CARCASSONNE_{name}" for name in KNOWN)
    for file in [*DEPLOY.iterdir(), *(ROOT / "docs" / name for name in ("operating.md", "server.md", "host.md"))]:
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
    check_expressions([target["expr"] for panel in board["panels"] for target in panel["targets"]])


def test_alerts_ask_for_numbers_there_are_and_say_what_is_wrong() -> None:
    (group,) = yaml.safe_load((DEPLOY / "alerts.yaml").read_text(encoding="utf-8"))["groups"]
    assert len({rule["alert"] for rule in group["rules"]}) == len(group["rules"]) > 5
    check_expressions([rule["expr"] for rule in group["rules"]])
    for rule in group["rules"]:
        assert set(rule) <= {"alert", "expr", "for", "labels", "annotations"}
        assert rule["labels"]["severity"] in ("page", "warn")
        by = re.findall(r"by \(([\w, ]+)\)", rule["expr"])
        named = set(re.findall(r"\$labels\.(\w+)", rule["annotations"]["summary"]))
        assert named <= {"instance"} if not by else named <= {word.strip() for word in by[0].split(",")}, rule["alert"]


def check_expressions(expressions: list[str]) -> None:
    """Every metric is there, in the form that its kind has, with the labels and the values that it has."""
    kinds = {family.name: family.type for family in metrics.REGISTRY.collect()}
    labels = {each._name: set(each._labelnames) for each in metrics.REGISTRY._collector_to_names}  # type: ignore[attr-defined]
    for expression in expressions:
        for whole, chosen in re.findall(r"(carcassonne_\w+)(?:\{([^}]*)\})?", expression):
            name = re.sub(r"_(total|bucket)$", "", whole)
            assert name in kinds, whole
            ends = {"counter": "_total", "histogram": "_bucket"}.get(kinds[name], "")
            assert whole == name + ends, f"{whole} is a {kinds[name]}"
            known = labels[name] | {"le", "instance", "job"}
            asked = re.findall(r"(\w+)=", chosen) + re.findall(
                r"\w+", " ".join(re.findall(r"by \(([^)]*)\)", expression))
            )
            assert set(asked) <= known, f"{expression}: {name} has {known}"
        for form in ("(", "["):
            assert expression.count(form) == expression.count({"(": ")", "[": "]"}[form]), expression
