"""What the documentation site has besides the Markdown of docs/: made while MkDocs builds it (mkdocs.yml, `hooks`).

* every decision in the list of pages; the pages at the root of the repository, and the examples that pages link to;
* where a page says `<!-- drawn: BOX -->`, the examples of a box, drawn;
* `<!-- commands -->`: the help of every command; `<!-- requests -->`: what the server answers, from its OpenAPI.
"""

from __future__ import annotations

import html
import json
import os
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

os.environ["COLUMNS"] = "100"  # how wide argparse writes

ROOT = Path(__file__).resolve().parents[1]
AT_THE_ROOT = ("CONTRIBUTING.md", "CODE_OF_CONDUCT.md", "CHANGELOG.md", "SECURITY.md")
LINKED = ("bots/greedy.py", "bots/neighbour.mjs", "bots/picker.c", "train_level2.py")
DOCS = ROOT / "docs"
OUTWARD = re.compile(r"\[([^\]]*)\]\((\.\./[^)\s#]+)(#[^)\s]*)?\)")
DRAWN = re.compile(r"<!-- drawn: (\w+) -->")


# --- what MkDocs calls ------------------------------------------------------------------------------------------------
def on_config(config: Any) -> None:
    """List every decision among the pages."""
    inside = next(each["Inside"] for each in config.nav if "Inside" in each)
    decisions = next(each["Decisions"] for each in inside if "Decisions" in each)
    decisions += sorted(f"decisions/{path.name}" for path in (DOCS / "decisions").glob("0*.md"))


def on_files(files: Any, config: Any) -> Any:
    """Add what the site has besides docs/; of what lies there, leave out what is only data."""
    from mkdocs.structure.files import File

    for name in AT_THE_ROOT:
        text = (ROOT / name).read_text(encoding="utf-8")
        files.append(File.generated(config, name, content=re.sub(r"\]\((?:\./)?docs/", "](", text)))
    for name in LINKED:
        text = (ROOT / "examples" / name).read_text(encoding="utf-8")
        files.append(File.generated(config, f"examples/{name}", content=text))
    for box in boxes():
        for name, picture, _ in drawn_examples(box):
            files.append(File.generated(config, f"pictures/examples/{name}.svg", content=picture))
    return files


def on_page_markdown(markdown: str, page: Any, config: Any, files: Any) -> str:
    """Fill in what a page asks for; what a page links to at the root of the repository is beside it here."""
    up = "../" * page.file.src_uri.count("/")
    markdown = OUTWARD.sub(lambda found: _outward(found, (DOCS / page.file.src_uri).parent, up, files), markdown)
    markdown = DRAWN.sub(lambda found: figures(found[1], up), markdown)
    if "<!-- commands -->" in markdown:
        markdown = markdown.replace("<!-- commands -->", commands())
    if "<!-- requests -->" in markdown:
        markdown = markdown.replace("<!-- requests -->", requests())
    return markdown


def _outward(found: re.Match[str], folder: Path, up: str, files: Any) -> str:
    """A link out of docs/: to what the site has of it, or only its words where it leads to a program or a folder."""
    words, path, anchor = found[1], found[2], found[3] or ""
    target = Path(os.path.normpath(folder / path))
    if target.is_relative_to(DOCS):
        return found[0]
    name = target.relative_to(ROOT).as_posix()
    return f"[{words}]({up}{name}{anchor})" if files.get_file_from_path(name) else words


# --- drawn examples ---------------------------------------------------------------------------------------------------
@cache
def boxes() -> dict[str, Any]:
    """The examples of every box, by its name."""
    from carcassonne.boxes import BOXES, parts
    from carcassonne.server.site.rule_examples import BoxExamples

    return dict(zip(BOXES, parts("examples", BoxExamples), strict=True))


@cache
def drawn_examples(box: str) -> tuple[tuple[str, str, str], ...]:
    """Name, picture and caption of every example of a box."""
    return tuple(_drawn(box, boxes()[box].presets[0], example) for example in boxes()[box].examples)


def _drawn(box: str, preset: str, example: Any) -> tuple[str, str, str]:
    from carcassonne.art import draw
    from carcassonne.engine.game import Game
    from carcassonne.notation.turn import parse_action

    game = Game.from_position(f"{preset} {example.players} | {example.position}", nature=True)
    for text in example.moves[: example.shown]:
        game.play(parse_action(text))
    view = game.view()
    last = (view.board[-1].x, view.board[-1].y) if len(view.board) > 1 else None
    picture = draw(view, last=last)
    before = game.scores
    played = example.moves[example.shown :]
    for text in played:
        game.play(parse_action(text))
    gained = [now - then for now, then in zip(game.scores, before, strict=True)]
    words = [f"<b>{html.escape(example.name.replace('-', ' ').capitalize())}</b>"]
    if view.tile:
        words.append(f"in hand: {html.escape(view.tile)}")
    if played:
        said = ("nobody" if text == "-" else f"<code>{html.escape(text)}</code>" for text in played)
        words.append(", then ".join(said))
        words.append("points: " + " : ".join(map(str, gained)))
    return f"{box}-{example.name}", picture, "<br>".join(words)


def figures(box: str, up: str) -> str:
    """The examples of a box side by side."""
    shown = (
        f'<figure><img src="{up}pictures/examples/{name}.svg" alt="{html.escape(re.sub("<[^>]+>", " ", caption))}">'
        f"<figcaption>{caption}</figcaption></figure>"
        for name, _, caption in drawn_examples(box)
    )
    return f'<div class="drawn">{"".join(shown)}</div>'


# --- references -------------------------------------------------------------------------------------------------------
def commands() -> str:
    """The help of every command, as it is printed."""
    from importlib import import_module

    from carcassonne.cli import main

    def told() -> Iterator[str]:
        yield f"```text\n{main._parser().format_help().rstrip()}\n```\n"
        for name in main.COMMANDS:
            room = "arena" if name in main.ARENA else "commands"
            parser = import_module(f"carcassonne.cli.{room}.{name}").parser()
            yield f"## {name}\n\n```text\n{parser.format_help().rstrip()}\n```\n"

    return "\n".join(told())


def requests() -> str:
    """Every request of the server: what it is for, its parameters, its body and its answers, then every schema."""
    document = json.loads((ROOT / "web" / "openapi.json").read_text(encoding="utf-8"))
    return "\n".join([*_requests(document), "## Schemas\n", *_schemas(document)])


def _requests(document: Any) -> Iterator[str]:
    for path, methods in document["paths"].items():
        for method, request in methods.items():
            if not isinstance(request, dict) or "responses" not in request:
                continue
            yield f"## {method.upper()} {path}\n"
            yield f"{request.get('description') or request.get('summary', '')}\n"
            if request.get("parameters"):
                yield "| parameter | in | type | |\n|---|---|---|---|"
                for each in request["parameters"]:
                    words = " ".join(str(each.get("description", "")).split())
                    yield f"| `{each['name']}` | {each['in']} | {_type(each.get('schema', {}))} | {words} |"
                yield ""
            bodies = request.get("requestBody", {}).get("content", {})
            for kind, body in bodies.items():
                yield f"Body, `{kind}`: {_type(body.get('schema', {}))}\n"
            yield "| status | answer | |\n|---|---|---|"
            for status, answer in request["responses"].items():
                types = ", ".join(_type(each.get("schema", {})) for each in answer.get("content", {}).values())
                yield f"| {status} | {types} | {' '.join(str(answer.get('description', '')).split())} |"
            yield ""


def _schemas(document: Any) -> Iterator[str]:
    for name, schema in sorted(document["components"]["schemas"].items()):
        yield f"### {name}\n\n{' '.join(str(schema.get('description', '')).split())}\n"
        if not schema.get("properties"):
            yield f"{_type(schema)}\n"
            continue
        needed = schema.get("required", [])
        yield "| member | type | |\n|---|---|---|"
        for member, of in schema["properties"].items():
            words = " ".join(str(of.get("description", "")).split()).replace("|", "\\|")
            yield f"| `{member}`{'' if member in needed else ' (may be left out)'} | {_type(of)} | {words} |"
        yield ""


def _type(schema: Any) -> str:
    """A schema in a few words, with links to those that have a name."""
    if "$ref" in schema:
        name = schema["$ref"].rsplit("/", 1)[-1]
        return f"[{name}](#{name.lower()})"
    if "const" in schema:
        return f"`{json.dumps(schema['const'])}`"
    if "enum" in schema:
        return ", ".join(f"`{json.dumps(each)}`" for each in schema["enum"])
    for joint in ("anyOf", "oneOf", "allOf"):
        if joint in schema:
            return " or ".join(dict.fromkeys(_type(each) for each in schema[joint]))
    if schema.get("type") == "array":
        items = schema.get("items") or {"anyOf": schema.get("prefixItems", [{}])}
        return f"list of {_type(items)}"
    if schema.get("type") == "object" and isinstance(schema.get("additionalProperties"), dict):
        return f"object of {_type(schema['additionalProperties'])}"
    return str(schema.get("type", "anything"))
