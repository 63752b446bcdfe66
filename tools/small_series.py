"""The short series of the seeded games: a few seconds' part of the signature, for trying mutants (tools/mutants.py)."""

from __future__ import annotations

import pytest

from core.test_signature import checksum, committed, further_checksum, further_series, series

SHORT = {name: (rules, games) for name, (rules, games) in series().items() if games <= 25}
FURTHER = {name: (rules, games) for name, (rules, games) in further_series().items() if games <= 25}


@pytest.mark.parametrize("name", SHORT)
def test_a_short_series_of_seeded_games_gives_the_committed_checksum(name: str) -> None:
    assert checksum(*SHORT[name]) == committed()["series"][name]


@pytest.mark.parametrize("name", FURTHER)
def test_a_short_series_of_the_later_boxes_gives_the_committed_checksum(name: str) -> None:
    assert further_checksum(*FURTHER[name]) == committed()["further"]["series"][name]
