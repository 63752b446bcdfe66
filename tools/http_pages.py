"""The requests of the server as pages of the site, one a subject, made from its OpenAPI (web/openapi.json).

A schema stands on the page of the one subject that uses it; what several use has pages of its own.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

OPENAPI = Path(__file__).resolve().parents[1] / "web" / "openapi.json"
SUBJECTS = {
    "games": "Games",
    "moves": "Moves",
    "streams": "Streams",
    "study": "Hints and analyses",
    "pictures": "Pictures",
    "offers": "Levels and presets",
    "puzzles": "Puzzles",
    "rules": "Examples of the rules",
    "notices": "Notices",
    "health": "Health",
}
"""The tags of requests in the order of a reader, with titles; a tag that is not here comes after them, as it is."""
PROBLEM = {"$ref": "#/components/schemas/Problem"}
DEEDS = "actions-and-events"
SHARED = "schemas"


@cache
def document() -> Any:
    return json.loads(OPENAPI.read_text(encoding="utf-8"))


@cache
def requests() -> dict[str, list[tuple[str, str, Any]]]:
    """Method, path and description of every request, by subject."""
    found: dict[str, list[tuple[str, str, Any]]] = {subject: [] for subject in SUBJECTS}
    for path, methods in document()["paths"].items():
        for method, request in methods.items():
            if isinstance(request, dict) and "responses" in request:
                found.setdefault(request["tags"][0], []).append((method.upper(), path, request))
    return {subject: of for subject, of in found.items() if of}


def title(subject: str) -> str:
    return SUBJECTS.get(subject, subject.capitalize())


def named(part: Any) -> Iterator[str]:
    """The names of the schemas that a part of the document refers to."""
    if isinstance(part, dict):
        if "$ref" in part:
            yield part["$ref"].rsplit("/", 1)[-1]
        part = list(part.values())
    if isinstance(part, list):
        for each in part:
            yield from named(each)


def used(part: Any) -> set[str]:
    """The names of the schemas that a part of the document is made of, to the last."""
    found: set[str] = set()
    asked = list(named(part))
    while asked:
        name = asked.pop()
        if name not in found:
            found.add(name)
            asked += named(document()["components"]["schemas"][name])
    return found


@cache
def places() -> dict[str, str]:
    """The page on which each schema stands."""
    users: dict[str, set[str]] = {name: set() for name in document()["components"]["schemas"]}
    for subject, of in requests().items():
        for name in used([request for _, _, request in of]):
            users[name].add(subject)
    return {name: _place(name, subjects) for name, subjects in users.items()}


def _place(name: str, users: set[str]) -> str:
    if len(users) == 1:
        return next(iter(users))
    if not users:
        return "streams"  # frames, which no answer of a request is
    return DEEDS if re.search(r"(Action|Event)$", name) else SHARED


def anchor(method: str, path: str) -> str:
    return "-".join([method.lower(), *re.findall(r"\w+", path.removeprefix("/api/v1"))])


# --- the pages --------------------------------------------------------------------------------------------------------
def overview() -> str:
    """Every request in a line, by subject."""

    def told() -> Iterator[str]:
        for subject, of in requests().items():
            yield f"## {title(subject)}\n\n| request | |\n|---|---|"
            for method, path, request in of:
                place = f"http/{subject}.md#{anchor(method, path)}"
                yield f"| [`{method} {path}`]({place}) | {request.get('summary', '')} |"
            yield ""
        yield f"What they have in common: [actions and events](http/{DEEDS}.md), [other schemas](http/{SHARED}.md).\n"

    return "\n".join(told())


@cache
def written() -> dict[str, str]:
    """The text of each page, by its place on the site."""
    pages = {f"http/{subject}.md": "\n".join(_page(subject, of)) for subject, of in requests().items()}
    for name, heading in ((DEEDS, "Actions and events"), (SHARED, "Schemas of several subjects")):
        pages[f"http/{name}.md"] = "\n".join([f"# {heading}\n", *_schemas(name, "##")])
    return pages


def _page(subject: str, of: list[tuple[str, str, Any]]) -> Iterator[str]:
    yield f"# {title(subject)}\n"
    for method, path, request in of:
        yield f"## {request.get('summary') or f'{method} {path}'} {{ #{anchor(method, path)} }}\n"
        yield f"`{method} {path}`\n"
        yield from _request(request, subject)
    schemas = list(_schemas(subject, "###"))
    if schemas:
        yield "## Schemas\n"
        yield from schemas


def _request(request: Any, here: str) -> Iterator[str]:
    """What a request is for, its parameters, its body and its answers."""
    yield f"{request.get('description', '')}\n"
    if request.get("parameters"):
        yield "| parameter | in | type | |\n|---|---|---|---|"
        for each in request["parameters"]:
            yield f"| `{each['name']}` | {each['in']} | {_type(each.get('schema', {}), here)} | {_words(each)} |"
        yield ""
    for kind, body in request.get("requestBody", {}).get("content", {}).items():
        yield f"Body, `{kind}`: {_type(body.get('schema', {}), here)}\n"
    refused: list[str] = []
    yield "| status | answer | |\n|---|---|---|"
    for status, answer in request["responses"].items():
        types = ", ".join(_type(each.get("schema", {}), here) for each in answer.get("content", {}).values())
        if types == _type(PROBLEM, here):  # the same everywhere, so that they share a line
            refused.append(f"{status} {_words(answer)}")
        else:
            yield f"| {status} | {types} | {_words(answer)} |"
    yield f"\nRefused with a {_type(PROBLEM, here)}: {'; '.join(refused)}.\n" if refused else ""


def _schemas(here: str, heading: str) -> Iterator[str]:
    """The schemas that stand on a page."""
    for name, schema in sorted(document()["components"]["schemas"].items()):
        if places()[name] != here:
            continue
        yield f"{heading} {name}\n\n{_words(schema)}\n"
        if not schema.get("properties"):
            yield f"{_type(schema, here)}\n"
            continue
        needed = schema.get("required", [])
        yield "| member | type | |\n|---|---|---|"
        for member, of in schema["properties"].items():
            left_out = "" if member in needed else " (may be left out)"
            yield f"| `{member}`{left_out} | {_type(of, here)} | {_words(of)} |"
        yield ""


def _words(described: Any) -> str:
    return " ".join(str(described.get("description", "")).split()).replace("|", "\\|")


def _type(schema: Any, here: str) -> str:
    """A schema in a few words, with links to those that have a name."""
    if "$ref" in schema:
        name = schema["$ref"].rsplit("/", 1)[-1]
        page = places()[name]
        return f"[{name}]({'' if page == here else f'{page}.md'}#{name.lower()})"
    if "const" in schema:
        return f"`{json.dumps(schema['const'])}`"
    if "enum" in schema:
        return ", ".join(f"`{json.dumps(each)}`" for each in schema["enum"])
    for joint in ("anyOf", "oneOf", "allOf"):
        if joint in schema:
            return " or ".join(dict.fromkeys(_type(each, here) for each in schema[joint]))
    if schema.get("type") == "array":
        items = schema.get("items") or {"anyOf": schema.get("prefixItems", [{}])}
        return f"list of {_type(items, here)}"
    if schema.get("type") == "object" and isinstance(schema.get("additionalProperties"), dict):
        return f"object of {_type(schema['additionalProperties'], here)}"
    return str(schema.get("type", "anything"))
