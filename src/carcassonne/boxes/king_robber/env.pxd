# What learners are told of king and robber baron: all of it in layout 3.
from carcassonne.boxes.king_robber.rules cimport CARDS, count_finished, holder_of, size_of
from carcassonne.core.boxes cimport box_number
from carcassonne.core.state cimport *
from carcassonne.env.codes cimport from_seat
from carcassonne.env.layouts cimport *
from carcassonne.env.planes cimport add_writing
from carcassonne.env.summary cimport add_counting

cdef void write_cards(Layout layout, State s, int seat, int left, int top, unsigned char[:, :, ::1] board, signed char[:, ::1] frontier, short[::1] table) noexcept nogil
cdef void count_cards(Layout layout, State s, double *gathered) noexcept nogil
