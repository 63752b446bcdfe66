"""The documentation holds together: links lead somewhere, and every ruling can be cited by its number."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from pathlib import Path
from urllib.parse import unquote

import pytest

from slow_referee.later import data_of, later_boxes

DOCS = Path(__file__).resolve().parents[2] / "docs"
RULES = DOCS / "rules"
PAGES = sorted(DOCS.rglob("*.md"))

FENCE = re.compile(r"^(```|~~~).*?^\1[ \t]*$", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"`[^`\n]*`")
LINK = re.compile(r"\]\(\s*<?([^)\s>]+)>?[^)]*\)")
ANCHOR = re.compile(r'<a id="([^"]+)"></a>')
HEADING = re.compile(r"^#{1,6} +(.+?) *#*$", re.MULTILINE)
CITATION = re.compile(r"\b(?:[ABDEITVMKGHSFORPYJ]\d\.\d+|GAP \d+|[XITVMKGHSFORPYJ]\d\d)\b")
EXAMPLE = re.compile(r"^\| <a id=\"([xitvm]\d\d)\"></a>\*\*([XITVM]\d\d)\*\* \|", re.MULTILINE)
LATER = re.compile(r"([kghsforpyj])(\d)-(\d+)")
"""Rulings of the boxes whose pages have their own examples and open questions."""
EXAMPLES = {"X": 87, "V": 17, "I": 20, "T": 23, "M": 17}

# How many rulings each section has; a section without counted rulings is cited as a whole.
COUNTED = {
    "a3": 13, "a4": 6, "a5": 17, "a6": 25,
    "b1": 4, "b3": 4, "b4": 7, "b5": 6, "b6": 5, "b8": 4,
    "d1": 5, "d4": 4, "d6": 5,
    "e2": 13, "e3": 9, "e4": 11, "e5": 3,
    "v1": 4, "v2": 6, "v3": 4, "v4": 2, "v5": 4,
    "i1": 3, "i2": 4, "i3": 6, "i4": 4, "i5": 5, "i6": 4,
    "t1": 2, "t2": 4, "t3": 8, "t4": 4, "t5": 5, "t6": 4,
    "m1": 2, "m2": 2, "m3": 3, "m4": 5, "m5": 5,
    "gap": 52,
}  # fmt: skip
WHOLE = ["a1", "a2", "b2", "b7", "b9", "c", "d2", "d3", "d5", "e1", "g", "v0", "i0", "t0", "m0"]
RULINGS = [f"{section}-{n}" for section, count in COUNTED.items() for n in range(1, count + 1)] + WHOLE


@cache
def prose(page: Path) -> str:
    """The page without code blocks, whose brackets are not links and whose # are not headings."""
    return FENCE.sub("", page.read_text(encoding="utf-8"))


def slug(heading: str) -> str:
    """The anchor that a heading gets by itself."""
    plain = re.sub(r"<[^>]+>|[`*]", "", re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading))
    return re.sub(r"[^\w\- ]", "", plain.strip().lower()).replace(" ", "-")


@cache
def anchors(page: Path) -> frozenset[str]:
    text = prose(page)
    numbered = (f"{name}-{n}" if n else name
                for name, count in Counter(map(slug, HEADING.findall(text))).items() for n in range(count))  # fmt: skip
    return frozenset([*ANCHOR.findall(text), *numbered])


def relative_links(page: Path) -> list[str]:
    return [link for link in LINK.findall(CODE.sub("", prose(page))) if not re.match(r"[a-z][a-z0-9+.-]*:", link)]


def leads_nowhere(page: Path, link: str) -> bool:
    path, _, anchor = unquote(link).partition("#")
    target = (page.parent / path).resolve() if path else page
    if not target.exists() or not target.is_relative_to(DOCS.parent):
        return True
    return bool(anchor) and target.suffix == ".md" and anchor not in anchors(target)


def ruling_anchors() -> list[str]:
    return [anchor for page in sorted(RULES.glob("*.md")) for anchor in ANCHOR.findall(prose(page))]


def page_name(page: Path) -> str:
    return str(page.relative_to(DOCS))


@pytest.mark.parametrize("page", PAGES, ids=page_name)
def test_every_relative_link_and_anchor_leads_somewhere(page: Path) -> None:
    assert [link for link in relative_links(page) if leads_nowhere(page, link)] == []


@pytest.mark.parametrize("page", PAGES, ids=page_name)
def test_an_anchor_occurs_once_on_its_page(page: Path) -> None:
    assert [name for name, count in Counter(ANCHOR.findall(prose(page))).items() if count > 1] == []


def test_every_ruling_anchor_is_unique_over_all_pages_of_the_rules() -> None:
    assert [name for name, count in Counter(ruling_anchors()).items() if count > 1] == []


def test_every_ruling_has_an_anchor() -> None:
    assert sorted(set(RULINGS) - set(ruling_anchors())) == []


def test_no_ruling_goes_uncounted() -> None:
    numbered = {anchor for anchor in ruling_anchors() if re.fullmatch(r"(?:[abdeitvm]\d|gap)-\d+", anchor)}
    assert sorted(numbered - set(RULINGS)) == []


def test_the_rulings_of_later_boxes_are_numbered_without_a_gap() -> None:
    sections: dict[str, list[int]] = {}
    for anchor in ruling_anchors():
        if found := LATER.fullmatch(anchor):
            letter, section, number = found.groups()
            assert f"{letter}{section}" in ruling_anchors(), anchor
            sections.setdefault(letter + section, []).append(int(number))
    assert {name: numbers for name, numbers in sections.items() if numbers != [*range(1, len(numbers) + 1)]} == {}


def test_the_page_of_a_later_box_lists_its_executable_examples() -> None:
    for box in later_boxes():
        page = prose(RULES / f"{box.name.replace('_', '-')}.md")
        listed = re.findall(r"^\| <a id=\"([kghsforpyj]\d\d)\"></a>\*\*([KGHSFORPYJ]\d\d)\*\* \|", page, re.MULTILINE)
        known = [example["id"] for example in data_of(box.name, "examples")["fixtures"]]
        assert listed == [(number.lower(), number) for number in known], box.name
        assert len(known) >= 4


def test_a_ruling_carries_the_number_of_its_anchor() -> None:
    shown = re.compile(r'<a id="((?:[abdeitvmkghsforpyj]\d|gap)-\d+|[xitvmkghsforpyj]\d\d)"></a>(?:\*\*([^*]+)\*\*)?')
    for page in sorted(RULES.glob("*.md")):
        for anchor, number in shown.findall(prose(page)):
            assert number.lower().replace(".", "-").replace(" ", "-") == anchor, page_name(page)


@pytest.mark.parametrize("page", PAGES, ids=page_name)
def test_every_cited_ruling_exists(page: Path) -> None:
    known = set(ruling_anchors())
    cited = {citation.lower().replace(".", "-").replace(" ", "-") for citation in CITATION.findall(prose(page))}
    assert sorted(cited - known) == []


def test_the_examples_are_x01_to_x87_and_those_of_the_later_boxes_each_once_and_in_order() -> None:
    listed = EXAMPLE.findall(prose(RULES / "examples.md"))
    numbers = [f"{letter}{n:02}" for letter, count in EXAMPLES.items() for n in range(1, count + 1)]
    assert listed == [(number.lower(), number) for number in numbers]


def test_every_ruling_that_the_program_cites_exists() -> None:
    known = set(ruling_anchors())
    cited: dict[str, str] = {}
    for path in sorted((DOCS.parent / "src").rglob("*.py")):
        for found in re.findall(
            r"rulings? ((?:[A-Z]\d\.\d+|GAP \d+)(?:(?:, | and |-)(?:[A-Z]\d\.\d+))*)", path.read_text(encoding="utf-8")
        ):
            cited |= dict.fromkeys(re.findall(r"[A-Z]\d\.\d+|GAP \d+", found), path.name)
    assert {
        name: where for name, where in cited.items() if name.lower().replace(".", "-").replace(" ", "-") not in known
    } == {}


@pytest.mark.parametrize("page", PAGES, ids=page_name)
def test_a_page_names_no_place_outside_the_repository(page: Path) -> None:
    outside = re.compile("|".join([*(f"/{folder}/" for folder in ("work", "tmp", "home")), r"\.\./shared"]))
    assert outside.findall(page.read_text(encoding="utf-8")) == []
