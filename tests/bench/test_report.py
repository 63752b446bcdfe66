"""The pages of measures: what a benchmark writes, and what it leaves alone."""

from __future__ import annotations

from pathlib import Path

from report import Section, markdown, plain
from yardstick import Row

SECTION = Section("numbers", "# Numbers\n")


def test_only_the_part_between_the_markers_is_written(tmp_path: Path) -> None:
    page = tmp_path / "numbers.md"
    SECTION.write(page, "first")
    page.write_text(page.read_text(encoding="utf-8") + "\nBy hand.\n", encoding="utf-8")
    SECTION.write(page, "second")
    assert page.read_text(encoding="utf-8") == (
        "# Numbers\n\n<!-- numbers: begin -->\nsecond\n<!-- numbers: end -->\n\nBy hand.\n"
    )


def test_a_page_of_people_gets_the_markers_at_its_end(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("Said by hand.\n", encoding="utf-8")
    SECTION.write(page, "told")
    assert page.read_text(encoding="utf-8").startswith("Said by hand.\n\n<!-- numbers: begin -->\ntold\n")


def test_a_table_for_a_page_and_for_a_terminal() -> None:
    table = [["what", "n"], ["games", "3"]]
    assert markdown(table) == "| what | n |\n|---|---|\n| games | 3 |"
    assert plain(table) == "what   n\ngames  3"


def test_a_row_is_met_by_the_median_of_its_ratios() -> None:
    row = Row("games", "per second", 0.8)
    for ours in (70, 85, 90):
        row.add(ours, 100)
    assert row.met
    assert row.cells()[3:] == ["0.85", "0.70–0.90", "≥ 0.80", "yes"]
    slower = Row("copy", "ns", 3.0, at_least=False)
    slower.add(400, 100)
    assert not slower.met
