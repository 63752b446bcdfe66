"""Presence: who is at a table in one process is there for others too, until they hear otherwise or nothing at all."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from carcassonne.server.games.fanout import FanoutListener, PeopleAtTable
from carcassonne.server.games.presence import LASTS_SECONDS, WATCHING, Presence
from carcassonne.server.streams.carriers import PostgresMessages

GAME, OTHER = "A" * 16, "_-" * 8


class Wire(PostgresMessages):
    """What is published, as the text that would be sent, heard by the other at once."""

    async def start(self, heard: FanoutListener) -> None:
        self._heard = heard

    def _publish(self, message: str) -> None:
        self.other.receive(message)

    other: Wire


def test_who_comes_and_goes_at_one_process_does_so_at_the_other() -> None:
    now = 0.0
    wires = [Wire(""), Wire("")]
    here, there = (Presence(name, wire, lambda: now) for name, wire in zip(("a", "b"), wires, strict=True))
    changed: list[list[str]] = []
    changed_here: list[list[str]] = []

    def hear(process: str, tables: Mapping[str, PeopleAtTable]) -> None:
        changed.append(there.hear(process, tables))

    def nothing(*_: Any) -> None:
        pass

    wires[0].other, wires[1].other = wires[1], wires[0]
    wires[0]._heard = FanoutListener(
        nothing, nothing, nothing, lambda *heard: changed_here.append(here.hear(*heard)), nothing
    )
    wires[1]._heard = FanoutListener(nothing, nothing, nothing, hear, nothing)

    assert here.count(GAME, [0, 2], 1)
    assert not here.count(GAME, [2], 1), "a second device of the same player"
    assert here.count(OTHER, [1], 1)
    assert there.at(GAME).seats == {0, 2}
    assert there.at(OTHER).seats == {1}
    assert there.count(GAME, [1], 1)
    assert not here.count(GAME, [2], -1)
    assert here.count(GAME, [0, 2], -1)
    assert here.at(GAME).seats == {1}, "of the other process"
    assert there.at(GAME).seats == {1}
    assert (changed, changed_here) == ([[GAME], [OTHER], [GAME]], [[GAME]])

    assert here.count(OTHER, [WATCHING], 1)
    assert there.count(OTHER, [WATCHING], 1)
    assert here.at(OTHER) == there.at(OTHER) == PeopleAtTable(frozenset({1}), 2)
    assert there.count(OTHER, [WATCHING], -1)

    now = LASTS_SECONDS + 1  # the other process has said nothing since: it may be dead
    assert there.at(OTHER) == PeopleAtTable()
    assert there.forget_old() == [OTHER]
    assert there.at(GAME).seats == {1}, "who is here is not forgotten"
