"""The outcome of a game: who came where, ties, who left, and what does not count."""

from __future__ import annotations

from collections.abc import Sequence

from carcassonne.server.games.model import LogEntry, Result, Seat
from carcassonne.server.games.outcome import Outcome, is_opening, outcome


def left(seat: int, seq: int = 1) -> LogEntry:
    return LogEntry(seq=seq, kind="left", seat=seat, ply=0, reason="resigned")


def finished(*scores: int) -> Result:
    return {"reason": "finished", "scores": list(scores), "winners": []}


def places(result: Result, entries: Sequence[LogEntry] = (), tie: object = None) -> list[int]:
    found = outcome([Seat("human")] * len(result["scores"]), entries, result, tie)  # type: ignore[arg-type]
    return list(found.places)


def test_points_decide_and_equal_points_share_a_place() -> None:
    assert places(finished(80, 90)) == [2, 1]
    assert places(finished(70, 90, 70, 60)) == [2, 1, 2, 4]


def test_a_tie_is_shared_or_goes_to_the_second_or_is_played_again() -> None:
    assert places(finished(80, 80), tie="share") == [1, 1]
    assert places(finished(80, 80), tie="second") == [2, 1]
    assert places(finished(81, 80), tie="second") == [1, 2]
    seats = [Seat("human"), Seat("human")]
    assert outcome(seats, [], finished(80, 80), "replay").kind == "replay"
    assert outcome(seats, [], finished(80, 81), "replay").kind == "counted"


def test_who_left_is_last_whatever_the_stand_in_got_and_first_gone_is_last_of_all() -> None:
    found = outcome([Seat("human")] * 4, [left(3, 5), left(0, 9)], finished(200, 50, 60, 100))
    assert found == Outcome("counted", [3, 2, 1, 4], {3: "left", 0: "left"})
    gone: Result = {"reason": "resigned", "scores": [30, 2], "winners": [1]}
    assert places(gone, [left(0)]) == [2, 1]


def test_an_aborted_game_is_void_and_says_whose_fault_it_was() -> None:
    aborted: Result = {"reason": "aborted", "scores": [0, 0], "winners": [], "fault": 1}
    seats = [Seat("human"), Seat("human")]
    assert outcome(seats, [], aborted) == Outcome("void", faults={1: "aborted"})
    assert outcome(seats, [], {**aborted, "absent": True}).faults == {1: "absent"}


def test_a_game_is_in_its_opening_until_everybody_has_decided() -> None:
    first = LogEntry(seq=1, kind="move", seat=0, ply=1)
    assert is_opening([first, first], 2)
    assert not is_opening([first, LogEntry(seq=2, kind="move", seat=1, ply=2)], 2)
