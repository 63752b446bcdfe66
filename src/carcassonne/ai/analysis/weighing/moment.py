"""Moments: what nature did in a game and what was decided, each weighed by itself."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass

from carcassonne.ai.analysis.reasons.choosing import reason_of_outlook, reasons_for
from carcassonne.ai.analysis.reasons.consequences import Line, do_nothing, play_line
from carcassonne.ai.analysis.reasons.contrast import Contrast
from carcassonne.ai.analysis.reasons.reason import Reason
from carcassonne.ai.analysis.weighing.chance import margin_of
from carcassonne.ai.analysis.weighing.decision import Decision, Option, Size, size_of
from carcassonne.ai.analysis.weighing.luck import Luck, luck_of
from carcassonne.ai.analysis.weighing.thinker import Thinker, Weighed, standard_error
from carcassonne.engine.actions import Action, Place
from carcassonne.engine.codec import action_of, choice_of, phase_of
from carcassonne.engine.positions import State, apply_choice, legal_choices, nature_decides, standing, tile_in_hand
from carcassonne.notation.record import Record, opening_of


@dataclass(frozen=True, slots=True)
class Moment:
    """A position and what was done in it: a draw or a roll, or a decision of one action or two."""

    state: State
    actions: tuple[Action, ...]
    line: Line


def moments_of(record: Record) -> Iterator[Moment]:
    """Yield every draw, roll and decision of a legal record; a placement and the follower that goes with it are one."""
    game = opening_of(record)
    moves = deque(record.moves)
    while moves:
        before = game.state
        actions: list[Action] = []
        line: list[int] = []
        while moves and (not actions or (isinstance(actions[-1], Place) and game.phase == "follower")):
            action = moves.popleft().action
            choice = choice_of(game.state, action)
            assert choice is not None
            actions.append(action)
            line.append(choice)
            game.play(action)
        yield Moment(before, tuple(actions), tuple(line))


# --- weighing ---------------------------------------------------------------------------------------------------------
def weigh(thinker: Thinker, moment: Moment, seed: int) -> Decision | Luck:
    """Return a moment weighed."""
    if nature_decides(moment.state):
        return luck_of(thinker, moment.state, moment.line[0])
    now = standing(moment.state)
    found = thinker.weighed(moment.state, moment.line, seed * 1_000_003 + now.ply)
    played = next(each for each in found if each.line == moment.line)
    loss = found[0].margin - played.margin
    doubt = standard_error(found[0], played)
    win_loss = max(0.0, found[0].chances[now.actor] - played.chances[now.actor])
    size = size_of(loss, win_loss, doubt)
    return Decision(
        ply=now.ply + 1,
        seat=now.actor,
        phase=phase_of(moment.state),
        tile=tile_in_hand(moment.state),
        left=sum(now.undrawn),
        legal=options_in(thinker, moment.state),
        played=option_of(moment.state, played, now.actor),
        options=tuple(option_of(moment.state, each, now.actor) for each in found[:3]),
        loss=loss,
        win_loss=win_loss,
        doubt=doubt,
        size=size,
        reasons=() if size is Size.NONE else why_better(thinker, moment.state, found[0], played),
    )


def options_in(thinker: Thinker, s: State) -> int:
    """Return how many ways there are to decide, a placement counted with each follower."""
    return max(len(thinker.judge.judged(s)), len(legal_choices(s)))


def option_of(s: State, weighed: Weighed, seat: int, reasons: tuple[Reason, ...] = ()) -> Option:
    """Return a weighed line as an option."""
    actions, world = [], s.copy()
    for choice in weighed.line:
        actions.append(action_of(world, choice))
        apply_choice(world, choice)
    return Option(tuple(actions), weighed.expected, weighed.chances, weighed.margin, weighed.chances[seat], reasons)


def why_better(thinker: Thinker, s: State, better: Weighed, worse: Weighed) -> tuple[Reason, ...]:
    """Return why one line is better than another."""
    outcomes = [play_line(s, each.line, thinker.judge) for each in (better, worse)]
    told = reasons_for(Contrast(outcomes[0], outcomes[1]))
    return told or reason_of_outlook(outcomes[0].seat, better.expected, worse.expected)


def why_good(thinker: Thinker, s: State, weighed: Weighed) -> tuple[Reason, ...]:
    """Return what speaks for a line by itself."""
    return reasons_for(Contrast(play_line(s, weighed.line, thinker.judge), do_nothing(s)))


def margins_after(option: Option) -> tuple[float, ...]:
    """Return each seat's margin after an option."""
    return tuple(margin_of(option.expected, seat) for seat in range(len(option.expected)))
