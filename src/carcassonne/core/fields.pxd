from carcassonne.core.state cimport *
from carcassonne.core.tables cimport LANDSCAPE, SEGMENTS, TOUCHES, WEIGHT
from carcassonne.core.log cimport note_score, note_term
from carcassonne.core.features cimport count_claims, majority

ctypedef int (*Favouring)(State s, int player) noexcept nogil

cdef Favouring FAVOURING[1]

cdef void favour_by(Favouring favouring)
cdef int favour_none(State s, int player) noexcept nogil

cdef int promised_value(State s, int city) noexcept nogil
cdef int count_cities(State s, int field, bint anew) noexcept nogil
cdef int counted_value(State s, int count) noexcept nogil
cdef int field_worth(State s, int field) noexcept nogil
cdef void pay_farmer(State s, int player, int field, int count) noexcept nogil
cdef void pay_once(State s, int player, int field) noexcept nogil
cdef int favoured_beside(State s, int player) noexcept nogil
cdef void score_fields(State s) noexcept nogil
cdef void score_each_field(State s) noexcept nogil
cdef void score_each_field_once(State s) noexcept nogil
cdef void score_each_city(State s) noexcept nogil
cdef void pool_farmers(State s, int city) noexcept nogil
