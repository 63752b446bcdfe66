# Numbers of the action space, of an observation and of a summary that abbots and gardens bring.
from carcassonne.core.state cimport *
from carcassonne.core.tables cimport HUB_AT, LANDSCAPE
from carcassonne.env.codes cimport code_figure_by, place_number
from carcassonne.env.planes cimport PLANES, WINDOW, write_by, write_figures
from carcassonne.env.summary cimport QUANTITIES, count_by

cpdef enum:
    AT_ABBOT = 5949        # + 0 take him back, otherwise his place, as for a follower

    # --- planes of the board ------------------------------------------------------------------------------------------
    GARDENED = 78          # 1 a garden, not a cloister
    ABBOT_IN = 79          # an abbot in it, 1 own, 2 a rival's

    # --- of a summary -------------------------------------------------------------------------------------------------
    ABBOT_LEFT = 21        # abbots in the supply

cdef int abbot_code(State s, int place) noexcept nogil
cdef bint has_garden(int kind) noexcept nogil
cdef void write_gardens(State s, int seat, int left, int top, unsigned char[:, :, ::1] board, signed char[:, ::1] frontier, short[::1] table) noexcept nogil
cdef void count_abbots(State s, double *gathered) noexcept nogil
