"""The answer to a refused request, and the member of it that was wrong."""

from __future__ import annotations

from collections.abc import Sequence

from starlette.responses import Response

from carcassonne.server.json_text import json_text
from carcassonne.server.problems import MEDIA_TYPE, Problem

LONGEST_FIELD = 80


def problem_response(problem: Problem) -> Response:
    """Return the answer to a refused request."""
    return Response(json_text(problem.to_json()), problem.status, problem.headers, MEDIA_TYPE)


def field_of(where: Sequence[str | int], sent: object, missing: bool = False) -> str:
    """Return the wrong member of a request as the client wrote it: `seats.1.level`.

    A validator's own path also names the models that it tried: names that lead to nothing in what was sent are left
    out. The last name counts for a missing member, although nothing was sent under it.
    """
    found: list[str] = []
    for part in where:
        inside = dict(enumerate(sent)) if isinstance(sent, list) else sent
        if isinstance(inside, dict) and part in inside:
            sent = inside[part]
            found.append(str(part))
    if missing and where:
        found.append(str(where[-1]))
    return ".".join(found)[:LONGEST_FIELD]
