# The numbers of the action space: declared here and, for a box's own decisions, in its `env.pxd`.
# docs/environments.md shows the layout.
from carcassonne.core.state cimport *
from carcassonne.core.decisions cimport Choices, list_choices
from carcassonne.core.placement cimport mark_fitting, may_decline, may_place, options_open

cpdef enum:
    SQUARES = 184          # frontier squares: 16 around a start board, and each of 84 tiles adds at most two
    PLACEMENTS = 736       # SQUARES * 4 rotations
    OWN_FOLLOWERS = 20     # the most followers a player can have on the landscape

    AT_PLACE = 0           # + frontier square * 4 + rotation: as the tile is
    AT_FOLLOWER = 736      # + 0 skip, 1-8 place on the new tile, 9 the span just built, 10-15 places of a box
    AT_DECLINE = 784
    AT_OPTION = 1517       # + (option - 1) * PLACEMENTS + frontier square * 4 + rotation: with what a box lays with it
    CODES = 5933           # 1517 + 6 * 736

ctypedef int (*Coding)(State s, int choice) noexcept nogil

cdef Coding CODING[16]

cdef void code_by(int phase, Coding coding)
cdef int code_of_choice(State s, int choice) noexcept nogil
cdef int placement_code(State s, int choice) noexcept nogil
cdef int following_code(State s, int choice) noexcept nogil
cdef int no_code(State s, int choice) noexcept nogil
cdef int choice_of_code(State s, int code, Choices c) noexcept nogil
cdef int placement_of_code(State s, int code) noexcept nogil
cdef int write_mask(State s, signed char[::1] mask, Choices c) noexcept nogil
cdef int write_placements(State s, signed char[::1] mask) noexcept nogil
cdef int from_seat(State s, int player, int seat) noexcept nogil
