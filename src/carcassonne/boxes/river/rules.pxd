from carcassonne.core.state cimport *
from carcassonne.core.tables cimport EDGE, TURNS
from carcassonne.core.board cimport trace_by
from carcassonne.core.placement cimport reserve_by

cdef bint flows(int spin) noexcept nogil
cdef void trace_river(State s) noexcept nogil
cdef bint keeps_room(State s, int out) noexcept nogil
cdef bint goes_on(State s, int spin, int key, int axis) noexcept nogil
cdef int rotations_on_river(State s, int kind, int key, int axis) noexcept nogil
