# Shrines and cloisters: how near they may come to one another, and what one that is finished does to the others.
from carcassonne.core.boxes cimport box_number, play_with
from carcassonne.core.figures cimport add_ground
from carcassonne.core.followers cimport drive_home
from carcassonne.core.log cimport note
from carcassonne.core.placement cimport add_square_rule
from carcassonne.core.scoring cimport add_before_home
from carcassonne.core.standing cimport figure_at, first_on
from carcassonne.core.state cimport *
from carcassonne.core.tables cimport HUB_AT, LANDSCAPE

cdef signed char HUBS[MAX_KINDS]          # kind -> the landscape in its middle, NOTHING without one

cdef int hub_of(int kind) noexcept nogil
cdef int rival_of(int landscape) noexcept nogil
cdef int rival_near(State s, int cell, int i, int rival) noexcept nogil
cdef bint has_rival(State s, int cell, int rival) noexcept nogil
cdef bint has_two(State s, int cell, int rival) noexcept nogil
cdef bint is_crowded(State s, int cell, int landscape) noexcept nogil
cdef bint rules_over(State s, int kind) noexcept nogil
cdef int keep_apart(State s, int f, int kind, int key, int axis, int fitting) noexcept nogil
cdef int count_apart(State s, int total) noexcept nogil
cdef void challenge(State s, int feature, int cause) noexcept nogil
cdef void drive_off(State s, int winner, int segment) noexcept nogil
