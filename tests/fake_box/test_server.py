"""The fake box on a running server: whole games over HTTP, with people and bots, and what is told of them."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from carcassonne.cli import main as command_line
from carcassonne.notation.record import parse_record, replay
from support.serving import Serving, sqlite_in
from support.visitor import Seated, Visitor, visiting

BESIDE = {"inns_cathedrals": True, "abbots": True}
DECK = ["FR03", "FR01", "IC15", "FR04", "FR02", "EG", "FR05", "V", "U", "E", "W", "D"]
PEOPLE: list[dict[str, Any]] = [{"kind": "human", "name": name} for name in ("Anna", "Bram", "Carla")]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    folder = tmp_path_factory.mktemp("fair")
    serving = Serving(folder, sqlite_in(folder))
    serving.start()
    yield serving
    serving.close()


@pytest.fixture
def visitor(site: Serving) -> Iterator[Visitor]:
    with visiting(site.url) as somebody:
        yield somebody


def test_three_people_play_a_whole_game(visitor: Visitor) -> None:
    seated = visitor.new_game(PEOPLE, preset="fair-day", options=BESIDE, draw=DECK)
    told: set[str] = set()
    state = visitor.state(seated.id)
    while not state["over"]:
        made = visitor.play_one(seated, state)
        assert made is not None
        told |= {event["type"] for event in made["events"]}
        state = made["state"]
    assert len(state["tickets"]) == 3
    assert told >= {"rolled", "bear_moved", "placed"}
    record = visitor.http.get(f"/api/v1/games/{seated.id}/record").text
    assert replay(parse_record(record)).scores == tuple(state["scores"])


def test_bots_play_a_whole_game(visitor: Visitor) -> None:
    """Two bots and a person; what nature rolled stands in the log, and the record says it."""
    seats: list[dict[str, Any]] = [PEOPLE[0], {"kind": "bot", "level": 2}, {"kind": "bot", "level": 3}]
    seated = visitor.new_game(seats, preset="fair-day", options=BESIDE, draw=DECK)
    deadline = time.monotonic() + 60
    while not (state := visitor.state(seated.id))["over"]:
        assert time.monotonic() < deadline
        if visitor.play_one(seated, state) is None:
            time.sleep(0.02)
    record = visitor.http.get(f"/api/v1/games/{seated.id}/record").text
    assert "\nroll " in record
    assert replay(parse_record(record)).scores == tuple(state["scores"])


# --- dice -------------------------------------------------------------------------------------------------------------
GIVEN = [3, 1, 2]
"""What the first rolls show; the seed decides those after them."""


def rolls_in(record: str) -> list[int]:
    return [int(shown) for shown in re.findall(r"^roll (\d+)$", record, re.MULTILINE)][: len(GIVEN) + 1]


def record_with_rolls(visitor: Visitor, seated: Seated) -> str:
    """The record of a game that is played until a roll came that was not given, and is over then."""
    deadline = time.monotonic() + 60
    while len(rolls_in(visitor.http.get(f"/api/v1/games/{seated.id}/record").text)) <= len(GIVEN):
        assert time.monotonic() < deadline
        if visitor.play_one(seated) is None:
            time.sleep(0.02)
    token = next(iter(seated.tokens.values()))
    assert visitor.post(seated.id, "resign", {}, token).status_code == 200
    return visitor.http.get(f"/api/v1/games/{seated.id}/record").text


def test_dice_that_are_given_with_a_seed_stay_in_a_rematch_and_when_it_is_tried_again(
    visitor: Visitor, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wanted = {"preset": "fair-day", "seed": 7, "dice": GIVEN}
    refused = visitor.http.post("/api/v1/games", json=wanted | {"seats": PEOPLE[:2], "dice": [9]})
    assert (refused.status_code, refused.json()["field"]) == (400, "dice")
    seated = visitor.new_game(PEOPLE[:2], **wanted)
    first = record_with_rolls(visitor, seated)
    assert rolls_in(first)[: len(GIVEN)] == GIVEN
    rematch = Seated.of(visitor.post(seated.id, "rematch", {"same_tiles": True}, seated.tokens[0]).json())
    rematch.tokens = {1 - seat: token for seat, token in seated.tokens.items()}  # they hold at the seats moved on
    again = Seated.of(visitor.post(seated.id, "again", {"ply": 0, "seat": 0, "level": 1}).json())
    for record in (first, record_with_rolls(visitor, rematch), record_with_rolls(visitor, again)):
        assert rolls_in(record) == rolls_in(first)
        assert '[Dice "3 1 2"]' in record
        file = tmp_path / "game.txt"
        file.write_text(record, encoding="utf-8")
        assert command_line.main(["verify", str(file)]) == 0
        assert "3 of them were given" in capsys.readouterr().out
