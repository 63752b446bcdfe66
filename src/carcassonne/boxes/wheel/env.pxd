# The wheel's numbers of the action space, of an observation and of a summary.
from carcassonne.core.boxes cimport box_number
from carcassonne.core.state cimport *
from carcassonne.core.followers cimport follower_of
from carcassonne.core.standing cimport figure_at, first_on, next_figure
from carcassonne.env.codes cimport add_codes, from_seat, no_segment_code
from carcassonne.env.layouts cimport *
from carcassonne.env.planes cimport add_writing
from carcassonne.env.summary cimport add_counting

cpdef enum:
    AT_PLAGUE = 752        # + 0-19 own follower in order of laying, 20-31 a figure that stands on no segment
    AT_MORE_PLAGUE = 5997  # + 0-3: own figures 20-23
    CROWNED = 14           # of a summary: followers on crown spaces

cdef int plague_code(Layout layout, State s, int choice) noexcept nogil
cdef void write_wheel(Layout layout, State s, int seat, int left, int top, unsigned char[:, :, ::1] board, signed char[:, ::1] frontier, short[::1] table) noexcept nogil
cdef void count_crowns(Layout layout, State s, double *gathered) noexcept nogil
