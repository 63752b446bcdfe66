# The barn, which is paid for its field to the end of the game.
from carcassonne.boxes.abbey_mayor.played cimport *
from carcassonne.core.boxes cimport count_boxes
from carcassonne.core.decisions cimport *
from carcassonne.core.features cimport count_claims, majority
from carcassonne.core.fields cimport add_before_farmers, boxes_bettering, count_cities, note_bettered
from carcassonne.core.figures cimport add_figure, add_figure_choices, stays_on_board
from carcassonne.core.followers cimport drive_home, put_follower
from carcassonne.core.log cimport note_score, note_term
from carcassonne.core.scoring cimport before_home
from carcassonne.core.standing cimport ONE_EACH, figure_at, first_figure, next_figure, segment_of
from carcassonne.core.state cimport *
from carcassonne.core.steps cimport *

cpdef enum:
    FOR_A_NEW_BARN = 3         # what a city pays the farmers of a field that gets a barn
    FOR_A_BARN_THERE = 1       # where the barn was there first
    FOR_THE_BARN = 4           # what it pays the barn at the end

cdef signed char CORNER[MAX_SPINS * 4]  # spin * 4 + corner: the place of the field that fills it, -1 for none

cdef int nowhere(State s) noexcept nogil
cdef int tile_at_corner(State s, int corner, int i) noexcept nogil
cdef int segment_at_corner(State s, int corner) noexcept nogil
cdef int barns_in(State s, int field) noexcept nogil
cdef bint may_build_barn(State s, int corner) noexcept nogil
cdef bint has_place_for_barn(State s) noexcept nogil
cdef void list_corners(State s, Choices c) noexcept nogil
cdef int build_barn(State s, int corner) noexcept nogil
cdef int score_barns(State s) noexcept nogil
cdef void pay_farmers(State s, int field, int points) noexcept nogil
cdef int farmer_among(State s, int field) noexcept nogil
cdef void send_farmers_home(State s, int field) noexcept nogil
cdef void pay_barn(State s, int player, bint anew) noexcept nogil
