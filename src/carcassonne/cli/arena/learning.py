"""What `calibrate` and `tune` have in common: where knowledge comes from and where it goes."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

from carcassonne.cli.options import add_ray, add_rules, count, learning_seed

if TYPE_CHECKING:
    from collections.abc import Mapping


def add_learning(parser: argparse.ArgumentParser) -> None:
    """The arguments of a step of learning."""
    add_rules(parser)
    parser.add_argument("--seed", type=learning_seed, default=1, help="repeats the same games; 1 by default")
    parser.add_argument(
        "--from", dest="source", default="base", metavar="KNOWLEDGE", help="a file, a shipped family, or `nothing`"
    )
    parser.add_argument("--jobs", type=count, default=os.cpu_count() or 1, help="processes; all cores by default")
    add_ray(parser)
    parser.add_argument("-o", "--output", required=True, metavar="FILE", help="the knowledge file to write")


def write_step(
    output: str,
    weights: Mapping[str, float],
    tables: Mapping[str, list[float]],
    provenance: Mapping[str, Any],
    step: str,
) -> None:
    """Write knowledge with the step that made it added to its provenance."""
    from carcassonne.ai.thought.knowledge import print_knowledge

    history = [*provenance.get("steps", []), step]
    Path(output).parent.mkdir(parents=True, exist_ok=True)
    Path(output).write_text(print_knowledge(weights, tables, {"steps": history}), encoding="utf-8")
    print(f"wrote {output}")
