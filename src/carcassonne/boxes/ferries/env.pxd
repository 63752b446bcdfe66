# What learners are told of ferries, and the codes of their question: all of it in layout 3.
from carcassonne.boxes.ferries.rules cimport LEAVE, TILE_BITS, ends_at
from carcassonne.core.boxes cimport box_number
from carcassonne.core.state cimport *
from carcassonne.env.codes cimport add_codes
from carcassonne.env.layouts cimport *
from carcassonne.env.planes cimport add_writing

cdef int ferry_code(Layout layout, State s, int choice) noexcept nogil
cdef void write_ferries(Layout layout, State s, int seat, int left, int top, unsigned char[:, :, ::1] board, signed char[:, ::1] frontier, short[::1] table) noexcept nogil
