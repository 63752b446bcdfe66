from carcassonne.core.state cimport *
from carcassonne.core.tables cimport LANDSCAPE
from carcassonne.core.features cimport raise_by

cdef int raised_by_marks(State s, int feature, int points, bint finished) noexcept nogil
cdef int raising_term(State s, int feature) noexcept nogil
