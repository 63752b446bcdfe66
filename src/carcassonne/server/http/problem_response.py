"""The answer to a refused request."""

from __future__ import annotations

from starlette.responses import Response

from carcassonne.server.json_text import json_text
from carcassonne.server.problems import MEDIA_TYPE, Problem


def problem_response(problem: Problem) -> Response:
    """Return the answer to a refused request."""
    return Response(json_text(problem.to_json()), problem.status, problem.headers, MEDIA_TYPE)
