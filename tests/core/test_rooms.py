"""What boxes keep in the state: each in rooms of its own, copied, compared and stored in games with that box."""

from __future__ import annotations

from carcassonne.core.state import MAX_COLUMNS, MAX_ROOM
from support.extended import run_with_tiles, told_by

BEGIN = """
import pickle
from carcassonne.boxes import BOXES
from carcassonne.core.boxes import (
    HANDED_OUT, add_room, add_tile_room, read_room, read_tile_room, write_room, write_tile_room
)
from carcassonne.core.playout import Dice, playout
from carcassonne.core.state import state_of
from carcassonne.engine.game import Game
from carcassonne.engine.rules import Rules
from carcassonne.engine.setup import full_deck, starting_state
TAKEN = HANDED_OUT["room"]  # what the boxes of the list keep already
INNS, RIVER = BOXES.index("inns_cathedrals"), BOXES.index("river")

def begun(**options):
    rules = Rules.of("modern", 2, options)
    return starting_state(rules, full_deck(rules))
"""


def test_two_boxes_keep_numbers_beside_each_other() -> None:
    """The numbers are 0 at first, and what one keeps is not touched by the other."""
    program = """
plain, river = begun(), begun(river=True)
lengths = [len(plain.to_bytes()), len(river.to_bytes())]
first, second, third = add_room(RIVER, 3), add_room(INNS, 6), add_room(RIVER, 1)
print(first - TAKEN, second - TAKEN, third - TAKEN)
both = begun(river=True, inns_cathedrals=True)
rooms = range(TAKEN, TAKEN + 10)
print([read_room(both, at) for at in rooms])
for at in rooms:
    write_room(both, at, -300 * (at - TAKEN))
print([read_room(both, at) for at in rooms])
print([read_room(both.copy(), at) for at in rooms] == [read_room(both, at) for at in rooms])
print(len(begun().to_bytes()) - lengths[0], len(begun(river=True).to_bytes()) - lengths[1] - 2 * TAKEN)
"""
    assert told_by(BEGIN + program) == [
        "0 3 9",
        str([0] * 10),
        str([-300 * at for at in range(10)]),
        "True",
        "0 20",  # a game without a box has nothing of it; one with the river has all ten numbers, two bytes each
    ]


def test_states_that_differ_in_what_a_box_keeps_are_not_equal_and_are_stored_apart() -> None:
    program = """
at, column = add_room(RIVER, 2), add_tile_room(RIVER)
state = begun(river=True)
for write in (lambda s: write_room(s, at + 1, 7), lambda s: write_tile_room(s, column, 0, 9)):
    other = state.copy()
    write(other)
    again = pickle.loads(pickle.dumps(other))
    print(state == other, again == other == state_of(other.to_bytes()), hash(again) == hash(other), end=" ")
    print(read_room(again, at + 1), read_tile_room(again, column, 0))
"""
    assert told_by(BEGIN + program) == ["False True True 7 0", "False True True 0 9"]


def test_a_number_for_every_tile_is_0_when_the_tile_is_laid() -> None:
    """Also in a state that was another before, with other numbers for its tiles."""
    program = """
ours, others = add_tile_room(RIVER), add_tile_room(INNS)
played, fresh = begun(river=True, inns_cathedrals=True), begun(river=True, inns_cathedrals=True)
playout(played, Dice(2))
for tile in range(100):
    write_tile_room(played, ours, tile, 1 + tile)
    write_tile_room(played, others, tile, -1 - tile)
print([read_tile_room(played.copy(), column, 50) for column in (ours, others)])
played.become(fresh)
print(played == fresh)
for state in (played, fresh):
    playout(state, Dice(3))
print(played == fresh, {read_tile_room(played, column, tile) for column in (ours, others) for tile in range(60)})
"""
    assert told_by(BEGIN + program) == ["[51, -51]", "True", "True {0}"]


def test_more_than_there_is_room_for_is_refused_with_a_sentence() -> None:
    done = run_with_tiles(BEGIN + f"add_room(RIVER, {MAX_ROOM - 5} - TAKEN)\nadd_room(INNS, 6)")
    said = f"the box 'inns_cathedrals' wants to keep 6 numbers, and of {MAX_ROOM} in the state 5 are free"
    assert done.stderr.rstrip().endswith(f"AssertionError: {said} (core/state.pxd, MAX_ROOM)")
    done = run_with_tiles(BEGIN + "[add_tile_room(RIVER) for _ in range(99)]")
    said = f"the box 'river' wants to keep a number for every tile, and the state has room for {MAX_COLUMNS}"
    assert done.stderr.rstrip().endswith(f"AssertionError: {said} (core/state.pxd, MAX_COLUMNS)")


def test_names_of_boxes_get_numbers_of_their_own() -> None:
    """The first to ask gets the next number; whoever asks for the same name gets the same one."""
    program = """
from carcassonne.core import log, state
for named, first in (
    (log.event_named, state.FIRST_EVENT_OF_BOXES + len(log.EVENTS)),
    (log.term_named, state.FIRST_TERM_OF_BOXES + len(log.TERMS)),
    (log.cause_named, state.FIRST_CAUSE_OF_BOXES + len(log.CAUSES)),
    (log.beside_named, state.FIRST_BESIDE + len(log.BESIDE)),
):
    print([named(name) - first for name in ("silver", "brass", "silver")])
"""
    assert told_by(BEGIN + program) == ["[0, 1, 0]"] * 4
