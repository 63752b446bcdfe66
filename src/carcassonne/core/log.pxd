from carcassonne.core.state cimport *

cdef void note_score(State s, int player, int points, int landscape, int feature, int cause, int term) noexcept nogil
cdef void note_term(State s, int term, int points) noexcept nogil
cdef void note(State s, int event, int a, int b, int c, int d, int e, int f) noexcept nogil
