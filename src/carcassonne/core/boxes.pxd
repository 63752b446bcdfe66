# Which boxes are played with, and how they take part in the rules.
from carcassonne.core.state cimport *

cpdef enum:
    MAX_BOXES = 32         # a bit of `boxes` each

cdef int ROOM_END[MAX_BOXES]              # box -> the end of what it keeps in `room`, 0 nothing
cdef int COLUMN_END[MAX_BOXES]            # box -> the end of its columns of `tile_room`, 0 none

cdef int box_number(str name) except -1
cdef unsigned int claim(unsigned int taken, int box) except? 0
cpdef int add_room(int box, int numbers) except -1
cpdef int add_tile_room(int box) except -1
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
