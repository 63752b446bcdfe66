# Which boxes are played with, and how they take part in the rules.
from carcassonne.core.state cimport *

cpdef enum:
    MAX_BOXES = 32         # a bit of `boxes` each

cdef int box_number(str name) except -1
cdef unsigned int claim(unsigned int taken, int box) except? 0
cdef void play_with(State s, int box) noexcept nogil

cdef inline int count_boxes(unsigned int boxes) noexcept nogil:  # these here, so that C can inline them everywhere
    cdef int count = 0
    while boxes:
        count += 1
        boxes &= boxes - 1
    return count

cdef inline int first_box(unsigned int boxes) noexcept nogil:
    cdef int box = 0
    while not (boxes >> box) & 1:
        box += 1
    return box
