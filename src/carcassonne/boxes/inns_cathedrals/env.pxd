# Numbers of the action space, of an observation and of a summary that inns, cathedrals and large followers bring.
from carcassonne.core.boxes cimport box_number
from carcassonne.core.state cimport *
from carcassonne.core.tables cimport LANDSCAPE, MARKS, SEGMENTS
from carcassonne.env.codes cimport add_figure_codes, place_number
from carcassonne.env.layouts cimport *
from carcassonne.env.planes cimport write_at_sides, add_writing, write_figures
from carcassonne.env.summary cimport add_counting

cpdef enum:
    AT_LARGE = 5933        # + the place, as for a follower

    # --- planes of the board ------------------------------------------------------------------------------------------
    RAISED = 37            # + side: inns at the road or cathedrals in the city there
    LARGE_AT = 41          # + side: a large follower in it, 1 own, 2 a rival's, 3 both
    LARGE_FARMING = 45     # + half-edge: in the field there
    LARGE_IN = 53          # on the cloister

    # --- of a summary -------------------------------------------------------------------------------------------------
    LARGE_LEFT = 20        # large followers in the supply

cdef int large_code(Layout layout, State s, int place) noexcept nogil
cdef int raising(State s, int landscape, unsigned int marks) noexcept nogil
cdef void write_inns(Layout layout, State s, int seat, int left, int top, unsigned char[:, :, ::1] board, signed char[:, ::1] frontier, short[::1] table) noexcept nogil
cdef void count_large(Layout layout, State s, double *gathered) noexcept nogil
