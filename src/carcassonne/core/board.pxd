from carcassonne.core.state cimport *
from carcassonne.core.tables cimport EDGE, HUB_AT, LIES_ON, SEGMENTS, SLOT, BRIDGEABLE
from carcassonne.core.boxes cimport MAX_BOXES, claim, first_box
from carcassonne.core.features cimport begin_segment, join, take_apart

ctypedef void (*AfterLaying)(State s, int tile) noexcept nogil

cdef AfterLaying AFTER_LAYING[MAX_BOXES]
cdef unsigned int AFTER_LAYING_BOXES

cdef int add_after_laying(int box, AfterLaying act) except -1
cdef void after_laying(State s, int tile) noexcept nogil
cdef void lay(State s, int cell, int spin, int axis) noexcept nogil
cdef void leave_frontier(State s, int cell) noexcept nogil
cdef void enter_frontier(State s, int cell, int key) noexcept nogil
cdef void surround_hubs(State s, int cell, int kind, int base) noexcept nogil
cdef int segments_on(State s, int tile) noexcept nogil
cdef int segment_across(State s, int tile, int d) noexcept nogil
cdef int ends_here(State s, int d) noexcept nogil
cdef int halves_of(State s, int segment) noexcept nogil
cdef int road_at(State s, int tile, int d) noexcept nogil
cdef int road_across(State s, int tile, int d) noexcept nogil
cdef void part_road(State s, int feature) noexcept nogil
