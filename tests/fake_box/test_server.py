"""The fake box on a running server: whole games over HTTP, with people and bots, and what is told of them."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import pytest

from carcassonne.notation.record import parse_record, replay
from support.serving import Serving, sqlite_in
from support.visitor import Visitor, visiting

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
