# Mage and witch: where they stand, what they do to points, and where they may go.
from carcassonne.core.board cimport halves_of
from carcassonne.core.boxes cimport add_room, box_number, play_with
from carcassonne.core.decisions cimport *
from carcassonne.core.features cimport add_bonus, distinct_tiles
from carcassonne.core.log cimport note
from carcassonne.core.state cimport *
from carcassonne.core.steps cimport *
from carcassonne.core.tables cimport LANDSCAPE

cpdef enum:
    MAGE = 0
    WITCH = 1
    MAGICIANS = 2
    JOINED_LATE = 2            # of its room: the question is asked after the figure
    KEPT = 3
    # --- choices: otherwise segment * MAGICIANS + who ---------------------------------------------------------
    OFF = 0x10000              # + who: taken off the board

cdef unsigned char CALLS[MAX_KINDS]

cdef int magic_segment(State s, int who) noexcept nogil
cdef int magic_feature(State s, int who) noexcept nogil
cdef bint is_enchanted(State s, int feature) noexcept nogil
cdef int magic_bonus(State s, int feature, int points, bint finished) noexcept nogil
cdef int magic_term(State s, int feature) noexcept nogil
cdef bint must_move(State s) noexcept nogil
cdef bint are_joined(State s) noexcept nogil
cdef bint is_target(State s, int feature) noexcept nogil
cdef bint lies_before(State s, int segment, int other) noexcept nogil
cdef int first_segment(State s, int feature) noexcept nogil
cdef void list_moves(State s, Choices c) noexcept nogil
cdef int call_magic(State s) noexcept nogil
cdef int part_them(State s) noexcept nogil
cdef int send_away(State s) noexcept nogil
cdef int sent_away(State s) noexcept nogil
cdef int make_move(State s, int choice) noexcept nogil
cdef void take_off(State s, int who) noexcept nogil
cdef int leave_finished(State s) noexcept nogil
