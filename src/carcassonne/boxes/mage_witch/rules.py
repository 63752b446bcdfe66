"""Mage and witch: they are put on roads and cities (H1), and change what these are worth (H2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from carcassonne.core.decisions import phase_named
from carcassonne.core.log import event_named, term_named
from carcassonne.core.tables import TILES

if TYPE_CHECKING:

    def __getattr__(name: str) -> int: ...  # the constants of the .pxd


if not cython.compiled:
    from pathlib import Path

    from carcassonne.core.board import halves_of
    from carcassonne.core.boxes import add_room, box_number, play_with
    from carcassonne.core.decisions import *
    from carcassonne.core.declarations import enumerators_of
    from carcassonne.core.features import add_bonus, distinct_tiles
    from carcassonne.core.log import note
    from carcassonne.core.state import *
    from carcassonne.core.steps import *
    from carcassonne.core.tables import LANDSCAPE

    globals().update(enumerators_of(Path(__file__).with_suffix(".pxd")))
    CALLS = [0] * MAX_KINDS

NAMES = ("mage", "witch")
"""The two by their number."""
BOX = cython.declare(cython.int, box_number("mage_witch"))
ROOM = cython.declare(cython.int, add_room(BOX, KEPT))
MAGIC = cython.declare(cython.int, phase_named("magic"))
LOG_MOVED = cython.declare(cython.int, event_named("magic_moved"))
LOG_OFF = cython.declare(cython.int, event_named("magic_off"))
TERM_MAGE = cython.declare(cython.int, term_named("mage"))
TERM_WITCH = cython.declare(cython.int, term_named("witch"))


def _load() -> None:
    kind: cython.int
    for kind, tile in enumerate(TILES):
        CALLS[kind] = "magic" in tile.signs


_load()


def magic_segment(s, who):
    """The segment on which the mage or the witch stands, -1 beside the board."""
    return s.room[ROOM + who] - 1


def magic_feature(s, who):
    """The road or city in which the mage or the witch is, -1 for none."""
    return s.feature[s.room[ROOM + who] - 1] if s.room[ROOM + who] else -1


def is_enchanted(s, feature):
    """Whether the mage or the witch is in a road or city."""
    return magic_feature(s, MAGE) == feature or magic_feature(s, WITCH) == feature


# --- what they do to points -------------------------------------------------------------------------------------------
def magic_bonus(s, feature, points, finished):
    """A point for each tile by the mage (ruling H2.1); half of everything, rounded up, is left by the witch (H2.2)."""
    more: cython.int = 0
    if magic_feature(s, MAGE) == feature:
        more = distinct_tiles(s, feature)
    if magic_feature(s, WITCH) == feature:
        more -= (points + more) // 2
    return more


def magic_term(s, feature):
    """Mage or witch, as a term of a score; they are never in one feature when it is scored (ruling H1.4)."""
    return TERM_WITCH if magic_feature(s, WITCH) == feature else TERM_MAGE


# --- where they go ----------------------------------------------------------------------------------------------------
def must_move(s):
    """Whether one of them has to move: the tile just laid calls, or has joined their features (rulings H1.2, H1.4)."""
    return CALLS[s.tile_spin[s.tiles - 1] >> 2] or are_joined(s)


def are_joined(s):
    """Whether mage and witch are in the same road or city."""
    return magic_feature(s, MAGE) >= 0 and magic_feature(s, MAGE) == magic_feature(s, WITCH)


def is_target(s, feature):
    """Whether either may go there: a road or city not finished, in which neither is (rulings H1.2, H1.5)."""
    landscape: cython.int = LANDSCAPE[s.printed[feature]]
    return (
        s.feature[feature] == feature
        and (landscape == ROAD or landscape == CITY)
        and s.parts[feature] > 0
        and s.open[feature] > 0
        and not is_enchanted(s, feature)
    )


def lies_before(s, segment, other):
    """Whether a segment lies north of another, or west of it, or reaches an earlier side of the same tile."""
    a: cython.int = s.tile_at[segment]
    b: cython.int = s.tile_at[other]
    halves: cython.int
    others: cython.int
    if a != b:
        return s.tile_y[a] < s.tile_y[b] or (s.tile_y[a] == s.tile_y[b] and s.tile_x[a] < s.tile_x[b])
    halves = halves_of(s, segment)
    others = halves_of(s, other)
    return (halves & -halves) < (others & -others)


def first_segment(s, feature):
    """The segment by which a feature is named: the northernmost, then the westernmost, by its first side."""
    best: cython.int = feature
    x: cython.int = s.next[feature]
    while x != feature:
        if lies_before(s, x, best):
            best = x
        x = s.next[x]
    return best


def list_moves(s, c):
    """Either to any road or city that it may go to; where there is none, either off the board (ruling H1.3)."""
    feature: cython.int
    who: cython.int
    segment: cython.int
    for feature in range(s.segments):
        if is_target(s, feature):
            segment = first_segment(s, feature)
            for who in range(MAGICIANS):
                add_choice(c, segment * MAGICIANS + who)
    if c.count == 0:
        for who in range(MAGICIANS):
            if magic_segment(s, who) >= 0:
                add_choice(c, OFF + who)


def call_magic(s):
    """The tile just laid may send one of them elsewhere."""
    return send_away(s) if must_move(s) else GO_ON


def part_them(s):
    """So may a ferry that has just joined their roads (ruling H3.5)."""
    if not are_joined(s):
        return GO_ON
    s.room[ROOM + JOINED_LATE] = True
    return send_away(s)


def send_away(s):
    """Ask the player on turn which of them goes where; what leaves no choice is done without a question."""
    feature: cython.int
    for feature in range(s.segments):
        if is_target(s, feature):
            break
    else:
        if magic_segment(s, MAGE) < 0 or magic_segment(s, WITCH) < 0:
            take_off(s, MAGE if magic_segment(s, MAGE) >= 0 else WITCH)
            return sent_away(s)
    s.phase = MAGIC
    s.actor = s.turn
    return WAIT


def make_move(s, choice):
    """Mage or witch goes where the player has said."""
    if choice >= OFF:
        take_off(s, choice - OFF)
        return sent_away(s)
    s.room[ROOM + choice % MAGICIANS] = choice // MAGICIANS + 1
    if s.log_on:
        note(s, LOG_MOVED, s.turn, choice % MAGICIANS, choice // MAGICIANS, 0, 0, 0)
    return sent_away(s)


def sent_away(s):
    """The turn goes on from where the question was asked, before the figure or after it."""
    if not s.room[ROOM + JOINED_LATE]:
        return GO_ON
    s.room[ROOM + JOINED_LATE] = False
    return AFTER + STEP_JOINED


def take_off(s, who):
    """Mage or witch goes off the board, if it is there."""
    segment: cython.int = magic_segment(s, who)
    if segment < 0:
        return
    s.room[ROOM + who] = 0
    if s.log_on:
        note(s, LOG_OFF, who, segment, 0, 0, 0, 0)


def leave_finished(s):
    """What is finished is scored, castles have been paid: mage and witch leave it, whoever owned it (ruling H2.4)."""
    who: cython.int
    for who in range(MAGICIANS):
        if magic_segment(s, who) >= 0 and s.open[magic_feature(s, who)] == 0:
            take_off(s, who)
    return GO_ON


# --- telling and arranging --------------------------------------------------------------------------------------------
def take_rules(s: State, magic: cython.bint) -> None:
    """Play with mage and witch, or without."""
    if magic:
        play_with(s, BOX)


def magicians(s: State) -> tuple:
    """The segments on which mage and witch stand, -1 beside the board."""
    return tuple([magic_segment(s, who) for who in range(MAGICIANS)])


def put_magician(s: State, who: cython.int, segment: cython.int) -> None:
    """Mage or witch stands on a segment; -1 beside the board."""
    s.room[ROOM + who] = segment + 1


def is_late(s: State) -> bool:
    """Whether the question is asked after the figure: a ferry has joined their roads."""
    return bool(s.room[ROOM + JOINED_LATE])


def ask_late(s: State, late: cython.bint) -> None:
    """The question is asked after the figure, or before it."""
    s.room[ROOM + JOINED_LATE] = late


def moves_called_for(s: State) -> list:
    """The choices of the player on turn if mage or witch has to move after the tile just laid, or after ferries."""
    c: Choices = Choices()
    if are_joined(s) if is_late(s) else must_move(s):
        list_moves(s, c)
    return [c.choice[i] for i in range(c.count)]


def named_by(s: State, segment: cython.int) -> int:
    """The segment by which the feature of a segment is named."""
    return first_segment(s, s.feature[segment])


def may_hold(s: State, segment: cython.int) -> bool:
    """Whether mage or witch may go to the road or city of a segment."""
    return bool(is_target(s, s.feature[segment]))


def is_magical(s: State, segment: cython.int) -> bool:
    """Whether mage or witch is in the road or city of a segment."""
    return bool(is_enchanted(s, s.feature[segment]))


add_bonus(BOX, magic_bonus, magic_term)
add_phase(MAGIC, add_step("magic", BOX, call_magic, "placing"), list_moves, make_move)
STEP_JOINED = cython.declare(cython.int, add_step("magic joined", BOX, part_them))
add_step("magic leaves", BOX, leave_finished, "castles pay")
