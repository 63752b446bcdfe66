from carcassonne.core.state cimport *

cdef void note(State s, int event, int a, int b, int c, int d, int e, int f) noexcept nogil
