from carcassonne.core.state cimport *
from carcassonne.core.tables cimport GROUP, TURNS
from carcassonne.boxes.river.rules cimport goes_on

cdef int river_fits(State s) noexcept nogil
cdef bint faces_dead_end(State s, int tile) noexcept nogil
