# What learners are told of shrines: all of it in layout 3.
from carcassonne.boxes.shrines.rules cimport hub_of
from carcassonne.core.boxes cimport box_number
from carcassonne.core.state cimport *
from carcassonne.env.layouts cimport *
from carcassonne.env.planes cimport add_writing

cdef void write_shrines(Layout layout, State s, int seat, int left, int top, unsigned char[:, :, ::1] board, signed char[:, ::1] frontier, short[::1] table) noexcept nogil
