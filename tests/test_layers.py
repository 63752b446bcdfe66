"""The architecture: each layer imports only what stands left of it, also where it imports late."""

from __future__ import annotations

import ast
from collections.abc import Sequence
from pathlib import Path

PACKAGE = Path(__file__).parents[1] / "src" / "carcassonne"
LAYERS = [
    {"errors", "boxes"},
    {"tiles"},
    {"core"},
    {"engine"},
    {"notation", "art"},
    {"ai", "referee"},
    {"env"},
    {"server"},
    {"local"},
    {"cli"},
    {"__main__"},
]
"""From left to right; the package's root stands with the engine."""
ROOMS = {
    "art": "art",
    "knowledge": "ai",
    "reasons": "ai",
    "thought": "ai",
    "trading": "ai",
    "codes": "env",
    "env": "env",
    "examples": "server",
    "terminal": "cli",
}
"""What a module of a box is a part of, by its name; of the others the compiled ones are core, the rest engine."""
TO_THE_RIGHT = {"engine/picture.py": {"art"}}
"""The only exceptions: a notebook asks a game for its picture, and the artwork draws it."""
SERVER = PACKAGE / "server"
GROUND = {"addresses", "event_log", "fair_places", "json_text", "logs", "metrics", "no_metrics", "problems"}
SETTINGS = {"settings", "settings_file", "setting_values", "service_urls"}
SERVER_ROOMS = [
    {"ground"},
    {"settings"},
    {"games"},
    {"people"},
    {"commands", "site", "storage", "streams"},
    {"notices", "upkeep", "workers"},
    {"ratings"},
    {"matches"},
    {"events", "lobby", "puzzles"},
    {"http"},
    {"running", "operators_port", "supervisor"},
    {"app"},
    {"main", "openapi", "worker_process"},
]
"""The rooms of the server from left to right: a folder each, or modules that belong together."""
MODULES = sorted(path for path in PACKAGE.rglob("*.py"))
NOT_IN_THE_CORE = {"random", "time", "datetime", "threading", "asyncio", "logging", "socket", "secrets", "subprocess"}


def layer_of(parts: Sequence[str]) -> str:
    """The layer of a module, given as the parts of its name below `carcassonne`."""
    if len(parts) > 2 and parts[0] == "boxes":
        compiled = PACKAGE.joinpath(*parts[:3]).with_suffix(".pxd").exists()
        return ROOMS.get(parts[2], "core" if compiled else "engine")
    return parts[0] if parts and parts[0] in set.union(*LAYERS) else "engine"


def level(layer: str) -> int:
    return next(index for index, layers in enumerate(LAYERS) if layer in layers)


def imported_by(path: Path) -> set[str]:
    """Every dotted name a file imports."""
    here = ["carcassonne", *path.relative_to(PACKAGE).with_suffix("").parts]
    return names_imported(path.read_text(encoding="utf-8"), here)


def names_imported(text: str, here: list[str]) -> set[str]:
    """Every dotted name a text imports, wherever it does so; `here` is the module it stands in."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = ".".join(here[: -node.level]) if node.level else ""
            module = ".".join(part for part in (base, node.module or "") if part)
            found |= {f"{module}.{alias.name}" for alias in node.names}
        elif isinstance(node, ast.Call) and getattr(node.func, "id", getattr(node.func, "attr", "")) == "import_module":
            found |= {str(argument.value) for argument in node.args[:1] if isinstance(argument, ast.Constant)}
    return found


def layers_imported_by(path: Path) -> set[str]:
    """The layers of our own that a file imports."""
    own = [name.split(".") for name in imported_by(path) if name.split(".")[0] == "carcassonne"]
    return {layer_of(parts[1:]) for parts in own}


def own_layer(path: Path) -> str:
    return layer_of(path.relative_to(PACKAGE).with_suffix("").parts)


def test_a_module_imports_only_what_stands_left_of_it() -> None:
    for path in MODULES:
        mine = own_layer(path)
        wrong = {other for other in layers_imported_by(path) if other != mine and level(other) >= level(mine)}
        assert wrong == TO_THE_RIGHT.get(path.relative_to(PACKAGE).as_posix(), set())


def server_room_of(parts: Sequence[str]) -> str:
    """The room of a module of the server, given as the parts of its name below `carcassonne.server`."""
    return "ground" if parts[0] in GROUND else "settings" if parts[0] in SETTINGS else parts[0]


def rooms_imported_by(path: Path) -> set[str]:
    """The rooms of the server that a file imports."""
    names = [name.split(".")[2:] for name in imported_by(path) if name.startswith("carcassonne.server.")]
    return {server_room_of(parts) for parts in names}


def place_of(room: str) -> int:
    return next(index for index, rooms in enumerate(SERVER_ROOMS) if room in rooms)


def test_a_room_of_the_server_imports_only_what_stands_left_of_it() -> None:
    modules = [path for path in SERVER.rglob("*.py") if path != SERVER / "__init__.py"]
    for path in modules:
        mine = server_room_of(path.relative_to(SERVER).with_suffix("").parts)
        wrong = {other for other in rooms_imported_by(path) if other != mine and place_of(other) >= place_of(mine)}
        assert wrong == set(), f"{path.relative_to(SERVER)} imports {wrong}"
    found = {server_room_of(path.relative_to(SERVER).with_suffix("").parts) for path in modules}
    assert found == set.union(*SERVER_ROOMS)


def asks_the_core(path: Path) -> bool:
    """Whether a file imports the core, or a compiled module of a box from outside its folder."""
    names = [name.split(".")[1:] for name in imported_by(path) if name.startswith("carcassonne.")]
    core = [parts for parts in names if layer_of(parts) == "core"]
    return any(parts[0] == "core" or PACKAGE.joinpath(*parts[:2]) != path.parent for parts in core)


def may_ask_the_core(path: Path) -> bool:
    """The engine, the core itself, and what is compiled together with it."""
    return own_layer(path) in ("core", "engine") or path.with_suffix(".pxd").exists()


def test_nobody_but_the_engine_asks_the_core() -> None:
    found = {path.relative_to(PACKAGE).as_posix() for path in MODULES if asks_the_core(path)}
    allowed = {path.relative_to(PACKAGE).as_posix() for path in MODULES if may_ask_the_core(path)}
    assert found - allowed == set()


def test_the_core_knows_no_clock_no_chance_no_threads_and_no_log() -> None:
    core = [path for path in MODULES if own_layer(path) == "core"]
    used = {name.split(".")[0] for path in core for name in imported_by(path)}
    assert used & NOT_IN_THE_CORE == set()


def test_the_tiles_import_nothing_of_ours_but_the_list_of_boxes() -> None:
    assert {layer for path in (PACKAGE / "tiles").glob("*.py") for layer in layers_imported_by(path)} == {
        "tiles",
        "boxes",
    }


def test_late_and_relative_imports_are_seen() -> None:
    late = ["from carcassonne.cli import main", "from . import board", "import_module('carcassonne.server')"]
    text = "\n    ".join(["def f():", *late])
    found = names_imported(text, ["carcassonne", "core", "turn"])
    assert found == {"carcassonne.cli.main", "carcassonne.core.board", "carcassonne.server"}


def test_every_file_of_the_package_is_looked_at() -> None:
    assert {own_layer(path) for path in MODULES} >= {"tiles", "core", "engine", "notation", "art"}
