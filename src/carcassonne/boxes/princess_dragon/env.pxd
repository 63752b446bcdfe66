# What learners are told of dragon and fairy, and the codes of their questions: all of it in layout 3.
from carcassonne.boxes.princess_dragon.rules cimport (
    SEND_AWAY,
    STANDINGS,
    TO_TILE,
    count_waiting,
    has_been_on,
    player_of_fairy,
    steps_to_go,
    tile_of_dragon,
    tile_of_fairy,
)
from carcassonne.core.boxes cimport box_number
from carcassonne.core.state cimport *
from carcassonne.env.codes cimport add_choice_codes, add_codes, from_seat
from carcassonne.env.layouts cimport *
from carcassonne.env.planes cimport add_writing
from carcassonne.env.summary cimport add_counting

cdef int step_code(Layout layout, State s, int side) noexcept nogil
cdef int place_code(State s, int segment) noexcept nogil
cdef int own_code(Layout layout, State s, int choice) noexcept nogil
cdef void write_dragon(Layout layout, State s, int seat, int left, int top, unsigned char[:, :, ::1] board, signed char[:, ::1] frontier, short[::1] table) noexcept nogil
cdef void count_fairy(Layout layout, State s, double *gathered) noexcept nogil
