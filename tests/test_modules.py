"""What `make house` counts (tools/modules.py): who imports a module, how long folders are, what is called twice."""

from __future__ import annotations

from modules import classes_twice, importers, longest_folders, names_twice, package_modules, page_modules

PACKAGE = {
    "src/carcassonne/__init__.py": "from carcassonne.core import turn",
    "src/carcassonne/core/__init__.py": "",
    "src/carcassonne/core/turn.py": "from carcassonne.core.state import *\nclass Table: ...",
    "src/carcassonne/core/state.py": "",
    "src/carcassonne/server/state.py": "def late():\n    from . import table",
    "src/carcassonne/server/table.py": "from carcassonne.core.state import State\nclass Table: ...",
    "src/carcassonne/boxes/wheel/state.py": "",
    "web/src/App.svelte": 'import Board from "./board/Board.svelte"; import { say } from "./words";',
    "web/src/board/Board.svelte": 'import { zoom } from "./camera"; const late = import("../App.svelte");',
    "web/src/board/camera.ts": "",
    "web/src/board/camera.test.ts": 'import { zoom } from "./camera";',
    "web/src/words/index.ts": "",
}


def test_a_module_is_imported_by_those_that_name_it_early_or_late() -> None:
    found = {path: sorted(users) for path, users in importers(PACKAGE).items()}
    assert found["src/carcassonne/core/state.py"] == ["src/carcassonne/core/turn.py", "src/carcassonne/server/table.py"]
    assert found["src/carcassonne/server/table.py"] == ["src/carcassonne/server/state.py"]
    assert found["src/carcassonne/core/turn.py"] == ["src/carcassonne/__init__.py"]
    assert found["web/src/board/camera.ts"] == ["web/src/board/Board.svelte"]
    assert found["web/src/App.svelte"] == ["web/src/board/Board.svelte"]


def test_folders_are_as_long_as_they_have_modules() -> None:
    assert longest_folders(package_modules(PACKAGE))["core"] == ("src/carcassonne/core", 2)
    assert longest_folders(page_modules(PACKAGE)) == {"(root)": ("web/src", 1), "board": ("web/src/board", 2)}


def test_names_of_modules_and_classes_are_found_where_they_stand_for_two_things() -> None:
    assert list(names_twice(PACKAGE)) == ["state"]
    assert list(classes_twice(PACKAGE)) == ["Table"]
