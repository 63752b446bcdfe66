"""Unusual play: found among people of every rating, and nobody else is."""

from __future__ import annotations

import random

from carcassonne.server.ratings.unusual import ENOUGH, FEWEST, Played, unusual


def a_club(seed: int, people: int = 30) -> list[Played]:
    """People who lose less the stronger they are, each a little more or less than the others."""
    dice = random.Random(seed)
    found = []
    for number in range(people):
        rating = 1300 + 400 * number / people
        lost = max(0.1, 1.4 - (rating - 1300) / 500 + dice.gauss(0, 0.12))
        agreed = min(0.9, 0.3 + (rating - 1300) / 2000 + dice.gauss(0, 0.04))
        found.append(Played(f"person {number}", rating, 250, lost, agreed, 12.0))
    return found


def test_who_decides_as_a_machine_does_is_found_and_nobody_else() -> None:
    for seed in range(20):
        club = a_club(seed)
        assert [who.person for who in club if unusual(who, club)] == []
        machine = Played("machine", 1500, ENOUGH, 0.3, 0.8, 4.0)
        found = unusual(machine, [*club, machine])
        assert found is not None
        assert found.deviations > 3.5
        assert found.lost > 0.7 > found.agreed


def test_whoever_is_strong_may_play_well() -> None:
    club = a_club(1)
    strong = Played("strong", 1800, 400, 0.45, 0.55, 9.0)
    assert unusual(strong, [*club, strong]) is None


def test_of_few_decisions_and_of_few_others_nothing_is_told() -> None:
    club = a_club(2)
    assert unusual(Played("new", 1500, ENOUGH - 1, 0.1, 0.95, 3.0), club) is None
    assert unusual(Played("machine", 1500, ENOUGH, 0.1, 0.95, 3.0), club[: FEWEST - 1]) is None
    assert unusual(Played("machine", 1500, ENOUGH, 0.1, 0.95, 3.0), club[:FEWEST]) is not None
