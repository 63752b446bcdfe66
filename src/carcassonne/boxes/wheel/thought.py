"""What the pig may still bring, and what a crown space promises."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

if TYPE_CHECKING:

    def __getattr__(name: str) -> int: ...  # the constants of the .pxd


if not cython.compiled:
    from pathlib import Path

    from carcassonne.ai.thought.evaluation import add_worth
    from carcassonne.ai.thought.greedy import add_place_gain
    from carcassonne.ai.thought.items import add_global, add_noting, add_row, begin_item
    from carcassonne.ai.thought.knowledge import *
    from carcassonne.ai.thought.outlook import hand_worth, look_at_field, return_worth
    from carcassonne.boxes.wheel.rules import CROWN_SPACES
    from carcassonne.core.boxes import box_number
    from carcassonne.core.declarations import enumerators_of
    from carcassonne.core.followers import followers_at_home
    from carcassonne.core.standing import IS_FOLLOWER, figure_at, first_on, next_figure
    from carcassonne.core.state import *
    from carcassonne.core.tables import LANDSCAPE

    globals().update(enumerators_of(Path(__file__).with_suffix(".pxd")))

BOX = cython.declare(cython.int, box_number("wheel"))


def add_wheel(o, s):
    """Crown followers, and what the pig may still bring to knights, farmers, monks and full supplies."""
    i: cython.int
    p: cython.int
    segment: cython.int
    at: cython.int
    rate: cython.double = o.know.weight[W_WHEEL_INCOME] * o.symbols / 6.0
    if not s.wheel:
        return
    for i in range(12):
        if s.crown[i]:
            p = (s.crown[i] & OWNER) - 1
            o.expected[p] += crown_worth(o, s, i >> 1, p)
            o.expected[p] += o.chance * o.know.weight[W_RETURN] * return_worth(o, s, p)
    for p in range(s.players):
        o.expected[p] += 0.5 * rate * followers_at_home(s, p)
    for segment in range(s.segments):
        at = first_on(s, segment)
        while at:
            if IS_FOLLOWER[figure_at(s, at) >> FIGURE]:
                add_income(o, s, segment, (figure_at(s, at) & OWNER) - 1, rate)
            at = next_figure(s, at)


def add_income(o, s, segment, player, rate):
    """What the pig may still bring to a follower on a segment."""
    landscape: cython.int = LANDSCAPE[s.printed[segment]]
    if landscape == CITY and s.open[s.feature[segment]]:
        o.expected[player] += 0.5 * rate * (1 + s.pennants[s.feature[segment]])
    elif landscape == CLOISTER and s.open[segment]:
        o.expected[player] += rate
    elif landscape == FIELD:
        look_at_field(o, s, s.feature[segment])
        o.expected[player] += rate * o.worth / 4


def crown_worth(o, s, wheel_segment, player):
    """What a follower on a crown space promises: its points times the chance that the pig stops there."""
    steps: cython.int = (wheel_segment - s.pig + 6) % 6
    chance: cython.double = 0
    miss: cython.double = 1
    i: cython.int
    points: cython.double = 3
    if o.symbols == 0:
        o.chance = 0
        return 0
    if CROWN_SPACES[wheel_segment] == 2:
        points = 4.5
        if s.crown[2 * wheel_segment] and s.crown[2 * wheel_segment + 1]:
            points = 3
    for i in range(o.symbols):
        miss *= 5.0 / 6
    chance = 1 - miss
    if 1 <= steps <= 3:  # within reach of the next symbol
        chance += (1 - chance) * 0.2
    o.chance = chance
    return o.know.weight[W_CROWN] * chance * points


def crown_gain(o, s, place, player):
    """What putting a follower on a crown space adds, the follower's own worth included."""
    spent: cython.double = hand_worth(o, s, player, 0) - hand_worth(o, s, player, -1)
    gain: cython.double = crown_worth(o, s, place - ON_CROWN, player)
    return gain - spent + o.chance * o.know.weight[W_RETURN] * spent


def note_wheel(it, o, s):
    """Where the pig stands, how many symbols are left, and an item for each follower on a crown space."""
    i: cython.int
    if not s.wheel:
        return
    add_global(it, G_PIG_AT + s.pig, 1)
    add_global(it, G_SYMBOLS, o.symbols)
    for i in range(12):
        if s.crown[i]:
            begin_item(it)
            add_row(it, I_CROWN + i // 2 * 2 + ((s.crown[i] & OWNER) != it.me + 1))
            add_row(it, I_CROWN + C_STEPS + (i // 2 - s.pig + 6) % 6)


def _load() -> None:
    i: cython.int
    add_noting(BOX, note_wheel)
    add_worth("wheel", BOX, add_wheel)
    for i in range(6):
        add_place_gain(ON_CROWN + i, crown_gain)


_load()
