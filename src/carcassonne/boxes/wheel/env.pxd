# The wheel's numbers of the action space, of an observation and of a summary.
from carcassonne.core.state cimport *
from carcassonne.env.codes cimport OWN_FOLLOWERS, code_by, from_seat

cpdef enum:
    AT_PLAGUE = 752        # + 0-19 own follower in order of laying, 20-31 castle in order of building

cdef int plague_code(State s, int choice) noexcept nogil
cdef void write_wheel(State s, int seat, short[::1] table) noexcept nogil
cdef void count_crowns(State s, double *gathered, int quantities, int crowned) noexcept nogil
