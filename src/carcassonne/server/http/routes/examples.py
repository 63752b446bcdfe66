"""Examples: the drawn positions of the rules pages, with the points the engine pays in them."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Response

from carcassonne.engine.rules import PRESETS
from carcassonne.server.http.openapi.answers import Examples
from carcassonne.server.http.openapi.samples import SIGHT
from carcassonne.server.http.problems import Problem
from carcassonne.server.http.routes.parts import answer, example, problems
from carcassonne.server.site.illustration import illustrations

router = APIRouter(tags=["rules"])
ROAD = {"preset": "modern", "sight": SIGHT, "lit": [[1, 0, "E"]], "events": [], "points": [4, 0]}
Preset = Annotated[str, Path(description="A preset's name.", examples=["modern"])]


@router.get(
    "/examples/{preset}",
    summary="The examples of a rules page",
    responses=example("By name.", {"examples": {"road": ROAD}}, Examples) | problems("not_found"),
)
def examples(preset: Preset) -> Response:
    """By name: a sight to draw, what to light on it, the events that follow and the points by seat."""
    if preset not in PRESETS:
        raise Problem("not_found", f"there is no preset {preset!r}; there are {', '.join(PRESETS)}")
    return answer({"examples": illustrations(preset)})
