"""A match as a value: what becomes of it at which time."""

from __future__ import annotations

from dataclasses import replace

import pytest

from carcassonne.server.matches import model
from carcassonne.server.matches.calendar import calendar_entry, quarter_of
from carcassonne.server.matches.commands import new_match
from carcassonne.server.matches.model import MatchSetup
from carcassonne.server.problems import Problem

NOW = 1_800_000_000.0
assert NOW % model.QUARTER == 0
EVENING, LATER = int(NOW) + 7200, int(NOW) + 9000


def a_match(best_of: int = 3, **further: object) -> model.Match:
    return new_match(MatchSetup(best_of, **further), ("anna", "bram"), "anna/1")  # type: ignore[arg-type]


def played(match: model.Match, *winners: int | None) -> model.Match:
    """The match after games with these winners by side."""
    for winner in winners:
        match = model.begun(match, f"game {len(match.games)}")
        points = (70, 70) if winner is None else (80, 60) if winner == 0 else (60, 80)
        match = model.game_told(match, points, winner, False, NOW)
    return match


def test_times_are_proposed_countered_and_agreed_on() -> None:
    match = model.proposed(a_match(), 0, [LATER, EVENING], NOW)
    assert match.proposal == {"by": 0, "times": [EVENING, LATER]}
    match = model.proposed(match, 1, [LATER + 900], NOW)
    match = model.agreed(match, 0, LATER + 900, NOW)
    assert (match.state, match.time, match.proposal) == ("agreed", LATER + 900, None)
    assert match.due == LATER + 900 - model.OPENS_BEFORE
    assert model.agreed(match, 0, LATER + 900, NOW) == match, "the answer was lost and it is said again"


def test_a_time_that_was_agreed_on_holds_until_another_is() -> None:
    match = model.agreed(model.proposed(a_match(), 0, [EVENING], NOW), 1, EVENING, NOW)
    moved = model.proposed(match, 1, [LATER], NOW)
    assert (moved.state, moved.time) == ("agreed", EVENING)
    assert model.agreed(moved, 0, LATER, NOW).time == LATER


@pytest.mark.parametrize(
    ("times", "said"),
    [
        ([], "one to 3"),
        ([EVENING, EVENING + 900, EVENING + 1800, EVENING + 2700], "one to 3"),
        ([EVENING + 60], "quarters"),
        ([int(NOW) - 900], "ahead"),
        ([int(NOW) + 61 * 86400 // 900 * 900], "ahead"),
    ],
)
def test_a_time_at_which_nobody_can_play_is_refused(times: list[int], said: str) -> None:
    with pytest.raises(Problem, match=said):
        model.proposed(a_match(), 0, times, NOW)


def test_nobody_agrees_to_their_own_time_or_to_one_that_was_not_proposed_or_has_passed() -> None:
    match = model.proposed(a_match(), 0, [EVENING], NOW)
    for side, time, now in ((0, EVENING, NOW), (1, LATER, NOW), (1, EVENING, EVENING + 1.0)):
        with pytest.raises(Problem) as refused:
            model.agreed(match, side, time, now)
        assert refused.value.code == "no_offer"


def test_a_match_is_declined_once_and_one_of_an_event_is_not() -> None:
    match = model.proposed(a_match(), 0, [EVENING], NOW)
    gone = model.declined(match, 1)
    assert (gone.state, gone.end) == ("over", "declined")
    assert model.declined(gone, 1) == gone
    with pytest.raises(Problem, match="event"):
        model.declined(replace(match, event="e"), 1)


@pytest.mark.parametrize(
    ("best_of", "winners", "wins"),
    [
        (1, [1], (0, 1)),
        (3, [0, 0], (2, 0)),
        (3, [0, 1, 1], (1, 2)),
        (5, [0, 0, 0], (3, 0)),
        (3, [None, 0, 0], (2.5, 0.5)),
    ],
)
def test_a_match_ends_at_the_majority(best_of: int, winners: list[int | None], wins: tuple[float, float]) -> None:
    before, after = played(a_match(best_of), *winners[:-1]), played(a_match(best_of), *winners)
    assert (before.state, after.state, after.end, after.wins) == ("proposed", "over", "played", wins)
    assert before.next_game == (None if len(winners) == 1 else NOW + 60)


def test_an_equal_match_is_over_unless_somebody_has_to_go_on() -> None:
    equal = [0, 1, None]
    assert played(a_match(), *equal).end == "played"
    knockout = played(a_match(decisive=True), *equal)
    assert knockout.state != "over"
    assert played(knockout, 1).wins == (1.5, 2.5)


def test_starters_alternate_and_a_void_game_is_begun_by_the_same() -> None:
    match = a_match(
        5,
    )
    first = match.starter
    assert first == model.first_starter(match.seed)
    match = model.begun(match, "void")
    match = model.game_told(match, (3, 0), None, True, NOW)
    match = played(match, 0, 1, None)
    assert [game.first for game in match.games] == [first, first, 1 - first, first]
    assert match.wins == (1.5, 1.5)


def test_who_does_not_come_has_lost_and_where_neither_comes_nobody_has_won() -> None:
    match = model.opened(model.agreed(model.proposed(a_match(), 0, [EVENING], NOW), 1, EVENING, NOW))
    assert (model.missed(match).end, model.missed(match).wins) == ("void", (0, 0))
    one = model.missed(model.arrived(match, 1))
    assert (one.end, one.wins) == ("absent", (0, 2))
    both = model.arrived(model.arrived(match, 1), 0)
    assert model.missed(both) == both


def test_nobody_comes_before_the_table_opens() -> None:
    with pytest.raises(Problem, match="ten minutes"):
        model.arrived(model.proposed(a_match(), 0, [EVENING], NOW), 0)


def test_a_calendar_gets_the_time_in_utc_with_a_reminder() -> None:
    match = model.timed(a_match(), float(EVENING))
    entry = calendar_entry(match, ("Anna, the first", "Bram"), "https://play.example.org/match/x")
    assert "DTSTART:20270115T100000Z\r\n" in entry
    assert "DTEND:20270115T113000Z\r\n" in entry, "a best of three takes 90 minutes"
    assert "SUMMARY:Carcassonne: Anna\\, the first – Bram\r\n" in entry
    assert all(len(line.encode()) <= 75 for line in entry.split("\r\n"))
    with pytest.raises(Problem, match="no time"):
        calendar_entry(a_match(), ("Anna", "Bram"), "")


@pytest.mark.parametrize("text", ["tomorrow", "2027-01-15T10:00", "2027-01-15T10:01Z", ""])
def test_what_is_no_time_is_refused(text: str) -> None:
    with pytest.raises(Problem):
        quarter_of(text, "times")
