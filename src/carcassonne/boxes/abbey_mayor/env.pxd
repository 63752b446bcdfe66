# What learners are told of abbeys, mayors, wagons and barns, and the codes of their choices: all of it in layout 3.
from carcassonne.boxes.abbey_mayor.abbeys cimport ON_CELL, TO_DRAW, TO_LAY_NONE, has_abbey, is_abbey
from carcassonne.boxes.abbey_mayor.played cimport BARN, BOX, MAYOR, WAGON
from carcassonne.boxes.abbey_mayor.wagons cimport STAYS, segment_left
from carcassonne.core.state cimport *
from carcassonne.env.codes cimport add_choice_codes, add_codes, from_seat
from carcassonne.env.layouts cimport *
from carcassonne.env.planes cimport add_writing
from carcassonne.env.summary cimport add_counting

cdef int tile_code(Layout layout, State s, int choice) noexcept nogil
cdef int corner_code(Layout layout, State s, int corner) noexcept nogil
cdef int wagon_code(Layout layout, State s, int choice) noexcept nogil
cdef void write_abbeys(Layout layout, State s, int seat, int left, int top, unsigned char[:, :, ::1] board, signed char[:, ::1] frontier, short[::1] table) noexcept nogil
cdef void count_abbeys(Layout layout, State s, double *gathered) noexcept nogil
