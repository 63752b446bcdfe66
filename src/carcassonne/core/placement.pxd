from carcassonne.core.state cimport *
from carcassonne.core.tables cimport FITS_AT, LEGAL
from carcassonne.core.decisions cimport Choices, add_choice
from carcassonne.boxes.bridges_castles_bazaars.bridges cimport mark_fitting_with_bridge, rotations_with_bridge
from carcassonne.boxes.river.rules cimport rotations_on_river

cdef int options_open(State s) noexcept nogil
cdef int mark_fitting(State s) noexcept nogil
cdef int rotations_at(State s, int f, int option) noexcept nogil
cdef int mark_one_by_one(State s) noexcept nogil
cdef bint fits_plainly(State s) noexcept nogil
cdef bint fits_with_bridge(State s) noexcept nogil
cdef bint fits_somehow(State s) noexcept nogil
cdef bint may_decline(State s) noexcept nogil
cdef bint may_place(State s, int choice) noexcept nogil
cdef void list_placements(State s, Choices c) noexcept nogil
