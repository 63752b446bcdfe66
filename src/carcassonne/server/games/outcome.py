"""Where a game stands after what has just happened: who is asked, whose clock runs, whether it is over and who won."""

from __future__ import annotations

from collections.abc import Sequence

from carcassonne.engine.game import Game
from carcassonne.notation.json import Json
from carcassonne.server.games import clocks
from carcassonne.server.games.model import Seat, Setup, Standing


def beginning(setup: Setup, seats: Sequence[Seat], game: Game, now: float) -> Standing:
    """Where a game stands that has no decision yet: it begins when no seat is open."""
    if any(seat.kind == "open" for seat in seats):
        return Standing("waiting")
    before = Standing("playing")
    if setup.clock is not None:
        running = clocks.runs_for(game.to_act, [seat.left for seat in seats])
        before = Standing("playing", clocks=clocks.started(setup.clock, len(seats), running, now))
    return following(setup, seats, game, before, False, now)


def following(
    setup: Setup, seats: Sequence[Seat], game: Game, before: Standing, turn_is_over: bool, now: float
) -> Standing:
    """Where a game under way stands after an entry; an offer to take something back does not outlive it."""
    result = result_of(seats, game)
    to_act = None if result else game.to_act
    running = clocks.runs_for(to_act, [seat.left for seat in seats])
    ticking = before.clocks
    if setup.clock is not None and ticking is not None:
        over = result is not None
        ticking = (
            clocks.stopped(ticking, now) if over else clocks.passed_on(setup.clock, ticking, running, turn_is_over, now)
        )
    return Standing(
        status="over" if result else "playing",
        to_act=to_act,
        by_bot=to_act is not None and seats[to_act].by_bot,
        clocks=ticking,
        rematch=before.rematch,
        result=result,
    )


def result_of(seats: Sequence[Seat], game: Game) -> Json | None:
    """How the game ended; None while it goes on. Who left has lost; the last who stays has won."""
    staying = [number for number, seat in enumerate(seats) if seat.left is None]
    if game.over:
        best = max((game.scores[seat] for seat in staying), default=None)
        winners = [seat for seat in staying if game.scores[seat] == best]
        return {"reason": "finished", "scores": list(game.scores), "winners": winners}
    if len(staying) > 1:
        return None
    reasons = [seat.left for seat in seats if seat.left is not None]
    reason = "timeout" if "timeout" in reasons and len(set(reasons)) == 1 else "resigned"
    return {"reason": reason, "scores": list(game.scores), "winners": staying}
