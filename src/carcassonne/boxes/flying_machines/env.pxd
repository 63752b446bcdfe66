# What learners are told of flights, and the codes of their choices: all of it in layout 3.
from carcassonne.boxes.flying_machines.rules cimport arrow_of, flying, rolled_now, tile_after
from carcassonne.core.boxes cimport box_number
from carcassonne.core.state cimport *
from carcassonne.env.codes cimport add_choice_codes, add_codes
from carcassonne.env.layouts cimport *
from carcassonne.env.planes cimport add_writing

cdef int fly_code(Layout layout, State s, int figure) noexcept nogil
cdef int landing_code(Layout layout, State s, int segment) noexcept nogil
cdef void write_flight(Layout layout, State s, int seat, int left, int top, unsigned char[:, :, ::1] board, signed char[:, ::1] frontier, short[::1] table) noexcept nogil
