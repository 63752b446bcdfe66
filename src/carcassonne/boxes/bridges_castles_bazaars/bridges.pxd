from carcassonne.core.state cimport *
from carcassonne.core.tables cimport EDGE, FITS_AT, LEGAL_NS, LEGAL_WE, SEGMENTS, BRIDGEABLE, WAYS
from carcassonne.core.board cimport add_after_laying
from carcassonne.core.boxes cimport box_number, play_with
from carcassonne.core.features cimport begin_segment
from carcassonne.core.log cimport note
from carcassonne.core.placement cimport add_extras, rotations_with

cdef bint has_bridge(State s) noexcept nogil
cdef void mind_bridge_sites(State s, int tile) noexcept nogil
cdef int build_over(State s, int tile, int axis) noexcept nogil
cdef int count_fitting_with_bridge(State s) noexcept nogil
cdef bint fits_with_bridge(State s) noexcept nogil
cdef int rotations_with_bridge(State s, int f, int option) noexcept nogil
cdef int build_bridge(State s, int cell, int option) noexcept nogil
cdef void note_bridge(State s, int cell, int option) noexcept nogil
