# What learners are told of towers, and the codes of their choices: all of it in layout 3.
from carcassonne.boxes.tower.rules cimport (
    FOUNDATION,
    FROM_TOWER,
    NOBODY,
    ON_TOP,
    STANDINGS,
    height_of,
    imprisoned,
    pieces_of,
    reaches_tile,
    tower_being_built,
    was_ransomed,
    top_of,
)
from carcassonne.core.boxes cimport box_number
from carcassonne.core.standing cimport IS_FOLLOWER, figure_at, first_on, next_figure
from carcassonne.core.state cimport *
from carcassonne.env.codes cimport add_aside_codes, add_choice_codes, add_codes, add_no_segment_codes, from_seat
from carcassonne.env.layouts cimport *
from carcassonne.env.planes cimport add_writing
from carcassonne.env.summary cimport add_counting

cdef int tower_code(Layout layout, State s, int choice) noexcept nogil
cdef int capture_code(Layout layout, State s, int choice) noexcept nogil
cdef int exchange_code(Layout layout, State s, int figure) noexcept nogil
cdef int ransom_code(Layout layout, State s, int choice) noexcept nogil
cdef int guard_code(Layout layout, State s, int tile) noexcept nogil
cdef void write_towers(Layout layout, State s, int seat, int left, int top, unsigned char[:, :, ::1] board, signed char[:, ::1] frontier, short[::1] table) noexcept nogil
cdef void count_towers(Layout layout, State s, double *gathered) noexcept nogil
