from carcassonne.core.state cimport *
from carcassonne.core.tables cimport FITS_AT, LEGAL
from carcassonne.core.decisions cimport Choices, add_choice
from carcassonne.boxes.bridges_castles_bazaars.bridges cimport fits_with_bridge, mark_fitting_with_bridge, rotations_with_bridge

cdef int options_open(State s) noexcept nogil
cdef int mark_fitting(State s) noexcept nogil
cdef bint fits_plainly(State s, int kind) noexcept nogil
cdef bint fits_somehow(State s) noexcept nogil
cdef bint may_decline(State s) noexcept nogil
cdef bint may_place(State s, int choice) noexcept nogil
cdef void list_placements(State s, Choices c) noexcept nogil
