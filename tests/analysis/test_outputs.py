"""What the analysis looks like: text, JSON, and a page that needs nothing from outside."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser

from analysis.conftest import MARKUP
from carcassonne.ai.analysis import Analysis
from carcassonne.ai.analysis.report.html_report import analysis_html
from carcassonne.ai.analysis.report.json_report import analysis_to_json
from carcassonne.ai.analysis.report.text_report import analysis_text

KEYS = {
    "analysis", "preset", "players", "options", "names", "result", "level", "seed", "tiles", "thresholds", "decisions",
    "draws", "summaries",
}  # fmt: skip
DECISION = {
    "ply", "seat", "phase", "tile", "left", "legal", "before", "after", "played", "best", "options", "loss", "win_loss",
    "doubt", "size", "mark", "reason", "reasons",
}  # fmt: skip
OPTION = {"actions", "text", "margin", "win", "expected", "reason", "reasons"}
SUMMARY = {
    "seat", "name", "decisions", "accuracy", "loss", "win_loss", "loss_by_phase", "inaccuracies", "mistakes",
    "blunders", "luck",
}  # fmt: skip
VOID = {"meta", "img", "source", "br"}


class Nesting(HTMLParser):
    """Follows open and closed elements, and gathers addresses and ids."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.addresses: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._note(attrs)
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._note(attrs)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def _note(self, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name == "id":
                self.ids.append(value or "")
            if name in ("href", "src", "srcset", "action"):
                self.addresses.append(value or "")


def test_a_placement_and_its_follower_are_one_decision(short: Analysis) -> None:
    assert [(each.ply, list(each.plies)) for each in short.decisions] == [(1, [1, 2]), (3, [3, 4]), (5, [5, 6])]


def test_the_text_lists_every_decision_and_sums_up_every_player(short: Analysis) -> None:
    text = analysis_text(short)
    for move in ("U 0,1 · farmer NL", "E 0,-1 r2 · -", "V 0,2 · thief S"):
        assert move in text
    assert text.count("luck of the draw") == 2
    assert "U 0,1" not in analysis_text(short, seat=1)


def test_the_json_has_the_documented_members(short: Analysis) -> None:
    found = json.loads(json.dumps(analysis_to_json(short), allow_nan=False))
    assert set(found) == KEYS
    for decision in found["decisions"]:
        assert set(decision) == DECISION
        assert set(decision["before"]) == {"margin", "win"}
        assert set(decision["after"]) == {"margin", "win", "margins", "chances"}
        assert all(set(option) == OPTION for option in [decision["played"], decision["best"], *decision["options"]])
        assert decision["size"] in ("", "inaccuracy", "mistake", "blunder")
    assert all(set(draw) == {"ply", "seat", "tile", "luck"} for draw in found["draws"])
    assert all(set(summary) == SUMMARY for summary in found["summaries"])
    assert found["result"] is None


def test_the_page_is_well_formed_and_every_link_leads_somewhere(short: Analysis) -> None:
    nesting = Nesting()
    nesting.feed(analysis_html(short))
    nesting.close()
    assert nesting.open == []
    assert len(nesting.ids) == len(set(nesting.ids))
    for address in nesting.addresses:
        assert address.startswith("data:image/svg+xml;base64,") or address.removeprefix("#") in nesting.ids


def test_the_page_needs_nothing_from_outside(short: Analysis) -> None:
    text = analysis_html(short)
    assert not re.search(r"https?:|<script|@import|url\((?!#)|<link|<iframe", text)


def test_names_are_escaped_on_the_page(short: Analysis) -> None:
    text = analysis_html(short)
    assert MARKUP not in text
    assert "A&lt;b&gt;&amp;&quot;x&quot;" in text


def test_the_page_says_its_graphs_as_a_table_too(short: Analysis) -> None:
    text = analysis_html(short)
    assert 'href="#decisions"' in text
    assert text.count("<tr") == 1 + len(short.decisions)
