# What learners are told of mage and witch, and the codes of their question: all of it in layout 3.
from carcassonne.boxes.mage_witch.rules cimport MAGICIANS, OFF, magic_feature
from carcassonne.core.boxes cimport box_number
from carcassonne.core.features cimport count_claims, majority, pennant_points, project_points, tile_points
from carcassonne.core.state cimport *
from carcassonne.env.codes cimport add_codes
from carcassonne.env.layouts cimport *
from carcassonne.env.planes cimport add_writing
from carcassonne.env.summary cimport add_counting

cdef int magic_code(Layout layout, State s, int choice) noexcept nogil
cdef void write_magic(Layout layout, State s, int seat, int left, int top, unsigned char[:, :, ::1] board, signed char[:, ::1] frontier, short[::1] table) noexcept nogil
cdef void count_magic(Layout layout, State s, double *gathered) noexcept nogil
