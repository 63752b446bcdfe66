from carcassonne.core.state cimport *
from carcassonne.core.followers cimport places_for_follower
from carcassonne.boxes.wheel.rules cimport places_on_crowns

cdef int places_for_large(State s) noexcept nogil
