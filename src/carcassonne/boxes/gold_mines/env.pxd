# What learners are told of gold, and the codes of its question: all of it in layout 3.
from carcassonne.boxes.gold_mines.rules cimport has_mine, ingots_of, ingots_on, worth_of
from carcassonne.core.boxes cimport box_number
from carcassonne.core.state cimport *
from carcassonne.env.codes cimport add_codes, from_seat
from carcassonne.env.layouts cimport *
from carcassonne.env.planes cimport add_writing
from carcassonne.env.summary cimport add_counting

cdef int gold_code(Layout layout, State s, int tile) noexcept nogil
cdef void write_gold(Layout layout, State s, int seat, int left, int top, unsigned char[:, :, ::1] board, signed char[:, ::1] frontier, short[::1] table) noexcept nogil
cdef void count_gold(Layout layout, State s, double *gathered) noexcept nogil
