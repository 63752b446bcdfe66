"""The examples of docs/notation.md are what they say."""

from __future__ import annotations

import re
from pathlib import Path

from carcassonne.engine.game import Game
from carcassonne.engine.position import parse_position
from carcassonne.notation.record import parse_record, print_record, replay
from carcassonne.notation.turn import parse_action

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


def test_the_position_lines_of_the_page_can_be_read() -> None:
    lines = [line.split("  ")[0] for block in BLOCKS[:2] for line in block.splitlines()]
    assert len(lines) == 5
    for line in lines:
        parse_position(line)
    assert Game.from_position(lines[0], nature=True).position == lines[0]


def test_the_record_of_the_page_replays() -> None:
    record = parse_record(BLOCKS[2])
    assert print_record(record) == BLOCKS[2]
    assert replay(record).scores == (3, 0)


def test_the_actions_of_the_page_can_be_read() -> None:
    table = PAGE.partition("## The turn text")[2].partition("## The game record")[0]
    rows = [row.split("|")[2] for row in table.splitlines() if row.startswith("|")][2:]
    texts = [text for row in rows for text in re.findall(r"`([^`]+)`", row)]
    assert len(texts) > 20
    for text in texts:
        parse_action(text)
