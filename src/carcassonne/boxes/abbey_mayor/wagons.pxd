# The wagon, which moves on when what it stands on has been scored.
from carcassonne.boxes.abbey_mayor.abbeys cimport is_abbey
from carcassonne.boxes.abbey_mayor.played cimport *
from carcassonne.core.board cimport halves_of, segment_across, segments_on
from carcassonne.core.decisions cimport *
from carcassonne.core.figures cimport add_figure, add_ground, is_ground_for, stays_on_board
from carcassonne.core.followers cimport is_closed, places_for_follower
from carcassonne.core.log cimport note
from carcassonne.core.scoring cimport add_before_home
from carcassonne.core.standing cimport FOLLOWER_FIGURE, ONE_EACH, stand
from carcassonne.core.state cimport *
from carcassonne.core.steps cimport *
from carcassonne.core.tables cimport HUB_AT, LANDSCAPE

cpdef enum:
    STAYS = 0                  # of the phase wagon: it is home, and stays there; otherwise 1 + the segment

cdef unsigned short LINKS[MAX_PRINTS]  # print -> the places on its tile that it meets there

cdef int places_for_wagon(State s) noexcept nogil
cdef void see_scored(State s, int feature, int cause) noexcept nogil
cdef int segment_left(State s, int player) noexcept nogil
cdef void mark_feature(State s, int segment) noexcept nogil
cdef void mark_connected(State s, int feature) noexcept nogil
cdef bint is_nearby(State s, int tile, int other) noexcept nogil
cdef bint takes_wagon(State s, int segment) noexcept nogil
cdef bint may_reach(State s, int start, int segment) noexcept nogil
cdef bint may_move_on(State s, int player) noexcept nogil
cdef int ask_for_wagon(State s) noexcept nogil
cdef void list_moves(State s, Choices c) noexcept nogil
cdef int move_wagon(State s, int choice) noexcept nogil
