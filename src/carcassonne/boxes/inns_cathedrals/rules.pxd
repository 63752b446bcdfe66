from carcassonne.core.state cimport *
from carcassonne.core.tables cimport LANDSCAPE
from carcassonne.core.boxes cimport box_number, play_with
from carcassonne.core.features cimport add_bonus
from carcassonne.core.standing cimport FOLLOWER_FIGURE
from carcassonne.core.figures cimport add_figure, add_ground, places_of_boxes, stays_on_board
from carcassonne.core.followers cimport places_for_follower

cdef int bonus_of_marks(State s, int feature, int points, bint finished) noexcept nogil
cdef int places_for_large(State s) noexcept nogil
cdef int term_of_marks(State s, int feature) noexcept nogil
