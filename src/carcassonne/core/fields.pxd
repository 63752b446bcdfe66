from carcassonne.core.state cimport *
from carcassonne.core.tables cimport LANDSCAPE, SEGMENTS, TOUCHES
from carcassonne.core.log cimport note
from carcassonne.core.features cimport count_claims, majority
from carcassonne.boxes.bridges_castles_bazaars.castles cimport castle_standing

cdef int city_value(State s, int city) noexcept nogil
cdef int count_cities(State s, int field, bint anew) noexcept nogil
cdef void score_fields(State s) noexcept nogil
cdef void score_each_field(State s) noexcept nogil
cdef void score_each_field_once(State s) noexcept nogil
cdef void score_each_city(State s) noexcept nogil
cdef void pool_farmers(State s, int city) noexcept nogil
