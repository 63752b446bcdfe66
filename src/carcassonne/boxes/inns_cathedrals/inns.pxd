from carcassonne.core.state cimport *
from carcassonne.core.tables cimport LANDSCAPE

cdef int raised_points(State s, int feature, int points, bint finished) noexcept nogil
cdef int raising_term(State s, int feature) noexcept nogil
