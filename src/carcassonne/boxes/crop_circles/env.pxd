# What learners are told of crop circles, and the codes of their questions: all of it in layout 3.
from carcassonne.boxes.crop_circles.rules cimport ADD, NONE_ADDED, chosen_now, circle_of
from carcassonne.core.boxes cimport box_number
from carcassonne.core.state cimport *
from carcassonne.env.codes cimport add_codes, elsewhere_code
from carcassonne.env.layouts cimport *
from carcassonne.env.planes cimport add_writing

cdef int circle_code(Layout layout, State s, int choice) noexcept nogil
cdef int answer_code(Layout layout, State s, int choice) noexcept nogil
cdef void write_circles(Layout layout, State s, int seat, int left, int top, unsigned char[:, :, ::1] board, signed char[:, ::1] frontier, short[::1] table) noexcept nogil
