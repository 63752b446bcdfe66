from carcassonne.core.state cimport *
from carcassonne.core.tables cimport BRIDGEABLE, EDGE, LEGAL, LEGAL_NS, LEGAL_WE, SEGMENTS
from carcassonne.core.features cimport begin_segment

cdef void mind_bridge_sites(State s, int tile) noexcept nogil
cdef int span(State s, int tile, int axis) noexcept nogil
cdef int fits_with_bridge(State s, int kind) noexcept nogil
