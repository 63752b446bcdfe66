"""The outcome of what has just happened: who is to act, whose clock runs, whether the game is over and who won."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace

from carcassonne.engine.events import winners_of
from carcassonne.engine.game import Game
from carcassonne.server.games import clocks
from carcassonne.server.games.model import Departure, GameSetup, GameStanding, Result, Seat
from carcassonne.server.games.outcome import FIRST_DECISION_SECONDS


def standing_at_start(
    setup: GameSetup,
    seats: Sequence[Seat],
    game: Game,
    now: float,
    seen: Collection[int] | None = None,
    begins: float | None = None,
) -> GameStanding:
    """Return how a game without decisions stands: it begins when no seat is open.

    `seen` are the seats whose players have seen the table; None: everybody has. No clock runs before it `begins`.
    """
    if any(seat.kind == "open" for seat in seats):
        return GameStanding("waiting")
    standing = standing_after(setup, seats, game, GameStanding("playing"), False, now)
    if setup.clock is None:
        return standing
    running = clocks.runs_for(standing.to_act, [seat.left for seat in seats])
    unseen = [] if seen is None else [n for n, seat in enumerate(seats) if not seat.by_bot and n not in seen]
    within = FIRST_DECISION_SECONDS if may_be_aborted(setup) else None
    return replace(standing, clocks=clocks.started(setup.clock, len(seats), running, now, unseen, begins, within))


def may_be_aborted(setup: GameSetup) -> bool:
    """Whether a game is void that somebody leaves, or keeps waiting, before everybody has made a first decision.

    A game of a match is not: people have agreed on its time.
    """
    return setup.rated and setup.match_id is None


def aborted(game: Game, before: GameStanding, seat: int, absent: bool, now: float) -> GameStanding:
    """Return how a game stands that is called off by the fault of a seat: nobody has won, and nothing counts."""
    result: Result = {"reason": "aborted", "scores": list(game.scores), "winners": [], "fault": seat}
    if absent:
        result["absent"] = True
    ticking = None if before.clocks is None else clocks.stopped(before.clocks, now)
    return GameStanding("over", clocks=ticking, result=result)


def standing_after(
    setup: GameSetup, seats: Sequence[Seat], game: Game, before: GameStanding, turn_is_over: bool, now: float
) -> GameStanding:
    """Return how a game stands after an entry. An undo that was asked for is void then."""
    result = result_of(seats, game)
    to_act = None if result else game.to_act
    running = clocks.runs_for(to_act, [seat.left for seat in seats])
    ticking = before.clocks
    if setup.clock is not None and ticking is not None:
        over = result is not None
        ticking = (
            clocks.stopped(ticking, now) if over else clocks.passed_on(setup.clock, ticking, running, turn_is_over, now)
        )
    return GameStanding(
        status="over" if result else "playing",
        to_act=to_act,
        by_bot=to_act is not None and seats[to_act].by_bot,
        clocks=ticking,
        rematch=before.rematch,
        result=result,
    )


def result_of(seats: Sequence[Seat], game: Game) -> Result | None:
    """Return how the game ended; None while it goes on. Whoever left has lost; the last who stays has won.

    A game whose people have all left stops: bots do not play on among themselves.
    """
    staying = [number for number, seat in enumerate(seats) if seat.left is None]
    winners = list(winners_of(game.scores, staying))
    if game.over:
        return {"reason": "finished", "scores": list(game.scores), "winners": winners}
    reasons = [seat.left for seat in seats if seat.left is not None]
    if not reasons or (len(staying) > 1 and any(seats[number].kind != "bot" for number in staying)):
        return None
    reason: Departure = "timeout" if "timeout" in reasons and len(set(reasons)) == 1 else "resigned"
    return {"reason": reason, "scores": list(game.scores), "winners": winners}
