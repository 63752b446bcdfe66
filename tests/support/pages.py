"""The pages of the documentation: their code blocks, and the code in their sentences."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
BLOCK = re.compile(r"^( *)```(\w*)[^\n]*\n(.*?)^\1```", re.MULTILINE | re.DOTALL)
LEFT_OUT = re.compile(r"(?<=[{\[])…,|,?…(?=[}\]])|(?<=[{\[])…(?=[}\]])")


def name_of(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def blocks(page: Path, language: str) -> list[str]:
    """The blocks of a page in a language, "" for those that name none."""
    return [text for _, named, text in BLOCK.findall(page.read_text(encoding="utf-8")) if named == language]


def pages_with(language: str) -> list[Any]:
    """The pages with such blocks, as parameters of a test."""
    found = [page for page in PAGES if blocks(page, language)]
    assert found, language
    return [pytest.param(page, id=name_of(page)) for page in found]


def inline(page: Path) -> list[str]:
    """The code in the sentences and tables of a page, each in one line."""
    text = BLOCK.sub("", page.read_text(encoding="utf-8"))
    return [" ".join(code.split()) for code in re.findall(r"`([^`]+)`", text)]


def documents(text: str) -> list[Any]:
    """The JSON documents that stand one after the other in a text; what is left out of them is left out."""
    text = re.sub(r":…", ":null", LEFT_OUT.sub("", text))
    found: list[Any] = []
    while text := text.strip():
        document, end = json.JSONDecoder().raw_decode(text)
        found.append(document)
        text = text[end:]
    return found
