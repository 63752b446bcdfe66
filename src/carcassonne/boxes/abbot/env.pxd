# Numbers of the action space, of an observation and of a summary that abbots and gardens bring.
from carcassonne.core.boxes cimport box_number
from carcassonne.core.state cimport *
from carcassonne.core.tables cimport HUB_AT, LANDSCAPE
from carcassonne.env.codes cimport add_figure_codes, place_number
from carcassonne.env.layouts cimport *
from carcassonne.env.planes cimport add_writing, write_figures
from carcassonne.env.summary cimport add_counting

cpdef enum:
    AT_ABBOT = 5949        # + 0 take him back, otherwise his place, as for a follower

    # --- planes of the board ------------------------------------------------------------------------------------------
    GARDENED = 78          # 1 a garden, not a cloister
    ABBOT_IN = 79          # an abbot in it, 1 own, 2 a rival's

    # --- of a summary -------------------------------------------------------------------------------------------------
    ABBOT_LEFT = 21        # abbots in the supply

cdef int abbot_code(Layout layout, State s, int place) noexcept nogil
cdef bint has_garden(int kind) noexcept nogil
cdef void write_gardens(Layout layout, State s, int seat, int left, int top, unsigned char[:, :, ::1] board, signed char[:, ::1] frontier, short[::1] table) noexcept nogil
cdef void count_abbots(Layout layout, State s, double *gathered) noexcept nogil
