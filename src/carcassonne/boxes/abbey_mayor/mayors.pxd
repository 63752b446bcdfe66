# The mayor, who is as strong as his city has pennants.
from carcassonne.boxes.abbey_mayor.played cimport *
from carcassonne.core.figures cimport add_figure, add_ground, add_weight_rule, stays_on_board
from carcassonne.core.followers cimport may_stand
from carcassonne.core.standing cimport FOLLOWER_FIGURE, ONE_EACH
from carcassonne.core.state cimport *
from carcassonne.core.tables cimport LANDSCAPE, PLACES_ON

cdef int places_for_mayor(State s) noexcept nogil
cdef int strength_of_mayor(State s, int feature, int player) noexcept nogil
