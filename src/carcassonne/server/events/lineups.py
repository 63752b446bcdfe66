"""Line-ups of a match of teams: who plays at which board, chosen blind and shown together."""

from __future__ import annotations

from collections.abc import Sequence

from carcassonne.errors import CarcassonneError

BOARDS = 5
SMALLEST_ROSTER, LARGEST_ROSTER = 5, 12


class LineupError(CarcassonneError):
    """A line-up that cannot be played; it says why."""


def check_roster(roster: Sequence[int], boards: int = BOARDS) -> None:
    """Raise LineupError unless a team has enough members, and not too many."""
    least, most = max(boards, 1), max(LARGEST_ROSTER, boards)
    if not least <= len(roster) <= most:
        raise LineupError(f"a team has {least} to {most} members, not {len(roster)}")


def check_lineup(lineup: Sequence[int], roster: Sequence[int], boards: int = BOARDS) -> None:
    """Raise LineupError unless a line-up names a member of the roster for each board, and nobody twice."""
    if len(lineup) != boards:
        raise LineupError(f"a line-up names {boards} members, one a board, not {len(lineup)}")
    if len({*lineup}) != len(lineup):
        raise LineupError("somebody stands at two boards")
    if not {*lineup} <= {*roster}:
        raise LineupError("somebody of the line-up is no member of the team")


def played_lineup(given: Sequence[int] | None, roster: Sequence[int], boards: int = BOARDS) -> list[int]:
    """Return the line-up that is played: the one that was given, else the roster from its top."""
    return list(given) if given is not None else list(roster[:boards])
