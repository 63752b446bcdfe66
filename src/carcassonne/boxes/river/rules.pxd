from carcassonne.core.state cimport *
from carcassonne.core.tables cimport EDGE, TURNS
from carcassonne.core.board cimport add_after_laying
from carcassonne.core.boxes cimport box_number, play_with
from carcassonne.core.placement cimport add_square_rule, count_one_by_one

cdef bint flows(int spin) noexcept nogil
cdef void follow_river(State s, int tile) noexcept nogil
cdef bint river_rules(State s, int kind) noexcept nogil
cdef int rotations_by_river(State s, int f, int kind, int key, int axis, int fitting) noexcept nogil
cdef int undrawn_for_river(State s) noexcept nogil
cdef void trace_river(State s) noexcept nogil
cdef bint keeps_room(State s, int out) noexcept nogil
cdef bint goes_on(State s, int spin, int key, int axis) noexcept nogil
cdef int rotations_on_river(State s, int kind, int key, int axis) noexcept nogil
