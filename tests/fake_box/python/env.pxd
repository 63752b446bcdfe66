# What learners are told of the Fair, and the codes of its decisions: all of it in layout 3.
from carcassonne.boxes.fair.rules cimport bear_at, tickets_of
from carcassonne.core.boxes cimport box_number
from carcassonne.core.state cimport *
from carcassonne.env.codes cimport add_choice_codes, add_codes, from_seat
from carcassonne.env.layouts cimport *
from carcassonne.env.planes cimport add_writing, write_figures
from carcassonne.env.summary cimport add_counting

cdef int bear_code(Layout layout, State s, int tile) noexcept nogil
cdef int trade_code(Layout layout, State s, int choice) noexcept nogil
cdef int ticket_code(Layout layout, State s, int choice) noexcept nogil
cdef void write_fair(Layout layout, State s, int seat, int left, int top, unsigned char[:, :, ::1] board, signed char[:, ::1] frontier, short[::1] table) noexcept nogil
cdef void count_tickets(Layout layout, State s, double *gathered) noexcept nogil
