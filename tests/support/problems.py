"""The errors the server may give, read from the table in docs/server.md: what is not written there is a bug."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import httpx

CONTRACT = Path(__file__).parents[2] / "docs" / "server.md"
ROW = re.compile(r"^\| (\d{3}) (`[^|]+`) \|", re.MULTILINE)


@cache
def documented() -> frozenset[tuple[int, str]]:
    """Every status with its codes."""
    text = CONTRACT.read_text(encoding="utf-8").partition("## Errors")[2]
    found = {(int(status), code) for status, codes in ROW.findall(text) for code in re.findall("`([a-z_]+)`", codes)}
    assert len(found) > 15, "the table of errors could not be read"
    return frozenset(found)


def fault_in(answer: httpx.Response) -> str:
    """What is wrong with a refusal; empty if it is one of those documented, with a reason, and no bug of ours."""
    if answer.status_code < 400:
        return f"not refused: {answer.status_code}"
    if not answer.headers.get("content-type", "").startswith("application/problem+json"):
        return f"{answer.status_code} as {answer.headers.get('content-type')}: {answer.text[:200]}"
    problem = answer.json()
    if problem.get("status") != answer.status_code or answer.status_code >= 500:
        return f"{answer.status_code}: {answer.text[:300]}"
    if (answer.status_code, problem.get("code")) not in documented():
        return f"{answer.status_code} {problem.get('code')!r} is not documented"
    if not (isinstance(problem.get("detail"), str) and problem["detail"].strip()) or not problem.get("title"):
        return f"no reason: {answer.text[:300]}"
    return ""
