from carcassonne.boxes.first_witness.trace cimport trace
from carcassonne.core.boxes cimport box_number
from carcassonne.core.state cimport *
from carcassonne.env.codes cimport add_aside_codes, add_choice_codes, add_codes, add_figure_codes, add_no_segment_codes
from carcassonne.env.layouts cimport *
from carcassonne.env.planes cimport add_writing
from carcassonne.env.summary cimport add_counting

cpdef enum:
    # --- hooks that ask every box in the order of the list ------------------------------------------------------------
    H_WRITING = 80
    H_COUNTING = 81

    # --- by phase or box: each witness numbers its own choices --------------------------------------------------------
    H_CODES = 96
    H_CHOICE_CODES = 97
    H_ASIDE_CODES = 98

cdef int code_of_answer(Layout layout, State s, int choice) noexcept nogil
cdef int code_of_own(Layout layout, State s, int choice) noexcept nogil
cdef int code_of_aside(Layout layout, State s, int choice) noexcept nogil
cdef void write_seen(Layout layout, State s, int seat, int left, int top, unsigned char[:, :, ::1] board, signed char[:, ::1] frontier, short[::1] table) noexcept nogil
cdef void count_seen(Layout layout, State s, double *gathered) noexcept nogil
