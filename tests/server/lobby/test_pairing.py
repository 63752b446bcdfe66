"""Pairing: one queue, wishes that widen, nobody twice."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carcassonne.server.lobby.pairing import Pairing, Seeker, pairing_with, pairings
from carcassonne.server.lobby.wishes import Wishes, checked
from carcassonne.server.problems import Problem

TWO = Wishes(players=(2,))


def seeker(name: str, created: float = 0.0, rating: int = 1500, wishes: Wishes = TWO, **more: object) -> Seeker:
    found = Seeker(name, created, wishes, person=name, ratings={"base-2": rating, "boxes-2": rating})
    return replace(found, **more)  # type: ignore[arg-type]


def names(found: list[Pairing]) -> list[set[str]]:
    return [{one.id for one in pairing.seekers} for pairing in found]


def test_the_same_wish_is_paired_at_once_with_whoever_is_nearest() -> None:
    waiting = [seeker("a"), seeker("b", 1.0, 1640), seeker("c", 2.0, 1510)]
    assert names(pairings(waiting, 2.0)) == [{"a", "c"}]
    pairing = pairings(waiting, 2.0)[0]
    assert (pairing.preset, pairing.clock, pairing.rated) == ("modern", "usual", True)


def test_a_span_widens_by_50_each_five_seconds() -> None:
    waiting = [seeker("a"), seeker("b", 0.0, 1690)]
    assert pairings(waiting, 4.9) == []
    assert names(pairings(waiting, 5.0)) == [{"a", "b"}]
    assert names(pairings([seeker("a"), seeker("b", 4.0, 1690)], 5.0)) == [{"a", "b"}], "whoever waited longer decides"


def test_after_thirty_seconds_anything_will_do_that_both_accept() -> None:
    fast = Wishes(("big-box", "modern"), (2,), ("fast", "usual"))
    waiting = [seeker("a"), seeker("b", 0.0, 2500, fast)]
    assert pairings(waiting, 29.9) == []
    found = pairings(waiting, 30.0)
    assert [(each.preset, each.clock) for each in found] == [("modern", "usual")]
    never = replace(fast, clocks=("slow",))
    assert pairings([seeker("a", wishes=replace(TWO, clocks=("fast",))), seeker("b", 0.0, 1500, never)], 99.0) == []


def test_a_span_of_ratings_is_never_widened() -> None:
    narrow = replace(TWO, span=(1400, 1600))
    assert pairings([seeker("a", wishes=narrow), seeker("b", 0.0, 1700)], 99.0) == []
    assert len(pairings([seeker("a", wishes=narrow), seeker("b", 0.0, 1590)], 99.0)) == 1


def test_blocked_people_and_oneself_are_never_met() -> None:
    assert pairings([seeker("a", avoids=frozenset("b")), seeker("b")], 99.0) == []
    assert pairings([seeker("a"), seeker("b", avoids=frozenset("a"))], 99.0) == []
    assert pairings([seeker("a"), seeker("b", person="a")], 99.0) == []


def test_guests_play_unrated_and_meet_people_after_a_while() -> None:
    guest = Seeker("guest", 0.0, TWO)
    assert pairings([guest, seeker("a")], 10.0) == []
    assert [each.rated for each in pairings([guest, seeker("a")], 30.0)] == [False]
    assert [each.rated for each in pairings([guest, replace(guest, id="other")], 0.0)] == [False]
    assert pairings([guest, seeker("a", wishes=replace(TWO, rated_only=True))], 99.0) == []


def test_an_eleventh_game_of_a_day_is_not_rated() -> None:
    found = pairings([seeker("a", no_longer_rated=frozenset("b")), seeker("b")], 0.0)
    assert [each.rated for each in found] == [False]


def test_larger_tables_wait_until_they_are_full() -> None:
    three = Wishes(players=(3,))
    waiting = [seeker(name, wishes=three) for name in "abcd"]
    assert pairings(waiting[:2], 99.0) == []
    found = pairings(waiting, 99.0)
    assert names(found) == [{"a", "b", "c"}]
    assert pairing_with(waiting[3], waiting, 99.0) is not None
    assert pairing_with(waiting[3], waiting[3:], 99.0) is None


def test_nobody_plays_more_people_than_the_rules_allow() -> None:
    six = Wishes(("modern", "big-box"), (6,))
    found = pairings([seeker(str(number), wishes=six) for number in range(6)], 0.0)
    assert [each.preset for each in found] == ["big-box"]


@given(
    st.lists(
        st.tuples(
            st.floats(0, 60), st.integers(1000, 2000), st.sets(st.sampled_from([2, 3, 4]), min_size=1), st.booleans()
        ),
        max_size=14,
    )
)
def test_whoever_is_paired_is_paired_once_and_accepts_it(people: list[tuple[float, int, set[int], bool]]) -> None:
    waiting = [
        seeker(f"p{n}", created, rating, Wishes(players=tuple(players)), person=None if guest else f"p{n}")
        for n, (created, rating, players, guest) in enumerate(people)
    ]
    found = pairings(waiting, 60.0)
    seated = [one for pairing in found for one in pairing.seekers]
    assert len({one.id for one in seated}) == len(seated)
    assert all(len(pairing.seekers) in one.wishes.players for pairing in found for one in pairing.seekers)
    assert all(pairing.rated == all(one.person for one in pairing.seekers) for pairing in found)


@pytest.mark.parametrize(
    ("wishes", "field"),
    [
        (Wishes(presets=("chess",)), "presets"),
        (Wishes(players=(1,)), "players"),
        (Wishes(("modern",), (6,)), "players"),
        (Wishes(span=(1600, 1500)), "span"),
    ],
)
def test_wishes_that_cannot_come_true_are_refused(wishes: Wishes, field: str) -> None:
    with pytest.raises(Problem) as refused:
        checked(wishes)
    assert refused.value.more["field"] == field


def test_whoever_was_compared_before_is_looked_at_again_when_wishes_have_widened() -> None:
    waiting = [seeker("a"), seeker("b", 0.0, 1690)]
    assert pairings(waiting, 4.0) == []
    assert pairings(waiting, 4.9, 4.0) == []
    assert names(pairings(waiting, 5.1, 4.0)) == [{"a", "b"}]
    assert pairings(waiting, 6.0, 5.1) == [], "nothing has widened since"
    assert names(pairings([*waiting, seeker("c", 5.5, 1690)], 6.0, 5.1)) == [{"b", "c"}], "but somebody has come"
