from carcassonne.core.state cimport *
from carcassonne.core.tables cimport FITS_AT, LEGAL, LEGAL_NS, LEGAL_WE, WAYS
from carcassonne.core.decisions cimport Choices, add_choice

ctypedef bint (*Asking)(State s) noexcept nogil
ctypedef int (*Counting)(State s) noexcept nogil
ctypedef int (*Rotating)(State s, int f, int option) noexcept nogil
ctypedef int (*Reserving)(State s, int kind, int key, int axis) noexcept nogil

cdef Asking HAVING[1]
cdef Asking FITTING[1]
cdef Counting COUNTING[1]
cdef Rotating ROTATING[1]
cdef Reserving RESERVING[1]

cdef void lay_with_by(Asking having, Asking fitting, Counting counting, Rotating rotating)

cdef void reserve_by(Reserving reserving)
cdef int reserve_for_none(State s, int kind, int key, int axis) noexcept nogil
cdef int options_open(State s) noexcept nogil
cdef int count_fitting(State s) noexcept nogil
cdef int rotations_with(State s, int f, int key, int axis) noexcept nogil
cdef int fits_reserved(State s) noexcept nogil
cdef int rotations_at(State s, int f, int option) noexcept nogil
cdef int recount_reserved(State s) noexcept nogil
cdef bint fits_plainly(State s) noexcept nogil
cdef bint fits_somehow(State s) noexcept nogil
cdef bint may_decline(State s) noexcept nogil
cdef bint may_place(State s, int choice) noexcept nogil
cdef void list_placements(State s, Choices c) noexcept nogil
