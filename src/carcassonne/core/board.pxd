from carcassonne.core.state cimport *
from carcassonne.core.tables cimport EDGE, HUB_AT, LIES_ON, SEGMENTS, SLOT, BRIDGEABLE
from carcassonne.core.features cimport begin_segment, join

ctypedef void (*Minding)(State s, int tile) noexcept nogil

ctypedef void (*Tracing)(State s) noexcept nogil

cdef Minding MINDING[1]
cdef Tracing TRACING[1]

cdef void mind_by(Minding minding)
cdef void mind_nothing(State s, int tile) noexcept nogil
cdef void trace_by(Tracing tracing)
cdef void trace_nothing(State s) noexcept nogil
cdef void lay(State s, int cell, int spin, int axis) noexcept nogil
cdef void leave_frontier(State s, int cell) noexcept nogil
cdef void enter_frontier(State s, int cell, int key) noexcept nogil
cdef void surround_hubs(State s, int cell, int kind, int base) noexcept nogil
cdef int segments_on(State s, int tile) noexcept nogil
cdef int halves_of(State s, int segment) noexcept nogil
