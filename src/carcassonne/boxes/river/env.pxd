# Numbers of an observation that the river brings. Its tiles are laid by the codes of all tiles.
from carcassonne.core.boxes cimport box_number
from carcassonne.core.state cimport *
from carcassonne.boxes.river.rules cimport flows
from carcassonne.env.layouts cimport *
from carcassonne.env.planes cimport add_writing

cpdef enum:
    RIVER_END = 80         # plane of the board: 1 the empty square that the open end of the river faces

cdef void write_river(Layout layout, State s, int seat, int left, int top, unsigned char[:, :, ::1] board, signed char[:, ::1] frontier, short[::1] table) noexcept nogil
