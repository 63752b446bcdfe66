from carcassonne.core.state cimport *
from carcassonne.core.tables cimport HUB_AT
from carcassonne.core.boxes cimport box_number, play_with
from carcassonne.core.figures cimport add_figure, add_ground, is_ground_for
from carcassonne.core.standing cimport FOLLOWER_FIGURE, ONE_EACH
from carcassonne.core.followers cimport leave
from carcassonne.core.scoring cimport pay

cdef int places_for_abbot(State s) noexcept nogil
cdef bint may_come_back(State s) noexcept nogil
cdef void take_abbot(State s) noexcept nogil
