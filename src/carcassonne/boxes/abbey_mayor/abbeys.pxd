# The abbey in everybody's hand, which fits into any hole and closes its four sides.
from carcassonne.boxes.abbey_mayor.played cimport *
from carcassonne.core.board cimport add_after_laying, lay, segment_across
from carcassonne.core.decisions cimport *
from carcassonne.core.deck cimport add_own_tile, ask_for_draw, kept_back
from carcassonne.core.log cimport note
from carcassonne.core.placement cimport SQUARE_RULE_BOXES, by_square_rules
from carcassonne.core.state cimport *
from carcassonne.core.steps cimport *

cpdef enum:
    TO_DRAW = 0                # of the phase tile: a tile shall be drawn
    TO_LAY_NONE = 1            # there is none to draw, and no abbey is laid
    ON_CELL = 2                # + cell: the abbey there

cdef bint is_abbey(State s, int tile) noexcept nogil
cdef bint has_abbey(State s, int player) noexcept nogil
cdef void close_sides(State s, int tile) noexcept nogil
cdef bint is_hole(State s, int f) noexcept nogil
cdef bint any_hole(State s) noexcept nogil
cdef bint may_lay_abbey(State s) noexcept nogil
cdef bint may_draw(State s) noexcept nogil
cdef bint ask_for_abbey(State s) noexcept nogil
cdef void list_tiles(State s, Choices c) noexcept nogil
cdef int lay_abbey(State s, int choice) noexcept nogil
cdef int gather_closed(State s) noexcept nogil
cdef int see_builder_closed(State s) noexcept nogil
cdef int ask_after_last_tile(State s) noexcept nogil
