# The numbers of the action space: declared here and, for a box's own decisions, in its `env.pxd`.
# docs/environments.md shows both layouts: the wide one has every code of the first and, after the last, its own.
from carcassonne.core.state cimport *
from carcassonne.core.decisions cimport MAX_PHASES, Choices, is_chance, list_choices
from carcassonne.core.placement cimport count_fitting, may_decline, may_place, options_open, rotations_at

cpdef enum:
    SQUARES = 184          # frontier squares: 16 around a start board, and each of 84 tiles adds at most two
    PLACEMENTS = 736       # SQUARES * 4 rotations
    OWN_FOLLOWERS = 20     # the most followers a player can have on the landscape

    AT_PLACE = 0           # + frontier square * 4 + rotation: as the tile is
    AT_FOLLOWER = 736      # + 0 skip, 1-8 place on the new tile, 9 the bridge just built, 10-15 places of a box
    AT_DECLINE = 784
    AT_OPTION = 1517       # + (option - 1) * PLACEMENTS + frontier square * 4 + rotation: with what a box lays with it
    CODES = 5933           # 1517 + 6 * 736

    # --- layout 2, the wide one: with boxes that came later -----------------------------------------------------------
    FIRST_KINDS = 74       # kinds of tile that layout 1 knows; the squares of a start board are numbered after them
    WIDE_KINDS = 139       # kinds of tile that layout 2 knows
    WIDE_SQUARES = 280     # frontier squares: 4 around the start tile, and each of 136 tiles adds at most two
    WIDE_FIGURES = 24      # the most figures a player can have on the landscape: four besides his followers
    FAR_PLACEMENTS = 384   # (WIDE_SQUARES - SQUARES) * 4 rotations
    AT_FAR = 6001          # + (frontier square - SQUARES) * 4 + rotation; the codes before it are those of boxes
    AT_FAR_OPTION = 6385   # + (option - 1) * FAR_PLACEMENTS + (frontier square - SQUARES) * 4 + rotation
    WIDE_CODES = 8689      # 6385 + 6 * 384

ctypedef int (*Coding)(State s, int choice) noexcept nogil

cdef Coding CODING[MAX_PHASES]
cdef Coding FIGURE_CODING[FIGURES]
cdef signed char HAS_FIGURE_CODING[FIGURES]
cdef int BOARD_FROM[1]     # the first kind that is a square of a start board

cdef void code_by(int phase, Coding coding)
cdef void code_figure_by(int figure, Coding coding)
cdef int code_of_choice(State s, int choice) noexcept nogil
cdef int placement_code(State s, int choice) noexcept nogil
cdef int first_code(int option, int square) noexcept nogil
cdef int following_code(State s, int choice) noexcept nogil
cdef bint has_code(int place) noexcept nogil
cdef int place_number(int place) noexcept nogil
cdef int no_code(State s, int choice) noexcept nogil
cdef int choice_of_code(State s, int code, Choices c) noexcept nogil
cdef int placement_of_code(State s, int code) noexcept nogil
cdef int write_mask(State s, signed char[::1] mask, Choices c) noexcept nogil
cdef int write_placements(State s, signed char[::1] mask) noexcept nogil
cdef int from_seat(State s, int player, int seat) noexcept nogil
cdef bint is_later(int kind) noexcept nogil
cdef bint is_wide(State s) noexcept nogil
cdef int kind_number(int kind, bint wide) noexcept nogil
