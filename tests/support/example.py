"""The executable examples of the rule books, played on the real engine with the modules of every box."""

from __future__ import annotations

import functools
from importlib import import_module
from pathlib import Path
from typing import Any

from boxes.bridges_castles_bazaars.steps import BuildingSteps
from boxes.wheel.steps import WheelSteps
from support.arranged import COLOURS as COLOURS
from support.further_steps import FurtherSteps

ROOMS = Path(__file__).parents[1] / "boxes"


class ExampleTable(FurtherSteps, WheelSteps, BuildingSteps):
    """A state of the engine with all modules on."""


@functools.cache
def table_for(modules: tuple[str, ...]) -> type[ExampleTable]:
    """The table with the steps of the later boxes that an example is played with."""
    rooms = [name for name in modules if all((ROOMS / name / file).is_file() for file in ("referee.py", "steps.py"))]
    steps = [import_module(f"boxes.{name}.steps").STEPS for name in rooms]
    return type("WithLaterBoxes", (*steps, ExampleTable), {}) if steps else ExampleTable


def run_example(example: dict[str, Any]) -> None:
    """Carry out all steps of an example."""
    colours, modules = example.get("players", COLOURS), example.get("modules", [])
    table = table_for(tuple(modules))(colours, example.get("options", {}), modules)
    for name, *arguments in example["steps"]:
        table.step(name, *arguments)
