"""The executable examples of the rule books, played on the real engine with the modules of every box."""

from __future__ import annotations

from typing import Any

from boxes.bridges_castles_bazaars.steps import BuildingSteps
from boxes.wheel.steps import WheelSteps
from support.arranged import COLOURS as COLOURS
from support.further_steps import FurtherSteps


class ExampleTable(FurtherSteps, WheelSteps, BuildingSteps):
    """A state of the engine with all modules on."""


def run_example(example: dict[str, Any]) -> None:
    """Carry out all steps of an example."""
    colours, modules = example.get("players", COLOURS), example.get("modules", [])
    table = ExampleTable(colours, example.get("options", {}), modules)
    for name, *arguments in example["steps"]:
        table.step(name, *arguments)
