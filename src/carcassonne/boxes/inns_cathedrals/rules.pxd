from carcassonne.core.state cimport *
from carcassonne.core.tables cimport LANDSCAPE
from carcassonne.core.boxes cimport box_number, play_with
from carcassonne.core.features cimport add_bonus

cdef int bonus_of_marks(State s, int feature, int points, bint finished) noexcept nogil
cdef int term_of_marks(State s, int feature) noexcept nogil
