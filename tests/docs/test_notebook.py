"""The notebook runs from its first cell to its last; without PyTorch as far as it gets."""

from __future__ import annotations

import ast
import json
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from carcassonne.core.state import COMPILED
from carcassonne.engine.game import Game

NOTEBOOK = Path(__file__).resolve().parents[2] / "docs" / "notebooks" / "first-player.ipynb"
CELLS: list[dict[str, Any]] = json.loads(NOTEBOOK.read_text(encoding="utf-8"))["cells"]


def tags(cell: dict[str, Any]) -> list[str]:
    found: list[str] = cell["metadata"].get("tags", [])
    return found


def run(cell: dict[str, Any], names: dict[str, Any]) -> Any:
    """Run a cell as a notebook does; gives what is shown of its last line."""
    tree = ast.parse("".join(cell["source"]))
    shown = ast.Expression(tree.body.pop().value) if isinstance(tree.body[-1], ast.Expr) else None  # type: ignore[attr-defined]
    exec(compile(tree, str(NOTEBOOK), "exec"), names)
    return None if shown is None else eval(compile(shown, str(NOTEBOOK), "eval"), names)


@pytest.mark.skipif(not COMPILED, reason="whole matches take minutes uncompiled")
def test_every_cell_runs_and_boards_are_shown(capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, Any] = {"__name__": "__main__"}
    learning = find_spec("torch") is not None
    cells = [cell for cell in CELLS if cell["cell_type"] == "code" and (learning or "torch" not in tags(cell))]
    shown = [run(cell, names) for cell in cells]
    boards = [each for each in shown if isinstance(each, Game)]
    assert len(boards) == (3 if learning else 2)
    assert all(board._repr_svg_().startswith("<svg") for board in boards)
    assert all(board.over for board in boards)  # the same game, and another
    told = capsys.readouterr().out
    assert "level 2 (easy) against random" in told
    assert "points of a random player" in told
    assert ("value:" in told) == learning


def test_only_what_learns_needs_pytorch_and_nothing_was_left_in_it() -> None:
    needing = [index for index, cell in enumerate(CELLS) if "torch" in tags(cell)]
    code = [index for index, cell in enumerate(CELLS) if cell["cell_type"] == "code"]
    assert needing == code[-len(needing) :]  # the last cells
    assert not any(cell.get("outputs") for cell in CELLS)
