# Crop circles: whom one concerns, what is chosen for all, and what everybody does then.
from carcassonne.core.boxes cimport add_room, box_number, play_with
from carcassonne.core.decisions cimport *
from carcassonne.core.figures cimport is_ground_for
from carcassonne.core.followers cimport after_leaving, drive_home, follower_of, is_closed, put_follower
from carcassonne.core.log cimport note
from carcassonne.core.standing cimport IS_FOLLOWER, figure_at, first_on, may_join, next_figure
from carcassonne.core.state cimport *
from carcassonne.core.steps cimport *
from carcassonne.core.tables cimport LANDSCAPE

cpdef enum:
    # --- what the player on turn chooses for all -----------------------------------------------------------------
    ADD = 1
    REMOVE = 2

    # --- what everybody answers: segment * FIGURES + figure, below this, or ----------------------------------------
    NONE_ADDED = 0x10000

    # --- the room of the box -------------------------------------------------------------------------------------
    CHOSEN = 0                 # while everybody is asked: ADD or REMOVE
    ASKED = 1                  # players asked so far, from the left neighbour of the player on turn on
    MUST_ADD = 2               # adding is compulsory for who can
    KEPT = 3

cdef signed char CIRCLES[MAX_KINDS]       # kind -> the landscape that its circle concerns, NOTHING without one

cdef int circle_of(State s, int tile) noexcept nogil
cdef int circle_here(State s) noexcept nogil
cdef int chosen_now(State s) noexcept nogil
cdef bint stands_there(State s, int player, int segment) noexcept nogil
cdef bint may_be_added(State s, int player, int segment, int figure) noexcept nogil
cdef bint is_concerned(State s, int player) noexcept nogil
cdef bint concerns_anybody(State s) noexcept nogil
cdef bint can_answer(State s, int player) noexcept nogil
cdef int open_circle(State s) noexcept nogil
cdef void list_both(State s, Choices c) noexcept nogil
cdef int choose(State s, int choice) noexcept nogil
cdef int ask_next(State s) noexcept nogil
cdef void list_answers(State s, Choices c) noexcept nogil
cdef void list_adding(State s, int player, int segment, Choices c) noexcept nogil
cdef void list_taking(State s, int player, int segment, Choices c) noexcept nogil
cdef int answer(State s, int choice) noexcept nogil
