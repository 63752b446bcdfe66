"""What the documentation site has besides the Markdown of docs/: made while MkDocs builds it (mkdocs.yml, `hooks`).

* every decision in the list of pages; the pages at the root of the repository, and the examples that pages link to;
* where a page says `<!-- drawn: BOX -->`, the examples of a box, drawn;
* `<!-- commands -->`: the help of every command; `<!-- requests -->`: every request of the server, each with a link to
  the page of its subject (tools/http_pages.py);
* in code, prompts that the button beside it does not copy; what a search finds first.
"""

from __future__ import annotations

import html
import os
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import http_pages

os.environ["COLUMNS"] = "100"  # how wide argparse writes

ROOT = Path(__file__).resolve().parents[1]
AT_THE_ROOT = ("CONTRIBUTING.md", "CODE_OF_CONDUCT.md", "CHANGELOG.md", "SECURITY.md")
LINKED = ("bots/greedy.py", "bots/neighbour.mjs", "bots/picker.c", "bots/searcher.py", "train_level2.py")
DOCS = ROOT / "docs"
OUTWARD = re.compile(r"\[([^\]]*)\]\((\.\./[^)\s#]+)(#[^)\s]*)?\)")
SESSION = re.compile(r"^( *)```python\n\1>>> ", re.MULTILINE)
"""A block that shows a session: named as one, its prompts are marked as prompts."""
DRAWN = re.compile(r"<!-- drawn: (\w+) -->")


# --- what MkDocs calls ------------------------------------------------------------------------------------------------
def on_config(config: Any) -> None:
    """List every decision among the pages; a page can be edited where the repository's address is known."""
    config.edit_uri = "edit/main/docs/" if config.repo_url else None
    inside = next(each["Inside"] for each in config.nav if "Inside" in each)
    decisions = next(each["Decisions"] for each in inside if "Decisions" in each)
    decisions += sorted(f"decisions/{path.name}" for path in (DOCS / "decisions").glob("0*.md"))
    program = next(each["Program"] for each in config.nav if "Program" in each)
    next(each["HTTP"] for each in program if "HTTP" in each).extend(http_pages.written())


def on_files(files: Any, config: Any) -> Any:
    """Add what the site has besides docs/; of what lies there, leave out what is only data."""
    from mkdocs.structure.files import File

    for name in AT_THE_ROOT:
        text = (ROOT / name).read_text(encoding="utf-8")
        page = File.generated(config, name, content=re.sub(r"\]\((?:\./)?docs/", "](", text))
        page.edit_uri = f"../{name}"
        files.append(page)
    for name in LINKED:
        text = (ROOT / "examples" / name).read_text(encoding="utf-8")
        files.append(File.generated(config, f"examples/{name}", content=text))
    for name, text in http_pages.written().items():
        files.append(File.generated(config, name, content=text))
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
        markdown = markdown.replace("<!-- requests -->", http_pages.overview())
    page.meta["search"] = {"boost": boost(page.file.src_uri)}
    return SESSION.sub(r"\1```pycon\n\1>>> ", markdown)


def boost(page: str) -> float:
    """How much more a page weighs in a search than others: whoever looks for something wants it, not its history."""
    heavier = {"install.md": 8.0, "play.md": 2.0, "host.md": 2.0, "bots.md": 2.0, "training.md": 2.0}
    lighter = {"decisions/": 0.1, "CHANGELOG.md": 0.1, "licences.md": 0.1, "http/": 0.5}
    return heavier.get(page) or next((weight for place, weight in lighter.items() if page.startswith(place)), 1.0)


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

    game = Game.from_position(f"{preset} {example.players} {example.options} | {example.position}", nature=True)
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
