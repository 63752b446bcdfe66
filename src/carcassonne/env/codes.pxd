# The numbers of the action space that never change: declared here and, for a box's own decisions, in its `env.pxd`.
# docs/environments.md shows them; layouts.pxd has the sizes.
from carcassonne.core.state cimport *
from carcassonne.core.boxes cimport MAX_BOXES, claim
from carcassonne.core.decisions cimport MAX_PHASES, Choices, is_chance, list_asides, list_choices
from carcassonne.core.placement cimport count_fitting, may_decline, may_place, options_open, rotations_at
from carcassonne.env.layouts cimport *

cpdef enum:
    AT_PLACE = 0           # + frontier square * 4 + rotation: as the tile is
    AT_FOLLOWER = 736      # + 0 skip, 1-8 place on the new tile, 9 the bridge just built, 10-15 places of a box
    AT_DECLINE = 784
    AT_OPTION = 1517       # + (option - 1) * PLACEMENTS + frontier square * 4 + rotation: with what a box lays with it

    # --- layout 2 -----------------------------------------------------------------------------------------------------
    AT_FAR = 6001          # + (frontier square - SQUARES) * 4 + rotation; the codes before it are those of boxes
    AT_FAR_OPTION = 6385   # + (option - 1) * FAR_PLACEMENTS + (frontier square - SQUARES) * 4 + rotation

ctypedef int (*Coding)(Layout layout, State s, int choice) noexcept nogil

cdef Coding CODING[MAX_PHASES]
cdef signed char HAS_CODING[MAX_PHASES]
cdef Coding FIGURE_CODING[FIGURES]
cdef signed char HAS_FIGURE_CODING[FIGURES]
cdef Coding CHOICE_CODING[MAX_BOXES]
cdef unsigned int CHOICE_CODING_BOXES
cdef Coding ASIDE_CODING[MAX_BOXES]
cdef unsigned int ASIDE_CODING_BOXES
cdef Coding NO_SEGMENT_CODING[MAX_BOXES]
cdef unsigned int NO_SEGMENT_CODING_BOXES

cdef int add_codes(int box, int phase, Coding coding) except -1
cdef int add_figure_codes(int figure, Coding coding) except -1
cdef int add_choice_codes(int box, Coding coding) except -1
cdef int add_aside_codes(int box, Coding coding) except -1
cdef int add_no_segment_codes(int box, Coding coding) except -1
cdef int aside_code(Layout layout, State s, int choice) noexcept nogil
cdef int no_segment_code(Layout layout, State s, int choice) noexcept nogil
cdef int code_of_choice(Layout layout, State s, int choice) noexcept nogil
cdef int placement_code(Layout layout, State s, int choice) noexcept nogil
cdef int first_code(Layout layout, int option, int square) noexcept nogil
cdef int following_code(Layout layout, State s, int choice) noexcept nogil
cdef int elsewhere_code(Layout layout, State s, int segment, int figure) noexcept nogil
cdef int place_number(int place) noexcept nogil
cdef int choice_of_code(Layout layout, State s, int code, Choices c) noexcept nogil
cdef int placement_of_code(Layout layout, State s, int code) noexcept nogil
cdef int farther_option(Layout layout, int code) noexcept nogil
cdef int write_mask(Layout layout, State s, signed char[::1] mask, Choices c) noexcept nogil
cdef int write_placements(Layout layout, State s, signed char[::1] mask) noexcept nogil
cdef int from_seat(State s, int player, int seat) noexcept nogil
